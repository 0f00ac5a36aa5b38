"""The coach: every number told is found again by its source, every rule cited is one that the action brings about."""

import random
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

import kony_nb as kn
from kony_nb.coach.advice import KEEPS, MOST, Advice, advise
from kony_nb.coach.said import amount, chance
from kony_nb.play.worth import dice_worth
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import State, clone, state_key
from tests.coach.recomputed import Recomputed
from tests.rules.wandering import walk

POSITIONS = 25
"""For each game with each set of expansions: a hundred for each game."""
OFTEN = 4
"""Positions of one kind of decision at most, so that rare ones are met too."""
TABLES = [(game, evolving, masked) for game in GAMES for evolving in (False, True) for masked in (False, True)]
NUMBER = re.compile(r"[<>]?\d+(?:\.\d+)?")


@cache
def positions(game: str, evolving: bool, masked: bool) -> tuple[State, ...]:
    """Return positions of random games in which a seat decides, of many kinds."""
    rng = random.Random(f"{game} {evolving} {masked}")
    met: Counter[str] = Counter()
    found: list[State] = []
    for seed in range(40):
        for state in walk(seed, rng.randint(2, 6), game=game, evolving=evolving, masked=masked):
            if decider(state) < 0 or state.agenda[-1].kind == "first_roll":
                continue
            kind = state.agenda[-1].kind
            if rng.random() < 0.2 / (1 + met[kind]) ** 0.5 and met[kind] < OFTEN:
                met[kind] += 1
                found.append(clone(state))
                if len(found) == POSITIONS:
                    return tuple(found)
    raise LookupError("too few positions")


def agrees(told: str, value: Fraction | float) -> bool:
    """Return whether a number is told as it is, to two decimals."""
    if told[0] in "<>":
        return value < 0.005 if told[0] == "<" else 0.995 < value < 1
    return abs(float(told) - float(value)) <= (0.005 + 1e-9 if "." in told else 1e-9)


@pytest.mark.parametrize(("game", "evolving", "masked"), TABLES)
def test_every_number_and_every_rule(game: str, evolving: bool, masked: bool) -> None:
    told = 0
    for state in positions(game, evolving, masked):
        before = state_key(state)
        advice = advise(state)
        assert [each.action for each in advice.worths] == list(legal_actions(state))
        again = Recomputed(state, advice)
        for worth in advice.worths:
            cited = {rule for part in worth.reasons for rule in part.rules}
            assert not cited or cited <= again.rules(worth), worth.sentence
            for part in worth.reasons:
                assert NUMBER.findall(part.words) == [number.told for number in part.numbers], part.words
                for number in part.numbers:
                    assert agrees(number.told, number.value), number
                    value = again.value(worth, number)
                    assert abs(float(value) - float(number.value)) < 1e-9, (worth.sentence, number, value)
                    told += 1
        assert state_key(state) == before
    assert told > 150, told


def test_the_kinds_of_decision_that_were_met() -> None:
    met = {state.agenda[-1].kind for table in TABLES for state in positions(*table)}
    assert {"keep", "roll", "resolve", "destroy", "flee", "yield", "move", "buy", "place"} <= met
    assert {"play", "keep_evolution", "challenge", "call_help", "reveal_or_hide", "before_loss"} <= met


# The dice


def dice_of(game: str, dice: str, left: int) -> State:
    """Return a position in which these dice lie."""
    home = {"new_york": "queens", "tokyo": "outside"}[game]
    faces = GAMES[game].faces
    monsters = [{"name": "Kong", "lp": 7, "place": home}, {"name": "Rob", "lp": 5}]
    found = clone(kn.scenario({"game": game, "monsters": monsters, "dice": faces, "rolls_left": left}).state)
    found.dice = sort_faces(dice)
    return found


