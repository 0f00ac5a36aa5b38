"""Cards of King of Tokyo where rules meet: each case by its number."""

from tests.rules.in_tokyo import BAY, CITY, OUT, rolled, tokyo
from tests.rules.table import P1, P2, P3, P4, cited, kinds
from tests.rules.together import by, owner


def test_k_01_twelve_life_points_and_ten_when_the_card_is_lost() -> None:
    t = tokyo({"place": OUT, "energy": 7}, owner(CITY, "parasitic_tentacles", energy=4), phase="buy",
              market=["even_bigger", "heal", "tank"])
    t.play("buy even_bigger")
    t.settle()
    assert t[P1].lp == 12
    t.play("buy heal")
    t.settle()
    assert t[P1].lp == 12
    t.play("end", "roll", "dice 11223E", "stop", "resolve 1", "resolve 2", "resolve 3")
    events = t.play("buy even_bigger")
    assert [(e.seat, e.n, e.now) for e in cited(events, "core.lp.clamp")] == [(P1, -2, 10)]
    assert not kinds(events, "damage")
    assert t.all("lp") == [10, 10]


def test_k_02_frenzy_finishes_this_turn_and_begins_another_one() -> None:
    t = tokyo(owner(CITY, "energy_hoarder", "herbivore", energy=13), OUT, phase="buy", market=["frenzy"])
    t.play("buy frenzy")
    t.settle()
    t.play("end")
    events = t.play("pick energy_hoarder")
    assert by(events, "vp") == [
        ("card.energy_hoarder", P1, 1), ("card.herbivore", P1, 1), ("kot.start.city", P1, 2)
    ]
    assert (t.asked, t.state.ledger.extra, t[P1].turns) == ((P1, "roll"), "frenzy", 2)


def test_k_04_an_added_attack_is_one_source_of_two_and_sources_of_one_are_each_ignored() -> None:
    plated = owner(OUT, "armor_plating")
    for adding in ("acid_attack", "spiked_tail", "burrowing"):
        t = rolled("AEEEEE", owner(CITY, adding), plated)
        t.play("resolve A")
        assert t[P2].lp == 8
    t = rolled("AEEEEE", owner(OUT, "fire_breathing"), CITY, OUT, plated)
    events = t.play("resolve A", "hold")
    assert by(events, "reduce") == [("card.armor_plating", P4, 1)]
    assert t.all("lp") == [10, 8, 10, 10]
    t = rolled("AEEEEE", owner(OUT, lp=9), owner(CITY, "armor_plating", tokens={"poison": 1}))
    t.play("resolve A", "hold", "end", "roll", "dice EEEEEE", "stop", "end")
    assert t[P2].lp == 10


def test_k_06_the_neighbours_are_the_next_living_monsters_and_one_only_if_two_live() -> None:
    t = rolled("AEEEEE", owner(OUT, "fire_breathing"), {"alive": False}, OUT, CITY)
    t.play("resolve A", "hold")
    assert t.all("lp") == [10, 0, 9, 8]
    for dead in (P2, P3, P4):
        others: list[object] = [{"alive": False}] * 3
        seats = [seat for seat in (P2, P3, P4) if seat != dead]
        others[seats[0] - 1] = CITY
        t = rolled("AEEEEE", owner(OUT, "fire_breathing"), *others)
        t.play("resolve A", "hold")
        assert t[seats[0]].lp == 8
    t = rolled("AEEEEE", owner(CITY, "fire_breathing"), BAY, OUT, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9, 9, 8]


def test_k_07_it_has_a_child_keeps_the_energy_and_nothing_else() -> None:
    t = rolled("AAEEEE", CITY, owner(OUT, "it_has_a_child", "gourmet", "jets", lp=2, vp=8, energy=5), OUT)
    t.play("resolve A")
    assert (t[P2].alive, t[P2].lp, t[P2].vp, t[P2].cards, t[P2].energy) == (True, 10, 0, (), 5)


def test_k_08_added_attacks() -> None:
    t = rolled("11223E", owner(OUT, "acid_attack", "alpha_monster"), CITY, OUT)
    events = t.play("resolve A")
    assert by(events, "vp") == [("card.alpha_monster", P1, 1)]
    assert by(events, "damage") == [("kot.attack.from-outside", P2, 1)]
    assert t.asked == (P2, "yield")
    for needing in ("spiked_tail", "urbavore"):
        t = rolled("11223E", owner(CITY, needing, "alpha_monster", "fire_breathing"), OUT, OUT)
        assert t.state.results == "11223E"
        t.play("resolve 1", "resolve 2", "resolve 3")
        assert (t[P1].vp, t.all("lp")) == (0, [10, 10, 10])


def test_k_10_a_die_more_counts_from_the_next_turn_on() -> None:
    t = rolled("EEEEEE", owner(OUT, energy=2), CITY, market=["extra_head", "heal", "tank"])
    assert t.state.dice == "EEEEEE"
    t.play("buy extra_head")
    t.settle()
    assert t.state.dice == "EEEEEE"
    t.play("end", "roll", "dice EEEEEE", "stop", "end", "roll")
    assert len(next(iter(t.outcomes)).removeprefix("dice ")) == 7
    t.play("dice AAAEEEE")
    t.state.monsters[P1].tokens = {"shrink": 1}
    t.play("keep AAA", "roll")
    assert len(next(iter(t.outcomes)).removeprefix("dice ")) == 4


def test_k_11_regeneration_adds_nothing_where_hearts_do_not_heal() -> None:
    t = rolled("HHEEEE", owner(CITY, "regeneration_tokyo", lp=5), OUT)
    events = t.play("resolve H")
    assert [e.rule for e in kinds(events, "nothing")] == ["kot.heal.tokyo"]
    assert t[P1].lp == 5
    t = rolled("HHEEEE", owner(OUT, "regeneration_tokyo", lp=5), CITY)
    t.play("resolve H")
    assert t[P1].lp == 8
