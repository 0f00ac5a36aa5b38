"""Playing: what is asked, texts, scripted and drawn chance, refusals that change nothing."""

from typing import Any

import pytest

from kony_nb.game.decision import DECISIONS, Decision
from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import action, from_text
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.agenda import Decision as Asked
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadOption, IllegalAction, NoSuchMoment
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import is_chance
from kony_nb.rules.state import state_key


def two(**more: object) -> Game:
    return scenario(
        {"monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower"}], **more}
    )


def test_a_wish_of_a_hundred_thousand_letters_is_cut_short_in_the_refusal() -> None:
    with pytest.raises(IllegalAction) as refused:
        Game.new(seed=1).play("a" * 100_000)
    assert len(str(refused.value)) < 400
    assert len(refused.value.action) == 100_000


def test_a_new_game_stands_at_the_first_roll() -> None:
    game = Game.new("new_york", monsters=["kong", "CAPTAIN fish", "rob"], seed=7)
    assert game.names == ["Kong", "Captain Fish", "Rob"]
    assert game.title == "King of New York: Kong, Captain Fish, Rob (seed 7)"
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.index, decision.kind) == ("Kong", 0, "first_roll")
    assert decision.rule == "core.setup.first-player"
    assert [a.text for a in game.legal_actions()] == ["roll"]
    assert not game.over
    assert game.winners == []
    assert game.luck.seed == 7
    assert len(game.path) == 1 + 15 + 3  # the start, the tops of 15 stacks, 3 cards


