"""The scenes: each opens, its solution leads to its goal, and every rule is shown by one of them."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import kony_nb as kn
from kony_nb.game.history import Node
from kony_nb.game.owner import using
from kony_nb.lessons.facts import check_facts, missed
from kony_nb.lessons.plot import Plot
from kony_nb.lessons.scene import Scene
from kony_nb.lessons.scenes import CHAPTERS, PLOTS
from kony_nb.lessons.telling import WIDTH
from kony_nb.rules.check import check
from kony_nb.rules.events import Event
from kony_nb.rules.referee import pending
from kony_nb.rules.rulebook import RULES

BY_ITS_CALL = {"core.game.stale": "too-late"}
"""Refused only where a choice says for which moment it was meant; see `test_a_choice_for_another_moment`."""
OUT_OF_REACH = {"luc.deck.none-left"}
"""Who draws a challenge card has just discarded one, so that there always is one: no play comes to this rule."""
JUDGED = r"^(Solved|Another way|This does not lead .*\.$)"
TRIES = 5
"""Other first actions tried in each scene."""

every = pytest.mark.parametrize("plot", PLOTS.values(), ids=list(PLOTS))


@pytest.fixture(autouse=True, scope="module")
def _only_evolutions_of_the_scenes() -> Iterator[None]:
    before, decided = using.in_use(), using.NOW.decided
    using.NOW.decided = True
    yield
    using.register(before)
    using.NOW.decided = decided


def told(path: list[Node]) -> list[Event]:
    """Return what has happened."""
    return [event for node in path for event in node.events]


def asking(path: list[Node]) -> set[str]:
    """Return the rules of what was asked of seats or of chance."""
    waiting = [pending(node.state) for node in path]
    return {waits[1].rule for waits in waiting if waits is not None}


def said_by(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, each long line in one piece again."""
    return re.sub(r"\n  (?=\S)", " ", capsys.readouterr().out)


def last(capsys: pytest.CaptureFixture[str]) -> str:
    return said_by(capsys).strip().splitlines()[-1]


@every
def test_the_solution_leads_to_the_goal_and_not_before(plot: Plot) -> None:
    scene = Scene(plot)
    check_facts(plot.goal, scene.game.state, plot.name)
    begun = len(scene.game.path)
    assert not scene.solved
    for action in plot.path:
        assert not scene.solved, f"{plot.name} is solved before {action}"
        scene.play(action.split(" ")[0] if action.startswith("roll ") else action)  # the dice fall as they are written
    assert scene.solved
    path = scene.game.path
    assert [node.action for node in path] == [node.action for node in scene.solution.path]
    assert [check(node.state) for node in path[begun - 1 :]] == [[]] * (len(path) - begun + 1)


@every
def test_every_rule_it_teaches_is_shown(plot: Plot) -> None:
    scene = Scene(plot)
    path, begun = scene.solution.path, len(scene.game.path)
    found = {event.rule for event in told(path)} | asking(path[begun - 1 :])
    for action, rule in plot.refused:
        refused = scene.game.why_not(action)
        assert refused is not None
        assert refused.rule == rule
        found.add(rule)
    for shown in plot.evidence:
        assert shown.rule in plot.teaches
        stops = [node for node in path[begun - 1 :] if pending(node.state) is None or node.decides]
        at = path.index(stops[shown.after])
        check_facts(shown.facts, path[at].state, plot.name)
        assert missed(shown.facts, path[at].state, told(path[: at + 1])) == []
        found.add(shown.rule)
    assert [rule for rule in plot.teaches if rule not in found and BY_ITS_CALL.get(rule) != plot.name] == []


