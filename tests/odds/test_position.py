"""From a position to its odds: what the referee allows and charges is what is solved, for every card and token."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.odds import rules_of_rerolls, solve, solve_here
from kony_nb.rules.actions import action
from kony_nb.rules.agenda import choices
from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.faces import outcomes
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import apply, chance_outcomes, is_chance, pending
from kony_nb.rules.state import State
from tests.odds.peers import rich
from tests.odds.turn_tree import acting, tokens_of
from tests.rules.table import table

HOMES = {"new_york": ("queens", "lower"), "tokyo": ("outside", "tokyo_city")}
ROLLS = {"new_york": ("AAHESO", "OOOOOO", "AAAAAA", "AHHOOO", "AAAOOO"), "tokyo": ("123AHE", "333333", "AAHHHE")}


def found(game: str, *what: str) -> list[str]:
    """Return the cards of a game that have any of these constants or moments; what acts as another card is left out."""
    return [card for card in acting(game) if any(getattr(CARDS[card], each) for each in what)]


HINDERING = {game: found(game, "no_reroll", "rerolls_forced") for game in HOMES}
BURDENS = {game: tokens_of(game, "reroll_fee", "rolls", "dice") for game in HOMES}
ADDING = [(game, card) for game in HOMES for card in found(game, "dice", "rolls")]
OFFERING = [(game, card) for game in HOMES for card in found(game, "more_rolls", "free_rerolls")]


def situations(game: str) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Name, own part and the other monster's part of every position with something that limits or charges rerolls."""
    yield "nothing", {}, {}
    for owner, card in OFFERING:
        if owner == game:
            yield f"{card}, not used", {"cards": [card], "energy": 2}, {}
    hindering = HINDERING[game]
    for card in hindering:
        yield card, {"cards": [card]}, {}
        yield f"{card} of another", {}, {"cards": [card]}
    for token in BURDENS[game]:
        owner = {"cards": [TOKENS[token].card]}
        for n, energy in ((1, 0), (1, 1), (1, 2), (1, 9), (2, 3), (3, 2)):
            if n * TOKENS[token].dice <= -3:
                continue  # nothing would be left of three dice
            yield f"{n} {token}, {energy} energy", {"tokens": {token: n}, "energy": energy}, owner
    for card in hindering:
        for token in BURDENS[game]:
            for theirs in (False, True):
                cards = {"cards": [TOKENS[token].card, *([card] if theirs else [])]}
                mine = {"tokens": {token: 1}, "energy": 1, "cards": [] if theirs else [card]}
                yield f"{token} and {card} of {'another' if theirs else 'mine'}", mine, cards
    for first in hindering:
        for second in hindering:
            if first != second:
                yield f"{first} against {second}", {"cards": [first]}, {"cards": [second]}


SITUATIONS = {(game, name): (mine, theirs) for game in HOMES for name, mine, theirs in situations(game)}


def position(name: str, game: str = "new_york", **situation: Any) -> State:
    mine, theirs = SITUATIONS[game, name]
    home, other = HOMES[game]
    return table({"place": home, **mine}, {"place": other, **theirs}, game=game, **situation).state


def fewer(game: str, name: str) -> int:
    """Return the dice more, or less, by the tokens of the monster that rolls."""
    return sum(TOKENS[token].dice * n for token, n in SITUATIONS[game, name][0].get("tokens", {}).items())


def test_the_cards_and_tokens_that_are_meant_are_found() -> None:
    assert {"terminal_rage", "jinx_aura"} <= set(HINDERING["new_york"])
    assert {"jinx", "web"} <= set(BURDENS["new_york"])
    assert "shrink" in BURDENS["tokyo"]
    assert {("new_york", "extra_head"), ("tokyo", "extra_head_2"), ("tokyo", "giant_brain")} <= set(ADDING)
    assert {("tokyo", "energy_drink"), ("tokyo", "smoke_cloud"), ("tokyo", "background_dweller")} <= set(OFFERING)


