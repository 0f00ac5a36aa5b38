"""What an owner's evolution does when its moment comes: gains, losses and choices, as its effects say."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import KINDS, Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.destruction import Destroy, targets_here
from kony_nb.rules.phases.evolving import evolve
from kony_nb.rules.phases.gains import WIN_VP, gain_energy, gain_vp, heal, lose_vp, max_lp, pay
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import Loss, State, Step

if TYPE_CHECKING:
    from kony_nb.rules.power_up.vocabulary import Effect

__all__ = ["acts", "amount", "applies", "moments", "targets"]

Later = list[tuple[Step, ...]]
"""What an effect leaves on the agenda, the first thing on top of each."""
NO_DICE_YET = ("setup", "start", "roll")


def applies(state: State, seat: int, effect: "Effect") -> bool:
    """Return whether the owner is where the effect wants it."""
    if not effect.where:
        return True
    return (state.monsters[seat].place in GAMES[state.options.game].inside) == (effect.where == "in_city")


def amount(state: State, seat: int, effect: "Effect") -> int:
    """Return how much an effect is worth: ``n``, or ``n`` for each of the owner's final dice that show a face."""
    if not effect.per:
        return effect.n
    return effect.n * state.dice.count(effect.per) if state.turn == seat and state.phase not in NO_DICE_YET else 0


def targets(state: State, seat: int, who: str) -> tuple[int, ...]:
    """Return whom it may be done to: others, those in the city, or those outside."""
    inside = GAMES[state.options.game].inside
    there = others(state, seat)
    if who not in ("city", "outside"):
        return there
    return tuple(other for other in there if (state.monsters[other].place in inside) == (who == "city"))


def has(state: State, seat: int, what: str) -> int:
    """Return how much of something a monster has."""
    found: int = getattr(state.monsters[seat], what)
    return found


def can_gain(state: State, seat: int, what: str) -> bool:
    """Return whether a monster can have more of something."""
    monster = state.monsters[seat]
    return what == "energy" or (monster.vp < WIN_VP if what == "vp" else monster.lp < max_lp(monster))


def wreckable(state: State, seat: int, n: int) -> tuple[Action, ...]:
    """Return what of this durability or less can be destroyed in the owner's borough, in its own turn."""
    place = state.monsters[seat].place
    if state.turn != seat or place is None:
        return ()
    borough = BOROUGH_OF[place]
    return targets_here(borough, state.boroughs[borough], n, state.monsters[seat].cards)


def acts(state: State, seat: int, effect: "Effect") -> bool:
    """Return whether an effect that happens at once would change something now."""
    if not applies(state, seat, effect) or amount(state, seat, effect) < 1:
        return False
    monster = state.monsters[seat]
    match effect.do:
        case "gain":
            return can_gain(state, seat, effect.what)
        case "heal":
            return can_gain(state, seat, "lp")
        case "lose":
            return has(state, seat, effect.what) > 0
        case "others_gain":
            return any(can_gain(state, other, effect.what) for other in others(state, seat))
        case "others_lose" | "steal":
            return any(has(state, other, effect.what) for other in others(state, seat))
        case "damage":
            return bool(targets(state, seat, effect.who))
        case "destroy":
            return bool(wreckable(state, seat, effect.n))
        case "draw":
            return bool(monster.evolutions or monster.spent)
    return True


def moments(ident: str, effects: Sequence["Effect"]) -> dict[str, Any]:
    """Return the moments at which the effects happen, for an evolution that lies under this id."""
    made: dict[str, Any] = {}
    by_moment = {at: [effect for effect in effects if effect.at == at and effect.do in DO] for at in MOMENT_OF}
    for at, happen in by_moment.items():
        if happen:
            made[MOMENT_OF[at]] = WRAP[at](ident, happen)
    both = by_moment["turn_start"], by_moment["turn_end"]
    if any(both):

        def idle(state: State, seat: int) -> bool:
            return not any(acts(state, seat, effect) for effect in both[state.phase == "end"])

        made["idle"] = idle
    return made


