"""Scenarios: what each key means, what is left out, and the way back."""

import json

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.check import check
from kony_nb.rules.referee import is_chance
from kony_nb.rules.state import Borough, Ledger, Step, state_key

FIVE = {"Kong": "lower", "Rob": "upper_56", "Mantis": "queens", "Sheriff": "queens", "Drakonis": "bronx"}


def kind(game: Game) -> str:
    return game.decision.kind if game.decision else ""


def test_two_names_are_enough() -> None:
    game = scenario({"monsters": ["kong", "ROB"]})
    kong, rob = game.state.monsters
    assert (kong.name, kong.place, kong.lp, kong.vp, kong.energy) == ("Kong", "staten_island", 10, 0, 0)
    assert rob.place == "staten_island"
    assert kind(game) == "roll"
    assert game.state.rolls_left == 3
    assert game.state.boroughs == {name: Borough() for name in game.state.boroughs}
    assert game.state.market == (None, None, None)
    assert game.state.deck == deck_of("new_york")
    assert game.seed == 0
    assert check(game.state) == []


def test_who_has_no_place_goes_to_the_first_borough_with_room() -> None:
    game = scenario(
        {"monsters": ["Kong", "Rob", {"name": "Mantis", "place": "Staten Island"}, "Sheriff", "Drakonis"]}
    )
    assert [m.place for m in game.state.monsters] == [
        "staten_island",
        "bronx",
        "staten_island",
        "bronx",
        "queens",
    ]


def test_everything_about_a_monster() -> None:
    game = scenario(
        {
            "monsters": [
                {
                    "name": "captain_fish",
                    "place": "Midtown Manhattan",
                    "lp": 12,
                    "vp": 20,
                    "energy": 3,
                    "turns": 4,
                    "cards": [{"id": "Carapace", "counters": 2}, "webspinner"],
                },
                {"name": "Rob", "place": "the Bronx", "tokens": {"web": 2}, "vp": 20, "reached": 1},
                {"name": "Mantis", "alive": False, "vp": 5, "turns": 3},
            ],
            "turn": "Rob",
        }
    )
    fish, rob, mantis = game.state.monsters
    assert (fish.name, fish.place, fish.lp, fish.vp, fish.energy, fish.turns) == (
        "Captain Fish",
        "midtown",
        12,
        20,
        3,
        4,
    )
    assert (fish.cards, fish.counters, fish.reached) == (("carapace", "webspinner"), {"carapace": 2}, 2)
    assert (rob.tokens, rob.reached, rob.turns) == ({"web": 2}, 1, 1)
    assert (mantis.alive, mantis.place, mantis.lp, mantis.vp) == (False, None, 0, 5)
    assert game.state.turn == 1
    assert game.state.rolls_left == 1  # two webs
    assert game.state.effects == 2
    assert "carapace" not in game.state.deck
    assert check(game.state) == []


def test_phase_start_pays_the_earnings_and_stops_at_the_first_decision() -> None:
    game = scenario({"monsters": [{"name": "Kong", "place": "upper"}, "Rob"], "phase": "start"})
    assert kind(game) == "roll"
    assert (game.state.monsters[0].vp, game.state.monsters[0].energy) == (2, 2)
    assert [event.kind for event in game.events] == ["turn", "vp", "energy"]
    assert game.state.monsters[0].turns == 1


def test_phase_start_of_an_extra_turn() -> None:
    game = scenario(
        {
            "monsters": ["Kong", "Rob"],
            "phase": "start",
            "this_turn": {"extra": "Subway"},
            "turn": "Rob",
            "regular": "Kong",
        }
    )
    assert (game.state.turn, game.state.regular, game.state.ledger.extra) == (1, 0, "subway")
    assert any(action.verb == "use" for action in game.legal_actions())


