"""`check` finds nothing in random games, and names what is broken on purpose."""

from collections.abc import Callable
from functools import cache

import pytest

from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.check import check
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.phases.results import results_differ
from kony_nb.rules.places import BAY, CITY, OUTSIDE
from kony_nb.rules.referee import start
from kony_nb.rules.state import Borough, Ledger, Monster, State, Step, clone
from tests.rules.wandering import PROFILES, find, walk


def waits(kind: str) -> Callable[[State], bool]:
    return lambda state: bool(state.agenda) and state.agenda[-1].kind == kind


def rich(state: State) -> bool:
    """Whether much of what can be broken is there: a purchase, an owner of cards, discards, a unit, a taken unit."""
    return bool(
        waits("buy")(state)
        and any(m.cards for m in state.monsters)
        and state.discards
        and state.deck
        and state.removed
        and any(tiles.units for tiles in state.boroughs.values())
        and all(m.alive for m in state.monsters)
    )


FINDERS: dict[str, Callable[[State], object]] = {
    "rich": rich,
    "keep": lambda state: waits("keep")(state) and len(set(state.dice)) > 2,
    "resolve": lambda state: waits("resolve")(state) and not results_differ(state),
    "flee": waits("flee"),
    "over": lambda state: state.result == "last",
    "points": lambda state: state.result == "vp",
    "place": waits("place"),
    "fresh": lambda state: any(tiles.fresh for tiles in state.boroughs.values()) and waits("resolve")(state),
    "dead": lambda state: not all(m.alive for m in state.monsters) and waits("buy")(state),
    "jinx": lambda state: any(m.tokens.get("jinx") for m in state.monsters) and waits("buy")(state),
    "carapace": lambda state: any(m.counters.get("carapace") for m in state.monsters),
    "reveal": lambda state: waits("reveal")(state) and state.phase == "buy",
    "extra": lambda state: state.ledger.extra,
}


IN_TOKYO: dict[str, Callable[[State], object]] = {
    "bay": lambda state: len(state.living) == 5 and waits("buy")(state) and all(at(state, p) for p in (CITY, BAY)),
    "tokyo-buy": waits("buy"),
    "looked-at": lambda state: state.top_seen_by and state.deck,
    "mimic": lambda state: any(card.startswith("mimic.") for m in state.monsters for card in m.cards),
    "fallen": lambda state: not all(m.alive for m in state.monsters) and waits("buy")(state),
    "yield": waits("yield"),
}
"""The same in King of Tokyo."""


WITH_ALL: dict[str, Callable[[State], object]] = {
    "evolving": lambda state: (
        state.options.mutant_draft == "off"
        and waits("buy")(state)
        and state.monsters[1].hand
        and all(m.alive for m in state.monsters)
    ),
    "drafting": lambda state: waits("draft")(state) and not state.pool,
}
"""The same with evolutions, drafted, and masks."""


def of_another(state: State) -> None:
    names = [m.name for m in state.monsters]
    other = next(name for name in GAMES["tokyo"].monsters if name not in names)
    state.monsters[1].hand = evolutions_of("tokyo", other)[: len(state.monsters[1].hand)]


def without_evolutions(state: State) -> None:
    state.options = options("tokyo", expansions=["luchador"])


def twice_held(state: State) -> None:
    state.monsters[0].spent = (*state.monsters[0].spent, state.monsters[1].hand[0])


def eight_more(state: State) -> None:
    there = {card for m in state.monsters for card in (*m.packet, *m.evolutions)}
    more = [card for name in GAMES["tokyo"].monsters for card in evolutions_of("tokyo", name) if card not in there]
    state.monsters[1].spent = tuple(more[:8])


def two_challenges(state: State) -> None:
    state.agenda[1:1] = [Step("compare", -1, (0, 1, -1, -1))] * 2


def at(state: State, place: str) -> list[Monster]:
    return [m for m in state.monsters if m.place == place]


