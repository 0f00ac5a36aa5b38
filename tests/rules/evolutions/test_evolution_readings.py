"""What the rules of evolutions leave open, and how it is decided: life at 0, bought rolls, the deck's bottom, falls."""

from typing import Any

import pytest

from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.check import check
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State
from tests.rules.evolutions.evolving import BAY, CITY, OUT, monster, power_up, tokyo
from tests.rules.evolutions.house_sets import quiet
from tests.rules.table import P1, P2, P3, Table, kinds, trial_card

# Nobody at 0 LP plays anything but what is made for that moment.


def test_who_falls_cannot_heal_itself() -> None:
    def gained(state: State, seat: int, log: Log) -> None:
        declare(state, Loss("card.last_gasp", ((state.turn, 1),), seat), log)

    last = {"kind": "temporary", "monster": "Kraken", "timing": ("dying",), "gained": gained}
    with trial_card(id="last_gasp", games=("tokyo",), **last):
        own = [card for card in evolutions_of("tokyo", "Kraken") if card not in ("healing_rain", "last_gasp")]
        kraken = monster("Kraken", OUT, "last_gasp", "healing_rain", deck=own[:6], lp=1)
        t = quiet(tokyo(monster("Rob", CITY, "reserve_cell"), kraken, monster("Gigazaur"), phase="resolve",
                        dice="A1122E"))
        quiet(t).play("resolve A")
        while t.legal != {"pass", "play last_gasp"}:
            t.play("pass")
        assert t[P2].lp == 0
        t.play("play last_gasp")  # a loss is pending now, before which the others are asked, but not the one that falls
        assert t.asked == (P1, "play")
        t.play("pass")
        assert not t[P2].alive
        assert (t[P1].lp, t[P3].lp) == (9, 9)


# Rolls that were bought stay, whatever is played then.


def test_a_roll_bought_is_not_lost_by_an_evolution_that_gives_rolls() -> None:
    mantis = monster("Mantis", OUT, "compound_eyes", "lightning_reflexes", cards=["energy_drink"], energy=2)
    t = tokyo(mantis, monster("Rob", CITY), phase="roll")
    t.play("roll", "dice 123AHE", "use energy_drink")
    assert t.state.rolls_left == 3
    t.play("play compound_eyes")
    assert t.state.rolls_left == 4
    t.play("use energy_drink", "play lightning_reflexes")
    assert t.state.rolls_left == 7
    t.play("keep 123", "roll", "dice 123")
    assert t.state.rolls_left == 6


def test_a_roll_bought_after_the_last_is_kept_when_something_else_is_played() -> None:
    mantis = monster("Mantis", OUT, "raptorial_arms", "compound_eyes", cards=["energy_drink"], energy=1)
    t = tokyo(mantis, monster("Rob", CITY), phase="roll")
    t.play("roll", "dice 123AHE", "keep 123", "roll", "dice 123", "keep 123", "roll", "dice 123")
    t.play("pass", "use energy_drink", "play raptorial_arms")
    assert t.state.rolls_left == 1
    t.play("play compound_eyes")
    assert t.state.rolls_left == 2


def test_a_web_that_took_more_than_there_was_takes_from_what_comes() -> None:
    # three Webs leave the first roll alone; one roll more is not yet a second one
    mantis = monster("Mantis", "bronx", "compound_eyes", tokens={"web": 3})
    web = monster("Rob", "lower", cards=["webspinner"])
    t = power_up(mantis, web, phase="roll")
    t.play("play compound_eyes")
    assert t.state.rolls_left == 1


def test_a_copy_that_is_chosen_between_the_rolls_gives_its_roll_at_once() -> None:
    penguin = monster("Space Penguin", OUT, "icy_reflection")
    t = tokyo(penguin, monster("Mantis", CITY, play=["compound_eyes"]), phase="roll")
    t.play("roll", "dice 123AHE", "play icy_reflection")
    assert t[P1].cards == ("icy_reflection.compound_eyes",)
    assert t.state.rolls_left == 3


def test_a_card_that_is_found_between_the_rolls_gives_its_roll_beside_those_bought() -> None:
    alien = monster("Alienoid", OUT, "precision_field_support", cards=["energy_drink"], energy=1)
    t = tokyo(alien, monster("Rob", CITY), phase="roll", deck_top=["smoke_cloud"])
    t.play("roll", "dice 123AHE", "use energy_drink", "play precision_field_support")
    assert (t[P1].cards, t.state.rolls_left) == (("energy_drink", "smoke_cloud"), 3)
    t.play("use smoke_cloud")
    assert t.state.rolls_left == 4


# The cards under the deck are known to who has put them there, and come one by one.

UNDER = ["tank", "gourmet", "jets"]


def above_the_bottom(*first: dict[str, Any], phase: str = "buy", **more: Any) -> Table:
    """Return a table whose deck has nothing left but what the Space Penguin, in the second seat, has put under it."""
    penguin = monster("Space Penguin", CITY)
    return tokyo(*first, penguin, phase=phase, deck=[], deck_bottom=UNDER, bottom_seen_by=["Space Penguin"], **more)


