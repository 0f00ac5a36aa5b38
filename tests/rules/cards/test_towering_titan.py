"""Towering Titan: two attacks more in every turn."""

from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, table

RULE = "card.towering_titan"


def attacking(dice: str, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "cards": ["towering_titan"], **more}, other, "bronx", phase="resolve", dice=dice)


def test_two_attacks_more() -> None:
    t = attacking("AHHESO")
    assert [(e.kind, e.seat, e.n, e.what) for e in cited(t.opening, RULE)] == [("add", P1, 2, "AA")]
    assert t.state.results == "AAAHHESO"
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 3)]
    assert t.asked == (P2, "flee")


def test_without_an_attack_die() -> None:
    t = attacking("HHHESO")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 2)]
    assert t.asked == (P2, "flee")


def test_from_manhattan() -> None:
    t = attacking("HHHESO", place="lower")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 2), (P3, 2)]


def test_added_attacks_remove_tokens_too() -> None:
    p2 = {"place": "lower", "cards": ["webspinner"]}
    t = table(
        {"place": "queens", "cards": ["towering_titan"], "tokens": {"web": 1}}, p2, phase="resolve", dice="HHHESO"
    )
    events = t.play("resolve A", "use attack web")
    assert t[0].tokens == {}
    assert changes(events, "damage") == [(P2, 1)]


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["towering_titan"]}, phase="resolve", dice="HHHESO")
    assert t.state.results == "HHHESO"
    assert t.refused("use towering_titan") == RULE


def test_not_before_the_last_roll() -> None:
    t = table({"place": "queens", "cards": ["towering_titan"]}, "lower", dice="HHHESO")
    assert t.state.results == ""
    assert t.refused("resolve A") == "core.turn.order"


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["towering_titan"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    events = t.play("resolve A")
    assert [e.what for e in kinds(events, "lose_card")] == ["towering_titan"]
    assert t.state.discards == ("towering_titan",)
