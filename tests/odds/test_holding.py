"""Holding Manhattan and Tokyo: what it earns, by formula, by summing up rounds, and through the referee."""

from fractions import Fraction

import pytest

from kony_nb.odds import manhattan, tokyo
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.new_york.manhattan import EARNINGS
from tests.rules.table import table

F = Fraction


def test_what_the_rest_of_a_stay_earns() -> None:
    half = Fraction(1, 2)
    stay = manhattan(half)
    upper = stay.earns_from("upper")
    assert upper == (EARNINGS["upper"][0] / half, EARNINGS["upper"][1] / half)  # two such turns on average
    midtown, lower = stay.earns_from("midtown"), stay.earns_from("lower")
    for n in (0, 1):
        assert midtown[n] == EARNINGS["midtown"][n] + half * upper[n]
        assert lower[n] == EARNINGS["lower"][n] + half * midtown[n]
    assert stay.on_entry + half * lower[0] == stay.mean_vp
    assert tokyo(half, place="bay").earns_from("bay") == (2, 0)
    with pytest.raises(BadOdds, match="'enters' is no place of the stay; there are lower, midtown, upper"):
        stay.earns_from("enters")


@pytest.mark.parametrize("hit", [F(1, 2), F(1, 3), F(9, 10), F(1, 7), 1])
@pytest.mark.parametrize("flees", [1, F(3, 4)])
def test_manhattan_earns_what_the_formula_says(hit: Fraction, flees: Fraction) -> None:
    stay = manhattan(hit, flees=flees)
    s = 1 - hit * flees
    assert stay.stays == s
    assert stay.mean_vp == 1 + s + 2 * s**2 + 2 * s**3 / (1 - s)
    assert stay.mean_energy == s + s**2 + 2 * s**3 / (1 - s)
    assert stay.mean_turns == s / (1 - s)


def test_round_by_round_the_chain_gives_the_same() -> None:
    stay = manhattan(0.5)
    total = stay.on_entry + sum(
        chance * stay.pays[place][0]
        for n in range(1, 200)
        for place, chance in stay.chain.after(n).items()
        if place in stay.pays
    )
    assert stay.mean_vp == pytest.approx(total)
    assert sum(stay.chain.first_passage("outside", 200)) == pytest.approx(1)


def test_the_referee_pays_and_advances_like_the_chain() -> None:
    t = table("queens", "bronx", phase="move")
    t.play("enter" if "enter" in t.legal else "end")
    stay = manhattan(F(1, 2))
    assert t[0].vp == stay.on_entry
    seen = []
    for _ in range(4):
        while t.state.turn == 0:
            t.play("end")
        before = t[0].vp, t[0].energy
        while t.state.turn == 1:
            if t.state.phase == "roll":
                t.play("roll", "dice EEEEEE", "stop")
            else:
                t.play(sorted(t.legal)[0] if t.asked[1] != "move" else "stay")
        place = t[0].place
        seen.append((place, (t[0].vp - before[0], t[0].energy - before[1])))
        t.play("roll", "dice EEEEEE", "stop")
        while t.asked[1] == "resolve":
            t.play("resolve E")
    assert seen == [(place, EARNINGS[place]) for place in ("lower", "midtown", "upper", "upper")]
    for place, (after, _) in zip(("lower", "midtown", "upper"), seen[1:], strict=True):
        assert stay.chain.after(1, place)[after] == stay.stays


@pytest.mark.parametrize("s", [F(1, 2), F(2, 3), F(1, 10)])
def test_tokyo_earns_by_city_and_bay(s: Fraction) -> None:
    assert tokyo(1 - s).mean_vp == 1 + 2 * s / (1 - s)
    assert tokyo(1 - s, place="bay").mean_vp == 1 + s / (1 - s)
    assert tokyo(1, yields=1 - s, place="bay", rules="printed").mean_vp == 1 + 2 * s / (1 - s)
    assert tokyo(1 - s).mean_energy == 0


def test_bad_stays() -> None:
    for ask, says in (
        (lambda: manhattan(0), "stays for ever"),
        (lambda: manhattan(F(1, 2), flees=0), "stays for ever"),
        (lambda: manhattan(1.5), "being attacked is 1.5; allowed is a number from 0 to 1"),
        (lambda: manhattan("x"), "being attacked is 'x'"),
        (lambda: tokyo(F(1, 2), yields=-1), "leaving is -1"),
        (lambda: tokyo(F(1, 2), place="park"), "'park' is no place of Tokyo; there are city, bay"),
    ):
        with pytest.raises(BadOdds, match=says):
            ask()
