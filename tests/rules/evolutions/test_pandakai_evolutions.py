"""The evolutions of Pandakai."""

from tests.rules.evolutions.power_up_table import evolved, lying, meka, other, panda, penguin, rest
from tests.rules.in_tokyo import BAY, CITY, OUT
from tests.rules.table import P1, P2, P3, changes, cited, kinds


def test_pandamonium_energy_for_all_on_any_turn() -> None:
    t = evolved(meka(CITY), penguin(OUT), panda(OUT, hand=["pandamonium"]), phase="start")
    assert t.asked == (P3, "play")
    events = t.play("play pandamonium")
    assert changes(cited(events, "card.pandamonium"), "energy") == [(P3, 6), (P1, 3), (P2, 3)]
    assert t[P3].spent == ("pandamonium",)


def test_pandamonium_gives_the_dead_nothing() -> None:
    t = lying("A11223", meka(CITY), penguin(OUT, lp=1), panda(OUT, hand=["pandamonium"]))
    t.play("pass", "pass", "resolve A", "pass")
    assert t.state.living == [P1, P3]
    t.play("play pandamonium")
    assert t.all("energy") == [3, 0, 6]


def test_eats_shoots_and_leaves_right_after_entering() -> None:
    t = lying("A11223", panda(OUT, hand=["eats_shoots_and_leaves"]), meka(OUT), penguin(OUT))
    assert "play eats_shoots_and_leaves" not in t.legal
    t.play("resolve A", "resolve 1", "resolve 2")
    assert (t.asked, t[P1].place, t[P1].vp) == ((P1, "play"), CITY, 1)
    events = t.play("play eats_shoots_and_leaves")
    assert changes(cited(events, "card.eats_shoots_and_leaves"), "damage") == [(P2, 2), (P3, 2)]
    assert (t[P1].energy, t[P1].vp, t.asked) == (1, 1, (P1, "buy"))
    assert t.all("place") == [OUT, OUT, OUT]


def test_eats_shoots_and_leaves_not_when_another_enters_nor_later() -> None:
    t = lying("A11223", meka(OUT), panda(CITY, hand=["eats_shoots_and_leaves"]), penguin(OUT))
    t.play("resolve A", "yield", "resolve 1", "resolve 2")
    assert (t[P1].place, t.asked) == (CITY, (P1, "buy"))
    more = other("Kraken", OUT), other("Alienoid", OUT)
    t = lying("A11223", meka(OUT), panda(CITY, hand=["eats_shoots_and_leaves"]), penguin(OUT), *more)
    t.play("resolve A", "hold", "resolve 1", "resolve 2")
    assert (t[P1].place, t.asked) == (BAY, (P1, "buy"))
    t = evolved(panda(CITY, hand=["eats_shoots_and_leaves"]), meka(OUT), phase="buy")
    assert "play eats_shoots_and_leaves" not in t.legal


def test_eats_shoots_and_leaves_spares_those_in_tokyo_and_frees_the_bay() -> None:
    me = panda(OUT, hand=["eats_shoots_and_leaves"])
    t = lying("A11223", me, meka(CITY), penguin(OUT), other("Kraken", OUT), other("Alienoid", OUT))
    t.play("resolve A", "hold", "resolve 1", "resolve 2")
    assert t[P1].place == BAY
    t.play("play eats_shoots_and_leaves")
    assert (t.all("lp"), t.all("place")) == ([10, 9, 8, 8, 8], [OUT, CITY, OUT, OUT, OUT])


def test_eats_shoots_and_leaves_kills_the_last_ones() -> None:
    t = lying("A11223", panda(OUT, hand=["eats_shoots_and_leaves"]), meka(OUT, lp=2), penguin(OUT, lp=1))
    t.play("resolve A", "resolve 1", "resolve 2", "play eats_shoots_and_leaves")
    assert (t.state.result, t.state.winner) == ("last", P1)


def test_eats_shoots_and_leaves_and_nobody_comes_in_again() -> None:
    hand = ("deep_dive", "eats_shoots_and_leaves")
    me = panda(OUT, hand=hand, deck=rest("Pandakai", *hand, "bamboozle"))
    swapped = penguin(OUT, deck=[*rest("Space Penguin", "deep_dive"), "bamboozle"])
    situation = {"options": {"mutant_draft": "on"}, "deck": [], "deck_top": ["death_from_above"]}
    t = lying("A11223", me, meka(OUT), swapped, **situation)
    t.play("play deep_dive")
    assert (t[P1].place, t.asked) == (CITY, (P1, "play"))
    t.play("play eats_shoots_and_leaves", "resolve A", "resolve 1", "resolve 2")
    assert (t[P1].place, t.state.ledger.attacks) == (OUT, 1)


