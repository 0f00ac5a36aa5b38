"""The moments of a game and its branches as one tree, as those know them who look: each once, with what led to it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError
from kony_nb.rules.referee import chance_outcomes, decider, is_chance, pending
from kony_nb.rules.state import State, state_key
from kony_nb.views.known import known
from kony_nb.views.words import PLAYING, asked, open_decider, outcome

__all__ = [
    "Games",
    "Hidden",
    "Twig",
    "chance_of",
    "chance_words",
    "grow",
    "named",
    "played",
    "question",
    "turn_words",
    "way_words",
]

THE_GAME = "The game"
Games = Game | Mapping[str, Game]
Hidden = Callable[[str, Node], bool]


@dataclass(eq=False)
class Twig:
    """A moment of the tree, as its readers know it.

    Attributes
    ----------
    id : int
        Its place in the order in which the tree was put together, 0 upwards.
    node : Node
        The moment in the first of the games that hold it.
    parent : Twig or None
        The moment before that is told; None for a beginning.
    step : int
        How many moments of its line are told before it.
    words : str
        The action or the outcome that led here, "" for a beginning.
    chance : Fraction or None
        The exact probability of that outcome; None for a choice, and where who looks may not know what fell.
    kind : str
        ``choice`` (a seat is asked), ``chance`` or ``over``.
    seat : int
        Who is asked, -1 if nobody is.
    what : str
        Who is asked what, in a sentence; what chance decides; how the game ended.
    places : dict of str to Node
        The same moment in each of the games that hold it, by their names.
    """

    id: int
    node: Node
    parent: "Twig | None"
    step: int
    words: str
    chance: Fraction | None
    kind: str
    seat: int
    what: str
    places: dict[str, Node] = field(default_factory=dict)
    children: "list[Twig]" = field(default_factory=list)

    @property
    def state(self) -> State:
        """The state reached."""
        return self.node.state


def named(games: Games) -> dict[str, Game]:
    """Return the games by name; a single one is called "The game".

    Raises
    ------
    KonyError
        If they are none.
    """
    if isinstance(games, Game):
        return {THE_GAME: games}
    if not isinstance(games, Mapping) or not games or not all(isinstance(game, Game) for game in games.values()):
        raise KonyError("games: give a Game, or a dict of names to Games, one at least")
    return dict(games)


def way_words(child: Node, seats: Collection[int] | None) -> str:
    """Return the action or outcome that led to a moment, as who sits on these seats may know it."""
    if child.action is None or child.parent is None:
        return ""
    waited = pending(child.parent.state)
    if seats is None or waited is None:
        return child.action.label
    step, kind = waited
    if kind.chance:
        secret = not all(event.known_to(seats) for event in child.events)
        return kind.prompt if secret else child.action.label
    if kind.private and step.seat not in seats:
        return f"{child.parent.state.monsters[step.seat].name} chooses unseen"
    return child.action.label


def played(nodes: Sequence[Node]) -> list[str]:
    """Return the evolutions that were played at moments not told: all see them once they lie there."""
    return [node.action.label for node in nodes if node.action is not None and node.action.verb == PLAYING]


def chance_of(child: Node, seats: Collection[int] | None) -> Fraction | None:
    """Return the exact probability of the outcome that led to a moment, as who sits on these seats reckons it.

    None for a choice, and for an outcome that they may not know.
    """
    if child.parent is None or child.action is None or not is_chance(child.parent.state):
        return None
    before = child.parent.state
    if seats is not None and not all(event.known_to(seats) for event in child.events):
        return None
    return dict(chance_outcomes(known(before, seats))).get(child.action)


def chance_words(chance: Fraction) -> str:
    """Return a probability as a fraction and in percent.

    Examples
    --------
    >>> chance_words(Fraction(5, 324)), chance_words(Fraction(1, 2))
    ('5/324 (1.5 %)', '1/2 (50 %)')
    """
    return f"{chance} ({float(100 * chance):.2g} %)" if chance < 1 else "certain"


def grow(games: Games, *, seats: Collection[int] | None = None, hidden: Hidden | None = None) -> list[Twig]:
    """Return every moment of some games, each once, as who sits on these seats knows them.

    Moments are the same in two games that share a beginning where everything played since is the same. A window in
    which another seat is asked whether it plays an evolution is no moment of its own: what follows it follows the
    moment before.

    Parameters
    ----------
    games : Game or dict of str to Game
        A game, or a game and its branches by name. Those with another beginning make a tree of their own.
    seats : collection of int, optional
        Who looks; None tells everything.
    hidden : callable, optional
        ``hidden(name, node)``: whether a moment of a game is left out besides.

    Raises
    ------
    KonyError
        If there is no game.
    """
    found: list[Twig] = []
    known_as: dict[tuple[object, ...], Twig] = {}
    for name, game in named(games).items():
        waiting: list[tuple[Twig | None, tuple[Node, ...]]] = [(None, (game.root,))]
        while waiting:
            above, nodes = waiting.pop()
            node, way = nodes[-1], tuple(each.action.text if each.action is not None else "" for each in nodes)
            aside = above is not None and (_unseen(node.state, seats) or (hidden is not None and hidden(name, node)))
            if not aside:
                key = (state_key(node.state), *way) if above is None else (above.id, *way)
                twig = known_as.get(key)
                if twig is None:
                    twig = known_as[key] = _twig(len(found), nodes, above, seats)
                    found.append(twig)
                    if above is not None:
                        above.children.append(twig)
                twig.places.setdefault(name, node)
                above, nodes = twig, ()
            waiting += [(above, (*nodes, child)) for child in reversed(node.children)]
    return found


def _unseen(state: State, seats: Collection[int] | None) -> bool:
    """Return whether only the one who is asked knows that there is a moment."""
    return decider(state) >= 0 and open_decider(state, seats) < 0


def _twig(ident: int, nodes: tuple[Node, ...], above: Twig | None, seats: Collection[int] | None) -> Twig:
    """Return a moment that is told, after those of its line since the one before which are not."""
    first, node = nodes[0], nodes[-1]
    kind = "over" if not node.state.agenda else "chance" if is_chance(node.state) else "choice"
    return Twig(
        ident,
        node,
        above,
        0 if above is None else above.step + 1,
        "; ".join([way_words(first, seats), *played(nodes[1:])]),
        chance_of(first, seats),
        kind,
        open_decider(node.state, seats),
        asked(node.state, seats) if kind != "over" else outcome(node.state),
    )


def question(state: State, seat: int) -> str:
    """Return what a seat is asked, in a word or two."""
    kind = state.agenda[-1].kind
    return CARDS[kind].name if kind in CARDS else kind.replace("_", " ")


def turn_words(state: State) -> str:
    """Return whose turn it is, and which of its turns.

    Examples
    --------
    >>> from kony_nb.game.game import Game
    >>> turn_words(Game.new(seed=7).state)
    'set-up'
    """
    if state.turn < 0:
        return "set-up"
    return f"{state.monsters[state.turn].name}, turn {state.monsters[state.turn].turns}"