@pytest.mark.parametrize(
    ("more", "waits"),
    [
        ({}, "roll"),
        ({"phase": "roll", "dice": "AAHESO"}, "keep"),
        ({"phase": "roll", "dice": "AA", "kept": "AA", "rolls_left": 1}, "roll"),
        ({"phase": "resolve", "dice": "AAHESO"}, "resolve"),
        ({"phase": "resolve", "results": "HE"}, "resolve"),
        ({"phase": "resolve", "dice": "AAHESO", "results": "HE"}, "resolve"),
        ({"phase": "move", "dice": "AAHESO"}, "move"),
        ({"phase": "buy"}, "buy"),
        ({"phase": "end"}, "buy"),
    ],
)
def test_phases_stand_where_a_real_game_would(more: dict[str, object], waits: str) -> None:
    game = scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], **more})
    assert kind(game) == waits
    assert game.state.agenda[0] == Step("end_turn")
    assert check(game.state) == []
    again = scenario(game.to_scenario())
    assert state_key(again.state) == state_key(game.state)
    assert again.state.phase == ("buy" if more.get("phase") == "end" else more.get("phase", "roll"))


def test_dice_on_the_table_leave_two_rolls_and_dice_set_aside_wait_for_the_others() -> None:
    game = scenario({"monsters": ["Kong", "Rob"], "dice": "osehaa"})
    assert (game.state.dice, game.state.rolls_left, game.state.ledger.rolls) == ("AAHESO", 2, 1)
    game = scenario({"monsters": ["Kong", "Rob"], "dice": "AA", "kept": "AA", "rolls_left": 1})
    game.play("roll HHHH")
    assert (game.state.dice, game.state.phase) == ("AAHHHH", "resolve")


def test_the_last_phase_leaves_only_the_end_of_the_turn() -> None:
    game = scenario(
        {"monsters": [{"name": "Kong", "energy": 9}, "Rob"], "phase": "end", "market": ["extra_head"]}
    )
    assert [action.text for action in game.legal_actions()] == ["end"]
    game.play("end")
    assert game.state.turn == 1


def test_tiles_are_known_unknown_taken_or_outside_the_game() -> None:
    game = scenario(
        {
            "monsters": ["Kong", "Rob"],
            "boroughs": {
                "Queens": {"stacks": [["?", "high_rise_1", "hospital_2"]], "units": ["tank", "jet"]},
                "manhattan": {"units": ["infantry"], "fresh": ["infantry"]},
            },
            "removed_tiles": {"jet": 2},
        }
    )
    state = game.state
    assert state.boroughs["queens"] == Borough((("?", "high_rise_1", "hospital_2"), (), ()), ("jet", "tank"))
    assert sum(state.tiles.values()) == 45 - 2 - 4 - 2
    assert state.tiles["high_rise_1"] == 22 - 1 - 2
    assert state.removed == {"jet": 2}
    assert state.ledger.destroyed == ("high_rise_1",)  # what the fresh infantry came from
    assert check(state) == []
    known = scenario(
        {"monsters": ["Kong", "Rob"], "boroughs": {"queens": {"stacks": [["high_rise_1"]]}}}
    ).state
    assert sum(known.tiles.values()) == 0
    assert sum(known.removed.values()) == 44
    assert check(known) == []


def test_known_tiles_come_without_chance_and_unknown_ones_by_chance() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower"}],
            "phase": "resolve",
            "dice": "DDHHHH",
            "boroughs": {"queens": {"stacks": [["?", "high_rise_1", "high_rise_1"]]}},
            "then": ["resolve D", "draw hospital_3"],
        }
    )
    assert [node.action.text for node in game.path[1:] if node.action] == ["resolve D", "draw hospital_3"]
    assert game.state.boroughs["queens"].stacks[0] == ("hospital_3",)
    assert game.state.monsters[0].vp == 2


def test_cards_lie_in_one_place_and_the_deck_is_the_rest() -> None:
    given = {
        "monsters": [{"name": "Kong", "cards": ["Extra Head"], "energy": 20}, "Rob"],
        "phase": "buy",
        "market": ["subway", None, "curse"],
        "deck_top": ["fireball", "carapace"],
        "discards": ["regeneration"],
    }
    state = scenario(given).state
    assert state.market == ("subway", None, "curse")
    assert len(state.deck) == len(deck_of("new_york")) - 6
    game = scenario({**given, "deck": []})
    assert game.state.deck == ()
    game.play("buy curse")
    assert game.state.market == ("subway", "fireball", "carapace")


