"""The set-up: tiles and market, the roll for the first player, and the placement of the monsters."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Chance, Decision, Luck, Refusal, automatic, chance, decision, trigger
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.manhattan import outer_with_room, ways
from kony_nb.rules.new_york.tiles import TILE_COUNTS
from kony_nb.rules.options import Options
from kony_nb.rules.phases.rolling import MOST_DICE, ROLL, dice_outcomes, showing
from kony_nb.rules.places import BOROUGHS
from kony_nb.rules.state import UNKNOWN, Borough, Monster, State, Step, clone

__all__ = ["deck_of", "new_state"]

STACK = (UNKNOWN, UNKNOWN, UNKNOWN)


@cache
def deck_of(game: str) -> tuple[str, ...]:
    """Return the power cards of a game, sorted."""
    return tuple(sorted(card.id for card in CARDS.values() if card.game == game and card.kind != "goal"))


def new_state(options: Options, monsters: Sequence[str]) -> State:
    """Return a game in its first moment: nothing drawn, nobody placed; `advance` leads to the first chance."""
    return clone(_blank(options, tuple(monsters)))


@lru_cache(64)
def _blank(options: Options, monsters: tuple[str, ...]) -> State:
    agenda = [Step("placement"), Step("first_player", -1, (0,))]
    agenda += [Step("first_roll", seat, (0,)) for seat in reversed(range(len(monsters)))]
    agenda.append(Step("refill"))
    agenda += [Step("expose", -1, (borough, stack)) for borough in reversed(BOROUGHS) for stack in (2, 1, 0)]
    return State(
        options=options,
        monsters=[Monster(name) for name in monsters],
        agenda=agenda,
        boroughs={borough: Borough((STACK, STACK, STACK)) for borough in BOROUGHS},
        deck=deck_of(options.game),
        tiles=dict(TILE_COUNTS),
    )


@trigger
class FirstRoll(Decision):
    """Each seat rolls eight dice for the first turn. The argument counts the rounds of ties."""

    kind = "first_roll"
    rule = "ny.setup.first-player"
    prompt = "Roll eight dice: most attacks go first."
    always = True

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the roll."""
        return (ROLL,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Let the dice fall."""
        state.agenda.append(Step("first_dice", step.seat, step.args))

    def throw(self, state: State, step: Step, luck: Luck, log: Log) -> None:
        """Roll at once."""
        FIRST_DICE.take(state, step, FIRST_DICE.draw(state, step, luck), log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that placing comes later."""
        if refused.verb == "place":
            return "ny.setup.placement", "monsters are placed when the first player is known"
        return None


@chance
class FirstDice(Chance):
    """The eight dice of one seat."""

    kind = "first_dice"
    rule = "ny.setup.first-player"
    prompt = "Eight dice fall."

    def outcomes(self, state: State, step: Step) -> tuple[tuple[Action, Fraction], ...]:
        """Return every multiset of eight dice."""
        return dice_outcomes(MOST_DICE, GAMES[state.options.game].faces)

    def address(self, state: State, step: Step) -> tuple[int | str, ...]:
        """Return the seat and the round of ties."""
        return step.seat, 0, "first", step.args[0]

    def draw(self, state: State, step: Step, luck: Luck) -> Action:
        """Roll."""
        return showing(luck.roll(GAMES[state.options.game].faces, MOST_DICE, self, state, step))

    def take(self, state: State, step: Step, outcome: Action, log: Log) -> None:
        """Write the attacks down on the step that will compare them."""
        rolled = outcome.args[0]
        state.dice = rolled
        log.add("roll", self.rule, step.seat, MOST_DICE, what=rolled)
        at = next(i for i, below in enumerate(state.agenda) if below.kind == "first_player")
        args = (*state.agenda[at].args, step.seat, rolled.count("A"))
        state.agenda[at] = Step("first_player", -1, args)


FIRST_DICE = FirstDice()


@automatic("first_player")
def first_player(state: State, step: Step, log: Log) -> None:
    """Compare the attacks: the arguments are the round, then a seat and its attacks, and so on."""
    tie_round, *pairs = step.args
    attacks = dict(zip(pairs[::2], pairs[1::2], strict=True))
    most = max(attacks.values())
    best = sorted(seat for seat, n in attacks.items() if n == most)
    state.dice = ""
    if len(best) > 1:
        log.add("tie", "ny.setup.tie", n=most, what=" ".join(str(seat) for seat in best))
        state.agenda.append(Step("first_player", -1, (tie_round + 1,)))
        state.agenda += [Step("first_roll", seat, (tie_round + 1,)) for seat in reversed(best)]
        return
    first = best[0]
    log.add("first", "ny.setup.first-player", first, most)
    placement = state.agenda.pop()
    state.agenda.append(Step(placement.kind, first))


@automatic("placement")
def placement(state: State, step: Step, log: Log) -> None:
    """Ask for the places clockwise from the first player, whose turn it is then."""
    n = len(state.monsters)
    state.agenda.append(Step("turn", step.seat))
    state.agenda += [Step("place", (step.seat + i) % n) for i in reversed(range(n))]


@decision
class Place(Decision):
    """A monster is placed in an outer borough."""

    kind = "place"
    rule = "ny.setup.placement"
    prompt = "Where does your monster start?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the outer boroughs with room."""
        return ways("place", outer_with_room(state))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Place the monster."""
        state.monsters[step.seat].place = chosen.args[0]
        log.add("place", self.rule, step.seat, place=chosen.args[0])

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is full."""
        if refused.verb == "place":
            return "ny.setup.limit", "that borough already holds two monsters"
        if refused.verb in ("move", "enter", "flee"):
            return self.rule, "place your monster in an outer borough first"
        return None
