"""Odds of a challenge: against the referee, which plays it, and from what a seat may know alone."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.hidden import determinize, view
from kony_nb.odds.challenge_odds import ChallengeOdds
from kony_nb.odds.challenging import challenge
from kony_nb.rules.actions import action
from kony_nb.rules.errors import BadOdds
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES, Challenge, Gain, use_challenges
from kony_nb.rules.luchador.masks import masks_of
from kony_nb.rules.luck import Streamed
from kony_nb.rules.referee import decider, step
from kony_nb.rules.state import State, clone
from tests.rules.luchador.ring import CITY, LUCHADOR, OUT, attacked, card, fighter, ring
from tests.rules.luchador.test_challenge_chances import CHANCES, enumerated
from tests.rules.table import NAMES, P1, P2, P3, P4, Table, table
from tests.rules.wandering import walk

CHALLENGE = f"challenge {NAMES[P2].lower()}"
CALLS = {
    (False, False): ["pass", "pass"],
    (True, False): ["help", "help", "help", "pick rob", "pass"],
    (False, True): ["pass", "help", "help", "help", "pick sheriff"],
    (True, True): ["help", "help", "help", "pick rob", "help", "help", "pick sheriff"],
}
HALF = Fraction(1, 2)
KINDS = ("challenge", "call_help", "volunteer", "pick_ally", "reveal_or_hide")
FEW = 3
"""Decisions of a kind in one random game that are looked at."""
EXACT = 1e-9
FIRST = random.Random(1).sample([*CHALLENGES], 4)


def started(cards: list[str], allies: tuple[bool, bool] = (False, False), **more: Any) -> Table:
    """Return a challenge of P1 and P2 in which both are about to decide."""
    t = attacked(*cards, **more)
    t.play(CHALLENGE, *CALLS[allies])
    assert t.asked == (P1, "reveal_or_hide")
    return t


def worth(state: State, seat: int) -> Fraction:
    """Return what a seat has, in victory points: a mask counts 2, energy and LP a half."""
    monster = state.monsters[seat]
    return monster.vp + 2 * masks_of(state, seat) + HALF * (monster.energy + monster.lp)


def played(t: Table, *choices: str) -> list[Fraction]:
    """Return what a pair of choices brings challenger and champion."""
    state = clone(t.state)
    for choice in choices:
        step(state, action(choice), SILENT)
    return [worth(state, seat) - worth(t.state, seat) for seat in (P1, P2)]


@pytest.mark.parametrize("allies", CHANCES)
def test_the_published_chances(allies: tuple[bool, bool]) -> None:
    assert kn.odds.random_challenge(*allies) == CHANCES[allies] == enumerated(*allies)
    assert challenge(started(FIRST, allies).state, P1).unseen == CHANCES[allies]


@pytest.mark.parametrize("allies", CHANCES)
@pytest.mark.parametrize("seed", range(5))
def test_with_all_cards_known_it_is_what_the_referee_plays(seed: int, allies: tuple[bool, bool]) -> None:
    t = started(random.Random(seed).sample([*CHALLENGES], 4), allies)
    found = [challenge(t.state, seat, known=True) for seat in (P1, P2)]
    for a, first in enumerate(("reveal", "hide")):
        for b, second in enumerate(("reveal", "hide")):
            brought = played(t, first, second)
            assert [found[0].payoffs[a][b], found[0].rival_payoffs[a][b]] == brought
            assert [found[1].rival_payoffs[b][a], found[1].payoffs[b][a]] == brought
    assert found[0].wins[0][0] + found[1].wins[0][0] == 1
    for each, other in (found, found[::-1]):
        assert each.reveal == each.equilibria[0][0]
        assert each.reveal == each.wins[0][0]  # who would lose hides, so that no mask changes hands
        assert (each.own, each.rival) == (other.rival, other.own)


MASKED = [
    ({"masks": {"attached": False}, "vp": 1}, {}),
    ({}, {"masks": {"attached": False}, "vp": 7}),
    ({"lp": 4}, {"masks": {"collection": 2}, "vp": 3}),
    ({"masks": {"collection": 1}, "lp": 9}, {"masks": {"attached": False}, "lp": 8}),
]


@pytest.mark.parametrize("mine", MASKED, ids=str)
@pytest.mark.parametrize("strengths", [(6, 1), (1, 6), (5, 2), (3, 3)], ids=str)
def test_masks_penalties_and_life_points_as_the_referee_counts_them(
    strengths: tuple[int, int], mine: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    bare = {"place": OUT, "masks": {"attached": False}}
    sides = [fighter(where, n, at, **more) for at, (where, n, more) in enumerate(
        zip((OUT, CITY), strengths, mine, strict=True))]
    t = ring(*sides, bare, bare)
    t.play("resolve A", "hold", CHALLENGE, "reveal")
    before = ring(*sides, bare, bare)
    before.play("resolve A", "hold", CHALLENGE)
    assert before.asked == (P1, "reveal_or_hide")
    found = challenge(before.state, P1, known=True)
    for a, first in enumerate(("reveal", "hide")):
        for b, second in enumerate(("reveal", "hide")):
            assert [found.payoffs[a][b], found.rival_payoffs[a][b]] == played(before, first, second)
    assert challenge(t.state, P1, known=True) == found  # what has been decided does not touch it


def by_hand(own: str, seat: int, allies: tuple[bool, bool], discards: set[str]) -> Fraction:
    """Return the chance to win if both reveal: the mean over every deal of the cards that are not seen."""
    free = [ident for ident in CHALLENGES if ident != own and ident not in discards]
    won = every = 0
    for against in free:
        rest = [CHALLENGES[ident].bonus for ident in free if ident != against]
        for lent in combinations(range(len(rest)), sum(allies)):
            for order in (lent, lent[::-1])[: max(1, len(lent))]:
                bonus = [rest[at] for at in order]
                first, second = (own, against) if seat == P1 else (against, own)
                strength = [CHALLENGES[first].strength, CHALLENGES[second].strength]
                if allies[0]:
                    strength[0] += bonus[0]
                if allies[1]:
                    strength[1] += bonus[-1]
                won += (strength[0] > strength[1]) == (seat == P1)
                every += 1
    return Fraction(won, every)


@pytest.mark.parametrize("allies", CHANCES)
@pytest.mark.parametrize("seat", [P1, P2])
def test_the_chance_with_hidden_cards_by_hand(seat: int, allies: tuple[bool, bool]) -> None:
    discards = [card(6, 2), card(1, 2), card(3, 2)]
    held = [card(4), card(3), card(6), card(2)]
    t = started(held, allies, challenge_discards=discards)
    found = challenge(t.state, seat)
    p = by_hand(held[seat], seat, allies, set(discards))
    assert found.wins == ((p, 1), (0, 0))
    mine = CHALLENGES[held[seat]].reward
    reward = mine.vp + HALF * mine.energy  # nobody gets above its 10 LP: the champion lacks some
    assert not mine.lp
    assert found.payoffs == ((p * (2 + reward) - 2 * (1 - p), reward), (0, 0))
    assert found.rival_payoffs[0][1] == found.rival_payoffs[1][1] == 0


def test_the_equilibrium_is_one_by_the_tables_alone() -> None:
    for t in (attacked(*FIRST), started(FIRST, (True, True)), started(FIRST, (True, False))):
        for seat in (P1, P2):
            found = challenge(t.state, seat)
            assert found.exploitability <= EXACT
            kind = next(each for each in found.strategies if found.card in each.kind.cards)
            assert found.reveal == (kind.champion if found.champion else kind.challenger)
            best = max(found.values)
            assert found.value == pytest.approx(best, abs=1e-6)
            assert found.values[1] == 0 or found.reveal in (0, 1) or found.value == pytest.approx(found.values[1])


@pytest.mark.parametrize("seed", range(12))
def test_an_equilibrium_is_found_whatever_is_discarded(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample([*CHALLENGES], 18)
    n = rng.randint(0, 14)
    allies = [*CHANCES][seed % 4]
    weights = rng.choice([0, Fraction(1, 4), 0.5, 1])
    t = started(cards[:4], allies, challenge_discards=cards[4 : 4 + n])
    found = challenge(t.state, seed % 2, energy=weights, lp=weights)
    assert found.exploitability <= EXACT
    assert sum(len(each.kind.cards) for each in found.strategies) == 18 - n


def answers_best(state: State, seat: int, **asked: Any) -> ChallengeOdds:
    """Return the odds, when every card that the seat could hold has been seen to do as well as it can."""
    found = challenge(state, seat, **asked)
    assert found.exploitability < EXACT
    other = clone(state)
    for each in found.strategies:
        other.monsters[seat].challenge = each.kind.cards[0]
        same = challenge(other, seat, **asked)
        assert same.strategies == found.strategies
        assert same.reveal == (each.champion if found.champion else each.challenger)
        assert 0 <= same.reveal <= 1
        assert same.values[1] == 0
        assert same.value == pytest.approx(max(same.values), abs=EXACT)
    return found


def revealed(state: State, found: ChallengeOdds) -> float:
    """Return what revealing brings without allies: the mean of games with all cards known, over the rival's card."""
    seat, rival = found.own.seat, found.rival.seat
    other, total, free = clone(state), 0.0, 0
    for each in found.strategies:
        for held in each.kind.cards:
            if held != found.card:
                other.monsters[seat].challenge, other.monsters[rival].challenge = found.card, held
                often = each.challenger if found.champion else each.champion
                both, alone = challenge(other, seat, known=True).payoffs[0]
                total += often * float(both) + (1 - often) * float(alone)
                free += 1
    return total / free


