"""When the last roll has fallen: cards of others, free rerolls; and a monster that has no die to roll."""

from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import TOKENS, add_token, forget
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.state import State, Step
from tests.rules.table import P1, P2, P3, cited, kinds, trial_card
from tests.rules.tokyo.city import OUT, tokyo


def offers(state: State, seat: int) -> tuple[Action, ...]:
    if f"trial_probe:{seat}" in state.ledger.once:
        return ()
    return tuple(action("use", "trial_probe", face) for face in dict.fromkeys(state.dice))


def use(state: State, seat: int, face: str, log: Log) -> None:
    first_time(state, f"trial_probe:{seat}")
    reroll_one(state, seat, "trial_probe", face)


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    replace_die(state, step.args[1], face)


PROBE: dict[str, Any] = {
    "id": "trial_probe",
    "games": ("tokyo",),
    "use": use,
    "rolled": rolled,
    "arguments": tuple("123AHE"),
}


def probing() -> dict[str, Any]:
    return {**PROBE, "probes": offers}


def test_the_others_act_after_the_last_roll_clockwise_from_the_active_monster() -> None:
    with trial_card(**probing()), trial_card(**{**probing(), "id": "trial_probe_2"}):
        p1, p3 = {"place": OUT, "cards": ["trial_probe"]}, {"place": OUT, "cards": ["trial_probe_2"]}
        t = tokyo(p1, OUT, p3, turn=P2, dice="111EEE")
        t.play("stop")
        assert t.asked == (P3, "probe")
        assert t.state.phase == "resolve"
        assert t.refused("resolve 1") == "core.turn.order"
        t.play("pass")
        assert t.asked == (P1, "probe")
        t.play("use trial_probe 1", "dice A")
        assert t.state.dice == "11AEEE"
        assert t.state.results == "11AEEE"
        assert t.asked == (P2, "resolve")


def test_the_owner_is_not_asked_about_its_own_dice() -> None:
    with trial_card(**probing()):
        t = tokyo({"place": OUT, "cards": ["trial_probe"]}, OUT, dice="111EEE")
        t.play("stop")
        assert t.asked == (P1, "resolve")


def changes_first(state: State, seat: int) -> tuple[Action, ...]:
    return (action("use", "trial_twist", "E1"),) if "E" in state.dice else ()


def twist(state: State, seat: int, arg: str, log: Log) -> None:
    replace_die(state, arg[0], arg[1])


def test_before_the_changes_of_the_roller() -> None:
    twisting: dict[str, Any] = {
        "id": "trial_twist",
        "games": ("tokyo",),
        "changes": changes_first,
        "use": twist,
        "arguments": ("E1",),
    }
    with trial_card(**probing()), trial_card(**twisting):
        p1, p2 = {"place": OUT, "cards": ["trial_twist"]}, {"place": OUT, "cards": ["trial_probe"]}
        t = tokyo(p1, p2, dice="11EEHH")
        t.play("stop")
        assert t.asked == (P2, "probe")
        t.play("use trial_probe H", "dice E")
        assert t.asked == (P1, "change")
        t.play("use trial_twist E1")
        assert t.state.dice == "111HEE"


def test_free_rerolls_come_after_the_others_and_cost_no_roll() -> None:
    freely: dict[str, Any] = {**PROBE, "id": "trial_free", "free_rerolls": free, "use": use_free, "rolled": rolled}
    with trial_card(**probing()), trial_card(**freely):
        p1, p2 = {"place": OUT, "cards": ["trial_free"]}, {"place": OUT, "cards": ["trial_probe"]}
        t = tokyo(p1, p2, dice="33EEHH")
        t.play("stop")
        assert t.asked == (P2, "probe")
        t.play("pass")
        assert t.asked == (P1, "free_reroll")
        assert t.refused("keep 33") == "core.roll.limit"
        assert t.refused("resolve 3") == "core.roll.free"
        t.play("use trial_free 3", "dice 3")
        assert t.state.rolls_left == 0
        assert t.asked == (P1, "free_reroll")
        t.play("use trial_free 3", "dice A", "pass")
        assert t.state.results == "3AHHEE"
        assert t.asked == (P1, "resolve")


def free(state: State, seat: int) -> tuple[Action, ...]:
    return (action("use", "trial_free", "3"),) if "3" in state.dice else ()


def use_free(state: State, seat: int, face: str, log: Log) -> None:
    reroll_one(state, seat, "trial_free", face)


def test_a_monster_without_dice_rolls_none() -> None:
    add_token(id="trial_shrink", name="Shrink", supply=8, effect="For a test.", card="jets", dice=-1, stays=True)
    try:
        for n, asked in ((5, (P1, "roll")), (6, (P1, "buy"))):
            t = tokyo({"place": OUT, "tokens": {"trial_shrink": n}}, OUT, OUT, phase="start")
            assert t.asked == asked
            nothing = cited(t.opening, "core.roll.no-dice")
            assert [(e.kind, e.seat) for e in nothing] == [("nothing", P1)] * (n == 6)
        assert (t.state.dice, t.state.results) == ("", "")
        assert not kinds(t.opening, "resolve")
        with trial_card(id="trial_claw", games=("tokyo",), adds=lambda state, seat, results: "A"):
            p1 = {"place": OUT, "tokens": {"trial_shrink": 6}, "cards": ["trial_claw"]}
            t = tokyo(p1, OUT, OUT, phase="start")
            assert [e.what for e in kinds(t.opening, "resolve")] == ["A"]
            assert t[0].place == "tokyo_city"
    finally:
        del TOKENS["trial_shrink"]
        forget()
