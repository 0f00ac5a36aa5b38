"""Challenges in the app: the card for its own person only, the cover before the secret choice, hints, the new game."""

from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadOption, KonyError
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.widgets import setup
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.front import Front
from tests.widgets.playing import Reader, click, new_app, offered

TRAITS = [name for name in Front.class_own_traits(sync=True) if not name.startswith("_")]
CARDS = {"Kong": "Bear Hug", "Rob": "Headlock", "Mantis": "Belly Flop"}


def table(*, rob: dict[str, Any] | None = None, kong: dict[str, Any] | None = None, **more: Any) -> Game:
    """Kong has attacked Rob in Tokyo; Mantis could help."""
    monsters = [
        {"name": "Kong", "challenge": CARDS["Kong"], **(kong or {})},
        {"name": "Rob", "place": "tokyo_city", "challenge": CARDS["Rob"], **(rob or {})},
        {"name": "Mantis", "challenge": CARDS["Mantis"]},
    ]
    described = {"game": "tokyo", "expansions": ["luchador"], "monsters": monsters, "turn": "Kong"}
    then = ["resolve 1", "resolve 2", "hold"]
    return scenario({**described, "phase": "resolve", "dice": "AA1122", "seed": 5, "then": then, **more})


def sent(app: Explorer) -> str:
    """Everything that the browser holds."""
    return "\n".join(str(getattr(app.front, name)) for name in TRAITS)


def words(part: str) -> str:
    return Reader(part).text


def at_the_secret(**more: Any) -> Explorer:
    """Kong has challenged Rob without help; nobody has decided whether to reveal."""
    app = new_app(table(**more), you="all")
    for chosen in ("challenge rob", "pass", "pass"):
        click(app, chosen)
    return app


def decide(app: Explorer, seat: int, chosen: str) -> None:
    app.receive({"do": "look", "seat": seat})
    click(app, chosen)


def test_of_several_persons_nobody_sees_a_card_before_it_opens_its_own() -> None:
    app = new_app(table(), you="all")
    for chosen in ("challenge rob", "help", "help", "pick mantis"):
        assert not any(name in sent(app) for name in CARDS.values())
        click(app, chosen)
    for seat, name in enumerate(("Kong", "Rob")):
        assert f"Pass the screen to {name}. Only {name} looks." in words(app.front.ask)
        assert not app.front.choices
        assert not any(card in sent(app) for card in CARDS.values())
        app.receive({"do": "look", "seat": seat})
        assert offered(app) == ["reveal", "hide"]
        assert f"{CARDS[name]} house Strength" in words(app.front.hand)
        assert not any(card in sent(app) for owner, card in CARDS.items() if owner != name)
        click(app, "reveal" if seat else "hide")
    log = words(app.front.log)
    assert "Rob reveals Headlock, strength 4" in log
    assert "Bear Hug" not in sent(app)
    assert "Belly Flop" not in sent(app), "the card of an ally that does not reveal stays unseen"


def test_nothing_tells_the_first_decision_before_the_second() -> None:
    told = []
    for chosen in ("reveal", "hide"):
        app = at_the_secret()
        decide(app, 0, chosen)
        told.append(sent(app))
        assert "Kong has decided in secret" in words(app.front.log)
    assert told[0] == told[1]


def test_a_decision_taken_twice_has_no_name_in_the_variations() -> None:
    app = at_the_secret()
    at = app.front.now["node"]
    for chosen in ("reveal", "hide"):
        app.receive({"do": "travel", "node": at})
        decide(app, 0, chosen)
    assert "Kong chooses unseen" in words(app.front.tree)
    assert "Reveal your" not in app.front.tree
    app.receive({"do": "travel", "node": at})
    app.receive({"do": "step"})
    with pytest.raises(KonyError):
        app.receive({"do": "act", "action": "reveal", "at": 99})
    assert app.front.status == "Not done: the game has moved on"


def test_the_winner_takes_a_mask_and_points_are_told_with_the_dial() -> None:
    app = at_the_secret(kong={"vp": 3})
    decide(app, 0, "reveal")
    decide(app, 1, "reveal")
    assert "Kong wins the challenge against Rob with Bear Hug, 6 to 4" in words(app.front.log)
    assert "Kong wins the challenge" in words(app.front.news)
    assert "10 5 dial 3 1 mask on the figure, 1 collected: +2 VP" in words(app.front.monsters)
    assert "Rob you Tokyo City 8 0 0 no mask" in words(app.front.monsters)
    assert words(app.front.board).count("A mask is attached") == 4, "Kong and Mantis, on the map and beside it"