BARE = {"masks": {"attached": False}, "vp": 3}
NOT_FOUND = [
    ({4: 1, 1: 1}, {}),
    ({4: 1, 1: 1}, BARE),
    ({6: 1, 4: 1, 3: 2, 2: 1, 1: 1}, BARE),
    ({3: 1, 2: 1}, BARE),
]
"""How many cards of each strength are discarded, and what the challenger has: an older way found no equilibrium."""


@pytest.mark.parametrize(("discarded", "more"), NOT_FOUND, ids=str)
def test_where_an_older_way_found_none(discarded: dict[int, int], more: dict[str, Any]) -> None:
    discards = [card(strength, 2 - at) for strength, n in discarded.items() for at in range(n)]
    sides = fighter(OUT, 6, lp=8, **more), fighter(CITY, 5, lp=8)
    t = ring(*sides, challenge_discards=discards)
    t.play("resolve A", "hold")
    assert t.asked == (P1, "challenge")
    for seat in (P1, P2):
        found = answers_best(t.state, seat)
        mixed = [0 < chance < 1 for each in found.strategies for chance in (each.challenger, each.champion)]
        assert sum(mixed) >= 3
        assert found.values[0] == pytest.approx(revealed(t.state, found), abs=EXACT)


@pytest.mark.parametrize("power_up", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_random_games(game: str, power_up: bool) -> None:
    met: Counter[tuple[int, str]] = Counter()
    for monsters in (2, 3, 6):
        for state in walk(monsters, monsters, game=game, evolving=power_up, masked=True):
            kind = state.agenda[-1].kind if state.agenda else ""
            if decider(state) < 0 or kind not in KINDS or met[monsters, kind] >= FEW:
                continue
            met[monsters, kind] += 1
            sides = {pair for step in state.agenda if step.kind == "compare" for pair in [step.args[:2]]}
            if not sides:
                seat, city = state.agenda[-1].seat, GAMES[game].inside
                sides = {(seat, at) for at, monster in enumerate(state.monsters) if monster.place in city}
            for pair in sides:
                for side in (0, 1):
                    if state.monsters[pair[side]].challenge:
                        answers_best(state, pair[side], against=pair[1 - side])
    assert {kind for _, kind in met} == set(KINDS)
    assert sum(met.values()) > 15


@pytest.fixture
def house_again() -> Iterator[None]:
    yield
    use_challenges(())


def owned(rng: random.Random, strengths: list[int]) -> list[Challenge]:
    """Return an owner's cards: bonuses and rewards as they fall."""
    return [
        Challenge(
            id=ident,
            name=ident,
            team_up=ident,
            strength=strength,
            bonus=rng.randint(0, 9),
            reward=Gain(vp=rng.randint(0, 4), lp=rng.randint(0, 2), energy=rng.randint(0, 4)),
            team_up_reward=Gain(),
        )
        for ident, strength in zip(CHALLENGES, strengths, strict=True)
    ]


@pytest.mark.usefixtures("house_again")
@pytest.mark.parametrize("allies", CHANCES)
@pytest.mark.parametrize("seed", range(2))
def test_an_owners_cards_that_are_all_different(seed: int, allies: tuple[bool, bool]) -> None:
    rng = random.Random(seed)
    use_challenges(owned(rng, rng.sample(range(30), 18)))
    cards = rng.sample([*CHALLENGES], 4)
    t = started(cards, allies)
    found = answers_best(t.state, seed)
    assert len(found.strategies) == 18
    assert found.wins[0][0] == by_hand(cards[seed], seed, allies, set())


@pytest.mark.usefixtures("house_again")
def test_cards_that_are_as_good_as_each_other_are_revealed_as_often() -> None:
    rng = random.Random(2)
    use_challenges(owned(rng, [at // 3 for at in range(18)]))
    cards = rng.sample([*CHALLENGES], 4)
    weights = {"energy": 0, "lp": 0}  # so that a reward is its VP, and there are no allies to count a bonus
    found = challenge(started(cards).state, P1, **weights)
    often: dict[tuple[int, int], set[tuple[float, float]]] = {}
    for each in found.strategies:
        alike = often.setdefault((each.kind.strength, each.kind.reward.vp), set())
        alike.add((each.challenger, each.champion))
    assert len(often) < len(found.strategies)
    assert all(len(chances) == 1 for chances in often.values())
    allied = challenge(started(cards, (True, True)).state, P1, **weights)
    assert sum(len(each.kind.cards) for each in allied.strategies) == 18


@pytest.mark.parametrize("power_up", [False, True])
@pytest.mark.parametrize("seat", [P1, P2])
def test_it_depends_only_on_what_the_seat_may_know(seat: int, power_up: bool) -> None:
    expansions = [*LUCHADOR, "power_up"] if power_up else LUCHADOR
    places = (OUT, CITY, OUT, OUT)
    named = [{"place": place, "challenge": held} for place, held in zip(places, FIRST, strict=True)]
    t = table(*named, game="tokyo", phase="resolve", dice="AA1122", expansions=expansions)
    t.play("resolve A", "hold")
    asked = [clone(t.state)]
    t.play(CHALLENGE, *CALLS[True, True])
    asked.append(clone(t.state))
    t.play("reveal")
    asked.append(clone(t.state))
    luck = Streamed(random.Random(4))
    for state in asked:
        truth = challenge(state, seat)
        seen = view(state, seat)
        assert challenge(seen, seat) == truth
        others = set()
        for _ in range(4):
            dealt = determinize(seen, luck)
            others.add(dealt.monsters[1 - seat].challenge)
            assert challenge(dealt, seat) == truth
        assert len(others) > 1


def test_before_it_begins_and_in_new_york() -> None:
    for game in ("tokyo", "new_york"):
        t = attacked(*FIRST, game=game)
        before = [challenge(t.state, seat) for seat in (P1, P2)]
        assert [each.own.ally for each in before] == [-1, -1]
        t.play(CHALLENGE, *CALLS[False, False])
        assert [challenge(t.state, seat) for seat in (P1, P2)] == before


def test_two_in_the_city() -> None:
    places = ("outside", "tokyo_city", "tokyo_bay", "outside", "outside", "outside")
    named = [{"place": place, "challenge": card(1 + at)} for at, place in enumerate(places)]
    t = table(*named, game="tokyo", phase="resolve", dice="AAHHEE", expansions=LUCHADOR)
    t.play("resolve A", "hold", "hold")
    with pytest.raises(BadOdds, match="against: say whom, 1 or 2"):
        challenge(t.state, P1)
    assert challenge(t.state, P1, against=P3).rival.seat == P3
    assert challenge(t.state, P3).rival.seat == P1


def test_a_rival_without_a_card_hides_and_one_reveals() -> None:
    t = attacked(card(2), "", card(1), card(3))
    t.play(CHALLENGE, "pass")
    found = challenge(t.state, P1)
    assert found.reveal == 1
    assert found.values == (2, 0)
    assert all(each.champion == 0 for each in found.strategies)
    with pytest.raises(BadOdds, match="no challenge card"):
        challenge(t.state, P2)
    with pytest.raises(BadOdds, match="no choice"):
        challenge(t.state, P1, known=True)


@pytest.mark.parametrize("ally", [False, True])
def test_a_rival_without_a_card_where_all_others_are_discarded(ally: bool) -> None:
    held = [card(2), "", card(1) if ally else "", ""]
    t = attacked(*held, challenge_discards=[ident for ident in CHALLENGES if ident not in held])
    t.play(CHALLENGE, *["help", "help", "pick rob"] * ally)
    assert t.asked == (P1, "reveal_or_hide")
    found = challenge(t.state, P1)
    assert (found.reveal, found.values, found.own.ally) == (1, (2, 0), P3 if ally else -1)


def test_a_reward_of_no_weight_leaves_the_masks() -> None:
    weights = {"energy": 0, "lp": 0}
    strong = challenge(attacked(card(6), card(1)).state, P1, known=True, **weights)
    assert strong.payoffs == ((2, 0), (0, 0))
    assert (strong.reveal, strong.rival_payoffs[0][0]) == (1, -2)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"seat": P3}, "seat: 2 is no side of this challenge; there is 0 against 1"),
        ({"seat": "Kong"}, "seat: 'Kong'"),
        ({"seat": True}, "seat: True"),
        ({"energy": -1}, "energy: -1 is no weight"),
        ({"energy": 10**400}, "allowed is a number from 0 to a million"),
        ({"lp": "half"}, "lp: 'half' is no weight"),
        ({"lp": float("nan")}, "lp: nan is no weight"),
        ({"known": 1}, "known: 1 is neither"),
        ({"against": P4}, "seat: 0 against 3 is no side"),
        ({"against": P1}, "against: say whom, 1"),
        ({"state": None}, "state: None is no state"),
    ],
    ids=str,
)
def test_bad_questions(asked: dict[str, Any], words: str) -> None:
    question = {"state": attacked(*FIRST).state, "seat": P1, **asked}
    with pytest.raises(BadOdds, match=words):
        challenge(question.pop("state"), question.pop("seat"), **question)


