"""Evolutions in words: what everybody hears, and what only their player does."""

import pytest

from kony_nb.game.narration import narrate
from kony_nb.rules.cards.registry import CARDS, add_card, forget
from kony_nb.rules.events import Event

NAMES = ["Kong", "Rob"]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("play", "card.healing_rain", 0, what="healing_rain"), "Kong plays Healing Rain"),
        (Event("draw_evolution", "evo.draw.two", 0, what="healing_rain"), "Kong draws Healing Rain"),
        (Event("keep_evolution", "evo.draw.keep-one", 1, what="healing_rain"), "Rob keeps Healing Rain in hand"),
        (
            Event("discard_evolution", "evo.draw.discard", 0, what="healing_rain"),
            "Kong discards Healing Rain and keeps the other",
        ),
        (
            Event("shuffle_evolutions", "evo.draw.reshuffle", 0, 3),
            "Kong's 3 discarded evolutions become its deck",
        ),
        (Event("take_back", "card.healing_rain", 0, what="healing_rain"), "Kong takes Healing Rain back into its hand"),
        (Event("reserve", "card.my_toy", 0, what="jets"), "Kong puts Jets aside for itself: My Toy"),
        (
            Event("turn_up", "card.miraculous_catch", 0, what="jets"),
            "Kong turns up Jets from the discards: Miraculous Catch",
        ),
        (
            Event("under_deck", "card.deep_dive", 0, 2),
            "Kong puts 2 cards under the deck, which nobody else has seen: Deep Dive",
        ),
        (
            Event("under_deck", "card.deep_dive", 0, 1),
            "Kong puts a card under the deck, which nobody else has seen: Deep Dive",
        ),
        (
            Event("must_buy", "card.bamboozle", 0, what="jets", other=1),
            "Kong has to buy Jets, as Rob chooses: BamBoozle",
        ),
        (Event("mark", "card.freeze_ray", 0, what="A", other=1), "Kong chooses attack: Freeze Ray"),
        (Event("mark", "card.freeze_ray", 0), "Kong's choice is over: Freeze Ray"),
        (Event("evolutions_out", "evo.out", 1, 8), "8 evolutions of Rob leave the game"),
        (Event("evolutions_out", "evo.out", 1, 1), "1 evolution of Rob leaves the game"),
        (Event("deal", "evo.draft.deal", 0, what="healing_rain"), "Kong is dealt Healing Rain"),
        (Event("draft", "evo.draft.pick", n=8), "everybody chooses one of 8 evolutions"),
        (Event("draft", "evo.draft.pick", n=1), "everybody takes the last evolution"),
        (Event("take_evolution", "evo.draft.pick", 1, what="healing_rain"), "Rob takes Healing Rain for its deck"),
        (Event("pass_left", "evo.draft.pass", n=7), "everybody passes the other 7 evolutions to the left"),
        (Event("pass_left", "evo.draft.pass", n=1), "everybody passes the last evolution to the left"),
    ],
)
def test_each_kind_of_event(event: Event, words: str) -> None:
    assert narrate(event, NAMES) == words


def test_evolving_tells_how_many_and_why() -> None:
    two = narrate(Event("evolve", "evo.draw.hearts", 0, 2, now=3), NAMES)
    assert two.startswith("Kong draws 2 evolutions and keeps one unseen (now 3 in hand): ")
    one = narrate(Event("evolve", "evo.draw.hearts", 0, 1, now=1), NAMES)
    assert one.startswith("Kong draws an evolution and keeps it unseen (now 1 in hand): ")
    none = narrate(Event("nothing", "evo.draw.none-left", 0, what="evolution"), NAMES)
    assert none.startswith("Kong has no evolution left to draw: ")


@pytest.mark.parametrize("badge", ["house", "owner"])
def test_a_card_that_is_not_from_the_published_game_says_so(badge: str) -> None:
    add_card(id="thunder", name="Thunder", monster="Kong", kind="temporary", cost=0, effect="", provenance=badge)
    try:
        assert narrate(Event("play", "card.thunder", 0, what="thunder"), NAMES) == f"Kong plays Thunder ({badge})"
        gained = narrate(Event("vp", "card.thunder", 0, 2, now=5), NAMES)
        assert gained == f"Kong gains 2 VP (now 5): Thunder ({badge})"
    finally:
        del CARDS["thunder"]
        forget()
