"""turn_outcomes against the whole tree of a turn with three dice, in many positions and under many cards."""

from fractions import Fraction
from typing import Any
from zlib import crc32

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.odds import forward
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy, plain
from kony_nb.play.policies import greedy
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, Step, clone, state_key
from tests.odds.turn_tree import MOMENTS, Only, acting, few_dice, tokens_of, tree
from tests.rules.table import trial_card

KNOWN = {"queens": {"stacks": [["high_rise_1", "hospital_2"], ["high_rise_2"], ["power_plant_2"]], "units": ["jet"]}}
UNKNOWN = {"queens": {"stacks": [["?", "?", "high_rise_1"], ["?", "high_rise_2"], []], "units": ["infantry", "tank"]}}
GAMES = ("new_york", "tokyo")
RIVALS = [{"name": "Rob", "place": "midtown", "lp": 2}, {"name": "Mantis", "place": "queens", "lp": 2, "energy": 3}]
IN_TOKYO = [{"name": "Rob", "place": "tokyo_city", "lp": 2}, {"name": "Mantis", "lp": 2, "energy": 3}]
FIVE = [*IN_TOKYO, {"name": "Sheriff", "place": "tokyo_bay", "lp": 3}, {"name": "Drakonis", "lp": 1}]
POSITIONS: dict[str, dict[str, Any]] = {
    "outside, tiles known": {"boroughs": KNOWN},
    "outside, tiles unknown": {"boroughs": UNKNOWN},
    "in Manhattan": {
        "monsters": [{"name": "Kong", "place": "lower", "lp": 5}, RIVALS[1], {"name": "Rob", "lp": 1}],
        "boroughs": {"manhattan": UNKNOWN["queens"], "staten_island": {"units": ["jet", "tank"]}},
    },
    "holder of both cards": {"superstar_holder": "Kong", "statue_holder": "Kong", "boroughs": KNOWN},
    "others hold both cards": {"superstar_holder": "Rob", "statue_holder": "Mantis", "boroughs": KNOWN},
    "about to die": {"monsters": [{"name": "Kong", "place": "queens", "lp": 1}, *RIVALS], "boroughs": UNKNOWN},
    "two are left": {"monsters": [{"name": "Kong", "place": "queens", "lp": 2}, RIVALS[0]], "boroughs": UNKNOWN},
    "nearly won": {"monsters": [{"name": "Kong", "place": "queens", "vp": 19}, *RIVALS], "boroughs": KNOWN},
    "printed rules": {"rules": "printed", "statue_holder": "Rob", "boroughs": UNKNOWN},
    "Manhattan is empty": {"monsters": [{"name": "Kong", "place": "queens"}, RIVALS[1]], "boroughs": KNOWN},
    "a die is rolled for a card after a tile was exposed": {
        "monsters": [{"name": "Kong", "place": "queens", "cards": ["antimatter_pellets"]}, *RIVALS],
        "boroughs": UNKNOWN,
    },
    "webs and a jinx": {
        "monsters": [
            {"name": "Kong", "place": "queens", "lp": 6, "energy": 1, "tokens": {"web": 1, "jinx": 1}},
            {**RIVALS[0], "cards": ["webspinner", "curse"]},
        ],
        "boroughs": KNOWN,
    },
    "tokyo, outside": {"game": "tokyo"},
    "tokyo, in the City": {
        "game": "tokyo",
        "monsters": [{"name": "Kong", "place": "tokyo_city", "lp": 4}, {**IN_TOKYO[0], "place": "outside"}],
    },
    "tokyo, five with a Bay": {"game": "tokyo", "monsters": [{"name": "Kong", "lp": 6}, *FIVE]},
    "tokyo, in the Bay": {
        "game": "tokyo",
        "monsters": [{"name": "Kong", "lp": 2, "place": "tokyo_bay"}, *FIVE[:2], FIVE[3], {"name": "Sheriff"}],
    },
    "tokyo, nearly won": {"game": "tokyo", "monsters": [{"name": "Kong", "vp": 19}, *IN_TOKYO]},
    "tokyo, printed rules": {"game": "tokyo", "rules": "printed"},
    "tokyo, poisoned and shrunk": {
        "game": "tokyo",
        "monsters": [
            {"name": "Kong", "lp": 2, "tokens": {"poison": 1, "shrink": 1}},
            {**IN_TOKYO[0], "cards": ["poison_spit", "shrink_ray"]},
        ],
    },
}


