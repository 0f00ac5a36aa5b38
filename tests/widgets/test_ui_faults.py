"""Faults that people report of digital versions of such games, one test each or more."""

import json
import random
import re

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import IllegalAction, KonyError
from kony_nb.rules.events import Event
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.referee import legal_actions, why_not
from kony_nb.rules.rulebook import RULES
from kony_nb.rules.state import state_key
from kony_nb.views.theme import DARK, LIGHT
from kony_nb.widgets import parts
from kony_nb.widgets.app import explore
from kony_nb.widgets.front import HERE
from tests.widgets.playing import FOUR, Reader, click, new_app, offered, play_to

CSS = (HERE / "front.css").read_text(encoding="utf-8")
JS = (HERE / "front.js").read_text(encoding="utf-8")


def attacked(**options: object) -> Game:
    """Kong in Manhattan, just attacked by Rob, with a full borough beside."""
    monsters = [
        {"name": "Kong", "place": "lower", "lp": 6},
        {"name": "Rob", "place": "queens"},
        {"name": "Mantis", "place": "queens"},
        {"name": "Sheriff", "place": "bronx"},
    ]
    return scenario(
        {"monsters": monsters, "turn": "Rob", "phase": "resolve", "dice": "AAEEEH", "then": ["resolve A"], **options}
    )


def test_u_02_a_private_event_is_not_in_the_log_of_the_screen() -> None:
    app = new_app()
    assert "curse" not in app.game.state.market
    secret = Event("gain_card", "card.curse", 1, what="curse", to=(1,))
    app.game.node.events.append(secret)
    app.seen = 0
    app.refresh()

    assert "Kong" in app.front.news
    for shown in (app.front.log, app.front.news):
        assert "curse" not in shown.lower()


def test_u_03_every_event_has_one_line_in_the_order_in_which_it_happened() -> None:
    app = new_app(you=[])
    app.everything = True
    for _ in range(60):
        app.receive({"do": "step"})
    lines = Reader(app.front.log)
    steps = [int(key.removeprefix("log-")) for key in lines.all("data-key") if key.startswith("log-")]

    assert len(steps) == len(app.game.events)
    assert steps == sorted(steps)


def test_u_04_a_change_and_a_missing_change_name_their_cause() -> None:
    game = scenario({"monsters": [{"name": "Kong", "place": "lower"}, "Rob"], "phase": "resolve", "dice": "HHEEEE"})
    app = new_app(game)
    click(app, "resolve H")
    click(app, "resolve E") if app.game.decision.kind == "resolve" else None
    rules = Reader(app.front.log).all("data-rule")

    assert "ny.heal.manhattan" in rules or any(rule.startswith(("ny.", "core.heal")) for rule in rules)
    assert len(rules) == len(game.events)


def test_u_05_back_undoes_everything_and_only_a_reset_asks() -> None:
    app = new_app()
    click(app, "roll")
    app.receive({"do": "back"})
    assert app.game.node.id == app.session.first()

    app.receive({"do": "ask-reset"})
    assert "Start again" in Reader(app.front.dialog).text
    assert app.game.history.nodes[-1].id > app.game.node.id, "asking forgets nothing"
    app.receive({"do": "close"})
    assert app.front.dialog == ""
    app.receive({"do": "reset"})
    assert app.game.history.nodes[-1] is app.game.node


def test_u_06_what_is_shown_is_the_state_and_motion_can_be_off() -> None:
    app = new_app()
    click(app, "roll")
    app.receive({"do": "to-mine"})
    play_to(app, "keep")
    shown = Reader(app.front.dice).all("data-face")

    assert sorted(shown) == sorted(app.game.state.dice)
    moving = re.findall(r"@media \(prefers-reduced-motion: no-preference\) \{(.*?)\n\}", CSS, re.S)
    assert "animation" in moving[0]
    assert "animation" not in CSS.replace(moving[0], "")


def test_u_07_kept_dice_stay_kept_and_the_others_are_rolled() -> None:
    app = new_app()
    play_to(app, "keep")
    app.game.script(["dice EEEE"])
    before = Reader(app.front.dice).all("data-face")
    app.receive({"do": "keep", "dice": [1, 4], "at": app.front.now["node"]})
    dice = Reader(app.front.dice)

    assert [face for at, face in enumerate(dice.all("data-face")) if at in (1, 4)] == [before[1], before[4]]
    assert dice.all("aria-pressed") == ["false", "true", "false", "false", "true", "false"]
    assert dice.words.count("keep") == 2
    assert dice.words.count("reroll") == 4