def test_no_challenge_and_no_cards_to_see() -> None:
    t = attacked(*FIRST)
    with pytest.raises(BadOdds, match="cards are hidden"):
        challenge(view(t.state, P1), P1, known=True)
    t.play("pass")
    with pytest.raises(BadOdds, match="no challenge runs here"):
        challenge(t.state, P1)
    with pytest.raises(BadOdds, match="champions_ally: 2 is neither"):
        kn.odds.random_challenge(True, 2)


def test_the_name_is_the_function_whatever_has_been_imported() -> None:
    assert kn.odds.challenge is challenge


def test_what_it_looks_like() -> None:
    t = started([card(6), card(1), card(5), card(4)], (True, False))
    found = challenge(t.state, P1)
    assert repr(found).splitlines()[0] == (
        "Kong, challenges Mantis: Avalanche, strength 6, allies of Kong (hidden cards)"
    )
    assert "Reveal with chance 1.000; exploitability" in repr(found)
    assert [row["choice"] for row in found.table()] == ["reveal", "hide"]
    rows = found.strategy_table()
    assert [row["strength"] for row in rows] == [6, 5, 4, 3, 2, 1]
    assert rows[0]["reward"] == "1 energy"
    assert repr(challenge(t.state, P2)).startswith("Mantis, champion, challenged by Kong: Belly Flop, strength 1, ")
    with pytest.raises(AttributeError):
        found.reveal = 0
