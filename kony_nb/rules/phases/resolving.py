"""Resolving: the player orders the faces, all of one face before the next, until none is left."""

from functools import cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, LYING, SPENDS, TOKENS, USED, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.faces import FACE_NAMES, in_words
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.cards import remove_token
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.phases.playing import CLOSED, awaited
from kony_nb.rules.phases.voiding import voided
from kony_nb.rules.phases.windows import open_before, open_now
from kony_nb.rules.state import State, Step

__all__ = ["energy", "hearts", "spend_on"]

PASS = action("pass")


@cache
def faces_left(results: str) -> tuple[Action, ...]:
    """Return one choice for each face among the results."""
    return tuple(action("resolve", face) for face in dict.fromkeys(results))


@decision
class Resolve(Decision):
    """The seat chooses which face to resolve next."""

    kind = "resolve"
    rule = "core.resolve.order"
    prompt = "Which face do you resolve next?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the faces that are left."""
        return faces_left(state.results)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Resolve all results of one face."""
        (face,), seat, results = chosen.args, step.seat, state.results
        n = results.count(face)
        state.results = rest = results.replace(face, "")
        if log is not SILENT:
            log.add("resolve", "core.resolve.whole-face", seat, n, face)
        if rest:
            state.agenda.append(step)
        monster = state.monsters[seat]
        if "voids" in USED[state.sets] and (by := voided(state, seat, face)):
            log.add("nothing", by, seat, n, what=face)
        else:
            spent: object = monster.tokens
            if monster.cards:
                acts = LYING[monster.cards].acts
                if "amount" in acts:
                    for _, count in acts["amount"]:
                        n = count(state, seat, face, n)
                if "resolved" in acts:
                    for _, act in acts["resolved"]:
                        act(state, seat, face, n, log)
                spent = spent or "spends" in acts
            if spent and face in SPENDS:
                state.agenda.append(Step("spend", seat, (face, n)))
            else:
                GAMES[state.options.game].faces_do[face](state, seat, n, log)
        if rest and state.options.power_up and "resolving" not in CLOSED[state.options.windows]:
            if state.agenda and state.agenda[-1] is step:
                if awaited(state, "resolving"):
                    open_now(state, "resolving")
            else:
                open_before(state, step, "resolving")

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the face is not there, or that dice cannot be left out."""
        left = in_words(state.results)
        if refused.verb == "resolve":
            return "core.resolve.whole-face", f"no {FACE_NAMES[refused.args[0]]} is left; left are {left}"
        if refused.verb in ("end", "pass", "move", "stay", "buy", "sweep", "enter", "advance"):
            return "core.resolve.all", f"first resolve the faces that are left, none may be skipped: {left}"
        if refused.verb in ("roll", "keep", "stop"):
            return "core.roll.stop", "rolling is over for this turn"
        return None


@decision
class Spend(Decision):
    """Results may be spent on tokens, or on cards, instead of doing what they do.

    The arguments are the face, the results that are left, and then the card and the argument of each use so far.
    """

    kind = "spend"
    rule = "core.tokens.spend"
    prompt = "Spend a result on something else?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the tokens that a result of this face removes, what cards do with it, and passing."""
        face, n = step.args[0], step.args[1]
        if not n:
            return ()
        monster, spends = state.monsters[step.seat], SPENDS[face]
        outside = GAMES[state.options.game].heals(monster.place)
        uses = tuple(
            action("use", spends, token)
            for token in sorted(monster.tokens)
            if TOKENS[token].spends == spends and (outside or not TOKENS[token].outside_only)
        )
        for _, spend in functions(monster.cards, "spends"):
            uses += spend(state, step.seat, face, n)
        return (PASS, *uses) if uses else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Remove a token for one result, or resolve what is left."""
        if chosen is PASS:
            self.lapse(state, step, log)
            return
        face, n, *used = step.args
        log.add("spend", self.rule, step.seat, 1, what=face)
        state.agenda.append(Step("spend", step.seat, (face, n - 1, *used)))
        remove_token(state, step.seat, chosen.args[1], self.rule, log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Do what the spent results bring, and resolve the others."""
        face, n, *used = step.args
        for card in dict.fromkeys(used[::2]):
            spent = CARDS[card].spent
            assert spent is not None
            args = tuple(arg for by, arg in zip(used[::2], used[1::2], strict=True) if by == card)
            spent(state, step.seat, args, log)
        if n:
            GAMES[state.options.game].faces_do[face](state, step.seat, n, log)
        else:
            log.add("nothing", "core.tokens.all-spent", step.seat, what=face)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that no such token can be removed by this face."""
        if refused.verb == "use":
            return self.rule, f"a result of {FACE_NAMES[step.args[0]]} cannot remove that token here"
        if refused.verb == "resolve":
            return "core.resolve.whole-face", "finish the face that is being resolved first: spend results or pass"
        return None


def spend_on(state: State, card: str, arg: str, log: Log) -> None:
    """Note that one result of the face that is being resolved goes to a use of a card."""
    step = state.agenda.pop()
    face, n, *used = step.args
    log.add("spend", CARDS[card].rule, step.seat, 1, what=face)
    state.agenda.append(Step("spend", step.seat, (face, n - 1, *used, card, arg)))


def energy(state: State, seat: int, n: int, log: Log) -> None:
    """Gain 1 energy per lightning."""
    gain_energy(state, seat, n, "core.energy.gain", log)


def hearts(state: State, seat: int, n: int, log: Log) -> None:
    """Heal 1 per heart, where hearts heal."""
    rules = GAMES[state.options.game]
    if rules.heals(state.monsters[seat].place):
        heal(state, seat, n, "core.heal.gain", log)
    else:
        log.add("nothing", rules.no_heal_rule, seat, n, what="H")
