"""The challenge cards: what they are, what they bring, and how they are drawn and discarded."""

from dataclasses import replace
from fractions import Fraction

from kony_nb.game.game import Game
from kony_nb.rules.agenda import advance
from kony_nb.rules.events import Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES, Gain, style
from kony_nb.rules.options import options
from kony_nb.rules.state import Step
from tests.rules.luchador.ring import CITY, LUCHADOR, OUT, attacked, card, fighter, ring
from tests.rules.table import NAMES, P1, P2, P3, cited, kinds, new_table

MANTIS, ROB = NAMES[P2].lower(), NAMES[P3].lower()
CHALLENGE = f"challenge {MANTIS}"


def test_eighteen_cards_of_our_own() -> None:
    assert [*CHALLENGES] == sorted(CHALLENGES)
    assert len(CHALLENGES) == 18
    levels = sorted((entry.strength, entry.bonus) for entry in CHALLENGES.values())
    assert levels == sorted([(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3)] * 3)
    assert {entry.provenance for entry in CHALLENGES.values()} == {"house"}
    words = [word for entry in CHALLENGES.values() for word in (entry.name, entry.team_up)]
    assert len(set(words)) == 36
    assert style(card(2), card(1)).endswith(f" {CHALLENGES[card(2)].name}")


def test_the_luchador_plays_with_the_expansion_only() -> None:
    for game in GAMES.values():
        for expansions, plays in (((), False), (("power_up",), False), (("luchador",), True)):
            there = game.monsters_of(options(game.name, expansions=expansions))
            assert ("Luchador" in there) is plays
        both = game.monsters_of(options(game.name, expansions=("luchador", "power_up")))
        assert {"Luchador", "Mega Shark"} <= set(both)


def test_an_owners_card_takes_the_place_of_ours() -> None:
    ident = card(1)
    ours = CHALLENGES[ident]
    CHALLENGES[ident] = replace(ours, strength=9, reward=Gain(vp=1, lp=1, energy=1), provenance="owner")
    try:
        t = ring(fighter(OUT, 6, lp=5), {"place": CITY, "challenge": ident, "lp": 5}, OUT)
        t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
        assert (t[P2].vp, t[P2].lp, t[P2].energy) == (1, 4, 1)
    finally:
        CHALLENGES[ident] = ours


def test_everybody_draws_one_unseen() -> None:
    for name in ("new_york", "tokyo"):
        t = new_table(4, game=name, expansions=LUCHADOR)
        held = t.all("challenge")
        assert len(set(held)) == 4
        assert t.all("challenges") == [1] * 4
        assert set(t.state.challenge_deck) | set(held) == set(CHALLENGES)
    game = Game.new("tokyo", NAMES[:2], expansions=LUCHADOR)
    while game.decision is None:
        game.step()
    drawn = [event for node in game.path for event in node.events if event.kind == "draw_challenge"]
    assert [(event.seat, event.to) for event in drawn] == [(0, (0,)), (1, (1,))]


def test_rewards_come_after_the_mask_own_before_team_up() -> None:
    t = attacked(card(2), card(4), card(1))
    t.play(CHALLENGE, "help", "help", f"pick {ROB}")
    events = t.play("reveal", "reveal")
    told = [(e.kind, e.rule, e.seat) for e in events if e.kind in ("mask", "vp", "discard_challenge")]
    assert told == [
        ("mask", "luc.masks.collection", P1),
        ("vp", "luc.reward.own", P1),
        ("vp", "luc.reward.team-up", P3),
        ("discard_challenge", "luc.deck.discard", P1),
        ("discard_challenge", "luc.deck.discard", P2),
        ("discard_challenge", "luc.deck.discard", P3),
    ]


def test_a_reward_wins_before_what_follows() -> None:
    t = ring(fighter(OUT, 2, vp=16), fighter(CITY, 1), fighter(OUT, 1, 1, vp=19))
    t.play("resolve A", "hold", CHALLENGE, "help", "help", f"pick {ROB}")
    events = t.play("reveal", "reveal")
    assert (t.state.result, t.state.winner) == ("vp", P1)
    assert not cited(events, "luc.reward.team-up")
    assert not kinds(events, "discard_challenge")


def test_the_ally_of_the_winner_may_win_the_game() -> None:
    t = ring(fighter(OUT, 2), fighter(CITY, 1), fighter(OUT, 1, 1, vp=19))
    t.play("resolve A", "hold", CHALLENGE, "help", "help", f"pick {ROB}")
    t.play("reveal", "reveal")
    assert (t.state.result, t.state.winner) == ("vp", P3)


def test_new_cards_are_drawn_by_chance_and_unseen() -> None:
    t = attacked(card(6), card(1), monsters=2)
    t.play(CHALLENGE, "reveal", "reveal")
    assert t.asked == (P1, "challenge_card")
    assert set(t.outcomes.values()) == {Fraction(1, 16)}
    assert f"draw {card(6)}" not in t.outcomes
    events = t.play(f"draw {card(5)}")
    assert [(e.kind, e.what, e.to) for e in events] == [("new_challenge", "", None), ("draw_challenge", card(5), (P1,))]
    assert t.asked == (P2, "challenge_card")
    t.play(f"draw {card(4)}")
    assert t.all("challenge") == [card(5), card(4)]
    assert t.all("challenges") == [2, 2]


def test_discards_become_the_deck() -> None:
    deck = [card(5)]
    rest = [ident for ident in CHALLENGES if ident not in (card(6), card(1), *deck)]
    t = ring(fighter(OUT, 6), fighter(CITY, 1), OUT, challenge_deck=deck, challenge_discards=rest)
    t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal", f"draw {card(5)}")
    assert t.state.challenge_shuffles == 1
    assert t.state.challenge_discards == ()
    assert len(t.outcomes) == 17
    assert f"draw {card(6)}" in t.outcomes  # what was just discarded is among them


def test_without_any_card_left_none_is_drawn() -> None:
    t = ring(fighter(OUT, 6), fighter(CITY, 1), OUT, challenge_deck=[])
    t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
    assert len(t.outcomes) == 2  # the two that were discarded
    events = t.play(f"draw {card(1)}")
    assert not cited(events, "luc.deck.none-left")
    t = ring(fighter(OUT, 6), fighter(CITY, 1), OUT, challenge_deck=[])
    log = Events()
    t.state.agenda.append(Step("draw_challenge", P3))
    advance(t.state, log)
    assert [(e.rule, e.seat) for e in log] == [("luc.deck.none-left", P3)]
    assert t[P3].challenge == ""
