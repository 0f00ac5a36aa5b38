"""What the greedy bot does in King of Tokyo: whole games, and choices where one is plainly best."""

import random

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.play.challenges import CHALLENGE_CHOICES
from kony_nb.play.judgements import JUDGEMENTS
from kony_nb.play.policies import greedy, playout
from kony_nb.play.tokyo.card_values import HARM, KEEP, ONCE
from kony_nb.play.tokyo.card_worth import OTHERS as WORKED_OUT
from kony_nb.play.tokyo.holding import hold_worth
from kony_nb.play.tokyo.worth import all_fall
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import KINDS, Decision
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.luck import Addressed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import apply, decider, draw, is_chance, legal_actions, start
from kony_nb.rules.state import State, clone

NAMES = ["Kraken", "Gigazaur", "The King", "Pandakai", "Alienoid", "Meka Dragon"]
OTHERS = [{"name": name, "place": "outside"} for name in NAMES[1:]]


def table(n: int, rules: str = "digest", **chosen: str) -> State:
    return new_state(options("tokyo", rules, chosen), NAMES[:n])


def standing(kraken: dict, others: list[dict] = OTHERS[:1], **situation: object) -> State:
    monsters = [{"name": "Kraken", "place": "outside", **kraken}, *others]
    return scenario({"game": "tokyo", "monsters": monsters, **situation}).state


def choice(state: State) -> str:
    return greedy(state, decider(state)).text


def attacked(lp: int, others: int, *, by: int = 1, vp: int = 0) -> State:
    """Kraken in Tokyo City has been attacked and has so many life points left."""
    turn = {"turn": NAMES[by], "phase": "resolve", "dice": "AEEEEE", "then": ["resolve A"]}
    return standing({"place": "tokyo_city", "lp": lp + 1, "vp": vp}, OTHERS[:others], **turn)


