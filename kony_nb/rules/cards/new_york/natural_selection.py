"""Natural Selection: a strong start that a star at the end of a turn takes back."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.state import State, Step

ID, RULE = "natural_selection", "card.natural_selection"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 energy and heal 4."""
    gain_energy(state, seat, 4, RULE, log)
    heal(state, seat, 4, RULE, log)


def turn_end(state: State, seat: int, log: Log) -> None:
    """With a star in the final roll, lose the card and every life point."""
    if "S" not in state.dice:
        return
    discard_from(state, seat, ID, RULE, log)
    monster = state.monsters[seat]
    lost, monster.lp = monster.lp, 0
    log.add("lp", RULE, seat, -lost, now=0)
    state.agenda.append(Step("deaths", -1, (seat,)))


add_card(
    id=ID,
    name="Natural Selection",
    cost=2,
    kind="keep",
    effect="Gain 4 energy and heal 4 when you get it. Roll one extra (green) die. If your final roll shows a star "
    "at the end of your turn, you lose this card and all your LP.",
    rulings=(
        "Star faces of the final roll count, not points; a star that was changed or spent no longer does.",
        "Losing all LP is not damage: nothing reduces it.",
        "In the turn in which it is bought the roll on the table counts already.",
    ),
    dice=1,
    gained=gained,
    turn_end=turn_end,
)