def test_dice_of_another_monster_say_whose_they_are_and_go_when_they_are_done() -> None:
    app = new_app()
    click(app, "roll")
    app.receive({"do": "step"})
    assert app.game.decision is not None
    assert app.game.decision.seat == "Rob"
    assert "The dice of Mantis:" in Reader(app.front.dice).text
    play_to(app, "keep")
    assert "The dice of" not in Reader(app.front.dice).text
    assert "A attack, H heart, E energy, D destruction, S star" in Reader(app.front.dice).text
    play_to(app, "flee")
    assert f"The dice of {app.game.names[app.game.state.turn]}:" in Reader(app.front.dice).text
    play_to(app, "buy")
    assert app.front.dice == ""


def test_a_reason_ends_with_one_mark() -> None:
    app = new_app()
    click(app, "roll")
    app.receive({"do": "to-mine"})
    click(app, "place brooklyn")
    play_to(app, "destroy")
    app.receive({"do": "why", "place": "queens"})

    assert app.front.status.startswith("Not now: Kong is asked: What do you destroy? [")


def test_u_08_a_double_click_acts_once() -> None:
    app = new_app()
    at = app.front.now["node"]
    app.receive({"do": "act", "action": "roll", "at": at})
    there, state = app.game.node.id, state_key(app.game.state)
    with pytest.raises(IllegalAction, match="moved on"):
        app.receive({"do": "act", "action": "roll", "at": at})

    assert (app.game.node.id, state_key(app.game.state)) == (there, state)
    assert "moved on" in app.front.status
    assert "event.detail > 1" in JS, "the browser drops the second click before it can hit what appeared there"


def test_u_08_two_ticks_of_the_clock_for_one_moment_step_once() -> None:
    app = new_app()
    click(app, "roll")
    at = app.front.now["node"]
    app.receive({"do": "tick", "at": at})
    there = app.game.node.id
    app.receive({"do": "tick", "at": at})

    assert app.game.node.id == there != at


@pytest.mark.parametrize("seed", range(4))
def test_u_09_the_buttons_are_exactly_the_legal_actions(seed: int) -> None:
    rng = random.Random(seed)
    app = new_app(Game.new(monsters=FOUR, seed=seed), you="all")
    for _ in range(150):
        if app.game.over:
            break
        state = app.game.state
        legal = {action.text for action in legal_actions(state)}
        keeps = {f"keep {letters}".strip() for letters in app.front.now["keeps"]}
        assert set(offered(app)) | keeps == legal
        assert set(Reader(app.front.board).all("data-action")) <= legal
        for text in Reader(app.front.choices).all("data-refused"):
            assert text not in legal
            assert why_not(state, text) is not None
        click(app, rng.choice(sorted(legal)))


def test_u_09_a_forged_message_changes_nothing() -> None:
    app = new_app()
    before = state_key(app.game.state)
    for message in (
        {"do": "act", "action": "buy extra_head", "at": app.front.now["node"]},
        {"do": "keep", "dice": [0, 9], "at": app.front.now["node"]},
        {"do": "resolve", "order": "AHE", "at": app.front.now["node"]},
        {"do": "travel", "node": 10_000},
        {"do": "nonsense"},
        {},
    ):
        with pytest.raises(KonyError):
            app.receive(message)
        assert app.front.status.startswith("Not done:")
    assert state_key(app.game.state) == before


@pytest.mark.parametrize("seed", range(8))
def test_u_10_every_prompt_names_a_living_monster_that_can_answer(seed: int) -> None:
    app = new_app(Game.new(monsters=[*FOUR, "Drakonis", "Captain Fish"], seed=seed), you=[])
    while app.session.step():
        decision = app.game.decision
        if decision is not None:
            assert app.game.state.monsters[decision.index].alive
            assert app.game.legal_actions()
    app.refresh()

    assert app.game.over
    assert app.front.choices == ""