def test_four_monsters_play_if_none_are_named() -> None:
    assert len(Game.new().names) == 4


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"monsters": ["Kong"]}, "at least 2"),
        ({"monsters": ["Kong", "kong"]}, "Kong plays already"),
        ({"monsters": ["Kong", "Godzilla"]}, "allowed: Captain Fish, Drakonis"),
        ({"monsters": ["Kong", "Mantis", "Rob", "Sheriff", "Drakonis", "Captain Fish", "x"]}, "at most 6"),
        ({"monsters": "Kong"}, "not a list"),
        ({"game": "chess"}, "new_york"),
        ({"rules": "house"}, "digest, printed"),
        ({"options": {"infantry_reward": "gold"}}, "vp, lp"),
        ({"options": {"colour": "red"}}, "no such option"),
        ({"options": 3}, "not a dict"),
        ({"expansions": ["lucha", "power_up", "power_up"]}, "lucha.*power_up is there already"),
        ({"deal_seed": ""}, "deal_seed: '' is not a whole number or a word"),
        ({"seed": None}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 'say "hi"'}, "seed"),
    ],
)
def test_what_a_game_does_not_have_is_refused_in_one_error(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Game.new(**wrong)


def test_options_and_profile_are_those_chosen() -> None:
    game = Game.new(rules="printed", options={"infantry_reward": "vp"}, seed="lesson 3")
    assert (game.options.rules, game.options.infantry_reward) == ("printed", "vp")
    assert game.options.statue_of_liberty == "vp"
    assert game.seed == "lesson 3"
    assert Game.new(seed="7").seed == 7


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = Game.new(seed=3), Game.new(seed=3)
    assert one.play("roll") == other.play("roll")
    assert state_key(one.state) == state_key(other.state)
    assert state_key(one.state) != state_key(Game.new(seed=4).state)


def test_a_decision_is_current_after_every_play() -> None:
    game = two()
    events = game.play("roll")
    assert [event.kind for event in events] == ["roll"]
    assert game.decision is not None
    assert game.decision.kind == "keep"
    assert game.events == events


@pytest.mark.parametrize("text", ["roll AAHESO", "roll oseHAA", "ROLL a a h e s o"])
def test_a_scripted_roll_shows_these_dice(text: str) -> None:
    game = two()
    game.play(text)
    assert game.state.dice == "AAHESO"
    assert [node.action.text for node in game.path[1:] if node.action] == ["roll", "dice AAHESO"]


def test_a_scripted_roll_names_only_the_dice_rolled_now() -> None:
    game = two(dice="AAHESO", then=["keep AA"])
    with pytest.raises(IllegalAction, match="4 dice are rolled now, each one of AHEDSO"):
        game.play("roll AAHESO")
    game.play("roll DDDD")
    assert game.state.dice == "AADDDD"


@pytest.mark.parametrize("dice", ["AAHES", "AAHESOO", "AAHESX", "123AHE", "A"])
def test_a_scripted_roll_with_a_wrong_letter_or_count_is_refused(dice: str) -> None:
    game = two()
    before = state_key(game.state)
    with pytest.raises(IllegalAction, match="6 dice are rolled now, each one of AHEDSO") as refused:
        game.play(f"roll {dice}")
    assert refused.value.rule == "core.roll.dice"
    assert refused.value.action == f"roll {dice}"
    assert game.why_not(f"roll {dice}") is not None
    assert state_key(game.state) == before
    assert len(game.history.nodes) == 1


def test_a_scripted_roll_out_of_turn_is_refused_like_a_roll() -> None:
    game = two(phase="move")
    refused = game.why_not("roll AAHESO")
    assert refused is not None
    assert refused.rule == "core.turn.order"


def test_the_set_up_roll_takes_eight_scripted_dice() -> None:
    game = Game.new(monsters=["Kong", "Rob"])
    game.play("roll AAHESOAA")
    game.play("roll SSSSSSSS")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("place", "Kong")


@pytest.mark.parametrize(
    ("phase", "text", "plays"),
    [
        ("buy", "Buy Extra Head", "buy extra_head"),
        ("buy", "extra head", "buy extra_head"),
        ("buy", "buy ext", "buy extra_head"),
        ("buy", "BUY  the Unisphere", "buy the_unisphere"),
        ("buy", "buy unisphere", "buy the_unisphere"),
        ("buy", "End the turn", "end"),
        ("resolve", "resolve a", "resolve A"),
        ("resolve", "Resolve attack", "resolve A"),
        ("roll", "keep SA", "keep AS"),
        ("roll", "keep a s", "keep AS"),
        ("roll", "Keep 1 attack, 1 star, reroll the rest", "keep AS"),
        ("roll", "keep", "keep"),
        ("roll", "Reroll every die", "keep"),
        ("roll", "stop rolling", "stop"),
    ],
)
def test_printed_names_in_any_case_and_clear_beginnings_play(phase: str, text: str, plays: str) -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens", "energy": 20}, "Rob"],
            "phase": phase,
            "dice": "AAHESO",
            "market": ["extra_head", "the_unisphere", "regeneration"],
        }
    )
    game.play(text)
    assert game.path[1].action is from_text(plays)


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("Flee Queens", "flee queens"),
        ("staten island", "flee staten_island"),
        ("Flee to the Bronx", "flee bronx"),
        ("flee br", None),
        ("hold", "hold"),
        ("Hold Manhattan", "hold"),
        ("flee", None),
        ("fly", None),
        ("", None),
    ],
)
def test_a_flight_by_name(text: str, plays: str | None) -> None:
    game = two(phase="resolve", dice="AAAHHE", then=["resolve A"])
    if plays is None:
        with pytest.raises(IllegalAction, match="flee bronx") as refused:
            game.play(text)
        assert refused.value.rule == "core.action.unknown"
        assert game.at == 1
    else:
        assert game.why_not(text) is None
        game.play(text)
        assert game.path[2].action is not None
        assert game.path[2].action.text == plays


def test_destruction_by_words() -> None:
    game = two(
        phase="resolve",
        dice="DDDHHH",
        then=["resolve D"],
        boroughs={"queens": {"stacks": [["high_rise_1"], ["high_rise_2"]], "units": ["jet"]}},
    )
    assert [a.text for a in game.legal_actions()] == [
        "destroy queens.1",
        "destroy queens.2",
        "destroy queens.jet",
    ]
    assert game.why_not("destroy 2") is None
    assert game.why_not("Destroy Queens.2") is None
    assert game.why_not("destroy the top of stack 2 in Queens") is None
    unclear = game.why_not("destroy queens")
    assert unclear is not None
    assert unclear.rule == "core.action.unknown"
    assert "destroy queens.1, destroy queens.2, destroy queens.jet" in unclear.reason
    game.play("destroy jet")
    assert game.state.monsters[0].energy == 2


