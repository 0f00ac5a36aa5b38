"""The coach in the app without a browser: when it speaks, what it says, and when it is put away."""

import pytest

import kony_nb as kn
from kony_nb.game.scenario import scenario
from kony_nb.play.sampling import Sampling
from kony_nb.rules.errors import KonyError
from kony_nb.widgets.coach import GAMES_EACH, LEAST, Coach, kept_places
from kony_nb.widgets.explorer import Explorer
from tests.widgets.playing import Reader, click, new_app

KEEP = {
    "monsters": [{"name": "Kong", "place": "bronx"}, {"name": "Rob", "place": "lower"}],
    "dice": "AAHESO",
    "rolls_left": 1,
}
HIT = {
    "monsters": [
        {"name": "Kong", "place": "midtown", "lp": 6, "vp": 17},
        {"name": "Rob", "place": "queens", "vp": 17, "lp": 3},
    ],
    "turn": "Rob",
    "dice": "AAEEEH",
    "then": ["stop", "resolve A"],
}


def coached(situation: dict) -> Explorer:
    """Return an app at a moment, with the coach speaking and games played in this process."""
    app = new_app(scenario(situation))
    app.coach.workers = 0
    app.receive({"do": "coach"})
    return app


def more(app: Explorer, times: int = 1) -> None:
    for _ in range(times):
        assert app.front.now["poll"] >= 0, "the browser is not asked to come back"
        app.receive({"do": "more"})


def test_it_is_silent_until_it_is_asked() -> None:
    app = new_app(scenario(KEEP))
    assert Reader(app.front.coach).all("data-do") == ["coach"]
    assert app.front.now["poll"] == -1
    assert app.front.now["best"] == []
    app.receive({"do": "coach"})
    assert app.front.now["poll"] == 0
    app.receive({"do": "coach"})
    assert "Ask the coach" in app.front.coach
    assert app.front.now["poll"] == -1


def test_the_exact_part_comes_first_and_marks_the_dice() -> None:
    app = coached(KEEP)
    more(app)
    advice = kn.advise(app.game)
    assert advice.best_keep is not None
    faces = "".join(app.session.dice[at].face for at in app.front.now["best"])
    assert "".join(sorted(faces)) == "".join(sorted(advice.best_keep.args[0]))
    assert f"{advice.worth(advice.best_keep).value:.2f} VP" in app.front.coach
    assert advice.worth(advice.best_keep).reasons[0].words[1:] in app.front.coach
    assert "<svg" in app.front.coach, "what the next roll can bring"
    assert "…" in app.front.coach
    assert "%" not in app.front.coach.replace("95 %", "").replace("100%", "")


def test_the_sampled_part_grows_and_its_numbers_are_those_of_the_comparison() -> None:
    app = coached(HIT)
    more(app, 3)
    assert app.coach.found is not None
    assert 0 < app.coach.found.games < LEAST
    assert "%" not in app.front.coach.replace("100%", ""), "of a few games nothing is told"
    assert "from 20 games on" in app.front.coach
    while app.coach.found.games < LEAST:
        more(app)
    found = app.coach.found
    for choice in found.choices:
        assert f"{100 * found.share(choice).value:.1f} %" in app.front.coach
    assert f"{found.games} games after each choice, more to come" in app.front.coach
    assert {"ny.earn.midtown"} <= set(Reader(app.front.coach).all("data-rule"))


def test_it_stops_when_the_person_acts_and_begins_anew_at_the_next_decision() -> None:
    app = coached(HIT)
    more(app, 2)
    playing = app.coach.sampling
    assert playing is not None
    assert not playing.done
    click(app, "hold")
    assert playing.done
    assert playing.poll().stopped == "cancelled"
    assert app.coach.advice is None


def test_nothing_is_left_to_do_when_all_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kony_nb.widgets.coach.GAMES_EACH", LEAST)
    app = coached(HIT)
    while app.front.now["poll"] >= 0:
        more(app)
    assert f"{LEAST} games after each choice, played to the end by bots" in app.front.coach
    assert "95 %" not in app.front.coach
    assert GAMES_EACH >= 1000


def test_an_exam_has_no_coach_and_plays_no_games() -> None:
    app = kn.explore(scenario(HIT), you="all", save=False, coach=True, exam=True)
    assert app.front.coach == app.front.trial == ""
    assert app.front.now["poll"] == -1
    with pytest.raises(KonyError):
        app.do({"do": "coach"})
    app.receive({"do": "more"})
    assert app.coach.advice is None
    app.close()


def test_it_can_speak_from_the_beginning() -> None:
    app = kn.explore(scenario(KEEP), you="all", save=False, coach=True)
    assert app.front.now["poll"] == 0
    app.receive({"do": "more"})
    assert "The coach" in app.front.coach
    app.close()


def test_it_says_nothing_of_a_covered_decision_and_forgets_what_another_person_was_told() -> None:
    game = kn.Game.new("tokyo", ["Kraken", "Alienoid", "The King"], seed=7, expansions=["power_up"])
    app = new_app(game, you="all")
    app.coach.workers = 0
    app.receive({"do": "coach"})
    for _ in range(60):
        session = app.session
        if session.covered:
            assert app.front.coach == ""
            assert app.front.now["poll"] == -1
            session.look(session.game.decision.index)
            app.refresh()
            more(app)
            assert "The coach" in app.front.coach
            session.look(-1)
            app.refresh()
            assert app.coach.advice is None
            return
        click(app, app.game.legal_actions()[0].text)
    raise AssertionError("no secret decision was met")


def test_before_several_persons_it_says_nothing_that_only_one_of_them_may_know() -> None:
    monsters = [
        {"name": "Kraken", "evolutions": {"hand": ["healing_rain"]}},
        {"name": "Alienoid", "evolutions": {"hand": ["alien_scourge"]}},
    ]
    game = scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "dice": "12AAHE"})
    app = new_app(game, you="all", coach=True)
    app.coach.workers = 0
    assert not app.session.covered, "the dice lie open"
    assert app.session.withheld
    assert "What it says would tell what Kraken holds" in app.front.coach
    assert app.front.now["poll"] == -1
    app.receive({"do": "look", "seat": 0})
    more(app)
    assert "Keep" in app.front.coach
    app.receive({"do": "hide"})
    assert "Keep" not in app.front.coach
    assert app.coach.advice is None


def test_equal_dice_are_marked_from_the_first_one_on() -> None:
    app = coached(KEEP)
    more(app)
    coach = app.coach
    assert coach.advice is not None
    assert kept_places(coach, app.session) == sorted(set(kept_places(coach, app.session)))
    assert kept_places(Coach(), app.session) == []


def test_a_fault_of_the_coach_is_shown_and_it_is_silent_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = coached(HIT)

    def broken(self: Sampling) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(Sampling, "poll", broken)
    more(app)
    with pytest.raises(RuntimeError):
        app.receive({"do": "more"})
    assert "out of order" in app.front.status
    assert not app.coach.on


def test_where_every_game_is_lost_no_choice_is_called_good() -> None:
    dying = {"name": "Kong", "place": "bronx", "cards": ["natural_selection"], "energy": 2}
    monsters, market = [dying, {"name": "Rob", "place": "lower"}], ["holland_tunnel", "stomp", "painbow"]
    app = coached({"monsters": monsters, "dice": "EEEEES", "phase": "buy", "market": market})
    while app.coach.found is None or app.coach.found.games < LEAST:
        more(app)

    assert app.coach.found.wins(app.coach.found.best) == 0
    assert "kony-label" not in app.front.coach
    assert "Not one of these games was won, whatever you chose" in app.front.coach
