"""Media-Friendly: points for buying."""

from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State
from tests.rules.in_tokyo import CITY, OUT, mimic, tokyo
from tests.rules.table import P1, P2, changes, cited, trial_card
from tests.rules.together import owner

ID, RULE = "media_friendly", "card.media_friendly"


def test_a_point_for_each_purchase() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = tokyo(owner(place, ID, energy=9), other, phase="buy", market=["giant_brain", "gourmet"])
        events = t.play("buy giant_brain", "buy gourmet")
        assert changes(cited(events, RULE), "vp") == [(P1, 1), (P1, 1)]


def test_not_for_itself_nor_for_a_sweep() -> None:
    t = tokyo(owner(OUT, energy=5), CITY, phase="buy", market=[ID])
    t.play(f"buy {ID}")
    t.play("sweep")
    assert t[0].vp == 0


def test_not_for_the_purchases_of_others() -> None:
    t = tokyo(owner(OUT, energy=5), owner(CITY, ID), phase="buy", market=["giant_brain"])
    t.play("buy giant_brain")
    assert t.all("vp") == [0, 0]


def test_from_another_monster_and_at_a_reveal() -> None:
    t = tokyo(owner(OUT, ID, "parasitic_tentacles", energy=5), owner(CITY, "giant_brain"), phase="buy")
    t.play("buy giant_brain")
    assert t[0].vp == 1
    t = tokyo(
        owner(OUT, energy=2), owner(CITY, ID, "opportunist", energy=5), phase="buy", market=["gourmet"],
        deck_top=["giant_brain"],
    )
    t.play("sweep", "buy giant_brain")
    assert t.all("vp") == [0, 1]


def test_it_wins() -> None:
    t = tokyo(owner(OUT, ID, energy=5, vp=19), CITY, phase="buy", market=["giant_brain"])
    t.play("buy giant_brain")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_after_what_the_card_asks() -> None:
    t = tokyo(owner(OUT, ID, energy=8), owner(CITY, "giant_brain", "gourmet"), phase="buy", market=["mimic"])
    events = t.play("buy mimic")
    assert t.asked == (P1, "copy")
    assert not cited(events, RULE)
    assert changes(cited(t.play("pick gourmet"), RULE), "vp") == [(P1, 1)]


def bomb(state: State, seat: int, log: Log) -> None:
    gain_vp(state, seat, 1, "card.bomb", log)
    declare(state, Loss("card.bomb", ((seat, 3),), seat), log)


def test_who_dies_of_the_card_gains_none_and_does_not_win() -> None:
    with trial_card(id="bomb", kind="discard", games=("tokyo",), gained=bomb):
        t = tokyo(owner(OUT, ID, lp=3, vp=18), CITY, OUT, phase="buy", market=["bomb"])
        events = t.play("buy bomb")
        assert (t[0].alive, t.state.result) == (False, "")
        assert not changes(cited(events, RULE), "vp")
        t = tokyo(owner(OUT, ID, lp=4, vp=18), CITY, OUT, phase="buy", market=["bomb"])
        t.play("buy bomb")
        assert (t[0].lp, t.state.result) == (1, "vp")


def test_a_mimic_pays_too_and_two_pay_twice() -> None:
    t = tokyo(mimic(ID, OUT, ID, energy=5), CITY, phase="buy", market=["giant_brain"])
    t.play("buy giant_brain")
    assert t[0].vp == 2
    t = tokyo(mimic(ID, energy=5), owner(CITY, ID), turn=P1, phase="buy", market=["giant_brain"])
    t.play("buy giant_brain")
    assert (t[P1].vp, t[P2].vp) == (1, 0)
