"""Painbow: Destruction brings attacks, and six dice of it the victory."""

import pytest

from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, table

RULE = "card.painbow"


def shining(dice: str, *cards: str, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    p1 = {"place": place, "cards": ["painbow", *cards]}
    return table(p1, other, "bronx", phase="resolve", dice=dice, **more)


@pytest.mark.parametrize(("skulls", "attacks"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_attacks_for_destruction(skulls: int, attacks: int) -> None:
    t = shining("D" * skulls + "H" * (5 - skulls) + "S")
    assert t.state.results.count("A") == attacks
    assert [e.what for e in cited(t.opening, RULE)] == (["A" * attacks] if attacks else [])
    assert not t.state.result


def test_two_and_four() -> None:
    t = shining("DDHHSO")
    assert [(e.kind, e.seat, e.n, e.what) for e in cited(t.opening, RULE)] == [("add", P1, 1, "A")]
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 1)]
    t = shining("DDDDSO", place="lower")
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 2), (P3, 2)]


def test_results_of_other_cards_count_for_the_attacks() -> None:
    t = shining("DHHHSO", "stomp")
    assert t.state.results == "AHHHDDSO"
    t = shining("DDHHSO", "hailing_cabs")
    t.play("use hailing_cabs")
    assert t.state.results == "AAHHDDDDSO"


def test_six_dice_win_at_once() -> None:
    for place in ("queens", "upper"):
        t = table(
            {"place": place, "cards": ["painbow"]}, "bronx", "bronx", phase="resolve", dice="DDDDDD", rules="printed"
        )
        assert t.asked == (-1, "over")
        assert (t.state.result, t.state.winner, t[0].vp) == ("card", P1, 0)
        assert [(e.rule, e.seat, e.what) for e in kinds(t.opening, "win")] == [(RULE, P1, "card")]
        assert not kinds(t.opening, "resolve")


def test_it_wins_when_rolled() -> None:
    t = table({"place": "queens", "cards": ["painbow"]}, "lower", dice="DDDDDO", rolls_left=1)
    t.play("keep DDDDD", "roll", "dice D")
    assert (t.state.result, t.state.winner) == ("card", P1)
    assert t.refused("resolve D") == "core.game.over"


def test_five_dice_and_added_results_do_not_win() -> None:
    t = shining("DDDDDS", "stomp")
    assert not t.state.result
    assert t.state.results == "AADDDDDDS"
    assert t.asked == (P1, "resolve")


def test_six_of_seven_dice_win_and_so_does_a_changed_one() -> None:
    assert shining("DDDDDDS", "extra_head").state.result == "card"
    t = shining("DDDDDSH", "extra_head", "chameleon")
    t.play("use chameleon HD")
    assert (t.state.result, t.state.winner) == ("card", P1)


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["painbow"]}, phase="resolve", dice="DDDDDS")
    assert t.state.results == "DDDDDS"
    t = table("queens", {"place": "lower", "cards": ["painbow"]}, phase="resolve", dice="DDDDDD")
    assert not t.state.result
    t = table("queens", {"place": "lower", "cards": ["painbow"]}, phase="resolve", dice="DDDDDS")
    assert t.refused("use painbow") == RULE


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["painbow"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("painbow",)