def test_a_refill_reveals_only_the_next_card_of_the_bottom() -> None:
    t = above_the_bottom(monster("Rob", OUT, energy=3), market=["heal", "wings", "mimic"])
    happened = t.play("buy heal")
    assert t.state.market == ("tank", "wings", "mimic")
    assert (t.state.deck_top, t.state.deck_bottom, t.state.bottom_seen_by) == ((), ("gourmet", "jets"), (P2,))
    assert [event.what for event in kinds(happened, "reveal")] == ["tank"]


def test_a_sweep_takes_the_whole_bottom_and_then_the_discards() -> None:
    t = above_the_bottom(monster("Rob", OUT, energy=4), market=["heal", "wings", "mimic"])
    t.play("sweep")
    assert t.state.market == ("tank", "gourmet", "jets")
    assert (t.state.deck_bottom, t.state.bottom_seen_by, t.state.shuffles) == ((), (), 0)
    t.play("sweep")
    t.settle()
    assert t.state.shuffles == 1


def test_a_search_turns_up_the_bottom_card_by_card() -> None:
    t = above_the_bottom(monster("Alienoid", OUT, "precision_field_support"), market=["heal", "wings", "mimic"])
    t.play("play precision_field_support")
    # the tank is no Keep card, Gourmet is found; nobody has seen the jets
    assert (t[P1].cards, t.state.discards) == (("gourmet",), ("tank",))
    assert (t.state.deck_top, t.state.deck_bottom, t.state.bottom_seen_by) == ((), ("jets",), (P2,))


def test_a_lab_looks_at_the_bottom_before_the_discards_are_shuffled() -> None:
    rob = monster("Rob", OUT, cards=["made_in_a_lab"], energy=4)
    t = above_the_bottom(rob, market=["heal", "wings", "mimic"], discards=["skyscraper"])
    happened = t.play("use made_in_a_lab")
    assert t.state.shuffles == 0
    assert t.legal >= {"pass", "buy tank"}
    assert [(event.what, event.to) for event in kinds(happened, "look")] == [("tank", (P1,))]
    assert (t.state.deck_top, t.state.top_seen_by) == (("tank",), (P1, P2))
    assert (t.state.deck_bottom, t.state.bottom_seen_by) == (("gourmet", "jets"), (P2,))
    t.play("buy tank")
    assert t[P1].vp == 4


def test_what_everybody_has_seen_under_the_deck_stays_known_to_all() -> None:
    rob = monster("Rob", OUT, cards=["made_in_a_lab"], energy=4)
    t = tokyo(rob, monster("Kong", CITY), phase="buy", deck=[], deck_bottom=UNDER, market=["heal", "wings", "mimic"])
    t.play("use made_in_a_lab")
    assert (t.state.deck_top, t.state.top_seen_by, t.state.deck_bottom) == (("tank",), (), ("gourmet", "jets"))


# The first evolution, drawn with nothing but hearts, may be played before them.


def test_the_first_evolution_can_be_played_before_the_hearts_that_brought_it() -> None:
    kraken = monster("Kraken", OUT, lp=2)
    t = tokyo(kraken, monster("Rob", CITY), phase="resolve", dice="HHHHHH", then=["?"])
    t.play("draw high_tide", "draw healing_rain", "pick high_tide")
    assert t.legal == {"pass", "play high_tide"}
    t.play("play high_tide")
    assert t[P1].lp == 10  # six hearts twice


def test_the_first_evolution_in_new_york_too() -> None:
    kong = monster("Kong", "bronx", lp=2)
    t = power_up(kong, monster("Rob", "lower", vp=3), phase="resolve", dice="HHHHHH", then=["?"])
    t.play("draw roar_over_the_rooftops", "draw bring_it_down", "pick roar_over_the_rooftops")
    assert t.asked == (P1, "play")
    t.play("play roar_over_the_rooftops")
    assert (t[P2].vp, t[P1].lp) == (1, 8)


# Falls: one is saved by a card, another passes, a third has nothing.


@pytest.mark.parametrize("plays", [True, False])
def test_each_of_three_that_fall_goes_its_own_way(plays: bool) -> None:
    child = monster("Kraken", CITY, "healing_rain", cards=["it_has_a_child"], lp=1, vp=4)
    kitty = monster("Cyber Kitty", BAY, "nine_lives", lp=1, vp=4)
    t = tokyo(monster("Rob", OUT), child, kitty, monster("Kong"), monster("Alienoid"), monster("Gigazaur"),
              phase="resolve", dice="A1122E")
    quiet(t).play("resolve A")
    while t.asked[0] == P2:  # before the loss it may heal; at 0 it is asked nothing
        assert t[P2].lp == 1
        t.play("pass")
    assert (t.asked, t[P2].lp) == ((P3, "play"), 0)
    happened = t.play("play nine_lives" if plays else "pass")
    assert t.all("alive") == [True, True, plays, True, True, True]
    assert (t[P2].lp, t[P2].vp, t[P2].place, t[P2].hand) == (10, 0, OUT, ("healing_rain",))
    assert [event.seat for event in kinds(happened, "eliminated")] == ([] if plays else [P3])
    quiet(t).play("resolve 1", "resolve 2")
    assert (t[P1].place, t[P1].vp) == (CITY, 1)
    assert check(t.state) == []
