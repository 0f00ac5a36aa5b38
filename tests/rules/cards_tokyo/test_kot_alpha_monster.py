"""Alpha Monster: a point for attacking."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, changes, cited
from tests.rules.together import owner

ID, RULE = "alpha_monster", "card.alpha_monster"


def test_one_point_for_any_number_of_attacks() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("AAAEEE", owner(place, ID), other)
        events = t.play("resolve A")
        assert changes(cited(events, RULE), "vp") == [(P1, 1)]


def test_none_without_an_attack() -> None:
    t = rolled("HHHEEE", owner(CITY, ID), OUT)
    assert not cited(t.play("resolve H"), RULE)
    assert t[0].vp == 0


def test_an_added_attack_counts_and_nobody_needs_to_be_hit() -> None:
    t = rolled("EEEEEE", owner(OUT, ID, "acid_attack"), OUT)
    events = t.play("resolve A")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]


def test_not_for_the_attacks_of_others() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID))
    t.play("resolve A")
    assert t[1].vp == 0


def test_a_win_is_looked_at_after_the_damage() -> None:
    t = rolled("AAAEEE", owner(OUT, ID, vp=19), {"place": CITY, "lp": 3}, OUT)
    events = t.play("resolve A")
    assert not t[1].alive
    assert (t.state.result, t.state.winner) == ("vp", P1)
    told = [e.kind for e in events]
    assert told.index("vp") < told.index("eliminated") < told.index("win")


def test_of_two_with_twenty_the_attacker_wins() -> None:
    p3 = owner(OUT, "eater_of_the_dead", vp=17)
    t = rolled("AAAEEE", owner(OUT, ID, vp=19), {"place": CITY, "lp": 3}, p3)
    t.play("resolve A")
    assert t[2].vp == 20
    assert t.state.winner == P1


def test_at_the_end_of_the_turn_by_option() -> None:
    t = rolled("AEEEEE", owner(OUT, ID, vp=19), CITY, options={"tokyo_win": "end_of_turn"})
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t.play("hold", "end")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_a_mimic_pays_too() -> None:
    t = rolled("AEEEEE", mimic(ID), owner(CITY, ID))
    t.play("resolve A")
    assert t.all("vp") == [1, 0]
