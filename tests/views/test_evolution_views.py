"""Evolutions in the views: apart from power cards, with kind and badge; of a hand only how many there are."""

from dataclasses import replace

import pytest

import kony_nb as kn
from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State
from kony_nb.views.board import board_svg
from kony_nb.views.cards import CardPage, card, card_svg
from kony_nb.views.evolutions import counts, discarded, evolutions, face_up, named, when
from kony_nb.views.explain import explain
from kony_nb.views.text import board_text, summary
from kony_nb.views.words import known_actions, open_decider
from tests.views.drawing import SVG, parse, said, words

WIDTHS = (360, 780)


def table(**more: object) -> State:
    """Kraken holds Healing Rain, Mega Shark's White Death lies face up, Alienoid's Alien Scourge is spent."""
    monsters = [
        {"name": "Kraken", "lp": 5, "cards": ["jets"], "evolutions": {"hand": ["healing_rain"], "deck": []}},
        {"name": "Mega Shark", "evolutions": {"play": ["white_death"], "deck": []}},
        {"name": "Alienoid", "evolutions": {"discard": ["alien_scourge"], "deck": []}},
    ]
    return scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, **more}).state


def test_evolutions_lie_apart_from_power_cards() -> None:
    shark = table().monsters[1]
    assert face_up(shark) == ["white_death"]
    assert named("white_death") == "White Death (permanent)"
    assert counts(shark) == "0 in hand, 0 in the deck"
    text = " ".join(board_text(table()).split())
    assert "has Jets evolutions: 1 in hand, 0 in the deck" in text
    assert "evolutions: White Death (permanent); 0 in hand, 0 in the deck" in text
    assert "discarded evolutions: Alien Scourge (temporary)" in text
    assert discarded(table().monsters[2]) == "Alien Scourge (temporary)"
    assert "White Death (permanent) face up, 0 in hand" in summary(table())


@pytest.mark.parametrize("width", WIDTHS)
def test_the_board_counts_hands_and_names_what_lies_face_up(width: int) -> None:
    root = parse(board_svg(table(), width=width))
    drawn = " ".join(words(root))
    assert "hand 1, deck 0" in drawn
    tips = [tip.text or "" for tip in root.iter(f"{SVG}title")]
    assert any("Evolutions: White Death (permanent), 0 in hand" in tip for tip in tips)
    assert any("Discarded: Alien Scourge (temporary)." in tip for tip in tips)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_what_is_held_is_not_cut_off_beside_masks_goals_and_long_names(game: str, width: int) -> None:
    names = {"new_york": ["Kong", "Mantis", "Rob", "Sheriff"], "tokyo": ["Kraken", "Alienoid", "Gigazaur", "The King"]}
    opened = {
        name: next(card.id for card in CARDS.values() if card.monster == name and card.kind == "permanent")
        for name in names[game]
    }
    masks = [{"collection": 1}, {"attached": False}, {}, {}]
    monsters = [
        {"name": name, "evolutions": {"play": [opened[name]]}, "masks": worn}
        for name, worn in zip(names[game], masks, strict=True)
    ]
    goals = {"superstar_holder": "Sheriff"} if game == "new_york" else {}
    state = scenario({"game": game, "expansions": ["power_up", "luchador"], "monsters": monsters, **goals}).state
    drawn = " ".join(words(parse(board_svg(state, width=width))))

    held = [f"hand 0, deck {len(monster.evolutions)}" for monster in state.monsters]
    assert [drawn.count(each) for each in held] == [held.count(each) for each in held]


def test_no_view_names_what_lies_in_a_hand() -> None:
    for seats in (None, (), (1,)):
        state = table()
        state.agenda.pop()  # whoever is asked about it sees it, so ask nobody
        for view in (board_svg(state, seats=seats), summary(state, seats)):
            assert "Healing" not in view


def test_who_is_asked_at_a_window_is_told_to_nobody_else() -> None:
    state = table(phase="start")
    assert state.agenda[-1].kind == "play"
    for seats in ((), (1, 2)):
        assert open_decider(state, seats) == -1
        told = board_text(state, seats=seats) + board_svg(state, legal=legal_actions(state), seats=seats)
        assert "is asked" not in told
        assert "Healing Rain" not in told
        assert "Whoever holds an evolution that acts now may play it." in told
        assert "decides" not in told
    assert "play healing_rain" in board_text(state, seats=(0,))
    assert "decides" in board_svg(state, seats=(0,))


def test_a_game_that_shows_itself_shows_what_everybody_knows() -> None:
    monsters = [{"name": "Kraken", "lp": 5, "evolutions": {"hand": ["healing_rain"], "deck": []}}, "Alienoid"]
    for phase in ("start", "roll"):
        game = scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "phase": phase})
        shown = game._repr_mimebundle_()
        assert "ealing" not in shown["text/plain"] + shown["image/svg+xml"]
        assert any(action.text == "play healing_rain" for action in game.legal_actions())


def test_what_another_hand_can_play_is_no_known_action() -> None:
    state = table(phase="roll", dice="AA1122", rolls_left=2)
    legal = legal_actions(state)
    assert [action.text for action in legal if action.verb == "play"] == ["play healing_rain"]
    assert all(action.verb != "play" for action in known_actions(state, legal, (1,)))
    assert known_actions(state, legal, (0,)) == known_actions(state, legal) == list(legal)
    assert "play healing_rain" not in board_text(state, seats=(1,))


@pytest.mark.parametrize("provenance", ["house", "owner"])
def test_a_card_that_is_not_published_says_so_in_words(provenance: str) -> None:
    house = replace(CARDS["white_death"], provenance=provenance)
    badge = {"house": "House card: not from the published game", "owner": "Owner's card: entered at this table"}
    for told in (said(parse(card_svg(house))), repr(CardPage(house))):
        assert badge[provenance] in told
    assert badge[provenance] not in repr(card("white death"))


def test_a_card_shows_monster_species_kind_and_moment() -> None:
    page = repr(card("healing rain"))
    assert page.startswith("Healing Rain [card.healing_rain]: Temporary evolution of Kraken (Invader)")
    assert "energy" not in page.splitlines()[0]
    assert "- Play it at any moment, on any turn." in page
    assert "Play it at any moment" in said(parse(card_svg(CARDS["healing_rain"])))


def test_when_an_evolution_may_be_played_in_words() -> None:
    timed = replace(CARDS["healing_rain"], timing=("buying", "before_end"), whose="own", lasts="turn")
    assert when(timed) == (
        "Play it when: the active monster may buy; or: the turn is about to end; on your own turn only. "
        "It acts to the end of the turn."
    )


def test_the_table_of_evolutions() -> None:
    ids = {entry.id for entry in CARDS.values() if entry.monster and not entry.design}
    assert {row["id"] for row in kn.evolutions()} == ids
    (row,) = evolutions("mega shark", query="die more", kind="permanent")
    assert (row["name"], row["monster"], row["provenance"]) == ("White Death", "Mega Shark", "published")
    assert all("new_york" in row["game"] for row in evolutions(game="new york"))
    assert not {row["id"] for row in kn.cards()} & ids
    for wrong in ({"monster": "Godzilla"}, {"kind": "keep"}, {"game": "paris"}, {"provenance": "mine"}):
        with pytest.raises(KonyError, match=next(iter(wrong))):
            evolutions(**wrong)


def test_an_evolution_is_explained_with_the_rules_it_touches() -> None:
    page = explain("white death")
    assert {"evo.kinds.permanent", "core.roll.extra-dice", "core.win.vp"} <= set(page.rules)
    assert "Permanent evolution of Mega Shark" in repr(page)
