"""The coach's table and the picture of the next roll show every number."""

import pytest

import kony_nb as kn
from kony_nb.coach.said import chance
from kony_nb.views.coach import advice_table, next_roll_svg
from tests.views.drawing import SVG, parse, said, words

KEEPING = {"monsters": ["Kong", "Rob"], "dice": "AAHESO", "rolls_left": 1}


@pytest.mark.parametrize("keep", ["keep AAH", "keep", "keep AAHES"])
def test_every_chance_is_drawn_and_told(keep: str) -> None:
    roll = kn.advise(kn.scenario(KEEPING)).roll_after(keep)
    assert roll is not None
    root = parse(next_roll_svg(roll))
    tips = [title.text or "" for title in root.iter(f"{SVG}title")][1:]
    assert len(tips) == 6 * (roll.dice + 1)
    for face, found in roll.faces.items():
        for more, likely in found.items():
            lie = roll.kept.count(face) + more
            told = chance(likely, "").told
            assert any(tip.startswith(f"{lie} ") and tip.endswith(told) for tip in tips)
            assert told in words(root)
            assert f"{lie} with {told}" in said(root)
    top = max(roll.kept.count(face) for face in roll.faces) + roll.dice
    assert [word for word in words(root) if word.isdigit()] == [str(n) for n in range(top + 1)]


def test_the_table() -> None:
    keeps = kn.advise(kn.scenario(KEEPING))
    table = advice_table(keeps)
    assert [row["action"] for row in table] == [each.action.text for each in keeps.worths]
    assert [row["worth in VP"] for row in table] == [each.value for each in keeps.worths]
    assert table[0]["why"] == "; ".join(map(str, keeps.worth("stop").reasons))
    assert "rules of thumb of the greedy bot" in table.caption
    buying = advice_table(kn.advise(kn.scenario({"monsters": [{"name": "Kong", "energy": 7}, "Rob"], "phase": "buy"})))
    assert buying.columns == ["action", "mean vp", "mean energy", "mean lp", "why"]
    placing = kn.Game.new("new_york", monsters=["Kong", "Rob"], seed=1)
    while placing.decision is not None and placing.decision.kind == "first_roll":
        placing.play("roll")
    assert advice_table(kn.advise(placing)).columns == ["action", "why"]
