"""An owner's evolutions in use: found or named, in their sets, and saves that know with which ones they were played."""

import os
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.game.owner import using
from kony_nb.game.owner.writing import toml_text
from kony_nb.rules.actions import from_text, vocabulary
from kony_nb.rules.cards.registry import CARDS, evolutions_of
from kony_nb.rules.errors import BadCards, BadRecord, BadScenario
from kony_nb.rules.options import options
from kony_nb.rules.power_up.vocabulary import EFFECTS, sentence
from tests.game.owner_cards import checked, evolution, shuffled_out

pytestmark = pytest.mark.usefixtures("nothing_in_use")
OWN = "own_tokyo_kraken_1"
PAIR = ["Kraken", "Alienoid"]


def write(*entered: dict[str, object], name: str = using.FILE) -> Path:
    Path(name).write_text(toml_text(entered), encoding="utf-8")
    return Path(name)


def new(**more: object) -> kn.Game:
    return kn.Game.new("tokyo", monsters=PAIR, expansions=["power_up"], **more)


def registry() -> tuple[object, ...]:
    return dict(CARDS), vocabulary(), evolutions_of("tokyo", "Kraken"), [action.number for action in vocabulary()[:99]]


def test_all_is_as_before_when_none_is_used_any_more() -> None:
    before = registry()
    numbers = {action.text: action.number for action in vocabulary()}
    kn.use_cards(write(evolution(replaces="High Tide"), evolution(name="Second")))
    assert {"high_tide", "cult_worshippers"}.isdisjoint(evolutions_of("tokyo", "Kraken"))
    assert {OWN, "own_tokyo_kraken_2"} <= set(evolutions_of("tokyo", "Kraken"))
    assert len(evolutions_of("tokyo", "Kraken")) == 8
    assert CARDS[OWN].provenance == "owner"
    assert from_text(f"play {OWN}") is not None
    assert all(numbers[action.text] == action.number for action in vocabulary() if action.text in numbers)
    assert len(kn.use_cards(None)) == 0
    assert registry() == before
    assert from_text(f"play {OWN}") is None


def test_a_file_with_a_fault_changes_nothing() -> None:
    kn.use_cards(write(evolution()))
    there = registry()
    with pytest.raises(BadCards, match=r"line \d+"):
        kn.use_cards(write(evolution(), evolution(name="Two", kind="perm"), name="bad.toml"))
    assert registry() == there
    assert len(using.in_use()) == 1


@pytest.mark.parametrize("path", [3, "", "a\0b", "nowhere.toml"])
def test_a_path_that_is_none(path: object) -> None:
    with pytest.raises(BadCards):
        kn.use_cards(path)


def test_what_is_used_is_told() -> None:
    used = kn.use_cards(write(evolution(replaces="High Tide"), evolution(name="Zwei")))
    assert repr(used).splitlines() == [
        "2 evolutions of the owner, from my_cards.toml",
        "- Own (Kraken, King of Tokyo), in the place of High Tide [own_tokyo_kraken_1]",
        "- Zwei (Kraken, King of Tokyo), in the place of Cult Worshippers [own_tokyo_kraken_2]",
    ]
    assert repr(kn.use_cards(None)) == "No cards of the owner."


def test_the_file_beside_the_notebook_is_found_once_a_game_has_evolutions() -> None:
    write(evolution())
    kn.Game.new("tokyo", monsters=PAIR)
    assert len(using.in_use()) == 0
    game = new()
    assert OWN in evolutions_of("tokyo", "Kraken")
    assert game.state.options.owner_cards
    write(evolution(), evolution(name="Later"))
    new()
    assert len(using.in_use()) == 1


def test_a_scenario_finds_it_too_and_knows_its_cards_by_name() -> None:
    write(evolution(name="My Wave", replaces="High Tide"))
    given = {"game": "tokyo", "expansions": ["power_up"]}
    monsters = [{"name": "Kraken", "evolutions": {"hand": ["my wave"]}}, {"name": "Alienoid", "place": "tokyo_city"}]
    game = kn.scenario({**given, "monsters": monsters})
    assert game.state.monsters[0].hand == (OWN,)
    assert len(game.state.monsters[0].evolutions) == 7
    monsters[0] = {"name": "Kraken", "evolutions": {"hand": ["high_tide"]}}
    with pytest.raises(BadScenario, match="'high_tide' is not known"):
        kn.scenario({**given, "monsters": monsters})


def test_the_environment_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    write(evolution(name="Here"))
    write(evolution(name="There"), name="elsewhere.toml")
    monkeypatch.setenv(using.SWITCH, "elsewhere.toml")
    new()
    assert CARDS[OWN].name == "There"
    monkeypatch.setattr(using.NOW, "decided", False)
    monkeypatch.setenv(using.SWITCH, "nowhere.toml")
    with pytest.raises(BadCards, match=r"nowhere\.toml: cannot be read"):
        new()


def test_a_file_with_faults_stops_the_game_that_would_use_it() -> None:
    write(evolution(kind="perm"))
    with pytest.raises(BadCards):
        new()
    assert len(using.in_use()) == 0
    kn.use_cards(None)
    assert new().state.options.owner_cards == ""


def test_none_is_none_though_a_file_is_there() -> None:
    write(evolution())
    kn.use_cards(None)
    assert new().state.options.owner_cards == ""


# Saves


