"""Tourist: a Souvenir token, a point and energy for each borough."""

from kony_nb.game.scenario import scenario
from kony_nb.rules.check import check
from kony_nb.rules.phases.cards import supply_left
from kony_nb.rules.state import state_key
from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.tourist"
CARD = {"cards": ["tourist"]}


def test_a_token_where_it_is_gained() -> None:
    for place, borough in (("bronx", "bronx"), ("upper", "manhattan")):
        t = table({"place": place, "energy": 6}, "queens", phase="buy", market=["tourist"])
        events = t.play("buy tourist")
        assert t.state.souvenirs == (borough,)
        assert (t[0].vp, t[0].energy) == (1, 1)
        wanted = [("token", 1, borough), ("vp", 1, ""), ("energy", 1, "")]
        assert [(e.kind, e.n, e.place) for e in cited(events, RULE)] == wanted
        assert supply_left(t.state, "souvenir") == 4


def moving(*souvenirs: str, p2: object = "lower", place: str = "bronx", **situation: object) -> Table:
    return table({"place": place, **CARD}, p2, souvenirs=list(souvenirs), **situation)


def test_a_token_in_each_new_borough() -> None:
    t = moving("bronx", phase="move")
    events = t.play("move queens")
    assert t.state.souvenirs == ("bronx", "queens")
    assert (t[0].vp, t[0].energy) == (1, 1)
    assert [e.now for e in cited(events, RULE) if e.kind == "token"] == [2]


def test_none_where_one_lies() -> None:
    t = moving("bronx", "queens", phase="move")
    events = t.play("move queens")
    assert not cited(events, RULE)
    assert (t[0].vp, t[0].energy) == (0, 0)
    t = moving("queens", phase="move")
    t.play("stay")
    assert t.state.souvenirs == ("queens",)


def test_entering_manhattan_counts_once_advancing_does_not() -> None:
    t = moving("bronx", phase="resolve", dice="EEEEEE", p2="queens")
    events = t.opening
    assert t[0].place == "lower"
    assert t.state.souvenirs == ("bronx", "manhattan")
    assert t[0].vp == 2
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]
    t = moving("bronx", "manhattan", place="lower", phase="resolve", dice="EEEEEE", p2="queens")
    assert t[0].place == "midtown"
    assert not cited(t.opening, RULE)


def test_fleeing_in_the_turn_of_another() -> None:
    t = moving("manhattan", place="lower", p2="bronx", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A", "flee queens")
    assert t.state.souvenirs == ("queens", "manhattan")
    assert (t[0].vp, t[0].energy) == (1, 1)


def test_driven_out_of_the_second_track() -> None:
    t = table(
        {"place": "upper_56", **CARD},
        "lower",
        {"place": "queens", "lp": 1},
        "bronx",
        "bronx",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
        souvenirs=["manhattan"],
    )
    t.play("resolve A")
    assert t.asked == (P1, "leave")
    events = t.play("move brooklyn")
    assert t.state.souvenirs == ("brooklyn", "manhattan")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]


def test_others_leave_none() -> None:
    t = moving("bronx", p2="queens", turn=P2, phase="move", place="lower")
    events = t.play("move brooklyn")
    assert t.state.souvenirs == ("bronx",)
    assert not cited(events, RULE)


def test_with_the_card_gone_its_tokens_go() -> None:
    p1 = {"place": "bronx", "energy": 5, **CARD}
    t = table(p1, "lower", phase="buy", market=["tesla_cannon"], souvenirs=["bronx", "queens"])
    events = t.play("buy tesla_cannon")
    assert t.state.souvenirs == ()
    assert [(e.kind, e.n, e.now) for e in cited(events, RULE) if e.kind == "token"] == [("token", -2, 0)]


def test_its_owner_dies() -> None:
    p1 = {"place": "lower", "lp": 1, **CARD}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE", souvenirs=["manhattan"])
    events = t.play("resolve A")
    assert t.state.souvenirs == ()
    assert t.state.discards == ("tourist",)
    assert kinds(events, "eliminated")


def test_five_boroughs_are_all() -> None:
    t = moving("staten_island", "bronx", "queens", "brooklyn", "manhattan", phase="move")
    assert supply_left(t.state, "souvenir") == 0
    events = t.play("move queens")
    assert not cited(events, RULE)


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 6}, "lower", market=["tourist"])
    assert t.refused("buy tourist") == "core.turn.order"


def test_a_scenario_names_the_tokens_and_comes_back() -> None:
    game = scenario(
        {"monsters": [{"name": "Kong", **CARD}, "Rob"], "souvenirs": ["Manhattan", "bronx"], "phase": "move"}
    )
    assert game.state.souvenirs == ("bronx", "manhattan")
    assert game.to_scenario()["souvenirs"] == ["bronx", "manhattan"]
    assert state_key(scenario(game.to_scenario()).state) == state_key(game.state)


def test_check_names_what_is_wrong_with_them() -> None:
    t = moving("bronx", "queens")
    t.state.souvenirs = ("queens", "bronx")
    assert check(t.state)[0].startswith("souvenirs: ")
    t.state.souvenirs = ("lower",)
    assert check(t.state)[0].startswith("souvenirs: ")
    t.state.souvenirs = ("bronx",)
    t.state.monsters[0].tokens = {"souvenir": 1}
    assert check(t.state)[0].startswith("token-name: ")
    t.state.monsters[0].tokens = {}
    t.state.monsters[0].cards = ()
    assert any(fault.startswith("token-card: souvenir") for fault in check(t.state))