@cache
def base(name: str) -> State:
    if name in WITH_ALL:
        games = (walk(seed, 4, game="tokyo", evolving=True, masked=True) for seed in range(40))
        return next(clone(state) for game in games for state in game if WITH_ALL[name](state))
    if name in IN_TOKYO:
        return find(IN_TOKYO[name], monsters=5, game="tokyo")
    return find(FINDERS[name], monsters=5)


def monster(**changes: object) -> Callable[[State], None]:
    """Change the monster of seat 1."""

    def broken(state: State) -> None:
        for name, value in changes.items():
            setattr(state.monsters[1], name, value)

    return broken


def whole(**changes: object) -> Callable[[State], None]:
    """Change the state itself."""

    def broken(state: State) -> None:
        for name, value in changes.items():
            setattr(state, name, value)

    return broken


def bearer(state: State, tokens: str) -> int:
    return next(seat for seat, m in enumerate(state.monsters) if getattr(m, tokens))


def corpse(**changes: object) -> Callable[[State], None]:
    """Change an eliminated monster."""

    def broken(state: State) -> None:
        dead = next(m for m in state.monsters if not m.alive)
        for name, value in changes.items():
            setattr(dead, name, value)

    return broken


def crowd(state: State) -> None:
    for m in state.monsters[:3]:
        m.place = "bronx"


def both_on_first_track(state: State) -> None:
    state.monsters[0].place, state.monsters[1].place = "lower", "upper"


def second_track_of_four(state: State) -> None:
    living = state.living
    state.monsters[living[0]].place = "lower_56"


def same_rank(state: State) -> None:
    state.effects = 1
    for m in state.monsters[:2]:
        m.vp, m.reached = 20, 1


def queens(**changes: object) -> Callable[[State], None]:
    """Change the tiles of Queens."""

    def broken(state: State) -> None:
        tiles = state.boroughs["queens"]
        values = {"stacks": tiles.stacks, "units": tiles.units, "fresh": tiles.fresh} | changes
        state.boroughs["queens"] = Borough(**values)

    return broken


def no_queens(state: State) -> None:
    del state.boroughs["queens"]


def one_tile_more(state: State) -> None:
    state.tiles = {**state.tiles, "high_rise_1": state.tiles["high_rise_1"] + 1}


def one_unit_less(state: State) -> None:
    state.removed = {unit: n - 1 for unit, n in state.removed.items() if n > 1}


def empty_bag(state: State) -> None:
    state.removed = {**state.removed, **state.tiles}
    state.tiles = {}


def unit_made_of_nothing(state: State) -> None:
    name = next(name for name, tiles in state.boroughs.items() if tiles.units)
    tiles = state.boroughs[name]
    state.boroughs[name] = Borough(tiles.stacks, tiles.units[1:], (*tiles.fresh, tiles.units[0]))
    state.ledger = Ledger(state.ledger.extra)


def card_twice(state: State) -> None:
    state.discards = (*state.discards, state.deck[0])


def discard_kept(state: State) -> None:
    state.deck = tuple(card for card in state.deck if card != "the_unisphere")
    state.discards = tuple(card for card in state.discards if card != "the_unisphere")
    state.market = tuple(None if card == "the_unisphere" else card for card in state.market)
    state.monsters[1].cards = ("the_unisphere",)


def unsorted_deck(state: State) -> None:
    state.deck = state.deck[::-1]


def giver_gone(state: State) -> None:
    for m in state.monsters:
        if "curse" in m.cards:
            m.cards = tuple(card for card in m.cards if card != "curse")
            state.discards = (*state.discards, "curse")


def own_token(state: State) -> None:
    next(m for m in state.monsters if "curse" in m.cards).tokens = {"jinx": 1}


def too_many_tokens(state: State) -> None:
    state.monsters[bearer(state, "tokens")].tokens = {"jinx": 14}


def counter_without_card(state: State) -> None:
    without = next(m for m in state.monsters if "carapace" not in m.cards)
    without.counters = {"carapace": 1}


