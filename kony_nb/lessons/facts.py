"""Facts about a moment of a game, written as plain values: the goals of scenes and the evidence for rules.

A fact names a monster, a place or something of the table::

    {"Kong": {"lp": 9}, "queens": {"units": ["jet"]}, "asked": "Rob flee", "events": ["ny.ouch.one"]}

``MONSTER``, ``BOROUGH`` and ``TABLE`` list what can be said. ``events`` and ``never`` hold ids of rules that must, or
must not, have been cited since the beginning, ``order`` ids that were first cited in this order (by the monster whose
name follows, if one does); ``legal`` and ``illegal`` hold actions, ``refuses`` actions and the rules that refuse them;
``not`` holds facts of which none may be so.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kony_nb.game.decision import decision_of
from kony_nb.game.moving import refusal
from kony_nb.rules.cards.registry import CARDS, power_cards
from kony_nb.rules.errors import KonyError, shown
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.elimination import ranks
from kony_nb.rules.phases.gains import max_lp, total_vp
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.power_up.species import SPECIES
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import Borough, Monster, State

__all__ = ["BOROUGH", "MONSTER", "TABLE", "Facts", "Miss", "check_facts", "missed"]

Facts = Mapping[str, Any]

MONSTER: dict[str, Callable[[Monster], Any]] = {
    "lp": lambda monster: monster.lp,
    "vp": lambda monster: monster.vp,
    "vp_total": total_vp,
    "energy": lambda monster: monster.energy,
    "place": lambda monster: monster.place,
    "alive": lambda monster: monster.alive,
    "turns": lambda monster: monster.turns,
    "max_lp": max_lp,
    "cards": lambda monster: list(power_cards(monster.cards)),
    "tokens": lambda monster: dict(monster.tokens),
    "face_up": lambda monster: [card for card in monster.cards if card not in power_cards(monster.cards)],
    "hand": lambda monster: list(monster.hand),
    "deck": lambda monster: len(monster.evolutions),
    "discarded": lambda monster: list(monster.spent),
    "set": lambda monster: sorted((*monster.hand, *monster.evolutions)),
    "house": lambda monster: sum(CARDS[card].provenance == "house" for card in (*monster.hand, *monster.evolutions)),
    "packet": lambda monster: len(monster.packet),
    "species": lambda monster: SPECIES[monster.name].name,
    "mask": lambda monster: monster.mask,
    "collection": lambda monster: monster.collection,
    "challenge": lambda monster: bool(monster.challenge),
}
"""What can be said of a monster; ``hand``, ``face_up``, ``deck``, ``discarded``, ``set`` (hand and deck) and ``packet``
are evolutions, ``house`` counts those of the set that are not published."""
BOROUGH: dict[str, Callable[[Borough], Any]] = {
    "units": lambda borough: list(borough.units),
    "fresh": lambda borough: list(borough.fresh),
    "tops": lambda borough: [stack[-1] if stack else None for stack in borough.stacks],
    "below": lambda borough: [len(stack[:-1]) for stack in borough.stacks],
}
"""What can be said of a borough; ``below`` counts the tiles under the top of each stack."""


def _asked(state: State) -> str | None:
    found = decision_of(state)
    return f"{found.seat} {found.kind}" if found else None


def _name(state: State, seat: int) -> str | None:
    return state.monsters[seat].name if seat >= 0 else None


def _barred(state: State) -> list[str]:
    """Return the monsters that would need an expansion which is not played."""
    game = GAMES[state.options.game]
    every = {*game.monsters, *game.with_power_up, *game.with_luchador}
    return sorted(every - set(game.monsters_of(state.options)))


TABLE: dict[str, Callable[[State], Any]] = {
    "asked": _asked,
    "turn": lambda state: _name(state, state.turn),
    "extra_turn": lambda state: state.ledger.extra,
    "to_come": lambda state: [state.monsters[seat].name for _, seat in state.extra_turns],
    "phase": lambda state: state.phase,
    "dice": lambda state: state.dice,
    "dice_number": lambda state: len(state.dice),
    "results": lambda state: state.results,
    "rolls_left": lambda state: state.rolls_left,
    "over": lambda state: bool(state.result),
    "winner": lambda state: _name(state, state.winner),
    "ranking": lambda state: [[state.monsters[seat].name for seat in rank] for rank in ranks(state)],
    "superstar": lambda state: _name(state, state.superstar),
    "statue": lambda state: _name(state, state.statue),
    "market": lambda state: list(state.market),
    "for_sale": lambda state: sum(card is not None for card in state.market),
    "deck": lambda state: len(state.deck) + len(state.deck_top),
    "discards": lambda state: list(state.discards),
    "unseen": lambda state: sum(state.tiles.values()),
    "choices": lambda state: len(legal_actions(state)),
    "rules": lambda state: state.options.rules,
    "challenge_deck": lambda state: len(state.challenge_deck),
    "house_challenges": lambda state: sum(card.provenance == "house" for card in CHALLENGES.values()),
    "barred": _barred,
    "masks_out": lambda state: state.masks_out,
}
"""What can be said of the table; ``asked`` is who is asked what, such as ``"Kong flee"``, ``extra_turn`` the card of an
extra turn, ``to_come`` who has extra turns to come."""
ACTIONS = ("legal", "illegal")
CITED = ("events", "never", "order")
WORDS = {"lp": "LP", "vp": "VP on its dial", "vp_total": "VP", "energy": "energy"}
"""What is counted in units of the game."""


@dataclass(frozen=True)
class Miss:
    """A fact that is not so.

    Attributes
    ----------
    words : str
        In a sentence.
    seat : int
        Whom it is about, -1 for nobody.
    field : str
        What of it.
    """

    words: str
    seat: int = -1
    field: str = ""


def missed(facts: Facts, state: State, events: Sequence[Event]) -> list[Miss]:
    """Return the facts that are not so.

    Parameters
    ----------
    facts : mapping
        What should be so.
    state : State
        The moment.
    events : sequence of Event
        What has happened since the beginning.
    """
    found: list[Miss] = []
    cited = {event.rule for event in events}
    names = {monster.name: seat for seat, monster in enumerate(state.monsters)}
    for key, wanted in facts.items():
        if key in names:
            found += _missed_of(state, names[key], wanted)
        elif key in state.boroughs:
            for field, value in wanted.items():
                got = BOROUGH[field](state.boroughs[key])
                if got != value:
                    found.append(Miss(f"{field} in {PLACE_NAMES[key]}: {_plain(got)}, wanted {_plain(value)}"))
        elif key == "events":
            found += [Miss(f"{rule} has not acted yet") for rule in wanted if rule not in cited]
        elif key == "never":
            found += [Miss(f"{rule} has acted") for rule in wanted if rule in cited]
        elif key == "order":
            told = [each for event in events for each in (event.rule, f"{event.rule} {_name(state, event.seat)}")]
            if [each for each in dict.fromkeys(told) if each in wanted] != list(wanted):
                found.append(Miss(f"what acts in this order: {', '.join(wanted)}"))
        elif key in ACTIONS:
            fits = [text for text in wanted if (refusal(state, text) is None) != (key == "legal")]
            found += [Miss(f"{text} is {'not legal' if key == 'legal' else 'legal'} now") for text in fits]
        elif key == "refuses":
            for text, rule in wanted.items():
                refused = refusal(state, text)
                if refused is None or refused.rule != rule:
                    found.append(Miss(f"{text} is {'legal' if refused is None else 'refused by ' + refused.rule} now"))
        elif key == "not":
            found += [
                Miss(f"{one}: {_plain(value)} must not be so")
                for one, value in wanted.items()
                if not missed({one: value}, state, events)
            ]
        elif TABLE[key](state) != wanted:
            found.append(Miss(f"{key}: {_plain(TABLE[key](state))}, wanted {_plain(wanted)}"))
    return found


def _missed_of(state: State, seat: int, wanted: Mapping[str, Any]) -> list[Miss]:
    monster, found = state.monsters[seat], []
    for field, value in wanted.items():
        got = MONSTER[field](monster)
        if got == value:
            continue
        if field in WORDS:
            words = f"{monster.name} has {got} {WORDS[field]}, wanted {value}"
        else:
            words = f"{monster.name}, {field.replace('_', ' ')}: {_plain(got)}, wanted {_plain(value)}"
        found.append(Miss(words, seat, field))
    return found


def _plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value)) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(one)}" for key, one in value.items()) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(PLACE_NAMES.get(value, value) if isinstance(value, str) else value)


def check_facts(facts: Facts, state: State, where: str = "facts") -> None:
    """Check that every fact is one that can be said of this game.

    Raises
    ------
    KonyError
        Naming the first that is not, and what is allowed.
    """
    names = [monster.name for monster in state.monsters]
    allowed = [*names, *state.boroughs, *TABLE, *ACTIONS, *CITED, "refuses", "not"]
    for key, value in facts.items():
        if key not in allowed:
            raise KonyError(f"{where}: {shown(key)} is not one of {', '.join(allowed)}")
        if key == "not":
            check_facts(value, state, f"{where}.not")
        if key in names or key in state.boroughs:
            fields: Collection[str] = MONSTER if key in names else BOROUGH
            for field in value:
                if field not in fields:
                    raise KonyError(f"{where}.{key}: {shown(field)} is not one of {', '.join(fields)}")
