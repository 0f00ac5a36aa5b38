"""The house set of Rob: energy, repairs, and better aim."""

from tests.rules.evolutions.house_sets import BOTH, NEW_YORK, TOKYO, complete, is_there, quiet, seated, sits
from tests.rules.table import P1, P2, cited
from tests.rules.together import by

ROB = "Rob"


def test_the_set_is_complete() -> None:
    complete(ROB)


# Reserve Cell


def test_cell_is_three_energy_on_any_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["reserve_cell"]), sits("Kong"))
        table.play("play reserve_cell")
        assert (table[P1].energy, table[P1].spent) == (3, ("reserve_cell",))
        table = seated(game, sits("Kong"), sits(ROB, hand=["reserve_cell"]))
        table.play("roll", "dice EEEHAA", "play reserve_cell")
        assert table.all("energy") == [0, 3]


def test_cell_buys_in_the_same_phase() -> None:
    for game in BOTH:
        rob = sits(ROB, hand=["reserve_cell"], energy=4)
        table = seated(game, rob, sits("Kong"), phase="buy", market=["extra_head"])
        assert "buy extra_head" not in table.legal
        table.play("play reserve_cell", "buy extra_head")
        assert (table[P1].cards, table[P1].energy) == (("extra_head",), 0)


def test_cell_of_a_monster_about_to_die_and_of_a_dead_one() -> None:
    for game in BOTH:
        dying = sits(ROB, "in", ["reserve_cell"], lp=1)
        table = seated(game, sits("Kong"), dying, sits("Mantis"), phase="resolve", dice="AE")
        quiet(table).play("resolve A", "play reserve_cell")
        assert (table[P2].alive, table[P2].energy, table[P2].hand) == (False, 0, ())


# Recalibrate


def test_all_dice_of_a_face_are_turned() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["recalibrate"]), sits("Kong"))
        table.play("roll", "dice AAAEEH", "stop")
        assert table.asked == (P1, "play")
        table.play("play recalibrate")
        assert table.asked == (P1, "recalibrate")
        assert table.refused("use recalibrate " + ("DA" if game == NEW_YORK else "1A")) == "card.recalibrate"
        assert table.refused("pass") == "card.recalibrate"
        events = table.play("use recalibrate AE")
        assert (table.state.dice, table.state.results) == ("HEEEEE", "HEEEEE")
        assert len([event for event in events if event.kind == "change"]) == 3


def test_recalibrated_hearts_let_it_evolve() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["recalibrate"]), sits("Kong"))
        table.play("roll", "dice AAAEEE", "stop", "play recalibrate", "use recalibrate AH")
        assert table.settle() is not None
        assert table.asked == (P1, "keep_evolution")


def test_recalibrating_only_between_the_last_roll_and_the_results() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["recalibrate"]), sits("Kong"))
        assert table.legal == {"roll"}
        table.play("roll", "dice AAAEEH")
        assert "play recalibrate" not in table.legal
        table.play("stop", "pass")
        assert table.asked == (P1, "resolve")
        assert "play recalibrate" not in table.legal
        table = seated(game, sits("Kong"), sits(ROB, "in", ["recalibrate"]))
        table.play("roll", "dice AAAEEH", "stop")
        assert table.asked == (P1, "resolve")  # not the dice of others


def test_recalibrating_beside_a_card_that_adds() -> None:
    table = seated(NEW_YORK, sits(ROB, "in", ["recalibrate"], cards=["hailing_cabs"]), sits("Kong"))
    table.play("roll", "dice AAAEEH", "stop", "pass")
    assert table.asked == (P1, "add")
    assert "play recalibrate" not in table.legal  # the dice count as results by now
    table = seated(NEW_YORK, sits(ROB, "in", ["recalibrate"], cards=["hailing_cabs"]), sits("Kong"))
    table.play("roll", "dice AAAEEH", "stop", "play recalibrate", "use recalibrate AH", "use hailing_cabs")
    assert table.state.results == "HHHHEEDD"


# Overclock


def test_two_dice_more_in_this_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["overclock"]), sits("Kong"))
        table.play("play overclock", "roll")
        assert len(next(iter(table.outcomes)).removeprefix("dice ")) == 8
        table.play("dice EEEEEEHH", "stop", "resolve E", "end")
        assert (table[P1].cards, table[P1].spent) == ((), ("overclock",))