def dead_holder(state: State) -> None:
    state.superstar = next(seat for seat, m in enumerate(state.monsters) if not m.alive)


def dead_waits(state: State) -> None:
    state.pending = (("columbia_university", next(s for s, m in enumerate(state.monsters) if not m.alive)),)


def dead_asked(state: State) -> None:
    state.agenda.insert(1, Step("move", next(s for s, m in enumerate(state.monsters) if not m.alive)))


def unknown_step(state: State) -> None:
    state.agenda.insert(1, Step("dance", 0))


def automatic_on_top(state: State) -> None:
    state.agenda.append(Step("refill"))


def nobody_decides(state: State) -> None:
    state.agenda[-1] = Step("buy", -1)


def no_end_of_turn(state: State) -> None:
    del state.agenda[0]


def buys_while_rolling(state: State) -> None:
    state.agenda.append(Step("buy", state.turn))


def nothing_to_resolve(state: State) -> None:
    state.results = ""


def one_thing_to_resolve(state: State) -> None:
    for m in state.monsters:
        m.cards, m.counters, m.tokens = (), {}, {}
    state.results = state.results[0]


def nothing_to_draw(state: State) -> None:
    state.deck = ()


def names_alike(state: State) -> None:
    state.monsters[0].name = state.monsters[1].name


def other_regular(state: State) -> None:
    state.regular = (state.turn + 1) % 5


def two_in_the_city(state: State) -> None:
    at(state, BAY)[0].place = CITY


def empty_city(state: State) -> None:
    at(state, CITY)[0].place = OUTSIDE


def closed_bay(state: State) -> None:
    m = at(state, OUTSIDE)[0]
    m.alive, m.lp, m.fell, m.place, m.energy, m.cards, m.counters = False, 0, 1, None, 0, (), {}


def copy_of_nothing(state: State) -> None:
    for m in state.monsters:
        m.cards = tuple(card for card in m.cards if card.startswith("mimic."))


def two_looked_at(state: State) -> None:
    state.deck_top, state.deck = (*state.deck_top, state.deck[0]), state.deck[1:]


def nobody_there_to_have_looked(state: State) -> None:
    state.top_seen_by = (7,)


def winner_below_20(state: State) -> None:
    winner = state.monsters[state.winner]
    winner.vp, winner.reached = 19, 0


