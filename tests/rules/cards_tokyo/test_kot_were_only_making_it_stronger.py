"""We're Only Making It Stronger!: one energy for two or more LP lost at once."""

from tests.rules.table import P1, P2, Table, changes, cited, table, trial_card

CARD, RULE = "were_only_making_it_stronger", "card.were_only_making_it_stronger"
MIMIC = {"id": "mimic", "copies": CARD}


def attacked(dice: str, place: str = "tokyo_city", cards: tuple[object, ...] = (CARD,), **more: object) -> Table:
    attacker = "outside" if place == "tokyo_city" else "tokyo_city"
    me = {"place": place, "cards": list(cards), **more}
    return table(me, attacker, "outside", game="tokyo", turn=P2, phase="resolve", dice=dice)


def test_an_energy_for_two_or_more() -> None:
    for place in ("outside", "tokyo_city"):
        for dice, energy in (("A11223", 0), ("AA1123", 1), ("AAAA11", 1)):
            t = attacked(dice, place)
            events = t.play("resolve A")
            assert t[0].energy == energy
            assert changes(cited(events, RULE), "energy") == [(P1, 1)] * energy


def test_for_cards_too_the_owner_s_own_as_well() -> None:
    me = {"place": "outside", "energy": 3, "cards": [CARD]}
    t = table(me, "outside", game="tokyo", phase="buy", market=["national_guard"])
    t.play("buy national_guard")
    assert (t[0].energy, t[0].lp, t[0].vp) == (1, 8, 2)


def test_what_is_really_lost_counts() -> None:
    with trial_card(id="shell", games=("tokyo",), reduce=lambda state, seat, loss, n: n - 1):
        t = attacked("AA1123", cards=(CARD, "shell"))
        t.play("resolve A")
        assert (t[0].lp, t[0].energy) == (9, 0)


def test_only_what_its_owner_loses() -> None:
    me = {"place": "outside", "cards": [CARD]}
    t = table(me, "tokyo_city", "outside", game="tokyo", phase="resolve", dice="AA1123")
    t.play("resolve A")
    assert t.all("energy") == [0, 0, 0]


def test_a_mimic_gains_one_too() -> None:
    t = attacked("AA1123", cards=(CARD, MIMIC))
    t.play("resolve A")
    assert t[0].energy == 2


def test_the_dead_gain_nothing() -> None:
    t = attacked("AA1123", lp=2)
    events = t.play("resolve A")
    assert not [e for e in cited(events, RULE) if e.kind == "energy"]
    assert (t[0].alive, t[0].energy, t.state.discards) == (False, 0, (CARD,))


def test_it_has_no_use() -> None:
    assert table({"place": "outside", "cards": [CARD]}, "outside", game="tokyo").refused(f"use {CARD}") == RULE