def test_holders_promises_and_what_happened_in_this_turn() -> None:
    game = scenario(
        {
            "monsters": ["Kong", "Rob"],
            "phase": "buy",
            "dice": "SSS",
            "superstar_holder": "kong",
            "statue_holder": "Rob",
            "pending": [["Columbia University", "Rob"]],
            "extra_turns": [["subway", "kong"]],
            "discards": ["subway", "columbia_university"],
            "this_turn": {
                "entered": True,
                "attacks": 2,
                "destroyed": ["high_rise_1", "jet"],
                "bought": ["subway"],
                "dealt": [["Rob", 2]],
                "earned": [["Kong", 1], ["Kong", 2]],
                "rolls": 3,
                "side_rolls": 1,
                "once": ["Regeneration"],
            },
        }
    )
    state = game.state
    assert (state.superstar, state.statue) == (0, 1)
    assert state.pending == (("columbia_university", 1),)
    assert state.extra_turns == (("subway", 0),)
    assert state.ledger == Ledger(
        entered=True,
        attacks=2,
        destroyed=("high_rise_1", "jet"),
        bought=("subway",),
        dealt=((1, 2),),
        earned=((0, 1), (0, 2)),
        rolls=3,
        side_rolls=1,
        once=("regeneration",),
    )
    assert scenario(game.to_scenario()).state == state
    assert json.loads(json.dumps(game.to_scenario()))["this_turn"]["earned"] == [["Kong", 1], ["Kong", 2]]


def test_options_profile_and_seed() -> None:
    game = scenario(
        {"monsters": ["Kong", "Rob"], "rules": "printed", "options": {"infantry_reward": "vp"}, "seed": 9}
    )
    assert (game.options.rules, game.options.infantry_reward, game.seed) == ("printed", "vp", 9)
    described = game.to_scenario()
    assert (described["rules"], described["options"], described["seed"]) == (
        "printed",
        {"infantry_reward": "vp"},
        9,
    )


def test_then_stands_in_the_middle_of_a_flight() -> None:
    game = scenario(
        {
            "monsters": [{"name": name, "place": place} for name, place in FIVE.items()],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAAHHH",
            "then": ["resolve A"],
        }
    )
    assert kind(game) == "flee"
    assert game.decision is not None
    assert game.decision.seat == "Kong"
    assert game.at == 1  # what `then` says was played, and can be taken back
    described = game.to_scenario()
    assert described["then"] == ["resolve A"]
    assert state_key(scenario(described).state) == state_key(game.state)


def test_chance_in_then_is_written_out_drawn_or_left_waiting() -> None:
    base = {"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "seed": 4}
    drawn = scenario({**base, "then": ["roll"]})
    assert len(drawn.state.dice) == 6
    assert scenario({**base, "then": ["roll", "dice AAHESO", "keep AA"]}).state.dice == "AA"
    assert scenario({**base, "then": ["roll AAHESO", "Stop"]}).state.results == "AAHESO"
    assert state_key(scenario({**base, "then": ["roll", "stop"]}).state) == state_key(
        scenario({**base, "then": ["roll", f"dice {drawn.state.dice}", "stop"]}).state
    )
    waits = scenario({**base, "then": ["roll", "?"]})
    assert is_chance(waits.state)
    assert waits.to_scenario()["then"] == ["roll", "?"]
    waits.step()
    assert waits.state.dice == drawn.state.dice


def test_a_scenario_of_the_set_up() -> None:
    game = scenario({"phase": "setup", "monsters": ["Kong", "Rob"], "seed": 3})
    assert state_key(game.state) == state_key(Game.new(monsters=["Kong", "Rob"], seed=3).state)
    game = scenario({"phase": "setup", "monsters": ["Kong", "Rob"], "then": ["?"]})
    assert is_chance(game.state)
    assert game.at == 0
    game = scenario(
        {"phase": "setup", "monsters": ["Kong", "Rob"], "then": ["roll AAAAAAAA", "roll OOOOOOOO"]}
    )
    assert kind(game) == "place"


def test_a_small_game_has_a_small_scenario() -> None:
    game = scenario({"monsters": ["Kong", "Rob"]})
    assert game.to_scenario() == {
        "game": "new_york",
        "monsters": [{"name": "Kong", "place": "staten_island"}, {"name": "Rob", "place": "staten_island"}],
        "turn": "Kong",
        "phase": "roll",
    }


def test_a_game_that_is_over_has_a_scenario_too() -> None:
    game = scenario({"monsters": [{"name": "Kong", "vp": 20}, "Rob"], "phase": "buy", "then": ["end"]})
    assert game.over
    assert scenario(game.to_scenario()).winners == ["Kong"]
