"""Regeneration: a life point at the start of each turn of its owner."""

from tests.rules.table import P1, P2, changes, cited, table

CARD = {"cards": ["regeneration"]}


def test_at_the_start_of_the_turn_anywhere() -> None:
    for place in ("bronx", "lower", "upper"):
        t = table({"place": place, "lp": 5, **CARD}, "queens", phase="start")
        assert t[0].lp == 6
        assert changes(cited(t.opening, "card.regeneration"), "lp") == [(P1, 1)]


def test_up_to_the_limit() -> None:
    t = table({"place": "bronx", "lp": 10, **CARD}, "queens", phase="start")
    assert t[0].lp == 10
    t = table({"place": "bronx", "lp": 10, "cards": ["regeneration", "carapace"]}, "queens", phase="start")
    assert t[0].lp == 11


def test_not_in_the_turns_of_others() -> None:
    t = table("queens", {"place": "bronx", "lp": 5, **CARD}, phase="start")
    assert t[1].lp == 5


def test_not_in_the_turn_it_was_bought() -> None:
    t = table({"place": "bronx", "lp": 5, "energy": 5}, "lower", phase="buy", market=["regeneration"])
    t.play("buy regeneration", "end")
    assert t[0].lp == 5


def test_in_an_extra_turn_too() -> None:
    t = table({"place": "bronx", "lp": 5, **CARD}, "lower", phase="end", extra_turns=[["subway", "Kong"]])
    t.play("end")
    assert t[0].lp == 6


def test_its_owner_dies() -> None:
    t = table({"place": "lower", "lp": 1, **CARD}, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("regeneration",)
    assert t[0].cards == ()
