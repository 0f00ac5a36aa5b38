"""Who may challenge whom and when, the calls for help, and what is secret: in both games."""

from typing import Any

import pytest

from kony_nb.rules.referee import pending
from tests.rules.in_tokyo import BAY
from tests.rules.luchador.ring import CITY, LUCHADOR, OUT, PLACES, attacked, card, fighter, ring
from tests.rules.table import NAMES, P1, P2, P3, Table, cited, kinds, table

KONG, MANTIS, ROB, SHERIFF = (name.lower() for name in NAMES[:4])
CHALLENGE = f"challenge {MANTIS}"
GAMES = ("new_york", "tokyo")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("monsters", [2, 4, 6])
def test_a_challenge_from_its_call_to_the_new_cards(game: str, monsters: int) -> None:
    places = PLACES[game][:monsters]
    held = [card(6), card(1), card(5), card(4), card(3), card(2)]
    named = [{"place": place, "challenge": one} for place, one in zip(places, held, strict=False)]
    t = table(*named, game=game, phase="resolve", dice="AAHHEE", expansions=LUCHADOR)
    t.play("resolve A", "hold", CHALLENGE)
    if monsters > 2:
        t.play("help", *["help"] * (monsters - 2), f"pick {ROB}", "pass" if monsters > 3 else "reveal")
    if monsters != 3:
        t.play("reveal")
    t.play("reveal")
    t.settle()
    assert (t[P1].collection, t[P2].mask) == (1, False)
    assert t[P1].energy == 1
    used = [card(6), card(1)] + ([card(5)] if monsters > 2 else [])
    assert sorted(t.state.challenge_discards) == sorted(used)
    assert all(t.all("challenge"))
    assert not set(t.all("challenge")) & set(used)
    assert not any(t.all("secret"))
    assert t.asked == (P1, "resolve")


@pytest.mark.parametrize("game", GAMES)
def test_the_other_faces_come_after_it(game: str) -> None:
    t = attacked(card(6), card(1), game=game)
    assert t.refused("resolve E") == "luc.challenge.when"
    assert t.refused(f"challenge {ROB}") == "luc.challenge.when"
    t.play("pass")
    assert t.asked == (P1, "resolve")


def test_an_attack_gives_one_challenge() -> None:
    t = attacked(card(6), card(1))
    t.play(CHALLENGE)
    assert t.refused(CHALLENGE) == "luc.challenge.one-per-attack"
    t.play("hide", "hide")
    assert t.asked == (P1, "resolve")
    assert t.refused(CHALLENGE) == "core.turn.order"
    assert t.state.ledger.held == ()


def city_of_two(game: str = "tokyo", **more: Any) -> Table:
    """Return a table of six at which P1 has attacked P2 and P3 in the city."""
    places = (OUT, CITY, BAY, OUT, OUT, OUT)
    if game == "new_york":
        places = ("bronx", "lower", "lower_56", "queens", "queens", "brooklyn")
    named = [{"place": place, "challenge": card(1 + at)} for at, place in enumerate(places)]
    named[2] |= more
    t = table(*named, game=game, phase="resolve", dice="AAHHEE", expansions=LUCHADOR)
    t.play("resolve A")
    return t


def test_two_in_the_city_stay_and_the_attacker_picks_one() -> None:
    for game in GAMES:
        t = city_of_two(game)
        t.play("hold", "hold")
        assert t.legal == {"pass", f"challenge {MANTIS}", f"challenge {ROB}"}
        (event,) = cited(t.play(f"challenge {ROB}"), "luc.challenge.two")
        assert (event.seat, event.other) == (P1, P3)
        t.play("help")
        assert t.asked == (P2, "volunteer")  # in the city too, and takes no part


def test_no_challenge_if_one_of_two_leaves() -> None:
    for first, second in (("hold", "yield"), ("yield", "hold")):
        t = city_of_two()
        t.play(first, second)
        assert t.asked == (P1, "resolve")
    t = city_of_two("new_york")
    t.play("flee brooklyn", "hold")
    assert t.asked == (P1, "resolve")


def test_one_of_two_falls_and_the_other_may_be_challenged() -> None:
    t = city_of_two(lp=1)
    t.play("hold")
    assert t.legal == {"pass", CHALLENGE}


def test_no_challenge_for_who_had_no_choice() -> None:
    there = [fighter("bronx", 6), fighter("lower", 1), "queens"]
    t = table(*there, phase="resolve", dice="AAHHEE", expansions=LUCHADOR, market=["new_york_marathon", None, None])
    t.play("resolve A")  # a flight would cost energy that is not there
    assert t.asked == (P1, "resolve")


def test_no_challenge_after_an_attack_from_inside() -> None:
    inside = ring(fighter(CITY, 6), fighter(OUT, 1), OUT)
    inside.play("resolve A")
    assert inside.asked == (P1, "resolve")


