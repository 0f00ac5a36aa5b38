"""Cards and tokens as entries: facts, our own words, and small functions registered to named moments.

The fields of `Card` under "Moments" are the contract: the referee calls them, knowing no card by name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, TypeVar

from kony_nb.rules.actions import Action
from kony_nb.rules.actions import forget as forget_actions
from kony_nb.rules.events import Log
from kony_nb.rules.state import Loss, State, Step

__all__ = [
    "ANY",
    "CARDS",
    "DYING",
    "LYING",
    "TOKENS",
    "USED",
    "Card",
    "Looked",
    "Token",
    "add_card",
    "add_copy",
    "add_token",
    "deck_of",
    "every_set",
    "evolutions_of",
    "follows_cards",
    "forget",
    "functions",
    "lasting",
    "owners",
    "power_cards",
    "remove_card",
    "replaced",
    "sets_at_first",
    "sets_of",
    "total",
]

Effect = Callable[[State, int, Log], None]
_Cached = TypeVar("_Cached", bound=Callable[..., Any])
_Key = TypeVar("_Key")
_Found = TypeVar("_Found")


@dataclass(frozen=True, kw_only=True, eq=False)
class Card:
    """A card: what it is, and what it does at which moment.

    In every moment ``seat`` is the owner. A moment that is None does not concern the card.
    """

    id: str
    name: str
    cost: int
    """Energy, 0 upwards."""
    kind: str
    """``keep``, ``discard`` or ``goal``; ``temporary`` or ``permanent`` for an evolution."""
    effect: str
    """What it does, in our own words."""
    games: tuple[str, ...] = ("new_york",)
    """The games in whose deck it is."""
    discount: tuple[str, ...] = ()
    """Boroughs in which it costs 1 energy less."""
    rulings: tuple[str, ...] = ()
    confidence: str = "high"
    provenance: str = "published"
    """``published``, ``owner`` or ``house``."""
    arguments: tuple[str, ...] = ()
    """What may follow ``use CARD``."""
    uses_cards: str = ""
    """The kind of power card of its game that may follow ``use CARD``."""
    monster: str = ""
    """For an evolution: the monster to whose set it belongs; "" for a power card."""
    stands_for: str = ""
    """For an evolution that an owner has entered: the one whose place in the set it takes, "" for none."""
    timing: tuple[str, ...] = ()
    """For an evolution: the moments in which it may be played, of `MOMENTS`; empty for any."""
    whose: str = ""
    """For an evolution: whether it may be played on its owner's turn only, ``own``, or on that of others, ``other``."""
    lasts: str = ""
    """For a temporary evolution that acts for a while: it lies face up to the end of the ``turn``, or until its
    owner's next turn begins (``own_turn``)."""
    moments: Callable[[str], Mapping[str, Any]] | None = None
    """Returns the moments of a card that has to know by which id it lies on the table, for each such id."""
    design: str = ""
    """For a further copy in the deck, and for a card that acts as another: the id of the card that it is like."""
    lies_as: str = ""
    """For a card that acts as another: its own id, under which it is bought, discarded and drawn."""

    # Constants
    dice: int = 0
    """Dice more to roll."""
    rolls: int = 0
    """Rolls more in each turn."""
    extra_turn_dice: int = 0
    """Dice more (or less) in the extra turn that it promises."""
    counters: int = 0
    """Counters that lie on it when it is gained."""
    cheaper: int = 0
    """Energy less that every card costs the owner."""
    energy_bonus: int = 0
    """Energy more each time the owner gains some."""
    heal_bonus: int = 0
    """Life points more each time the owner gains some by itself."""
    buys_reveals: bool = False
    """Whether the owner may buy a card at the moment it is revealed."""
    goes_first: bool = False
    """Whether it acts before all others of its owner at the same moment."""
    max_lp: int = 0
    """Life points by which the maximum is raised."""
    move_fee: int = 0
    """Energy that a voluntary move costs anybody while the card lies in the market."""
    extra_turn: bool = False
    """Whether it promises another turn, in which ``anytime`` acts for its owner."""
    no_reroll: str = ""
    """Faces that the owner may not roll again."""
    rerolls_forced: bool = False
    """Whether the others must use all their rolls."""
    durability: Mapping[str, int] = field(default_factory=dict)
    """What destroying a unit costs the owner instead, by unit."""
    attack_multiplier: int = 1
    """By which the owner's attack results are multiplied."""
    stars_needed: int = 0
    """Stars that the others need to take the Superstar from the owner; 0 leaves it at three."""
    converts: tuple[str, ...] = ()
    """Results that the owner may turn into others, old and new letter: ``"HE"`` turns a heart into energy."""
    dice_of_others: int = 0
    """Dice more (or less) that every other monster rolls."""
    keeps_inside: bool = False
    """Whether nobody may flee or yield."""
    looks_back: bool = False
    """Whether it looks at who was in the city when the turn began, see `Ledger.inside`."""
    no_vp_win: bool = False
    """Whether the owner cannot win by victory points nor by a card."""
    goes_with_model: bool = False
    """For a card that acts as another: whether it is discarded when that one leaves its place."""
    adds_late: bool = False
    """Whether what it adds depends on what other cards add."""

    # Moments
    playable: Callable[[State, int, str], bool] | None = None
    """Whether an evolution in the owner's hand has an effect now: ``playable(state, seat, moment)``."""
    gained: Effect | None = None
    """The card is gained in any way, an evolution played; for a Discard card, its whole effect."""
    lost: Effect | None = None
    """The card has left the owner."""
    turn_start: Effect | None = None
    turn_end: Effect | None = None
    others_turn_start: Callable[[State, int, int, Log], None] | None = None
    """The turn of another has started, and its cards have acted: ``others_turn_start(state, seat, other, log)``."""
    every_turn_end: Effect | None = None
    """Somebody's turn ends, after what its own cards do then."""
    idle: Callable[[State, int], bool] | None = None
    """Whether there is nothing to do now at the owner's turn start or end."""
    anytime: Callable[[State, int, Step], tuple[Action, ...]] | None = None
    """What it offers at every decision of its owner (of the turn's owner, for the card of an extra turn)."""
    more_rolls: Callable[[State, int], bool] | None = None
    """Whether it can give its owner another roll after the last one."""
    free_rerolls: Callable[[State, int], tuple[Action, ...]] | None = None
    """Dice that it lets its owner roll again when the last roll has fallen."""
    probes: Callable[[State, int], tuple[Action, ...]] | None = None
    """What it offers its owner when the last roll of another monster has fallen."""
    changes: Callable[[State, int], tuple[Action, ...]] | None = None
    """What it offers between the last roll and the first result."""
    use: Callable[[State, int, str, Log], None] | None = None
    """Do what was offered, with the argument that was chosen."""
    resolved: Callable[[State, int, str, int, Log], None] | None = None
    """The owner resolves a face: ``resolved(state, seat, face, n, log)``."""
    adds: Callable[[State, int, str], str] | None = None
    """Results added after the last roll: ``adds(state, seat, results)``."""
    adds_to_others: Callable[[State, int, int], str] | None = None
    """Results added after the last roll of another monster: ``adds_to_others(state, seat, roller)``."""
    may_add: Callable[[State, int], bool] | None = None
    """Whether the owner is asked to use the card to add results."""
    spends: Callable[[State, int, str, int], tuple[Action, ...]] | None = None
    """Uses of one result of a face instead of what it does: ``spends(state, seat, face, n)``."""
    spent: Callable[[State, int, tuple[str, ...], Log], None] | None = None
    """Do what the results spent on it bring, with the argument of each use: ``spent(state, seat, args, log)``."""
    amount: Callable[[State, int, str, int], int] | None = None
    """What a face counts when it is resolved: ``amount(state, seat, face, n)``."""
    final: Effect | None = None
    """The dice lie and the results are complete; nothing is resolved yet."""
    dice_for: Callable[[State, int, int], int] | None = None
    """Dice more (or less) that another monster rolls: ``dice_for(state, seat, roller)``."""
    roll_limit: Callable[[State, int, int], int] | None = None
    """The most rolls that a monster has in its turn: ``roll_limit(state, seat, roller)``; cards of all are asked."""
    voids: Callable[[State, int, int, str], bool] | None = None
    """Whether a face does nothing: ``voids(state, seat, roller, face)``; cards of all are asked."""
    before_roll: Effect | None = None
    """The owner is about to roll for the first time in its turn."""
    targets: Callable[[State, int], tuple[int, ...]] | None = None
    """Seats that the owner's attack hits besides."""
    attacking: Callable[[State, int, Loss], tuple[Step, ...]] | None = None
    """Steps to take between declaring an attack and applying its losses."""
    declared: Callable[[State, int, Loss, Log], None] | None = None
    """The owner attacks: ``declared(state, seat, loss, log)``."""
    braces: Callable[[State, int, Loss], tuple[Step, ...]] | None = None
    """Steps of an attacked owner before the losses of the attack are applied."""
    attacked: Callable[[State, int, int, Log], None] | None = None
    """The owner is attacked: ``attacked(state, seat, attacker, log)``."""
    hits: Callable[[State, int, int, int], int] | None = None
    """What the owner's attack deals to a target: ``hits(state, seat, target, n)``."""
    raises: Callable[[State, int, Loss, int, int], int] | None = None
    """What a target loses to anything that the owner deals, an attack or not: ``raises(state, seat, loss, target, n)``.

    It is asked once, when the loss is complete and nobody has reduced it yet."""
    reduce: Callable[[State, int, Loss, int], int] | None = None
    """What the owner loses of a loss: ``reduce(state, seat, loss, n)``; never the Statue's."""
    hurt: Callable[[State, int, Loss, int, Log], None] | None = None
    """The owner lost ``n`` life points to this loss and lives: ``hurt(state, seat, loss, n, log)``."""
    damaged: Callable[[State, int, int, Log], None] | None = None
    """The owner suffered ``n`` damage and lives: ``damaged(state, seat, n, log)``."""
    struck: Callable[[State, int, Loss, Log], None] | None = None
    """What the owner dealt is applied, and everybody stands where it stood, those at 0 life points too.

    ``struck(state, seat, loss, log)`` gets what was really lost; steps that it lays come after the eliminations."""
    rolled: Callable[[State, Step, str, Log], None] | None = None
    """A single die was rolled for the card: ``rolled(state, step, face, log)``."""
    dealt: Callable[[State, int, int, Log], None] | None = None
    """The owner dealt damage to a monster that still lives: ``dealt(state, seat, victim, log)``."""
    wounded: Callable[[State, int, int, Log], None] | None = None
    """The same, where the damage was an attack's."""
    wounding: Callable[[State, int, Loss, Log], None] | None = None
    """The owner's attack took life points, of a monster that was eliminated by it too: once for each attack,
    ``wounding(state, seat, loss, log)``."""
    dying: Callable[[State, int, Log], None] | None = None
    """The owner has no life points left: it is not eliminated but does this."""
    reached_zero: Callable[[State, int, int, Log], None] | None = None
    """A monster was brought to 0 life points: ``reached_zero(state, seat, other, log)``."""
    before_loss: Callable[[State, int, Loss], bool] | None = None
    """Whether the owner is asked to use the card before a loss of its own is applied."""
    elsewhere: Callable[[State, int, int], tuple[Action, ...]] | None = None
    """What may be destroyed in other boroughs: ``elsewhere(state, seat, skulls)``."""
    destroyed: Callable[[State, int, str, Log], None] | None = None
    """The owner destroyed a tile or a unit: ``destroyed(state, seat, what, log)``."""
    aims: Callable[[State, int, int], tuple[Action, ...]] | None = None
    """Other boroughs in which the owner may use its Destruction: ``aims(state, seat, skulls)``."""
    entered: Effect | None = None
    """The owner entered the city."""
    left: Effect | None = None
    """The owner has left the city in any way but elimination."""
    other_entered: Callable[[State, int, int, Log], None] | None = None
    """Another monster entered the city: ``other_entered(state, seat, other, log)``."""
    entered_spent: Effect | None = None
    """The owner entered the city while this evolution of its lies among its discarded ones."""
    held: Effect | None = None
    """The owner was attacked in the city, had the choice to leave, and stays."""
    before_others_enter: Callable[[State, int, int], tuple[Step, ...]] | None = None
    """Steps before another monster comes into the city: ``before_others_enter(state, seat, other)``."""
    replaced: Callable[[State, int, int, Log], None] | None = None
    """A monster comes in for the owner, which has yielded: ``replaced(state, seat, other, log)``."""
    arrived: Effect | None = None
    """The owner came to another borough in any way, Manhattan too."""
    superstar_taken: Callable[[State, int, int, Log], None] | None = None
    """The owner took the Superstar: ``superstar_taken(state, seat, before, log)``, -1 for beside the deck."""
    superstar_lost: Callable[[State, int, int, Log], None] | None = None
    """A monster took the Superstar from the owner: ``superstar_lost(state, seat, taker, log)``."""
    energy_gained: Callable[[State, int, int, Log], None] | None = None
    """Another monster gained energy: ``energy_gained(state, seat, other, log)``."""
    refuses_buyer: Callable[[State, int], str] | None = None
    """Why the card cannot be bought now; "" if it can."""
    sells: Callable[[State, int], tuple[tuple[str, int], ...]] | None = None
    """Cards that the owner may buy besides those of the market, with their prices."""
    hands_over: Callable[[State, int, str, int, Log], None] | None = None
    """The owner buys one of them: pay for it and take it, ``hands_over(state, seat, card, price, log)``."""
    special_price: Callable[[State, int, str], int | None] | None = None
    """What a card of the market costs the owner who buys it by this one, with ``use`` and ``hands_over``; None if it
    cannot: ``special_price(state, seat, card)``."""
    bought: Callable[[State, int, str, Log], None] | None = None
    """The owner, who has the card already, bought another: ``bought(state, seat, card, log)``."""
    revealed: Callable[[State, int, int, Log], bool] | None = None
    """A card is revealed while this one's effect is pending: ``revealed(state, seat, slot, log)``; True ends it."""

    @property
    def rule(self) -> str:
        """The id under which events cite the card; a copy is cited as the card that it is like."""
        return f"card.{self.design or self.id}"


