"""A challenge: after an attack on the city, between the attacker and a monster that could leave it and stays.

One step, ``compare``, waits under all others of a challenge and says who takes part: the challenger, the champion, and
the ally of each, -1 for none. What both decide about revealing is a secret of each (`Monster.secret`) until it runs.
"""

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.luchador.masks import gain_masks, lose_mask
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.phases.losses import clockwise, in_order
from kony_nb.rules.state import Loss, State, Step

__all__ = ["HELP", "HIDE", "REVEAL", "lay_challenge", "stays"]

HELP, HIDE, PASS, REVEAL = action("help"), action("hide"), action("pass"), action("reveal")


def lay_challenge(state: State, loss: Loss, asked: tuple[int, ...]) -> None:
    """Lay on the agenda that the attacker may challenge, when those in the city have answered its attack.

    Parameters
    ----------
    asked : tuple of int
        Who in the city has the right to leave it, whether it was asked before the damage or is asked now.
    """
    if state.options.luchador and state.monsters[loss.attacker].alive:
        state.agenda.append(Step("challenge", loss.attacker, asked))


def stays(state: State, seat: int) -> None:
    """Note that a seat had the choice to leave the city, and stays."""
    if state.options.luchador:
        state.ledger.held += (seat,)


def candidates(state: State, asked: tuple[int, ...]) -> tuple[int, ...]:
    """Return who may be challenged: all in the city, if all of them had the choice and stayed, and nobody left."""
    city, monsters = GAMES[state.options.game].inside, state.monsters
    inside = tuple(seat for seat, monster in enumerate(monsters) if monster.place in city)
    left = any(monsters[seat].alive and seat not in inside for seat in asked)
    return inside if not left and all(seat in asked and seat in state.ledger.held for seat in inside) else ()


@decision
class ChallengeOrNot(Decision):
    """The attacker may challenge a monster that stays. The arguments are those who had the right to leave."""

    kind = "challenge"
    rule = "luc.challenge.when"
    prompt = "Nobody has left the city. Challenge a monster there?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing, and challenging each of those in the city; nothing without a card."""
        may = candidates(state, step.args) if state.monsters[step.seat].challenge else ()
        return (PASS, *(action("challenge", monster_id(state.monsters[seat].name)) for seat in may)) if may else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Begin the challenge, if there is to be one."""
        several = len(candidates(state, step.args)) > 1
        state.ledger.held = ()
        if chosen is PASS:
            return
        seat, champion = step.seat, seat_of(state, chosen)
        log.add("challenge", "luc.challenge.two" if several else self.rule, seat, other=champion)
        for side in (seat, champion):
            if state.monsters[side].challenge:
                log.add("lay_challenge", "luc.challenge.face-down", side)
        state.agenda += (
            Step("compare", -1, (seat, champion, -1, -1)),
            Step("reveal_or_hide", champion),
            Step("reveal_or_hide", seat),
            Step("call_help", champion),
            Step("call_help", seat),
        )

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say that a card is missing, if nothing else is."""
        if candidates(state, step.args):
            log.add("no_challenge_card", "luc.challenge.no-card", step.seat)
        state.ledger.held = ()

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say who can be challenged, and that this comes before the other faces."""
        if refused.verb == "challenge":
            return self.rule, "only who had the choice to leave the city and is still there can be challenged"
        if refused.verb in ("resolve", "move", "enter", "buy", "end"):
            return self.rule, "challenge a monster in the city first, or pass"
        return None


def seat_of(state: State, chosen: Action) -> int:
    """Return the seat of the monster that an action names."""
    return next(at for at, monster in enumerate(state.monsters) if monster_id(monster.name) == chosen.args[0])


def running(state: State) -> tuple[int, tuple[int, ...]]:
    """Return where on the agenda the challenge that runs is compared, and who takes part in it."""
    at = next(at for at in range(len(state.agenda) - 1, -1, -1) if state.agenda[at].kind == "compare")
    return at, state.agenda[at].args


def holds(state: State, seat: int) -> bool:
    """Return whether a seat is in the game and has a challenge card."""
    return state.monsters[seat].alive and bool(state.monsters[seat].challenge)


def goes_on(state: State) -> bool:
    """Return whether both sides of the challenge that runs are still in the game."""
    return all(state.monsters[side].alive for side in running(state)[1][:2])


def helpers(state: State, caller: int) -> tuple[int, ...]:
    """Return who could help a side of the challenge, clockwise from it."""
    involved = running(state)[1]
    free = tuple(seat for seat in state.living if holds(state, seat) and seat not in involved)
    return in_order(free, caller, len(state.monsters))


def is_order(refused: Action) -> Refusal | None:
    """Return why an action of another moment of a challenge is refused, None if it is none."""
    if refused.verb == "challenge":
        return "luc.challenge.one-per-attack", "a challenge is going on, and there is one for each attack"
    if refused.verb in ("help", "reveal", "hide"):
        return "luc.challenge.order", (
            "the challenger calls for help, then the champion, then both decide whether to reveal"
        )
    return None


@decision
class CallHelp(Decision):
    """A side of a challenge may call for help."""

    kind = "call_help"
    rule = "luc.help.call"
    prompt = "Your challenge card lies face down. Call for help?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return calling and passing, where somebody could help and the seat has a card itself."""
        able = goes_on(state) and holds(state, step.seat) and helpers(state, step.seat)
        return (HELP, PASS) if able else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Ask everybody who could help, clockwise."""
        if chosen is PASS:
            return
        log.add("call_help", self.rule, step.seat)
        asked = helpers(state, step.seat)
        state.agenda.append(Step("pick_ally", step.seat))
        state.agenda += [Step("volunteer", seat, (step.seat,)) for seat in reversed(asked)]

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what comes when."""
        return is_order(refused)


