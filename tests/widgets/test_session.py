"""Going on and back: whose decisions are waited for, what a step is, where the bots play."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadOption, IllegalAction
from kony_nb.rules.state import state_key
from kony_nb.widgets.session import Session, players_of

FOUR = ["Kong", "Mantis", "Rob", "Sheriff"]


def session(you: object = None, seed: int = 7) -> Session:
    game = Game.new(monsters=FOUR, seed=seed)
    return Session(game, players_of(FOUR, you))


def test_the_first_monster_is_the_person_unless_said_otherwise() -> None:
    assert players_of(FOUR) == ("person", "greedy", "greedy", "greedy")
    assert players_of(FOUR, ["mantis", "Rob"]) == ("greedy", "person", "person", "greedy")
    assert players_of(FOUR, []) == ("greedy",) * 4
    assert players_of(FOUR, "all") == ("person",) * 4
    assert players_of(FOUR, bots={"Rob": "random"}) == ("person", "greedy", "random", "greedy")


@pytest.mark.parametrize(
    ("you", "bots", "word"),
    [("Godzilla", "greedy", "Godzilla"), (None, "clever", "clever"), (None, {"Bob": "greedy"}, "Bob")],
)
def test_unknown_people_and_bots_are_named(you: object, bots: object, word: str) -> None:
    with pytest.raises(BadOption, match=word):
        players_of(FOUR, you, bots)


def test_a_step_is_one_decision_of_a_bot_and_stops_at_the_person() -> None:
    table = session()
    assert table.mine
    assert not table.step()
    table.act("roll", table.node.id)

    assert table.game.decision.seat == "Mantis"
    assert table.step()
    assert table.game.decision.seat == "Rob"


def test_bots_play_the_same_after_going_back() -> None:
    table = session([])
    for _ in range(60):
        table.step()
    there, state = table.node.id, state_key(table.game.state)
    for _ in range(20):
        table.back()
    while table.behind:
        table.step()

    assert (table.node.id, state_key(table.game.state)) == (there, state)


def test_back_reaches_the_first_decision_and_no_further() -> None:
    table = session([])
    for _ in range(40):
        table.step()
    while table.back():
        assert table.game.decision is not None

    assert table.node.id == table.first()


def test_back_to_mine_passes_the_bots() -> None:
    table = session()
    table.act("roll", table.node.id)
    table.to_mine()
    where = table.game.legal_actions()
    table.act(where[0].text, table.node.id)
    table.to_mine()

    assert table.back_to_mine()
    assert table.game.legal_actions() == where


def test_to_turn_stops_where_a_turn_begins() -> None:
    table = session([])
    table.to_turn()
    first = table.game.state.turn
    table.to_turn()

    assert any(event.kind == "turn" for event in table.game.path[-1].events)
    assert table.game.state.turn != first


def test_a_person_cannot_decide_for_a_bot() -> None:
    table = session("Rob")

    with pytest.raises(IllegalAction, match="bot"):
        table.act("roll", table.node.id)


def test_the_planned_order_goes_on_after_a_question_between() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Rob", "place": "lower"}],
            "boroughs": {"queens": {"stacks": [["high_rise_1"], ["high_rise_1"], []]}},
            "phase": "resolve",
            "dice": "AAHEED",
        }
    )
    table = Session(game, players_of(game.names, "all"))
    table.resolve("DAHE", table.node.id)
    assert game.decision.kind == "destroy"
    table.act("destroy queens.1", table.node.id)
    assert game.decision.kind == "flee"
    table.act("hold", table.node.id)

    assert game.decision.kind == "move"
    assert game.state.monsters[0].lp == 6
    assert game.state.monsters[0].energy == 2


def test_an_order_that_leaves_a_face_out_is_refused() -> None:
    game = scenario({"monsters": [{"name": "Kong", "place": "queens"}, "Rob"], "phase": "resolve", "dice": "AAHEED"})
    table = Session(game, players_of(game.names, "all"))

    with pytest.raises(IllegalAction, match="2 attacks, 1 heart, 2 energy, 1 destruction"):
        table.resolve("AH", table.node.id)


def test_a_bot_that_flees_between_does_not_stop_the_plan() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower", "lp": 3}],
            "phase": "resolve",
            "dice": "AEEHHH",
        }
    )
    table = Session(game, players_of(game.names))
    table.resolve("AEH", table.node.id)
    table.to_mine()

    assert game.decision.kind in ("move", "buy")
    assert game.state.monsters[0].energy == 2
