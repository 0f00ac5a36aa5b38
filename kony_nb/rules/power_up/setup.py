"""The set-up with evolutions: each monster has its own deck, draws two and keeps one; or the decks are drafted."""

from fractions import Fraction

from kony_nb.rules.actions import Action, action, drawn
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision
from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.events import Log
from kony_nb.rules.phases.evolving import evolve, put_into
from kony_nb.rules.state import State, Step

__all__ = ["SET", "add_evolutions"]

SET = 8
"""Evolutions of one monster."""


def add_evolutions(state: State) -> None:
    """Give every monster its evolutions, in place, and lay on the agenda what comes before the rest of the set-up."""
    game = state.options.game
    sets = [evolutions_of(game, monster.name) for monster in state.monsters]
    state.agenda.append(Step("first_evolutions"))
    if state.options.mutant_draft == "on":
        state.pool = tuple(sorted(card for cards in sets for card in cards))
        seats = range(len(sets))
        state.agenda += [Step("draft_round"), *(Step("deal", seat) for seat in reversed(seats) for _ in range(SET))]
    else:
        for monster, cards in zip(state.monsters, sets, strict=True):
            monster.evolutions = cards


@automatic("first_evolutions")
def first_evolutions(state: State, step: Step, log: Log) -> None:
    """Let every monster begin with an evolution, clockwise."""
    for seat in reversed(range(len(state.monsters))):
        evolve(state, seat, "evo.setup.first", back=True)


@chance
class Deal(Chance):
    """An evolution dealt to a seat for the draft, for its eyes only."""

    kind = "deal"
    rule = "evo.draft.deal"
    prompt = "An evolution is dealt."
    private = True

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every evolution that is not dealt yet, each as likely as any other."""
        return tuple((drawn(card), Fraction(1, len(state.pool))) for card in state.pool)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat, and how many it holds."""
        return step.seat, "deal", len(state.monsters[step.seat].packet)

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Deal one."""
        return drawn(luck.draw(dict.fromkeys(state.pool, 1), self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Put it into the seat's packet."""
        card, monster = outcome.args[0], state.monsters[step.seat]
        pool = list(state.pool)
        pool.remove(card)
        state.pool = tuple(pool)
        monster.packet = tuple(sorted((*monster.packet, card)))
        log.add("deal", self.rule, step.seat, what=card, to=(step.seat,))


@automatic("draft_round")
def draft_round(state: State, step: Step, log: Log) -> None:
    """Let everybody choose one of its packet; then the packets are passed on."""
    if state.monsters[0].packet:
        log.add("draft", "evo.draft.pick", n=len(state.monsters[0].packet))
        seats = reversed(range(len(state.monsters)))
        state.agenda += [Step("draft_round"), Step("pass_left"), *(Step("draft", seat) for seat in seats)]


@automatic("pass_left")
def pass_left(state: State, step: Step, log: Log) -> None:
    """Hand every packet to the player on the left, when all have chosen."""
    packets = [monster.packet for monster in state.monsters]
    if packets[0]:
        log.add("pass_left", "evo.draft.pass", n=len(packets[0]))
    for seat, monster in enumerate(state.monsters):
        monster.packet = packets[seat - 1]


@decision
class Draft(Decision):
    """One evolution of the packet is chosen, face down."""

    kind = "draft"
    rule = "evo.draft.pick"
    prompt = "Which evolution do you take? The others go to the player on your left."
    private = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each evolution of the packet."""
        return tuple(action("pick", card) for card in state.monsters[step.seat].packet)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Put it into the seat's deck to be."""
        (card,), monster = chosen.args, state.monsters[step.seat]
        packet = list(monster.packet)
        packet.remove(card)
        monster.packet = tuple(packet)
        put_into(state, step.seat, card)
        log.add("take_evolution", self.rule, step.seat, what=card, to=(step.seat,))

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that it is not in the packet."""
        if refused.verb == "pick":
            return self.rule, "that evolution is not among those that you hold"
        return self.rule, "choose first which evolution to take"
