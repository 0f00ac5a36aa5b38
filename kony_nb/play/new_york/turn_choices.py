"""How the greedy bot answers what a turn of King of New York asks: dice, targets, places, flights, purchases."""

from kony_nb.play.buying import buy_worth
from kony_nb.play.judgements import JUDGEMENTS, Choice, Judgement
from kony_nb.play.keeping import keep_worth
from kony_nb.play.new_york.card_choices import (
    add_worth,
    aim_worth,
    convert_worth,
    next_stage_worth,
    photo_op_worth,
    scatter_worth,
)
from kony_nb.play.new_york.card_values import KEEP
from kony_nb.play.new_york.worth import FACES, HURT, SUPERSTAR, card_worth, haul, life, threat
from kony_nb.play.worth import ENERGY, dice_worth, life_worth
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.faces import sort_faces, without
from kony_nb.rules.new_york.manhattan import EARNINGS, move_fee
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.places import MANHATTAN, borough_of, zone_of
from kony_nb.rules.state import State

__all__ = ["CHOICES"]

RESOLVE_ORDER = {face: -float(at) for at, face in enumerate("SEHDAO")}
"""Points and healing before anything that can hurt; the attack late, so that hearts heal outside first."""
STATUE = 0.8
"""What holding the Statue is worth as long as nobody takes it."""


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
    return [RESOLVE_ORDER[face.args[0]] if face.verb == "resolve" else -100.0 for face in legal]


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


def _hold_worth(state: State, seat: int) -> float:
    """Return what standing in Manhattan until the next turn is worth."""
    monster = state.monsters[seat]
    hits = threat(state, seat)
    pays, energy = EARNINGS[zone_of(monster.place or "lower")]
    hold = pays + ENERGY * energy + 0.5
    return hold + (life_worth(state, seat, -round(hits)) if monster.lp > hits + 1 else -6.0)


def _stands(state: State, seat: int) -> float:
    """Return what a monster's place and its goal cards are worth to it."""
    place = state.monsters[seat].place
    worth = SUPERSTAR * (state.superstar == seat) + STATUE * (state.statue == seat)
    if place is None:
        return worth
    return worth + (_hold_worth(state, seat) if place in MANHATTAN else _borough_worth(state, seat, place))


def _flee_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    if state.monsters[seat].place not in MANHATTAN:
        return [0.0] * len(legal)
    hold = _hold_worth(state, seat)
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


CHOICES: dict[str, Choice] = {
    "keep": keep_worth,
    "change": _change_worth,
    "resolve": _resolve_worth,
    "destroy": _destroy_worth,
    "place": _place_worth,
    "flee": _flee_worth,
    "leave": _flee_worth,
    "move": _move_worth,
    "buy": buy_worth,
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
JUDGEMENTS["new_york"] = Judgement(
    life=life,
    hurt=HURT,
    faces=FACES,
    card=card_worth,
    waits=1.0,
    kept=lambda card: KEEP.get(card, 0.0),
    stands=_stands,
    choices=CHOICES,
)
