"""What is kept: the table of expectations against every roll one by one, and charges for rolling again."""

from itertools import product

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.play.keeping import WIDTH, expected, keep_worth
from kony_nb.play.worth import ENERGY, dice_worth
from kony_nb.rules.faces import NEW_YORK, sort_faces, without
from kony_nb.rules.referee import legal_actions

POSITIONS = [
    {"monsters": [{"name": "Kong", "place": "queens", "lp": 6}, {"name": "Rob", "place": "lower", "lp": 2}]},
    {
        "monsters": [{"name": "Kong", "place": "upper", "lp": 4}, {"name": "Rob", "place": "bronx"}, "Mantis"],
        "boroughs": {"manhattan": {"stacks": [["hospital_2"], ["high_rise_1"], []], "units": ["jet"]}},
        "superstar_holder": "Kong",
    },
]


def test_a_table_holds_what_is_expected_of_each_number_kept_and_rolled() -> None:
    worths = (0.0, 1.0, -2.0, 5.0, 7.0)
    table = expected(worths)
    for kept, rolled in product(range(5), range(5)):
        if kept + rolled < 5:
            rolls = list(product(range(6), repeat=rolled))
            mean = sum(worths[kept + roll.count(0)] for roll in rolls) / len(rolls)
            assert table[rolled * WIDTH + kept] == pytest.approx(mean)


@pytest.mark.parametrize("position", POSITIONS, ids=["outside", "inside"])
def test_each_way_to_keep_is_worth_the_mean_of_every_roll(position: dict) -> None:
    state = scenario({**position, "phase": "roll", "dice": "AHDSOE", "rolls_left": 1}).state
    legal = legal_actions(state)
    worth = dict(zip(legal, keep_worth(state, 0, legal), strict=True))
    for keep in legal:
        kept = "AHEDSO" if keep.verb == "stop" else keep.args[0]
        if len(kept) < 4:
            continue
        rolls = ["".join(roll) for roll in product(NEW_YORK, repeat=6 - len(kept))]
        mean = sum(dice_worth(state, 0, sort_faces(kept + roll)) for roll in rolls) / len(rolls)
        assert worth[keep] == pytest.approx(mean), keep


def test_what_a_token_charges_for_rolling_again_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    kong = {"name": "Kong", "place": "queens", "energy": 5, "tokens": {"jinx": 1}}
    rob = {"name": "Rob", "place": "lower", "cards": ["curse"]}
    state = scenario({"monsters": [kong, rob], "phase": "roll", "dice": "AAEEOO", "rolls_left": 1}).state
    legal = legal_actions(state)
    charged = keep_worth(state, 0, legal)
    monkeypatch.setattr("kony_nb.play.keeping.fee_rates", lambda state, seat: ())
    for keep, worth, free in zip(legal, charged, keep_worth(state, 0, legal), strict=True):
        again = "" if keep.verb == "stop" else without("AAEEOO", keep.args[0])
        assert worth == pytest.approx(free - ENERGY * again.count("O"))