def test_never_more_than_eight_dice() -> None:
    for game in BOTH:
        heads = ["extra_head", "extra_head.2"] if game == TOKYO else ["extra_head", "natural_selection"]
        table = seated(game, sits(ROB, "in", ["overclock"], cards=heads), sits("Kong"))
        assert table.legal == {"roll"}
        table = seated(game, sits(ROB, "in", ["overclock"], cards=heads[:1]), sits("Kong"))
        table.play("play overclock", "roll")
        assert len(next(iter(table.outcomes)).removeprefix("dice ")) == 8


def test_overclock_only_before_the_own_first_roll() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["overclock"]), sits("Kong"))
        assert "play overclock" in table.legal
        table.play("roll", "dice AAAEEE")
        assert "play overclock" not in table.legal
        table = seated(game, sits("Kong"), sits(ROB, "in", ["overclock"]))
        assert table.asked == (P1, "roll")


# Cashback Hack


CHEAP = {NEW_YORK: ("long_neck", 3, 3), TOKYO: ("corner_store", 3, 3)}


def test_the_price_comes_out_here_too() -> None:
    for game in BOTH:
        for card, price, got in (("extra_head", 7, 4), CHEAP[game]):
            kong = sits("Kong", energy=9)
            table = seated(game, kong, sits(ROB, hand=["cashback_hack"]), phase="buy", market=[card])
            events = table.play(f"buy {card}", "play cashback_hack")
            assert by(events, "energy", P2) == [("card.cashback_hack", P2, got)]
            assert by(events, "energy", P1)[0] == ("core.buy.cost", P1, -price)


def test_no_cashback_on_the_own_turn_nor_for_a_gift() -> None:
    for game in BOTH:
        rob = sits(ROB, hand=["cashback_hack"], energy=9)
        table = seated(game, rob, sits("Kong"), phase="buy", market=["extra_head"])
        table.play("buy extra_head")
        assert (table[P1].hand, table[P1].energy) == (("cashback_hack",), 2)
        rob = sits(ROB, hand=["cashback_hack"])
        table = seated(game, sits("Kong", energy=9), rob, phase="buy", market=["extra_head"])
        assert table.asked == (P1, "buy")
        table.play("buy extra_head")
        assert table.asked == (P2, "play")


def test_cashback_counts_what_is_really_paid() -> None:
    kong = sits("Kong", energy=9, cards=["alien_origin"])
    table = seated(TOKYO, kong, sits(ROB, hand=["cashback_hack"]), phase="buy", market=["spiked_tail", "acid_attack"])
    events = table.play("buy spiked_tail", "play cashback_hack")
    assert by(events, "energy", P2) == [("card.cashback_hack", P2, 4)]
    kong = sits("Kong", energy=9, cards=["alien_origin"])
    table = seated(TOKYO, kong, sits(ROB, hand=["cashback_hack"]), phase="buy", market=["corner_store"])
    events = table.play("buy corner_store", "play cashback_hack")
    assert by(events, "energy", P2) == [("card.cashback_hack", P2, 2)]


# Field Repairs


def test_an_energy_for_a_life_point_once_a_turn() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", play=["field_repairs"], lp=5, energy=3), sits("Kong"))
        table.play("use field_repairs")
        assert (table[P1].lp, table[P1].energy) == (6, 2)
        assert table.legal == {"roll"}


def test_no_repairs_unhurt_unpaid_or_on_anothers_turn() -> None:
    for game in BOTH:
        for lp, energy, offered in ((10, 3, False), (5, 0, False), (9, 1, True)):
            table = seated(game, sits(ROB, play=["field_repairs"], lp=lp, energy=energy), sits("Kong"))
            assert ("use field_repairs" in table.legal) == offered
        rob = sits(ROB, "in", play=["field_repairs"], lp=5, energy=3)
        table = seated(game, sits("Kong"), rob, phase="resolve", dice="AAEEEH")
        table.play("resolve A")
        assert table.asked[0] == P2
        assert "use field_repairs" not in table.legal


# Spare Parts Dealer


