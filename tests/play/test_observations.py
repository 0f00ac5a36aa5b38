"""What agents see: every field of a state has its entries, in one layout for a game, within bounds."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play import observations
from kony_nb.play.observation_layout import FLAG, layout_of, observation_layout
from kony_nb.play.observations import observation
from kony_nb.rules.errors import BadOption
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.options import options
from kony_nb.rules.referee import draw, is_chance, legal_actions, start, step
from kony_nb.rules.state import Borough, Ledger, Loss, Monster, State, Step, clone

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LIVELY = ("buy", "use", "flee", "destroy", "sweep")


def walk(game: str, seed: int, monsters: int) -> list[State]:
    """Return the states of a random game in which many cards are bought."""
    rng = random.Random(seed)
    new = Game.new(game, GAMES[game].monsters[:monsters], seed=seed)
    state, found = clone(new.state), []
    while state.agenda:
        found.append(clone(state))
        if is_chance(state):
            step(state, draw(state, new.luck), SILENT)
            continue
        legal = legal_actions(state)
        lively = [choice for choice in legal if choice.verb in LIVELY]
        step(state, rng.choice(lively if lively and rng.random() < 0.7 else legal), SILENT)
    return [*found, state]


def seen(state: State, seat: int, part: str) -> dict[str, int]:
    """Return what is not zero in a part of the observation."""
    layout = layout_of(state.options.game)
    values = observation(state, seat)[dict(layout.parts)[part]]
    return {label: int(n) for label, n in zip(layout.labels[part], values, strict=True) if n}


CARAPACE = {"id": "carapace", "counters": 2}


def middle(**more: Any) -> State:
    """Return a moment in which much lies on the table: Mantis resolves, Rob is dead."""
    said: dict[str, Any] = {
        "monsters": [
            {"name": "Kong", "place": "bronx", "lp": 3, "vp": 7, "energy": 4, "cards": [CARAPACE]},
            {"name": "Mantis", "place": "lower", "lp": 9, "energy": 1, "cards": ["tourist", "curse"]},
            {"name": "Rob", "alive": False},
            {"name": "Sheriff", "place": "queens", "tokens": {"jinx": 1}},
        ],
        "turn": "Mantis",
        "phase": "resolve",
        "dice": "AAHESO",
        "results": "AHO",
        "boroughs": {
            "bronx": {"stacks": [["?", "hospital_2"], [], ["high_rise_1"]], "units": ["jet", "jet"]},
            "manhattan": {"stacks": [["power_plant_2"], [], []], "units": ["tank"]},
        },
        "souvenirs": ["queens"],
        "superstar_holder": "Sheriff",
        "statue_holder": "Kong",
        "market": ["extra_head", "regeneration", "fury"],
        "deck_top": ["overload", "coney_island"],
        "discards": ["drain"],
        **more,
    }
    return clone(scenario(said).state)


def changed(part: str, label: str, n: Any) -> Callable[[State], None]:
    """Return what sets a number of a monster or of the ledger."""

    def change(state: State) -> None:
        setattr(state.monsters[1] if part == "monster" else state.ledger, label, n)

    return change


def loss(**changes: Any) -> Callable[[State], None]:
    """Return what puts a loss on top, open to cards."""

    def change(state: State) -> None:
        struck = msgspec.structs.replace(Loss("ny.attack", ((0, 2), (1, 1)), 3, True), **changes)
        state.agenda.append(Step("before_loss", 1, (), struck))

    return change


def borough(**changes: Any) -> Callable[[State], None]:
    """Return what changes the Bronx."""

    def change(state: State) -> None:
        state.boroughs["bronx"] = msgspec.structs.replace(state.boroughs["bronx"], **changes)

    return change


def top(**changes: Any) -> Callable[[State], None]:
    """Return what changes the step that waits."""

    def change(state: State) -> None:
        state.agenda[-1] = msgspec.structs.replace(state.agenda[-1], **changes)

    return change


STACK = ("?", "hospital_3")
CHANGES: dict[tuple[type, str], Callable[[State], None]] = {
    (Monster, "name"): changed("monster", "name", "Captain Fish"),
    (Monster, "place"): changed("monster", "place", "upper"),
    (Monster, "lp"): changed("monster", "lp", 8),
    (Monster, "vp"): changed("monster", "vp", 1),
    (Monster, "energy"): changed("monster", "energy", 2),
    (Monster, "alive"): changed("monster", "alive", False),
    (Monster, "turns"): changed("monster", "turns", 9),
    (Monster, "reached"): changed("monster", "reached", 2),
    (Monster, "fell"): changed("monster", "fell", 2),
    (Monster, "cards"): changed("monster", "cards", ("tourist",)),
    (Monster, "counters"): changed("monster", "counters", {"carapace": 1}),
    (Monster, "tokens"): changed("monster", "tokens", {"web": 1}),
    (Monster, "hand"): changed("monster", "hand", ("white_death",)),
    (Monster, "evolutions"): changed("monster", "evolutions", ("white_death",)),
    (Monster, "spent"): changed("monster", "spent", ("white_death",)),
    (Monster, "packet"): changed("monster", "packet", ("white_death",)),
    (Monster, "draws"): changed("monster", "draws", 3),
    (Monster, "marks"): changed("monster", "marks", {"tourist": "queens"}),
    (Monster, "reserved"): changed("monster", "reserved", ("drain",)),
    (Monster, "mask"): changed("monster", "mask", True),
    (Monster, "collection"): changed("monster", "collection", 1),
    (Monster, "challenge"): changed("monster", "challenge", next(iter(CHALLENGES))),
    (Monster, "challenges"): changed("monster", "challenges", 1),
    (Monster, "secret"): changed("monster", "secret", "hide"),
    (Borough, "stacks"): borough(stacks=(STACK, (), ("high_rise_1",))),
    (Borough, "units"): borough(units=("jet",)),
    (Borough, "fresh"): borough(fresh=("infantry",)),
    (Ledger, "extra"): changed("ledger", "extra", "subway"),
    (Ledger, "entered"): changed("ledger", "entered", True),
    (Ledger, "attacks"): changed("ledger", "attacks", 2),
    (Ledger, "shields"): changed("ledger", "shields", (("wings", 1),)),
    (Ledger, "yielded"): changed("ledger", "yielded", (1,)),
    (Ledger, "braced"): changed("ledger", "braced", (3,)),
    (Ledger, "destroyed"): changed("ledger", "destroyed", ("jet",)),
    (Ledger, "bought"): changed("ledger", "bought", ("tourist",)),
    (Ledger, "dealt"): changed("ledger", "dealt", ((3, 1),)),
    (Ledger, "earned"): changed("ledger", "earned", ((3, 1),)),
    (Ledger, "rolls"): changed("ledger", "rolls", 5),
    (Ledger, "side_rolls"): changed("ledger", "side_rolls", 1),
    (Ledger, "units_only"): changed("ledger", "units_only", True),
    (Ledger, "lost"): changed("ledger", "lost", ((3, 1),)),
    (Ledger, "healed"): changed("ledger", "healed", ((3, 1),)),
    (Ledger, "inside"): changed("ledger", "inside", (3,)),
    (Ledger, "held"): changed("ledger", "held", (3,)),
    (Ledger, "once"): changed("ledger", "once", ("leveler",)),
    (Step, "kind"): top(kind="buy"),
    (Step, "seat"): top(seat=3),
    (Step, "args"): top(args=(2, "queens")),
    (State, "options"): lambda s: setattr(s, "options", options(overrides={"infantry_reward": "lp"})),
    (State, "turn"): lambda s: setattr(s, "turn", 0),
    (State, "regular"): lambda s: setattr(s, "regular", 0),
    (State, "phase"): lambda s: setattr(s, "phase", "move"),
    (State, "dice"): lambda s: setattr(s, "dice", "AHHESO"),
    (State, "kept"): lambda s: setattr(s, "kept", "A"),
    (State, "results"): lambda s: setattr(s, "results", "aHO"),
    (State, "rolls_left"): lambda s: setattr(s, "rolls_left", 2),
    (State, "superstar"): lambda s: setattr(s, "superstar", -1),
    (State, "statue"): lambda s: setattr(s, "statue", 1),
    (State, "market"): lambda s: setattr(s, "market", ("extra_head", None, "fury")),
    (State, "deck"): lambda s: setattr(s, "deck", s.deck[1:]),
    (State, "deck_top"): lambda s: setattr(s, "deck_top", s.deck_top[::-1]),
    (State, "top_seen_by"): lambda s: setattr(s, "top_seen_by", (1,)),
    (State, "deck_bottom"): lambda s: setattr(s, "deck_bottom", ("drain",)),
    (State, "challenge_deck"): lambda s: setattr(s, "challenge_deck", tuple(CHALLENGES)[:1]),
    (State, "challenge_discards"): lambda s: setattr(s, "challenge_discards", tuple(CHALLENGES)[:1]),
    (State, "challenge_shuffles"): lambda s: setattr(s, "challenge_shuffles", 1),
    (State, "challenge_out"): lambda s: setattr(s, "challenge_out", 1),
    (State, "masks_out"): lambda s: setattr(s, "masks_out", 1),
    (State, "pool"): lambda s: setattr(s, "pool", ("white_death",)),
    (State, "shuffles"): lambda s: setattr(s, "shuffles", 1),
    (State, "discards"): lambda s: setattr(s, "discards", ()),
    (State, "tiles"): lambda s: setattr(s, "tiles", {**s.tiles, "hospital_3": 1}),
    (State, "removed"): lambda s: setattr(s, "removed", {**s.removed, "jet": 3}),
    (State, "souvenirs"): lambda s: setattr(s, "souvenirs", ("bronx",)),
    (State, "pending"): lambda s: setattr(s, "pending", (("columbia_university", 3),)),
    (State, "extra_turns"): lambda s: setattr(s, "extra_turns", (("subway", 3),)),
    (State, "effects"): lambda s: setattr(s, "effects", 1),
    (State, "result"): lambda s: setattr(s, "result", "vp"),
    (State, "winner"): lambda s: setattr(s, "winner", 1),
}
WITHIN_A_LOSS: dict[str, Callable[[State], None]] = {
    "hits": loss(hits=((0, 2), (1, 3))),
    "attacker": loss(attacker=-1),
    "attack": loss(attack=False),
}
LEFT_OUT = {(Loss, "rule"), (Loss, "then"), (State, "sets")}
OF_SOME_SEATS = {(State, "bottom_seen_by")}
HOLD_OTHERS = {(State, "monsters"), (State, "agenda"), (State, "boroughs"), (State, "ledger"), (Step, "loss")}


@pytest.mark.parametrize("field", CHANGES, ids=lambda field: f"{field[0].__name__}.{field[1]}")
def test_every_field_of_a_state_is_seen_by_every_seat(field: tuple[type, str]) -> None:
    state = middle()
    before = [observation(state, seat) for seat in range(4)]
    CHANGES[field](state)
    for seat in range(4):
        assert not np.array_equal(observation(state, seat), before[seat])


def test_who_knows_the_bottom_of_the_deck_is_seen_by_those_who_do() -> None:
    state = middle()
    state.deck_bottom, state.bottom_seen_by = ("fury",), (1,)
    assert "knows_bottom" in seen(state, 1, "seat0.is")
    assert "knows_bottom" not in seen(state, 0, "seat1.is")


@pytest.mark.parametrize("field", WITHIN_A_LOSS)
def test_what_matters_of_a_pending_loss_is_seen(field: str) -> None:
    usual, other = middle(), middle()
    loss()(usual)
    WITHIN_A_LOSS[field](other)

    assert not np.array_equal(observation(usual, 0), observation(other, 0))


def test_a_new_field_is_either_seen_or_left_out_on_purpose() -> None:
    structs = (State, Monster, Borough, Ledger, Step, Loss)
    fields = {(struct, field) for struct in structs for field in struct.__struct_fields__}

    assert fields == {*CHANGES, *((Loss, name) for name in WITHIN_A_LOSS), *LEFT_OUT, *OF_SOME_SEATS, *HOLD_OTHERS}


def test_the_entries_stand_where_the_layout_says() -> None:
    state = middle()

    assert seen(state, 0, "seat0.monster") == {"Kong": 1}
    assert seen(state, 0, "seat0.place") == {"bronx": 1}
    assert seen(state, 0, "seat0.points") == {"lp": 3, "vp": 7}
    assert seen(state, 0, "seat0.numbers")["energy"] == 4
    assert seen(state, 0, "seat0.counters") == {"carapace": 2}
    assert seen(state, 0, "seat0.holds") == {"statue": 1}
    assert seen(state, 0, "seat1.is") == {"alive": 1, "active": 1, "regular": 1, "asked": 1}
    assert seen(state, 0, "seat2.is") == {}
    assert seen(state, 0, "seat3.tokens") == {"jinx": 1}
    assert seen(state, 0, "seat4.monster") == {}
    assert seen(state, 2, "seat0.monster") == {"Rob": 1}
    assert seen(state, 2, "seat3.monster") == {"Mantis": 1}
    assert seen(state, 2, "seat") == {"2": 1}
    assert seen(state, 0, "asked") == {"resolve": 1}
    assert seen(state, 0, "results") == {"A": 1, "H": 1, "O": 1}
    assert seen(state, 0, "market1") == {"regeneration": 1}
    assert seen(state, 0, "deck_top") == {"overload": 1, "coney_island": 2}
    assert seen(state, 0, "bronx.1.0") == {"hospital_2": 1}
    assert seen(state, 0, "bronx.1.1") == {"?": 1}
    assert seen(state, 0, "bronx.2.0") == {}
    assert seen(state, 0, "bronx.units") == {"jet": 2}


@EVERY_GAME
def test_the_parts_cover_the_vector_without_a_gap(game: str) -> None:
    layout = layout_of(game)
    ends = [part.stop for _, part in layout.parts]

    assert [part.start for _, part in layout.parts] == [0, *ends[:-1]]
    assert ends[-1] == len(layout.highest)
    assert len({name for name, _ in layout.parts}) == len(layout.parts)
    assert observation_layout(game) == layout.parts


@EVERY_GAME
@pytest.mark.parametrize("monsters", [2, 4, 6])
def test_no_number_of_a_random_game_is_cut_and_seats_see_the_same_of_each_other(game: str, monsters: int) -> None:
    layout = layout_of(game)
    highest = np.array(layout.highest)
    parts = dict(layout.parts)
    width = parts["seat1.monster"].start
    states = [state for seed in range(4) for state in walk(game, seed, monsters)[::5]]
    assert len(states) > 100
    for state in states:
        views = [observation(state, seat) for seat in range(monsters)]
        for seat, vector in enumerate(views):
            assert vector.dtype == np.int8
            assert len(vector) == len(highest)
            assert (vector >= 0).all()
            assert (vector <= highest).all()
            assert not ((vector == highest) & (highest > FLAG))[parts["seat"].stop :].any()
            k = (seat + 1) % monsters  # who observes first is the last of the next seat's list
            last = (monsters - 1) * width
            assert np.array_equal(vector[:width], views[k][last : last + width])


@EVERY_GAME
def test_a_seat_sees_through_its_view_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, other = walk(game, 1, 3)[0], walk(game, 2, 3)[50]
    expected = observation(other, 1)
    asked: list[int] = []

    def view(_: State, seat: int) -> State:
        asked.append(seat)
        return other

    monkeypatch.setattr(observations, "view", view)

    assert np.array_equal(observation(state, 1), expected)
    assert asked == [1]


def test_observing_changes_nothing_and_larger_numbers_are_cut() -> None:
    state, same = middle(), middle()
    observation(state, 0)[:] = 1
    assert state == same

    state.monsters[0].energy = 5000
    assert seen(state, 0, "seat0.numbers")["energy"] == 127


def test_the_first_moment_and_the_end_can_be_seen() -> None:
    first, _ = start(Game.new(monsters=["Kong", "Rob"], seed=3).root.state)
    assert seen(first, 0, "phase") == {"setup": 1}
    end = walk("new_york", 3, 2)[-1]
    assert seen(end, 0, "result") == {end.result: 1}
    assert seen(end, end.winner, "seat0.is")["winner"] == 1
    assert seen(end, 0, "asked") == {}


@pytest.mark.parametrize("game", ["chess", None, ["new_york"]])
def test_an_unknown_game_has_no_layout(game: Any) -> None:
    with pytest.raises(BadOption, match=r"^game: .* is not one of new_york"):
        observation_layout(game)


def test_the_layout_does_not_depend_on_the_order_of_hashes() -> None:
    program = (
        "from kony_nb.play.observation_layout import layout_of\n"
        "from kony_nb.rules.games import GAMES\n"
        "for game in GAMES: print(game, layout_of(game).at)"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(prints) == 1
    assert "new_york" in prints.pop()
