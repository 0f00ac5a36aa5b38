"""Evolutions in the app: the hand panel, passing the screen over, windows, the ``ask me``, the draft, the new game."""

import random
from dataclasses import replace

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.policies import POLICIES
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadOption, KonyError, NoSuchMoment
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State
from kony_nb.widgets import setup
from kony_nb.widgets.ends import variations
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.front import Front
from kony_nb.widgets.hints_evolutions import not_now
from kony_nb.widgets.session import Session
from tests.widgets.playing import Reader, click, new_app, offered

TRAITS = [name for name in Front.class_own_traits(sync=True) if not name.startswith("_")]
RAIN, SCOURGE = "healing_rain", "alien_scourge"


def monsters(kraken: str = RAIN, alienoid: str = SCOURGE, lp: int = 5) -> list[dict[str, object]]:
    hand = [kraken] * bool(kraken)
    return [
        {"name": "Kraken", "lp": lp, "place": "tokyo_city", "evolutions": {"hand": hand, "deck": []}},
        {"name": "Alienoid", "evolutions": {"hand": [alienoid] * bool(alienoid), "deck": []}},
        {"name": "Mega Shark", "evolutions": {"play": ["white_death"], "deck": []}},
    ]


def table(who: list[dict[str, object]] | None = None, **more: object) -> Game:
    """Alienoid has rolled two attacks on Kraken; both hold an evolution."""
    described = {"game": "tokyo", "expansions": ["power_up"], "monsters": who or monsters(), "turn": "Alienoid"}
    return scenario({**described, "phase": "resolve", "dice": "AA1122", "seed": 5, **more})


def sent(app: Explorer) -> str:
    """Everything that the browser holds."""
    return "\n".join(str(getattr(app.front, name)) for name in TRAITS)


def names(*cards: str) -> list[str]:
    return [word for card in cards for word in (card, CARDS[card].name)]


def shy(state: State, seat: int, rng: random.Random | None = None) -> Action:
    """A bot that plays no evolution."""
    legal = legal_actions(state)
    return next((action for action in legal if action.verb == "pass"), legal[0])


@pytest.fixture(autouse=True)
def _shy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(POLICIES, "shy", shy)


# One person at the screen


def test_the_person_is_asked_on_the_turn_of_another_and_sees_only_its_own_hand() -> None:
    app = new_app(table(), bots="shy")
    assert "Kraken: play an evolution now?" in Reader(app.front.ask).text
    assert "It is Alienoid's turn" in Reader(app.front.ask).text
    assert offered(app) == ["pass", "play healing_rain"]
    assert "Gain 2 LP." in Reader(app.front.choices).text
    hand = Reader(app.front.hand)
    assert "Your hand: 1 evolution" in hand.text
    assert "temporary" in hand.text
    assert [attrs.get("data-act") for _, attrs in hand.tags if "data-act" in attrs] == ["play healing_rain"]
    assert not any(word in sent(app) for word in names(SCOURGE))

    click(app, "play healing_rain")
    assert app.game.state.monsters[0].lp == 7
    assert "Kraken plays Healing Rain" in Reader(app.front.log).text
    assert "Discarded evolutions" in Reader(app.front.monsters).text


def test_a_bot_that_plays_nothing_leaves_no_trace() -> None:
    app = new_app(table(monsters(kraken="")), bots="shy")
    assert app.game.at > 0, "Alienoid was asked"
    assert (app.front.now["node"], app.session.at) == (0, 0)
    assert "step" not in Reader(app.front.head).text, "nobody at the screen has chosen anything"
    app.receive({"do": "step"})
    assert app.front.now["node"] == app.session.at == 1


def test_hands_that_the_person_cannot_tell_apart_give_the_same_screen() -> None:
    """At 10 LP Healing Rain cannot be played, so that bot is never asked; with Alien Scourge it is, again and again."""
    screens = []
    for held, below in ((SCOURGE, RAIN), (RAIN, SCOURGE)):
        who = monsters(kraken="", lp=10)
        who[1]["evolutions"] = {"hand": [held], "deck": [below]}
        app = new_app(table(who), bots="shy")
        seen = []
        for _ in range(20):
            app.receive({"do": "to-mine"})
            if app.game.over:
                break
            seen.append(sent(app))
            click(app, offered(app)[0] if offered(app) else "stop")
            seen.append(sent(app))
        app.receive({"do": "back"})
        app.receive({"do": "chart", "open": True})
        screens.append([*seen, sent(app)])
        assert not any(word in "".join(seen) for word in names(SCOURGE, RAIN))
    assert screens[0] == screens[1]