def test_a_save_is_refused_with_other_cards_or_none_and_says_why() -> None:
    kn.use_cards(write(evolution()))
    saved = new(seed=3).to_json()
    assert kn.Game.from_json(saved).to_json() == saved
    kn.use_cards(None)
    said = r"owner_cards: .* with cards of the owner .*none that it plays with is in use.*use_cards"
    with pytest.raises(BadRecord, match=said):
        kn.Game.from_json(saved)
    kn.use_cards(write(evolution(effects=[{"do": "gain", "what": "vp", "n": 2}]), name="other.toml"))
    with pytest.raises(BadRecord, match=r"others are in use \(digest \w+, other\.toml\)"):
        kn.Game.from_json(saved)


def test_a_save_without_them_is_refused_with_them() -> None:
    saved = new(seed=3).to_json()
    assert "owner_cards" not in saved
    kn.use_cards(write(evolution()))
    with pytest.raises(BadRecord, match="without cards of the owner"):
        kn.Game.from_json(saved)


def test_cards_of_monsters_that_do_not_play_do_not_matter() -> None:
    saved = new(seed=3).to_json()
    kn.use_cards(write(evolution(monster="Gigazaur")))
    assert kn.Game.from_json(saved).to_json() == saved


def test_games_without_expansions_are_untouched() -> None:
    plain = kn.Game.new("tokyo", monsters=PAIR, seed=3)
    texts = plain.to_json(), plain.record(), plain.share()
    kn.use_cards(write(evolution()))
    again = kn.Game.new("tokyo", monsters=PAIR, seed=3)
    assert (again.to_json(), again.record(), again.share()) == texts
    for text, read in zip(texts, (kn.Game.from_json, kn.Game.from_record, kn.scenario), strict=True):
        assert read(text).state.options.owner_cards == ""
        assert "owner_cards" not in read(text).start


def situation() -> kn.Game:
    return kn.scenario(
        {
            "game": "tokyo",
            "expansions": ["power_up"],
            "monsters": [
                {"name": "Kraken", "evolutions": {"hand": [OWN]}},
                {"name": "Alienoid", "place": "tokyo_city", "vp": 3},
            ],
        }
    )


def test_a_record_and_a_share_string_name_the_digest() -> None:
    kn.use_cards(write(evolution()))
    game = situation()
    record, shared = game.record(), game.share(all=True)
    assert f'[Cards "{game.state.options.owner_cards}"]' in record
    assert kn.Game.from_record(record).record() == record
    assert kn.scenario(shared).state.monsters[0].hand == (OWN,)
    assert game.to_scenario()["owner_cards"] == game.state.options.owner_cards
    kn.use_cards(None)
    with pytest.raises(BadRecord, match="owner_cards"):
        kn.Game.from_record(record)
    with pytest.raises(BadScenario, match="owner_cards"):
        kn.scenario(shared)


def test_a_share_string_without_them_is_refused_with_them() -> None:
    game = new(seed=3)
    shared = game.share(all=True)
    kn.use_cards(write(evolution()))
    with pytest.raises(BadScenario, match="without cards of the owner"):
        kn.scenario(shared)


def test_a_game_whose_cards_are_gone_says_so_and_goes_on_when_they_are_back() -> None:
    file = write(evolution())
    kn.use_cards(file)
    game = situation()
    kn.use_cards(None)
    for use in (lambda: game.state, lambda: game.play("roll"), game.legal_actions, lambda: str(game)):
        with pytest.raises(BadCards, match="this game was begun with cards of the owner"):
            use()
    kn.use_cards(file)
    assert game.play("play own")


def test_the_digest_is_the_same_whatever_the_order_of_other_monsters() -> None:
    own, other = evolution(), evolution(monster="Alienoid", name="Beam")
    kn.use_cards(write(own, other))
    chosen = options("tokyo", expansions=["power_up"])
    first = using.digest(chosen, ("Kraken", "Alienoid"))
    kn.use_cards(write(other, own))
    assert using.digest(chosen, ("Alienoid", "Kraken")) == first
    assert using.digest(options(expansions=["power_up"]), ("Kraken",)) == ""


# Bots and workers


@pytest.mark.slow
def test_other_processes_play_with_them_too() -> None:
    kn.use_cards(write(*shuffled_out("tokyo", PAIR)))
    game = situation()
    asked = {"n": 20, "seed": 1, "policy": "random"}
    here = kn.compare(game, ["roll", f"play {OWN}"], workers=0, **asked)
    there = kn.compare(game, ["roll", f"play {OWN}"], workers=1, **asked)
    assert repr(here) == repr(there)


def test_the_greedy_bot_plays_them_and_changes_nothing_by_hand() -> None:
    kn.use_cards(write(*(evolution(name=f"Own {at}", text="Sing.") for at in range(8))))
    game = situation()
    game.play(f"play {OWN}")
    from kony_nb.play.policies import greedy

    assert game.decision.kind == "by_hand"
    assert greedy(game.state, 0).text == "pass"


def test_what_is_written_is_read_again() -> None:
    entered = [*shuffled_out("tokyo", PAIR), evolution(monster="Gigazaur", name='A "b" \\ é', text="x = [1] # no")]
    cards = checked(*entered)
    assert kn.use_cards(write(*entered)).evolutions == cards


def test_every_word_has_a_sentence() -> None:
    seen = set()
    for card in checked(*shuffled_out("tokyo", PAIR), *shuffled_out("new_york", ["Kong", "Rob"])):
        for effect in card.own.effects:
            seen.add(effect.do)
            said = sentence(effect)
            assert said[0].isupper()
            assert said.endswith(".")
            assert "{" not in said
    assert seen <= set(EFFECTS)


def test_the_folder_is_left_clean() -> None:
    kn.use_cards(write(evolution()))
    assert os.listdir() == [using.FILE]
