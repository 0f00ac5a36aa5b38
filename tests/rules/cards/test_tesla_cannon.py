"""Tesla Cannon: points, and every monster gives up a Keep card."""

from tests.rules.table import P1, P2, P3, kinds, table

KEEPS = {
    "p1": {"place": "bronx", "energy": 5, "cards": ["regeneration", "curse"]},
    "p2": {"place": "queens", "cards": ["extra_head", "webspinner"]},
    "p3": {"place": "lower", "cards": ["fireball", "chameleon"]},
}


def test_the_buyer_first_then_clockwise() -> None:
    t = table(KEEPS["p3"], KEEPS["p1"], KEEPS["p2"], turn=P2, phase="buy", market=["tesla_cannon"])
    t.play("buy tesla_cannon")
    assert t[1].vp == 2
    assert t.asked == (P2, "give")
    assert t.legal == {"give regeneration", "give curse"}
    assert t.refused("give fireball") == "card.tesla_cannon"
    assert t.refused("pass") == "card.tesla_cannon"
    t.play("give curse")
    assert t.asked == (P3, "give")
    t.play("give extra_head")
    assert t.asked == (P1, "give")
    t.play("give chameleon")
    t.settle()
    assert t.asked == (P2, "buy")
    assert t.all("cards") == [("fireball",), ("regeneration",), ("webspinner",)]
    assert t.state.discards == ("tesla_cannon", "curse", "extra_head", "chameleon")


def test_who_has_none_is_spared_and_who_has_one_gives_it() -> None:
    t = table(
        {"place": "bronx", "energy": 5},
        {"place": "queens", "cards": ["regeneration"]},
        "lower",
        phase="buy",
        market=["tesla_cannon"],
    )
    events = t.play("buy tesla_cannon")
    assert t.all("cards") == [(), (), ()]
    assert [e.seat for e in kinds(events, "nothing")] == [P1, P3]
    assert [e.what for e in kinds(events, "forced")] == ["give regeneration"]


def test_carapace_can_be_shed_instead_but_then_another_card_goes() -> None:
    p2 = {"place": "queens", "lp": 5, "cards": [{"id": "carapace", "counters": 3}, "regeneration"]}
    t = table({"place": "bronx", "energy": 5}, p2, "lower", phase="buy", market=["tesla_cannon"])
    t.play("buy tesla_cannon")
    assert t.legal == {"give carapace", "give regeneration", "use carapace"}
    t.play("use carapace")
    assert t[1].lp == 8
    assert t[1].cards == ()


def test_giving_carapace_heals_nothing() -> None:
    p2 = {"place": "queens", "lp": 12, "cards": [{"id": "carapace", "counters": 3}, "regeneration"]}
    t = table({"place": "bronx", "energy": 5}, p2, "lower", phase="buy", market=["tesla_cannon"])
    t.play("buy tesla_cannon", "give carapace")
    assert t[1].lp == 10
    assert t[1].counters == {}


def test_goal_cards_are_safe() -> None:
    t = table(
        {"place": "bronx", "energy": 5},
        "queens",
        "lower",
        phase="buy",
        market=["tesla_cannon"],
        superstar_holder=P2,
        statue_holder=P3,
    )
    t.play("buy tesla_cannon")
    assert (t.state.superstar, t.state.statue) == (P2, P3)