@decision
class Volunteer(Decision):
    """A monster that takes no part may offer its help, openly. The argument is the seat that calls."""

    kind = "volunteer"
    rule = "luc.help.volunteers"
    prompt = "A side of the challenge calls for help. Do you volunteer?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return helping and passing, while the challenge goes on."""
        return (HELP, PASS) if goes_on(state) and holds(state, step.seat) else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Note the offer for the seat that called."""
        if chosen is PASS:
            return
        log.add("volunteer", self.rule, step.seat, other=step.args[0])
        at = next(at for at in range(len(state.agenda) - 1, -1, -1) if state.agenda[at].kind == "pick_ally")
        pick = state.agenda[at]
        state.agenda[at] = Step("pick_ally", pick.seat, (*pick.args, step.seat))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what comes when."""
        return is_order(refused)


@decision
class PickAlly(Decision):
    """The seat that called takes one of the volunteers as its ally, or none. The arguments are the volunteers."""

    kind = "pick_ally"
    rule = "luc.help.ally"
    prompt = "Who becomes your ally?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each volunteer, and passing; nothing if nobody has volunteered."""
        there = [seat for seat in step.args if holds(state, seat)] if goes_on(state) else []
        return (*(action("pick", monster_id(state.monsters[seat].name)) for seat in there), PASS) if there else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Write the ally down; its card is put face down too."""
        if chosen is PASS:
            return
        ally = seat_of(state, chosen)
        at, (challenger, champion, first, second) = running(state)
        pair = (ally, second) if step.seat == challenger else (first, ally)
        state.agenda[at] = Step("compare", -1, (challenger, champion, *pair))
        log.add("ally", self.rule, step.seat, other=ally)
        log.add("lay_challenge", "luc.challenge.face-down", ally)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say who has volunteered, and what comes when."""
        if refused.verb == "pick":
            names = " and ".join(state.monsters[seat].name for seat in step.args)
            return self.rule, f"pick one of those who volunteered, {names}, or pass"
        return is_order(refused)


@decision
class RevealOrHide(Decision):
    """A side of a challenge decides whether its card will be revealed; nobody sees it before both have decided."""

    kind = "reveal_or_hide"
    rule = "luc.challenge.secret"
    prompt = "Reveal your challenge card, or leave it face down?"
    private = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return both; nothing without a card, which counts as leaving it face down."""
        return (REVEAL, HIDE) if goes_on(state) and holds(state, step.seat) else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Keep it secret until both have decided."""
        state.monsters[step.seat].secret = chosen.verb
        log.add("decided", self.rule, step.seat)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say that there is no card to reveal."""
        if goes_on(state):
            log.add("no_challenge_card", "luc.challenge.empty-handed", step.seat)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say what comes when."""
        if refused.verb == "pass":
            return self.rule, "decide first: reveal the card, or hide it"
        return is_order(refused)