@pytest.fixture
def few_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The games with three or four dice."""
    for game in HOMES:
        monkeypatch.setitem(GAMES, game, replace(GAMES[game], dice=request.param))
    return int(request.param)


class Played:
    """The value of a roll phase by playing every choice and every outcome through the referee."""

    def __init__(self, seat: int, rate: Fraction) -> None:
        self.seat, self.rate = seat, rate
        self.known: dict[tuple[Any, ...], Fraction] = {}

    def worth(self, state: State) -> Fraction:
        waiting = pending(state)
        assert waiting is not None
        step = waiting[0]
        energy = state.monsters[self.seat].energy
        key = (step.kind, step.args, state.dice, state.kept, state.rolls_left, energy)
        if key not in self.known:
            if is_chance(state):
                worth = Fraction(0)
                for outcome, chance in chance_outcomes(state):
                    after, _ = apply(state, outcome)
                    if pending(after)[0].kind in ("keep", "roll"):
                        worth += chance * self.worth(after)
                    else:  # the results may have paid energy already: count what was there before
                        worth += chance * (rich(after.dice) + self.rate * energy)
            elif step.kind == "roll":
                worth = self.worth(apply(state, action("roll"))[0])
            else:
                worth = max(self.keeps(state).values())
            self.known[key] = worth
        return self.known[key]

    def keeps(self, state: State) -> dict[str, Fraction]:
        found = {}
        for chosen in choices(state, state.agenda[-1]):
            if chosen.verb == "stop":
                found[state.dice] = rich(state.dice) + self.rate * state.monsters[self.seat].energy
            elif chosen.verb == "keep":
                found[chosen.args[0]] = self.worth(apply(state, chosen)[0])
        return found


@pytest.mark.parametrize("few_dice", [3], indirect=True)
@pytest.mark.parametrize(("game", "name"), SITUATIONS)
def test_every_keep_is_worth_what_playing_it_through_the_referee_brings(game: str, name: str, few_dice: int) -> None:
    rate = Fraction(2, 7)
    state = position(name, game, phase="roll")
    have = state.monsters[0].energy
    played = Played(0, rate)
    solution = solve_here(state, rich, energy=rate, exact=True)
    dice = few_dice + fewer(game, name)
    assert (solution.dice, solution.start) == (dice, "")
    assert solution.value == played.worth(state) - rate * have
    for roll, _ in outcomes(dice, GAMES[game].faces):
        standing = position(name, game, dice=roll, rolls_left=1)
        if pending(standing)[0].kind == "keep":  # one legal choice is taken at once
            here = solve_here(standing, rich, energy=rate, exact=True)
            expected = {kept: worth - rate * have for kept, worth in played.keeps(standing).items()}
            assert here.keep_values(roll, 1) == expected
            assert here.value == max(expected.values())
            if solution.choices:
                assert solution.keep_values(roll, 1) == expected


@pytest.mark.parametrize("few_dice", [4], indirect=True)
@pytest.mark.parametrize("name", ["terminal_rage", "jinx_aura of another", "1 jinx, 2 energy", "1 web, 0 energy"])
def test_four_dice_through_the_referee(name: str, few_dice: int) -> None:
    state = position(name, phase="roll")
    assert solve_here(state, rich, exact=True).value == Played(0, Fraction(0)).worth(state)


@pytest.mark.parametrize(("game", "name"), SITUATIONS)
def test_with_six_dice_the_keeps_are_the_legal_ones(game: str, name: str) -> None:
    for six in ROLLS[game]:
        roll = six[-fewer(game, name) :]
        for left in (1, 2):
            state = position(name, game, dice=roll, rolls_left=left)
            if state.agenda[-1].kind == "keep":
                legal = choices(state, state.agenda[-1])
                kept = {roll if way.verb == "stop" else way.args[0] for way in legal if way.verb in ("stop", "keep")}
                assert set(solve_here(state, rich).keep_values(roll, left)) == kept


@pytest.mark.parametrize(("game", "card"), ADDING)
def test_cards_add_dice_up_to_eight_and_rolls(game: str, card: str) -> None:
    home, other = HOMES[game]
    rules = rules_of_rerolls(table({"place": home, "cards": [card]}, other, game=game, phase="roll").state)
    assert rules.dice == 6 + CARDS[card].dice
    assert (rules.rolls, rules.faces, rules.start) == (3 + CARDS[card].rolls, GAMES[game].faces, "")


def test_nothing_is_rolled_with_as_many_tokens_as_dice() -> None:
    def shrunk(n: int, card: str) -> State:
        mine = {"tokens": {"shrink": n}, "cards": [card], "energy": 3}
        return table(mine, {"cards": ["shrink_ray"]}, game="tokyo", phase="start").state

    copying = shrunk(6, "mimic")  # asked at the start of the turn: the dice are still to come
    assert copying.agenda[-1].kind == "copy"
    rules = rules_of_rerolls(copying)
    assert (rules.dice, rules.start) == (0, "")
    nothing = solve_here(copying, rich, exact=True)
    assert (nothing.value, dict(nothing.distribution())) == (rich(""), {"": 1})
    assert rules_of_rerolls(shrunk(5, "mimic")).dice == 1
    with pytest.raises(BadOdds, match="no dice are to be rolled here"):
        rules_of_rerolls(shrunk(7, "giant_brain"))


def test_where_a_turn_stands() -> None:
    game = kn.scenario({"monsters": ["Kong", "Rob"], "phase": "roll"})

    def stands() -> tuple[int, int, str]:
        rules = rules_of_rerolls(game.state)
        return rules.dice, rules.rolls, rules.start

    assert stands() == (6, 3, "")
    game.play("roll AAHESO")
    assert stands() == (6, 2, "AAHESO")
    game.play("keep AA")
    assert stands() == (6, 2, "AA")
    rolling, _ = apply(game.state, action("roll"))
    assert is_chance(rolling)
    assert rules_of_rerolls(rolling) == rules_of_rerolls(game.state)
    best = solve_here(game.state, lambda roll: roll.count("A"), exact=True)
    assert best.value == 2 + 4 * Fraction(11, 36)
    game.play("roll HHHH")
    assert stands() == (6, 1, "AAHHHH")
    game.play("stop")
    with pytest.raises(BadOdds, match=r"no dice are to be rolled here \(phase resolve\)"):
        rules_of_rerolls(game.state)


def test_before_the_roll_phase_the_whole_turn_is_to_come() -> None:
    card = found("new_york", "anytime")[0]
    state = table({"place": "queens", "cards": [card], "energy": 9}, "lower", phase="start").state
    assert rules_of_rerolls(state).rolls == 3


def test_no_dice_in_the_set_up_and_after_the_end() -> None:
    for game in (kn.Game.new(), kn.scenario({"monsters": ["Kong", "Rob"], "phase": "buy"})):
        with pytest.raises(BadOdds, match="no dice are to be rolled here"):
            solve_here(game.state, rich)


def test_fees_that_may_run_out_have_no_policy_of_dice_alone() -> None:
    poor = solve_here(position("1 jinx, 1 energy", phase="roll"), rich)
    with pytest.raises(BadOdds, match="depends on the energy left"):
        poor.policy  # noqa: B018
    owing = solve_here(position("1 jinx, 1 energy", phase="roll"), lambda roll: roll.count("A"), exact=True)
    assert owing.best("AOOOOO", 1, purse=0) == "AOOOOO"
    assert owing.best("AOOOOO", 1, purse=1) == "AOOOO"
    assert owing.best("AOOOOO", 1) == "AOOOO"
    with pytest.raises(BadOdds, match="the energy left is 2; allowed is a whole number, 0 to 1"):
        owing.best("AOOOOO", 1, purse=2)
    owner = {"place": "lower", "cards": ["curse"]}
    with_enough = table({"place": "queens", "tokens": {"jinx": 1}, "energy": 12}, owner)
    assert solve_here(with_enough.state, rich).policy.name == "best for rich"


@pytest.mark.parametrize("worth", [None, "2", True, float("nan")])
def test_energy_is_worth_a_number(worth: Any) -> None:
    with pytest.raises(BadOdds, match=r"the worth of energy is|the cost of keeping .* is nan"):
        solve_here(position("1 jinx, 1 energy", phase="roll"), rich, energy=worth)


@pytest.mark.parametrize("name", ["nothing", "terminal_rage", "1 jinx, 2 energy", "jinx_aura of another"])
def test_turns_played_by_the_best_policy_earn_its_value(name: str) -> None:
    """300 turns through the referee: within 4 standard errors of the exact mean."""
    mine, theirs = SITUATIONS["new_york", name]
    n, total = 300, 0.0
    monsters = [{"name": "Kong", "place": "queens", **mine}, {"name": "Rob", "place": "lower", **theirs}]
    start = kn.scenario({"monsters": monsters, "phase": "roll"})
    solution = solve_here(start.state, rich)
    final = solution.distribution()
    for seed in range(n):
        game = kn.scenario({"monsters": monsters, "phase": "roll", "seed": seed})
        game.play("roll")
        while game.decision is not None and game.decision.kind in ("keep", "roll"):
            if game.decision.kind == "roll":
                game.play("roll")
                continue
            dice, left, energy = game.state.dice, game.state.rolls_left, game.state.monsters[0].energy
            kept = solution.best(dice, left, purse=energy)
            game.play("stop" if kept == dice else f"keep {kept}".strip())
        total += float(rich(game.state.dice))
    error = (final.variance(rich) / n) ** 0.5
    assert abs(total / n - final.mean(rich)) < 4 * error
    assert final.mean(rich) == pytest.approx(solution.value)


def test_solving_by_hand_with_the_rules_of_a_position_is_the_same() -> None:
    state = position("1 jinx, 2 energy", phase="roll")
    rules = rules_of_rerolls(state)
    by_hand = solve(rules.dice, rules.rolls, rich, legal=rules.legal, fee=rules.fee, purse=rules.energy, exact=True)
    assert by_hand.value == solve_here(state, rich, exact=True).value