def happening(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, Log], None]:
    def happen(state: State, seat: int, log: Log) -> None:
        carry_out(state, seat, ident, effects, log)

    return happen


def on_dice(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, Log], None]:
    def final(state: State, seat: int, log: Log) -> None:
        shown = [effect for effect in effects if state.dice.count(effect.face) >= effect.least]
        carry_out(state, seat, ident, shown, log)

    return final


def on_purchase(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, str, Log], None]:
    def bought(state: State, seat: int, card: str, log: Log) -> None:
        carry_out(state, seat, ident, effects, log)

    return bought


def on_wounding(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, Loss, Log], None]:
    def wounding(state: State, seat: int, loss: Loss, log: Log) -> None:
        carry_out(state, seat, ident, effects, log)

    return wounding


def on_wound(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, Loss, int, Log], None]:
    def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
        if loss.attack and loss.attacker != seat:
            carry_out(state, seat, ident, effects, log)

    return hurt


def on_fall(ident: str, effects: Sequence["Effect"]) -> Callable[[State, int, int, Log], None]:
    def reached_zero(state: State, seat: int, other: int, log: Log) -> None:
        if other != seat:
            carry_out(state, seat, ident, effects, log)

    return reached_zero


MOMENT_OF = {
    "played": "gained",
    "turn_start": "turn_start",
    "turn_end": "turn_end",
    "enter": "entered",
    "buy": "bought",
    "wound": "wounding",
    "wounded": "hurt",
    "elimination": "reached_zero",
    "roll": "final",
}
"""The moment of `Card` for each word of when an effect happens."""
WRAP: dict[str, Callable[[str, Sequence["Effect"]], Callable[..., None]]] = {
    **dict.fromkeys(("played", "turn_start", "turn_end", "enter"), happening),
    "buy": on_purchase,
    "wound": on_wounding,
    "wounded": on_wound,
    "elimination": on_fall,
    "roll": on_dice,
}


def carry_out(state: State, seat: int, ident: str, effects: Iterable["Effect"], log: Log) -> None:
    """Do what the effects say: what needs no choice and is no loss of LP at once, the rest in their order after it."""
    later: Later = []
    for effect in effects:
        n = amount(state, seat, effect)
        if n > 0 and applies(state, seat, effect):
            DO[effect.do](state, seat, ident, effect, n, later, log)
    for steps in reversed(later):
        state.agenda += reversed(steps)


Do = Callable[[State, int, str, "Effect", int, Later, Log], None]


def give(state: State, seat: int, what: str, n: int, rule: str, log: Log, by_other: bool = False) -> None:
    """Let a monster gain something."""
    if what == "vp":
        gain_vp(state, seat, n, rule, log)
    elif what == "energy":
        gain_energy(state, seat, n, rule, log)
    else:
        heal(state, seat, n, rule, log, by_other)


def take(state: State, seat: int, what: str, n: int, rule: str, log: Log) -> int:
    """Take up to ``n`` VP or energy of a monster, and return how much that was."""
    n = min(n, has(state, seat, what))
    if n and what == "vp":
        lose_vp(state, seat, n, rule, log)
    elif n:
        pay(state, seat, n, rule, log)
    return n


def loss_of(rule: str, seats: tuple[int, ...], n: int, seat: int) -> tuple[Step, ...]:
    """Return the step in which these monsters lose LP to the seat's evolution."""
    return (Step("loss", -1, (), Loss(rule, tuple((other, n) for other in seats), seat)),) if seats else ()