@dataclass(frozen=True, kw_only=True, eq=False)
class Token:
    """A kind of token, with its limited supply and what it does to the monster that bears it."""

    id: str
    name: str
    supply: int
    effect: str
    card: str = ""
    """The card that gives it, or on which it lies."""
    on_card: bool = False
    """Whether it lies on a card of its owner instead of being given to another monster."""
    on_board: bool = False
    """Whether it lies in a borough instead."""
    spends: str = ""
    """``attack`` or ``heart``: the result that removes one."""
    rolls: int = 0
    """Rolls more (or less) per token on the bearer's turn."""
    reroll_fee: dict[str, int] = field(default_factory=dict)
    """Energy per token for each die of a face that is rolled again."""
    dice: int = 0
    """Dice more (or less) per token on the bearer's turn."""
    stays: bool = False
    """Whether it stays when its card goes; then its bearer may own the card too."""
    outside_only: bool = False
    """Whether results remove it only where hearts heal."""
    turn_end: Effect | None = None
    """What it does at the end of the bearer's turn."""


_FIELDS = [each.name for each in fields(Card)]
_NAMES = tuple(_FIELDS[_FIELDS.index("dice") :])
"""The constants and moments of a card."""
CARDS: dict[str, Card] = {}
TOKENS: dict[str, Token] = {}
ANY = "*"
"""In `State.sets`, for all sets of evolutions."""
DYING = "dying"
"""The moment in which only what is made for it may be played."""
MANY = 1 << 16
"""Entries a cache keeps: enough for the hands of a long playout, and a bound on its memory."""
SPENDS = {"A": "attack", "H": "heart"}
_FOLLOWING: list[Callable[[], None]] = []


