"""Going back and forth, variations, branches."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadOption, IllegalAction, NoSuchMoment
from kony_nb.rules.state import state_key
from tests.game.randomly import random_game


def started() -> Game:
    game = scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "seed": 2})
    game.play("roll AAHESO")
    game.play("keep AA")
    game.play("roll")
    return game


def test_moments_are_numbered_in_the_order_of_creation() -> None:
    game = started()
    assert [node.id for node in game.path] == [0, 1, 2, 3, 4, 5]
    assert [node.action.text if node.action else None for node in game.path[:4]] == [
        None,
        "roll",
        "dice AAHESO",
        "keep AA",
    ]
    assert game.root is game.path[0]
    assert game.at == 5


def test_undo_takes_back_one_play() -> None:
    game = started()
    game.undo()
    assert game.decision is not None
    assert game.decision.kind == "roll"
    assert game.at == 3
    game.undo()
    assert (game.at, game.state.dice) == (2, "AAHESO")
    game.undo()
    assert game.at == 0
    with pytest.raises(NoSuchMoment, match="this is the start"):
        game.undo()
    assert game.at == 0


def test_redo_goes_forward_along_the_line() -> None:
    game = started()
    game.goto(0)
    game.redo()
    assert game.at == 2
    game.redo()
    game.redo()
    assert game.at == 5
    with pytest.raises(NoSuchMoment, match="end of the line"):
        game.redo()


def test_undo_goes_back_to_my_last_choice_through_the_others() -> None:
    game = random_game(5, 3, choices=120)
    me = game.names[0]
    before = game.at
    game.undo("choice", me)
    assert game.at < before
    assert game.decision is not None
    assert game.decision.seat == me
    assert len(game.legal_actions()) > 1
    there = game.at
    game.undo("choice", me)
    assert game.at < there
    game.redo("choice", me)
    assert game.at == there


def test_undo_goes_back_to_the_beginning_of_a_turn() -> None:
    game = random_game(5, 3, choices=120)
    game.undo("turn")
    turn = game.state.turn
    assert any(event.kind == "turn" and event.seat == turn for event in game.node.events)
    game.undo("turn")
    assert game.state.turn != turn
    game.undo("turn", game.names[turn])
    assert game.state.turn == turn


def test_a_wrong_word_for_undo_is_refused() -> None:
    game = started()
    with pytest.raises(BadOption, match="step, choice, turn"):
        game.undo("everything")
    with pytest.raises(BadOption, match="Kong, Rob"):
        game.undo("choice", "Mantis")


@pytest.mark.parametrize("n", [-1, 6, True, "2", None])
def test_goto_a_moment_that_is_not_there(n: object) -> None:
    game = started()
    with pytest.raises(NoSuchMoment, match="moments 0 to 5"):
        game.goto(n)
    with pytest.raises(NoSuchMoment, match="moments 0 to 5"):
        game.goto_node(n)
    assert game.at == 5


def test_playing_after_going_back_makes_a_variation() -> None:
    game = started()
    old = [state_key(node.state) for node in game.line]
    game.goto(2)
    assert len(game.line) == 6
    game.play("stop")
    assert [child.action.text for child in game.root.children[0].children[0].children if child.action] == [
        "keep AA",
        "stop",
    ]
    assert game.at == 3
    game.goto_node(5)
    assert [state_key(node.state) for node in game.line] == old
    game.goto(2)
    assert [node.id for node in game.line] == [0, 1, 2, 3, 4, 5]
    game.goto_node(6)
    game.goto(2)
    assert [node.id for node in game.line] == [0, 1, 2, 6]


def test_playing_the_same_again_makes_no_second_moment() -> None:
    game = started()
    nodes = len(game.history.nodes)
    game.goto(2)
    events = game.play("keep AA")
    assert events == game.node.events
    game.play("roll")
    assert len(game.history.nodes) == nodes
    assert game.at == 5


def test_rewinding_shares_states_instead_of_playing_again() -> None:
    game = started()
    states = [node.state for node in game.path]
    for n, state in enumerate(states):
        game.goto(n)
        assert game.state is state


def test_a_branch_shares_the_past_and_nothing_else() -> None:
    game = started()
    branch = game.branch(at=2)
    assert branch.at == 2
    assert len(branch.history.nodes) == 3
    assert branch.state is game.path[2].state
    branch.play("stop")
    assert len(game.history.nodes) == 6
    assert game.at == 5
    game.path[2].note = "mine"
    assert branch.path[2].note == ""


def test_a_branch_has_the_same_luck_or_a_new_one() -> None:
    game = started()
    same = game.branch(at=3)
    same.play("roll")
    assert same.state.dice == game.state.dice
    new = game.branch(at=3, luck="new")
    other = game.branch(at=3, luck="new")
    assert [same.luck.seed, new.luck.seed, other.luck.seed] == [2, "2~1", "2~2"]
    assert same.branch(luck="new").luck.seed == "2~3"
    assert new.branch(luck="new").luck.seed == "2~1~1"
    assert (new.seed, other.seed) == (2, 2)
    rolled = set()
    for branch in (new, other):
        branch.play("roll")
        rolled.add(branch.state.dice)
    assert len(rolled | {game.state.dice}) == 3
    again = Game.from_json(game.to_json())
    assert again.branch(luck="new").luck.seed == "2~4"


def test_a_branch_of_another_kind_or_from_nowhere_is_refused() -> None:
    game = started()
    with pytest.raises(BadOption, match="same, new"):
        game.branch(luck="good")
    with pytest.raises(NoSuchMoment, match="moments 0 to 5"):
        game.branch(at=9)


def test_the_same_luck_however_the_branches_diverge() -> None:
    game = Game.new(monsters=["Kong", "Rob"], seed=1)
    other = game.branch()
    game.play("roll AAAAAAAA")
    other.play("roll HHHHHHHH")
    game.play("roll")
    other.play("roll")
    assert game.path[-1].events[0].what == other.path[-1].events[0].what


def test_looking_shows_where_the_game_stands() -> None:
    game = started()
    assert repr(game) == (
        "<Game King of New York: Kong, Rob (seed 2), moment 5: Kong: Keep which dice? "
        "The others are rolled again. Or stop. [core.roll.keep]>"
    )
    game.goto(1)
    assert "chance decides" in repr(game)
    assert isinstance(game.why_not("keep A"), IllegalAction)
    assert repr(game.node) == "<Node 1: roll>"