def test_an_illegal_action_says_the_rule_and_the_reason_and_changes_nothing() -> None:
    game = two(phase="move")
    before, nodes = state_key(game.state), len(game.history.nodes)
    with pytest.raises(IllegalAction) as refused:
        game.play("Move to Queens")
    assert refused.value.rule == "ny.move.stay-or-go"
    assert refused.value.action == "Move to Queens"
    assert "already" in refused.value.reason
    again = game.why_not(action("move", "queens"))
    assert again is not None
    assert (again.rule, again.reason) == (refused.value.rule, refused.value.reason)
    assert (state_key(game.state), len(game.history.nodes)) == (before, nodes)


def test_why_not_is_none_exactly_for_a_legal_action() -> None:
    game = two(phase="move")
    for legal in game.legal_actions():
        assert game.why_not(legal) is None
        assert game.why_not(legal.text) is None
        assert game.why_not(legal.label) is None
    assert game.why_not("xyzzy") is not None


@pytest.mark.parametrize("wanted", [None, 3, ["roll"], ""])
def test_what_is_no_text_at_all_is_refused_too(wanted: object) -> None:
    game = two()
    with pytest.raises(IllegalAction) as refused:
        game.play(wanted)
    assert refused.value.rule == "core.action.unknown"
    again = game.why_not(wanted)
    assert again is not None
    assert (again.rule, again.reason) == (refused.value.rule, refused.value.reason)


def test_play_and_why_not_say_the_same() -> None:
    game = two()
    for text in ("roll AA", "keep AA", "Move to Queens", "dance", "end", "dice AAHESO"):
        with pytest.raises(IllegalAction) as refused:
            game.play(text)
        again = game.why_not(text)
        assert again is not None
        assert str(again) == str(refused.value)


def test_a_stale_click_acts_once() -> None:
    game = two(phase="resolve", dice="HHEEOO")
    seen = game.node.id
    game.play("resolve H", at=seen)
    with pytest.raises(IllegalAction) as refused:
        game.play("resolve H", at=seen)
    assert refused.value.rule == "core.game.stale"
    game.play("resolve E", at=game.node.id)


def test_a_game_that_is_over_refuses_everything() -> None:
    game = scenario({"monsters": [{"name": "Kong", "vp": 20}, "Rob"], "phase": "end", "then": ["end"]})
    assert game.over
    assert game.winners == ["Kong"]
    assert game.decision is None
    with pytest.raises(IllegalAction, match="over"):
        game.play("end")
    with pytest.raises(IllegalAction, match="over"):
        game.play("something")
    with pytest.raises(IllegalAction, match="over"):
        game.step()


def test_nobody_wins_when_all_fall_together() -> None:
    game = scenario(
        {
            "monsters": [
                {"name": "Kong", "place": "queens", "lp": 1},
                {"name": "Rob", "place": "queens", "lp": 1},
            ],
            "phase": "resolve",
            "dice": "OO",
            "boroughs": {"queens": {"units": ["jet"]}},
        }
    )
    assert game.over
    assert game.winners == []
    assert "nobody wins" in repr(game)


def test_a_script_decides_the_next_draws() -> None:
    game = two()
    game.script(["dice AAAAAA", "dice hhh"])
    game.play("roll")
    assert game.state.dice == "AAAAAA"
    game.play("keep AAA")
    game.play("roll")
    assert game.state.dice == "AAAHHH"
    game.play("keep AAA")
    game.play("roll")  # luck again


def test_a_script_names_cards_and_tiles() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "energy": 2}, "Rob"],
            "phase": "buy",
            "market": ["subway", "curse", "fireball"],
        }
    )
    game.script(["draw Extra Head", "draw regeneration", "draw the_unisphere"])
    game.play("sweep")
    assert game.state.market == ("extra_head", "regeneration", "the_unisphere")


