"""What a seat sees of evolutions: its own; of the others only how many; and who is asked, nobody sees."""

import random
from collections import Counter
from typing import Any

import pytest

from kony_nb.game.decision import decision_of
from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, public, view
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.describe import describe
from kony_nb.rules.actions import action
from kony_nb.rules.check import check
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Addressed, Streamed
from kony_nb.rules.referee import draw, is_chance, legal_actions, step, why_not
from kony_nb.rules.state import UNKNOWN, State, Step, clone, state_key
from tests.game.randomly import evolving_game

KRAKEN, ALIENOID, KING = range(3)


def game(kraken: dict[str, Any] | None = None, *then: str, **more: Any) -> Game:
    """Return a game in which Alienoid begins its turn, and it and Kraken each hold an evolution."""
    monsters = [
        {"name": "Kraken", "lp": 5, "place": "outside", "evolutions": {"hand": ["healing_rain"]}, **(kraken or {})},
        {"name": "Alienoid", "place": "outside", "evolutions": {"hand": ["alien_scourge"]}},
        {"name": "The King", "place": "tokyo_city"},
    ]
    given = {"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "turn": "Alienoid", "then": list(then)}
    return scenario({**given, **more})


def test_of_the_others_only_how_many() -> None:
    state = game().state
    seen = view(state, KRAKEN)
    assert seen.monsters[KRAKEN] == state.monsters[KRAKEN]
    assert seen.monsters[ALIENOID].hand == (UNKNOWN,)
    assert seen.monsters[ALIENOID].evolutions == (UNKNOWN,) * len(state.monsters[ALIENOID].evolutions)
    known = public(state)
    assert [monster.hand for monster in known.monsters] == [(UNKNOWN,), (UNKNOWN,), ()]
    assert set(known.monsters[KING].evolutions) == {UNKNOWN}


def test_what_lies_face_up_or_is_discarded_everybody_sees() -> None:
    state = game({"evolutions": {"discard": ["healing_rain"]}}).state
    assert view(state, KING).monsters[KRAKEN].spent == ("healing_rain",)
    assert public(state).monsters[KRAKEN].spent == ("healing_rain",)


def test_who_is_asked_at_a_window_only_the_asked_one_sees() -> None:
    """Kraken is hurt and is asked; unhurt it would not be, and Alienoid would be asked to keep its dice."""
    state = game(None, "roll 123HHE").state
    top = state.agenda[-1]
    assert (top.kind, top.seat) == ("play", KRAKEN)
    own = view(state, KRAKEN)
    assert own.agenda == state.agenda
    assert legal_actions(own) == legal_actions(state)
    for seat in (ALIENOID, KING):
        seen = view(state, seat)
        assert seen.agenda == [*state.agenda[:-2], Step("window", -1, top.args)]
        assert legal_actions(seen) == ()
        assert decision_of(seen) is None
        refused = why_not(seen, action("pass"))
        assert refused is not None
        assert refused.rule == "evo.play.any-time"
        assert not is_chance(seen)
    assert public(state).agenda == view(state, KING).agenda


def test_who_falls_and_may_play_only_that_one_sees() -> None:
    state = clone(game().state)
    state.agenda += [Step("deaths", -1, (KRAKEN, ALIENOID)), *(Step("play", s, ("dying",)) for s in (ALIENOID, KRAKEN))]
    asked = Step("window", -1, ("dying",))
    deaths = state.agenda[:-2]
    assert view(state, KRAKEN).agenda == [*deaths, state.agenda[-1]]
    assert view(state, ALIENOID).agenda == [*deaths, state.agenda[-2], asked]
    assert view(state, KING).agenda == [*deaths, asked]


def test_what_was_drawn_only_its_seat_sees() -> None:
    state = Game.new("tokyo", ["Kraken", "Alienoid", "The King"], seed=3, expansions=["power_up"]).state
    assert state.agenda[-1].kind == "keep_evolution"
    drawn = state.agenda[-1].args[2:]
    assert len(drawn) == 2
    assert view(state, KRAKEN).agenda[-1].args[2:] == drawn
    seen = view(state, KING)
    assert seen.agenda[-1].args[2:] == (UNKNOWN, UNKNOWN)
    assert "drawn were cards that you do not know" in str(why_not(seen, action("pick", drawn[0])))
    assert set(drawn).isdisjoint(seen.monsters[KRAKEN].evolutions)


def test_what_is_drafted_only_its_seat_sees() -> None:
    begun = evolving_game(5, 3, choices=4, table="tokyo", draft=True)
    for seat in range(3):
        seen = view(begun.state, seat)
        for other, monster in enumerate(seen.monsters):
            true = begun.state.monsters[other]
            assert (monster.packet, monster.evolutions) == (
                (true.packet, true.evolutions)
                if other == seat
                else ((UNKNOWN,) * len(true.packet), (UNKNOWN,) * len(true.evolutions))
            )
    begun.goto(3)
    assert set(public(begun.state).pool) == {UNKNOWN}
    assert len(public(begun.state).pool) == len(begun.state.pool) == 24 - 3


@pytest.mark.parametrize("seat", [KRAKEN, KING])
def test_cards_under_the_deck_lie_in_the_bag_of_those_who_do_not_know_them(seat: int) -> None:
    first, second = (
        game(None, deck_bottom=[card, "jets"], bottom_seen_by=["Alienoid"]).state for card in ("burrowing", "mimic")
    )
    assert view(first, ALIENOID).deck_bottom == ("burrowing", "jets")
    assert state_key(view(first, seat)) == state_key(view(second, seat))
    seen = view(first, seat)
    assert (seen.deck_bottom, seen.bottom_seen_by) == ((), ())
    assert {"burrowing", "jets"} <= set(seen.deck)
    assert check(determinize(seen, Addressed(1))) == []
    assert view(game(None, deck_bottom=["jets"]).state, seat).deck_bottom == ("jets",)


def dealt_again(state: State, seat: int, n: int) -> list[State]:
    return [determinize(view(state, seat), Addressed(k)) for k in range(n)]


def test_what_is_unknown_is_dealt_from_the_monsters_own_set() -> None:
    state = game({"evolutions": {"hand": ["healing_rain"], "draws": 3}}).state
    hands = Counter()
    for dealt in dealt_again(state, KING, 200):
        every = (*dealt.monsters[KRAKEN].hand, *dealt.monsters[KRAKEN].evolutions)
        assert sorted(every) == sorted((*state.monsters[KRAKEN].hand, *state.monsters[KRAKEN].evolutions))
        hands.update(dealt.monsters[KRAKEN].hand)
    assert len(hands) == 8
    assert min(hands.values()) > 8  # each about 25 times


def test_after_a_draft_from_all_sets_in_play() -> None:
    begun = evolving_game(6, 3, choices=20, table="tokyo", draft=True)
    while begun.state.phase == "setup":
        begun.play(begun.legal_actions()[0])
    seen = view(begun.state, 0)
    cards = {card for dealt in dealt_again(begun.state, 0, 60) for card in dealt.monsters[1].hand}
    known = {*seen.monsters[0].hand, *seen.monsters[0].evolutions, *seen.monsters[0].cards}
    assert cards.isdisjoint(known)
    assert len(cards) > 10


def test_at_a_window_somebody_who_can_play_is_asked() -> None:
    state = game(None, "roll 123HHE").state
    asked = Counter()
    for dealt in dealt_again(state, KING, 60):
        assert check(dealt) == []
        assert dealt.agenda[-1].kind == "play"
        assert len(legal_actions(dealt)) > 1
        asked[dealt.agenda[-1].seat] += 1
        assert state_key(view(dealt, KING)) == state_key(view(state, KING))
    assert asked[KRAKEN]
    own = determinize(view(state, KRAKEN), Addressed(1))
    assert own.agenda[-1] == state.agenda[-1]


def test_the_luck_of_the_game_does_not_deal_the_truth_again() -> None:
    same = 0
    for seed in range(40):
        begun = Game.new("tokyo", ["Kraken", "Alienoid"], seed=seed, expansions=["power_up"])
        while begun.state.phase == "setup":
            begun.play(begun.legal_actions()[0])
        same += determinize(view(begun.state, 0), begun.luck).monsters[1].hand == begun.state.monsters[1].hand
    assert same < 15  # one in eight


def test_a_view_can_be_played_on_and_nobody_plays_what_is_unknown() -> None:
    for seed in range(6):
        begun = evolving_game(seed, 3, choices=60)
        for seat in range(3):
            playing, luck = clone(view(begun.state, seat)), Streamed(random.Random(seed))
            for _ in range(1500):
                if not playing.agenda:
                    break
                if playing.agenda[-1].kind == "window":
                    step(playing, None, SILENT)
                    continue
                chosen = draw(playing, luck) if is_chance(playing) else luck.rng.choice(legal_actions(playing))
                assert chosen.text != "play ?"
                step(playing, chosen, SILENT)


@pytest.mark.parametrize("seed", [20, 49])
def test_a_drafted_deck_is_told_though_its_owners_set_lies_elsewhere(seed: int) -> None:
    """What goes without saying of a deck are the cards of one's own set; a drafted one holds others."""
    played = evolving_game(seed, choices=60, draft=True)
    standing = [node for node in played.path if describe(node.state) is not None]
    assert len(standing) > 10
    for node in standing:
        assert describe(view(node.state, 0)) is not None


def test_what_a_turn_remembers_tells_nothing_of_a_hand() -> None:
    foreign, own = (
        scenario(
            {
                "game": "tokyo",
                "expansions": ["power_up"],
                "monsters": [
                    {"name": "Kong", "place": "tokyo_city"},
                    {"name": "Rob", "evolutions": {"hand": [card]}},
                ],
                "phase": "roll",
            }
        )
        for card in ("monkey_rush", "field_repairs")  # the first, of another monster, asks who was in Tokyo
    )
    assert foreign.state.ledger == own.state.ledger
    assert own.state.ledger.inside == (0,)
