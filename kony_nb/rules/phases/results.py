"""From the final dice to the results: what cards add, what they turn into something else."""

from collections.abc import Callable

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import CARDS, Card, functions, owners
from kony_nb.rules.events import Log
from kony_nb.rules.faces import in_words, sort_faces
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.evolving import hearts_evolve
from kony_nb.rules.phases.playing import CLOSED
from kony_nb.rules.state import State, Step

__all__ = ["add_results", "added_by_others", "begin_resolving", "converter", "results_differ"]

PASS = action("pass")


def begin_resolving(state: State, seat: int, log: Log) -> None:
    """Lay the first face to resolve on the agenda; three hearts let the monster evolve before."""
    if state.results:
        state.agenda.append(Step("resolve", seat))
    if state.options.power_up:
        if "resolving" not in CLOSED[state.options.windows]:
            state.agenda.append(Step("window", -1, ("resolving",)))  # even if nobody holds one: the hearts may bring it
        hearts_evolve(state, seat, log)


def results_differ(state: State) -> bool:
    """Return whether the results may hold what no die shows: cards of the active monster, or of others, see to it."""
    if not 0 <= state.turn < len(state.monsters):
        return False
    active = state.monsters[state.turn]
    once = state.ledger.once  # what has added to them may have left its owner since
    if added_by_others(state, state.turn) or any(mark in CARDS and CARDS[mark].adds_to_others for mark in once):
        return True
    return not active.alive or any(
        card.adds is not None or card.may_add is not None or card.converts
        for card in [CARDS[ident] for ident in active.cards]
    )


def add_results(state: State, seat: int, added: str, rule: str, log: Log) -> None:
    """Add results to those of the dice; they are no dice and cannot be rolled again."""
    if added:
        together = state.results + added
        converting = together != together.upper()  # then they lie unsorted until all are converted
        state.results = together if converting else sort_faces(together)
        log.add("add", rule, seat, len(added), what=added)


def added_by_others(state: State, seat: int) -> list[tuple[Card, str]]:
    """Return the cards of the others that add to the results of the seat, each with what it adds."""
    return [
        (card, added)
        for owner in owners(state, "adds_to_others")
        if owner != seat
        for card, adds in functions(state.monsters[owner].cards, "adds_to_others")
        if (added := adds(state, owner, seat))
    ]


def converter(rule: str) -> Callable[[State, int, str, Log], None]:
    """Return the use of a card that turns one result into another: ``old + new``."""

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        old, new = arg[0], arg[1]
        state.results = state.results.replace(old, "", 1) + new.lower()
        log.add("change", rule, seat, what=arg)

    return use


def add(state: State, seat: int, late: bool, log: Log) -> None:
    """Add what the seat's cards add by themselves."""
    for card, adds in functions(state.monsters[seat].cards, "adds"):
        if card.adds_late == late:
            add_results(state, seat, adds(state, seat, state.results), card.rule, log)


@automatic("results")
def count_results(state: State, step: Step, log: Log) -> None:
    """Turn the final dice into results, and add what does not depend on other additions."""
    state.results = state.dice
    for card, added in added_by_others(state, step.seat):
        first_time(state, card.id)  # who looks at the results can see why they are more than the dice
        add_results(state, step.seat, added, card.rule, log)
    add(state, step.seat, False, log)


@decision
class Add(Decision):
    """Cards may add results."""

    kind = "add"
    rule = "core.resolve.additions"
    prompt = "Add results with a card?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the cards that may add something, and passing."""
        asking = functions(state.monsters[step.seat].cards, "may_add")
        uses = tuple(action("use", card.id) for card, may in asking if may(state, step.seat))
        return (PASS, *uses) if uses else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Add nothing."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes before resolving."""
        return (self.rule, "decide first whether to add results; pass adds none") if refused.verb == "resolve" else None


@automatic("add_late")
def add_late(state: State, step: Step, log: Log) -> None:
    """Add what depends on the results that are there by now."""
    add(state, step.seat, True, log)


@decision
class Convert(Decision):
    """Cards may turn results into others, each result once."""

    kind = "convert"
    rule = "core.resolve.conversions"
    prompt = "Turn a result into another one?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the conversions that the seat's cards allow, and passing."""
        uses = tuple(
            action("use", card, pair)
            for card in state.monsters[step.seat].cards
            for pair in CARDS[card].converts
            if pair[0] in state.results
        )
        return (PASS, *uses) if uses else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Convert no more."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the conversion is not possible, or comes first."""
        if refused.verb == "resolve":
            return self.rule, "decide first whether to convert results; pass leaves them"
        if refused.verb == "use" and refused.args[0] in state.monsters[step.seat].cards:
            results = in_words(state.results.upper())
            return self.rule, f"the results are {results}: nothing more of that can be converted"
        return None


@automatic("complete")
def complete(state: State, step: Step, log: Log) -> None:
    """Let cards act on the complete roll, then resolve."""
    seat = step.seat
    state.results = sort_faces(state.results.upper())
    begin_resolving(state, seat, log)
    for _, act in functions(state.monsters[seat].cards, "final"):
        act(state, seat, log)
        if state.result:  # a card has ended the game
            return
