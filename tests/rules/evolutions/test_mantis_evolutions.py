"""The house set of Mantis: quick, hungry, and gone."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, quiet, seated, sits
from tests.rules.table import P1, P2, P3, cited, kinds, trial_card
from tests.rules.together import by

MANTIS = "Mantis"


def test_the_set_is_complete() -> None:
    complete(MANTIS)


# Too Quick


def test_too_quick_for_the_whole_turn() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "in", ["too_quick"], lp=1)
        fish = sits("Captain Fish", hand=["rogue_wave"])
        table = seated(game, fish, mantis, sits("Rob"), phase="resolve", dice="AAHHEE")
        quiet(table).play("resolve A")
        while table.asked[0] != P2:
            table.play("pass")
        events = table.play("play too_quick")
        assert table[P2].lp == 1
        quiet(table)
        events = table.play("hold", "play rogue_wave")
        assert by(events, "reduce") == [("card.too_quick", P2, 2)]
        assert (table[P2].lp, table[P2].spent) == (1, ("too_quick",))


def test_too_quick_only_when_something_would_be_lost() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob"), sits(MANTIS, "out", ["too_quick"]), phase="resolve", dice="AAHHEE")
        table.play("resolve A")
        assert table[P2].hand == ("too_quick",)
        assert table.asked == (P1, "resolve")
        table = seated(game, sits("Rob", "in"), sits(MANTIS, "out", ["too_quick"]), phase="resolve", dice="AAHHEE")
        table.play("resolve A")
        assert table.asked == (P2, "play")


def test_too_quick_is_over_with_the_turn() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "in", ["too_quick"])
        table = seated(game, sits("Rob"), mantis, phase="resolve", dice="AAEEEE")
        table.play("resolve A", "play too_quick", "hold")
        assert table.state.ledger.shields == (("too_quick", P2),)
        table.play(*(["stay"] if game == NEW_YORK else []), "end")
        assert table.state.ledger.shields == ()


# Lightning Reflexes


def test_reflexes_give_two_rolls() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, hand=["lightning_reflexes"]), sits("Rob"))
        table.play("play lightning_reflexes")
        assert table.state.rolls_left == 5
        table = seated(game, sits(MANTIS, hand=["lightning_reflexes"]), sits("Rob"))
        table.play("roll", "dice AAEEEE", "play lightning_reflexes")
        assert table.state.rolls_left == 4
        assert is_there(table, P1, "lightning_reflexes")


def test_reflexes_come_too_late_after_the_last_roll() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, "in", ["lightning_reflexes"]), sits("Rob"), dice="AAEEEE", rolls_left=1)
        assert "play lightning_reflexes" in table.legal
        table.play("keep AA", "roll", "dice EEEE")
        assert table.asked == (P1, "resolve")
        assert table[P1].hand == ("lightning_reflexes",)


def test_reflexes_last_for_the_turn_and_are_no_others() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, "in", ["lightning_reflexes"]), sits("Rob"))
        table.play("play lightning_reflexes", "roll", "dice EEEEHH", "stop", "resolve E", "end")
        assert (table[P1].cards, table[P1].spent) == ((), ("lightning_reflexes",))
        table = seated(game, sits("Rob"), sits(MANTIS, "in", ["lightning_reflexes"]))
        table.play("roll", "dice EEEEHH")
        assert table.asked == (P1, "keep")
        table.play("stop")
        assert table[P2].hand == ("lightning_reflexes",)


def test_reflexes_are_of_no_use_where_a_card_limits_the_rolls() -> None:
    for game in BOTH:
        for limit, there in ((1, False), (9, True)):
            with trial_card(id="snow", games=BOTH, roll_limit=lambda state, seat, roller, most=limit: most):
                rob = sits("Rob", cards=["snow"])
                table = seated(game, sits(MANTIS, hand=["lightning_reflexes"]), rob)
                assert ("play lightning_reflexes" in table.legal) == there


# Ambush


def test_ambush_hurts_who_comes_in() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob"), sits(MANTIS, "out", ["ambush"]), phase="resolve", dice="AH")
        table.play("resolve A")
        assert table.asked == (P2, "play")
        events = table.play("play ambush")
        assert (table[P1].lp, table[P1].place) == (8, {NEW_YORK: "lower", TOKYO: "tokyo_city"}[game])
        assert kinds(events, "attack") == []
        assert table[P1].vp == 1


def test_ambush_can_kill_in_the_city() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "out", ["ambush"])
        table = seated(game, sits("Rob", lp=2), mantis, sits("Kong"), phase="resolve", dice="AE")
        table.play("resolve A", "play ambush")
        assert table.all("alive") == [False, True, True]
        assert table.state.turn == P2


def test_no_ambush_for_who_is_there_already_nor_on_the_own_turn() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob", "in"), sits(MANTIS, "out", ["ambush"]), phase="resolve", dice="EEEEHH")
        table.play("resolve E")
        assert table[P2].hand == ("ambush",)
        assert table.asked[0] == P1
        table = seated(game, sits(MANTIS, "out", ["ambush"]), sits("Rob"), phase="resolve", dice="AH")
        table.play("resolve A")
        assert (table[P1].lp, table.asked) == (10, (P1, "buy"))
        table = seated(game, sits("Rob"), sits(MANTIS, "out", ["ambush"]), phase="resolve", dice="AH")
        table.play("resolve A", "pass")
        assert (table[P1].lp, table.asked) == (10, (P1, "buy"))


# Twin Strike


def test_the_second_strike_follows_at_the_end_of_the_turn() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "in", ["twin_strike"])
        table = seated(game, mantis, sits("Rob"), sits("Kong", lp=3), phase="resolve", dice="AEEEEE")
        table.play("resolve A")
        assert "play twin_strike" not in table.legal
        table.play("end")
        assert table.asked == (P1, "play")
        table.play("play twin_strike")
        assert table.all("lp") == [10, 7, 0]
        assert table.all("alive") == [True, True, False]


def test_no_second_strike_without_a_first() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, "out", ["twin_strike"]), sits("Rob"), phase="buy")
        table.play("end")
        assert table.state.turn == P2
        dealt = {"dealt": [["Rob", 1]]}
        table = seated(game, sits(MANTIS, "out", ["twin_strike"]), sits("Rob"), phase="buy", this_turn=dealt)
        table.play("end")
        assert table.asked == (P1, "play")
        table = seated(game, sits("Rob"), sits(MANTIS, "out", ["twin_strike"]), phase="buy")
        table.play("end")
        assert table.asked == (P2, "roll")


# Compound Eyes


def test_eyes_give_a_roll_in_every_turn() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob"), sits(MANTIS, play=["compound_eyes"]), phase="end")
        table.play("end")
        assert (table.state.turn, table.state.rolls_left) == (P2, 4)
        table = seated(game, sits("Rob"), sits(MANTIS, hand=["compound_eyes"]), phase="end")
        table.play("end")
        assert quiet(table).state.rolls_left == 3
        table.play("roll", "dice AAEEEE")
        quiet(table).play("play compound_eyes")
        assert table.state.rolls_left == 3


def test_eyes_and_reflexes_add_up() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, hand=["lightning_reflexes"], play=["compound_eyes"]), sits("Rob"))
        table.play("play lightning_reflexes")
        assert table.state.rolls_left == 3 + 1 + 2


def test_eyes_are_of_no_use_to_others() -> None:
    for game in BOTH:
        table = seated(game, sits(MANTIS, play=["compound_eyes"]), sits("Rob"), phase="end")
        table.play("end")
        assert (table.state.turn, table.state.rolls_left) == (P2, 3)
        assert is_there(table, P1, "compound_eyes")


# Raptorial Arms


def test_a_blow_of_three_is_four() -> None:
    for game in BOTH:
        for n, lost in ((2, 2), (3, 4), (4, 5)):
            dice = "A" * n + "EH"
            mantis = sits(MANTIS, "in", play=["raptorial_arms"])
            table = seated(game, mantis, sits("Rob"), sits("Kong"), phase="resolve", dice=dice)
            events = table.play("resolve A")
            assert table.all("lp") == [10, 10 - lost, 10 - lost]
            assert len(by(events, "boost")) == (2 if n > 2 else 0)


def test_arms_do_not_help_cards_nor_others() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob", "in"), sits(MANTIS, play=["raptorial_arms"]), phase="resolve", dice="AAAEEE")
        table.play("resolve A")
        assert table[P2].lp == 7
        table = seated(game, sits(MANTIS, "in", play=["raptorial_arms"]), sits("Rob"), phase="resolve", dice="AAAEEE")
        assert len(cited(table.play("resolve A"), "card.raptorial_arms")) == 1


# Feeding Time


def test_the_weak_are_food_once_a_turn() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "in", play=["feeding_time"], lp=5)
        table = seated(game, mantis, sits("Rob", lp=5), sits("Kong", lp=3), phase="resolve", dice="AEEEHH")
        events = table.play("resolve A")
        assert by(events, "lp") == [("card.feeding_time", P1, 1)]
        assert table.all("lp") == [6, 4, 2]


def test_the_strong_and_the_dead_are_none() -> None:
    for game in BOTH:
        for lp, own in ((6, 5), (5, 6)):
            mantis = sits(MANTIS, "in", play=["feeding_time"], lp=5)
            table = seated(game, mantis, sits("Rob", lp=lp), sits("Kong"), phase="resolve", dice="AEEEHH")
            table.play("resolve A")
            assert table[P1].lp == own
        mantis = sits(MANTIS, "out", play=["feeding_time"], lp=5)
        table = seated(game, mantis, sits("Rob", "in", lp=1), sits("Kong"), phase="resolve", dice="AEEEEE")
        table.play("resolve A")
        assert (table[P1].lp, table[P2].alive) == (5, False)


def test_food_by_a_card_on_anothers_turn() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "out", ["ambush"], ["feeding_time"], lp=9)
        table = seated(game, sits("Rob"), mantis, phase="resolve", dice="AH")
        table.play("resolve A", "play ambush")
        assert table.all("lp") == [8, 10]


# Hit and Run


def test_who_runs_is_paid() -> None:
    for game in BOTH:
        table = seated(game, sits("Rob"), sits(MANTIS, "in", play=["hit_and_run"]), phase="resolve", dice="AAEEEH")
        table.play("resolve A", "flee brooklyn" if game == NEW_YORK else "yield")
        assert (table[P2].vp, table[P2].energy) == (1, 1)
        table = seated(game, sits("Rob"), sits(MANTIS, "in", play=["hit_and_run"]), phase="resolve", dice="AAEEEH")
        table.play("resolve A", "hold")
        assert (table[P2].vp, table[P2].energy) == (0, 0)


def test_who_is_sent_away_runs_too_but_not_who_dies() -> None:
    for game in BOTH:
        mantis = sits(MANTIS, "in", play=["hit_and_run"])
        table = seated(game, sits("Sheriff", hand=["eviction_notice"]), mantis, phase="resolve", dice="AAEEEH")
        table.play("resolve A", "play eviction_notice", *(["move brooklyn"] if game == NEW_YORK else []))
        assert (table[P2].vp, table[P2].energy) == (1, 1)
        dying = sits(MANTIS, "in", play=["hit_and_run"], lp=2)
        table = seated(game, sits("Sheriff"), dying, sits("Rob"), phase="resolve", dice="AAEEEH")
        events = table.play("resolve A")
        assert not [event for event in cited(events, "card.hit_and_run") if event.kind in ("vp", "energy")]
        assert table.all("alive")[: P3 + 1] == [True, False, True]