def test_an_answer_before_the_damage_is_an_answer() -> None:
    t = ring(fighter(OUT, 6), fighter(CITY, 1, cards=["jets"]), OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t.play("hold")  # answered before the damage, and not asked again
    assert t[P2].lp == 8
    assert t.legal == {"pass", CHALLENGE}
    t = ring(fighter(OUT, 6), fighter(CITY, 1, cards=["jets"]), OUT)
    t.play("resolve A", "yield")
    assert t.asked == (P1, "resolve")


def test_without_a_card_no_challenge_and_no_help() -> None:
    t = ring(OUT, fighter(CITY, 1), OUT)
    events = t.play("resolve A", "hold")
    assert [e.seat for e in cited(events, "luc.challenge.no-card")] == [P1]
    assert t.asked == (P1, "resolve")
    t = ring(fighter(OUT, 6), fighter(CITY, 1), OUT, OUT)
    t.play("resolve A", "hold", CHALLENGE)
    assert t.asked == (P1, "reveal_or_hide")


def test_volunteers_answer_clockwise_from_the_caller() -> None:
    t = attacked(card(6), card(1), card(5), card(4), card(3), card(2), monsters=6)
    t.play(CHALLENGE, "help")
    for seat in (2, 3, 4, 5):
        assert t.asked == (seat, "volunteer")
        events = t.play("pass" if seat == 3 else "help")
        assert [(e.seat, e.other) for e in kinds(events, "volunteer")] == ([] if seat == 3 else [(seat, P1)])
    assert t.asked == (P1, "pick_ally")
    assert t.legal == {f"pick {ROB}", "pick captain_fish", "pick drakonis", "pass"}
    assert t.refused(f"pick {SHERIFF}") == "luc.help.ally"
    t.play("pick captain_fish")
    t.play("help")
    assert t.asked == (2, "volunteer")
    t.play("pass")
    assert t.asked == (3, "volunteer")
    t.play("pass")
    assert t.asked == (5, "volunteer")  # not the ally of the other side
    t.play("pass")
    assert t.asked == (P1, "reveal_or_hide")  # nobody volunteered


def test_an_ally_lays_its_card_and_serves_one_side() -> None:
    t = attacked(card(6), card(1), card(5))
    events = t.play(CHALLENGE)
    assert [e.seat for e in kinds(events, "lay_challenge")] == [P1, P2]
    events = t.play("help", "help", f"pick {ROB}")
    assert [e.seat for e in kinds(events, "lay_challenge")] == [P3]
    assert t.asked == (P1, "reveal_or_hide")  # nobody is left to help the champion


def test_the_caller_may_take_nobody() -> None:
    t = attacked(card(6), card(1), card(5))
    t.play(CHALLENGE, "help", "help", "pass")
    assert t.asked == (P2, "call_help")
    t.play("help", "help", f"pick {ROB}", "reveal", "reveal")
    assert t[P3].challenge == "" or t.state.agenda[-1].kind == "challenge_card"


def test_the_decisions_are_secret_until_both_have_decided() -> None:
    t = attacked(card(6), card(1))
    t.play(CHALLENGE)
    for seat, chosen in ((P1, "reveal"), (P2, "hide")):
        waiting = pending(t.state)
        assert waiting is not None
        assert waiting[1].private
        assert t.asked == (seat, "reveal_or_hide")
        assert t.refused("pass") == "luc.challenge.secret"
        if seat == P1:
            events = t.play(chosen)
            assert [(e.kind, e.seat, e.what) for e in events] == [("decided", P1, "")]
            assert t[P1].secret == "reveal"
    t.play("hide")
    assert not any(t.all("secret"))


def test_an_ally_reveals_with_its_principal_only() -> None:
    for first, shown in (("reveal", [P1, P3]), ("hide", [P2])):
        t = attacked(card(6), card(1), card(5))
        t.play(CHALLENGE, "help", "help", f"pick {ROB}")
        events = t.play(first, "hide" if first == "reveal" else "reveal")
        assert [e.seat for e in kinds(events, "show_challenge")] == shown
        assert bool(cited(events, "luc.challenge.ally-reveals")) == (P3 in shown)


def test_equal_strength_is_the_champions() -> None:
    t = attacked(card(4), card(4, 1), monsters=2)
    events = t.play(CHALLENGE, "reveal", "reveal")
    (won,) = cited(events, "luc.challenge.tie")
    assert (won.seat, won.n, won.now) == (P2, 4, 4)
    assert t[P1].mask is False


def test_a_higher_strength_wins() -> None:
    t = attacked(card(4), card(3), monsters=2)
    (won,) = cited(t.play(CHALLENGE, "reveal", "reveal"), "luc.challenge.both")
    assert (won.seat, won.n, won.now, won.what) == (P1, 4, 3, card(4))


def test_nothing_is_seen_of_cards_that_go_back() -> None:
    t = attacked(card(6), card(1), monsters=2)
    events = t.play(CHALLENGE, "hide", "hide")
    assert [e.kind for e in cited(events, "luc.challenge.none")] == ["unrevealed"]
    assert t.all("challenge") == [card(6), card(1)]
    t = attacked(card(6), card(1), monsters=2)
    t.play(CHALLENGE, "hide", "reveal")
    t.settle()
    assert t[P1].challenge == card(6)
    assert t.state.challenge_discards == (card(1),)