def position(**changes: Any) -> Game:
    """Return a game in which Kong is about to roll, twice at most; or whatever is changed."""
    kong = {"name": "Kong", "lp": 7, "energy": 2}
    if changes.get("game") == "tokyo":
        monsters = [kong, *IN_TOKYO]
    else:
        monsters = [{**kong, "place": "queens"}, *RIVALS]
    rolling = {"rolls_left": 2} if changes.get("phase", "roll") == "roll" else {}
    return scenario({"monsters": monsters, **rolling, **changes})


def dodging(state: State, seat: int, rng: object = None) -> Any:
    """Choose as greedy does: the order of faces is another one, monsters flee, units are looked at; in Tokyo anyhow."""
    return greedy(state, seat, None) if state.options.game == "new_york" else capricious(state, seat)


def capricious(state: State, seat: int, rng: object = None) -> Any:
    """Choose by all that the state holds, the tiles too: states that are not the same get different answers."""
    seen = clone(state)
    seen.agenda, seen.ledger.rolls = [], 0
    legal = legal_actions(state)
    return legal[crc32(state_key(seen)) % len(legal)]


@pytest.fixture
def three_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        few_dice(monkeypatch, 3, game)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(
    ("keep", "choose"), [("ADEO1", plain), ("SOH2", plain), ("ADEO3", dodging), ("ADEO1", capricious)]
)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_turn_is_the_sum_over_its_whole_tree(
    name: str, keep: str, choose: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, policy = position(**POSITIONS[name]), TurnPolicy(Only(keep), choose)
    before = state_key(game.state)
    expected = tree(game, policy)

    found = turn_outcomes(game.state, policy, exact=True)

    assert dict(found) == expected
    assert sum(found.values()) == 1
    assert all(isinstance(chance, Fraction) for chance in found.values())
    assert state_key(game.state) == before
    floats = turn_outcomes(game.state, policy)
    assert dict(floats) == pytest.approx({outcome: float(chance) for outcome, chance in expected.items()}, abs=1e-12)
    # every roll through the referee brings the same as the count of dice
    monkeypatch.setattr(forward, "rolls_alone", lambda state, seat: False)
    forward.forward.cache_clear()
    assert dict(turn_outcomes(game.state, policy, exact=True)) == expected


REROLLING = ("no_reroll", "rerolls_forced", "rolls", "more_rolls", "free_rerolls", "anytime")
CARDS_OF = [(game, card) for game in GAMES for card in acting(game)]


def table_with(game: str, card: str, owner: int) -> dict[str, Any]:
    """Return the changes that give a monster a card."""
    kong = {"name": "Kong", "lp": 7, "energy": 2, **({"place": "queens"} if game == "new_york" else {})}
    monsters = [kong, *map(dict, RIVALS if game == "new_york" else IN_TOKYO)]
    monsters[owner]["cards"] = [card]
    here = {"boroughs": KNOWN, "superstar_holder": "Rob"} if game == "new_york" else {}
    return {"game": game, "monsters": monsters, **here}


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(("owner", "choose"), [(0, plain), (0, dodging), (1, dodging), (2, plain)])
@pytest.mark.parametrize(("game", "card"), CARDS_OF)
def test_cards_that_act_on_dice_and_damage(
    game: str, card: str, owner: int, choose: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rolls = 1 + any(getattr(CARDS[card], moment) for moment in REROLLING)
    standing = position(**table_with(game, card, owner), rolls_left=rolls)
    policy = TurnPolicy(Only("EHDS1" if CARDS[card].no_reroll else "ADSO1"), choose)
    expected = tree(standing, policy)
    assert dict(turn_outcomes(standing.state, policy, exact=True)) == expected
    if CARDS[card].no_reroll or CARDS[card].rerolls_forced:
        monkeypatch.setattr(forward, "rolls_alone", lambda state, seat: False)
        forward.forward.cache_clear()
        assert dict(turn_outcomes(standing.state, policy, exact=True)) == expected


SIX = {"new_york": ("AADDSO", "SSDDHO", "EHDDDA"), "tokyo": ("111AHE", "222AAE", "123AHE", "333HHA")}
"""Dice with which the cards that need many of them act."""


@pytest.mark.parametrize(("owner", "choose"), [(0, plain), (1, dodging)])
@pytest.mark.parametrize(("game", "card"), CARDS_OF)
def test_cards_with_six_dice_to_the_end_of_the_turn(game: str, card: str, owner: int, choose: Any) -> None:
    for dice in SIX[game]:
        more = "A" * CARDS[card].dice if owner == 0 else ""
        standing = position(dice=dice + more, rolls_left=1, **table_with(game, card, owner))
        policy = TurnPolicy(Only(dice.replace("E", "").replace("O", "")), choose)
        assert dict(turn_outcomes(standing.state, policy, exact=True, until="turn")) == tree(standing, policy, "turn")


def test_every_kind_of_card_is_among_them() -> None:
    york, tokyo = ({each for card in acting(game) for each in MOMENTS if getattr(CARDS[card], each)} for game in GAMES)
    assert {"no_reroll", "rerolls_forced", "adds", "converts", "changes", "before_loss", "aims", "targets"} <= york
    assert {"more_rolls", "free_rerolls", "probes", "adds", "changes", "braces", "spends", "dying"} <= tokyo
    assert not {"id", "kind", "effect", "games", "lies_as"} & set(MOMENTS)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(
    ("game", "token"),
    [(game, token) for game in GAMES for token in tokens_of(game, "dice", "rolls", "reroll_fee", "spends", "turn_end")],
)
@pytest.mark.parametrize("energy", [0, 1, 3])
def test_tokens_that_act_on_a_turn(game: str, token: str, energy: int) -> None:
    kong = {"name": "Kong", "lp": 6, "energy": energy, "tokens": {token: 2}}
    if game == "new_york":
        standing = position(
            monsters=[{**kong, "place": "queens"}, {**RIVALS[0], "cards": [TOKENS[token].card]}], boroughs=KNOWN
        )
    else:
        standing = position(game=game, monsters=[kong, {**IN_TOKYO[0], "cards": [TOKENS[token].card]}])
    policy = TurnPolicy(Only("ASE1"), removing)
    for until in ("resolve", "turn"):
        assert dict(turn_outcomes(standing.state, policy, exact=True, until=until)) == tree(standing, policy, until)


def removing(state: State, seat: int, rng: object = None) -> Any:
    """Spend results on tokens where that can be done, else choose plainly."""
    spent = [choice for choice in legal_actions(state) if choice.verb == "use"]
    return spent[0] if spent and state.agenda[-1].kind == "spend" else plain(state, seat, None)


def yielding(state: State, seat: int, rng: object = None) -> Any:
    """Yield, change dice, roll dice again with cards, else choose plainly."""
    offered = [choice for choice in legal_actions(state) if choice.verb in ("yield", "use")]
    return offered[0] if offered and state.agenda[-1].kind in YIELDING else plain(state, seat, None)


YIELDING = ("yield", "probe", "change")


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize("place", ["outside", "tokyo_city", "tokyo_bay"])
@pytest.mark.parametrize("card", ["", "jets", "burrowing", "psychic_probe", "plot_twist", "it_has_a_child"])
def test_tokyo_changes_hands(card: str, place: str) -> None:
    kong = {"name": "Kong", "place": place, "lp": 3}
    others = [dict(other) for other in FIVE]
    if place != "outside":
        others[0 if place == "tokyo_city" else 2]["place"] = "outside"
    for monster in others[:1] if card else ():
        monster["cards"] = [card]
    standing = position(game="tokyo", monsters=[kong, *others], rolls_left=1)
    policy = TurnPolicy(Only("A1"), yielding)
    turn = turn_outcomes(standing.state, policy, exact=True, until="turn")
    assert dict(turn) == tree(standing, policy, "turn")
    # who yields makes room, so every attack that is not spoilt leads into Tokyo
    assert (turn.mean("entered") > 0) == (place == "outside")


FLIP = ("resolve D", "destroy queens.1")
MOMENTS_OF_A_TURN: dict[str, dict[str, Any]] = {
    "dice to keep": {"dice": "AEO", "rolls_left": 2},
    "dice set aside": {"dice": "AE", "kept": "AE", "rolls_left": 2},
    "the last roll falls": {"rolls_left": 1, "then": ["roll", "?"]},
    "a keep of the last roll but one": {"dice": "ADS", "rolls_left": 1},
    "results to resolve": {"phase": "resolve", "dice": "ADO"},
    "in the middle of an attack": {"phase": "resolve", "dice": "ADO", "then": ["resolve A"]},
    "a tile is about to be exposed": {"phase": "resolve", "dice": "DDO", "then": [*FLIP, "?"]},
    "the start of a turn, two cards to order": {
        "phase": "start",
        "monsters": [
            {"name": "Kong", "place": "queens", "cards": ["regeneration", "king_of_queens"], "tokens": {"web": 1}},
            {"name": "Rob", "place": "lower", "cards": ["webspinner"]},
        ],
    },
}


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize("choose", [plain, dodging], ids=["plain", "greedy"])
@pytest.mark.parametrize("name", MOMENTS_OF_A_TURN)
def test_any_moment_of_a_turn(name: str, choose: Any) -> None:
    game = position(boroughs=UNKNOWN, **MOMENTS_OF_A_TURN[name])
    policy = TurnPolicy(Only("ASH"), choose)
    assert dict(turn_outcomes(game.state, policy, exact=True)) == tree(game, policy)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(
    "changes",
    [
        MOMENTS_OF_A_TURN["dice to keep"],
        MOMENTS_OF_A_TURN["results to resolve"],
        {"phase": "resolve", "dice": "DDO", "then": ["resolve D"]},
        {"phase": "resolve", "dice": "ADO", "then": ["resolve A"]},
        {"game": "tokyo", "dice": "A1E", "rolls_left": 2},
        {"game": "tokyo", "phase": "resolve", "dice": "AHE"},
        {"game": "tokyo", "phase": "resolve", "dice": "AEE", "then": ["resolve A"]},
    ],
    ids=["keep", "resolve", "destroy", "flee", "keep in Tokyo", "resolve in Tokyo", "yield"],
)
@pytest.mark.parametrize("until", ["resolve", "turn"])
def test_every_choice_that_can_come_first(changes: dict[str, Any], until: str) -> None:
    game = position(**{"boroughs": UNKNOWN} if changes.get("game") != "tokyo" else {}, **changes)
    policy = TurnPolicy(Only("ASH"))
    choices = [choice.text for choice in game.legal_actions()]
    assert len(choices) > 1
    for choice in choices:
        turn = turn_outcomes(game.state, policy, first=choice, exact=True, until=until)
        assert dict(turn) == tree(game, policy, until, choice)
        assert turn.policy == f"{choice}, then keep ASH, then plain"


@pytest.mark.usefixtures("three_dice")
def test_a_scripted_roll_first_and_what_is_refused() -> None:
    game = position(rolls_left=1)
    scripted = turn_outcomes(game.state, TurnPolicy(Only("A")), first="roll AAA", exact=True)
    assert (scripted.mean("dealt"), scripted.policy) == (2, "roll, dice AAA, then keep A, then plain")
    refused = {"stop": "first: stop: the dice have not been rolled", "dance": "first: dance: no such action"}
    for wrong, said in refused.items():
        with pytest.raises(BadOdds, match=said):
            turn_outcomes(game.state, TurnPolicy(Only("A")), first=wrong)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(
    "changes",
    [
        {"boroughs": KNOWN},
        {"monsters": [{"name": "Kong", "place": "queens"}, RIVALS[1]], "boroughs": KNOWN},
        {"monsters": [{"name": "Kong", "place": "lower", "lp": 2}, *RIVALS[1:]], "boroughs": KNOWN},
        {"monsters": [{"name": "Kong", "place": "queens", "cards": ["natural_selection"]}, *RIVALS]},
        {"phase": "move", "boroughs": UNKNOWN},
        {
            "phase": "buy",
            "market": ["subway", "stomp"],
            "deck": ["fury", "drain"],
            "monsters": [{"name": "Kong", "energy": 9}, *RIVALS],
        },
        {"phase": "end"},
    ],
    ids=["outside", "forced in", "in Manhattan", "effects at the end", "moving", "buying", "ending"],
)
@pytest.mark.parametrize("choose", [plain, dodging], ids=["plain", "greedy"])
def test_a_whole_turn(changes: dict[str, Any], choose: Any) -> None:
    game = position(**changes)
    policy = TurnPolicy(Only("ASH"), choose)
    assert dict(turn_outcomes(game.state, policy, exact=True, until="turn")) == tree(game, policy, "turn")


def buying(state: State, seat: int, rng: object = None) -> Any:
    """Buy what can be bought, else choose plainly."""
    bought = [choice for choice in legal_actions(state) if choice.verb == "buy"]
    return bought[0] if bought else plain(state, seat, None)


@pytest.mark.usefixtures("three_dice")
def test_damage_to_oneself_is_suffered_and_not_dealt() -> None:
    kong = {"name": "Kong", "place": "queens"}
    game = position(monsters=[kong, *RIVALS], phase="buy", market=["subterranean_cable"], deck=["fury"])
    policy = TurnPolicy(Only("A"), buying)
    turn = turn_outcomes(game.state, policy, exact=True, until="turn")
    assert dict(turn) == tree(game, policy, "turn")
    # the card costs nothing, hurts, and comes back from the discards until Kong is dead
    assert (turn.mean("suffered"), turn.mean("dealt"), turn.mean("dead")) == (10, 0, 1)


@pytest.mark.usefixtures("three_dice")
def test_chance_before_the_first_roll() -> None:
    def ask(state: State, seat: int, log: Log) -> None:
        state.agenda.append(Step("side_roll", seat, ("omen",)))

    def rolled(state: State, step: Step, face: str, log: Log) -> None:
        if face in "AH":
            gain_energy(state, step.seat, 1, "card.omen", log)

    with trial_card(id="omen", before_roll=ask, rolled=rolled):
        kong = {"name": "Kong", "place": "queens", "cards": ["omen"]}
        game = position(monsters=[kong, RIVALS[0]], phase="start", then=["?"])
        policy = TurnPolicy(Only("AHED"))
        turn = turn_outcomes(game.state, policy, exact=True)
        expected = tree(game, policy)
    assert dict(turn) == expected


@pytest.mark.usefixtures("three_dice")
def test_no_choice_depends_on_how_often_the_dice_were_rolled() -> None:
    seen = set()

    def watching(state: State, seat: int, rng: object = None) -> Any:
        seen.add(state.ledger.rolls)
        return plain(state, seat, None)

    game = position(boroughs=KNOWN, dice="AHO", rolls_left=1)
    turn_outcomes(game.state, TurnPolicy(Only("AD"), watching), exact=True)
    assert seen == {game.state.ledger.rolls}
