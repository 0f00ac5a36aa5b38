"""What results of King of Tokyo are worth to a seat: 1.0 is one victory point."""

from collections.abc import Callable
from functools import lru_cache
from math import comb

from kony_nb.play.judgements import Worths
from kony_nb.play.tokyo.holding import attackers, enter_worth, holds_from
from kony_nb.play.tokyo.life import HURT, TOKEN, life
from kony_nb.play.tokyo.owning import owned
from kony_nb.play.worth import DEATH, ENERGY, KILL, MANY, dice_worth, energy_worths, heart_worths, hurt
from kony_nb.rules.cards.registry import total
from kony_nb.rules.cards.tokyo.fire_breathing import neighbours
from kony_nb.rules.faces import TOKYO as FACES_OF_TOKYO
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import WIN_VP, max_lp, total_vp
from kony_nb.rules.places import BAY, CITY, TOKYO
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import bay_open, free_place
from kony_nb.rules.tokyo.numbers import SET, scores

__all__ = ["EXTRA_TURN", "FACES", "all_fall", "harm", "ray_worth", "roll_worth", "straights"]

EXTRA_TURN = 3.0
YIELDS, HOLDS = 0.8, 0.15
"""How likely a monster leaves Tokyo that had better go, or better stay."""
Target = tuple[int, int, bool]
"""Life points, what the attack deals to it besides its results, and whether a single one does not hurt it."""


def _number(number: int) -> Callable[[State, int, int], Worths]:
    def worths(state: State, seat: int, most: int) -> Worths:
        monster = state.monsters[seat]
        besides, bonus = 0.0, 0
        if monster.cards:
            if number == 1:
                bonus = 2 * owned(monster.cards, "gourmet")
                besides = EXTRA_TURN * owned(monster.cards, "freeze_time")
            elif number == 2 and (quills := owned(monster.cards, "poison_quills")):
                attack = _attacks(state, seat, 2 * quills)
                besides = attack[-1] - attack[0]
        return _number_worths(number, WIN_VP - total_vp(monster), bonus, besides, most)

    return worths


@lru_cache(MANY)
def _number_worths(number: int, missing: int, bonus: int, besides: float, most: int) -> Worths:
    worths = []
    for n in range(most + 1):
        points = scores(number, n) + (bonus if n >= SET else 0)
        worths.append(points + (besides if n >= SET else 0.0) + (DEATH if points >= missing else 0.0))
    return tuple(worths)


def _attacks(state: State, seat: int, most: int) -> Worths:
    monsters, monster, n = state.monsters, state.monsters[seat], len(state.monsters)
    inside = monster.place in TOKYO
    living = 0
    hit: list[int] = []
    for step in range(n):
        other = (seat + step) % n
        if monsters[other].alive:
            living += 1
            if step and (monsters[other].place in TOKYO) != inside:
                hit.append(other)
    holds: tuple[int, ...] = ()
    entry, free = 0.0, False
    if not inside:
        place = free_place(state)
        free = place is not None
        if place is None:
            place = BAY if bay_open(state) and state.options.bay_moves_up == "always" else CITY
            stay = []
            for other in hit:
                stands = monsters[other].place or CITY
                stay.append(holds_from(state, other, stands, attackers(state, other, seat)))
            holds = tuple(stay)
        if not free or state.options.tokyo_entry == "attack":  # else it comes in with any roll
            others_inside = len(hit) - (not free)
            entry = enter_worth(state, seat, place, monster.lp, living - 1 - others_inside)
    if not monster.cards:
        targets = tuple([(monsters[other].lp, 0, _armored(state, other)) for other in hit])
        return _attack_worths(targets, (), holds, free, entry, living, (0, 0), (0.0, 0.0, 0.0), most)
    targets, burnt = _with_cards(state, seat, hit)
    added, brings = _extras(monster.cards, inside)
    return _attack_worths(targets, burnt, holds, free, entry, living, added, brings, most)


def _armored(state: State, seat: int) -> bool:
    cards = state.monsters[seat].cards
    return bool(cards) and owned(cards, "armor_plating") > 0


def _with_cards(state: State, seat: int, hit: list[int]) -> tuple[tuple[Target, ...], tuple[Target, ...]]:
    """Return whom an attack hits, and whom it burns besides, with the attacker's cards."""
    monsters, cards = state.monsters, state.monsters[seat].cards
    if owned(cards, "nova_breath"):
        hit = hit + [other for other in state.living if other != seat and other not in hit]
    fire = owned(cards, "fire_breathing")
    near = neighbours(state, seat) if fire else ()
    targets = tuple([(monsters[o].lp, fire * (o in near), _armored(state, o)) for o in hit])
    burnt = tuple([(monsters[o].lp, fire, _armored(state, o)) for o in near if o not in hit])
    return targets, burnt


