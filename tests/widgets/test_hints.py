"""The few words beside a choice are facts of the position."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import from_text
from kony_nb.widgets.hints import damage_preview, face_hint, hint, refused


def table(*, lp: int = 10, **more: object) -> Game:
    monsters = [
        {"name": "Kong", "place": "queens", "energy": 4, "lp": lp},
        {"name": "Rob", "place": "lower"},
        {"name": "Mantis", "place": "bronx"},
        {"name": "Sheriff", "place": "bronx"},
    ]
    tiles = {"queens": {"stacks": [["high_rise_1"], ["hospital_2"], []], "units": ["jet"], "fresh": ["infantry"]}}
    return scenario({"monsters": monsters, "boroughs": tiles, "market": ["the_unisphere", "extra_head"], **more})


@pytest.mark.parametrize(
    ("face", "n", "words"),
    [
        ("A", 2, "2 damage to Rob"),
        ("H", 3, "heals 3"),
        ("E", 2, "2 energy"),
        ("D", 2, "destroy for 2 in Queens"),
        ("S", 2, "fewer than 3: nothing"),
        ("S", 3, "takes the Superstar"),
        ("O", 1, "units strike you: 2 damage to you"),
        ("O", 2, "units strike everybody in your borough: 2 damage to you"),
        ("O", 3, "units strike everybody everywhere: 2 damage to you, and you take the Statue of Liberty"),
    ],
)
def test_what_a_face_will_do(face: str, n: int, words: str) -> None:
    assert face_hint(table(lp=6).state, 0, face, n) == words


@pytest.mark.parametrize(("lp", "words"), [(7, "heals 3"), (8, "heals 2"), (10, "nothing to heal: 10 LP is the most")])
def test_hearts_heal_up_to_the_most_there_may_be(lp: int, words: str) -> None:
    assert face_hint(table(lp=lp).state, 0, "H", 3) == words


def test_what_a_card_takes_from_a_face_is_told() -> None:
    kong = {"name": "Kong", "place": "queens", "energy": 3, "cards": ["overload"]}
    assert face_hint(table(monsters=[kong, "Rob"]).state, 0, "E", 3) == "2 energy"


def test_a_card_of_the_discards_and_a_monster_to_pick() -> None:
    kong = {"name": "Kong", "place": "queens", "energy": 7, "cards": ["scavenger"]}
    game = table(monsters=[kong, "Rob", "Mantis"], phase="buy", market=["photo_op"], discards=["curse"])
    buy = from_text("buy curse")
    assert buy is not None
    assert hint(game, buy).startswith("3 energy (1 less from the discards). ")
    game.play("buy photo_op")
    assert [hint(game, pick) for pick in game.legal_actions()] == ["", ""]


def test_what_a_face_does_in_manhattan_and_for_the_superstar() -> None:
    state = table(superstar_holder="Rob").state

    assert face_hint(state, 1, "A", 1) == "1 damage to Kong, Mantis, Sheriff"
    assert face_hint(state, 1, "H", 2) == "no healing in Manhattan"
    assert face_hint(state, 1, "S", 1) == "1 VP as the Superstar"


@pytest.mark.parametrize(
    ("phase", "action", "words"),
    [
        ("move", "move staten_island", "nobody there; no units; no buildings"),
        ("move", "stay", "nobody there; 2 units; buildings for 1 and 2 Destruction"),
        ("buy", "buy the_unisphere", "4 energy (1 less here). Gain 4 VP."),
        ("buy", "sweep", "the cards for sale go away and new ones come"),
        ("buy", "end", ""),
    ],
)
def test_what_a_choice_costs_or_leads_to(phase: str, action: str, words: str) -> None:
    game = table(phase=phase)
    found = from_text(action)

    assert found in game.legal_actions()
    assert hint(game, found) == words


def test_what_a_target_takes_and_pays() -> None:
    game = table(phase="resolve", dice="DDDDDD")
    found = {action.text: hint(game, action) for action in game.legal_actions()}

    assert found["destroy queens.1"] == "high-rise for 1 of your Destruction: pays 1 VP; an infantry appears"
    assert found["destroy queens.2"] == "hospital for 2 of your Destruction: pays 2 LP; a jet appears"
    assert found["destroy queens.jet"] == "jet for 3 of your Destruction: pays 2 energy"


def test_how_much_destruction_is_left_is_told_while_its_dice_lie_there_as_used() -> None:
    game = table(phase="resolve", dice="DDDDEE", then=["resolve D"])
    assert damage_preview(game) == "4 Destruction left to use."
    game.play("destroy queens.1")
    assert damage_preview(game) == "3 Destruction left to use."


def test_what_is_refused_comes_with_rule_and_reason() -> None:
    refusals = {text: (rule, reason) for text, _, rule, reason in refused(table(phase="move"))}

    assert set(refusals) == {"enter", "move bronx"}
    assert refusals["move bronx"][0] == "ny.move.room"
    assert {text for text, *_ in refused(table(phase="buy"))} == {"buy extra_head"}
    fresh = {text: rule for text, _, rule, _ in refused(table(phase="resolve", dice="DDDDDD"))}
    assert fresh["destroy queens.infantry"] == "ny.destroy.fresh"
    assert "pass" in fresh


def flight(*seats: str) -> str:
    """What Rob is told in Manhattan when Kong has attacked it with two; the monsters sit in this order."""
    places = {"Kong": "queens", "Rob": "lower", "Mantis": "bronx", "Sheriff": "bronx"}
    monsters = [{"name": name, "place": places[name]} for name in seats]
    game = table(monsters=monsters, turn="Kong", phase="resolve", dice="AAEEEE", then=["resolve A"])
    return damage_preview(game)


def test_what_holding_may_cost() -> None:
    words = flight("Kong", "Mantis", "Sheriff", "Rob")

    assert "you have 8 LP left" in words
    assert "2 monsters outside will roll: about 2 damage" in words, "6 dice of 2 monsters, 1 attack in 6"
    assert "about 5 if all" in words, "12 dice, each an attack with 1 - (5/6)**3"
    assert "pays 1 VP and 1 energy" in words
    assert damage_preview(table()) == ""


def test_only_who_rolls_before_the_own_next_turn_is_counted() -> None:
    assert "1 monster outside will roll: about 1 damage" in flight("Kong", "Mantis", "Rob", "Sheriff")
    assert "Nobody else attacks you before your next turn" in flight("Kong", "Rob", "Mantis", "Sheriff")


def test_the_first_roll_says_why_it_has_more_dice_than_a_turn() -> None:
    game = Game.new("new_york", monsters=["Kong", "Rob"], seed=1)
    assert hint(game, game.legal_actions()[0]).startswith("this once the 2 green dice too")
    game = Game.new("tokyo", monsters=["Kraken", "Alienoid"], seed=1, rules="printed")
    assert hint(game, game.legal_actions()[0]) == ""