@automatic("compare")
def compare(state: State, step: Step, log: Log) -> None:
    """Show what is revealed, find the winner, and lay on the agenda what it brings."""
    challenger, champion, *allies = step.args
    shows = [state.monsters[side].secret == "reveal" for side in (challenger, champion)]
    for monster in state.monsters:
        monster.secret = ""
    if not (state.monsters[challenger].alive and state.monsters[champion].alive):
        log.add("drop_challenge", "luc.challenge.fallen", challenger, other=champion)
        return
    first, second = (
        (side, ally) if ally >= 0 and holds(state, ally) else (side,)
        for side, ally in zip((challenger, champion), allies, strict=True)
    )
    revealing = [side for side, shown in zip((first, second), shows, strict=True) if shown]
    if not revealing:
        log.add("unrevealed", "luc.challenge.none", challenger, other=champion)
        return
    for side in revealing:
        show(state, side, log)
    if len(revealing) == 1:
        rule, winner, loser, against = "luc.challenge.one", revealing[0], second if shows[0] else first, -1
    else:
        winner, loser = (first, second) if strength(state, first) > strength(state, second) else (second, first)
        against = strength(state, loser)
        rule = "luc.challenge.tie" if strength(state, winner) == against else "luc.challenge.both"
    cards = " ".join(state.monsters[seat].challenge for seat in winner)
    log.add("win_challenge", rule, winner[0], strength(state, winner), cards, loser[0], now=against)
    state.agenda.append(Step("new_challenges", -1, tuple(seat for side in revealing for seat in side)))
    state.agenda += [Step("reward", seat, ("team_up",) if at else ()) for at, seat in enumerate(winner)][::-1]
    if len(revealing) > 1 and lose_mask(state, loser[0], log):
        gain_masks(state, winner[0], 1, loser[0], "luc.masks.collection", log)


def strength(state: State, side: tuple[int, ...]) -> int:
    """Return what a side counts: the strength of its principal's card, and the bonus of its ally's."""
    own, *more = (CHALLENGES[state.monsters[seat].challenge] for seat in side)
    return own.strength + sum(card.bonus for card in more)


def show(state: State, side: tuple[int, ...], log: Log) -> None:
    """Tell the cards of a side that reveals, and with it its ally."""
    for seat in side:
        card = CHALLENGES[state.monsters[seat].challenge]
        if seat == side[0]:
            log.add("show_challenge", "luc.challenge.secret", seat, card.strength, card.id)
        else:
            log.add("show_challenge", "luc.challenge.ally-reveals", seat, card.bonus, card.id, side[0])


@automatic("reward")
def reward(state: State, step: Step, log: Log) -> None:
    """Pay a winner what its own card brings, or an ally what its card brings for that."""
    seat = step.seat
    card = CHALLENGES[state.monsters[seat].challenge]
    gain, rule = (card.team_up_reward, "luc.reward.team-up") if step.args else (card.reward, "luc.reward.own")
    if gain.vp:
        gain_vp(state, seat, gain.vp, rule, log)
    if gain.lp:
        heal(state, seat, gain.lp, rule, log)
    if gain.energy:
        gain_energy(state, seat, gain.energy, rule, log)


@automatic("new_challenges")
def new_challenges(state: State, step: Step, log: Log) -> None:
    """Discard what was revealed, all of it; then each of those who did draws one, clockwise."""
    seats = clockwise(state, tuple(seat for seat in step.args if holds(state, seat)))
    for seat in seats:
        monster = state.monsters[seat]
        log.add("discard_challenge", "luc.deck.discard", seat, what=monster.challenge)
        state.challenge_discards, monster.challenge = (*state.challenge_discards, monster.challenge), ""
    state.agenda += [Step("draw_challenge", seat) for seat in reversed(seats)]
