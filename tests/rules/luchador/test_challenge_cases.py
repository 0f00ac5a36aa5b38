"""The cases of challenges and masks, one by one."""

from kony_nb.rules.phases.gains import total_vp
from tests.rules.luchador.ring import CITY, LUCHADOR, OUT, attacked, card, fighter, ring
from tests.rules.table import NAMES, P1, P2, P3, building, changes, cited, kinds, table

NONE = {"attached": False}
CHALLENGE = f"challenge {NAMES[P2].lower()}"


def test_l_01_the_attacker_may_challenge_who_stays() -> None:
    t = attacked(card(3), card(4))
    assert t.asked == (P1, "challenge")
    assert t.legal == {"pass", CHALLENGE}
    (event,) = kinds(t.play(CHALLENGE), "challenge")
    assert (event.seat, event.other) == (P1, P2)
    other = attacked(card(3), card(4))
    other.play("pass")
    assert other.asked == (P1, "resolve")


def test_l_02_no_challenge_after_a_yield_or_a_death() -> None:
    for lp, answers in ((10, ["yield"]), (2, [])):
        t = ring(fighter(OUT, 6), fighter(CITY, 1, lp=lp), OUT, OUT)
        events = t.play("resolve A", *answers)
        assert t.asked == (P1, "resolve")
        assert not kinds(events, "challenge")
        assert t.refused(CHALLENGE) == "core.turn.order"


def test_l_04_the_order_of_a_challenge() -> None:
    t = attacked(card(3), card(4), card(5), card(6))
    t.play(CHALLENGE)
    assert t.asked == (P1, "call_help")  # both cards lie face down by themselves; the champion is not asked yet
    assert t.refused("reveal") == "luc.challenge.order"
    t.play("pass")
    assert t.asked == (P2, "call_help")
    assert t.refused("hide") == "luc.challenge.order"
    t.play("pass")
    assert t.asked == (P1, "reveal_or_hide")
    assert t.refused("help") == "luc.challenge.order"
    t.play("reveal")
    assert t.asked == (P2, "reveal_or_hide")


def test_l_06_nobody_to_call() -> None:
    t = attacked(card(3), card(4), monsters=2)
    t.play(CHALLENGE)
    assert t.asked == (P1, "reveal_or_hide")
    dead = {"alive": False}
    t = ring(fighter(OUT, 3), fighter(CITY, 4), dead, dead)
    t.play("resolve A", "hold", CHALLENGE)
    assert t.asked == (P1, "reveal_or_hide")


def test_l_07_both_reveal_and_the_ally_helps() -> None:
    t = attacked(card(2), card(4), card(1))
    t.play(CHALLENGE, "help", "help", "pick rob")
    events = t.play("reveal", "reveal")
    (won,) = kinds(events, "win_challenge")
    assert (won.seat, won.other, won.n, won.now) == (P1, P2, 5, 4)
    assert (t[P1].mask, t[P1].collection, t[P2].mask) == (True, 1, False)


def test_l_09_one_alone_reveals() -> None:
    t = attacked(card(6), card(1), card(5), card(4))
    t.play(CHALLENGE, "help", "help", "pass", "pick rob", "help", "help", "pick sheriff")
    events = t.play("hide", "reveal")
    (won,) = kinds(events, "win_challenge")
    assert (won.seat, won.other, won.now) == (P2, P1, -1)
    assert [event.seat for event in kinds(events, "show_challenge")] == [P2, 3]
    assert all(t.all("mask"))
    assert not any(t.all("collection"))
    assert (t[P1].challenge, t[P3].challenge) == (card(6), card(5))


def test_l_10_nobody_reveals() -> None:
    t = attacked(card(6), card(1), card(5))
    t.play(CHALLENGE, "help", "help", "pick rob")
    before = [t.all(what) for what in ("challenge", "mask", "collection", "vp", "lp", "energy")]
    events = t.play("hide", "hide")
    assert [event.kind for event in events] == ["decided", "decided", "unrevealed"]
    assert not any(event.what for event in events)
    assert [t.all(what) for what in ("challenge", "mask", "collection", "vp", "lp", "energy")] == before
    assert t.asked == (P1, "resolve")


