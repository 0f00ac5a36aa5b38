"""Classrooms: numbers of one's own, results that are kept, files that cannot be edited unnoticed, a teacher's table."""

import csv
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.lessons.checking import reference
from kony_nb.lessons.classrooms import Classroom, here, numbers_for, seed_for
from kony_nb.lessons.entry import EXERCISES
from kony_nb.lessons.simulator import dice_of
from kony_nb.rules.errors import BadLesson, BadRecord

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test has a folder of its own and begins, and ends, without a classroom."""
    monkeypatch.chdir(tmp_path)
    kn.classroom()
    yield
    kn.classroom()


def enter(code: str, student: str) -> Classroom:
    room = kn.classroom(code, student=student)
    assert room is not None
    return room


def solve(room: Classroom, *idents: str) -> None:
    for ident in idents:
        entry = EXERCISES[ident]
        assert kn.lessons.check(ident, reference(entry, room.numbers(entry))).right


def test_numbers_and_dice_follow_from_code_and_student() -> None:
    kn.lessons.exercise("01.a")  # registers the exercises
    entry = EXERCISES["01.c"]
    ada = [numbers_for(entry, "7b", student) for student in ("Ada", " ada ", "ADA")]
    assert ada[0] == ada[2]
    assert enter("7b", "  ada").numbers(entry) == ada[0]
    others = [seed_for(code, who, "dice 01") for code in ("7b", "7c") for who in ("Ada", "Bob", "Eve")]
    assert len(set(others)) == 6
    assert seed_for("7b", "Ada", "dice 01") != seed_for("7b", "Ada", "dice 02")


def test_they_are_the_same_in_every_process() -> None:
    code = "from kony_nb.lessons.classrooms import seed_for; print(seed_for('7b', 'Ada', 'dice 01'))"
    assert run("-c", code).stdout.strip() == seed_for("7b", "Ada", "dice 01") == "27ca21d05f88c8c18f9540cb199f4dfa"


def test_without_a_classroom_there_are_the_books_numbers_and_nothing_is_kept() -> None:
    assert "AAHHES" in kn.lessons.exercise("01.a").text
    assert kn.lessons.check("01.a", "5/1296").right
    assert list(Path().iterdir()) == []
    assert dice_of("01") == "the book's dice of 01"
    enter("7b", "Ada")
    assert dice_of("01") == seed_for("7b", "Ada", "dice 01")
    assert kn.classroom() is None
    assert here() is None


def test_results_are_there_again_after_a_restart() -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.a", 2)
    kn.lessons.check("01.a", "no number")
    kn.lessons.check("01.a", 3, keep=False)
    solve(room, "01.a", "01.c")
    kn.lessons.check("01.a", 5)  # after the right one nothing counts any more

    again = enter("7b", "Ada")
    assert again.answers == room.answers
    first, second = again.results()
    assert (first["exercise"], first["right"], first["tries"]) == ("01.a", "yes", 2)
    assert (second["exercise"], second["right"], second["tries"]) == ("01.c", "yes", 1)
    assert "Ada in class '7b': 2 exercises answered" in repr(again)
    assert room.file.parent == Path(".kony_nb")
    assert [path for path in room.file.parent.iterdir() if path != room.file] == []  # nothing half written


def test_two_notebooks_of_one_student_keep_both_answers() -> None:
    one = enter("7b", "Ada")
    other = Classroom("7b", "Ada", None)
    one.keep("01.a", "1/2")
    other.keep("02.a", "1/3")
    one.keep("01.a", "1/4")
    assert enter("7b", "Ada").answers == {"01.a": ["1/2", "1/4"], "02.a": ["1/3"]}


def test_no_answer_of_the_book_is_in_the_file() -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.a", "1/7")
    assert json.loads(room.file.read_text(encoding="utf-8"))["answers"] == {"01.a": ["1/7"]}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda saved: saved["answers"].update({"01.a": ["5/1296"]}), "changed by hand"),
        (lambda saved: saved.update(student="Bob"), "changed by hand"),
        (lambda saved: saved.update(version=2), "version 2"),
        (lambda saved: saved.pop("digest"), "missing"),
        (lambda saved: saved.update(answers={"01.a": "5/1296"}), "wrong kind"),
        (lambda saved: saved.update(format="something"), "no answers of a class"),
    ],
)
def test_a_file_changed_by_hand_is_noticed(change: object, why: str) -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.a", "1/7")
    saved = json.loads(room.file.read_text(encoding="utf-8"))
    change(saved)
    room.file.write_text(json.dumps(saved), encoding="utf-8")
    before = room.file.read_bytes()

    for act in (lambda: enter("7b", "Ada"), lambda: kn.lessons.check("01.a", "1/8"), room.results):
        with pytest.raises(BadRecord, match=why):
            act()
    assert room.file.read_bytes() == before


def test_the_file_of_another_student_is_refused() -> None:
    kn.classroom("7b", student="Ada", file="mine.json")
    kn.lessons.check("01.a", "1/7")
    with pytest.raises(BadLesson, match="holds the answers of 'Ada'"):
        kn.classroom("7b", student="Bob", file="mine.json")
    assert here() is not None
    assert here().student == "Ada"  # still in the class as before


def test_capitals_and_spaces_make_no_other_student(tmp_path: Path) -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.a", "1/7")
    for code, student in (("7B", " ada"), ("7b", "ADA")):
        again = enter(code, student)
        assert again.file == room.file
        assert again.answers == {"01.a": ["1/7"]}
        assert (again.code, again.student) == ("7b", "Ada"), "as it was written first"
    kn.lessons.check("02.a", "1/8")
    (tmp_path / "school.json").write_bytes(room.file.read_bytes())
    room.file.unlink()
    at_home = enter("7b", "ada")
    kn.lessons.check("03.a", "1/9")
    (tmp_path / "home.json").write_bytes(at_home.file.read_bytes())
    (row,) = kn.lessons.collect(tmp_path).table
    assert [row[ident] for ident in ("01.a", "02.a", "03.a")] == ["not yet (1)"] * 3


@pytest.mark.parametrize(
    ("code", "student"),
    [("7b", None), ("7b", ""), ("7b", " "), ("", "Ada"), ("7b", "A" * 81), ("7b", "A\0da"), (7, "A"), (None, "Ada")],
)
def test_a_class_needs_a_code_and_a_student(code: object, student: object) -> None:
    with pytest.raises(BadLesson):
        kn.classroom(code, student=student)
    assert here() is None


def rows_of(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


def test_the_results_of_the_room_one_is_in() -> None:
    with pytest.raises(BadLesson, match="no classroom"):
        kn.lessons.results()
    solve(enter("7b", "Ada"), "01.a")
    assert [row["exercise"] for row in kn.lessons.results()] == ["01.a"]


def test_results_as_csv() -> None:
    room = enter("7b", "=Ada")
    kn.lessons.check("01.b", "a")
    solve(room, "01.a")
    rows = rows_of(room.export("results.csv"))
    assert [row["exercise"] for row in rows] == ["01.a", "01.b"]
    assert rows[0]["student"] == "'=Ada"  # a spreadsheet computes nothing
    assert rows[0]["right"] == "yes"


def test_a_copy_to_hand_in_is_collected_like_the_file(tmp_path: Path) -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.b", "a")
    copy = room.export(tmp_path / "handed in" / "Ada.json")
    assert copy.read_bytes() == room.file.read_bytes()
    assert [row["student"] for row in kn.lessons.collect(copy.parent).table] == ["Ada"]


def test_another_form_is_refused() -> None:
    with pytest.raises(BadLesson, match=r"\.csv or as \.py"):
        enter("7b", "Ada").export("results.xlsx")
    assert not Path("results.xlsx").exists()


@pytest.fixture
def two_asserts() -> tuple[Path, Path]:
    """The asserts of a student who has all right, and of one who has one wrong."""
    good = enter('7b "quoted"', "Ada \\ Lovelace")
    solve(good, "01.a", "02.c")
    right = good.export("test_right.py")
    bad = enter("7b", "Bob")
    solve(bad, "01.a")
    kn.lessons.check("01.c", "1/7")
    return right, bad.export("test_wrong.py")


def run(*command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "12345"}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False)


def test_asserts_run_by_themselves(two_asserts: tuple[Path, Path]) -> None:
    right = run(str(two_asserts[0]))
    assert (right.returncode, right.stdout) == (0, "2 of 2 right\n")
    with pytest.raises(AssertionError, match=r"01\.c: 1/7 is not right"):
        runpy.run_path(str(two_asserts[1]), run_name="__main__")


def test_asserts_are_functions_for_pytest_too(two_asserts: tuple[Path, Path]) -> None:
    names: dict[str, object] = {}
    exec(two_asserts[1].read_text(encoding="utf-8"), names)
    names["test_01_a"]()
    with pytest.raises(AssertionError):
        names["test_01_c"]()


def test_asserts_are_a_test_file_of_otter_grader(two_asserts: tuple[Path, Path]) -> None:
    otter = pytest.importorskip("otter.test_files.ok_test", reason="otter-grader is not installed")
    points = []
    for path in two_asserts:
        test = otter.OKTestFile.from_file(str(path))
        test.run({})
        points.append([(result.test_case.points, result.passed) for result in test.test_case_results])
    assert points == [[(1, True), (1, True)], [(1, True), (1, False)]]


def test_a_teacher_collects_the_class(tmp_path: Path) -> None:
    handed_in = tmp_path / "handed in"
    students = [f"student {n}" for n in range(5)]
    for at, student in enumerate(students):
        room = enter("7b", student)
        if at < 3:
            entry = EXERCISES["02.a"]
            numbers = room.numbers(entry)
            kn.lessons.check("02.a", numbers["dice"] * len(numbers["faces"]) / 6)
        solve(room, "01.a")
        (handed_in / student).mkdir(parents=True)
        room.file.rename(handed_in / student / room.file.name)
    (handed_in / "notes.json").write_text("{}", encoding="utf-8")
    (handed_in / "photo.json").write_bytes(b"\xff\xfe\x00")
    (handed_in / "empty.JSON").write_bytes(b"")
    (edited,) = (handed_in / "student 4").iterdir()
    edited.write_text(edited.read_text(encoding="utf-8").replace("01.a", "01.c"), encoding="utf-8")

    found = kn.lessons.collect(handed_in)
    assert [row["student"] for row in found.table] == students[:4]
    assert [row["01.a"] for row in found.table] == ["right (1)"] * 4
    assert [row["02.a"] for row in found.table] == ["not yet (1)"] * 3 + ["-"]
    assert [row["right"] for row in found.table] == [1] * 4
    (common,) = found.misconceptions
    assert (common["misconception"], common["students"]) == ("added the chances of the dice", 3)
    assert common["who"] == "student 0, student 1, student 2"
    assert {"photo.json", "empty.JSON"} < set(found.refused)
    (refused,) = (each for each in found.refused.items() if each[0].endswith(edited.name))
    assert len(found.refused) == 3
    assert "changed by hand" in refused[1]
    assert "changed by hand" in repr(found)
    assert "changed by hand" in found._repr_html_()
    rows = rows_of(found.to_csv(tmp_path / "class.csv"))
    assert [row["student"] for row in rows] == students[:4]


def test_of_two_files_of_a_student_everything_counts(tmp_path: Path) -> None:
    room = enter("7b", "Ada")
    kn.lessons.check("01.a", "1/7")
    (tmp_path / "early.json").write_bytes(room.file.read_bytes())
    kn.lessons.check("01.a", "1/8")
    (tmp_path / "a later one.json").write_bytes(room.file.read_bytes())
    room.file.unlink()
    enter("7b", "Ada")
    kn.lessons.check("02.a", "1/9")
    (tmp_path / "at home.json.txt").write_bytes(room.file.read_bytes())
    (row,) = kn.lessons.collect(tmp_path).table
    assert (row["01.a"], row["02.a"]) == ("not yet (2)", "not yet (1)")


def test_a_folder_is_needed(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="is no folder"):
        kn.lessons.collect(tmp_path / "nowhere")
    with pytest.raises(BadRecord, match="name too long"):
        kn.lessons.collect("x" * 5000)
    assert len(kn.lessons.collect(tmp_path).table) == 0
    assert "0 students" in repr(kn.lessons.collect(tmp_path))
