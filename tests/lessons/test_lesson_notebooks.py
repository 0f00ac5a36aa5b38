"""The notebooks of the lessons: whatever a student writes works, every number in them is right, nothing is revealed."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.cli.solutions import answer, solution_of
from kony_nb.lessons import predicting
from kony_nb.lessons.entry import EXERCISES
from kony_nb.lessons.simulating import Simulation, playing
from kony_nb.lessons.simulator import Simulator
from kony_nb.play import intervals
from kony_nb.rules.state import Monster

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = [
    "30_counting_a_roll.ipynb",
    "31_at_least_one.ipynb",
    "32_attack_and_heart.ipynb",
    "33_on_average.ipynb",
    "34_waiting_for_stars.ipynb",
    "35_three_points_missing.ipynb",
    "36_coin_flip.ipynb",
    "37_hunter_or_not.ipynb",
    "38_holding_manhattan.ipynb",
    "39_break_the_triple.ipynb",
    "40_stay_or_flee.ipynb",
    "41_hidden_cards.ipynb",
]
WRITTEN = re.compile(r"^(my_\w+) = None", re.MULTILINE)


def cells(name: str) -> list[dict]:
    return json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))["cells"]


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(predicting, "_made", {})
    kn.classroom()
    yield
    kn.classroom()


def run(sources: list[str], changes: dict[str, object]) -> tuple[dict[str, object], list[object]]:
    """Run cells in which a student has written something; return the names, and what simulations were shown."""
    names: dict[str, object] = {}
    shown: list[object] = []
    for source in sources:
        for name, value in changes.items():
            source = re.sub(rf"^{name} = None", f"{name} = {value!r}", source, flags=re.MULTILINE)
        lines = source.splitlines()
        if any(line.startswith("simulate(") for line in lines):  # the value of the cell
            source = re.sub(r"^simulate\(", "shown_now = simulate(", source, flags=re.MULTILINE)
        exec(source, names)
        if isinstance(names.get("shown_now"), Simulator):
            shown.append(names.pop("shown_now"))
    return names, shown


def code(name: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == "code"]


@pytest.fixture(scope="module")
def as_saved() -> dict[str, tuple[dict[str, object], list[object]]]:
    """The lessons run as they are saved: without a class, a guess or an answer."""
    return {name: run(code(name), {}) for name in LESSONS}


@pytest.mark.parametrize("name", LESSONS)
def test_as_it_is_saved_nothing_is_revealed(name: str, as_saved: dict) -> None:
    names, simulators = as_saved[name]
    assert names["room"] is None
    assert simulators
    for shown in simulators:
        assert isinstance(shown, Simulator)
        shown.do(100)
        assert shown.simulation.n == 0
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("name", LESSONS)
def test_what_the_simulations_show_is_within_four_standard_errors(name: str) -> None:
    guesses = {variable: "1/2" for source in code(name) for variable in WRITTEN.findall(source) if "guess" in variable}
    _, simulators = run(code(name), guesses)
    assert len(simulators) == len(guesses)
    for shown in simulators:
        assert isinstance(shown, Simulator)
        assert abs(shown.do(10_000).simulation.off) < 4
        assert "10,000" in shown.words


@pytest.mark.parametrize("name", LESSONS)
def test_a_student_of_a_class_goes_through_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    written = {variable: None for source in code(name) for variable in WRITTEN.findall(source)}
    asked = {v: f"{v[3:5]}.{v[6]}" for v in written if re.fullmatch(r"my_\d\d_[a-z]", v)}
    changes: dict[str, object] = {v: "1/3" for v in written if "guess" in v}
    changes |= {"my_class": "7b", "my_name": "Ada"}
    changes |= {v: "1/2" if hasattr(EXERCISES[ident], "solve") else "a" for v, ident in asked.items()}
    names, _ = run(code(name), changes)
    room = names["room"]
    assert set(room.answers) == set(asked.values())
    assert "Hand in: .kony_nb" in capsys.readouterr().out.replace("\\", "/")


@pytest.mark.parametrize("name", LESSONS)
def test_cells_that_reveal_are_saved_unrun_and_others_are_compared(name: str) -> None:
    text = (NOTEBOOKS / name).read_text(encoding="utf-8")
    reveals = [cell for cell in cells(name) if "reveal" in cell["metadata"].get("tags", ())]
    others = [cell for cell in cells(name) if cell["cell_type"] == "code" and cell not in reveals]
    assert len(reveals) >= 5
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in reveals)
    assert len([cell for cell in others if cell["outputs"]]) >= len(others) - 1  # the first cell shows no class
    assert any(source.startswith(("simulate(", "def ")) for source in ("".join(c["source"]) for c in reveals))
    lesson = {ident for ident in EXERCISES if ident.startswith(f"{int(name[:2]) - 29:02d}.")}
    assert {f"{a}.{b}" for a, b in re.findall(r"my_(\d\d)_([a-z]) = None", text)} == lesson
    for ident in lesson:
        right = answer(ident)
        assert len(right) == 1 or right not in text  # no answer stands in the notebook
    assert "Not yet." in text


@pytest.mark.parametrize("name", LESSONS)
def test_minutes_prerequisites_and_topics_stand_at_the_top(name: str) -> None:
    top = "".join(cells(name)[0]["source"])
    assert re.search(r"\*\*40 minutes\*\* · before it: .+ · topics: .+", top)
    text = "\n".join("".join(cell["source"]) for cell in cells(name))
    assert sum(map(int, re.findall(r"^## .*\((\d+) minutes\)", text, re.MULTILINE))) == 40


@pytest.mark.parametrize("name", LESSONS)
def test_the_solutions_are_those_of_the_lesson(name: str) -> None:
    lesson = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    made = json.dumps(solution_of(lesson), indent=1, ensure_ascii=False)
    saved = (NOTEBOOKS / "solutions" / name).read_text(encoding="utf-8")
    assert saved == f"{made}\n", "run python -m kony_nb solutions"


@pytest.mark.parametrize("name", LESSONS)
def test_the_solutions_run_and_every_check_says_right(name: str) -> None:
    solved = code(f"solutions/{name}")
    names, _ = run(solved, {})
    asked = [variable for variable in names if re.fullmatch(r"my_\d\d_[a-z]", variable)]
    assert len(asked) >= 2
    for variable in asked:
        assert kn.lessons.check(f"{variable[3:5]}.{variable[6]}", names[variable]).right


def test_every_lesson_has_solutions_and_no_others_are_there() -> None:
    assert sorted(path.name for path in (NOTEBOOKS / "solutions").iterdir()) == LESSONS


def test_the_exact_numbers_of_the_first_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[0]]
    assert len(names["outcomes"]) == 46_656
    assert len(names["rolls"]) == 462
    assert Fraction(names["rolls"]["AHEDSO"], 46_656) == Fraction(5, 324)
    assert 1 - names["none_alike"] == Fraction(119, 324)
    assert [names["orders"](roll) for roll in ("AAHE", "AAHH")] == [12, 6]


def test_the_exact_numbers_of_the_second_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[1]]
    assert names["none"] == Fraction(15625, 46656)
    assert names["p"] == Fraction(91, 216)
    assert names["rolled"].mean(lambda dice: dice.count("A")) == Fraction(91, 36)
    assert all(names["chance"](6, rolls) == 1 - Fraction(5, 6) ** (6 * rolls) for rolls in range(1, 5))


def test_the_exact_numbers_of_the_third_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[2]]
    assert list(names["boxes"].values()) == [19_502, 11_529, 11_529, 4_096]
    assert names["p_both"] == Fraction(9_751, 23_328)
    assert names["p_if"] == Fraction(19_502, 31_031)
    assert names["product_of_both"] == Fraction(31_031, 46_656) ** 2
    assert names["covariance"] == Fraction(-1, 6)
    assert all(names["joint"](n, 1) == 1 - 2 * Fraction(5, 6) ** n + Fraction(4, 6) ** n for n in (6, 7, 8))
    assert all(names["multiplied"](n, 1) == (1 - Fraction(5, 6) ** n) ** 2 for n in (6, 7, 8))


def test_the_exact_numbers_of_the_fourth_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[3]]
    assert names["short_way"] == Fraction(91, 36)
    assert names["most_likely"] == 2
    assert names["six_dice"] == 11
    assert round(float(names["needed"][5]), 4) == 2.4032
    assert round(float(names["race"][20]), 4) == 9.4779
    assert round(float(20 / names["scored"].mean(names["points"])), 4) == 8.9456
    assert abs(sum(names["ends"]) / 2_000 - float(names["needed"][5] * names["short_way"])) < 4 * (1.2 / 2_000**0.5)
    assert names["needed"][2] == (1 + names["chances"][1] / (1 - names["chances"][0])) / (1 - names["chances"][0])
    assert names["turns_needed"](3, [Fraction(1, 2)] * 2) == [0, 2, 4, 6]  # the coin
    p = Fraction(91, 216)
    assert names["enough"](6, 3) == 6 * p**5 * (1 - p) + p**6


def test_the_exact_numbers_of_the_fifth_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[4]]
    q, die = names["q"], Fraction(91, 216)
    assert 1 - q == names["p"] == names["after_misses"]
    assert q == sum(comb(6, n) * die**n * (1 - die) ** (6 - n) for n in range(3))
    assert round(float(names["p"]), 5) == 0.49977
    assert names["average"] == 1 / names["p"]
    waits, left = names["waits"], names["still_waiting"]
    assert abs(sum(turns > 3 for turns in waits) - 2_000 * q**3) < 4 * (2_000 * float(q**3 * (1 - q**3))) ** 0.5
    assert abs(names["hits"] - len(left) * names["p"]) < 4 * (len(left) / 4) ** 0.5
    for dice, rolls in ((6, 1), (6, 3), (7, 2), (8, 4)):
        die = 1 - Fraction(5, 6) ** rolls
        miss = sum(comb(dice, n) * die**n * (1 - die) ** (dice - n) for n in range(3))
        assert names["within"](dice, rolls) == 1 - miss**2


def test_the_exact_numbers_of_the_sixth_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[5]]
    assert (names["chance_safe"], names["chance_risky"]) == (Fraction(1, 3), Fraction(14, 27))
    average, variance = names["average_of"], names["variance_of"]
    assert (average(names["safe"]), variance(names["safe"])) == (Fraction(8, 3), Fraction(11, 9))
    assert (average(names["risky"]), variance(names["risky"])) == (Fraction(757, 432), Fraction(524_375, 186_624))
    assert names["on_average"].best("22233H", 1) == "22233"
    for row in names["rows"]:
        for keep, scores in (("keep 22233", names["safe"]), ("keep 33", names["risky"])):
            assert row[keep] == f"{sum(score >= row['points'] for score in scores) / len(scores):.2%}"
    assert [row["best keep"] for row in names["rows"]] == ["22233H", "22233H", "33", "22233", "22233", "33"]
    assert round(names["by_average"].value, 4) == 2.2357
    chances = [(row["best average: chance"], row["best chance: chance"]) for row in names["turn_rows"]]
    assert chances[2] == ("52.42%", "54.94%")
    assert all(float(by_mean[:-1]) < float(by_goal[:-1]) for by_mean, by_goal in chances)
    assert all(1.7 < float(row["best chance: points"]) < names["by_average"].value for row in names["turn_rows"])
    one_roll = names["listed"]("")
    assert names["best_chance"](6, 1) == pytest.approx(sum(score >= 3 for score in one_roll) / 6**6)


def test_the_exact_numbers_of_the_seventh_lesson(as_saved: dict) -> None:
    names, _ = as_saved[LESSONS[6]]
    p, coverage = names["p"], names["coverage"]
    assert round(float(p), 6) == 0.499771
    assert round(float(names["turns_to_see"])) == round(1 / float(Fraction(1, 2) - p) ** 2) > 19_000_000
    book, wilson = names["book_holds"], names["wilson_holds"]
    assert [hits for hits in range(11) if book(hits, 10, p)] == [3, 4, 5, 6, 7]
    assert [hits for hits in range(11) if wilson(hits, 10, p)] == [2, 3, 4, 5, 6, 7, 8]
    assert names["ten_turns"] == sum(comb(10, n) * p**n * (1 - p) ** (10 - n) for n in range(3, 8))
    assert (round(float(names["ten_turns"]), 4), round(float(coverage(wilson, 10, p)), 4)) == (0.8906, 0.9785)
    assert round(float(coverage(book, 10, names["rare"])), 4) == 0.472
    assert round(names["within"](2, 400), 3) == 0.954
    assert [names["covered"](holds)(6, 3) for holds in (book, wilson)] == pytest.approx(
        [float(coverage(holds, 10, p)) for holds in (book, wilson)]
    )
    root = (0.3 * 0.7 / 10) ** 0.5  # the interval that is worked out in the text, for the ten turns at the table
    assert sum(names["hit"](names["one_turn"]("at the table", n)) for n in range(10)) == 3
    told = (root, 1.96 * root, 0.3 - 1.96 * root, 0.3 + 1.96 * root)
    assert [round(number, 3) for number in told] == [0.145, 0.284, 0.016, 0.584]
    for hits in range(11):  # the same interval as the program draws around its own shares
        low, high = intervals.wilson(hits, 10)[1:]
        assert wilson(hits, 10, p) == (low <= p <= high)


def test_the_exact_numbers_of_the_eighth_lesson(as_saved: dict) -> None:
    names, _ = as_saved["37_hunter_or_not.ipynb"]
    hunter, other = Fraction(91, 216), Fraction(25, 216)
    assert (names["hunters_die"], names["others_die"]) == (hunter, other)
    shows = [1 - (1 - p) ** 6 - 6 * p * (1 - p) ** 5 for p in (hunter, other)]
    assert names["suspicion"] == 2 * shows[0] / (2 * shows[0] + 10 * shows[1])
    assert round(float(names["suspicion"]), 4) == 0.5215
    assert names["suspected"](6, 3) == names["suspicion"] == names["found"] == names["posterior"]
    for dice, rolls in ((6, 2), (7, 3), (8, 4)):
        miss = Fraction(5, 6) ** rolls
        shows = [1 - (1 - p) ** dice - dice * p * (1 - p) ** (dice - 1) for p in (1 - miss, miss / 5)]
        assert names["suspected"](dice, rolls) == 2 * shows[0] / (2 * shows[0] + 10 * shows[1])
    assert names["suspected"](8, 1) == Fraction(2, 12)  # who rolls once cannot show what is chased


def test_the_exact_numbers_of_the_ninth_lesson(as_saved: dict) -> None:
    names, _ = as_saved["38_holding_manhattan.ipynb"]
    s = Fraction(191, 216) ** 6
    assert names["s"] == s
    assert names["worth"] == 1 + s + 2 * s**2 + 2 * s**3 / (1 - s)
    assert round(float(names["worth"]), 4) == 2.3538
    assert names["rounds"] == 1 / (1 - s)
    assert names["together"] == 4 - Fraction(1, 64)  # eight terms of the sum that comes near 4
    assert (names["U"], names["M"], names["L"]) == (2 / (1 - s), 2 / (1 - s), 1 + 2 * s / (1 - s))
    assert names["worth"] - names["until_20"] == 2 * s**11 / (1 - s)
    assert names["brings"](6, 3) == s**2


def test_the_exact_numbers_of_the_tenth_lesson(as_saved: dict) -> None:
    names, _ = as_saved["39_break_the_triple.ipynb"]
    assert names["keep_both"] == Fraction(5, 3)
    assert names["with_three"] == 1 - Fraction(5, 6) ** 4
    assert names["keep_threes"] == Fraction(757, 432)
    assert names["faces"] == [Fraction(3, 2), 2, 3, Fraction(3, 2), Fraction(3, 2), Fraction(3, 2)]
    assert len(names["keeps"]("2233AH")) == 3 * 3 * 2 * 2
    assert names["best"]("2233AH", 2) == Fraction(1570819, 559872)  # 2.8057, and not the 3.11 of the web
    assert names["value"]("33", 2) - names["value"]("2233", 2) == Fraction(91075, 559872)
    assert names["best"]("11133A", 2) == names["value"]("33", 2)


def test_the_exact_numbers_of_the_eleventh_lesson(as_saved: dict) -> None:
    names, _ = as_saved["40_stay_or_flee.ipynb"]
    p = Fraction(91, 216)
    assert names["killed"](6, 3) == 15 * p**4 * (1 - p) ** 2 + 6 * p**5 * (1 - p) + p**6
    assert names["x"] == 2 * (1 - p) ** 6 / (1 - (1 - p) ** 6)
    assert names["d"] == names["killed"](6, 3) / (1 - (1 - p) ** 6)
    assert round(float(names["dead_of_three"]), 5) == 0.10488
    assert round(float(names["points_of_three"]), 5) == 4.36762
    for limit, (points, dead) in names["limits"].items():
        chain = names["chain_of"](limit).absorption()
        visits = chain.visits["lower", 10]
        pays = {"lower": 0, "midtown": 1, "upper": 2}  # where he stands after the turn that paid
        assert points == 1 + sum(n * pays[zone] for (zone, _), n in visits.items())
        assert dead == chain.ends["lower", 10]["dead"]
    assert names["limits"][0][1] == 1  # who never flees dies
    assert names["best_limit"] == 4


def test_the_points_of_a_hunted_stay_come_near_their_mean(as_saved: dict) -> None:
    names, _ = as_saved["40_stay_or_flee.ipynb"]
    stays = playing(names["game"], names["duel"], names["leaves"])
    found = Simulation(
        stays,
        lambda end: max(1, 2 * (end.monsters[0].turns - 1)),  # the entry and Lower pay 1, every later turn 2
        seed=11,
        exact=names["points_of_three"],
        share=False,
    )
    assert abs(found.do(2_000).off) < 4


def test_the_exact_numbers_of_the_twelfth_lesson(as_saved: dict) -> None:
    names, _ = as_saved["41_hidden_cards.ipynb"]
    assert names["even_split"] == 6 * names["one_order"] == Fraction(28, 65)
    assert names["goes_first"] == Fraction(1, 6)  # the last of its loop: six monsters
    assert (names["bluffs"], names["reveals"]) == (Fraction(1, 2), Fraction(1, 2))
    assert [odds.equilibria for odds in names["known"].values()] == [((0, 1),), ((1, 0),)]
    assert names["krakens"] == [[Fraction(1, 4), Fraction(5, 4)], [Fraction(5, 4), Fraction(1, 4)]]
    assert names["gigazaurs"] == [[Fraction(1, 2), 0], [Fraction(-1, 2), 0]]


@pytest.mark.parametrize("card", ["Avalanche", "Windmill"])
def test_the_referee_pays_what_the_tables_of_the_twelfth_lesson_say(as_saved: dict, card: str) -> None:
    names, _ = as_saved["41_hidden_cards.ipynb"]
    odds = names["known"][card]
    for at, mine in enumerate(("reveal", "hide")):
        for other, krakens in enumerate(("reveal", "hide")):
            game = names["ring"](card)
            before = [worth(monster) for monster in game.state.monsters]
            game.play(mine)
            game.play(krakens)
            gains = [worth(monster) - had for monster, had in zip(game.state.monsters, before, strict=True)]
            assert gains == [odds.payoffs[at][other], odds.rival_payoffs[at][other]]


def worth(monster: Monster) -> Fraction:
    """A mask counts 2 VP, attached or not, an energy and a life point half a VP."""
    return monster.vp + 2 * (monster.mask + monster.collection) + Fraction(monster.energy + monster.lp, 2)