def add_card(**entry: Any) -> Card:
    """Register a card; the keywords are the fields of `Card`."""
    made = entry["moments"](entry["id"]) if "moments" in entry else {}
    card = Card(**entry, **made)
    CARDS[card.id] = card
    forget()
    return card


def add_copy(of: str, ident: str, **changed: Any) -> Card:
    """Register a card that is like another one under an id of its own, with some fields changed."""
    card = CARDS[of]
    made = card.moments(ident) if card.moments is not None else {}
    CARDS[ident] = copy = replace(card, **{"id": ident, "design": card.design or of, **made, **changed})
    forget()
    return copy


def remove_card(ident: str) -> None:
    """Take a card out of the registry, one that an owner had entered."""
    del CARDS[ident]
    forget()


def add_token(**entry: Any) -> Token:
    """Register a kind of token; the keywords are the fields of `Token`."""
    token = Token(**entry)
    TOKENS[token.id] = token
    forget()
    return token


class Looked(dict[_Key, _Found]):
    """What was looked up in the registry, by what it was asked of: a bounded number, all forgotten when that changes.

    Faster than `lru_cache` where many things come again and again, and no slower as more of them are known.
    """

    __slots__ = ("look",)

    def __init__(self, look: Callable[[_Key], _Found]) -> None:
        self.look = look
        _FOLLOWING.append(self.clear)

    def __missing__(self, asked: _Key) -> _Found:
        if len(self) >= MANY:
            self.clear()
        found = self[asked] = self.look(asked)
        return found


