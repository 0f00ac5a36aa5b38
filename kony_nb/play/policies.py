"""Bots: functions that choose one of the legal actions, and whole games played by them."""

import random
from collections.abc import Callable, Sequence

from kony_nb.play.card_choices import (
    add_worth,
    aim_worth,
    convert_worth,
    next_stage_worth,
    photo_op_worth,
    scatter_worth,
)
from kony_nb.play.card_values import KEEP
from kony_nb.play.worth import (
    ENERGY,
    card_worth,
    dice_worth,
    expected_worth,
    haul,
    life_worth,
    threat,
)
from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Luck
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.events import SILENT
from kony_nb.rules.faces import sort_faces, without
from kony_nb.rules.new_york.manhattan import EARNINGS, move_fee
from kony_nb.rules.phases.buying import price, price_for
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.phases.rolling import reroll_fee
from kony_nb.rules.places import MANHATTAN, borough_of, zone_of
from kony_nb.rules.referee import decider, draw, is_chance, legal_actions, start, step
from kony_nb.rules.state import State

__all__ = ["POLICIES", "Policy", "greedy", "playout", "random_legal"]

Policy = Callable[[State, int, random.Random | None], Action]
"""``policy(state, seat, rng)`` returns one of ``legal_actions(state)``; whatever is random comes from ``rng``."""

RESOLVE_ORDER = "SEHDAO"
"""Points and healing before anything that can hurt; the attack late, so that hearts heal outside first."""