@pytest.mark.parametrize("rules", ["digest", "printed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_by_legal_actions(rules: str, seats: int) -> None:
    for seed in range(4):
        rng, luck = random.Random(seed), Addressed(seed)
        state, _ = start(table(seats, rules))
        steps = 0
        while state.agenda:
            if is_chance(state):
                chosen = draw(state, luck)
            else:
                chosen = greedy(state, decider(state), rng)
                assert chosen in legal_actions(state)
            state, _ = apply(state, chosen)
            steps += 1
            assert steps < 20_000, f"no end in sight: {state.agenda[-1]}"
        assert state.result in ("vp", "last", "nobody")


def test_it_plays_the_variants_too() -> None:
    for variant in ({"tokyo_two_monsters": "energy"}, {"tokyo_entry": "always"}, {"bay_start_vp": "2"}):
        for seats in (2, 6):
            assert playout(table(seats, **variant), greedy, Addressed(seats), random.Random(seats)).result


def test_it_plays_with_every_card_and_answers_all_that_they_ask() -> None:
    """Hands of cards that ask, against each other: nothing may fail, and no use of a card go round in circles."""
    keeps = sorted(card.id for card in CARDS.values() if "tokyo" in card.games and card.kind == "keep")
    keeps = [card for card in keeps if not CARDS[card].lies_as]
    asked: set[str] = set()

    def watching(state: State, seat: int, rng: random.Random | None) -> Action:
        asked.add(state.agenda[-1].kind)
        return greedy(state, seat, rng)

    for seed in range(40):
        rng = random.Random(f"hands {seed}")
        dealt = rng.sample(keeps, 12)
        state = table(4)
        for seat, monster in enumerate(state.monsters):
            monster.cards = tuple(dealt[3 * seat : 3 * seat + 3])
            monster.counters = {card: CARDS[card].counters for card in monster.cards if CARDS[card].counters}
            monster.energy = 9
        state.deck = tuple(card for card in state.deck if card not in dealt)
        assert playout(state, watching, Addressed(seed), rng).result

    assert asked >= set(JUDGEMENTS["tokyo"].choices) - {"roll"} | {"before_loss"}


def test_every_decision_of_the_game_has_an_answer_of_its_own() -> None:
    nothing_to_choose = {"first_roll"}
    of_evolutions = {"play", "keep_evolution", "draft", *(card.id for card in CARDS.values() if card.monster)}
    of_evolutions |= {"driven_out", "freeze_whom", "own_target", "own_destroy", "by_hand"}
    asked = {kind for kind, entry in KINDS.items() if isinstance(entry, Decision)} - of_evolutions
    asked -= set(CHALLENGE_CHOICES)
    of_new_york = set(JUDGEMENTS["new_york"].choices) - set(JUDGEMENTS["tokyo"].choices)

    assert asked - of_new_york - nothing_to_choose == set(JUDGEMENTS["tokyo"].choices)


def test_every_card_of_the_deck_has_a_value() -> None:
    for card in CARDS.values():
        if "tokyo" in card.games and not card.lies_as and not card.design and not card.monster:
            assert card.id in (KEEP if card.kind == "keep" else {*ONCE, *HARM, *WORKED_OUT}), card.id


@pytest.mark.parametrize("left", [1, 2])
def test_it_keeps_three_threes(left: int) -> None:
    kept = choice(standing({}, phase="roll", dice="333HEE", rolls_left=left))

    assert kept == "stop" or kept.count("3") == 3


def test_it_keeps_no_heart_that_heals_nothing() -> None:
    kept = choice(standing({"place": "tokyo_city", "lp": 5}, phase="roll", dice="33HHHH", rolls_left=2))

    assert "H" not in kept
    assert kept != "stop"


def test_it_stops_at_the_points_that_win() -> None:
    kept = choice(standing({"vp": 17}, phase="roll", dice="333AHE", rolls_left=2))
    assert kept == "stop" or "333" in kept


def test_it_resolves_points_first() -> None:
    assert choice(standing({"vp": 17}, phase="resolve", dice="333AHE")) == "resolve 3"


def test_it_keeps_the_attacks_that_leave_it_alone() -> None:
    rival = [{"name": "Gigazaur", "place": "tokyo_city", "lp": 3}]
    kept = choice(standing({}, rival, phase="roll", dice="AAA11E", rolls_left=1))

    assert kept == "stop" or kept.count("A") == 3


@pytest.mark.parametrize("lp", [1, 2])
def test_it_yields_when_four_attackers_would_kill_it(lp: int) -> None:
    assert choice(attacked(lp, 4)) == "yield"


def test_it_holds_with_ten_life_points_where_little_can_come() -> None:
    assert choice(attacked(9, 1)) == "hold"
    assert choice(attacked(9, 3, by=2)) == "hold"  # one attacker to come


def test_it_holds_for_the_points_that_win() -> None:
    assert choice(attacked(7, 2, by=2, vp=18)) == "hold"


def test_it_never_lets_one_in_who_wins_by_entering() -> None:
    state = attacked(4, 2, by=1)
    state.monsters[1].vp = 19

    assert choice(state) == "hold"


def test_holding_is_worth_more_with_more_life_points_and_fewer_attackers() -> None:
    state = standing({"place": "tokyo_city"})
    worth = {(lp, n): hold_worth(state, 0, lp, "tokyo_city", n) for lp in range(1, 11) for n in range(5)}
    for (lp, n), here in worth.items():
        assert lp == 10 or worth[lp + 1, n] >= here - 1e-9
        assert n == 4 or worth[lp, n + 1] < here


def test_holding_with_nobody_to_come_is_worth_the_pay_of_the_next_turn() -> None:
    state = standing({"place": "tokyo_city"})

    assert hold_worth(state, 0, 7, "tokyo_city", 0) - hold_worth(state, 0, 7, "tokyo_bay", 0) == pytest.approx(1)


def test_with_jets_it_answers_before_the_damage() -> None:
    state = standing(
        {"place": "tokyo_city", "lp": 3, "cards": ["jets"]},
        OTHERS[:3],
        turn="Gigazaur",
        phase="resolve",
        dice="AAAEEE",
        then=["resolve A"],
    )

    assert decider(state) == 0
    assert choice(state) == "yield"


def test_it_buys_what_wins_at_once() -> None:
    state = standing({"vp": 16, "energy": 7}, phase="buy", market=["extra_head", "skyscraper", "it_has_a_child"])

    assert choice(state) == "buy skyscraper"


@pytest.mark.parametrize("card", ["jet_fighters", "high_altitude_bombing"])
def test_it_does_not_buy_what_it_would_die_of(card: str) -> None:
    state = standing({"vp": 15, "lp": 3, "energy": 5}, phase="buy", market=[card])

    assert choice(state) == "end"


def test_it_does_not_buy_jet_fighters_with_four_life_points() -> None:
    market = {"phase": "buy", "market": ["jet_fighters"]}

    assert choice(standing({"vp": 15, "lp": 4, "energy": 5}, **market)) == "end"
    assert choice(standing({"vp": 15, "lp": 5, "energy": 5}, **market)) == "buy jet_fighters"


def test_it_burns_the_last_rival() -> None:
    rival = [{"name": "Gigazaur", "place": "outside", "lp": 2}]
    state = standing({"energy": 8}, rival, phase="buy", market=["flame_thrower", "extra_head"])

    assert choice(state) == "buy flame_thrower"


@pytest.mark.parametrize(("amount", "best"), [(4, "use wings"), (1, "pass")])
def test_it_pays_for_wings_where_the_loss_is_worth_more(amount: int, best: str) -> None:
    dice = "A" * amount + "123EEE"[: 6 - amount]
    kraken = {"place": "tokyo_city", "lp": 4 if amount == 4 else 10, "energy": 2, "cards": ["wings"]}
    state = standing(kraken, turn="Gigazaur", phase="resolve", dice=dice, then=["resolve A"])

    assert state.agenda[-1].kind == "before_loss"
    assert choice(state) == best


def test_it_tries_camouflage_which_is_free_before_wings() -> None:
    kraken = {"place": "tokyo_city", "lp": 3, "energy": 2, "cards": ["wings", "camouflage"]}
    state = standing(kraken, turn="Gigazaur", phase="resolve", dice="AAAEEE", then=["resolve A"])

    assert choice(state) == "use camouflage"


def test_it_heals_to_survive_and_not_in_vain() -> None:
    kraken = {"place": "tokyo_city", "lp": 3, "cards": ["rapid_healing"]}
    turn = {"turn": "Gigazaur", "phase": "resolve", "dice": "AAAEEE", "then": ["resolve A"]}

    assert choice(standing({**kraken, "energy": 2}, **turn)) == "use rapid_healing"
    assert choice(standing({**kraken, "energy": 2, "lp": 2}, **turn)) == "pass"


def test_it_sets_the_die_that_makes_three() -> None:
    state = standing({"cards": ["herd_culler"]}, phase="roll", dice="11HHAE", rolls_left=1, then=["stop"])

    assert choice(state).startswith("use herd_culler")
    assert choice(state).endswith("1")


def test_it_goes_for_the_last_face_of_complete_destruction() -> None:
    state = standing({"cards": ["complete_destruction"]}, phase="roll", dice="1123AH", rolls_left=1)

    assert choice(state) == "keep 123AH"


@pytest.mark.parametrize(
    ("missing", "rolled", "chance"), [(0, 3, 1), (1, 1, 1 / 6), (2, 2, 2 / 36), (2, 1, 0), (3, 4, 1 / 12)]
)
def test_how_likely_all_missing_faces_fall(missing: int, rolled: int, chance: float) -> None:
    assert all_fall(missing, rolled) == pytest.approx(chance)


def test_it_takes_the_extra_turn_of_freeze_time() -> None:
    state = standing({"cards": ["freeze_time"]}, phase="resolve", dice="111EEH", then=["resolve 1"])

    assert choice(state) == "pick freeze_time"


def test_a_heart_removes_a_token_before_it_heals_little() -> None:
    kraken = {"lp": 10, "tokens": {"shrink": 1}}
    rival = [{"name": "Gigazaur", "place": "outside", "cards": ["shrink_ray"]}]

    assert choice(standing(kraken, rival, phase="resolve", dice="HHEE1", then=["resolve H"])) == "use heart shrink"


def test_what_another_seat_has_looked_at_changes_no_choice() -> None:
    rival = [{"name": "Gigazaur", "place": "outside", "energy": 9, "cards": ["made_in_a_lab"]}]
    situations = [
        {"phase": "buy", "market": ["jets", "corner_store", "frenzy"]},
        {"phase": "roll", "dice": "11AAHE", "rolls_left": 1},
    ]
    for situation in situations:
        seen = standing({"energy": 12, "vp": 4}, rival, **situation)
        chosen = set()
        for card in ("skyscraper", "heal", "wings", "herbivore"):
            state = clone(seen)
            state.deck = tuple(other for other in state.deck if other != card)
            state.deck_top, state.top_seen_by = (card,), (1,)
            chosen.add(choice(state))
        assert len(chosen) == 1