def test_an_impossible_script_refuses_the_play_and_changes_nothing() -> None:
    game = two()
    game.script(["dice AAA"])
    with pytest.raises(IllegalAction, match="roll: the script says dice AAA: 6 dice are rolled now"):
        game.play("roll")
    assert (game.at, len(game.history.nodes)) == (0, 1)
    game.script([])
    game.play("roll")
    with pytest.raises(IllegalAction, match="no outcome of chance"):
        game.script(["keep A"])


def test_step_lets_fall_the_chance_at_which_goto_stands() -> None:
    game = two(seed=5)
    game.play("roll")
    fallen = state_key(game.state)
    game.goto(1)
    assert is_chance(game.state)
    assert game.decision is None
    with pytest.raises(IllegalAction) as refused:
        game.play("keep A")
    assert refused.value.rule == "core.roll.dice"
    game.step()
    assert state_key(game.state) == fallen
    with pytest.raises(IllegalAction, match="no chance waits"):
        game.step()
    game.goto(1)
    game.play("dice AAAAAA")
    assert game.state.dice == "AAAAAA"
    assert len(game.node.parent.children) == 2


def test_the_luck_of_a_game_is_that_of_its_seed() -> None:
    game = two(seed=11)
    game.play("roll")
    number = Addressed(11).bits(0, 1, "dice", 0) % 6**6
    assert game.state.dice == sort_faces("".join("AHEDSO"[number // 6**die % 6] for die in range(6)))


@pytest.mark.parametrize("text", ["keep \u00c4A", "keep A\u65e5", "keep \u00df", "keep \u017f", "keep A\u00b2"])
def test_letters_that_are_on_no_die_are_not_left_out(text: str) -> None:
    game = scenario({"monsters": ["Kong", "Rob"], "dice": "AAHSSO"})
    with pytest.raises(IllegalAction) as refused:
        game.play(text)
    assert refused.value.rule == "core.action.unknown"


@pytest.mark.parametrize("outcomes", [None, 5, "dice AA", [None], [["dice AA"]], [3], [b"dice AA"], {"dice AA": 1}])
def test_a_script_is_a_list_of_texts(outcomes: Any) -> None:
    game = Game.new(seed=1)
    with pytest.raises(IllegalAction):
        game.script(outcomes)
    game.play("roll")


@pytest.mark.parametrize("seed", [10**63, -(10**63), 10**5000], ids=["digits", "negative", "huge"])
def test_a_seed_has_an_end(seed: int) -> None:
    with pytest.raises(BadOption, match="seed: "):
        Game.new(seed=seed)


@pytest.mark.parametrize("n", [10**5000, -(10**5000)], ids=["on", "back"])
def test_a_moment_too_far_away_to_be_written_is_refused(n: int) -> None:
    game = Game.new(seed=1)
    for go in (game.goto, game.goto_node, game.branch):
        with pytest.raises(NoSuchMoment):
            go(n)
    with pytest.raises(IllegalAction):
        game.play("roll", at=n)


def test_every_kind_of_decision_is_documented() -> None:
    asked = [kind for kind, entry in KINDS.items() if isinstance(entry, Asked)]
    asked = [kind for kind in asked if kind not in CARDS or not CARDS[kind].monster]
    assert sorted(DECISIONS) == sorted(asked)
    text = Decision.__doc__ or ""
    assert all(f"``{kind}``" in text for kind in asked)


@pytest.mark.parametrize("text", ["place manhattan", "Manhattan", "place lower", "place Upper Manhattan"])
def test_manhattan_is_refused_as_a_start_by_the_rule_that_says_so(text: str) -> None:
    game = Game.new("new_york", monsters=["Kong", "Rob"], seed=1)
    game.play("roll")
    game.play("roll")

    refused = game.why_not(text)
    assert refused is not None
    assert refused.rule == "ny.setup.placement"
    assert "nobody starts in Manhattan; possible now: place staten_island" in str(refused)
    elsewhere = game.why_not("place jersey")
    assert elsewhere is not None
    assert elsewhere.rule == "core.action.unknown"
