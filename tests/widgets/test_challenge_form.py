"""The part of the form for challenge cards: what it writes, what it shows, and that evolutions stay beside it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.owner import using
from kony_nb.game.owner.challenges import CHALLENGE_KEYS
from kony_nb.game.owner.writing import toml_text
from kony_nb.rules.luchador.cards import CHALLENGES, HOUSE
from kony_nb.widgets.challenge_form import ChallengeForm
from tests.game.owner_cards import evolution

pytestmark = pytest.mark.usefixtures("nothing_in_use")
FILE = Path(using.FILE)
BEAR = "challenge.02"


def written(table: str = "challenge") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8")).get(table, [])
    return found


def opened(*challenges: dict[str, Any], evolutions: tuple[dict[str, Any], ...] = ()) -> ChallengeForm:
    """Return the part for challenge cards of a form on a file that holds these, at the second card."""
    if challenges or evolutions:
        FILE.write_text(toml_text(evolutions, challenges), encoding="utf-8")
    form = kn.card_form().challenges
    form.card.value = BEAR
    return form


def test_a_house_card_is_shown_and_is_nothing_to_save() -> None:
    form = opened()
    assert {key: box.value for key, box in form.boxes.items()} == {
        **{"name": "Bear Hug", "team_up": "Polite", "strength": 6, "bonus": 1},
        **{"reward.vp": 0, "reward.lp": 0, "reward.energy": 1},
        **{"team_up_reward.vp": 0, "team_up_reward.lp": 0, "team_up_reward.energy": 1},
    }
    assert form.said() == {"id": BEAR}
    assert form.save.disabled
    assert form.back.disabled
    assert "It is the house card as it stands." in form.faults.value
    assert "House card" in form.preview.value


def test_what_differs_is_written_and_used_and_can_be_taken_back() -> None:
    form = opened()
    form.boxes["name"].value = " My <b>Hug</b> "
    form.boxes["strength"].value = 7
    form.boxes["reward.energy"].value = 0
    form.boxes["reward.vp"].value = 3
    assert "Owner&#x27;s card" in form.preview.value
    assert "<b>Hug" not in form.preview.value + form.faults.value
    form.save.click()
    assert "Saved My &lt;b&gt;Hug" in form.status.value
    assert written() == [{"id": BEAR, "name": "My <b>Hug</b>", "strength": 7, "reward": {"vp": 3}}]
    assert CHALLENGES[BEAR].strength == 7
    assert form.card.options[1] == ("2: Bear Hug (yours)", BEAR)
    assert form.card.value == BEAR
    form.back.click()
    assert written() == []
    assert dict(HOUSE) == CHALLENGES
    assert "Bear Hug is the house card again" in form.status.value
    assert form.boxes["name"].value == "Bear Hug"
    assert form.card.options[1] == ("2: Bear Hug", BEAR)


def test_every_key_comes_out_as_it_went_in() -> None:
    entry = {
        "id": BEAR,
        "name": "Bear Hug",
        "strength": 0,
        "bonus": 20,
        "reward": {},
        "team_up": "Very",
        "team_up_reward": {"vp": 1, "lp": 2, "energy": 3},
    }
    form = opened({"id": 1, "strength": 1}, entry)
    assert tuple(form.said()) == CHALLENGE_KEYS
    assert form.said() == entry
    form.boxes["bonus"].value = 4
    form.save.click()
    assert written() == [{"id": 1, "strength": 1}, {**entry, "bonus": 4}]


def test_faults_of_a_file_are_put_right_by_saving() -> None:
    form = opened({"id": 2, "strength": 99, "name": 3, "reward": {"vp": 2}})
    assert (form.boxes["strength"].value, form.boxes["name"].value, form.boxes["reward.vp"].value) == (6, "Bear Hug", 2)
    form.save.click()
    assert written() == [{"id": BEAR, "name": "Bear Hug", "strength": 6, "reward": {"vp": 2}}]


def test_a_fault_is_said_and_nothing_is_saved() -> None:
    form = opened()
    form.boxes["name"].value = "avalanche"
    assert "<li>name: challenge.01 is called &#x27;avalanche&#x27; too" in form.faults.value
    assert form.save.disabled
    form.boxes["name"].value = " "
    assert "not a text of 1 to 40" in form.faults.value
    assert form.save.disabled
    assert not FILE.exists()


def test_evolutions_stay_in_the_file_and_their_faults_are_told() -> None:
    form = opened(evolutions=(evolution(),))
    form.boxes["bonus"].value = 5
    form.save.click()
    assert written("evolution") == [evolution()]
    assert len(using.in_use()) == 2
    form = opened(evolutions=(evolution(kind="perm"),))
    form.boxes["bonus"].value = 5
    form.save.click()
    assert 'role="alert"' in form.status.value
    assert "evolution[0].kind" in form.status.value
    assert written() == []


def test_saving_an_evolution_keeps_the_challenge_cards() -> None:
    form = kn.card_form()
    FILE.write_text(toml_text((), ({"id": 2, "bonus": 5},)), encoding="utf-8")
    form.load()
    form.name.value, form.text.value = "Wave", "Splash."
    form.save.click()
    assert written() == [{"id": 2, "bonus": 5}]
    assert [card["name"] for card in written("evolution")] == ["Wave"]
    form.listed.value = "0"
    form.delete.click()
    form.really.click()
    assert written() == [{"id": 2, "bonus": 5}]
    assert CHALLENGES[BEAR].bonus == 5


def test_a_file_that_it_does_not_understand_is_left_alone() -> None:
    FILE.write_text("version = 1\n[[challenge]]\nid = 19\n", encoding="utf-8")
    form = opened()
    form.boxes["bonus"].value = 5
    assert form.save.disabled
    assert form.back.disabled
    form.save.click()
    assert "left alone" in form.status.value
    assert FILE.read_text(encoding="utf-8") == "version = 1\n[[challenge]]\nid = 19\n"


def test_an_error_of_ours_is_shown_and_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    form = opened()
    monkeypatch.setattr(form, "wanted", lambda: 1 / 0)
    form.boxes["bonus"].value = 5
    assert "This did not work: ZeroDivisionError" in form.status.value


def test_every_field_has_a_label_of_its_own() -> None:
    labels = [box.description for box in (*opened().boxes.values(), opened().card)]
    assert len(set(labels)) == len(labels) == 11