def by_force(worth: Callable[[str], float], faces: str, dice: str, left: int) -> dict[str, float]:
    """Return what every keep is worth, by looking at every outcome of every roll to come."""

    @cache
    def rolled(n: int) -> tuple[tuple[str, float], ...]:
        ways = Counter(map("".join, map(sorted, product(faces, repeat=n))))
        return tuple((roll, count / len(faces) ** n) for roll, count in ways.items())

    @cache
    def best(roll: str, more: int) -> float:
        return max(kept(roll, more).values())

    def kept(roll: str, more: int) -> dict[str, float]:
        found = {roll: worth(roll)}
        if more:
            for n in range(len(roll)):
                for held in {"".join(each) for each in combinations(roll, n)}:
                    after = [(sort_faces(held + fallen), likely) for fallen, likely in rolled(len(roll) - n)]
                    found[held] = sum(likely * best(again, more - 1) for again, likely in after)
        return found

    return kept(sort_faces(dice), left)


@pytest.mark.parametrize(
    ("game", "dice", "left"),
    [
        ("new_york", "SSO", 2),
        ("new_york", "AHDE", 1),
        ("new_york", "DDSO", 2),
        ("tokyo", "112A", 2),
        ("tokyo", "33H", 2),
    ],
)
def test_the_best_keep_is_what_brute_force_finds(game: str, dice: str, left: int) -> None:
    state = dice_of(game, dice, left)
    advice = advise(state)

    def worth(roll: str) -> float:
        return dice_worth(state, 0, roll)

    forced = by_force(worth, GAMES[game].faces, dice, left)
    found = {each.action: each.value for each in advice.worths}
    assert len(found) == len(forced)
    for action, value in found.items():
        kept = state.dice if action.verb == "stop" else action.args[0]
        assert value == pytest.approx(forced[kept], abs=1e-9)
    assert advice.best_keep in legal_actions(state)
    assert found[advice.best_keep] == pytest.approx(max(forced.values()), abs=1e-9)
    candidates = advice.candidates()
    assert len(candidates) in (KEEPS, KEEPS + 1)
    assert candidates[0].verb == "stop"
    least = min(found[action] for action in candidates[1:])
    assert all(found[action] <= least + 1e-9 for action in found if action not in candidates)


def test_what_the_next_roll_can_bring() -> None:
    advice = advise(dice_of("new_york", "AHESSO", 1))
    roll = advice.roll_after("keep SS")
    assert roll is not None
    assert (roll.kept, roll.dice, list(roll.faces)) == ("SS", 4, list("AHEDSO"))
    every = kn.odds.roll_distribution(4, 1, kn.odds.never_reroll, exact=True)
    for face, found in roll.faces.items():
        assert found == every.marginal(lambda fallen, face=face: fallen.count(face))
    assert advice.roll_after("stop") is None
    assert advice.best_keep is not None
    assert advice.next_roll == advice.roll_after(advice.best_keep)
    asked = advise(kn.scenario({"monsters": ["Kong", "Rob"], "phase": "roll"}))
    assert asked.next_roll is not None
    assert asked.next_roll == asked.roll_after("roll")
    assert (asked.next_roll.kept, asked.next_roll.dice, asked.best_keep) == ("", 6, None)


def test_a_fee_for_rolling_again_and_no_roll_left() -> None:
    curse = {"name": "Kong", "tokens": {"jinx": 1}, "energy": 1}
    fee = kn.scenario({"monsters": [curse, {"name": "Rob", "cards": ["curse"]}], "dice": "AHEDSO", "rolls_left": 1})
    plain = kn.scenario({"monsters": ["Kong", {"name": "Rob"}], "dice": "AHEDSO", "rolls_left": 1})
    assert {each.action for each in advise(fee).worths} <= {each.action for each in advise(plain).worths}
    for advice in (advise(fee), advise(plain)):
        assert advice.best_keep is max(advice.worths, key=lambda each: each.value or 0.0).action


# Sentences


