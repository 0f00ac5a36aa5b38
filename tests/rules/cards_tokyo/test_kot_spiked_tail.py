"""Spiked Tail: one attack more to at least one."""

from tests.rules.table import P2, Table, cited, table, trial_card

CARD, RULE = "spiked_tail", "card.spiked_tail"
MIMIC = {"id": "mimic", "copies": CARD}


def resolving(dice: str, place: str = "outside", cards: tuple[object, ...] = (CARD,)) -> Table:
    me = {"place": place, "cards": list(cards)}
    other = "outside" if place == "tokyo_city" else "tokyo_city"
    return table(me, other, game="tokyo", phase="resolve", dice=dice)


def test_one_attack_more() -> None:
    for place in ("outside", "tokyo_city"):
        t = resolving("A11223", place)
        assert (t.state.dice, t.state.results) == ("11223A", "11223AA")
        t.play("resolve A")
        assert t[1].lp == 8
    assert [(e.kind, e.what) for e in cited(resolving("A11223").opening, RULE)] == [("add", "A")]


def test_nothing_without_an_attack() -> None:
    t = resolving("112233")
    assert t.state.results == "112233"


def test_an_attack_of_another_card_will_do() -> None:
    t = resolving("112233", "tokyo_city", (CARD, "burrowing"))
    assert t.state.results == "112233AA"
    with trial_card(id="acid", games=("tokyo",), adds=lambda state, seat, results: "A"):
        assert resolving("112233", cards=(CARD, "acid")).state.results == "112233AA"
        assert resolving("112233", cards=("acid", CARD)).state.results == "112233AA"


def test_a_mimic_adds_one_too() -> None:
    assert resolving("A11223", cards=(CARD, MIMIC)).state.results == "11223AAA"
    assert resolving("112233", cards=(CARD, MIMIC)).state.results == "112233"


def test_it_brings_its_owner_in() -> None:
    t = table(
        {"place": "outside", "cards": [CARD]}, "outside", game="tokyo", phase="resolve", dice="A11223"
    )
    assert t.state.results == "11223AA"
    t.play("resolve 1", "resolve 2", "resolve 3")
    assert t[0].place == "tokyo_city"


def test_not_for_others() -> None:
    t = table(
        {"place": "tokyo_city", "cards": [CARD]}, "outside", game="tokyo", turn=P2, phase="resolve", dice="A11223"
    )
    assert t.state.results == "11223A"


def test_it_has_no_use() -> None:
    assert resolving("A11223").refused(f"use {CARD}") == RULE


def test_its_owner_dies() -> None:
    me = {"place": "tokyo_city", "lp": 1, "cards": [CARD]}
    t = table(me, "outside", "outside", game="tokyo", turn=P2, phase="resolve", dice="A11223")
    t.play("resolve A")
    assert t.state.discards == (CARD,)
