"""What can be set in the board editor, and how an answer is written into a scenario."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from kony_nb.game.situation.people import tokens_of
from kony_nb.game.situation.turn import PHASES as STANDS
from kony_nb.rules.cards.registry import CARDS, TOKENS, deck_of
from kony_nb.rules.faces import FACE_NAMES, sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import HIGHEST_LP, WIN_VP
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.views.words import PHASES, capital
from kony_nb.widgets.editor_fields import (
    Field,
    Group,
    Scenario,
    Write,
    card_id,
    cards_of,
    choice,
    is_evolution,
    number,
)
from kony_nb.widgets.hints import HINTS

__all__ = ["edited", "groups"]

MOST_ENERGY, MOST_DICE, MOST_ROLLS, START_LP = 99, 8, 9, 10
SETS = 3
TURN_ONLY = ("regular", "this_turn", "extra_turns", "then", "kept", "results", "rolls_left")
"""What belongs to one phase of one turn, and goes when another one is chosen."""


def groups(base: Mapping[str, Any]) -> list[Group]:
    """Return every field, filled from a scenario."""
    names = [monster["name"] for monster in base["monsters"]]
    return [
        Group("Turn", tuple(_turn(base, names))),
        Group("Dice", tuple(_dice(base))),
        *(Group(monster["name"], tuple(_monster(base, at))) for at, monster in enumerate(base["monsters"])),
        *HINTS[base["game"]].edited(base),
        Group("Cards for sale", tuple(_market(base))),
    ]


def _turn(base: Mapping[str, Any], names: list[str]) -> Iterator[Field]:
    living = [monster["name"] for monster in base["monsters"] if monster.get("alive", True)]
    missing = {"setup", *({"move"} - {*GAMES[base["game"]].phases})}
    phases = [phase for phase in STANDS if phase not in missing]

    def other(key: str) -> Write:
        def write(scenario: Scenario, value: str) -> None:
            """Another turn or phase: what happened in this one is forgotten, and no unit is new any more."""
            for gone in TURN_ONLY:
                scenario.pop(gone, None)
            if value not in ("roll", "resolve") and key == "phase":
                scenario.pop("dice", None)
            for borough in scenario.get("boroughs", {}).values():
                if borough.get("fresh"):
                    borough["units"] = sorted([*borough.get("units", ()), *borough.pop("fresh")])
            scenario[key] = value
            if scenario.get("phase") == "resolve" and "dice" in scenario:
                scenario["results"] = scenario["dice"]

        return write

    yield choice("turn", "Whose turn", base.get("turn", names[0]), [(name, name) for name in living], other("turn"))
    words = [(phase, capital(PHASES[phase])) for phase in phases]
    yield choice("phase", "Phase", base.get("phase", "roll"), words, other("phase"))
    if then := base.get("then"):
        told = [("on", f"then play again: {', '.join(then)}"), ("", "stand at the phase, before that")]
        yield choice("then", "Played since", "on", told, _forget_then)


def _forget_then(scenario: Scenario, value: str) -> None:
    """Stand at the phase, before what was played in it."""
    scenario.pop("then", None)


def _dice(base: Mapping[str, Any]) -> Iterator[Field]:
    lying = Counter(base.get("dice", ""))
    for face in GAMES[base["game"]].faces:
        yield number(f"dice-{face}", capital(FACE_NAMES[face]), lying[face], 0, MOST_DICE, _die(face), "dice")
    left = base.get("rolls_left", 2 if lying else 3)

    def rolls(scenario: Scenario, value: str) -> None:
        scenario["rolls_left"] = int(value)

    yield number("rolls_left", "Rolls left", left, 0, MOST_ROLLS, rolls)


def _die(face: str) -> Write:
    def write(scenario: Scenario, value: str) -> None:
        """Put so many dice of a face on the table; all of them are to be resolved, or to be kept, anew."""
        others = scenario.get("dice", "").replace(face, "")
        scenario.pop("kept", None)
        scenario.pop("results", None)
        scenario["dice"] = sort_faces(others + face * int(value))
        if scenario.get("phase") == "resolve":
            scenario["results"] = scenario["dice"]

    return write


def _monster(base: Mapping[str, Any], at: int) -> Iterator[Field]:
    entry, game = base["monsters"][at], base["game"]
    if not entry.get("alive", True):
        return
    name = entry["name"]

    def put(key: str, usual: Any = None) -> Write:
        def write(scenario: Scenario, value: str) -> None:
            monster = scenario["monsters"][at]
            monster[key] = value if key == "place" else int(value)
            if key == "vp":
                monster.pop("reached", None)
            if monster[key] == usual:
                del monster[key]

        return write

    places = [(place, capital(PLACE_NAMES[place])) for place in GAMES[game].places]
    yield choice(f"place-{at}", "Place", entry.get("place"), places, put("place"), name)
    yield number(f"lp-{at}", "LP", entry.get("lp", START_LP), 1, HIGHEST_LP, put("lp"), name)
    yield number(f"vp-{at}", "VP", entry.get("vp", 0), 0, WIN_VP, put("vp", 0), name)
    yield number(f"energy-{at}", "Energy", entry.get("energy", 0), 0, MOST_ENERGY, put("energy", 0), name)
    held = {card_id(card) for monster in base["monsters"] for card in monster.get("cards", ())}
    held |= {card for card in base.get("market", ()) if card}
    free = sorted((CARDS[card].name, card) for card in deck_of(game) if CARDS[card].kind == "keep" and card not in held)
    cards = json.dumps([card for card in entry.get("cards", ()) if not is_evolution(card)])
    yield Field(
        f"cards-{at}", "Cards", cards, lambda scenario, value: _hold(scenario, at, cards_of(value)),
        tuple((card, words) for words, card in free), cards=True, about=name,
    )  # fmt: skip
    counters = {card_id(card): card["counters"] for card in entry.get("cards", ()) if "counters" in card}
    for card in map(card_id, entry.get("cards", ())):
        if (token := TOKENS.get(CARDS[card].design or card)) is not None and token.on_card:
            words, on = f"Tokens on {CARDS[card].name}", counters.get(card, 0)
            yield number(f"count-{at}-{card}", words, on, 0, token.supply, _counters(at, card), name)
    for token in tokens_of(game):
        on = entry.get("tokens", {}).get(token.id, 0)
        if not (token.on_card or token.on_board) and (on or not CARDS[token.card].monster):
            words = f"{token.name} tokens"
            yield number(f"token-{at}-{token.id}", words, on, 0, token.supply, _tokens(at, token.id), name)


def _counters(at: int, card: str) -> Write:
    def write(scenario: Scenario, value: str) -> None:
        cards = scenario["monsters"][at]["cards"]
        for slot, each in enumerate(cards):
            if card_id(each) == card:
                more = each if isinstance(each, dict) else {"id": card}
                cards[slot] = {**more, "counters": int(value)}

    return write


def _tokens(at: int, token: str) -> Write:
    def write(scenario: Scenario, value: str) -> None:
        there = scenario["monsters"][at].setdefault("tokens", {})
        there[token] = int(value)

    return write


def _hold(scenario: Scenario, at: int, cards: list[Any]) -> None:
    """Give a monster these cards: new ones come out of the deck or the discards, others go back into the deck.

    Evolutions stay that a scenario lists among them, where something lies on one: they belong to the monster.
    """
    monster = scenario["monsters"][at]
    lying = monster.get("cards", [])
    before = {card_id(card) for card in lying if not is_evolution(card)}
    after = {card_id(card) for card in cards}
    monster["cards"] = [*cards, *filter(is_evolution, lying)]
    for card in after - before:
        _take(scenario, card)
    _return(scenario, before - after)
    everybody = {card_id(card) for each in scenario["monsters"] for card in each.get("cards", ())}
    if "tourist" not in everybody:
        scenario.pop("souvenirs", None)


def _take(scenario: Scenario, card: str) -> None:
    """Take a card from where it lies unseen or discarded."""
    for heap in ("deck", "deck_top", "deck_bottom", "discards"):
        if card in scenario.get(heap, ()):
            scenario[heap].remove(card)
            if not scenario[heap] and heap != "deck":
                del scenario[heap]
                scenario.pop(f"{heap.removeprefix('deck_')}_seen_by", None)


def _return(scenario: Scenario, cards: set[str]) -> None:
    """Put cards back into a deck that is listed; one that is not holds every card that lies nowhere else."""
    if "deck" in scenario:
        scenario["deck"] = sorted([*scenario["deck"], *(CARDS[card].lies_as or card for card in cards)])


def _market(base: Mapping[str, Any]) -> Iterator[Field]:
    lying = [*base.get("market", ()), None, None, None][:SETS]
    held = {card_id(card) for monster in base["monsters"] for card in monster.get("cards", ())}
    every = sorted((CARDS[card].name, card) for card in deck_of(base["game"]) if card not in held)
    options = [("", "no card"), *((card, words) for words, card in every)]

    def sell(slot: int) -> Write:
        def write(scenario: Scenario, value: str) -> None:
            cards = [*scenario.get("market", ()), None, None, None][:SETS]
            _return(scenario, {cards[slot]} if cards[slot] else set())
            if value:
                _take(scenario, value)
            cards[slot] = value or None
            scenario["market"] = cards

        return write

    for slot, card in enumerate(lying):
        yield choice(f"market-{slot}", f"Card {slot + 1}", card, options, sell(slot), "for sale")


def edited(base: Mapping[str, Any], form: Mapping[str, Any]) -> Scenario:
    """Return the scenario that a filled form describes: the base, with every answer that differs from it.

    Numbers are such as their fields take, see `kony_nb.widgets.editor_faults.out_of_range`.
    """
    found: Scenario = deepcopy(dict(base))
    for group in groups(base):
        for each in group.fields:
            value = str(form.get(each.name, each.value))
            if value != each.value:
                each.write(found, value)
    return found
