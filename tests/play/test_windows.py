"""At which windows bots are asked for an evolution, and everything that plays whole games with them."""

import random
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.play.asking import who_may_play
from kony_nb.play.compare import compare
from kony_nb.play.policies import playout
from kony_nb.play.sweep import sweep
from kony_nb.play.tournament import tournament
from kony_nb.play.windows import WINDOWS, close_windows, passed_over
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadComparison
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import Loss, State, Step, clone, state_key

MONSTERS = [
    {"name": "Kraken", "place": "tokyo_city", "lp": 6, "evolutions": {"hand": ["healing_rain"]}},
    {"name": "Alienoid", "place": "outside", "lp": 6, "evolutions": {"hand": ["alien_scourge"]}},
]


def table(**more: Any) -> kn.Game:
    return kn.scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": MONSTERS, **more})


def asked_at(windows: str) -> tuple[set[tuple[str, int]], list[bytes]]:
    """Return at which moments which seats of a few games were asked to play one, and how those games end."""
    asked: set[tuple[str, int]] = set()

    def watching(state: State, seat: int, rng: random.Random | None) -> Action:
        step = state.agenda[-1]
        legal = legal_actions(state)
        if step.kind == "play":
            asked.add((step.args[0], seat))
            return legal[0]
        return next((choice for choice in legal if choice.verb not in ("play", "use")), legal[0])

    ends = [playout(table().state, watching, Common(seed, 0), None, windows) for seed in range(4)]
    return asked, list(map(state_key, ends))


def test_every_attacked_own() -> None:
    (every, ends), (attacked, ends_attacked), (own, ends_own) = map(asked_at, WINDOWS)

    assert {moment for moment, _ in every} > {"before_turn", "before_loss"}
    assert attacked
    assert {moment for moment, _ in attacked} <= {"before_loss", "dying"}
    assert own == set()
    assert ends == ends_attacked == ends_own  # these policies pass at every window, so it is all the same to them


def test_only_a_loss_of_its_own_counts() -> None:
    state = clone(table().state)
    state.agenda.append(Step("apply_loss", -1, (), Loss("kot.attack.outside", ((1, 2),), 0, True)))
    for seat, passes in ((0, True), (1, False)):
        asked = Step("play", seat, ("before_loss",))
        assert not passed_over(state, asked)
        for windows, passed in (("attacked", passes), ("own", True)):
            other = clone(state)
            close_windows(other, windows)
            assert passed_over(other, asked) is passed
    close_windows(state, "attacked")
    assert not passed_over(state, Step("play", 0, ("dying",)))


@pytest.mark.parametrize("windows", WINDOWS)
def test_comparisons_and_tournaments_are_the_same_again(windows: str) -> None:
    game = table(turn="Alienoid", dice="12AAHE", rolls_left=1)
    one, two = (compare(game, ["stop", "play alien_scourge"], 20, windows=windows, workers=0) for _ in range(2))
    assert one.counts == two.counts
    assert one.record()["windows"] == windows
    assert ("evolutions at windows" in one.made) == (windows != "every")

    said = {"game": "tokyo", "expansions": ["power_up"], "monsters": ["Kraken", "Alienoid"], "windows": windows}
    found = tournament(["greedy", "random"], 20, workers=0, **said)
    assert found.record()["windows"] == windows
    assert found.record()["expansions"] == ["power_up"]
    assert sum(found.counts) == found.games


def test_windows_are_handed_to_every_game() -> None:
    played = {windows: asked_by_tournament(windows) for windows in WINDOWS}

    assert played["every"] > played["attacked"] > played["own"] == 0


def asked_by_tournament(windows: str) -> int:
    """Return how often policies were asked at windows."""
    asked = [0]

    def counting(state: State, seat: int, rng: random.Random | None) -> Action:
        legal = legal_actions(state)
        asked[0] += state.agenda[-1].kind == "play"
        return next((choice for choice in legal if choice.verb not in ("play", "use")), legal[0])

    monsters = ["Kraken", "Alienoid"]
    tournament(
        {"a": counting, "b": counting}, 8, game="tokyo", expansions=["power_up"], monsters=monsters, windows=windows,
        workers=0,
    )  # fmt: skip
    return asked[0]


def test_unknown_windows_are_refused() -> None:
    game = table(turn="Alienoid", dice="12AAHE", rolls_left=1)
    asks = (
        lambda: compare(game, n=16, windows="some", workers=0),
        lambda: tournament(["greedy", "random"], 4, windows="some", workers=0),
        lambda: sweep(kn.scenario({"monsters": ["Kong", "Rob"]}), n=16, windows="some", workers=0, lp=[2, 3]),
    )
    for ask in asks:
        with pytest.raises(BadComparison, match="windows: 'some' is not one of every, attacked, own"):
            ask()


def test_who_may_play() -> None:
    assert "Mega Shark" not in who_may_play("new_york", ())
    assert who_may_play("new_york", ["power_up"])[-1] == "Mega Shark"
    assert who_may_play("chess", ()) == ()
    assert len(tournament(["random"] * 6, 6, expansions=["power_up"], workers=0).monsters) == 6
