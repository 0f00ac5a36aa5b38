"""Power cards in the app: the market, hands and tokens, green dice, the log, and what cards ask."""

import json
from typing import Any

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import from_text
from kony_nb.rules.cards.registry import CARDS
from kony_nb.widgets.explorer import Explorer
from tests.widgets.playing import Reader, click, new_app, offered


def app_in(kong: dict[str, Any], rob: dict[str, Any] | None = None, *plays: str, **situation: Any) -> Explorer:
    monsters = [
        {"name": "Kong", "place": "queens", **kong},
        {"name": "Rob", "place": "lower", **(rob or {})},
        {"name": "Mantis", "place": "bronx"},
    ]
    game = scenario({"monsters": monsters, "seed": 3, **situation})
    for text in plays:
        game.play(text)
    return new_app(game, you="all")


def every_legal_action_is_there(app: Explorer) -> None:
    legal = {action.text for action in app.game.legal_actions() if action.verb != "keep"}
    assert set(offered(app)) - {"stop"} == legal - {"stop"}


# Market


def test_the_market_says_what_is_missing_and_what_is_cheaper() -> None:
    app = app_in({"energy": 4}, phase="buy", market=["the_unisphere", "holland_tunnel", "general_ellis"])
    board, panel = Reader(app.front.board), Reader(app.front.choices)
    assert "1 less here" in board.text
    assert "5 energy missing" in board.text
    assert "4 energy (1 less here)" in panel.text
    assert {"buy holland_tunnel", "buy general_ellis", "sweep"} - set(offered(app)) == {
        "buy holland_tunnel",
        "buy general_ellis",
    }
    assert {"card.the_unisphere", "card.holland_tunnel", "card.general_ellis"} <= set(panel.all("data-rule"))


def test_a_condition_of_a_card_is_told() -> None:
    app = app_in({"energy": 9}, phase="buy", market=["general_ellis"])
    assert "Only in a turn in which you destroyed a Tank" in Reader(app.front.choices).text


@pytest.mark.parametrize("card", list(CARDS))
def test_every_card_opens_as_it_is_drawn(card: str) -> None:
    app = app_in({})
    app.receive({"do": "rule", "id": f"card.{card}"})
    assert "<svg" in app.front.rule
    words = Reader(app.front.rule).text
    assert CARDS[card].name in words
    assert f"confidence: {CARDS[card].confidence}" in words


# Hands and tokens


def test_hands_with_counters_and_tokens_with_what_they_do() -> None:
    kong = {"cards": [{"id": "carapace", "counters": 3}, "webspinner"], "tokens": {"jinx": 2}}
    app = app_in(kong, {"cards": ["curse"], "tokens": {"web": 1}})
    read = Reader(app.front.monsters)
    assert "Carapace (3 tokens)" in read.text
    assert "2 Jinx tokens" in read.text
    assert "1 Web token" in read.text
    assert {"card.carapace", "card.webspinner", "card.curse"} <= set(read.all("data-rule"))
    assert any("costs its bearer 1 energy" in label for label in read.all("aria-label"))
    assert "costs its bearer 1 energy" in Reader(app.front.ask).text


def test_tokens_are_explained_in_their_card() -> None:
    app = app_in({})
    app.receive({"do": "rule", "id": "card.webspinner"})
    assert "Web token , 13 in all" in Reader(app.front.rule).text


# Dice


def test_the_green_dice_stay_green_where_they_lie() -> None:
    app = app_in({"cards": ["extra_head", "natural_selection"]}, phase="start")
    app.game.script(["dice AAHEDSOO", "dice HHHHHH"])
    click(app, "roll")
    assert Reader(app.front.dice).text.count("green") == 2
    app.receive({"do": "keep", "dice": [0, 7], "at": app.front.now["node"]})
    dice = app.session.dice
    assert [die.green for die in dice] == [False] * 6 + [True] * 2
    assert [die.face for die in dice] == list("AHHHHHHO")
    labels = Reader(app.front.dice).all("aria-label")
    assert "Die 8: green, ouch, keep" in labels


def test_six_dice_are_not_green() -> None:
    app = app_in({}, dice="AAHEDS")
    assert "green" not in app.front.dice


def test_results_that_no_die_shows_are_told() -> None:
    app = app_in({"cards": ["towering_titan"]}, None, "stop", dice="HHEESS")
    assert "the results are 2 × attack, 2 × heart, 2 × energy, 2 × star" in Reader(app.front.dice).text
    assert "used" not in Reader(app.front.dice).text


# Log


def test_a_card_is_named_and_linked_as_the_cause() -> None:
    app = app_in({"energy": 5, "vp": 1}, None, "buy the_unisphere", phase="buy", market=["the_unisphere"])
    rows = app.front.log.split("<li")
    gain = next(row for row in rows if "gains 4 VP" in row)
    assert 'data-rule="card.the_unisphere"' in gain
    bought = next(row for row in rows if "buys" in row)
    assert 'data-rule="card.the_unisphere"' in bought
    assert 'data-rule="core.buy.cost"' in bought