@every
def test_another_first_action_leads_on_or_says_why_not(plot: Plot, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(plot)
    begun = scene.game.node.id
    first = scene.solution.path[len(scene.game.path)].action
    others = [action for action in scene.game.legal_actions() if action is not first]
    for action in others[:: max(1, len(others) // TRIES)][:TRIES]:
        capsys.readouterr()
        scene.play(action.text)
        printed = capsys.readouterr().out
        assert max(map(len, printed.splitlines())) <= WIDTH
        assert re.search(JUDGED, re.sub(r"\n  (?=\S)", " ", printed), re.MULTILINE)
        scene.back()
        assert scene.game.node.id == begun


def test_every_rule_is_taught() -> None:
    taught = {rule for plot in PLOTS.values() for rule in plot.teaches}
    assert set(RULES) - taught == OUT_OF_REACH
    assert taught <= set(RULES)


def test_names_words_and_hints() -> None:
    plots = [plot for chapter in CHAPTERS.values() for plot in chapter]
    assert [name for name, n in Counter(plot.name for plot in plots).items() if n > 1] == []
    for plot in plots:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", plot.name)
        assert plot.title
        assert all(words.endswith((".", "?")) for words in (plot.about, plot.task, *plot.hints))
        assert len(plot.hints) >= 2
        assert all(plot.hints)
        assert len(set(plot.teaches)) == len(plot.teaches)


def test_a_wrong_try_gets_the_number_and_the_rule_and_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("ouch-before-hearts")
    scene.play("resolve H")
    said = capsys.readouterr().out
    assert "This does not lead to the goal: in the end Kong has 8 LP, wanted 10 [One Ouch: ny.ouch.one]." in said
    scene.back()
    assert last(capsys) == "Taken back. Kong is asked: Which face do you resolve next?"
    scene.play("resolve O", "resolve H")
    assert scene.solved
    assert "  Your order: core.resolve.order" in capsys.readouterr().out.splitlines()


def test_what_is_cited_of_a_wrong_way_is_a_rule_of_the_scene_or_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for name, moves, said in (
        ("all-your-energy", ["end"], "Kong has 5 energy, wanted 0."),
        ("cheaper-at-home", ["stay"], "in the end Kong, place: the Bronx, wanted Queens."),
        ("flee-or-hold", ["resolve A", "hold"], "Kong, place: Upper Manhattan, wanted Queens"),
    ):
        kn.scene(name).play(*moves)
        assert f"This does not lead to the goal: {said}" in said_by(capsys)


def test_what_was_not_tried_did_not_act(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("no-such-action")
    scene.play("roll")
    assert said_by(capsys).endswith("Solved. What acted here: When somebody is asked: core.action.asked\n")

    scene = kn.scene("no-such-action")
    scene.play("dance")
    scene.play("roll")
    assert "Solved. What acted here: No such action: core.action.unknown" in said_by(capsys)


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("where-to-start", ["place queens", "place queens", "place brooklyn"]),
        ("where-to-start", ["place queens", "place queens", "place staten island"]),
        ("a-hospital-in-manhattan", ["resolve H", "resolve E"]),
        ("the-third-ouch", ["keep OO", "roll", "resolve H", "resolve O"]),
    ],
    ids=lambda found: found if isinstance(found, str) else "",
)
def test_another_way_that_does_what_the_task_says_is_right(name: str, moves: list[str]) -> None:
    scene = kn.scene(name)
    scene.play(*moves)
    assert scene.solved


def test_moves_played_together_are_judged_once_where_they_end(capsys: pytest.CaptureFixture[str]) -> None:
    moves = ("resolve O", "resolve A", "flee queens")
    scene = kn.scene("flee-into-the-fire")
    scene.play(*moves)
    *_, judged, help_ = said_by(capsys).splitlines()
    assert judged.startswith("This does not lead to the goal: in the end Kong has 8 LP, wanted 7.")
    assert help_ == "back() takes it back, hint() helps."

    scene = kn.scene("flee-into-the-fire")
    scene.play("resolve O", "dance", "resolve A")
    told = said_by(capsys)
    assert told.count("This does not lead to the goal") == 1
    assert told.index("Not possible: dance") < told.index("This does not lead to the goal")

    scene = kn.scene("flee-into-the-fire")
    scene.play(*scene.plot.path, "dance")
    assert said_by(capsys).count("Solved.") == 1


def test_what_has_been_said_of_a_way_is_not_said_again(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("flee-into-the-fire")
    for move, lost in (("resolve O", 1), ("resolve A", 0), ("flee queens", 0)):
        scene.play(move)
        assert said_by(capsys).count("This does not lead to the goal") == lost
    for _ in range(3):
        scene.back()
    scene.play("resolve O")
    assert said_by(capsys).count("This does not lead to the goal") == 1

    scene = kn.scene("chasing-the-superstar")
    for move, said in (("keep SSE", "still open"), ("roll", "[0-9]"), ("keep SS", "does not lead"), ("roll", "[0-9]")):
        scene.play(move)
        told = said_by(capsys)
        assert re.search(said, told)
        assert ("goal" in told) == (said != "[0-9]")


def test_what_is_not_possible_is_explained_and_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("ouch-before-hearts")
    before = scene.game.node.id
    scene.play("end", "resolve O")
    assert capsys.readouterr().out.startswith("Not possible: end: ")
    assert scene.game.node.id == before
    scene.play("dance")
    assert "[No such action: core.action.unknown]" in last(capsys)
    scene.back()
    assert last(capsys) == "This is where the scene begins; there is nothing to take back."


def test_a_choice_for_another_moment(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("too-late")
    scene.play("stop")
    scene.play("stop", at=0)
    assert "core.game.stale" in last(capsys)
    assert scene.solved


def test_hints_become_plainer_and_the_last_one_stays(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("destroy-before-ouch")
    told = []
    for _ in range(4):
        scene.hint()
        told.append(last(capsys))
    assert told[0] == "Hint 1 of 3: The order of the faces is yours."
    assert told[2] == told[3] == f"Hint 3 of 3: {scene.plot.hints[-1]}"


def test_the_solution_is_shown_and_the_reader_stays_where_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("destroy-before-ouch")
    scene.play("resolve D")
    before = scene.game.node.id
    capsys.readouterr()
    scene.show()
    said = capsys.readouterr().out.splitlines()
    assert [line[2:] for line in said if line.startswith("> ")] == list(scene.plot.path)
    assert scene.game.node.id == before
    assert not scene.solved


def test_the_path_may_be_left_and_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("destroy-before-ouch")
    scene.play("resolve D")
    there = scene.game
    app = scene.explore()
    assert scene.exploring
    assert app.game is scene.game is not there
    scene.play("destroy queens.jet", "resolve O")
    assert not scene.solved
    assert "Solved" not in capsys.readouterr().out
    scene.resume()
    assert not scene.exploring
    assert scene.game is there
    assert last(capsys) == "Back in the scene. Kong is asked: What do you destroy?"
    scene.resume()
    assert last(capsys) == "You are on the path."
    app.close()


def test_the_app_has_the_task_on_top_and_knows_when_it_is_solved() -> None:
    scene = kn.scene("destroy-before-ouch")
    app = scene.widget()
    app.raising = True
    assert app.front.task == f"Task: {scene.plot.task}"
    app.receive({"do": "act", "action": "resolve O", "at": app.session.now})
    assert "in the end Kong has 7 LP, wanted 8 [One Ouch: ny.ouch.one]." in app.front.task
    app.receive({"do": "back"})
    for action in scene.plot.path:
        app.receive({"do": "act", "action": action, "at": app.session.now})
    assert scene.solved
    assert app.front.task == f"Solved: {scene.plot.task}"
    app.close()


def test_a_scene_shows_board_task_and_choices() -> None:
    scene = kn.scene("flee-or-hold")
    scene.play("resolve A")
    bundle = scene._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["image/svg+xml"] in bundle["text/html"]
    for words in (scene.plot.task, "hold"):
        assert words in bundle["text/html"]
        assert words in bundle["text/plain"]
    assert "<code>flee queens</code>" in bundle["text/html"]
    assert repr(scene) == "<Scene flee-or-hold: Kong is asked: You were attacked. Hold Manhattan, or flee?>"
    scene.play("flee queens")
    assert repr(scene) == "<Scene flee-or-hold: solved>"
    many = kn.scene("keep-and-roll-again")._repr_mimebundle_()["text/html"]
    assert "<code>keep ...</code> any dice: " in many
    assert many.count("<li>") == 2


def test_a_name_that_is_no_scene() -> None:
    with pytest.raises(kn.UnknownScene, match="'destroy-before-ouchh' is no scene; there are destroy-before-ouch"):
        kn.scene("destroy-before-ouchh")
    with pytest.raises(kn.UnknownScene, match=r"3 is no scene; kn\.scenes\(\) lists them all"):
        kn.scene(3)
    assert kn.scene("Destroy before Ouch").plot.name == "destroy-before-ouch"


def test_scenes_are_found_by_words_and_by_rules() -> None:
    assert len(kn.scenes()) == len(PLOTS)
    assert {"answer-at-once", "a-full-borough"} <= {row["scene"] for row in kn.scenes("flee borough")}
    assert [row["scene"] for row in kn.scenes("ny.statue.keep")] == ["the-statue-is-kept"]
    assert len(kn.scenes("no such words")) == 0


def test_a_fact_that_cannot_be_said() -> None:
    state = kn.scene("six-dice").game.state
    for facts, wrong in (({"Kng": {}}, "facts: 'Kng'"), ({"not": {"Kong": {"hp": 1}}}, "facts.not.Kong: 'hp'")):
        with pytest.raises(kn.KonyError, match=wrong):
            check_facts(facts, state)


def test_what_is_missed_is_said_in_words() -> None:
    state = kn.scene("six-dice").game.state
    facts = {
        "Kong": {"lp": 9, "place": "bronx", "alive": False},
        "queens": {"units": ["jet"]},
        "asked": "Rob roll",
        "events": ["ny.ouch.one"],
        "never": ["core.roll.dice"],
        "order": ["ny.ouch.two", "ny.ouch.one"],
        "legal": ["stop"],
        "illegal": ["roll"],
        "refuses": {"roll": "core.roll.keep", "stop": "ny.ouch.one"},
        "not": {"turn": "Kong"},
    }
    assert [miss.words for miss in missed(facts, state, [Event("roll", "core.roll.dice", 0)])] == [
        "Kong has 10 LP, wanted 9",
        "Kong, place: Queens, wanted the Bronx",
        "Kong, alive: yes, wanted no",
        "units in Queens: none, wanted jet",
        "asked: Kong roll, wanted Rob roll",
        "ny.ouch.one has not acted yet",
        "core.roll.dice has acted",
        "what acts in this order: ny.ouch.two, ny.ouch.one",
        "stop is not legal now",
        "roll is legal now",
        "roll is legal now",
        "stop is refused by core.roll.limit now",
        "turn: Kong must not be so",
    ]
