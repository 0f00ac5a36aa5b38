"""King of Queens: energy and a life point for a turn begun in Queens."""

from tests.rules.table import P1, P2, changes, cited, table

RULE = "card.king_of_queens"
KING = {"cards": ["king_of_queens"]}


def test_at_the_start_of_a_turn_in_queens() -> None:
    t = table({"place": "queens", "lp": 5, **KING}, "lower", phase="start")
    assert changes(cited(t.opening, RULE), "energy") == [(P1, 1)]
    assert changes(cited(t.opening, RULE), "lp") == [(P1, 1)]
    assert (t[0].energy, t[0].lp) == (1, 6)


def test_up_to_the_maximum() -> None:
    t = table({"place": "queens", **KING}, "lower", phase="start")
    assert (t[0].energy, t[0].lp) == (1, 10)


def test_not_anywhere_else() -> None:
    for place in ("bronx", "brooklyn", "staten_island", "lower", "upper"):
        t = table({"place": place, "lp": 5, **KING}, "bronx", phase="start")
        assert not cited(t.opening, RULE)
        assert t[0].lp == 5


def test_not_for_coming_to_queens_but_in_the_turn_after() -> None:
    t = table({"place": "bronx", "lp": 5, **KING}, "lower", phase="move")
    events = t.play("move queens", "end")
    assert not cited(events, RULE)
    events = t.play("roll", "dice EEEEEE", "stop", "end")
    assert changes(cited(events, RULE), "energy") == [(P1, 1)]
    assert t[0].lp == 6


def test_not_on_the_turns_of_others() -> None:
    t = table({"place": "queens", **KING}, {"place": "queens", "lp": 5}, "lower", turn=P2, phase="start")
    assert not cited(t.opening, RULE)
    assert t.all("energy") == [0, 0, 0]


def test_with_another_card_it_is_ordered_only_in_queens() -> None:
    both = {"cards": ["king_of_queens", "regeneration"], "lp": 4}
    t = table({"place": "queens", **both}, "lower", phase="start")
    assert t.asked == (P1, "order")
    assert t.legal == {"pick king_of_queens", "pick regeneration"}
    t.play("pick regeneration")
    assert (t[0].lp, t[0].energy) == (6, 1)
    t = table({"place": "bronx", **both}, "lower", phase="start")
    assert t.asked == (P1, "roll")
    assert t[0].lp == 5


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "queens", "lp": 1, **KING}, "bronx", phase="resolve", dice="AEEEEE")
    t.play("resolve A", "end")
    assert t.state.discards == ("king_of_queens",)
    assert t[P2].energy == 0
