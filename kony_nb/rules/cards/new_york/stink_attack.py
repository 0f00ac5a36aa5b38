"""Stink Attack: wherever you come, the units run."""

from kony_nb.rules.actions import UNITS, Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.places import BOROUGHS, PLACE_NAMES, borough_of
from kony_nb.rules.state import Borough, State, Step

ID, RULE = "stink_attack", "card.stink_attack"
PASS = action("pass")


def arrived(state: State, seat: int, log: Log) -> None:
    """Ask which units to scatter from the borough of arrival."""
    state.agenda.append(Step("scatter", seat, (borough_of(state.monsters[seat].place or "lower"),)))


@decision
class Scatter(Decision):
    """Send units of a borough away; the arguments are that borough and those to which one was sent already."""

    kind = "scatter"
    rule = RULE
    prompt = "Send units of the borough in which you arrived to other boroughs, one to each?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return each unit with each borough to which none was sent yet, and passing."""
        units = dict.fromkeys(standing(state.boroughs[step.args[0]]))
        sent = [action("use", ID, f"{to}.{unit}") for to in BOROUGHS if to not in step.args for unit in units]
        return (PASS, *sent) if sent else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Send no more."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why a unit cannot be sent there."""
        if refused.verb != "use" or refused.args[0] != ID or len(refused.args) < 2:
            return None
        to, unit = refused.args[1].split(".")
        if to == step.args[0]:
            return RULE, f"the units leave {PLACE_NAMES[to]}: name another borough"
        if to in step.args:
            return RULE, f"a unit was sent to {PLACE_NAMES[to]} already: each goes to a different borough"
        return RULE, f"there is no {unit} in {PLACE_NAMES[step.args[0]]}"


def standing(tiles: Borough) -> tuple[str, ...]:
    """Return the units of a borough, those that appeared in this turn too."""
    return tiles.units + tiles.fresh


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Send a unit: an old one before one of this turn; where it comes it is old."""
    asked = state.agenda.pop()
    to, unit = arg.split(".")
    source, goal = state.boroughs[asked.args[0]], state.boroughs[to]
    units, fresh = list(source.units), list(source.fresh)
    (units if unit in units else fresh).remove(unit)
    state.boroughs[asked.args[0]] = Borough(source.stacks, tuple(units), tuple(fresh))
    state.boroughs[to] = Borough(goal.stacks, tuple(sorted((*goal.units, unit))), goal.fresh)
    log.add("scatter", RULE, seat, what=unit, place=to)
    state.agenda.append(Step("scatter", seat, (*asked.args, to)))


add_card(
    id=ID,
    name="Stink Attack",
    cost=5,
    kind="keep",
    effect="Each time you come to another borough you may send up to 4 of its units away, each to a different borough.",
    rulings=(
        "Every arrival counts: moving, entering Manhattan, fleeing on another monster's turn, being pushed out of "
        "Manhattan. Advancing a zone is none.",
        "Units that appeared in this turn may be sent too. A unit that was sent counts as old where it comes; of two "
        "alike the old one goes first.",
    ),
    arguments=tuple(f"{borough}.{unit}" for borough in BOROUGHS for unit in UNITS),
    arrived=arrived,
    use=use,
)