MARKET = ["corner_store", "tank", "energize"]


def test_bamboozle_another_card_of_the_market() -> None:
    t = evolved(meka(OUT, energy=9), panda(CITY, hand=["bamboozle"]), phase="buy", market=MARKET)
    t.play("buy corner_store")
    assert (t.asked, t.legal) == ((P2, "play"), {"pass", "play bamboozle"})
    t.play("play bamboozle")
    assert (t.asked, t.legal) == ((P2, "bamboozle"), {"pick tank", "pick energize"})
    assert t.refused("pick corner_store") == "card.bamboozle"
    events = t.play("pick tank")
    assert [(e.seat, e.what, e.other) for e in kinds(events, "must_buy")] == [(P1, "tank", P2)]
    assert [(e.seat, e.what, e.n) for e in kinds(events, "buy")] == [(P1, "tank", 4)]
    assert (t[P1].energy, t[P1].vp, t[P1].lp) == (5, 4, 7)
    assert t.state.market[0] == "corner_store"


def test_bamboozle_only_a_card_that_can_be_paid() -> None:
    me = panda(CITY, hand=["bamboozle"])
    t = evolved(meka(OUT, energy=4), me, phase="buy", market=MARKET)
    t.play("buy corner_store", "play bamboozle")
    assert (t[P1].vp, t[P1].energy) == (4, 0)
    t = evolved(meka(OUT, energy=3), me, phase="buy", market=MARKET)
    t.play("buy corner_store")
    assert (t[P1].vp, t[P1].energy) == (1, 0)


def test_bamboozle_not_at_the_own_purchase_and_it_can_be_left() -> None:
    t = evolved(panda(OUT, hand=["bamboozle"], energy=9), meka(CITY), phase="buy", market=MARKET)
    t.play("buy corner_store")
    assert (t[P1].vp, t[P1].hand) == (1, ("bamboozle",))
    t = evolved(meka(OUT, energy=9), panda(CITY, hand=["bamboozle"]), phase="buy", market=MARKET)
    t.play("buy corner_store", "pass")
    assert (t[P1].vp, t[P1].energy) == (1, 6)


def test_bamboozle_can_kill_the_buyer() -> None:
    t = evolved(meka(OUT, energy=4, lp=2), panda(CITY, hand=["bamboozle"]), phase="buy", market=MARKET)
    t.play("buy corner_store", "play bamboozle")
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_bear_necessities_a_point_for_energy_and_life() -> None:
    for place in (OUT, CITY):
        t = evolved(panda(place, hand=["bear_necessities"], lp=5, vp=4), meka(OUT), phase="roll")
        events = cited(t.play("play bear_necessities"), "card.bear_necessities")
        assert (changes(events, "vp"), changes(events, "energy"), changes(events, "lp")) == (
            [(P1, -1)], [(P1, 2)], [(P1, 2)])
    t = evolved(panda(OUT, hand=["bear_necessities"], lp=10), meka(OUT), phase="roll")
    t.play("play bear_necessities")
    assert (t[P1].lp, t[P1].vp, t[P1].energy) == (10, 0, 2)


def test_bear_necessities_before_a_loss_that_would_kill() -> None:
    t = lying("AA1123", meka(OUT), panda(CITY, hand=["bear_necessities"], lp=2), penguin(OUT))
    t.play("pass", "pass", "resolve A")
    assert t.asked == (P2, "play")
    t.play("play bear_necessities")
    assert (t[P2].alive, t[P2].lp) == (True, 2)


def test_panda_express_points_and_another_turn() -> None:
    t = lying("123AHE", panda(OUT, "panda_express"), meka(CITY))
    assert (t[P1].vp, t.state.extra_turns) == (2, (("panda_express", P1),))
    t.play("resolve A", "hold", "resolve 1", "resolve 2", "resolve 3", "resolve H", "end")
    assert (t.state.turn, t.state.ledger.extra, t.asked) == (P1, "panda_express", (P1, "roll"))
    t.play("roll", "dice 123AHE", "stop")
    assert (t[P1].vp, t.state.extra_turns) == (4, (("panda_express", P1),))


def test_panda_express_not_with_a_face_missing_nor_for_others() -> None:
    t = lying("123AHH", panda(OUT, "panda_express"), meka(CITY))
    assert (t[P1].vp, t.state.extra_turns) == (0, ())
    t = lying("123AHE", meka(OUT), panda(CITY, "panda_express"))
    assert (t.all("vp"), t.state.extra_turns) == ([0, 0], ())


