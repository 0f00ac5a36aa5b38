"""Where everything stands in the vectors of small whole numbers that agents learn from.

The layout is built from the registries (cards, tokens, places, kinds of step), so that a new card, rule or game has
its entries without a word here. Its size is fixed for a game, whoever plays and however many.
"""

from collections.abc import Iterable
from functools import cache

from kony_nb.game.game import Game
from kony_nb.game.situation.people import FEWEST, MOST
from kony_nb.rules.actions import UNITS, monster_id
from kony_nb.rules.agenda import KINDS, Decision
from kony_nb.rules.cards.registry import CARDS, TOKENS, follows_cards
from kony_nb.rules.check.flow import PHASES, RESULTS
from kony_nb.rules.errors import BadOption, shown
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.options import CHOICES, EXPANSIONS
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.state import UNKNOWN

__all__ = ["NUMBERS", "Layout", "layout_of", "observation_layout"]

FLAG, SMALL, LARGE = 1, 20, 127
"""The highest values of an entry: a yes, what rules and dice keep small, and what has no limit."""
LAYERS = 3
"""Tiles in a full stack."""
NUMBERS = 4
"""Arguments of the pending step that are written down."""
GOALS = ("superstar", "statue")
STANDINGS = (
    *("alive", "active", "regular", "asked", "attacker", "winner", "yielded", "braced", "looked", "safe"),
    *("began_inside", "knows_bottom", "stays"),
)
SECRETS = ("reveal", "hide")
Labels = tuple[str, ...]