def test_hold_or_flee() -> None:
    monsters = [
        {"name": "Kong", "place": "midtown", "lp": 6},
        {"name": "Rob", "place": "queens"},
        {"name": "Mantis", "place": "bronx"},
    ]
    game = kn.scenario({"monsters": monsters, "turn": "Rob", "dice": "AEEEEE", "then": ["stop", "resolve A"]})
    advice = kn.advise(game)
    assert (advice.seat, advice.monster, advice.kind) == (0, "Kong", "flee")
    assert advice.sentence("hold") == (
        "Hold the city: Midtown Manhattan pays 2 VP and 1 energy when your next turn begins [ny.earn.midtown]; Mantis "
        "hits you with probability 0.96 before your next turn if it goes for attacks; with your 5 LP you die with 0.05."
    )
    assert advice.sentence("flee brooklyn").endswith("as all stand now, no attack reaches you before your next turn.")
    assert advice.worth("hold").brings is None
    assert str(advice.worth("hold").sentence) in repr(advice)


def test_who_yields_is_outside_when_all_have_answered() -> None:
    monsters = [
        {"name": "Kong", "place": "tokyo_city"},
        {"name": "Rob", "place": "tokyo_bay"},
        *[{"name": name} for name in ("Kraken", "Gigazaur", "Alienoid")],
    ]
    said = {"game": "tokyo", "monsters": monsters, "turn": "Kraken", "dice": "AEEEEE", "then": ["stop", "resolve A"]}
    advice = kn.advise(kn.scenario(said))
    assert "Tokyo City pays 2 VP when your next turn begins [kot.start.city]" in advice.sentence("hold")
    assert "you then stand outside Tokyo [kot.yield.leave]; as all stand now, no attack" in advice.sentence("yield")


def test_the_order_of_faces_matters_or_not() -> None:
    here = {"monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Rob", "place": "bronx"}]}
    advice = kn.advise(kn.scenario({**here, "dice": "HHEEOO", "phase": "resolve"}))
    assert all("in any order, by the end of resolving" in each.sentence for each in advice.worths)
    deadly = {"monsters": [{"name": "Kong", "place": "queens", "lp": 1}, {"name": "Rob", "place": "bronx"}]}
    units = {"boroughs": {"queens": {"units": ["infantry"]}}}
    order = kn.advise(kn.scenario({**deadly, **units, "dice": "HHEEEO", "phase": "resolve"}))
    assert not any("in any order" in each.sentence for each in order.worths)
    assert "you are out of the game" in order.sentence("resolve O")


def test_what_a_purchase_leaves() -> None:
    market = ["subway", "curse", "tesla_cannon"]
    game = kn.scenario({"monsters": [{"name": "Kong", "energy": 7}, "Rob"], "phase": "buy", "market": market})
    advice = kn.advise(game)
    assert advice.sentence("buy curse") == (
        "Buy Curse: you pay 4 energy [core.buy.cost]; you then have 3 energy, which pays for the next card turned up "
        "with probability 0.18."
    )
    assert "you gain 2 VP [card.tesla_cannon]" in advice.sentence("buy tesla_cannon")
    cheap = [card for card in game.state.deck if CARDS[card].cost <= 3]
    number = advice.worth("buy curse").reasons[-1].numbers[-1]
    assert number.value == Fraction(len(cheap), len(game.state.deck))
    bought, sweep = advice.worth("buy curse").brings, advice.worth("sweep").brings
    assert bought is not None
    assert bought.mean("energy") == pytest.approx(-4)
    assert sweep is None


def test_eight_candidates_at_most() -> None:
    for table in TABLES:
        for state in positions(*table):
            advice = advise(state)
            legal = [each.action for each in advice.worths]
            likely = advice.candidates()
            assert list(likely) == [action for action in legal if action in likely]
            if advice.kind != "keep":
                assert len(likely) == min(len(legal), MOST)