def random_legal(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Return any legal action, each as likely as any other.

    Parameters
    ----------
    state : State
        A state in which a seat must choose.
    seat : int
        That seat.
    rng : random.Random or None
        What decides; without it the first legal action is taken.
    """
    legal = legal_actions(state)
    return legal[0] if rng is None else rng.choice(legal)


def greedy(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """Return the legal action that is worth most by simple rules of thumb, looking no further than this turn.

    Parameters
    ----------
    state : State
        A state in which a seat must choose.
    seat : int
        That seat.
    rng : random.Random or None
        Decides between choices of equal worth; without it the first of them is taken.

    Notes
    -----
    It keeps the dice with the best expected worth of one more roll, resolves points and hearts before Ouch, destroys
    the best combination it can pay, flees when the attacks to expect could kill it, goes where much can be destroyed
    and few units stand, and buys what is worth more than its energy. It sees only what every player sees.
    """
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    kind = state.agenda[-1].kind
    worth = _WORTH.get(kind, _any_worth)(state, seat, legal)
    best = max(worth)
    equal = [choice for choice, value in zip(legal, worth, strict=True) if value >= best - 1e-9]
    return equal[0] if rng is None else rng.choice(equal)


POLICIES: dict[str, Policy] = {"greedy": greedy, "random": random_legal}


def playout(state: State, policies: Policy | Sequence[Policy], luck: Luck, rng: random.Random | None = None) -> State:
    """Play a game to its end and return the last state; the given state stays as it is.

    Parameters
    ----------
    state : State
        Any moment of a game, the first of a new one too.
    policies : Policy or sequence of Policy
        One for all seats, or one for each.
    luck : Luck
        What decides where chance falls, such as ``Streamed(random.Random(7))``.
    rng : random.Random or None
        Handed to the policies.
    """
    new, _ = start(state)
    each = [policies] * len(new.monsters) if callable(policies) else list(policies)
    while new.agenda:
        if is_chance(new):
            chosen = draw(new, luck)
        else:
            seat = decider(new)
            chosen = each[seat](new, seat, rng)
        step(new, chosen, SILENT)
    return new


def _keep_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    keeps = [state.dice if keep.verb == "stop" else "".join(keep.args) for keep in legal]
    own = [at for at, keep in enumerate(legal) if keep.verb in ("keep", "stop")]
    rolled = [len(state.dice) - len(keeps[at]) for at in own]
    values = expected_worth(state, seat, [keeps[at] for at in own], rolled)
    worth = [-1.0e9] * len(legal)
    for at, value in zip(own, values, strict=True):
        fee = reroll_fee(state, seat, without(state.dice, keeps[at]))
        worth[at] = value - ENERGY * fee
    return worth


def _change_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    now = dice_worth(state, seat, state.dice)
    worth = []
    for change in legal:
        if change.verb != "use" or len(change.args) < 2:
            worth.append(now if change.verb == "pass" else -1.0)
            continue
        old, new = change.args[1][0], change.args[1][1]
        after = sort_faces(without(without(state.dice, "S"), old) + new)
        worth.append(dice_worth(state, seat, after) - 0.01)
    return worth


def _resolve_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [-float(RESOLVE_ORDER.index(face.args[0])) if face.verb == "resolve" else -100.0 for face in legal]


def _destroy_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    skulls = int(state.agenda[-1].args[0])
    worth = []
    for target in legal:
        if target.verb != "destroy":
            worth.append(0.0)
            continue
        borough = target.args[0].split(".")[0]
        total, first = haul(state, seat, borough, skulls)
        worth.append(total if first == target.args[0] else 0.01)
    return worth


def _place_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [_borough_worth(state, seat, start.args[0]) for start in legal]


def _borough_worth(state: State, seat: int, borough: str) -> float:
    tiles = state.boroughs[borough]
    units = len(tiles.units) + len(tiles.fresh)
    danger = life_worth(state, seat, -units) * 0.6 if units else 0.0
    return 0.5 * haul(state, seat, borough, 2)[0] + 0.2 * haul(state, seat, borough, 4)[0] + danger


def _flee_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    monster = state.monsters[seat]
    if monster.place not in MANHATTAN:
        return [0.0] * len(legal)
    hits = threat(state, seat)
    pays, energy = EARNINGS[zone_of(monster.place or "lower")]
    hold = pays + ENERGY * energy + 0.5
    hold += life_worth(state, seat, -round(hits)) if monster.lp > hits + 1 else -6.0
    worth = []
    for answer in legal:
        if answer.verb in ("flee", "move"):
            worth.append(_borough_worth(state, seat, answer.args[0]) - ENERGY * move_fee(state))
        else:
            worth.append(hold if answer.verb == "hold" else -100.0)
    return worth


def _move_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    place = state.monsters[seat].place or ""
    worth = []
    for way in legal:
        if way.verb == "move":
            worth.append(_borough_worth(state, seat, way.args[0]) - ENERGY * move_fee(state))
        elif way.verb in ("stay", "pass"):
            worth.append(_borough_worth(state, seat, borough_of(place)) + 0.1)
        else:
            worth.append(100.0 if way.verb in ("enter", "advance") else -100.0)
    return worth


def _buy_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    monster = state.monsters[seat]
    home = borough_of(monster.place or "lower")
    here = {card for card in state.market if card is not None}
    worth = []
    for deal in legal:
        if deal.verb == "buy":
            card = deal.args[0]
            worth.append(card_worth(state, seat, card) - ENERGY * 0.9 * (price_for(state, seat, card) or 0))
        elif deal.verb == "sweep":
            poor = all(card_worth(state, seat, card) < ENERGY * price(card, home) for card in here)
            worth.append(0.1 if poor and monster.energy >= 9 else -1.0)
        else:
            worth.append(0.0 if deal.verb == "end" else -1.0)
    return worth


def _spend_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Prefer spending on tokens that cost rolls, and on others only when the heart is not needed."""
    monster = state.monsters[seat]
    healthy = monster.lp >= 7 or monster.place in MANHATTAN
    return [
        1.0
        if choice.verb == "use" and choice.args[-1] in TOKENS and (TOKENS[choice.args[-1]].rolls or healthy)
        else 0.5
        if choice.verb == "pass"
        else 0.0
        for choice in legal
    ]


def _before_loss_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Shed a card if that saves the monster's life."""
    monster = state.monsters[seat]
    loss = state.agenda[-1].loss
    amount = sum(n for other, n in loss.hits if other == seat) if loss is not None else 0
    worth = []
    for choice in legal:
        saves = False
        if choice.verb == "use" and choice.args[0] in CARDS:
            highest = max_lp(monster) - CARDS[choice.args[0]].max_lp
            healed = monster.counters.get(choice.args[0], 0)
            saves = amount >= monster.lp and min(highest, monster.lp + healed) > amount
        worth.append(1.0 if saves else 0.5 if choice.verb == "pass" else 0.0)
    return worth


def _give_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [-KEEP.get(choice.args[0], 0.0) if choice.verb == "give" else -100.0 for choice in legal]


def _any_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Prefer what the decision itself offers to what a card offers besides."""
    if action("roll") in legal:
        return [1.0 if choice.verb == "roll" else 0.0 for choice in legal]
    return [0.0 if choice.verb == "use" else 1.0 for choice in legal]


_WORTH: dict[str, Callable[[State, int, tuple[Action, ...]], list[float]]] = {
    "keep": _keep_worth,
    "change": _change_worth,
    "resolve": _resolve_worth,
    "destroy": _destroy_worth,
    "place": _place_worth,
    "flee": _flee_worth,
    "leave": _flee_worth,
    "move": _move_worth,
    "buy": _buy_worth,
    "spend": _spend_worth,
    "before_loss": _before_loss_worth,
    "give": _give_worth,
    "super_speed": _move_worth,
    "add": add_worth,
    "convert": convert_worth,
    "aim": aim_worth,
    "scatter": scatter_worth,
    "next_stage": next_stage_worth,
    "photo_op": photo_op_worth,
}