class Layout:
    """Where everything stands in the observations of one game.

    Attributes
    ----------
    parts : list of (str, slice)
        The parts by name, in order; they cover the vector without a gap.
    labels : dict of str to tuple of str
        What the entries of a part stand for.
    at : dict of (str, str) to int
        The place in the vector of each part and label.
    start : dict of str to int
        The place of each part's first entry.
    highest : list of int
        The highest value of each entry; larger ones are cut down to it. The lowest is 0.
    boroughs, choices : tuple of str
        The boroughs of the game, and its options.
    marks : dict of str to int
        By what number a word is written that a card remembers, 1 upwards.
    """

    def __init__(self, game: str) -> None:
        self.parts: list[tuple[str, slice]] = []
        self.labels: dict[str, Labels] = {}
        self.at: dict[tuple[str, str], int] = {}
        self.start: dict[str, int] = {}
        self.highest: list[int] = []
        rules = GAMES[game]
        first = Game.new(game, rules.monsters[:FEWEST]).root.state
        self.boroughs = tuple(first.boroughs)
        cards = tuple(sorted(card.id for card in CARDS.values() if game in card.games))
        powers = tuple(card for card in cards if not CARDS[card].monster)
        evolutions = tuple(card for card in cards if CARDS[card].monster)
        everybody = rules.monsters + rules.with_power_up + rules.with_luchador
        remembered = (*sort_faces(rules.faces), *rules.places, *map(monster_id, everybody), *map(str, range(10)))
        self.marks = {word: n for n, word in enumerate(remembered, 1)}
        tiles = tuple(sorted(first.tiles)) if self.boroughs else ()
        pieces = (*tiles, *UNITS) if self.boroughs else ()
        self.choices = tuple(name for name, choice in CHOICES.items() if game in choice.games)
        for k in range(MOST):
            self._seat(f"seat{k}", everybody, cards, powers, evolutions)
        self._table(cards, powers, evolutions, rules.faces)
        if self.boroughs:
            self._board(tiles, pieces)

    def _add(self, name: str, labels: Iterable[str], high: int) -> None:
        start = len(self.highest)
        self.labels[name] = tuple(labels)
        self.start[name] = start
        self.at |= {(name, label): start + i for i, label in enumerate(self.labels[name])}
        self.highest += [high] * len(self.labels[name])
        self.parts.append((name, slice(start, len(self.highest))))

    def _seat(self, seat: str, monsters: Labels, cards: Labels, powers: Labels, evolutions: Labels) -> None:
        add = self._add
        add(f"{seat}.monster", monsters, FLAG)
        add(f"{seat}.place", PLACE_NAMES, FLAG)
        add(f"{seat}.is", STANDINGS, FLAG)
        add(f"{seat}.holds", GOALS, FLAG)
        add(f"{seat}.points", ("lp", "vp"), SMALL)
        add(f"{seat}.numbers", ("energy", "turns", "reached", "fell"), LARGE)
        add(f"{seat}.amounts", ("loss", "dealt", "earned", "lost", "healed"), SMALL)
        add(f"{seat}.evolutions", ("hand", "deck", "packet", "draws"), LARGE)
        add(f"{seat}.challenge", ("mask", "collection", "holds", "drawn", "decided"), LARGE)
        add(f"{seat}.cards", cards, FLAG)
        add(f"{seat}.counters", cards, SMALL)
        add(f"{seat}.marks", cards, LARGE)
        add(f"{seat}.spent", evolutions, LARGE)
        add(f"{seat}.reserved", powers, FLAG)
        add(f"{seat}.tokens", sorted(TOKENS), SMALL)
        add(f"{seat}.pending", (card for card in cards if CARDS[card].revealed), SMALL)
        add(f"{seat}.extra_turns", (card for card in cards if CARDS[card].extra_turn), SMALL)
        add(f"{seat}.waits", sorted(KINDS), SMALL)

    def _table(self, cards: Labels, powers: Labels, evolutions: Labels, faces: str) -> None:
        add = self._add
        letters = sort_faces(faces)
        add("seat", map(str, range(MOST)), FLAG)
        for own in ("hand", "own_deck", "packet"):
            add(own, evolutions, FLAG)
        add("challenge", CHALLENGES, FLAG)
        add("secret", SECRETS, FLAG)
        add("options", self.choices, SMALL)
        add("expansions", EXPANSIONS, FLAG)
        add("phase", PHASES, FLAG)
        add("result", [result for result in RESULTS if result], FLAG)
        add("asked", sorted(kind for kind, entry in KINDS.items() if isinstance(entry, Decision)), FLAG)
        add("asked.numbers", map(str, range(NUMBERS)), LARGE)
        add("asked.words", (*cards, *self.boroughs, *letters, *MOMENTS), FLAG)
        add("loss", ("attack",), FLAG)
        add("waits", sorted(KINDS), SMALL)
        for dice in ("dice", "kept", "results", "converted"):
            add(dice, letters, SMALL)
        add("rolls", ("left", "made", "aside"), SMALL)
        for slot in range(3):
            add(f"market{slot}", powers, FLAG)
        add("deck", powers, FLAG)
        add("deck_top", powers, LARGE)
        add("deck_bottom", powers, LARGE)
        add("discards", powers, FLAG)
        add("challenge_deck", CHALLENGES, FLAG)
        add("challenge_discards", CHALLENGES, FLAG)
        add("counts", ("shuffles", "effects", "attacks", "pool"), LARGE)
        add("luchador", ("masks_out", "challenge_out", "challenge_shuffles"), SMALL)
        add("turn.is", ("entered", "units_only"), FLAG)
        add("turn.extra", (card for card in cards if CARDS[card].extra_turn), FLAG)
        add("turn.bought", powers, SMALL)
        add("turn.once", cards, SMALL)

    def _board(self, tiles: Labels, pieces: Labels) -> None:
        add = self._add
        for borough in self.boroughs:
            for stack in (1, 2, 3):
                for layer in range(LAYERS):
                    add(f"{borough}.{stack}.{layer}", (*tiles, UNKNOWN), FLAG)
            add(f"{borough}.units", UNITS, SMALL)
            add(f"{borough}.fresh", UNITS, SMALL)
        add("souvenirs", self.boroughs, FLAG)
        add("tiles", tiles, LARGE)
        add("removed", pieces, LARGE)
        add("turn.destroyed", pieces, SMALL)


