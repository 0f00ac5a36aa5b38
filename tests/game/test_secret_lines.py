"""Records with secrets: marked in the whole one, left out where everybody or one seat reads, without a trace."""

import re
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.share import unshare
from kony_nb.rules.errors import BadOption, BadRecord
from kony_nb.rules.state import state_key
from tests.game.randomly import evolving_game


def table(*then: str, **more: Any) -> Game:
    """Return a game in which Kraken can heal, and Alienoid has three hearts."""
    kraken = {"name": "Kraken", "lp": 5, "place": "outside", "evolutions": {"hand": ["healing_rain"]}}
    alienoid = {"name": "Alienoid", "place": "outside", "evolutions": {"hand": ["alien_scourge"]}}
    given = {"game": "tokyo", "expansions": ["power_up"], "monsters": [alienoid, kraken], "seed": 7, "then": list(then)}
    return scenario({**given, **more})


def body(text: str) -> list[str]:
    """Return the lines of a record below its header."""
    return text.split("\n\n", 1)[1].splitlines()


def test_what_is_secret_stands_in_parentheses_and_has_no_number() -> None:
    game = table("roll 123HHH", "pass", "play alien_scourge", "pass", "stop")
    assert [line for line in body(game.record()) if not line.startswith(";")] == [
        "1. Alienoid: roll",
        "* dice 123HHH",
        "(Kraken: pass)",
        "2. Alienoid: play alien_scourge",
        "(Kraken: pass)",
        "3. Alienoid: stop",
        "",
        "= unfinished",
    ]


def test_everybody_reads_no_secret_and_misses_no_number() -> None:
    game = evolving_game(4, 3, choices=150, draft=False)
    lines = body(game.record(public=True))
    assert not any(line.startswith("(") for line in lines)
    numbers = [int(line.partition(".")[0]) for line in lines if re.match(r"\d+\. ", line)]
    assert numbers == list(range(1, len(numbers) + 1))
    whole = body(game.record())
    assert [line for line in whole if not line.startswith("(")] == lines
    drawn = {event.what for event in game.events if event.kind == "draw_evolution"}
    shown = {event.what for event in game.events if event.to is None}
    assert drawn - shown
    assert not [card for card in drawn - shown if re.search(rf"\b{card}\b", "\n".join(lines))]


def test_a_seat_reads_its_own_secrets_and_no_others() -> None:
    game = evolving_game(4, 3, choices=150, draft=False)
    whole = body(game.record())
    for seat, name in enumerate(game.names):
        own = {f"({name}: ", f"(; {name} "}
        lines = [line for line in body(game.record(seat=name)) if line.startswith("(")]
        assert lines
        assert all(line.startswith("(*") or line[: line.index(" ", 3) + 1] in own or name in line for line in lines)
        kept = [event.what for event in game.events_for(name) if event.kind == "keep_evolution"]
        assert kept == [e.what for e in game.events if e.kind == "keep_evolution" and e.seat == seat]
        assert set(lines) <= set(whole)


def test_what_was_noted_and_where_one_stands_is_nobodys_business() -> None:
    game = table("roll 123HHH", "pass", "stop")
    game.node.note = "Kraken holds Healing Rain"
    game.goto(1)
    assert "{Kraken holds" in game.record()
    assert '[At "1"]' in game.record()
    for text in (game.record(public=True), game.record(seat="Alienoid")):
        assert "Rain" not in text
        assert "[At" not in text


def test_the_start_is_told_without_the_hands() -> None:
    game = table("roll 123HHH")

    def start(text: str) -> dict[str, Any]:
        header = re.search(r'\[Start "(.*)"\]', text)
        assert header is not None
        return unshare(header[1])

    everybody, own = start(game.record(public=True)), start(game.record(seat="Kraken"))
    assert [monster["evolutions"]["hand"] for monster in everybody["monsters"]] == [["?"], ["?"]]
    assert [monster["evolutions"]["hand"] for monster in own["monsters"]] == [["?"], ["healing_rain"]]
    assert start(game.record())["monsters"][0]["evolutions"]["hand"] == ["alien_scourge"]


