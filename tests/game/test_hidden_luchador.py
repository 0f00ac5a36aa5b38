"""What a seat may not know of challenge cards and decisions, and that dealing it again keeps what it sees."""

import random

from kony_nb.game.hidden_luchador import deal, mask
from kony_nb.rules.check import check
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.state import UNKNOWN, State, clone, state_key
from tests.rules.luchador.ring import CITY, OUT, attacked, card, fighter, ring
from tests.rules.table import NAMES, P1, P2, P3

CHALLENGE = f"challenge {NAMES[P2].lower()}"


def masked(state: State, seat: int) -> State:
    seen = clone(state)
    mask(seen, seat)
    return seen


def test_a_seat_sees_its_own_card_and_its_own_decision_only() -> None:
    t = attacked(card(6), card(1), card(5))
    t.play(CHALLENGE, "pass", "pass", "reveal")
    for seat, held, secrets in (
        (P1, [card(6), UNKNOWN, UNKNOWN, ""], ["reveal", "", "", ""]),
        (P2, [UNKNOWN, card(1), UNKNOWN, ""], [UNKNOWN, "", "", ""]),
        (-1, [UNKNOWN, UNKNOWN, UNKNOWN, ""], [UNKNOWN, "", "", ""]),
    ):
        seen = masked(t.state, seat)
        assert [monster.challenge for monster in seen.monsters] == held
        assert [monster.secret for monster in seen.monsters] == secrets
        assert set(seen.challenge_deck) == set(CHALLENGES) - set(held)


def test_two_states_that_differ_in_secrets_look_the_same() -> None:
    first = attacked(card(6), card(1), card(5))
    second = attacked(card(6), card(2), card(4))
    for t, chosen in ((first, "reveal"), (second, "hide")):
        t.play(CHALLENGE, "pass", "pass", chosen)
    assert state_key(masked(first.state, P1)) != state_key(masked(second.state, P1))
    for t in (first, second):
        t.state.monsters[P1].secret = "hide"
    assert state_key(masked(first.state, P1)) == state_key(masked(second.state, P1))


def test_a_card_that_left_unseen_stays_possible() -> None:
    t = ring(fighter(OUT, 6), fighter(CITY, 1, lp=2), fighter(OUT, 5))
    t.play("resolve A")
    assert card(1) not in t.state.challenge_deck
    assert card(1) in masked(t.state, P3).challenge_deck


def test_what_is_dealt_looks_the_same_and_is_sound() -> None:
    t = attacked(card(6), card(1), card(5))
    t.play(CHALLENGE, "pass", "pass", "reveal")
    out = ring(fighter(OUT, 6), fighter(CITY, 1, lp=2), fighter(OUT, 5))
    out.play("resolve A")
    luck = Streamed(random.Random(1))
    for state in (t.state, out.state):
        for seat in range(-1, 3):
            seen = masked(state, seat)
            dealt = clone(seen)
            deal(dealt, luck)
            assert check(dealt) == []
            assert state_key(masked(dealt, seat)) == state_key(seen)
    secrets = set()
    for _ in range(40):
        dealt = masked(t.state, P2)
        deal(dealt, luck)
        secrets.add((dealt.monsters[P1].secret, dealt.monsters[P1].challenge))
    assert {secret for secret, _ in secrets} == {"reveal", "hide"}
    assert len({held for _, held in secrets}) > 8