def test_panda_express_wins_or_its_turn_lapses_with_its_owner() -> None:
    t = lying("123AHE", panda(OUT, "panda_express", vp=18), meka(CITY))
    assert (t.state.result, t.state.winner) == ("vp", P1)
    t = lying("123AHE", panda(OUT, "panda_express", lp=1), meka(CITY, "lightning_armor"), penguin(OUT))
    t.play("resolve A", "dice A", "hold")
    assert (t.state.living, t.state.extra_turns, t.state.turn) == ([P2, P3], (), P2)


def supplied(n: int, **more: object) -> dict[str, object]:
    """Return Pandakai with energy on its Bamboo Supply."""
    return panda(OUT, cards=[{"id": "bamboo_supply", "counters": n}], **more)


def test_bamboo_supply_grows_by_one() -> None:
    t = evolved(panda(OUT, "bamboo_supply"), meka(CITY), phase="start")
    assert (t[P1].counters, t.asked) == ({"bamboo_supply": 1}, (P1, "roll"))
    t = evolved(supplied(3), meka(CITY), phase="start")
    assert t.legal == {"use bamboo_supply add", "use bamboo_supply take"}
    assert t.refused("roll") == "card.bamboo_supply"
    t.play("use bamboo_supply add")
    assert (t[P1].counters, t[P1].energy) == ({"bamboo_supply": 4}, 0)


def test_bamboo_supply_is_taken_whole() -> None:
    t = evolved(supplied(3), meka(CITY), phase="start")
    events = t.play("use bamboo_supply take")
    assert changes(cited(events, "card.bamboo_supply"), "energy") == [(P1, 3)]
    assert (t[P1].counters, t[P1].energy) == ({}, 3)
    helped = panda(OUT, cards=[{"id": "bamboo_supply", "counters": 3}, "friend_of_children"])
    t = evolved(helped, meka(CITY), phase="start")
    t.play("use bamboo_supply take")
    assert t[P1].energy == 3


def test_bamboo_supply_not_on_the_turns_of_others_and_gone_with_its_owner() -> None:
    t = evolved(meka(CITY), supplied(3), phase="start")
    assert (t.asked, t[P2].counters) == ((P1, "roll"), {"bamboo_supply": 3})
    t = lying("A11223", meka(CITY), supplied(3, lp=1), penguin(OUT))
    t.play("resolve A")
    assert (t[P2].counters, t[P2].energy) == ({}, 0)


def test_pandarwinism_a_point_from_three_hearts_on() -> None:
    for place in (OUT, CITY):
        for hearts, vp in ((2, 0), (3, 1), (5, 3)):
            dice = ("11E23" + "H" * hearts)[-6:]
            t = lying(dice, panda(place, "pandarwinism"), meka(OUT), results=dice)
            events = t.play("resolve H")
            assert sum(n for _, n in changes(cited(events, "card.pandarwinism"), "vp")) == vp


def test_pandarwinism_beside_evolving_and_not_for_others() -> None:
    t = lying("HHHH12", panda(OUT, "pandarwinism", lp=5), meka(CITY))
    t.settle()
    assert t.asked == (P1, "keep_evolution")
    t.play(min(t.legal), "resolve H")
    assert (t[P1].vp, t[P1].lp) == (2, 9)
    t = lying("HHHH12", meka(CITY), panda(OUT, "pandarwinism"))
    t.settle()
    t.play(min(t.legal), "resolve H")
    assert t.all("vp") == [0, 0]


def test_yin_and_yang_turns_all_dice_once() -> None:
    t = lying("AAE123", panda(OUT, "yin_and_yang"), meka(CITY))
    assert (t.asked, t.legal) == ((P1, "change"), {"pass", "use yin_and_yang"})
    events = t.play("use yin_and_yang")
    assert (t.state.dice, t.asked) == ("13AHEE", (P1, "resolve"))
    assert [e.what for e in kinds(events, "change")] == ["13", "2H", "31", "AE", "AE", "EA"]


def test_yin_and_yang_can_be_left_and_comes_after_other_changes_too() -> None:
    t = lying("AAE123", panda(OUT, "yin_and_yang"), meka(CITY))
    t.play("pass")
    assert (t.state.dice, t.asked) == ("123AAE", (P1, "resolve"))
    t = lying("AAE123", panda(OUT, "yin_and_yang", cards=["herd_culler"]), meka(CITY))
    t.play("use herd_culler A1", "use yin_and_yang")
    assert t.state.dice == "133AHE"


def test_yin_and_yang_makes_three_hearts_and_is_not_for_the_dice_of_others() -> None:
    t = lying("222113", panda(OUT, "yin_and_yang"), meka(CITY))
    t.play("use yin_and_yang")
    assert (t.state.dice, t.asked[1]) == ("133HHH", "evolution")
    assert lying("AAE123", meka(CITY), panda(OUT, "yin_and_yang")).asked == (P1, "resolve")
