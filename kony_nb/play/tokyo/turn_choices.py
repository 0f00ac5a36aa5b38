"""How the greedy bot answers what a turn of King of Tokyo asks: dice, results, holding Tokyo, purchases."""

from kony_nb.play.buying import bargain, buy_worth
from kony_nb.play.judgements import JUDGEMENTS, Choice, Judgement, any_worth
from kony_nb.play.keeping import keep_worth
from kony_nb.play.tokyo.card_choices import (
    HEALING,
    SAVING,
    before_loss_worth,
    change_worth,
    copy_worth,
    free_reroll_worth,
    mean_worth,
    metamorph_worth,
    probe_worth,
    spend_worth,
)
from kony_nb.play.tokyo.card_values import KEEP
from kony_nb.play.tokyo.card_worth import card_worth
from kony_nb.play.tokyo.holding import attackers, hold_worth
from kony_nb.play.tokyo.life import HURT, life
from kony_nb.play.tokyo.owning import like, owned
from kony_nb.play.tokyo.worth import FACES, all_fall, straights
from kony_nb.play.worth import DEATH, ENERGY, NEVER, life_worth
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS, TOKENS, total
from kony_nb.rules.phases.gains import WIN_VP, max_lp, total_vp
from kony_nb.rules.phases.losses import would_lose
from kony_nb.rules.phases.rolling import keeps
from kony_nb.rules.places import CITY, TOKYO
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import ENTER_VP, free_place, pays_energy

__all__ = ["CHOICES"]

RESOLVE_ORDER = {face: -float(at) for at, face in enumerate("321EHA")}
"""Points first, which may win; the attack last, when all that it could change is done."""
GIVEN_UP = 1.5
"""What the one that comes in gains by it, about: entering pays, and so may the next turn."""
LOOK = 0.05
"""Looking at a card costs nothing; any purchase that is worth its price comes first."""
SMOKE = 0.6
"""What one of the rolls on a Smoke Cloud is worth at another time."""


def _keep_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Return the worth of each way to keep, with faces that score together, and of the rolls that cards offer."""
    worth = keep_worth(state, seat, legal)
    monster = state.monsters[seat]
    if not monster.cards:
        return worth
    _count_straights(state, seat, legal, worth)
    best = max(range(len(legal)), key=worth.__getitem__)
    for at, choice in enumerate(legal):
        if choice.verb == "use":
            worth[at] = _more_worth(state, seat, choice, legal[best], worth[best])
    return worth


def _count_straights(state: State, seat: int, legal: tuple[Action, ...], worth: list[float]) -> None:
    """Add to each way to keep what to expect of faces that score together."""
    for faces, points in straights(state.monsters[seat].cards):
        for at, choice in enumerate(legal):
            if choice.verb in ("keep", "stop"):
                kept = choice.args[0] if choice.verb == "keep" else state.dice
                missing = sum(face not in kept for face in faces)
                worth[at] += points * all_fall(missing, len(state.dice) - len(kept))


def _more_worth(state: State, seat: int, use: Action, best: Action, now: float) -> float:
    """Return what a card is worth that gives another roll, where ``best`` and its worth ``now`` is what there is."""
    card = like(use.args[0])
    if card == "background_dweller":
        again = best.verb == "keep" and best.args[0].count("3") < state.dice.count("3")
        if again:
            return now + 0.01  # the die would be rolled again anyway
        return mean_worth(state, seat, "3") if best.verb == "stop" and not state.rolls_left else NEVER
    if card not in ("energy_drink", "smoke_cloud") or state.rolls_left:
        return NEVER
    ways = keeps(state.dice)
    worth = keep_worth(state, seat, ways)
    _count_straights(state, seat, ways, worth)
    return max(worth) - (ENERGY if card == "energy_drink" else SMOKE)


def _resolve_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [RESOLVE_ORDER[face.args[0]] if face.verb == "resolve" else NEVER for face in legal]


def _yield_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    step, monster = state.agenda[-1], state.monsters[seat]
    attacker, place = step.args[0], monster.place or CITY
    first = len(step.args) > 1  # Jets: before the damage
    lost = 0
    if first:
        loss = next(below.loss for below in reversed(state.agenda[:-1]) if below.loss is not None)
        lost = would_lose(state, seat, loss)
    rival = state.monsters[attacker]
    gives = 0.0
    if rival.alive and free_place(state) is None and attacker != seat:
        gives = GIVEN_UP / (len(state.living) - 1)
        if total_vp(rival) + ENTER_VP >= WIN_VP and not pays_energy(state):
            gives = DEATH
    holds = -DEATH
    if monster.lp > lost:
        after = monster.lp - lost
        holds = hold_worth(state, seat, after, place, attackers(state, seat, attacker)) + life(after) - life(monster.lp)
    answers = {"hold": holds, "yield": -gives}
    return [answers.get(answer.verb, NEVER) for answer in legal]


def _buy_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    worth = buy_worth(state, seat, legal)
    for at, deal in enumerate(legal):
        if deal.verb == "use" and like(deal.args[0]) == "made_in_a_lab" and state.monsters[seat].energy > 2:
            worth[at] = LOOK
    return worth


def _seize_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Buy the card that is offered by itself if it is worth its price."""
    cheaper = total(state.monsters[seat].cards, "cheaper")
    return [
        bargain(state, seat, deal.args[0], max(0, CARDS[deal.args[0]].cost - cheaper))
        if deal.verb == "buy"
        else 0.0
        if deal.verb == "pass"
        else NEVER
        for deal in legal
    ]


