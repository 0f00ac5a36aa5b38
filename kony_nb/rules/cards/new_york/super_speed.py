"""Super Speed: one more move, before the roll."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Refusal, decision
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import free_place, move_fee
from kony_nb.rules.new_york.move import Move, enter_manhattan, go
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.places import next_zone
from kony_nb.rules.state import State, Step

ID, RULE = "super_speed", "card.super_speed"
PASS = action("pass")


@decision
class SuperSpeed(Move):
    """A move by the rules of the Move phase, but voluntary: it can be left, and it costs the fee for moves."""

    kind = ID
    phase = ""
    rule = RULE
    prompt = "Move before you roll?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return passing and the moves that the Move phase would have; nothing if there are none or no energy."""
        if move_fee(state) > state.monsters[step.seat].energy:
            return ()
        moves = tuple(way for way in super().legal(state, step) if way.verb != "stay")
        return (PASS, *moves) if moves else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Move, or stay."""
        seat = step.seat
        if chosen.verb == "move":
            go(state, seat, chosen.args[0], RULE, "move", log)
        elif chosen is not PASS:
            fee = move_fee(state)
            if fee:
                pay(state, seat, fee, "core.move.fee", log)
            if chosen.verb == "enter":
                enter_manhattan(state, seat, free_place(state) or "lower", log, RULE)
            else:
                monster = state.monsters[seat]
                monster.place = next_zone(monster.place or "lower")
                log.add("move", RULE, seat, what="advance", place=monster.place or "")

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say nothing: nobody has to move now."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes before the roll, or why the monster cannot go there."""
        if refused.verb in ("roll", "stay"):
            return RULE, "decide first whether to move before the roll; pass stays"
        return super().refuse(state, step, refused)


def before_roll(state: State, seat: int, log: Log) -> None:
    """Ask for the move."""
    state.agenda.append(Step(ID, seat))


add_card(
    id=ID,
    name="Super Speed",
    cost=4,
    kind="keep",
    effect="Before you roll you may move once more than usual.",
    rulings=(
        "It goes where the Move phase would lead: into Manhattan if it has a free place, one zone up inside it, else "
        "to an outer borough with room.",
        "It is voluntary, so the fee of New York Marathon is due, for entering and advancing too.",
        "Who enters Manhattan so gains 1 VP, attacks from inside in this turn, and does not advance in its Move phase.",
    ),
    before_roll=before_roll,
)
