"""Regeneration of King of Tokyo: one LP more each time."""

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Events
from kony_nb.rules.phases.gains import heal
from tests.rules.table import P1, P2, Table, changes, table

CARD = "regeneration_tokyo"


def resolving(dice: str, place: str = "outside", lp: int = 3, cards: tuple[object, ...] = (CARD,)) -> Table:
    me = {"place": place, "lp": lp, "cards": list(cards)}
    other = "outside" if place == "tokyo_city" else "tokyo_city"
    return table(me, other, game="tokyo", phase="resolve", dice=dice)


def test_one_more_each_time_however_much_it_is() -> None:
    t = resolving("HHH112")
    assert changes(t.play("resolve H"), "lp") == [(P1, 4)]
    t = resolving("H11223")
    t.play("resolve H")
    assert t[0].lp == 5


def test_never_above_the_maximum() -> None:
    t = resolving("HH1123", lp=8)
    t.play("resolve H")
    assert t[0].lp == 10


def test_hearts_do_not_heal_in_tokyo() -> None:
    t = resolving("HHH112", "tokyo_city")
    t.play("resolve H")
    assert t[0].lp == 3


def test_no_hearts_no_healing() -> None:
    t = resolving("111223")
    t.play("resolve 1", "resolve 2")
    assert t[0].lp == 3


def test_only_its_owner() -> None:
    owner = {"place": "tokyo_city", "lp": 5, "cards": [CARD]}
    t = table({"place": "outside", "lp": 3}, owner, game="tokyo", phase="resolve", dice="HH1123")
    t.play("resolve H")
    assert t.all("lp") == [5, 5]


def test_not_when_another_monster_heals() -> None:
    t = resolving("111223")
    log = Events()
    heal(t.state, P1, 2, "card.heal", log, by_other=True)
    assert t[0].lp == 5


def test_a_mimic_adds_one_more() -> None:
    t = resolving("H11223", cards=(CARD, {"id": "mimic", "copies": CARD}))
    t.play("resolve H")
    assert t[0].lp == 6


def test_a_card_of_its_own_beside_the_one_of_new_york() -> None:
    assert CARDS[CARD].name == CARDS["regeneration"].name
    assert (CARDS[CARD].games, CARDS["regeneration"].games) == (("tokyo",), ("new_york",))


def test_its_owner_dies() -> None:
    t = table(
        {"place": "tokyo_city", "lp": 1, "cards": [CARD]}, "outside", "outside", game="tokyo", turn=P2,
        phase="resolve", dice="A11223",
    )
    t.play("resolve A")
    assert t.state.discards == (CARD,)
