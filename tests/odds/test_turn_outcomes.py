"""What can be asked of turn outcomes, what cannot, and six dice against games that are played."""

import random
from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.odds import forward
from kony_nb.odds.outcomes import Outcome, TurnOutcomes
from kony_nb.odds.turn import turn_outcomes
from kony_nb.odds.turn_policy import TurnPolicy, plain
from kony_nb.play.policies import greedy
from kony_nb.rules.actions import action
from kony_nb.rules.errors import BadOdds, KonyError
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Streamed
from kony_nb.rules.referee import draw, is_chance, legal_actions, step
from kony_nb.rules.state import State, clone
from tests.odds.turn_tree import Only, answer, few_dice, tree

CITY = {
    "bronx": {
        "stacks": [["?", "?", "high_rise_1"], ["?", "high_rise_1"], ["?", "hospital_2"]],
        "units": ["jet", "tank"],
    },
    "manhattan": {"stacks": [["?", "?", "high_rise_2"], [], []], "units": ["infantry", "infantry", "infantry"]},
}


def game(kong: dict[str, Any] | None = None, rob: dict[str, Any] | None = None, **more: Any) -> kn.Game:
    """Return a game of four in which Kong is about to roll."""
    monsters = [
        {"name": "Kong", "place": "bronx", "lp": 6, "energy": 2, **(kong or {})},
        {"name": "Rob", "place": "midtown", "lp": 3, **(rob or {})},
        {"name": "Mantis", "place": "bronx", "lp": 4},
        {"name": "Sheriff", "place": "queens", "lp": 5},
    ]
    return kn.scenario({"monsters": monsters, "boroughs": CITY, **more})


def played(state: State, policy: TurnPolicy, rng: random.Random) -> tuple[int, int, int, int, bool, bool]:
    """Return what one turn brought that was played to its Move phase: energy, LP, dealt, destroyed, Superstar, dead."""
    before, now, luck = state.monsters[0], clone(state), Streamed(rng)
    while now.agenda and now.agenda[-1].kind not in ("move", "buy") and now.turn == 0:
        step(now, draw(now, luck) if is_chance(now) else answer(now, policy), SILENT)
    kong, ledger = now.monsters[0], now.ledger
    return (
        kong.energy - before.energy,
        kong.lp - before.lp,
        sum(n for _, n in ledger.dealt),
        len(ledger.destroyed),
        now.superstar == 0 != state.superstar,
        not kong.alive,
    )


SIX = {
    "plain": ({}, {}, plain),
    "greedy, holding the Superstar": ({"lp": 9}, {}, greedy),
    "in Manhattan": ({"place": "lower"}, {"place": "staten_island"}, plain),
    "an angry owner": ({"cards": ["terminal_rage", "stomp"]}, {}, plain),
    "jinxed": ({"tokens": {"jinx": 1}}, {"cards": ["curse", "jinx_aura"]}, greedy),
}


@pytest.mark.parametrize("name", SIX)
def test_six_dice_agree_with_played_turns(name: str) -> None:
    kong, rob, choose = SIX[name]
    state = game(kong, rob, superstar_holder="Kong" if "holding" in name else "Mantis").state
    policy, n = TurnPolicy(Only("AD"), choose), 4000
    rng = random.Random(f"turn {name}")
    turns = [played(state, policy, rng) for _ in range(n)]
    found = turn_outcomes(state, policy)

    for at, field in enumerate(("energy", "lp", "dealt", "destroyed")):
        mean = found.mean(field)
        spread = sqrt(found.mean(lambda outcome, field=field, mean=mean: (getattr(outcome, field) - mean) ** 2) / n)
        assert abs(sum(turn[at] for turn in turns) / n - mean) <= 4 * spread, field
    for at, chance in ((4, found.mean("superstar")), (5, found.mean("dead"))):
        assert abs(sum(turn[at] for turn in turns) / n - chance) <= 4 * sqrt(chance * (1 - chance) / n)
    joint = found.marginal("dealt", "destroyed")
    seen = Counter(turn[2:4] for turn in turns)
    assert set(seen) <= set(joint)
    for value, chance in joint.items():
        assert abs(seen[value] / n - chance) <= 4 * sqrt(chance * (1 - chance) / n) + 1 / n, value


def test_three_rolls_of_three_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    few_dice(monkeypatch, 3)
    three, policy = game(), TurnPolicy(Only("ADSO"))
    found = turn_outcomes(three.state, policy, exact=True)
    assert dict(found) == tree(three, policy)


def test_stars_of_six_dice_by_hand() -> None:
    shows = 1 - Fraction(5, 6) ** 3  # a star in three rolls, if stars are kept
    ways = [Fraction(1), Fraction(6), Fraction(15), Fraction(20), Fraction(15), Fraction(6), Fraction(1)]
    stars = [ways[k] * shows**k * (1 - shows) ** (6 - k) for k in range(7)]
    turn = turn_outcomes(game().state, TurnPolicy(Only("S")), exact=True)

    assert turn.mean("superstar") == sum(stars[3:]) == turn.probability(lambda outcome: outcome.superstar)
    assert turn.exact
    assert sum(turn.values()) == 1