class Lying:
    """What cards that lie together do: looked up once, not at every moment.

    Attributes
    ----------
    acts : dict of str to tuple of (card, function)
        What they have registered, by moment, in the order of the cards.
    sums : dict of str to int
        The sums of their constants that are numbers, by constant, where they are not 0.
    fields : frozenset of str
        Their moments and constants.
    cards : tuple of str
        The cards: one object for all that are equal, which are found faster by it.
    anytime : bool
        Whether any of them offers something at every decision of its owner.
    lingers : bool
        Whether any of them acts at the end of every turn, or lies there only until then.
    until : dict of str to tuple of str
        Those that are temporary evolutions, by how long they lie there: ``turn`` or ``own_turn``.
    power : tuple of str
        Those that are no evolutions.
    """

    __slots__ = ("acts", "anytime", "cards", "fields", "lingers", "power", "sums", "until")

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards = cards
        self.acts: dict[str, tuple[tuple[Card, Any], ...]] = {}
        self.sums: dict[str, int] = {}
        self.until: dict[str, tuple[str, ...]] = {}
        self.fields: frozenset[str] = frozenset()
        self.power: tuple[str, ...] = ()
        if len(cards) == 1:
            self._look_up(CARDS[cards[0]])
        for part in [LYING[card,] for card in cards] if len(cards) > 1 else ():  # they share what each card has
            for moment, acts in part.acts.items():
                self.acts[moment] = self.acts[moment] + acts if moment in self.acts else acts
            for constant, n in part.sums.items():
                self.sums[constant] = self.sums.get(constant, 0) + n
            for until, lasting in part.until.items():
                self.until[until] = self.until.get(until, ()) + lasting
            self.fields |= part.fields
            self.power += part.power
        self.anytime = "anytime" in self.acts
        self.lingers = "turn" in self.until or "every_turn_end" in self.acts

    def _look_up(self, card: Card) -> None:
        named = registered(card.id)
        self.acts = {name: ((card, value),) for name, value in named if callable(value)}
        self.sums = {name: value for name, value in named if isinstance(value, int)}
        self.until = {card.lasts: (card.id,)} if card.lasts else {}
        self.fields = frozenset(name for name, _ in named)
        self.power = () if card.monster else (card.id,)