def test_cards_cost_one_less() -> None:
    for game in BOTH:
        rob = sits(ROB, play=["spare_parts_dealer"], energy=6)
        table = seated(game, rob, sits("Kong"), phase="buy", market=["extra_head"])
        events = table.play("buy extra_head")
        assert (table[P1].energy, is_there(table, P1, "extra_head")) == (0, True)
        assert [event.kind for event in cited(events, "card.spare_parts_dealer")] == ["discount"]


def test_the_dealer_sells_cheaper_to_nobody_else() -> None:
    for game in BOTH:
        rob = sits(ROB, play=["spare_parts_dealer"])
        table = seated(game, sits("Kong", energy=6), rob, phase="buy", market=["extra_head"])
        assert "buy extra_head" not in table.legal
        poor = sits(ROB, play=["spare_parts_dealer"], energy=2)
        table = seated(game, poor, sits("Kong"), phase="buy", market=["extra_head"])
        assert table.legal == {"end", "sweep"}
        table.play("sweep")
        assert table[P1].energy == 0
        cheap = sits(ROB, play=["spare_parts_dealer"], energy=6)
        table = seated(game, cheap, sits("Kong"), phase="buy", market=["extra_head"])
        assert "buy extra_head" in table.legal


# Dynamo


def test_dynamo_adds_one_to_any_number() -> None:
    for game in BOTH:
        for n in (1, 3):
            table = seated(game, sits(ROB, "in", play=["dynamo"]), sits("Kong"), phase="resolve", dice="E" * n + "HH")
            events = table.play("resolve E")
            assert table[P1].energy == n + 1
            assert by(events, "energy")[0] == ("card.dynamo", P1, 1)


def test_dynamo_stands_still_otherwise() -> None:
    for game in BOTH:
        table = seated(game, sits(ROB, "in", ["reserve_cell"], ["dynamo"]), sits("Kong"))
        table.play("play reserve_cell")
        assert table[P1].energy == 3
        table = seated(game, sits("Kong"), sits(ROB, play=["dynamo"]), phase="resolve", dice="EEEH")
        table.play("resolve E")
        assert table.all("energy") == [3, 0]
        table = seated(game, sits(ROB, "in", play=["dynamo"]), sits("Kong"), phase="resolve", dice="EEEH")
        table.play("resolve E")
        assert table.all("energy") == [4, 0]


# Targeting Computer


def test_units_take_one_destruction_less() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["infantry", "jet", "tank"]}}
    for n, reach in ((1, {"infantry"}), (2, {"infantry", "jet"}), (3, {"infantry", "jet", "tank"})):
        rob = sits(ROB, "queens", play=["targeting_computer"])
        table = seated(NEW_YORK, rob, sits("Kong"), phase="resolve", dice="D" * n + "EE", boroughs=streets)
        table.play("resolve D")
        if n > 1:
            assert table.legal == {f"destroy queens.{unit}" for unit in reach}
        else:
            assert table.units("queens") == ("jet", "tank")


def test_units_pay_what_they_always_pay() -> None:
    streets = {"queens": {"stacks": [[], [], []], "units": ["tank"]}}
    rob = sits(ROB, "queens", play=["targeting_computer"])
    table = seated(NEW_YORK, rob, sits("Kong", "in"), phase="resolve", dice="DDDEEE", boroughs=streets)
    events = table.play("resolve D")
    assert (table[P1].vp, table.units("queens")) == (3, ())
    assert [event.kind for event in cited(events, "card.targeting_computer")] == ["destroy"]


def test_in_tokyo_a_one_becomes_an_attack() -> None:
    table = seated(TOKYO, sits(ROB, play=["targeting_computer_tokyo"]), sits("Kong"))
    table.play("roll", "dice 112EEE", "stop")
    assert table.legal == {"pass", "use targeting_computer_tokyo 1A"}
    table.play("use targeting_computer_tokyo 1A")
    assert (table.state.results, table.asked) == ("12AEEE", (P1, "resolve"))
    table = seated(TOKYO, sits("Kong"), sits(ROB, play=["targeting_computer_tokyo"]))
    table.play("roll", "dice 112EEE", "stop")
    assert table.asked == (P1, "resolve")