@pytest.mark.parametrize(
    ("game", "place", "dice"), [("tokyo", "tokyo_city", "AA1122"), ("new_york", "lower", "AAHHEE")]
)
def test_how_often_to_show_a_challenge_card(game: str, place: str, dice: str) -> None:
    rob = {"name": "Rob", "place": place, "challenge": "Avalanche"}
    monsters = [{"name": "Kong", "challenge": "Ankle Hold"}, rob]
    here = {"game": game, "expansions": ["luchador"], "phase": "resolve", "dice": dice, "monsters": monsters}
    before = kn.advise(kn.scenario({**here, "then": ["resolve A", "hold"]}))
    assert before.sentence("challenge rob") == (
        "Challenge Rob: if Rob and you both show your cards, you win with probability 0.18 [luc.challenge.when]; "
        "reveal with probability 0.24 in equilibrium."
    )
    there = kn.scenario({**here, "then": ["resolve A", "hold", "challenge rob"]})
    advice = kn.advise(there)
    assert advice.sentence("reveal").endswith("; reveal with probability 0.24 in equilibrium.")
    assert advice.sentence("hide").endswith("; hide with probability 0.76 in equilibrium.")
    often = kn.odds.challenge(there.state, 0).reveal
    told = [advice.worth(verb).reasons[-1].numbers[-1] for verb in ("reveal", "hide")]
    assert [number.value for number in told] == [often, 1 - often]
    assert [number.source for number in told] == ["challenge.strategy reveal", "challenge.strategy hide"]


@pytest.mark.parametrize(
    ("told", "value"),
    [("0", 0), ("1", 1), ("<0.01", Fraction(1, 400)), (">0.99", 0.9951), ("0.99", 0.99), ("0.01", 0.005)],
)
def test_a_probability_is_never_told_as_certain_if_it_is_not(told: str, value: float) -> None:
    assert chance(value, "").told == told


@pytest.mark.parametrize(
    ("told", "value"), [("2", -2.0), ("2", Fraction(2)), ("0.33", Fraction(-1, 3)), ("<0.01", 1e-4)]
)
def test_amounts_are_told_without_their_sign(told: str, value: float) -> None:
    assert (amount(value, "").told, amount(value, "").value) == (told, abs(value))


# Bad questions


def test_what_cannot_be_advised() -> None:
    game = kn.scenario({"monsters": ["Kong", "Rob"], "phase": "buy"})
    with pytest.raises(BadOdds, match="seat: 1 is not asked here; 0 is, Kong"):
        advise(game.state, 1)
    with pytest.raises(BadOdds, match="state: 'game' is neither a Game nor a State"):
        advise("game")
    with pytest.raises(BadOdds, match="action: 'keep AA' is not legal here; legal is end"):
        advise(game, 0).sentence("keep AA")
    over = kn.scenario({"monsters": [{"name": "Kong", "vp": 20}, "Rob"], "phase": "buy", "then": ["end"]})
    with pytest.raises(BadOdds, match="nobody must choose"):
        advise(over)


def test_a_card_that_only_another_has_seen_makes_no_difference() -> None:
    market = ["subway", "curse", "tesla_cannon"]
    game = kn.scenario({"monsters": [{"name": "Kong", "energy": 7}, "Rob"], "phase": "buy", "market": market})

    def on_top(card: str, seen_by: int) -> Advice:
        state = clone(game.state)
        state.deck = tuple(other for other in state.deck if other != card)
        state.deck_top, state.top_seen_by = (card,), (seen_by,)
        return advise(state)

    dear, cheap = (pick(game.state.deck, key=lambda card: CARDS[card].cost) for pick in (max, min))
    assert on_top(dear, 1) == on_top(cheap, 1)
    assert "with probability 0.18" in on_top(dear, 1).sentence("buy curse")
    assert on_top(dear, 0) != on_top(dear, 1)


def test_dice_that_harm_are_told_with_what_they_are_kept_for() -> None:
    game = kn.scenario(
        {
            "monsters": [{"name": "Kong", "place": "lower"}, {"name": "Rob", "place": "queens"}],
            "dice": "HEEEDO",
            "rolls_left": 2,
        }
    )
    reasons = kn.advise(game).worth("keep O").reasons
    assert any("three ouch together would be worth" in part.words for part in reasons)
    assert not any("would help most" in part.words for part in reasons)
    numbers = {number.source: number.value for part in reasons for number in part.numbers}
    assert numbers["roll_distribution.least O 2"] == 1 - Fraction(5, 6) ** 5 - 5 * Fraction(1, 6) * Fraction(5, 6) ** 4