LYING = Looked(Lying)
"""What cards do, by the cards that lie together: those before a monster, or some in its hand."""


def functions(cards: tuple[str, ...], moment: str) -> tuple[tuple[Card, Any], ...]:
    """Return what these cards have registered for a moment, in the order of the cards."""
    return LYING[cards].acts.get(moment, ())


@cache
def registered(card: str) -> tuple[tuple[str, Any], ...]:
    """Return the moments and constants that a card has, each with its value."""
    entry = CARDS[card]
    return tuple((name, value) for name in _NAMES if (value := getattr(entry, name)))


@cache
def deck_of(game: str) -> tuple[str, ...]:
    """Return the power cards of a game, sorted."""
    return tuple(
        sorted(
            card.id
            for card in CARDS.values()
            if game in card.games and card.kind in ("keep", "discard") and not card.lies_as
        )
    )


def used_in(sets: str) -> frozenset[str]:
    """Return the moments and constants that any of these cards has, see `State.sets`; without sets, any card at all."""
    game, _, names = sets.partition(": ")
    playing = {"", *names.split(", ")}
    return frozenset(
        name
        for card in CARDS.values()
        if not game or (game in card.games and (names == ANY or card.monster in playing))
        for name, _ in registered(card.id)
    )


USED = Looked(used_in)
"""What is in use by `State.sets`: what no card that can turn up has need not be looked for."""


