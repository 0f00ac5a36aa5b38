"""Alien Origin: everything is cheaper."""

from tests.rules.in_tokyo import CITY, OUT, mimic, tokyo
from tests.rules.table import P1, P2, Table, changes, cited, kinds
from tests.rules.together import owner

ID, RULE = "alien_origin", "card.alien_origin"


def buying(energy: int, *cards: object, place: str = OUT, market: tuple[str, ...] = ("giant_brain",)) -> Table:
    others = OUT if place == CITY else CITY
    return tokyo(owner(place, *cards, energy=energy), others, phase="buy", market=list(market))


def test_one_less() -> None:
    for place in (OUT, CITY):
        t = buying(4, ID, place=place)
        events = t.play("buy giant_brain")
        assert t[0].energy == 0
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [(RULE, 1)]


def test_not_more_than_one_less() -> None:
    assert buying(3, ID).refused("buy giant_brain") == "core.buy.cost"


def test_not_for_itself_and_not_for_a_sweep() -> None:
    t = buying(3, market=(ID,))
    t.play(f"buy {ID}")
    assert t[0].energy == 0
    assert buying(1, ID).refused("sweep") == "core.buy.sweep"


def test_not_for_others() -> None:
    t = tokyo(owner(OUT, energy=4), owner(CITY, ID), phase="buy", market=["giant_brain"])
    assert t.refused("buy giant_brain") == "core.buy.cost"


def test_cards_of_other_monsters_too() -> None:
    t = tokyo(owner(OUT, ID, "parasitic_tentacles", energy=4), owner(CITY, "giant_brain"), phase="buy")
    events = t.play("buy giant_brain")
    assert (t[0].energy, t[1].energy) == (0, 4)
    assert changes(cited(events, "card.parasitic_tentacles"), "energy") == [(P1, -4), (P2, 4)]


def test_at_a_reveal_too() -> None:
    t = tokyo(
        owner(OUT, energy=2),
        owner(CITY, ID, "opportunist", energy=4),
        phase="buy",
        market=["friend_of_children"],
        deck_top=["giant_brain"],
    )
    t.play("sweep")
    assert t.asked == (P2, "seize")
    t.play("buy giant_brain")
    assert t[1].energy == 0


def test_a_mimic_takes_another_one_off() -> None:
    t = buying(3, ID, {"id": "mimic", "copies": ID})
    t.play("buy giant_brain")
    assert t[0].energy == 0
    t = tokyo(mimic(ID, energy=4), owner(CITY, ID), phase="buy", market=["giant_brain"])
    t.play("buy giant_brain")
    assert t[0].energy == 0