def test_a_start_in_the_middle_of_a_window_is_told_without_the_hands() -> None:
    game = table(phase="start", seed=1)
    assert game.state.agenda[-1].kind == "play"
    text = game.record(public=True)
    shared = unshare(game.share())
    assert [monster["evolutions"]["hand"] for monster in shared["monsters"]] == [["?"], ["?"]]
    header = re.search(r'\[Start "(.*)"\]', text)
    assert header is not None
    assert "rain" not in str(unshare(header[1]))


def test_the_whole_record_gives_the_same_game_again() -> None:
    for seed in range(4):
        game = evolving_game(seed, choices=200, deal_seed="secret")
        again = Game.from_record(game.record())
        assert again.record() == game.record()
        assert [node.events for node in again.path] == [node.events for node in game.path]
        assert state_key(again.state) == state_key(game.state)


@pytest.mark.parametrize("knows", ["everybody", "Kraken"])
def test_a_record_of_what_somebody_knows_cannot_be_played_again(knows: str) -> None:
    game = table("roll 123HHH")
    text = game.record(public=True) if knows == "everybody" else game.record(seat=knows)
    with pytest.raises(BadRecord, match=f"only what {knows} knows: only the whole one can be played again"):
        Game.from_record(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("(Kraken: pass)", "2. Kraken: pass", "not everybody knows this; what is secret stands in parentheses"),
        ("(Kraken: pass)", "(Kraken pass)", "a choice reads '(Monster: action)'"),
        ("(Kraken: pass)", "(Alienoid: pass)", "Kraken is asked here, not Alienoid"),
        ("(Kraken: pass)\n", "", "Kraken is asked here, not Alienoid"),
        ("1. Alienoid: roll", "(Alienoid: roll)", "everybody knows this"),
        ("* dice 123HHH", "(* dice 123HHH)", "everybody knows this"),
        ('[Version "2"]', '[Version "1"]', "a choice reads '2. Monster: action'"),
        ('[Expansions "power_up"]\n', "", "header Expansions: '' is not the 'power_up' of the start"),
    ],
)
def test_an_edited_mark_is_refused(old: str, new: str, said: str) -> None:
    text = table("roll 123HHH", "pass", "stop").record()
    assert old in text
    with pytest.raises(BadRecord, match=re.escape(said)):
        Game.from_record(text.replace(old, new, 1))


def test_a_game_without_secrets_is_still_written_as_version_1() -> None:
    game = scenario({"monsters": ["Kong", "Rob"], "then": ["roll AAHESO"]})
    assert game.record().startswith('[Version "1"]')
    assert game.record(public=True).startswith('[Version "2"]')
    assert body(game.record(public=True)) == body(game.record())


def looked() -> Game:
    kong = {"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}
    then = ["use made_in_a_lab", "draw jets", "pass", "end"]
    return scenario({"game": "tokyo", "monsters": [kong, "Rob"], "phase": "buy", "dice": "123EEH", "then": then})


def test_a_card_that_one_has_looked_at_is_secret_too() -> None:
    game = looked()
    lines = body(game.record())
    assert {"(* draw jets)", "(Kong: pass)"} <= set(lines)
    assert Game.from_record(game.record()).record() == game.record()
    assert "jets" not in game.record(public=True).lower()
    assert "jets" not in game.record(seat="Rob").lower()
    assert "(* draw jets)" in body(game.record(seat="Kong"))


def test_a_record_of_version_1_numbers_what_was_secret() -> None:
    text = looked().record().replace('[Version "2"]', '[Version "1"]')
    old = text.replace("2. Kong: end", "3. Kong: end").replace("(Kong: pass)", "2. Kong: pass")
    old = old.replace("(* draw jets)", "* draw jets")
    again = Game.from_record(re.sub(r"\((;.*)\)", r"\1", old))
    assert state_key(again.state) == state_key(looked().state)


def test_the_record_of_somebody_who_does_not_play() -> None:
    with pytest.raises(BadOption, match="seat: 'Kong' does not play"):
        table().record(seat="Kong")
    with pytest.raises(BadOption, match="seat: 'Kong' does not play"):
        table().events_for("Kong")