def test_u_11_every_panel_shows_the_state_after_every_event() -> None:
    app = new_app(you=[])
    for _ in range(120):
        app.receive({"do": "step"})
        rows = [re.findall(r">([^<>]+)<", row) for row in app.front.monsters.split("<tr")[2:]]
        for monster, row in zip(app.game.state.monsters, rows, strict=True):
            assert row[0].strip() == monster.name
            if monster.alive:
                assert [str(monster.lp), str(monster.vp), str(monster.energy)] == row[3:6]
        assert f"step {app.game.at}" in app.front.head


def test_u_12_an_attacked_monster_is_asked_with_what_holding_may_cost() -> None:
    app = new_app(attacked())

    assert app.game.decision.kind == "flee"
    assert "hold" in offered(app)
    assert "flee bronx" in offered(app)
    assert "4 LP left" in Reader(app.front.choices).text
    assert app.front.now["tick"] == -1, "nobody decides it for the person"
    assert "flee queens" in Reader(app.front.choices).all("data-refused")
    assert "two monsters" in Reader(app.front.choices).text


def test_u_13_a_letter_and_a_word_stand_beside_every_colour() -> None:
    app = new_app()
    play_to(app, "keep")
    dice = Reader(app.front.dice)

    for face, name in zip(dice.all("data-face"), dice.all("data-name"), strict=True):
        assert face in dice.words
        assert any(name in label for label in dice.all("aria-label"))
    assert {"keep", "reroll"} & set(dice.words)


def test_u_14_the_app_has_the_ink_of_the_pictures_in_both_themes() -> None:
    """Its contrast is tried with that of every style sheet, in tests/views/test_stylesheets.py."""
    inks = re.findall("--k-ink: (#[0-9a-f]{6});", CSS)
    assert inks == [LIGHT.ink, DARK.ink, DARK.ink], "light, dark by the system, dark by the notebook"


def test_u_15_everything_has_words_and_can_be_reached_by_keyboard() -> None:
    app = new_app(attacked())
    board = Reader(app.front.board)

    for _, attributes in board.tags:
        if "data-action" in attributes:
            assert attributes["tabindex"] == "0"
            assert attributes["role"] == "button"
            assert attributes["aria-label"]
    assert "Kong, Lower Manhattan: 4 LP" in board.text, "the whole board in words"
    for name in ("head", "ask", "dice", "choices", "controls", "log", "tree"):
        reader = Reader(getattr(app.front, name))
        clicked = [
            tag
            for tag, attributes in reader.tags
            if {"data-do", "data-act", "data-node", "data-rule"} & set(attributes)
        ]
        assert set(clicked) <= {"button"}
    assert 'aria-live="polite"' in JS
    click(app, "hold")
    assert "Kong" in app.front.news, "what happened is read out"


def test_u_16_the_layout_bends_instead_of_breaking() -> None:
    assert "container-type: inline-size" in CSS
    assert "@container (min-width: 900px)" in CSS
    assert not re.findall(r"(?<!max-)(?<!min-)\bwidth: \d{3,}px", CSS), "no fixed width over 99 pixels"
    app = new_app()
    wide = app.front.board
    app.receive({"do": "narrow", "on": True})
    assert app.front.board != wide


SIGNS = set(" `\n.,;:!?'\"()/%+-*&<>=#_…–−×±·→›‹«»★↑↓⚠'’")
IN_BRACKETS = re.compile(r"\[(?:core|ny|kot|evo|luc|card)\.[\w.-]+(?:, (?:core|ny|kot|evo|luc|card)\.[\w.-]+)*\]")
LEFT_OVER = re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|\bnan\b|<[a-z]+ object|lambda|\b[a-z]+_[a-z_]+\b|TODO")


def read(words: str) -> None:
    """Assert that words are plain English: nothing of a program in them, no other script."""
    plain = IN_BRACKETS.sub("", words)
    assert not LEFT_OVER.search(plain), LEFT_OVER.search(plain)
    odd = {letter for letter in plain if not (letter.isascii() and letter.isalnum()) and letter not in SIGNS}
    assert not odd, (odd, plain)


