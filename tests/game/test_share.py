"""Share strings: short, and refused when foreign, cut short, changed or too large."""

import base64
import json
import zlib

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.share import LARGEST, PREFIX, checksum, share_string, unshare
from kony_nb.rules.errors import BadOption, BadRecord, BadScenario
from kony_nb.rules.state import state_key
from tests.game.randomly import random_game


def packed(content: bytes) -> str:
    body = base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")
    return f"{PREFIX}{body}.{checksum(body)}"


def test_a_share_string_stands_there_again() -> None:
    game = random_game(3, 4, choices=90)
    text = game.share()
    assert text.startswith("kn1.")
    assert len(text) < 1000
    assert text.isascii()
    assert "\n" not in text
    again = scenario(f"  {text}\n")
    assert state_key(again.state) == state_key(game.state)
    assert again.luck.seed == game.luck.seed
    assert unshare(text) == json.loads(json.dumps(game.to_scenario()))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[:-9], "cut short"),
        (lambda text: text[:40], "cut short"),
        (lambda text: text[:40] + text[41:], "checksum does not fit"),
        (lambda text: text[:40] + ("A" if text[40] != "A" else "B") + text[41:], "checksum does not fit"),
        (lambda text: text[:-1] + ("0" if text[-1] != "0" else "1"), "checksum does not fit"),
        (lambda text: text.replace("kn1.", "kn2."), "of version 'kn2', this program reads 'kn1'"),
        (lambda text: text.replace("kn1.", "xx."), "begins with 'kn1.'"),
        (lambda text: text + "?", "cut short or holds characters"),
        (lambda text: "", "begins with 'kn1.'"),
        (lambda text: "kn1.", "cut short"),
        (lambda text: PREFIX + "A" * (LARGEST + 1), "at most 200000 are allowed"),
        (lambda text: packed(b'"' + b"a" * 10 * LARGEST + b'"'), "unpacks to more than 200000 bytes"),
        (lambda text: packed(b"[" * 100_000), "does not hold a scenario"),
        (lambda text: packed(b"[1]"), "does not hold a scenario"),
        (lambda text: packed(b"\xff\xfe"), "does not hold a scenario"),
        (lambda text: f"{PREFIX}AAAA.{checksum('AAAA')}", "does not hold a scenario"),
    ],
)
def test_a_wrong_share_string_is_refused(spoil, said: str) -> None:
    text = scenario({"monsters": ["Kong", "Rob"]}).share()
    with pytest.raises(BadRecord, match="share string: ") as bad:
        scenario(spoil(text))
    assert said in str(bad.value)


def test_a_share_string_with_a_wrong_scenario_lists_its_faults() -> None:
    with pytest.raises(BadScenario, match="monsters: missing"):
        scenario(share_string({"game": "new_york"}))


def test_a_scenario_that_is_too_large_is_not_shared() -> None:
    with pytest.raises(BadRecord, match="at most 200000"):
        share_string({"then": ["roll"] * 100_000})


def peeked() -> Game:
    kong = {"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}
    game = scenario({"game": "tokyo", "monsters": [kong, "Rob"], "phase": "buy", "dice": "123EEH"})
    game.script(["draw jets"])
    game.play("use made_in_a_lab")
    return game


@pytest.mark.parametrize("word", ["no", 1, None])
def test_what_only_counts_as_true_opens_no_secret(word: object) -> None:
    game = peeked()
    for tell in (lambda: game.share(all=word), lambda: game.record(public=word)):
        with pytest.raises(BadOption, match="neither True nor False"):
            tell()


def test_what_one_seat_has_seen_is_not_shared_unless_all_is_asked_for() -> None:
    game = peeked()
    for text in ("pass", "end"):
        assert scenario(game.share(all=True)).state == game.state
        other = scenario(game.share())
        assert (other.state.deck_top, other.state.top_seen_by) == ((), ())
        assert "jets" in other.state.deck
        assert other.decision is not None
        assert other.decision.kind == "buy"
        game.play(text)
    shared = unshare(game.share())
    assert "jets" not in str(shared)
    assert "deck_top" not in shared
    assert "jets" in str(unshare(game.share(all=True)))
