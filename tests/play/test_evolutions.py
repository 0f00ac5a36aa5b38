"""How the greedy bot plays evolutions: at once what helps at once, in time what saves it, and only by what it sees."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.play.evolution_values import FACE_UP, IN_HAND
from kony_nb.play.evolutions import hand_worth, worth_of
from kony_nb.play.outlook import Outlook, face_up_worth
from kony_nb.play.policies import greedy, playout, random_legal
from kony_nb.rules import new_game
from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import KINDS, TAKE, WORK, Decision, decision
from kony_nb.rules.cards.registry import CARDS, add_card, evolutions_of, forget
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Common
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.effects import damages_others, gains, sets_a_die, spares
from kony_nb.rules.power_up.setup import SET
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, Step, clone, state_key

Adding = Callable[..., str]
SEATS: tuple[dict[str, Any], ...] = (
    {"name": "Kraken", "place": "tokyo_city", "lp": 6},
    {"name": "Alienoid", "place": "outside", "lp": 6},
    {"name": "Mega Shark", "place": "outside", "lp": 6},
)


@pytest.fixture
def adding() -> Iterator[Adding]:
    """Return what registers an evolution, Kraken's if nothing else is said, for this test alone."""
    ids: list[str] = []

    def add(ident: str, kind: str = "temporary", **more: Any) -> str:
        entry = {"monster": "Kraken", "games": ("tokyo", "new_york"), "cost": 0, "effect": "", **more}
        add_card(id=ident, name=ident, kind=kind, **entry)
        ids.append(ident)
        return ident

    yield add
    for ident in ids:
        del CARDS[ident]
    forget()
    new_game._blank.cache_clear()


def table(*changes: dict[str, Any], **more: Any) -> State:
    """Return a moment in Tokyo; what is said of a monster changes it."""
    monsters = [{**seat, **change} for seat, change in zip(SEATS, (*changes, {}, {}, {}), strict=False)]
    return kn.scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, **more}).state


def holding(*cards: str) -> dict[str, Any]:
    return {"evolutions": {"hand": list(cards)}}


def chosen(state: State) -> str:
    return greedy(state, state.agenda[-1].seat).text


def test_points_are_taken_at_the_first_window() -> None:
    state = table({}, holding("alien_scourge"), phase="start")

    assert state.agenda[-1].kind == "play"
    assert chosen(state) == "play alien_scourge"


@pytest.mark.parametrize(("lp", "answer"), [(3, "play healing_rain"), (6, "play healing_rain"), (9, "pass")])
def test_healing_waits_until_it_is_worth_its_card(lp: int, answer: str) -> None:
    state = table({"lp": lp, **holding("healing_rain")}, turn="Alienoid", phase="start")

    assert (state.agenda[-1].kind, chosen(state)) == ("play", answer)


def test_a_permanent_one_is_played_as_soon_as_possible(adding: Adding) -> None:
    card = adding("test_scales", "permanent", gained=None)
    state = table(holding(card), turn="Alienoid", phase="start")

    assert chosen(state) == f"play {card}"
    assert face_up_worth(card) == 2.5
    assert face_up_worth(adding("test_claws", "permanent", rolls=1)) == 3.0


def test_white_death_is_no_blessing_by_itself() -> None:
    assert face_up_worth("white_death") == FACE_UP["white_death"] < 0
    assert chosen(table({}, {}, holding("white_death"), phase="start")) == "pass"


def test_it_spares_its_life_and_waits_before_a_scratch(adding: Adding) -> None:
    card = adding("test_burrow", **spares("test_burrow"))
    for dice, answer in (("AAAEEE", f"play {card}"), ("AEEEEE", "pass")):
        hurt = {"lp": 3 if "AAA" in dice else 10, **holding(card)}
        state = table(hurt, turn="Alienoid", dice=dice, phase="resolve", then=["resolve E"])
        assert state.agenda[-1] == Step("play", 0, ("before_loss",))
        assert chosen(state) == answer


def test_it_plays_what_wins_the_game(adding: Adding) -> None:
    card = adding("test_wave", **damages_others("card.test_wave", 1))
    state = table({"lp": 10, **holding(card)}, {"lp": 1}, {"lp": 1}, phase="start")
    legal = legal_actions(state)

    assert chosen(state) == f"play {card}"
    assert max(worth_of(state, 0, legal)) > 50


def test_at_a_decision_a_play_comes_before_what_else_is_chosen() -> None:
    state = table({}, holding("alien_scourge"), turn="Alienoid", dice="111EEE", rolls_left=1)
    legal = legal_actions(state)
    worth = dict(zip(legal, worth_of(state, 1, legal), strict=True))

    assert chosen(state) == "play alien_scourge"
    empty = table({}, {}, turn="Alienoid", dice="111EEE", rolls_left=1)
    own = worth_of(empty, 1, legal_actions(empty))
    assert [worth[choice] for choice in legal if choice.verb != "play"] == own