def _order_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    """Let cards act before the tokens that hurt."""
    return [NEVER if effect.verb != "pick" else 0.0 if effect.args[0] in TOKENS_THAT_HURT else 1.0 for effect in legal]


def _freeze_worth(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
    return [1.0 if choice.verb == "pick" else 0.0 if choice.verb == "pass" else NEVER for choice in legal]


def healing(choice: Choice) -> Choice:
    """Return the same judgement with Rapid Healing, which its owner may use at every decision."""

    def worths(state: State, seat: int, legal: tuple[Action, ...]) -> list[float]:
        worth = choice(state, seat, legal)
        monster = state.monsters[seat]
        if monster.cards and owned(monster.cards, "rapid_healing"):
            gain = life_worth(state, seat, 1 + total(monster.cards, "heal_bonus")) - HEALING * ENERGY - SAVING
            best = max(worth)
            for at, offer in enumerate(legal):
                if offer.verb == "use" and like(offer.args[0]) == "rapid_healing" and monster.lp < max_lp(monster):
                    worth[at] = best + gain
        return worth

    return worths


def _stands(state: State, seat: int) -> float:
    """Return what a monster's place is worth to it, against standing outside."""
    monster = state.monsters[seat]
    if monster.place not in TOKYO or monster.lp <= 0:
        return 0.0
    return hold_worth(state, seat, monster.lp, monster.place or CITY, attackers(state, seat, max(0, state.turn)))


TOKENS_THAT_HURT = frozenset(token for token, entry in TOKENS.items() if entry.turn_end is not None)
CHOICES: dict[str, Choice] = {
    kind: healing(choice)
    for kind, choice in {
        "roll": any_worth,
        "keep": _keep_worth,
        "free_reroll": free_reroll_worth,
        "probe": probe_worth,
        "change": change_worth,
        "resolve": _resolve_worth,
        "spend": spend_worth,
        "yield": _yield_worth,
        "buy": _buy_worth,
        "seize": _seize_worth,
        "look": _seize_worth,
        "copy": copy_worth,
        "metamorph": metamorph_worth,
        "freeze_time": _freeze_worth,
        "order": _order_worth,
    }.items()
} | {"before_loss": before_loss_worth}
JUDGEMENTS["tokyo"] = Judgement(
    life=life,
    hurt=HURT,
    faces=FACES,
    card=card_worth,
    waits=1.6,
    kept=lambda card: KEEP.get(like(card), 0.0),
    stands=_stands,
    choices=CHOICES,
)