def owners(state: State, field_name: str) -> list[int]:
    """Return the seats before which a card with this moment or constant lies, in the order of the seats."""
    found: list[int] = []
    if field_name in USED[state.sets]:
        for seat, monster in enumerate(state.monsters):
            if monster.cards and field_name in LYING[monster.cards].fields:
                found.append(seat)  # a hot line: a comprehension would be one call more
    return found


def power_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of these cards that are no evolutions: what a rule means that speaks of cards."""
    return LYING[cards].power


def lasting(cards: tuple[str, ...], until: str) -> tuple[str, ...]:
    """Return those of these cards that are temporary evolutions lying there until then: ``turn`` or ``own_turn``."""
    return LYING[cards].until.get(until, ())


@cache
def evolutions_of(game: str, monster: str) -> tuple[str, ...]:
    """Return the set of a monster in a game: its eight evolutions, sorted; none if it has no set there."""
    gone = replaced(game)
    return tuple(
        sorted(
            card.id
            for card in CARDS.values()
            if card.monster == monster and game in card.games and not card.lies_as and card.id not in gone
        )
    )


def every_set(game: str) -> str:
    """Return all that can turn up in a game, whoever plays: what follows from it tells nothing of anybody's hand."""
    return f"{game}: {ANY}"


def sets_of(state: State) -> str:
    """Return which cards can turn up: the game, and whose evolutions as far as they are known."""
    own, names = sets_at_first(state), tuple(monster.name for monster in state.monsters)
    if not state.options.power_up:
        return own
    drawn = [card for step in state.agenda if step.kind == "keep_evolution" for card in step.args[2:]]
    for monster in state.monsters:
        drawn += (*monster.hand, *monster.evolutions, *monster.spent, *monster.packet, *monster.cards)
    foreign = any(CARDS[card].monster not in ("", *names) for card in drawn if card in CARDS)
    return every_set(state.options.game) if foreign else own


def sets_at_first(state: State) -> str:
    """Return which cards can turn up in a new game: the game, and with evolutions whose sets are played."""
    game = state.options.game
    if not state.options.power_up:
        return game
    return f"{game}: {', '.join(sorted([monster.name for monster in state.monsters]))}"


@cache
def replaced(game: str) -> frozenset[str]:
    """Return the evolutions of a game that are in no set while those of an owner stand in their places."""
    return frozenset(card.stands_for for card in CARDS.values() if card.stands_for and game in card.games)


def total(cards: tuple[str, ...], constant: str) -> int:
    """Return the sum of a constant over these cards."""
    return LYING[cards].sums.get(constant, 0)


def follows_cards(cached: _Cached) -> _Cached:
    """Clear the cache of a function too when the registry changes: what it returns depends on which cards there are."""
    _FOLLOWING.append(cached.cache_clear)  # type: ignore[attr-defined]  # every cache has it
    return cached


def forget() -> None:
    """Clear what is cached, after the registry has changed."""
    forget_actions()
    for clear in _FOLLOWING:
        clear()
    registered.cache_clear()
    deck_of.cache_clear()
    evolutions_of.cache_clear()
    replaced.cache_clear()