def test_what_lies_face_up_is_used_where_it_betters_the_roll(adding: Adding) -> None:
    card = adding("test_tail", "permanent", **sets_a_die("test_tail", "card.test_tail", ("12", "E1")))
    face_up = {"lp": 10, "evolutions": {"play": [card]}}
    assert chosen(table(face_up, phase="resolve", dice="11EAAA")) == f"use {card} E1"
    assert chosen(table(face_up, phase="resolve", dice="111AAH")) == "pass"


def decides(state: State, seat: int, log: Log) -> None:
    state.agenda.append(Step("test_gift", seat))


class Gift(Decision):
    """Take points or energy."""

    kind = "test_gift"
    rule = "core.turn.order"
    prompt = "What do you take?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        return action("pass"), action("use", "test_gift", "energy"), action("use", "test_gift", "points")

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Take nothing."""


def taken(state: State, seat: int, arg: str, log: Log) -> None:
    state.agenda.pop()
    if arg == "points":
        gain_vp(state, seat, 3, "card.test_gift", log)


def test_a_decision_of_an_evolution_is_answered_by_what_it_leads_to(adding: Adding) -> None:
    card = adding("test_gift", use=taken, gained=decides, arguments=("energy", "points"))
    decision(Gift)
    try:
        state = table(holding(card), phase="start")
        assert Outlook(state, 0).gain(action("play", card)) == pytest.approx(3.0)
        assert chosen(state) == f"play {card}"
        state = clone(state)
        state.agenda[-1] = Step("test_gift", 0)
        assert chosen(state) == f"use {card} points"
    finally:
        del KINDS["test_gift"], WORK["test_gift"], TAKE["test_gift"]


def test_which_one_to_keep_and_to_take(adding: Adding) -> None:
    lasts = adding("test_scales", "permanent")
    state = table({"lp": 10}, turn="Kraken")
    assert hand_worth(state, 0, lasts) > hand_worth(state, 0, "healing_rain") > 1
    hurt = table({"lp": 2}, turn="Kraken")
    assert hand_worth(hurt, 0, "healing_rain") > hand_worth(hurt, 0, lasts)

    for kind in ("keep_evolution", "draft"):
        asked = clone(state)
        asked.agenda.append(Step(kind, 0, ("rule", "", "healing_rain", lasts)))
        asked.monsters[0].packet = ("healing_rain", lasts)
        assert chosen(asked) == f"pick {lasts}"


@pytest.mark.parametrize("game", ["tokyo", "new_york"])
def test_it_judges_by_what_its_seat_sees(game: str, adding: Adding) -> None:
    """What others hold, and lies in their decks, changes no choice."""
    hurts = adding("test_wave", **damages_others("card.test_wave", 1))
    spare = adding("test_burrow", **spares("test_burrow"))
    more = adding("test_battery", **gains("card.test_battery", energy=3))
    where = ("tokyo_city", "outside") if game == "tokyo" else ("lower", "bronx")
    expected: list[float] = []
    for others in ((), (spare,), (spare, more)):
        monsters = [
            {"name": "Kraken", "place": where[0], "lp": 5, "evolutions": {"hand": [hurts], "deck": []}},
            {"name": "Mega Shark", "place": where[1], "lp": 5, "evolutions": {"hand": list(others), "deck": []}},
        ]
        if game == "new_york":
            monsters[0]["name"] = "Kong"
        state = kn.scenario({"game": game, "expansions": ["power_up"], "monsters": monsters}).state
        state = clone(state)
        state.agenda.append(Step("play", 0, ("before_roll",)))
        worth = worth_of(state, 0, legal_actions(state))
        expected = expected or worth
        assert worth == expected


def test_looking_ahead_changes_nothing() -> None:
    state = table({}, holding("alien_scourge"), turn="Alienoid", dice="111EEE", rolls_left=1)
    before = state_key(state)
    worth_of(state, 1, legal_actions(state))

    assert state_key(state) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("draft", ["off", "on"])
@pytest.mark.parametrize("policy", [greedy, random_legal])
def test_whole_games_with_evolutions_end_and_are_the_same_again(
    game: str, draft: str, policy: Any, adding: Adding
) -> None:
    chosen_options = options(game, expansions=("power_up",), overrides={"mutant_draft": draft})
    names = ("Kraken", "Alienoid", "Mega Shark") if game == "tokyo" else ("Mega Shark", "Kong", "Rob")
    for name in names:
        for at in range(SET - len(evolutions_of(game, name))):
            adding(f"test_{name[:4]}_{at}".lower(), "permanent", monster=name)
    new_game._blank.cache_clear()
    for seed in range(6):
        ends = [
            playout(new_state(chosen_options, names), policy, Common(seed, 0), random.Random(seed)) for _ in range(2)
        ]
        assert ends[0].result
        assert state_key(ends[0]) == state_key(ends[1])


def test_every_exception_is_about_an_evolution_that_there_is() -> None:
    temporary = {card.id for card in CARDS.values() if card.kind == "temporary"}

    assert set(IN_HAND) <= temporary
    assert set(FACE_UP) <= {card.id for card in CARDS.values() if card.kind == "permanent" or card.lasts}
    assert evolutions_of("tokyo", "Kraken") == tuple(sorted(evolutions_of("tokyo", "Kraken")))
