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
from kony_nb.rules.cards.registry import CARDS, TOKENS, Card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, Step, clone, state_key
from tests.odds.turn_tree import Only, few_dice, tree
from tests.rules.table import trial_card

KNOWN = {"queens": {"stacks": [["high_rise_1", "hospital_2"], ["high_rise_2"], ["power_plant_2"]], "units": ["jet"]}}
UNKNOWN = {"queens": {"stacks": [["?", "?", "high_rise_1"], ["?", "high_rise_2"], []], "units": ["infantry", "tank"]}}
RIVALS = [{"name": "Rob", "place": "midtown", "lp": 2}, {"name": "Mantis", "place": "queens", "lp": 2, "energy": 3}]
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
}


def position(**changes: Any) -> Game:
    """Return a game in which Kong is about to roll, twice at most; or whatever is changed."""
    kong = {"name": "Kong", "place": "queens", "lp": 7, "energy": 2}
    rolling = {"rolls_left": 2} if changes.get("phase", "roll") == "roll" else {}
    return scenario({"monsters": [kong, *RIVALS], **rolling, **changes})


def dodging(state: State, seat: int, rng: object = None) -> Any:
    """Choose as greedy does: the order of faces is another one, monsters flee, units are looked at."""
    return greedy(state, seat, None)


def capricious(state: State, seat: int, rng: object = None) -> Any:
    """Choose by all that the state holds, the tiles too: states that are not the same get different answers."""
    seen = clone(state)
    seen.agenda, seen.ledger.rolls = [], 0
    legal = legal_actions(state)
    return legal[crc32(state_key(seen)) % len(legal)]


@pytest.fixture
def three_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    few_dice(monkeypatch, 3)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(
    ("keep", "choose"), [("ADEO", plain), ("SOH", plain), ("ADEO", dodging), ("ADEO", capricious)]
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


MOMENTS = (
    *("no_reroll", "rerolls_forced", "dice", "attack_multiplier", "durability", "stars_needed", "converts", "max_lp"),
    *("anytime", "changes", "resolved", "adds", "may_add", "amount", "final", "before_roll", "targets", "attacking"),
    *("declared", "attacked", "hits", "reduce", "damaged", "rolled", "dealt", "before_loss", "elsewhere", "destroyed"),
    *("aims", "superstar_taken", "superstar_lost", "energy_gained"),
)
"""What a card may have that acts while dice are rolled and resolved."""
NOTHING = Card(id="", name="", cost=0, kind="keep", effect="")
ACTING = sorted(
    card.id
    for card in CARDS.values()
    if "new_york" in card.games
    and card.kind == "keep"
    and any(getattr(card, moment) != getattr(NOTHING, moment) for moment in MOMENTS)
)


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize(("owner", "choose"), [(0, plain), (0, dodging), (1, dodging), (2, plain)])
@pytest.mark.parametrize("card", ACTING)
def test_cards_that_act_on_dice_and_damage(
    card: str, owner: int, choose: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monsters = [{"name": "Kong", "place": "queens", "lp": 7, "energy": 2}, *map(dict, RIVALS)]
    monsters[owner]["cards"] = [card]
    game = position(monsters=monsters, boroughs=KNOWN, superstar_holder="Rob")
    policy = TurnPolicy(Only("EHDS" if CARDS[card].no_reroll else "ADSO"), choose)
    expected = tree(game, policy)
    assert dict(turn_outcomes(game.state, policy, exact=True)) == expected
    if CARDS[card].no_reroll or CARDS[card].rerolls_forced:
        monkeypatch.setattr(forward, "rolls_alone", lambda state, seat: False)
        forward.forward.cache_clear()
        assert dict(turn_outcomes(game.state, policy, exact=True)) == expected


def test_every_kind_of_card_is_among_them() -> None:
    moments = {moment for card in ACTING for moment in MOMENTS if getattr(CARDS[card], moment)}
    assert {"no_reroll", "rerolls_forced", "adds", "converts", "changes", "before_loss", "aims", "targets"} <= moments


@pytest.mark.usefixtures("three_dice")
@pytest.mark.parametrize("token", sorted(token.id for token in TOKENS.values() if token.rolls or token.reroll_fee))
@pytest.mark.parametrize("energy", [0, 1, 3])
def test_tokens_that_limit_or_charge_rolls(token: str, energy: int) -> None:
    kong = {"name": "Kong", "place": "queens", "lp": 6, "energy": energy, "tokens": {token: 2}}
    game = position(monsters=[kong, {**RIVALS[0], "cards": [TOKENS[token].card]}], boroughs=KNOWN)
    policy = TurnPolicy(Only("ASE"))
    assert dict(turn_outcomes(game.state, policy, exact=True)) == tree(game, policy)


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
