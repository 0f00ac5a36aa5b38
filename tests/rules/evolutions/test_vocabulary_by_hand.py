"""Evolutions that are played by hand: what can be changed, the limits, how it ends."""

from typing import Any

from kony_nb.game.narration import narrate
from kony_nb.rules.cards.registry import TOKENS
from tests.game.owner_cards import evolution, in_use
from tests.rules.evolutions.evolving import CITY, OUT, monster, power_up, tokyo
from tests.rules.table import kinds

OWN = "own_tokyo_kraken_1"
TEXT = {"text": "Everybody changes places."}


def by_hand(**seats: Any) -> Any:
    return tokyo(
        monster("Kraken", OUT, OWN, **seats.get("kraken", {})),
        monster("Alienoid", CITY, **seats.get("alien", {})),
        monster("Gigazaur", **seats.get("giga", {})),
        **seats.get("table", {}),
    )


def test_its_player_changes_what_the_text_says_and_passes() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(alien={"energy": 1})
        events = t.play(f"play {OWN}")
        assert t.asked == (0, "by_hand")
        assert [(event.rule, event.what) for event in kinds(events, "by_hand")] == [(f"card.{OWN}", OWN)]
        assert narrate(kinds(events, "by_hand")[0], ["Kraken"]) == "Kraken does by hand what Own (owner) says"
        events = t.play("change alienoid energy-1", "change kraken energy+1")
        events += t.play("change kraken vp+1", "change alienoid lp-1")
        assert {event.rule for event in events} == {f"card.{OWN}"}
        assert (t[0].energy, t[0].vp, t[1].energy, t[1].lp) == (1, 1, 0, 9)
        assert t.refused("roll") == "evo.owner.by-hand"
        t.play("pass")
        assert t.asked == (0, "roll")


def test_every_limit_of_the_game_holds() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(kraken={"vp": 19, "lp": 9}, alien={"energy": 2})
        t.play(f"play {OWN}")
        assert "change kraken energy-1" not in t.legal
        assert {"change kraken lp+1", "change kraken vp+1", "change alienoid energy-1"} <= t.legal
        assert t.refused("change alienoid lp+1") == "evo.owner.by-hand"
        assert t.refused("change alienoid vp-1") == "evo.owner.by-hand"
        assert t.refused("change cyber_kitty vp+1") == "evo.owner.by-hand"
        t.play("change kraken lp+1", "change kraken vp-1")
        assert (t[0].lp, t[0].vp) == (10, 18)


def test_the_last_life_point_goes_through_a_loss_and_eliminates() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(alien={"lp": 1})
        events = t.play(f"play {OWN}", "change alienoid lp-1")
        assert [(event.seat, event.n) for event in kinds(events, "damage")] == [(1, 1)]
        assert not t[1].alive
        assert t.asked == (0, "by_hand")
        assert not any("alienoid" in text for text in t.legal)


def test_it_ends_with_its_player() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(kraken={"lp": 1})
        t.play(f"play {OWN}", "change kraken lp-1")
        assert not t[0].alive
        assert t.asked[0] == 1


def test_twenty_points_win_at_once() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(giga={"vp": 19})
        t.play(f"play {OWN}", "change gigazaur vp+1")
        assert (t.state.result, t.state.winner) == ("vp", 2)


def test_tokens_are_those_of_the_game_as_far_as_the_supply_reaches() -> None:
    with in_use(evolution(**TEXT)):
        t = by_hand(giga={"tokens": {"poison": 1}})
        t.play(f"play {OWN}")
        assert not any("jinx" in text for text in t.legal)
        assert "change kraken poison-1" not in t.legal
        t.play("change kraken poison+1", "change gigazaur poison-1")
        assert (t[0].tokens, t[2].tokens) == ({"poison": 1}, {})
        supply = TOKENS["poison"].supply
        t = by_hand(giga={"tokens": {"poison": supply}})
        t.play(f"play {OWN}")
        assert "change kraken poison+1" not in t.legal


def test_tokens_that_go_with_their_card_need_it_and_are_not_for_its_owner() -> None:
    names = [(name, at) for name in ("Kong", "Rob") for at in range(8)]
    with in_use(*(evolution(game="new_york", monster=name, name=f"Own {at}", **TEXT) for name, at in names)):
        kong = monster("Kong", "queens", "own_new_york_kong_1")
        t = power_up(kong, monster("Rob", "lower"))
        t.play("play own_new_york_kong_1")
        assert not any("jinx" in text for text in t.legal)
        t = power_up(kong, monster("Rob", "lower", cards=["curse"]))
        t.play("play own_new_york_kong_1")
        assert "change kong jinx+1" in t.legal
        assert "change rob jinx+1" not in t.legal


def test_a_permanent_one_can_be_used_once_in_each_own_turn() -> None:
    with in_use(evolution(kind="permanent", **TEXT)):
        t = by_hand()
        t.play(f"play {OWN}", "pass")
        assert f"use {OWN}" in t.legal
        t.play(f"use {OWN}", "change kraken vp+1", "pass")
        assert f"use {OWN}" not in t.legal
        t.play("roll", "dice 112233", "stop")
        assert f"use {OWN}" not in t.legal


def test_a_permanent_one_is_not_used_on_a_turn_of_others() -> None:
    with in_use(evolution(kind="permanent", **TEXT)):
        t = tokyo(
            monster("Kraken", CITY, play=[OWN]), monster("Alienoid"), turn=1, phase="resolve", dice="A11223"
        )
        t.play("resolve A")
        assert t.asked == (0, "yield")
        assert f"use {OWN}" not in t.legal


def test_it_is_asked_for_at_the_named_moments_only() -> None:
    with in_use(evolution(when=["before_end"], **TEXT)):
        t = by_hand(table={"phase": "buy", "turn": 1})
        assert t.asked == (1, "buy")
        t.play("end")
        assert t.asked == (0, "play")


def test_in_new_york_too() -> None:
    names = [(name, at) for name in ("Kong", "Rob") for at in range(8)]
    with in_use(*(evolution(game="new_york", monster=name, name=f"Own {at}", **TEXT) for name, at in names)):
        t = power_up(monster("Kong", "queens", "own_new_york_kong_1"), monster("Rob", "lower"))
        t.play("play own_new_york_kong_1", "change rob vp+1", "pass")
        assert t[1].vp == 1
        assert t.asked == (0, "roll")
