"""What gaining or owning a card of King of Tokyo is worth to a seat now, in victory points."""

from kony_nb.play.tokyo.card_values import HARM, KEEP, ONCE
from kony_nb.play.tokyo.holding import attackers, enter_worth
from kony_nb.play.tokyo.owning import like, owned
from kony_nb.play.tokyo.worth import EXTRA_TURN, harm
from kony_nb.play.worth import DEATH, ENERGY, game_left, life_worth
from kony_nb.rules.phases.gains import WIN_VP, total_vp
from kony_nb.rules.places import CITY, OUTSIDE
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import ENTER_VP, START_VP

__all__ = ["card_worth", "kept_worth"]


def kept_worth(state: State, card: str) -> float:
    """Return what owning a Keep card for the rest of the game is worth."""
    return KEEP.get(like(card), 0.0) * game_left(state)


def card_worth(state: State, seat: int, card: str) -> float:
    """Return what gaining a card is worth to a seat now: what it gives at once, and for the rest of the game."""
    monster, first = state.monsters[seat], like(card)
    if any(card in other.cards for other in state.monsters):
        return kept_worth(state, card)  # it was gained before, and only changes hands
    points, energy, healed = ONCE.get(first, (0, 0, 0))
    if monster.lp + healed <= 0:
        return -DEATH
    points += owned(monster.cards, "media_friendly")
    if first == "death_from_above":
        points += ENTER_VP * (monster.place == OUTSIDE)
    if points and total_vp(monster) + points >= WIN_VP:
        return 2 * DEATH
    worth = points + ENERGY * energy + (life_worth(state, seat, healed) if healed else 0.0)
    if first in HARM:
        worth += harm(state, seat, HARM[first])
    elif first in OTHERS:
        worth += OTHERS[first](state, seat)
    return worth + kept_worth(state, card)


def _evacuation(state: State, seat: int) -> float:
    rivals = [state.monsters[other].vp for other in state.living if other != seat]
    return sum(min(5, vp) for vp in rivals) / len(rivals)


def _storm(state: State, seat: int) -> float:
    rivals = [state.monsters[other].energy for other in state.living if other != seat]
    return ENERGY * sum(energy // 2 for energy in rivals) / len(rivals)


def _from_above(state: State, seat: int) -> float:
    monster, others = state.monsters[seat], len(state.living) - 1
    if monster.place == CITY:
        return 0.0
    taken = enter_worth(state, seat, CITY, monster.lp, others) - ENTER_VP
    if monster.place == OUTSIDE:
        return taken
    return taken - enter_worth(state, seat, monster.place or CITY, monster.lp, attackers(state, seat, seat)) + ENTER_VP


def _frenzy(state: State, seat: int) -> float:
    return EXTRA_TURN + START_VP * (state.monsters[seat].place == CITY)


OTHERS = {
    "evacuation_orders": _evacuation,
    "vast_storm": _storm,
    "death_from_above": _from_above,
    "frenzy": _frenzy,
}
"""What a card does besides that depends on the table."""