BROKEN: list[tuple[str, str, Callable[[State], None]]] = [
    ("table", "rich", names_alike),
    ("lp-range", "rich", monster(lp=14)),
    ("lp-range", "rich", monster(lp=-1)),
    ("alive-lp", "rich", monster(lp=0)),
    ("vp-range", "rich", monster(vp=21, reached=1)),
    ("vp-range", "rich", monster(vp=-1)),
    ("energy-range", "rich", monster(energy=-2)),
    ("turns-range", "rich", monster(turns=-1)),
    ("reached", "rich", monster(vp=20, reached=0)),
    ("reached", "rich", monster(vp=3, reached=1)),
    ("reached-order", "rich", same_rank),
    ("place", "rich", monster(place=None)),
    ("place", "rich", monster(place="harlem")),
    ("room", "rich", crowd),
    ("track", "rich", both_on_first_track),
    ("second-track", "dead", second_track_of_four),
    ("dead-empty", "dead", corpse(place="bronx")),
    ("dead-empty", "dead", corpse(energy=2)),
    ("dead-empty", "dead", corpse(lp=3)),
    ("dead-empty", "dead", corpse(tokens={"jinx": 1})),
    ("boroughs", "rich", no_queens),
    ("tile-bag", "rich", whole(tiles={"casino": 1})),
    ("tiles-conserved", "rich", one_tile_more),
    ("tiles-conserved", "rich", one_unit_less),
    ("unknown-tiles", "rich", empty_bag),
    ("stack-count", "rich", queens(stacks=((), ()))),
    ("stack-height", "rich", queens(stacks=(("?", "?", "?", "tank"), (), ()))),
    ("tile-name", "rich", queens(stacks=(("casino",), (), ()))),
    ("unknown-top", "rich", queens(stacks=(("?",), (), ()))),
    ("unit-name", "rich", queens(units=("dragon",))),
    ("unit-order", "rich", queens(units=("tank", "jet"))),
    ("fresh", "rich", unit_made_of_nothing),
    ("cards-conserved", "rich", card_twice),
    ("card-name", "rich", monster(cards=("superstar",))),
    ("card-name", "rich", whole(discards=("thunder",))),
    ("keep-only", "rich", discard_kept),
    ("market", "rich", whole(market=(None, None))),
    ("deck-order", "rich", unsorted_deck),
    ("shuffles", "rich", whole(shuffles=-1)),
    ("counters-owned", "carapace", counter_without_card),
    ("token-name", "rich", monster(tokens={"glue": 1})),
    ("token-supply", "jinx", too_many_tokens),
    ("token-card", "jinx", giver_gone),
    ("token-own", "jinx", own_token),
    ("souvenirs", "rich", whole(souvenirs=("lower",))),
    ("souvenirs", "rich", whole(souvenirs=("queens", "bronx"))),
    ("holder", "dead", dead_holder),
    ("holder", "rich", whole(statue=7)),
    ("waiting", "dead", dead_waits),
    ("waiting", "rich", whole(extra_turns=(("subway", 9),))),
    ("waiting", "rich", whole(extra_turns=(("carapace", 0),))),
    ("waiting", "rich", whole(pending=(("curse", 0),))),
    ("dice-letters", "keep", whole(dice="AAXEEE")),
    ("dice-order", "keep", whole(dice="OOAAHH")),
    ("dice-count", "keep", whole(dice="AAAAAAAAA")),
    ("dice-part", "keep", whole(kept="AAAAAA", dice="EEEEEE")),
    ("dice-part", "resolve", whole(results="AAAAAA", dice="EEEEEE")),
    ("dice-phase", "rich", whole(kept="A", dice="A")),
    ("dice-phase", "rich", whole(results="A", dice="A")),
    ("rolls-left", "keep", whole(rolls_left=4)),
    ("rolls-left", "rich", whole(rolls_left=1)),
    ("phase", "rich", whole(phase="lunch")),
    ("over", "rich", whole(phase="over")),
    ("over", "over", whole(result="")),
    ("over", "rich", whole(result="vp", winner=0)),
    ("winner", "over", whole(winner=-1)),
    ("winner", "over", whole(result="card", winner=-1)),
    ("winner", "points", winner_below_20),
    ("turn-seat", "rich", whole(turn=9)),
    ("turn-seat", "place", whole(turn=0)),
    ("turn-regular", "rich", other_regular),
    ("ledger", "rich", whole(ledger=Ledger(extra="thunder"))),
    ("ledger", "rich", whole(ledger=Ledger(extra="carapace"))),
    ("ledger", "rich", whole(ledger=Ledger(destroyed=("casino",)))),
    ("ledger", "rich", whole(ledger=Ledger(dealt=((9, 1),)))),
    ("ledger", "rich", whole(ledger=Ledger(rolls=-1))),
    ("step-kind", "rich", unknown_step),
    ("step-seat", "dead", dead_asked),
    ("waiting-step", "rich", automatic_on_top),
    ("decision-seat", "rich", nobody_decides),
    ("agenda-end", "rich", no_end_of_turn),
    ("agenda-end", "place", no_end_of_turn),
    ("agenda-phase", "keep", buys_while_rolling),
    ("no-choice", "resolve", nothing_to_resolve),
    ("single-choice", "resolve", one_thing_to_resolve),
    ("no-outcome", "reveal", nothing_to_draw),
    ("fell", "dead", corpse(fell=0)),
    ("fell", "rich", monster(fell=2)),
    ("room", "bay", two_in_the_city),
    ("bay", "bay", empty_city),
    ("bay", "bay", closed_bay),
    ("place", "tokyo-buy", monster(place="queens")),
    ("boroughs", "tokyo-buy", whole(tiles={"hospital_2": 1})),
    ("boroughs", "tokyo-buy", whole(boroughs={"queens": Borough()})),
    ("dice-letters", "tokyo-buy", whole(dice="AAEEES")),
    ("card-name", "tokyo-buy", monster(cards=("curse",))),
    ("copy", "mimic", copy_of_nothing),
    ("top-seen", "looked-at", nobody_there_to_have_looked),
    ("top-seen", "looked-at", two_looked_at),
    ("top-seen", "looked-at", whole(deck_top=(), deck=())),
    ("dead-empty", "fallen", corpse(place=OUTSIDE)),
    ("agenda-phase", "yield", whole(phase="buy")),
    ("evolutions", "evolving", without_evolutions),
    ("evolution-name", "evolving", monster(spent=("wings",))),
    ("evolutions-conserved", "evolving", twice_held),
    ("evolutions-count", "evolving", monster(hand=())),
    ("evolutions-count", "drafting", eight_more),
    ("evolutions-order", "evolving", lambda state: setattr(
        state.monsters[1], "evolutions", state.monsters[1].evolutions[::-1])),
    ("evolutions-set", "evolving", of_another),
    ("mark", "evolving", monster(marks={"freeze_ray": "A"})),
    ("face-up", "evolving", monster(cards=("giant_banana",))),
    ("bottom-seen", "evolving", whole(bottom_seen_by=(0,))),
    ("masks-conserved", "evolving", whole(masks_out=1)),
    ("masks-order", "evolving", monster(mask=False, collection=1)),
    ("challenges-conserved", "evolving", whole(challenge_out=2)),
    ("challenges-conserved", "evolving", lambda state: setattr(
        state, "challenge_discards", (state.monsters[0].challenge,))),
    ("challenges-order", "evolving", lambda state: setattr(state, "challenge_deck", state.challenge_deck[::-1])),
    ("challenge-shuffles", "evolving", whole(challenge_shuffles=-1)),
    ("secret", "evolving", monster(secret="reveal")),
    ("challenge", "evolving", two_challenges),
]