def test_u_17_every_rule_card_and_choice_is_told_in_plain_english() -> None:
    for rule in RULES.values():
        read(f"{rule.title}. {rule.text}")
    for card in CARDS.values():
        read(f"{card.name}. {card.effect}")
    for challenge in CHALLENGES.values():
        read(f"{challenge.name}. {challenge.team_up}.")


@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_u_17_every_panel_speaks_plain_english(game: str) -> None:
    there = ["Kong", "Mantis", "Rob"] if game == "new_york" else ["Kraken", "Alienoid", "The King"]
    app = new_app(Game.new(game, there, seed=3, expansions=["power_up", "luchador"]), you=there[0], coach=True)
    app.coach.workers = 0
    rng = random.Random(5)
    for _ in range(60):
        front = app.front
        if front.now["poll"] >= 0:
            app.receive({"do": "more"})
        for part in ("head", "ask", "choices", "coach", "hand", "monsters", "log", "controls", "over", "news"):
            read(Reader(re.sub("<style>.*?</style>", "", getattr(front, part), flags=re.DOTALL)).text)
        if app.game.over:
            break
        legal = app.game.legal_actions() if app.session.mine else ()
        if legal:
            click(app, rng.choice(legal).text)
        app.session.to_mine()
        app.refresh()


@pytest.mark.parametrize(
    ("situation", "words"),
    [
        (
            {"monsters": [{"name": "Kong", "place": "queens", "vp": 20}, "Rob"], "phase": "end", "then": ["end"]},
            "Kong wins with 20 VP",
        ),
        (
            {
                "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower", "lp": 1}],
                "phase": "resolve",
                "dice": "AAAAAA",
            },
            "Kong wins as the last monster",
        ),
        (
            {
                "monsters": [{"name": "Kong", "place": "queens", "lp": 1}, {"name": "Rob", "place": "queens", "lp": 1}],
                "boroughs": {"queens": {"units": ["jet"]}},
                "phase": "resolve",
                "dice": "OOEEEE",
                "then": ["resolve O"],
            },
            "Nobody wins",
        ),
    ],
    ids=["by points", "the last one", "nobody"],
)
def test_u_18_the_end_is_shown_and_one_can_look_back(situation: dict, words: str) -> None:
    app = new_app(scenario(situation), you="all")

    assert app.game.over
    assert words in Reader(app.front.over).text
    assert app.front.choices == app.front.ask == ""
    assert app.front.now["tick"] == -1
    app.receive({"do": "step"})
    assert "over" in app.front.status
    app.receive({"do": "play"})
    app.receive({"do": "to-mine"})
    app.receive({"do": "chart", "open": True})
    assert "<svg" in app.front.timeline


def test_u_19_a_single_choice_is_taken_and_noted() -> None:
    game = scenario({"monsters": [{"name": "Kong", "place": "queens"}, "Rob"], "phase": "resolve", "dice": "EEEEEE"})
    app = new_app(game)

    assert app.game.decision.kind != "resolve"
    assert any(event.kind == "forced" for event in game.events)
    assert "single legal action" in Reader(app.front.log).text


def test_u_20_running_the_cell_again_advances_nothing_and_closes_the_old_app() -> None:
    game = Game.new(monsters=FOUR, seed=7)
    old = new_app(game)
    click(old, "roll")
    there, state = game.node.id, state_key(game.state)
    new = explore(game, save=False)

    assert (game.node.id, state_key(game.state)) == (there, state)
    assert new.front.ask == old.front.ask
    assert old.comm is old.front.comm is None
    assert new.comm is not None


def test_u_20_the_browser_gets_no_secret_and_only_text() -> None:
    app = new_app(you=[])
    for _ in range(50):
        app.receive({"do": "step"})
    state = app.front.get_state()
    sent = json.dumps(
        {key: value for key, value in state.items() if key in app.front.trait_names(sync=True)}, default=str
    )

    unseen = set(app.game.state.deck)
    shown = set(app.game.state.market) | {card for monster in app.game.state.monsters for card in monster.cards}
    assert not [card for card in unseen - shown if f"card.{card}" in sent]


def test_the_slowest_part_stays_quick_in_a_long_game() -> None:
    app = new_app(you=[])
    app.receive({"do": "to-mine"})

    assert len(app.front.log) < 60_000
    assert len(Reader(app.front.log).all("data-node")) < 2 * parts.SHOWN_LINES