def test_what_each_choice_means() -> None:
    app = new_app(table(), bots="greedy")
    ask, choices = words(app.front.ask), words(app.front.choices)
    assert "Your card: Bear Hug (house). Strength 6. If you win: 1 energy." in ask
    assert "a tie goes to the challenged one" in ask
    assert "Challenge Rob if both reveal and you win: a mask of Rob for your collection, +2 VP" in choices
    assert "if you lose: you give the mask of your figure, no VP lost" in choices
    assert "Challenge nobody no challenge; your turn goes on" in choices
    assert "Challenge Mantis Only who had the choice to leave the city" in choices
    click(app, "challenge rob")
    assert "You challenge Rob." in words(app.front.ask)
    assert "Who could help you: Mantis, with a bonus of 1 to 3." in words(app.front.ask)
    assert "Fight without help" in words(app.front.choices)


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "your 6 wins against 15 of the 17 cards it may have; if it hides, you gain 1 energy"),
        (1, "your 4 wins against 11 of the 17 cards it may have; if it hides, you gain 2 energy"),
    ],
)
def test_a_reveal_counts_the_cards_that_it_beats(seat: int, told: str) -> None:
    app = at_the_secret()
    if seat:
        decide(app, 0, "hide")
    app.receive({"do": "look", "seat": seat})
    assert told in words(app.front.choices)


def test_the_count_is_that_of_the_rules() -> None:
    strengths = [entry.strength for entry in CHALLENGES.values()]
    assert sum(s < 6 for s in strengths) == 15
    assert sum(s <= 4 for s in strengths) - 1 == 11, "a tie goes to who was challenged"


def test_masks_that_cannot_be_given_cost_points() -> None:
    app = at_the_secret(rob={"masks": {"attached": False}}, kong={"masks": {"collection": 1}})
    app.receive({"do": "look", "seat": 0})
    assert "you win: Rob has no mask and loses 2 VP" in words(app.front.ask)
    assert "you lose: you give a mask of your collection, -2 VP" in words(app.front.ask)
    click(app, "hide")
    app.receive({"do": "look", "seat": 1})
    assert "you win: a mask of Kong for your figure, no VP" in words(app.front.ask)
    assert "you lose: you have no mask and lose 2 VP" in words(app.front.ask)


def test_who_may_stay_is_told_that_it_can_be_challenged() -> None:
    app = new_app(table(then=["resolve 1", "resolve 2"]), you="all")
    assert "If you stay, Kong may challenge you for a mask." in words(app.front.ask)


def test_a_volunteer_sees_its_bonus_when_it_opens_its_card() -> None:
    app = new_app(table(), you="all")
    click(app, "challenge rob")
    click(app, "help")
    assert "Kong calls for help against Rob. Your card would add" in words(app.front.ask)
    app.receive({"do": "look", "seat": 2})
    assert "Your card: Belly Flop (house). As an ally's card, Thundering: bonus 3." in words(app.front.ask)
    assert "Offer to help Kong" in words(app.front.choices)


def test_a_bot_that_decides_in_secret_tells_nothing() -> None:
    app = new_app(table(), you=["Mantis"], bots="random")
    app.receive({"do": "step"})
    for _ in range(10):
        decision = app.game.decision
        assert decision is not None
        if decision.kind == "reveal_or_hide":
            assert "What it may do is its secret." in words(app.front.choices)
            assert CARDS["Kong"] not in sent(app)
            return
        app.game.play("challenge rob" if decision.kind == "challenge" else "pass")
        app.refresh()
    raise AssertionError("nobody was asked")


def test_with_evolutions_both_lie_in_the_hand_panel() -> None:
    app = new_app(table(expansions=["luchador", "power_up"], then=[]), you=["Kong"])
    hand = words(app.front.hand)
    assert "Your hand: 0 evolutions" in hand
    assert "Your challenge card" in hand
    assert "with Power Up! and Luchador" in words(app.front.banner)


def test_a_new_game_with_luchador() -> None:
    app = new_app()
    app.receive({"do": "new-dialog"})
    assert "Luchador" not in Reader(app.front.dialog).all("value")
    form = {"game": "new_york", "luchador": "on", "monster0": "Mantis", "player0": "person", "player1": "random"}
    app.receive({"do": "setup-game", "name": "luchador", "value": "on", "form": form})
    dialog = Reader(app.front.dialog)
    assert "Luchador" in dialog.all("value")
    assert next(attrs["value"] for _, attrs in dialog.tags if "selected" in attrs) == "Mantis", "what was chosen stays"
    chosen = {"monster0": "Luchador", "player0": "person", "monster1": "Kong", "player1": "greedy", "seed": "3"}
    with pytest.raises(BadOption, match="Luchador"):
        setup.game_of(chosen)
    game, _ = setup.game_of({**chosen, "luchador": "on"})
    assert game.options.luchador
    assert not game.options.power_up
    shown = new_app(game)
    assert "with Luchador" in words(shown.front.banner)