@pytest.mark.parametrize("name", sorted(FINDERS | IN_TOKYO | WITH_ALL))
def test_a_sound_state_is_clean(name: str) -> None:
    assert check(base(name)) == []


@pytest.mark.parametrize(("name", "start", "broken"), BROKEN, ids=[f"{i}-{b[0]}" for i, b in enumerate(BROKEN)])
def test_a_broken_state_is_named(name: str, start: str, broken: Callable[[State], None]) -> None:
    state = clone(base(start))
    broken(state)
    faults = check(state)
    assert name in [fault.split(":")[0] for fault in faults], faults
    assert all(", at " in fault for fault in faults)


def test_every_invariant_is_broken_by_some_test() -> None:
    from pathlib import Path

    import kony_nb.rules.check as package

    names = set()
    for path in Path(package.__file__).parent.glob("*.py"):
        for piece in path.read_text().split('f"')[1:]:
            name, colon, _ = piece.partition(": ")
            if colon and name.replace("-", "").isalpha():
                names.add(name)
    names |= {"deck-order", "bay", "challenges-order"}
    assert names == {name for name, _, _ in BROKEN}


@pytest.mark.parametrize("rules", PROFILES)
@pytest.mark.parametrize("monsters", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_random_games_are_clean_at_every_step(game: str, monsters: int, rules: str) -> None:
    for seed in range(12):
        for state in walk(seed, monsters, rules, game):
            assert check(state) == []


def test_the_first_moment_is_clean() -> None:
    assert check(new_state(options(), ["Kong", "Rob"])) == []
    for rules in PROFILES:
        assert check(start(new_state(options("tokyo", rules), ["Kong", "Kraken"]))[0]) == []