def test_moments_are_found_by_their_numbers() -> None:
    app = new_app(table(monsters(kraken="")), bots="shy")
    for _ in range(3):
        app.receive({"do": "step"})
    state = app.game.state
    app.receive({"do": "travel", "node": 1})
    assert app.front.now["node"] == 1
    app.receive({"do": "latest"})
    assert app.game.state is state
    with pytest.raises(NoSuchMoment):
        app.receive({"do": "travel", "node": 999})
    assert "Not done" in app.front.status


def test_back_and_forth_never_stands_at_the_window_of_a_bot() -> None:
    app = new_app(table(monsters(kraken="")), you=[], bots="shy")
    for _ in range(30):
        app.session.step()
    while app.session.back():
        assert not app.session.shown.hidden(app.session.node)
    while app.session.behind:
        app.session.step()
        assert not app.session.shown.hidden(app.session.node)


def test_an_evolution_can_be_played_from_the_panel_at_an_own_decision() -> None:
    app = new_app(table(turn="Kraken", phase="roll", dice="AAHHEE", rolls_left=2), bots="shy")
    while app.game.decision is not None and app.game.decision.kind == "play":
        click(app, "pass")
    assert app.game.decision is not None
    assert app.game.decision.kind == "keep"
    assert "play healing_rain" not in offered(app)
    assert "play healing_rain" in Reader(app.front.hand).all("data-act")
    click(app, "play healing_rain")
    assert app.game.state.monsters[0].lp == 7
    assert app.game.decision.kind == "keep"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"turn": "Kraken", "phase": "buy"}, "it would have no effect for Kraken now"),
        ({}, "Alienoid decides now; you are asked when it can act"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(more: dict[str, object], reason: str) -> None:
    app = new_app(table(monsters(lp=10, alienoid=""), **more), bots="shy")
    assert not_now(app.game.state, 0, RAIN) == reason
    hand = Reader(app.front.hand)
    assert f"Not now: {reason}." in hand.text
    (button,) = [attrs for _, attrs in hand.tags if attrs.get("data-act") == "play healing_rain"]
    assert "disabled" in button


# Whether one is asked


def test_never_passes_every_window_unseen() -> None:
    app = new_app(table(monsters(alienoid="")), bots="shy")
    assert app.game.decision is not None
    assert app.game.decision.kind == "play"
    app.receive({"do": "ask-me", "name": "ask-healing_rain", "value": "never"})
    for _ in range(40):
        app.receive({"do": "step"})
        decision = app.game.decision
        if decision is None or app.session.mine:
            break
    assert decision is not None
    assert decision.kind == "yield"
    assert app.game.state.monsters[0].hand == (RAIN,)
    assert app.front.now["node"] < app.game.node.id, "what was passed by itself is no step of its own"


def test_only_when_attacked_asks_at_the_loss() -> None:
    app = new_app(table(monsters(alienoid="")), bots="shy")
    app.receive({"do": "ask-me", "name": "ask-healing_rain", "value": "attacked"})
    app.receive({"do": "to-mine"})
    assert app.game.decision is not None
    assert app.game.decision.kind == "play"
    assert "You would lose 2 LP: Alienoid's attack." in Reader(app.front.ask).text
    chosen = [attrs for _, attrs in Reader(app.front.hand).tags if "selected" in attrs]
    assert [attrs["value"] for attrs in chosen] == ["attacked"]


def test_a_setting_is_for_a_card_of_ones_own_hand() -> None:
    session = Session(table(), ["person", "shy", "shy"])
    for seat, card, asking in ((0, SCOURGE, "never"), (1, SCOURGE, "never"), (0, RAIN, "sometimes")):
        with pytest.raises(BadOption, match="ask me"):
            session.ask_me(seat, card, asking)
    session.ask_me(0, RAIN, "never")
    session.ask_me(0, RAIN, "always")
    assert session.asking == {0: {}}


def test_a_branch_takes_the_settings_along() -> None:
    app = new_app(table(monsters(alienoid="")), bots="shy")
    app.receive({"do": "ask-me", "name": "ask-healing_rain", "value": "never"})
    app.receive({"do": "branch", "luck": "same"})
    assert app.session.asking == {0: {RAIN: "never"}}


# Several persons at one screen


def test_nothing_secret_is_sent_until_its_own_person_looks() -> None:
    app = new_app(table(), you=["Kraken", "Alienoid"], bots="shy")
    decision = app.game.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == ("Alienoid", "play")
    assert "Pass the screen to Alienoid. Only Alienoid looks." in Reader(app.front.ask).text
    assert offered(app) == []
    assert not any(word in sent(app) for word in names(RAIN, SCOURGE))
    assert "Play an evolution" not in sent(app)

    app.receive({"do": "look", "seat": 1})
    assert offered(app) == ["pass", "play alien_scourge"]
    assert "Alien Scourge" in app.front.hand
    assert not any(word in sent(app) for word in names(RAIN))
    app.receive({"do": "rule", "id": "card.alien_scourge"})

    app.receive({"do": "act", "action": "pass", "at": app.front.now["node"]})
    assert "Pass the screen to Kraken. Only Kraken looks." in Reader(app.front.ask).text
    assert not any(word in sent(app) for word in names(RAIN, SCOURGE))


def test_a_hand_is_looked_at_and_hidden_while_the_clock_stands() -> None:
    app = new_app(table(monsters(alienoid="", lp=10)), you=["Kraken", "Mega Shark"], bots="shy")
    assert app.running
    app.receive({"do": "look", "seat": 0})
    assert not app.running
    assert "Healing Rain" in app.front.hand
    app.receive({"do": "hide"})
    assert not any(word in sent(app) for word in names(RAIN))
    with pytest.raises(BadOption, match="look"):
        app.receive({"do": "look", "seat": 1})


def test_a_late_click_names_no_evolution() -> None:
    app = new_app(table(), you=["Kraken", "Alienoid"], bots="shy")
    app.receive({"do": "look", "seat": 1})
    app.receive({"do": "hide"})
    with pytest.raises(KonyError):
        app.receive({"do": "act", "action": "play alien_scourge", "at": 99})
    assert app.front.status == "Not done: the game has moved on"


def test_what_was_chosen_in_secret_has_no_name_in_the_variations() -> None:
    app = new_app(table(), you=["Kraken", "Alienoid"], bots="shy")
    at = app.front.now["node"]
    for chosen in ("pass", "play alien_scourge"):
        app.receive({"do": "travel", "node": at})
        app.receive({"do": "look", "seat": 1})
        app.receive({"do": "act", "action": chosen, "at": app.front.now["node"]})
    assert "Alienoid chooses unseen" in Reader(app.front.tree).text
    assert "Pass" not in Reader(app.front.tree).text.replace("Pass the screen", "")


def test_a_card_on_top_of_the_deck_is_looked_at_behind_a_cover_too() -> None:
    described = {
        "game": "tokyo",
        "monsters": [{"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}, {"name": "Rob"}],
        "phase": "buy",
        "deck": ["jets", "extra_head"],
        "then": ["use made_in_a_lab"],
    }
    app = new_app(scenario(described), you="all")
    decision = app.game.decision
    assert decision is not None
    assert decision.kind == "look"
    seen = app.game.state.deck_top[0]
    assert "Pass the screen to Kong" in Reader(app.front.ask).text
    assert CARDS[seen].name not in sent(app)
    app.receive({"do": "look", "seat": 0})
    assert f"buy {seen}" in offered(app)


# The draft and the new game


def test_the_draft_shows_the_packet_the_round_and_who_is_waited_for() -> None:
    drafted = {"expansions": ["power_up"], "options": {"mutant_draft": True}, "seed": 4}
    app = new_app(Game.new("tokyo", monsters=["Kraken", "Cyber Bunny"], **drafted), you="all")
    for n in range(7):
        for seat, name in enumerate(("Kraken", "Cyber Bunny")):
            assert f"Pass the screen to {name}" in Reader(app.front.ask).text
            waiting = ("Kraken, Cyber Bunny", "Cyber Bunny")[seat]
            assert f"Still to choose in this round: {waiting}." in Reader(app.front.ask).text
            packet = app.game.state.monsters[seat].packet
            assert not any(word in sent(app) for word in names(*packet))
            app.receive({"do": "look", "seat": seat})
            assert f"Round {n + 1} of 8" in Reader(app.front.ask).text
            assert offered(app) == [f"pick {card}" for card in packet]
            assert f"Taken so far, {n} of 8" in Reader(app.front.hand).text
            click(app, offered(app)[-1])
    assert [len(monster.evolutions) for monster in app.game.state.monsters] == [6, 8]
    assert app.game.decision is not None
    assert app.game.decision.kind == "keep_evolution"


def test_bots_draft_at_once() -> None:
    drafted = {"expansions": ["power_up"], "options": {"mutant_draft": True}, "seed": 4}
    app = new_app(Game.new("tokyo", monsters=["Kraken", "Cyber Bunny"], **drafted), bots="shy")
    for _ in range(7):
        assert app.session.mine
        click(app, offered(app)[0])
    assert app.game.decision is not None
    assert app.game.decision.kind == "keep_evolution"


def test_the_dialog_offers_mega_shark_and_the_draft_with_power_up_only() -> None:
    app = new_app()
    app.receive({"do": "new-dialog"})
    assert "Mega Shark" not in Reader(app.front.dialog).all("value")
    assert "mutant_draft" not in app.front.dialog
    form = {"game": "new_york", "power_up": "on", "monster0": "Mantis", "player0": "person", "player1": "random"}
    app.receive({"do": "setup-game", "name": "power_up", "value": "on", "form": form})
    dialog = Reader(app.front.dialog)
    assert "Mega Shark" in dialog.all("value")
    assert "mutant_draft" in dialog.all("name")
    chosen = [attrs["value"] for _, attrs in dialog.tags if "selected" in attrs]
    assert chosen[0] == "Mantis", "what was chosen stays"
    app.receive({"do": "setup-game", "name": "game", "value": "tokyo", "form": {**form, "game": "tokyo"}})
    chosen = [attrs["value"] for _, attrs in Reader(app.front.dialog).tags if "selected" in attrs]
    assert chosen[0] == "Alienoid", "another game begins with its own monsters"


def test_a_new_game_with_power_up() -> None:
    form = {"monster0": "Mega Shark", "player0": "person", "monster1": "Kong", "player1": "greedy", "seed": "3"}
    with pytest.raises(BadOption, match="Mega Shark"):
        setup.game_of(form)
    with pytest.raises(BadOption, match="Mega Shark"):
        setup.game_of({**form, "mutant_draft": "on"})
    game, _ = setup.game_of({**form, "power_up": "on"})
    assert game.options.power_up
    assert "with Power Up!" in new_app(game).front.banner


def test_a_house_card_is_badged_in_hand_at_its_monster_and_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in (RAIN, "white_death"):
        monkeypatch.setitem(CARDS, card, replace(CARDS[card], provenance="house"))
    app = new_app(table(monsters(alienoid="")), bots="shy")
    for part in (app.front.hand, app.front.monsters, app.front.choices):
        assert "house" in Reader(part).text
    assert "Temporary, house card: " in Reader(app.front.choices).text
    click(app, "play healing_rain")
    assert "house" in Reader(app.front.log).text


# What was played before


def test_who_goes_back_and_plays_the_same_again_sees_no_window_of_a_bot() -> None:
    three, rng, crossed = ["Gigazaur", "Cyber Kitty", "Kraken"], random.Random(3), 0
    app = new_app(Game.new("tokyo", monsters=three, seed=3, expansions=["power_up"]))
    while crossed < 3:
        app.receive({"do": "to-mine"})
        if app.game.over:
            app = new_app(Game.new("tokyo", monsters=three, seed=rng.randrange(99), expansions=["power_up"]))
            continue
        chosen = rng.choice(app.game.legal_actions()).text
        before = app.game.node
        click(app, chosen)
        passed = [node for node in app.game.path if node.id > before.id and app.session.shown.hidden(node)]
        app.receive({"do": "back"})
        if app.game.node is before and passed:
            click(app, chosen)
            assert not app.session.shown.hidden(app.game.node)
            assert "play an evolution now" not in sent(app)
            crossed += 1


def test_variations_tell_no_window_of_a_bot_and_lead_nowhere_that_is_not() -> None:
    game = table()
    game.play("pass")
    window = game.node
    assert game.decision is not None
    assert game.decision.seat == "Kraken"
    game.play(f"play {RAIN}")
    session = Session(game, ["shy", "person", "shy"])
    here = session.node

    def told() -> str:
        game.goto_node(here.id)
        found = Reader(variations(session))
        assert "unseen" not in found.text
        for number in found.all("data-node"):
            session.shown.node_at(int(number))
        return found.text

    game.goto_node(window.id)
    game.play("pass")
    leaf = game.node
    assert session.shown.hidden(leaf)
    assert "Step" not in told(), "another notebook stands at a window of its person"
    game.goto_node(leaf.id)
    game.play("pass")
    assert "Step 0: Pass; Play Healing Rain Pass" in told(), "what was played lies there for all to see"