def test_l_12_ones_own_bonus_counts_nothing() -> None:
    t = attacked(card(2), card(4), monsters=2)  # 2, with a bonus of 3 for others
    events = t.play(CHALLENGE, "reveal", "reveal")
    (won,) = kinds(events, "win_challenge")
    assert (won.seat, won.n, won.now) == (P2, 4, 2)


def test_l_14_the_first_mask_is_attached() -> None:
    t = ring(fighter(OUT, 6, masks={"attached": False}), fighter(CITY, 1), OUT)
    events = t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
    assert (t[P1].mask, t[P1].collection) == (True, 0)
    assert [event.what for event in kinds(events, "mask")] == ["attached"]
    assert cited(events, "luc.masks.attach")


def test_l_15_the_collection_is_lost_first() -> None:
    t = ring(fighter(OUT, 6, masks=NONE), fighter(CITY, 1, masks={"collection": 2}), {"place": OUT, "masks": NONE})
    assert total_vp(t[P2]) == 4
    events = t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
    assert (t[P2].mask, t[P2].collection, total_vp(t[P2])) == (True, 1, 2)
    (lost,) = kinds(events, "lose_mask")
    assert (lost.rule, lost.what, lost.now) == ("luc.masks.lose-order", "collection", 1)
    again = ring(fighter(OUT, 6), fighter(CITY, 1), OUT)
    (lost,) = kinds(again.play("resolve A", "hold", CHALLENGE, "reveal", "reveal"), "lose_mask")
    assert (lost.what, again[P2].mask) == ("attached", False)


def test_l_16_no_mask_left_costs_two_points() -> None:
    for vp, left in ((7, 5), (1, 0)):
        t = ring(fighter(OUT, 6, masks=NONE), fighter(CITY, 1, masks=NONE, vp=vp), OUT)
        events = t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
        assert t[P2].vp == left
        assert cited(events, "luc.masks.none-left")
        assert (t[P1].mask, t[P1].collection, t[P1].vp) == (False, 0, 0)
        assert not kinds(events, "mask")


def test_l_18_the_killer_takes_all_masks() -> None:
    bare = {"place": OUT, "masks": NONE}
    t = ring(OUT, {"place": CITY, "lp": 2, "vp": 9, "masks": {"collection": 2}}, bare, bare)
    events = t.play("resolve A")
    assert (t[P1].mask, t[P1].collection, t[P1].vp, total_vp(t[P1])) == (True, 3, 0, 6)
    assert [(e.seat, e.other, e.n) for e in cited(events, "luc.masks.inherit")] == [(P1, P2, 3)]
    assert (t[P2].mask, t[P2].collection) == (False, 0)


def test_l_19_the_masks_of_two() -> None:
    t = ring(CITY, {"place": OUT, "lp": 1}, {"place": OUT, "lp": 2}, OUT)
    t.play("resolve A")
    assert (t[P1].collection, t.all("mask")) == (2, [True, False, False, True])


def test_l_20_nobody_takes_the_masks_after_units() -> None:
    t = table(
        "bronx",
        {"place": "bronx", "lp": 1},
        "queens",
        phase="resolve",
        dice="OOEEEE",
        boroughs={"bronx": building(units=("infantry",))},
        expansions=LUCHADOR,
    )
    events = t.play("resolve O")
    assert not t[P2].alive
    assert t.state.masks_out == 1
    assert t.all("collection") == [0, 0, 0]
    assert cited(events, "luc.masks.out")
    own = table(
        {"place": "lower", "lp": 4, "energy": 10},
        "bronx",
        "queens",
        phase="buy",
        market=["subterranean_cable", None, None],
        expansions=LUCHADOR,
    )
    own.play("buy subterranean_cable")
    assert not own[P1].alive
    assert own.state.masks_out == 1