def gain(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    give(state, seat, effect.what or "lp", n, CARDS[ident].rule, log)


def lose(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    if effect.what == "lp":
        later.append(loss_of(CARDS[ident].rule, (seat,), n, seat))
    else:
        take(state, seat, effect.what, n, CARDS[ident].rule, log)


def others_gain(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    for other in others(state, seat):
        give(state, other, effect.what, n, CARDS[ident].rule, log, by_other=True)


def others_lose(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    if effect.what == "lp":
        later.append(loss_of(CARDS[ident].rule, others(state, seat), n, seat))
        return
    for other in others(state, seat):
        take(state, other, effect.what, n, CARDS[ident].rule, log)


def steal(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    if effect.who == "one":
        later.append((Step("own_target", seat, (ident, effect.what, n)),))
        return
    for other in others(state, seat):
        hand_over(state, other, seat, effect.what, n, CARDS[ident].rule, log)


def hand_over(state: State, giver: int, taker: int, what: str, n: int, rule: str, log: Log) -> None:
    """Take VP or energy of one monster and give as much to another."""
    taken = take(state, giver, what, n, rule, log)
    if taken:
        give(state, taker, what, taken, rule, log)


def damage(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    if effect.who == "one":
        later.append((Step("own_target", seat, (ident, "lp", n)),))
    else:
        later.append(loss_of(CARDS[ident].rule, targets(state, seat, effect.who), n, seat))


def no_damage(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    state.ledger.shields += ((ident, seat),)


def destroy(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    later.append((Step("own_destroy", seat, (ident, n)),))


def draw(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    if state.monsters[seat].evolutions or state.monsters[seat].spent:
        there = len(state.agenda)
        evolve(state, seat, CARDS[ident].rule)
        later.append(tuple(reversed(state.agenda[there:])))
        del state.agenda[there:]


def extra_turn(state: State, seat: int, ident: str, effect: "Effect", n: int, later: Later, log: Log) -> None:
    gain_extra_turn(state, seat, ident, log)


DO: dict[str, Do] = {
    "gain": gain,
    "heal": gain,
    "lose": lose,
    "others_gain": others_gain,
    "others_lose": others_lose,
    "steal": steal,
    "damage": damage,
    "no_damage": no_damage,
    "destroy": destroy,
    "draw": draw,
    "extra_turn": extra_turn,
}
"""What happens at a moment; the other words act as long as the evolution lies face up."""


@decision
class OwnTarget(Decision):
    """Whom an owner's evolution strikes. The arguments are its id, what is taken (lp for damage), and how much."""

    kind = "own_target"
    rule = "evo.owner.cards"
    prompt = "Which monster does your evolution strike?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the others who have something to lose."""
        there = [other for other in others(state, step.seat) if has(state, other, step.args[1])]
        return tuple(action("pick", monster_id(state.monsters[other].name)) for other in there)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Take it, or let the monster lose life points."""
        ident, what, n = step.args
        rule = CARDS[ident].rule
        names = [monster_id(monster.name) for monster in state.monsters]
        target = names.index(chosen.args[0])
        if what == "lp":
            state.agenda += loss_of(rule, (target,), n, step.seat)
        else:
            hand_over(state, target, step.seat, what, n, rule, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that a monster has to be chosen."""
        name = CARDS[step.args[0]].name
        return self.rule, f"choose first whom {name} strikes: another monster that can lose something"


@decision
class OwnDestroy(Decision):
    """What an owner's evolution destroys. The arguments are its id and the highest durability."""

    kind = "own_destroy"
    rule = "evo.owner.cards"
    prompt = "What does your evolution destroy?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the buildings and units within its reach."""
        return wreckable(state, step.seat, step.args[1])

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Destroy it for its reward."""
        borough, target = chosen.args[0].split(".")
        kind = KINDS["destroy"]
        assert isinstance(kind, Destroy)
        kind.tear_down(state, step.seat, borough, target, 0, CARDS[step.args[0]].rule, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what can be destroyed."""
        card, n = step.args
        return self.rule, f"choose first what {CARDS[card].name} destroys in your borough: durability {n} or less"
