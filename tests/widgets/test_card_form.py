"""The form for an owner's evolutions: what it writes, what it shows, and that it never fails in a person's face."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.owner import using
from kony_nb.rules.cards.registry import CARDS
from kony_nb.widgets.card_form import NEW, CardForm
from tests.game.owner_cards import EVERY_EFFECT, evolution, faults_of

pytestmark = pytest.mark.usefixtures("nothing_in_use")
FILE = Path(using.FILE)


def filled() -> CardForm:
    """Return a form with one evolution that can be saved."""
    form = kn.card_form()
    form.game.value = "tokyo"
    form.monster.value = "Kraken"
    form.name.value = "My Wave"
    form.add.click()
    return form


def written() -> list[dict[str, Any]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))["evolution"]


def test_what_is_missing_is_said_until_nothing_is() -> None:
    form = kn.card_form()
    assert form.save.disabled
    assert "<b>name</b>" in form.faults.value
    assert "neither effects nor a text" in form.faults.value
    form.name.value = "Wave"
    form.text.value = "Splash."
    assert not form.save.disabled
    assert "Nothing is missing" in form.faults.value
    assert "Splash." in form.preview.value


def test_saving_writes_the_file_and_uses_it() -> None:
    form = filled()
    form.save.click()
    assert "Saved My Wave" in form.status.value
    effects = [{"do": "gain", "what": "vp", "n": 1}]
    assert written() == [
        {"game": "tokyo", "monster": "Kraken", "name": "My Wave", "kind": "temporary", "effects": effects}
    ]
    assert CARDS["own_tokyo_kraken_1"].name == "My Wave"
    assert [path.name for path in Path().iterdir()] == [using.FILE]


def test_the_card_is_shown_as_it_will_look() -> None:
    form = filled()
    assert "<svg" in form.preview.value
    assert "My Wave" in form.preview.value
    assert "Gain 1 VP." in form.preview.value
    form.name.value = "<script>"
    assert "<script>" not in form.preview.value + form.faults.value + form.status.value


def test_an_evolution_of_the_list_is_changed_and_another_one_added() -> None:
    form = filled()
    form.save.click()
    form.new.click()
    assert (form.at, form.name.value, form.rows) == (NEW, "", [])
    form.name.value, form.text.value = "Second", "Sing."
    form.save.click()
    assert form.listed.options[0][0] == "Kraken: My Wave (tokyo)"
    form.listed.value = "0"
    assert (form.name.value, form.rows[0].said()) == ("My Wave", {"do": "gain", "what": "vp", "n": 1})
    form.rows[0].boxes["n"].value = 3
    form.save.click()
    assert [(each["name"], each.get("effects")) for each in written()] == [
        ("My Wave", [{"do": "gain", "what": "vp", "n": 3}]),
        ("Second", None),
    ]


def test_deleting_asks_first() -> None:
    form = filled()
    form.save.click()
    form.delete.click()
    assert form.really.layout.display == ""
    form.keep.click()
    assert form.really.layout.display == "none"
    assert len(written()) == 1
    form.delete.click()
    form.really.click()
    assert "Deleted Kraken: My Wave" in form.status.value
    assert "evolution" not in tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert "own_tokyo_kraken_1" not in CARDS


def test_the_choices_follow_game_and_monster() -> None:
    form = kn.card_form()
    form.game.value = "tokyo"
    form.monster.value = "Kraken"
    assert "High Tide" in [value for _, value in form.replaces.options]
    form.replaces.value = "High Tide"
    form.monster.value = "Alienoid"
    assert form.replaces.value == ""
    form.game.value = "new_york"
    assert form.monster.value != "Alienoid"
    form.kind.value = "permanent"
    assert form.lasts.layout.display == "none"
    assert "lasts" not in form.said()


def test_an_effect_shows_the_keys_of_its_word() -> None:
    form = filled()
    (row,) = form.rows
    assert [box.description for box in row.more.children] == ["What", "How many", "When", "If", "For each"]
    row.do.value = "extra_dice"
    assert [box.description for box in row.more.children] == ["How many"]
    assert row.boxes["n"].max == 2
    assert "<b>effect 1.do</b>" in form.faults.value
    form.kind.value = "permanent"
    assert not form.save.disabled
    row.do.value = "draw"
    row.boxes["at"].value = "roll"
    assert [box.description for box in row.more.children] == ["When", "Face", "At least", "If"]
    row.remove.click()
    assert form.rows == []


@pytest.mark.parametrize("words", EVERY_EFFECT, ids=str)
def test_every_effect_can_be_shown_and_comes_out_as_it_went_in(words: dict[str, Any]) -> None:
    FILE.write_text(using_text(evolution(**words)), encoding="utf-8")
    form = kn.card_form()
    form.listed.value = "0"
    assert form.save.disabled is False
    assert form.said() == evolution(**words)
    assert faults_of(form.said()) == []


def using_text(*entered: dict[str, Any]) -> str:
    from kony_nb.game.owner.writing import toml_text

    return toml_text(entered)


def test_six_effects_are_the_most() -> None:
    form = filled()
    for _ in range(9):
        form.add.click()
    assert len(form.rows) == 6
    assert form.add.disabled


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"version = 1\n[[evolution]\n",
        b"version = 9",
        b"version = 1\n[[monster]]\nid = 1\n",
        b"version = 1\nchallenge = 3",
        b"version = 1\nchallenge = [3]",
        b"version = 1\n[[challenge]]\nid = 19\n",
        b"version = 1\n[[challenge]]\nname = 'x'\n",
        b"version = 1\n[[challenge]]\nid = 2\n[[challenge]]\nid = 'challenge.02'\n",
        b"version = " + b"1" * 5000,
        b"version = 1\nevolution = [1]",
        b"[" * 9999,
    ],
)
def test_a_file_that_it_does_not_understand_is_left_alone(content: bytes) -> None:
    FILE.write_bytes(content)
    form = filled()
    assert form.save.disabled
    form.save.click()
    form.save_all()
    assert FILE.read_bytes() == content


def test_faulty_evolutions_of_a_file_are_shown_and_can_be_put_right() -> None:
    FILE.write_text(
        'version = 1\n[[evolution]]\ngame = "tokyo"\nmonster = "the king"\nname = 3\nkind = ["x"]\n'
        'when = [1]\neffects = [{ do = "gian", n = "x" }, 4]\n',
        encoding="utf-8",
    )
    form = kn.card_form()
    form.name.value = "New"
    assert "evolution[0].name" in form.faults.value
    form.listed.value = "0"
    assert form.monster.value == "The King"
    form.name.value = "Right"
    assert not form.save.disabled
    form.save.click()
    assert written()[0]["monster"] == "The King"


def test_comments_are_said_to_be_lost() -> None:
    FILE.write_text(using_text(evolution()) + "# mine\n", encoding="utf-8")
    assert "Comments in the file are lost" in kn.card_form().status.value


def test_a_place_that_cannot_be_written_is_said_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    form = filled()
    form.file = Path("missing\0.toml")
    form.save.click()
    assert 'role="alert"' in form.status.value
    assert form.entries == []
    form.file = FILE
    form.save.click()
    assert len(written()) == 1


def test_an_error_of_ours_is_shown_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    form = filled()
    monkeypatch.setattr(form, "wanted", lambda: 1 / 0)
    form.name.value = "Other"
    assert "This did not work: ZeroDivisionError" in form.status.value


def test_every_field_has_a_label() -> None:
    form = filled()
    for box in (*form.fields, form.when, form.text, form.listed, *form.rows[0].boxes.values(), form.rows[0].do):
        assert box.description


def test_it_works_on_the_file_that_games_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(using.SWITCH, "elsewhere.toml")
    assert kn.card_form().file == Path("elsewhere.toml")
    assert kn.card_form("other.toml").file == Path("other.toml")
    with pytest.raises(kn.BadCards):
        kn.card_form(3)
    assert repr(kn.card_form()) == "The form for elsewhere.toml. Run all cells to use it."
