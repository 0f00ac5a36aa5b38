"""From the final dice to the results: changes, additions, conversions, then resolving."""

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadScenario
from kony_nb.rules.phases.results import add_results, converter
from kony_nb.rules.state import State, state_key
from tests.rules.table import P1, Table, cited, table, trial_card


def asking(state: State, seat: int) -> bool:
    return "asking" not in state.ledger.once


def use_asking(state: State, seat: int, arg: str, log: object) -> None:
    state.ledger.once += ("asking",)
    add_results(state, seat, "D", "card.asking", log)


def final(dice: str, *cards: str) -> Table:
    return table({"place": "queens", "lp": 5, "cards": list(cards)}, "lower", phase="resolve", dice=dice)


def test_changes_then_additions_then_conversions() -> None:
    with (
        trial_card(id="adding", adds=lambda state, seat, results: "H"),
        trial_card(id="asking", may_add=asking, use=use_asking),
        trial_card(id="turning", converts=("HD",), arguments=("HD",), use=converter("card.turning")),
    ):
        t = final("AAEESO", "turning", "asking", "adding", "chameleon")
        assert t.asked == (P1, "change")
        assert t.state.results == ""
        events = t.play("pass")
        assert [(e.kind, e.n, e.what) for e in cited(events, "card.adding")] == [("add", 1, "H")]
        assert t.asked == (P1, "add")
        assert t.refused("resolve A") == "core.resolve.additions"
        assert t.refused("use turning HD") == "card.turning"
        t.play("use asking")
        assert t.asked == (P1, "convert")
        assert t.state.results == "AAHEEDSO"
        assert t.refused("resolve A") == "core.resolve.conversions"
        assert t.refused("use asking") == "core.resolve.conversions"
        t.play("use turning HD")
        assert t.asked == (P1, "resolve")
        assert t.state.results == "AAEEDDSO"
        assert t.state.dice == "AAEESO"


def test_what_depends_on_results_counts_what_others_add() -> None:
    with (
        trial_card(id="doubling", adds_late=True, adds=lambda state, seat, results: "E" * results.count("D")),
        trial_card(id="adding", adds=lambda state, seat, results: "D"),
        trial_card(id="asking", may_add=asking, use=use_asking),
    ):
        t = final("HHHHDO", "doubling", "adding", "asking")
        t.play("use asking")
        assert t.state.results == "HHHHEEEDDDO"
        t = final("HHHHDO", "doubling", "adding", "asking")
        t.play("pass")
        assert t.state.results == "HHHHEEDDO"


def test_added_results_are_resolved_with_those_of_the_dice() -> None:
    with trial_card(id="adding", adds=lambda state, seat, results: "EEE"):
        t = final("AAEHSO", "adding")
        t.play("resolve E")
        assert t[P1].energy == 4
        assert t.state.results == "AAHSO"


def test_each_result_is_turned_once() -> None:
    with trial_card(id="turning", converts=("HE", "EH"), arguments=("HE", "EH"), use=converter("card.turning")):
        t = final("HEAASO", "turning")
        t.play("use turning HE")
        assert t.legal == {"pass", "use turning EH"}
        t.play("use turning EH")
        assert t.asked == (P1, "resolve")
        assert t.state.results == "AAHESO"


def test_nothing_is_asked_without_need() -> None:
    with trial_card(id="turning", converts=("HE",), arguments=("HE",), use=converter("card.turning")):
        assert final("AAEESO", "turning").asked == (P1, "resolve")
        assert final("AAEESO").asked == (P1, "resolve")


def test_results_of_cards_can_be_written_down() -> None:
    with trial_card(id="adding", adds=lambda state, seat, results: "DDD"):
        given = {"monsters": [{"name": "Kong", "cards": ["adding", "extra_head"]}, "Mantis"], "phase": "resolve"}
        game = scenario({**given, "dice": "AAHHESO"})
        written = game.to_scenario()
        assert written["results"] == "AAHHEDDDSO"
        assert state_key(scenario(written).state) == state_key(game.state)
        with pytest.raises(BadScenario, match="32 are allowed"):
            scenario({**given, "dice": "AAHHESO", "results": "A" * 33})
        with pytest.raises(BadScenario, match="8 are allowed"):
            scenario({**given, "results": "A" * 9})
    with pytest.raises(BadScenario, match="is not among the dice"):
        scenario({"monsters": ["Kong", "Mantis"], "phase": "resolve", "dice": "AAHHES", "results": "O"})


def test_changing_dice_can_be_written_down() -> None:
    game = scenario(
        {"monsters": [{"name": "Kong", "cards": ["chameleon"]}, "Mantis"], "phase": "resolve", "dice": "AAHESO"}
    )
    written = game.to_scenario()
    assert "then" not in written
    assert state_key(scenario(written).state) == state_key(game.state)
