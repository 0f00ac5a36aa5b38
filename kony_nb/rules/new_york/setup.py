"""The set-up: tiles and market, the roll for the first player, and the placement of the monsters."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import outer_with_room, ways
from kony_nb.rules.new_york.tiles import TILE_COUNTS
from kony_nb.rules.options import Options
from kony_nb.rules.phases.first_player import roll_for_first
from kony_nb.rules.places import BOROUGHS
from kony_nb.rules.state import UNKNOWN, Borough, Monster, State, Step

__all__ = ["set_up"]

STACK = (UNKNOWN, UNKNOWN, UNKNOWN)
FIRST_DICE = 8


def set_up(options: Options, monsters: tuple[str, ...]) -> State:
    """Return the first moment of a game: tiles face down, the market empty, nobody placed."""
    agenda = [Step("placement"), *roll_for_first(list(range(len(monsters))), FIRST_DICE), Step("refill")]
    agenda += [Step("expose", -1, (borough, stack)) for borough in reversed(BOROUGHS) for stack in (2, 1, 0)]
    return State(
        options=options,
        monsters=[Monster(name) for name in monsters],
        agenda=agenda,
        boroughs={borough: Borough((STACK, STACK, STACK)) for borough in BOROUGHS},
        deck=deck_of(options.game),
        tiles=dict(TILE_COUNTS),
    )


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