@lru_cache(MANY)
def _extras(cards: tuple[str, ...], inside: bool) -> tuple[tuple[int, int], tuple[float, float, float]]:
    """Return attacks that cards add: in any case, and to at least one; and what attacking, wounding, killing brings."""
    always = owned(cards, "acid_attack") + inside * owned(cards, "burrowing")
    besides = owned(cards, "spiked_tail") + inside * owned(cards, "urbavore")
    tokens = TOKEN * (owned(cards, "poison_spit") + owned(cards, "shrink_ray"))
    kills = 3.0 * owned(cards, "eater_of_the_dead")
    return (always, besides), (float(owned(cards, "alpha_monster")), tokens, kills)


@lru_cache(MANY)
def _attack_worths(
    targets: tuple[Target, ...],
    burnt: tuple[Target, ...],
    holds: tuple[int, ...],
    free: bool,
    entry: float,
    living: int,
    added: tuple[int, int],
    brings: tuple[float, float, float],
    most: int,
) -> Worths:
    worths = []
    for n in range(most + 1):
        strength = n + added[0]
        if not strength:
            worths.append(0.0)
            continue
        strength += added[1]
        worth, kills, stays = brings[0], 0, 0.0 if free else 1.0
        for at, (lp, more, armored) in enumerate(targets):
            lost = _lost(strength + more, lp, armored)
            if lost:
                worth += hurt(HURT, living, lost) + brings[1] * 2 / living
            if lost == lp:
                kills += 1
                stays = 0.0
            elif at < len(holds):
                stays *= 1.0 - (YIELDS if lp - lost < holds[at] else HOLDS)
        for lp, more, armored in burnt:
            lost = _lost(more, lp, armored)
            worth += hurt(HURT, living, lost)
            kills += lost == lp
        worth += kills * (KILL + brings[2]) if kills < living - 1 else DEATH
        worths.append(worth + entry * (1.0 - stays))
    return tuple(worths)


def _lost(dealt: int, lp: int, armored: bool) -> int:
    return 0 if armored and dealt == 1 else min(dealt, lp)


def harm(state: State, seat: int, n: int) -> float:
    """Return what it is worth to a seat that every other monster loses ``n`` life points."""
    others = [state.monsters[other] for other in state.living if other != seat]
    living = len(others) + 1
    lost = [_lost(n, other.lp, False) for other in others]
    kills = sum(took == other.lp for took, other in zip(lost, others, strict=True))
    return sum(hurt(HURT, living, took) for took in lost) + (kills * KILL if kills < len(others) else DEATH)


def _hearts(state: State, seat: int, most: int) -> Worths:
    monster = state.monsters[seat]
    heals = GAMES["tokyo"].heals(monster.place)
    tokens = sum(monster.tokens.values()) if heals and monster.tokens else 0
    bonus = total(monster.cards, "heal_bonus") if monster.cards else 0
    return heart_worths(life, monster.lp, max_lp(monster), tokens, TOKEN, bonus, heals, most)


def ray_worth(state: State, other: int, before: int) -> float:
    """Return what a heart for another monster is worth that was given ``before`` already: its energy, less its life."""
    monster = state.monsters[other]
    if monster.lp + before >= max_lp(monster):
        return 0.0
    paid = max(0, min(2, monster.energy - 2 * before))
    return ENERGY * paid - hurt(HURT, len(state.living), 1)


def _energies(state: State, seat: int, most: int) -> Worths:
    cards = state.monsters[seat].cards
    return energy_worths(total(cards, "energy_bonus") if cards else 0, most)


FACES: dict[str, Callable[[State, int, int], Worths]] = {
    "1": _number(1),
    "2": _number(2),
    "3": _number(3),
    "A": _attacks,
    "H": _hearts,
    "E": _energies,
}


def straights(cards: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """Return the sets of faces that bring points together, by cards, with those points."""
    if not cards:
        return ()
    attack = owned(cards, "acid_attack") > 0
    every = FACES_OF_TOKYO.replace("A", "") if attack else FACES_OF_TOKYO
    sets = ((every, 9.0 * owned(cards, "complete_destruction")), ("123", 2.0 * owned(cards, "detritivore")))
    return tuple([each for each in sets if each[1]])


@lru_cache(MANY)
def all_fall(missing: int, rolled: int) -> float:
    """Return how likely ``rolled`` dice show every one of so many faces.

    Examples
    --------
    >>> all_fall(0, 2), round(all_fall(1, 2), 4), round(all_fall(2, 2), 4)
    (1.0, 0.3056, 0.0556)
    """
    sign = [1.0, -1.0]
    return sum(sign[out % 2] * comb(missing, out) * ((6 - out) / 6) ** rolled for out in range(missing + 1))


def roll_worth(state: State, seat: int, dice: str) -> float:
    """Return what a final roll is worth: the sum over its faces, and what faces bring together."""
    worth = dice_worth(state, seat, dice)
    for faces, points in straights(state.monsters[seat].cards):
        worth += points * all(face in dice for face in faces)
    return worth