@follows_cards
@cache
def layout_of(game: str) -> Layout:
    """Return the layout of the observations of a game that there is."""
    return Layout(game)


def observation_layout(game: str = "new_york") -> list[tuple[str, slice]]:
    """Return the parts of a game's observations by name, in order.

    Parameters
    ----------
    game : str
        A game of `kony_nb.rules.games.GAMES`.

    Returns
    -------
    list of (str, slice)
        First for ``seat0`` (who observes) to ``seat5`` (the others clockwise; zeros where nobody sits):

        ``.monster``, ``.place``, ``.holds`` (Superstar, Statue)
            One entry each, 1 for what it is. ``.is``: alive, active, had the last regular turn, asked now, attacker
            of the pending loss, winner, yielded in this turn, answered before the damage, has seen the top card,
            loses nothing in this turn, stood in the city when it began, knows what lies under the deck, stays after
            the attack that is going on.
        ``.points`` (life points, victory points), ``.numbers`` (energy, turns begun, rank at 20 victory
        points, rank among the eliminated)
            As they are.
        ``.amounts``
            Of the pending loss, lost to the active monster in this turn, energy earned in this turn; where evolutions
            are played, life points lost to damage and gained in this turn.
        ``.evolutions``
            How many are in its hand, in its deck and in its packet of the draft, and how many it has drawn.
        ``.challenge``
            Whether a mask is attached to it, its collection, whether it holds a challenge card, how many it has drawn,
            and whether it has decided to reveal or to hide one.
        ``.cards``, ``.counters``, ``.marks``, ``.spent``, ``.reserved``, ``.tokens``, ``.pending``, ``.extra_turns``
            An entry for each card, evolution or token; evolutions that lie face up are among the cards. Marks are
            numbers of the words that a card remembers; ``.spent`` and the last two hold a place in a row, 1 upwards.
        ``.waits``
            How many steps of each kind wait on the agenda for it.

        Then what only the observing seat knows: its ``seat`` (its place in the order of play), and the evolutions of
        its ``hand``, ``own_deck`` and ``packet``, its ``challenge`` card and what it decided in ``secret``.

        Then the table: ``options`` (each as the place of its value), ``expansions``, ``phase``, ``result``, ``asked``
        (the kind of decision) with the ``asked.numbers`` (one more than each) and
        ``asked.words`` of its arguments, ``loss``, ``waits`` (steps of no seat), counts of ``dice``, ``kept``,
        ``results`` and ``converted`` by face, ``rolls`` (left, made, for cards), ``market0`` to ``market2``,
        ``deck`` (unseen cards), ``deck_top`` and ``deck_bottom`` (place), ``discards``, ``challenge_deck`` (cards that
        the seat does not know elsewhere), ``challenge_discards``, ``counts`` (shuffles, effects that reached 20
        victory points, attacks of this turn, evolutions to be dealt), ``luchador`` (masks and challenge cards out of
        the game, shuffles) and ``turn.`` what happened
        in it. Where the game has boroughs: each ``borough.stack.layer`` (layer 0 is the top), ``.units``, ``.fresh``,
        then ``souvenirs``, the bag of ``tiles``, ``removed`` and ``turn.destroyed``.

    Raises
    ------
    BadOption
        If there is no such game.

    Notes
    -----
    Left out are the order of the discards, the source of a pending loss, and arguments of steps below the top. Of
    another seat's secret choice the arguments are left out too, and that somebody is asked for an evolution.

    Examples
    --------
    >>> dict(observation_layout())["seat0.monster"]
    slice(0, 8, None)
    """
    if game not in tuple(GAMES):
        raise BadOption(f"game: {shown(game)} is not one of {', '.join(GAMES)}")
    return list(layout_of(game).parts)
