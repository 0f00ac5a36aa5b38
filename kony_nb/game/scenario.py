"""Standing in any situation of a game, from a small dict or a share string."""

from collections.abc import Mapping
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.moving import chosen, follow, names_outcome
from kony_nb.game.situation.share import unshare
from kony_nb.rules.errors import BadScenario, IllegalAction
from kony_nb.rules.referee import is_chance
from kony_nb.rules.state import UNKNOWN

__all__ = ["scenario"]


def scenario(given: Mapping[str, Any] | str) -> Game:
    """Return a game that stands in the situation described.

    Parameters
    ----------
    given : mapping or str
        A share string, or a dict in which everything but ``monsters`` has a default:

        ``game``, ``rules``, ``options``, ``expansions``, ``seed``, ``deal_seed``
            As for `Game.new`.
        ``owner_cards``
            The digest of the owner's evolutions and challenge cards with which it was played; refused if others are
            in use now.
        ``monsters``
            By seat, names or dicts: ``name``, ``place``, ``lp`` (10), ``vp``, ``energy``, ``alive``, ``turns``
            (begun so far), ``reached`` (rank among those who rose to 20 victory points), ``fell`` (of the dead:
            the count of eliminations at its own; the same for those who fell together), ``cards`` (ids, or
            ``{"id": ..., "counters": n, "mark": text}``), ``tokens`` ``{id: n}``, ``reserved`` (power cards put
            aside for it), ``evolutions``. Without a place: the first outer borough with room, or outside Tokyo.
        ``monsters[...].evolutions``
            With ``expansions: ["power_up"]``: ids under ``hand``, ``play`` (face up), ``discard`` and ``deck`` (what
            is not named of its set), and ``draws``, how many it has drawn (2). In hand and deck ``"?"`` is one that
            is not known: the game deals it by the deal seed.
        ``monsters[...].masks``, ``challenge``, ``challenges``
            With ``expansions: ["luchador"]``: ``{"attached": True, "collection": 0}``; the id or the style of the card
            it holds, none if not named; how many it has drawn.
        ``phase``
            ``start`` (earnings are paid), ``roll`` (the default: before the first roll, or with ``dice`` on the
            table what to keep), ``resolve``, ``move``, ``buy``, ``end`` (only the end of the turn is left), or
            ``setup``, a new game.
        ``turn``, ``regular``
            The active monster (the first), and the one whose regular turn came last (the active one).
        ``dice``, ``kept``, ``results``, ``rolls_left``
            The dice on the table, those set aside before the last roll (if it is all of them, the others are
            about to be rolled), the results still to be resolved, the rolls that may still be made (2 with dice).
        ``boroughs``
            ``{"queens": {"stacks": [["high_rise_1", "?", "hospital_2"]], "units": ["jet"], "fresh": ["tank"]}}``;
            the last of a stack is its top, ``"?"`` a tile nobody knows, ``fresh`` units appeared in this turn.
        ``tiles``, ``removed_tiles``
            The unseen tiles (if there are unknown ones: all that are not named), those taken or outside the game.
        ``souvenirs``
            The boroughs in which a Souvenir token lies, while somebody has Tourist.
        ``superstar_holder``, ``statue_holder``
            Monsters.
        ``market``, ``deck``, ``deck_top``, ``deck_bottom``, ``top_seen_by``, ``bottom_seen_by``, ``discards``,
        ``shuffles``
            Cards; the deck is the bag of all that are named nowhere, ``deck_top`` lists what is drawn first,
            ``deck_bottom`` what comes after all others; everybody knows it, or only the monsters in ``..._seen_by``.
        ``challenge_deck``, ``challenge_discards``, ``challenge_shuffles``
            With Luchador; the deck is the bag of all that are named nowhere. What a given deck leaves over has left
            the game, and so have masks that nobody has.
        ``pending``, ``extra_turns``, ``effects``, ``this_turn``
            What cards have promised, ``[card, monster]``; how often anybody rose to 20 victory points; what
            happened in this turn: ``extra``, ``entered``, ``attacks``, ``yielded``, ``braced``, ``destroyed``,
            ``bought``, ``dealt``, ``earned``, ``rolls``, ``side_rolls``, ``units_only``, ``once``.
        ``then``
            Actions played afterwards, outcomes of chance too, as `Game.play` takes them. Chance that is not
            written out falls by the seed; a last ``"?"`` leaves it waiting.

    Returns
    -------
    Game
        What is not named is empty.

    Raises
    ------
    BadScenario
        Listing every fault with its path and what is allowed.
    BadRecord
        For a string that is no share string.

    Examples
    --------
    >>> game = scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "dice": "AAHESO"})
    >>> game.play("stop")
    [Event(kind='stop', ...)]
    >>> [event.now for event in game.play("resolve A") if event.kind == "damage"]
    [8]
    """
    described = {"owner_cards": "", **unshare(given)} if isinstance(given, str) else given
    game = Game.begin(described)
    texts = list(described.get("then", ()))
    waits = bool(texts) and texts[-1] == UNKNOWN
    for at, text in enumerate(texts[: len(texts) - waits]):
        try:
            play_on(game, text)
        except IllegalAction as refused:
            raise BadScenario([f"then[{at}]: {text!r}: {refused.reason} [{refused.rule}]"]) from None
    if waits and not is_chance(game.state):
        raise BadScenario([f"then[{len(texts) - 1}]: '?' stands for chance, but none waits here"])
    if is_chance(game.state) and not waits:
        game.step()
    return game


def play_on(game: Game, text: str) -> None:
    """Play one text of ``then``; chance that was not written out falls first, what follows the text is left waiting."""
    if is_chance(game.state) and not names_outcome(text):
        game.step()
    for action, state, events in follow(game.state, chosen(game.state, text), (), None):
        game.history.add(action, state, events)
