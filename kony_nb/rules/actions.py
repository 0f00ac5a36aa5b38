"""The closed vocabulary: every choice of a seat and every outcome of chance is one interned Action."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from kony_nb.rules.faces import NEW_YORK, ORDER, TOKYO
from kony_nb.rules.places import BOROUGHS, OUTER

__all__ = ["COUNTED", "UNITS", "Action", "action", "drawn", "forget", "from_text", "monster_id", "vocabulary"]

UNITS = ("infantry", "jet", "tank")
TILES = (
    "high_rise_1",
    "high_rise_2",
    "high_rise_3",
    "power_plant_2",
    "power_plant_3",
    "hospital_2",
    "hospital_3",
)


COUNTED = {"vp": "VP", "lp": "LP", "energy": "energy"}
"""What a monster has that is counted, and how it is written."""


class Action:
    """A choice or an outcome: a verb with at most two arguments.

    Actions are made by `action` and `from_text` only, once each, so that two equal actions are the same object.

    Attributes
    ----------
    verb : str
        The first word of the text, such as ``"keep"``.
    args : tuple of str
        The other words, canonical ids.
    text : str
        What a record holds and `play` accepts, such as ``"destroy queens.2"``.
    label : str
        The same in words for a button, such as ``"Destroy the top of stack 2 in Queens"``.
    """

    __slots__ = ("args", "text", "verb")
    verb: str
    args: tuple[str, ...]
    text: str

    @property
    def label(self) -> str:
        """The same in words, made when it is asked for: cards and tokens go by names that are registered later."""
        from kony_nb.rules.labels import label  # labels name cards, which are built on actions

        return label(self.verb, self.args)

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str, ...]]:
        return action, (self.verb, *self.args)

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    @property
    def number(self) -> int:
        """The action's place in the numbered vocabulary, 0 upwards."""
        return _numbers()[self]


_made: dict[tuple[str, ...], Action] = {}


def action(verb: str, *args: str) -> Action:
    """Return the one Action with this verb and these arguments."""
    known = _made.get((verb, *args))
    if known is None:
        known = Action()
        known.verb, known.args = verb, args
        known.text = " ".join((verb, *args)) if args and args != ("",) else verb
        _made[verb, *args] = known
    return known


@cache
def drawn(item: str) -> Action:
    """Return the outcome that a card or a tile is drawn."""
    return action("draw", item)


def monster_id(name: str) -> str:
    """Return the id of a monster in texts: ``captain_fish`` for Captain Fish."""
    return name.lower().replace(" ", "_")


def rolls(size: int) -> Iterator[str]:
    """Return what this many dice can show, of either game; what both can show comes once."""
    both = [roll for faces in (NEW_YORK, TOKYO) for roll in combinations_with_replacement(faces, size)]
    return map("".join, dict.fromkeys(both))


def _entries() -> Iterator[Action]:
    import kony_nb.rules.new_game  # the vocabulary names every card there is
    from kony_nb.rules.cards.registry import CARDS, TOKENS
    from kony_nb.rules.games import GAMES
    from kony_nb.rules.luchador.cards import CHALLENGES

    assert kony_nb.rules.new_game is not None

    for place in OUTER:
        yield action("place", place)
    yield action("roll")
    for size in range(8):
        for faces in rolls(size):
            yield action("keep", faces)
    yield action("stop")
    for face in ORDER:
        yield action("resolve", face)
    for borough in BOROUGHS:
        for target in ("1", "2", "3", *UNITS):
            yield action("destroy", f"{borough}.{target}")
    for verb in ("flee", "move"):
        for place in OUTER:
            yield action(verb, place)
    for verb in ("hold", "yield", "stay", "enter", "advance", "sweep", "pass", "end"):
        yield action(verb)
    for card in sorted(CARDS):
        if CARDS[card].provenance != "owner":
            yield from _about(card)
    for token in sorted(TOKENS):
        if TOKENS[token].spends:
            yield action("use", TOKENS[token].spends, token)
        if TOKENS[token].turn_end is not None:
            yield action("pick", token)
    every = {name for r in GAMES.values() for name in r.monsters + r.with_power_up + r.with_luchador}
    names = sorted(every)
    for name in names:
        yield action("pick", monster_id(name))
        yield action("challenge", monster_id(name))
    for verb in ("help", "reveal", "hide"):
        yield action(verb)
    for card in CHALLENGES:
        yield action("draw", card)
    for tile in TILES:
        yield action("draw", tile)
    for size in range(1, 9):
        for faces in rolls(size):
            yield action("dice", faces)
    given = [token for token in sorted(TOKENS) if not TOKENS[token].on_card and not TOKENS[token].on_board]
    for name in names:
        for what in (*COUNTED, *given):
            yield action("change", monster_id(name), f"{what}+1")
            yield action("change", monster_id(name), f"{what}-1")
    for card in sorted(CARDS):  # last, so that the numbers of all others stay what they are
        if CARDS[card].provenance == "owner":
            yield from _about(card)


def _about(card: str) -> Iterator[Action]:
    """Yield the actions that name a card."""
    from kony_nb.rules.cards.registry import CARDS, deck_of

    yield action("buy", card)
    yield action("give", card)
    yield action("pick", card)
    yield action("draw", card)
    yield action("use", card)
    if CARDS[card].monster:
        yield action("play", card)
    for arg in CARDS[card].arguments:
        yield action("use", card, arg)
    if CARDS[card].uses_cards:
        for other in sorted({other for game in CARDS[card].games for other in deck_of(game)}):
            if CARDS[other].kind == CARDS[card].uses_cards:
                yield action("use", card, other)


def forget() -> None:
    """Make the vocabulary anew when it is next asked for: other cards are known now."""
    vocabulary.cache_clear()
    _numbers.cache_clear()
    _texts.cache_clear()


@cache
def vocabulary() -> tuple[Action, ...]:
    """Return every action there is, choices and outcomes of chance, in the order of their numbers."""
    return tuple(_entries())


@cache
def _numbers() -> dict[Action, int]:
    return {entry: number for number, entry in enumerate(vocabulary())}


@cache
def _texts() -> dict[str, Action]:
    return {entry.text: entry for entry in vocabulary()}


def from_text(text: str) -> Action | None:
    """Return the action with exactly this text, or None if the vocabulary holds none."""
    return _texts().get(text)