def test_what_can_be_asked_of_it() -> None:
    turn = turn_outcomes(game().state, TurnPolicy(Only("AD"), name="fists"), exact=True)
    assert repr(turn) == f"<Distribution: Kong to the end of resolving, policy 'fists', {len(turn)} outcomes>"
    assert turn.policy == "fists"
    dealt = turn.marginal("dealt")
    assert list(dealt) == sorted(dealt)
    assert sum(dealt.values()) == 1
    assert turn.mean("dealt") == sum(value * chance for value, chance in dealt.items())
    assert turn.mean("dealt") == turn.mean(lambda outcome: sum(outcome.hits))
    assert turn.probability(lambda outcome: outcome.dealt >= 3) == sum(dealt[n] for n in dealt if n >= 3)
    assert turn.probability(lambda outcome: outcome.dealt > 99) == 0
    both = turn.marginal("dealt", "dead")
    assert dealt[3] == sum(chance for (n, _), chance in both.items() if n == 3)
    rows = turn.table()
    assert list(rows[0]) == [*Outcome._fields, "probability"]
    assert [row["probability"] for row in rows] == sorted(turn.values(), reverse=True)
    assert {Outcome(**{name: row[name] for name in Outcome._fields}): row["probability"] for row in rows} == dict(turn)
    with pytest.raises(BadOdds, match="'fame' is not one of vp, energy"):
        turn.mean("fame")
    with pytest.raises(BadOdds, match="'fame' is not one of vp, energy"):
        turn.marginal("vp", "fame")
    with pytest.raises(BadOdds, match="name at least one"):
        turn.marginal()


def test_names_of_policies() -> None:
    assert TurnPolicy(Only("A")).name == "keep A, then plain"
    assert TurnPolicy(Only("A"), greedy).name == "keep A, then greedy"
    for wrong in ({"keep": "AS"}, {"keep": Only("A"), "choose": None}):
        with pytest.raises(BadOdds, match="is no function"):
            TurnPolicy(**wrong)


def test_other_dice_kept_do_not_ask_the_referee_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game().state
    expected = turn_outcomes(state, TurnPolicy(Only("EH")), exact=True)
    forward.forward.cache_clear()
    asked = 0

    def counting(*args: Any) -> Any:
        nonlocal asked
        asked += 1
        return step(*args)

    monkeypatch.setattr(forward, "step", counting)
    turn_outcomes(state, TurnPolicy(Only("AS")), exact=True)
    first, asked = asked, 0
    again = turn_outcomes(state, TurnPolicy(Only("EH")), exact=True)

    assert first > 462
    assert asked < 5
    assert dict(again) == dict(expected)


def moment(**given: Any) -> State:
    return kn.scenario({"monsters": ["Kong", "Rob"], **given}).state


@pytest.mark.parametrize(
    ("state", "until", "message"),
    [
        (lambda: moment(phase="setup"), "resolve", "nobody's turn has begun"),
        (lambda: moment(phase="buy"), "resolve", "resolving is over, the phase is buy"),
        (lambda: moment(phase="end"), "resolve", "resolving is over, the phase is"),
        (lambda: moment(phase="end", monsters=[{"name": "Kong", "vp": 20}, "Rob"], then=["end"]), "turn", "over"),
        (moment, "tomorrow", "'tomorrow' is not one of resolve, turn"),
        (lambda: kn.Game.new(seed=1), "resolve", "is no state"),
    ],
    ids=["set-up", "after resolving", "at the end", "finished", "until", "a game"],
)
def test_where_no_turn_goes_on(state: Any, until: str, message: str) -> None:
    with pytest.raises(BadOdds, match=message):
        turn_outcomes(state(), TurnPolicy(Only("A")), until=until)


def test_policies_that_answer_wrong() -> None:
    state = game().state
    with pytest.raises(BadOdds, match="keeps 'AS' from AAAAAA"):
        turn_outcomes(state, TurnPolicy(lambda dice, left: "AS", name="fixed"))
    with pytest.raises(BadOdds, match="keeps None"):
        turn_outcomes(state, TurnPolicy(lambda dice, left: None))
    with pytest.raises(BadOdds, match="policy lazy: <Action end> is not one of resolve"):
        turn_outcomes(state, TurnPolicy(Only("A"), lazy))
    with pytest.raises(BadOdds, match="is no TurnPolicy"):
        turn_outcomes(state, Only("A"))
    assert issubclass(BadOdds, KonyError)


def lazy(state: State, seat: int, rng: object = None) -> Any:
    """Want to end the turn, whatever is asked."""
    return action("end")


def test_it_is_a_mapping() -> None:
    turn = turn_outcomes(game().state, TurnPolicy(Only("AD")))
    assert isinstance(turn, TurnOutcomes)
    outcome = max(turn, key=turn.__getitem__)
    assert turn[outcome] == turn.table()[0]["probability"]
    assert sum(turn.values()) == pytest.approx(1, abs=1e-12)
    assert not turn.exact


def test_a_policy_that_never_stops_rolling_for_free_has_no_odds() -> None:
    kong = {"name": "Kong", "cards": ["background_dweller"]}
    state = kn.scenario({"game": "tokyo", "monsters": [kong, "Rob"], "phase": "resolve", "dice": "3AAHHE"}).state

    def again(state: State, seat: int, rng: object = None) -> Any:
        legal = legal_actions(state)
        return next((choice for choice in legal if choice.verb == "use"), legal[0])

    with pytest.raises(BadOdds, match="it must stop at some time"):
        turn_outcomes(state, TurnPolicy(Only("A"), again))
