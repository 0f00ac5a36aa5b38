import pytest

from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.state import clone
from kony_nb.views.new_york.tile_words import holder, pay_words, tile_words
from kony_nb.views.words import asked, headline, outcome, place_name
from tests.views.played import moments, varied, waiting


def test_the_turn_and_the_question():
    state = waiting("flee", monsters=4)
    active, attacked = state.monsters[state.turn], state.monsters[state.agenda[-1].seat]
    assert headline(state) == f"{active.name}, turn {active.turns}: resolving the dice"
    assert asked(state) == f"{attacked.name} is asked: You were attacked. Hold Manhattan, or flee?"


def test_an_extra_turn_is_named():
    state = clone(waiting("roll", choices=1))
    state.ledger.extra = "subway"
    assert "(extra turn)" in headline(state)


def test_chance_has_no_name():
    assert asked(moments(2)[0].state) == "Chance decides: A tile is exposed."


@pytest.mark.parametrize(
    ("result", "winner", "sentence"),
    [
        ("", -1, ""),
        ("vp", 0, "Captain Fish wins with 20 VP."),
        ("last", 0, "Captain Fish wins as the last monster left."),
        ("card", 0, "Captain Fish wins at once by a card."),
        ("nobody", -1, "Nobody wins: no monster is left."),
    ],
)
def test_every_end_has_its_sentence(result, winner, sentence):
    state = clone(varied()[0])
    state.result, state.winner = result, winner
    state.monsters[0].vp = 20
    assert outcome(state) == sentence


def test_rewards_follow_the_options():
    digest, printed = moments(2, 0, "digest")[0].state, moments(2, 0, "printed")[0].state
    assert (pay_words("infantry", digest), pay_words("infantry", printed)) == ("1 VP", "1 LP")
    assert tile_words("power_plant_3", digest) == "power plant (takes 3 Destruction, pays 3 energy)"
    assert tile_words("?", digest) == "an unknown tile"


def test_goal_cards_lie_beside_the_deck_at_first():
    state = moments(2)[0].state
    assert (holder(state, "superstar"), holder(state, "statue")) == ("nobody", "nobody")


def test_places_stand_alone():
    assert place_name("bronx") == "Bronx"
    assert place_name(None) == "nowhere"
    assert all(not place_name(place).startswith("the ") for place in PLACE_NAMES)