def test_l_22_in_tokyo_a_mask_wins_at_once() -> None:
    t = ring(fighter(OUT, 6, vp=18), fighter(CITY, 1), OUT)
    t.play("resolve A", "hold", CHALLENGE, "reveal")
    events = t.play("reveal")
    assert (t.state.result, t.state.winner) == ("vp", P1)
    assert not cited(events, "luc.reward.own")
    printed = ring(fighter(OUT, 6, vp=18), fighter(CITY, 1), OUT, rules="printed")
    printed.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
    assert printed[P1].reached == 1
    assert not printed.state.result


def test_l_22_printed_a_mask_that_is_lost_counts_no_more() -> None:
    rich = fighter(CITY, 1, vp=18, masks={"collection": 1})
    t = ring(fighter(OUT, 6), rich, {"place": OUT, "masks": NONE}, rules="printed")
    assert t[P2].reached == 1
    t.play("resolve A", "hold", CHALLENGE, "reveal", "reveal")
    assert (t[P2].collection, t[P2].vp, t[P2].reached) == (0, 18, 0)
    t.play("resolve 1", "end")
    assert t.state.turn == P2
    kept = ring(fighter(OUT, 6), rich, {"place": OUT, "masks": NONE}, rules="printed")
    kept.play("resolve A", "hold", "pass", "resolve 1", "end")
    assert (kept.state.result, kept.state.winner) == ("vp", P2)


def test_l_24_no_challenge_for_a_loss_to_a_card() -> None:
    t = table(
        fighter(OUT, 6, energy=9),
        fighter(CITY, 1),
        OUT,
        game="tokyo",
        phase="buy",
        market=["flame_thrower", None, None],
        expansions=LUCHADOR,
    )
    t.play("buy flame_thrower")
    t.settle()
    assert t[P2].lp == 8
    assert t.asked == (P1, "buy")


def test_l_24_an_attack_that_takes_nothing_gives_the_choice() -> None:
    armoured = fighter(CITY, 1, cards=["armor_plating"])
    t = ring(fighter(OUT, 6), armoured, OUT, dice="A11223")
    events = t.play("resolve A")
    assert not changes(events, "damage")
    t.play("hold")
    assert t.asked == (P1, "challenge")


def test_l_25_rewards_of_the_winning_side() -> None:
    t = attacked(card(2), card(4), card(1), card(6))
    t.play(CHALLENGE, "help", "help", "pass", "pick rob", "help", "help", "pick sheriff")  # 2 + 3 to 4 + 1: a tie
    t.play("reveal", "reveal")
    assert (t[P1].vp, t[P3].vp) == (0, 0)
    assert (t[P2].energy, t[3].energy) == (2, 1)
    t = attacked(card(2), card(4), card(1), card(6))
    t.play(CHALLENGE, "help", "help", "pass", "pick rob", "pass")
    events = t.play("reveal", "reveal")
    assert [(e.rule, e.seat, e.n) for e in events if e.kind in ("vp", "energy", "lp")] == [
        ("luc.reward.own", P1, 2),
        ("luc.reward.team-up", P3, 1),
    ]


def test_l_26_without_a_card() -> None:
    t = attacked("", card(4), card(1))
    assert t.asked == (P1, "resolve")
    t = attacked(card(3), "", card(1))
    assert t.asked == (P1, "challenge")
    events = t.play(CHALLENGE)
    assert [e.seat for e in kinds(events, "lay_challenge")] == [P1]
    t.play("pass")
    assert t.asked == (P1, "reveal_or_hide")
    events = t.play("reveal")
    assert cited(events, "luc.challenge.empty-handed")
    (won,) = kinds(events, "win_challenge")
    assert (won.rule, won.seat, won.now) == ("luc.challenge.one", P1, -1)
    t = attacked(card(3), card(4), "", card(1))
    t.play(CHALLENGE, "help")
    assert t.asked == (3, "volunteer")