# What cards ask

CROWD = {"queens": {"stacks": [["high_rise_1"], ["hospital_2"]], "units": ["jet", "infantry", "tank"]}}
ASKED: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, Any], list[str]]] = {
    "change": (
        {"cards": ["chameleon"]}, ("stop",), {"dice": "AAHESS"}, ["Leave the dice as they are", "heart → attack"]
    ),
    "add": ({"cards": ["hailing_cabs"]}, ("stop",), {"dice": "AAHESS"}, ["Add nothing", "Use Hailing Cabs"]),
    "convert": (
        {"cards": ["universal_soldier"]}, ("stop",), {"dice": "AAHESS"}, ["Turn no more: resolve", "heart → attack"]
    ),
    "aim": (
        {"cards": ["seismic_ray"], "energy": 1, "place": "bronx"}, ("resolve D",),
        {"phase": "resolve", "dice": "DDHESS", "boroughs": CROWD},
        ["Use it in your own borough", "Destroy in Queens"],
    ),
    "scatter": (
        {"cards": ["stink_attack"], "place": "bronx"}, ("move queens",), {"phase": "move", "boroughs": CROWD},
        ["Send no more units away", "Send the tank to"],
    ),
    "super_speed": ({"cards": ["super_speed"]}, (), {"phase": "start"}, ["Do not move now: roll", "Move to"]),
    "give": (
        {"cards": ["fireball", "stomp"], "energy": 5}, ("buy tesla_cannon",),
        {"phase": "buy", "market": ["tesla_cannon"]}, ["Give up Fireball", "Give up Stomp"],
    ),
    "photo_op": (
        {"energy": 4}, ("buy photo_op",),
        {"phase": "buy", "market": ["photo_op"], "this_turn": {"dealt": [["Rob", 3]]}},
        ["Rob", "3 damage dealt to it in this turn"],
    ),
    "next_stage": (
        {"energy": 4, "vp": 2, "lp": 5}, ("buy next_stage",), {"phase": "buy", "market": ["next_stage"]},
        ["Gain 1 energy", "Heal 1"],
    ),
    "spend": ({"tokens": {"jinx": 1}}, ("resolve H",), {"phase": "resolve", "dice": "HHAESS"}, ["Spend nothing more"]),
}  # fmt: skip


@pytest.mark.parametrize("kind", list(ASKED))
def test_what_a_card_asks_has_words_and_every_choice(kind: str) -> None:
    kong, plays, situation, told = ASKED[kind]
    app = app_in(kong, {"cards": ["curse"]} if kind == "spend" else None, *plays, **situation)
    decision = app.game.decision
    assert decision is not None
    assert decision.kind == kind
    every_legal_action_is_there(app)
    read = Reader(app.front.choices).text
    for words in told:
        assert words in read


def test_who_may_not_stop_sees_why() -> None:
    app = app_in({}, {"cards": ["jinx_aura"]}, dice="AAHESS")
    read = Reader(app.front.choices)
    (stop,) = [attrs for _, attrs in read.tags if attrs.get("data-act") == "stop"]
    assert "disabled" in stop
    assert "Jinx Aura forbids stopping" in read.text
    free = Reader(app_in({}, dice="AAHESS").front.choices)
    assert not [attrs for _, attrs in free.tags if attrs.get("data-act") == "stop" and "disabled" in attrs]


def test_why_a_die_may_not_be_rolled_again() -> None:
    app = app_in({"cards": ["terminal_rage"], "tokens": {"jinx": 1}}, {"cards": ["curse"]}, dice="AAHEOO")
    (reasons,) = Reader(app.front.choices).all("data-reasons")
    told = json.loads(reasons)
    assert set(told) == {"A", "O"}
    assert told["A"].startswith("Terminal Rage forbids")


def test_units_only_is_told() -> None:
    app = app_in(
        {"cards": ["hailing_cabs"]}, None, "stop", "use hailing_cabs", "resolve D", dice="ADDEES", boroughs=CROWD
    )
    assert "Units only:" in Reader(app.front.ask).text
    assert "units only" in app.front.head


def test_what_an_attack_will_deal_counts_the_cards() -> None:
    from kony_nb.widgets.hints import hint

    app = app_in({"cards": ["shadow_double", "fireball"], "place": "bronx"}, phase="resolve", dice="AAHESS")
    resolve = from_text("resolve A")
    assert resolve is not None
    assert hint(app.game, resolve) == "4 damage to Rob, Mantis"


def test_a_unit_takes_what_a_card_says() -> None:
    from kony_nb.widgets.hints import hint

    app = app_in({"cards": ["can_opener"]}, None, "resolve D", phase="resolve", dice="DDDDES", boroughs=CROWD)
    destroy = from_text("destroy queens.tank")
    assert destroy is not None
    assert hint(app.game, destroy).startswith("tank for 3 of your Destruction")
