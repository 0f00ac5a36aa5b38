"""Attack: who is hit, how much, and when nobody is."""

from tests.rules.table import P2, P3, changes, cited, kinds, table


def test_n_05_attack_at_empty_manhattan() -> None:
    t = table("queens", "bronx", "brooklyn", "staten_island", phase="resolve", dice="AAAAEE")
    events = t.play("resolve A")
    assert t.all("lp") == [10, 10, 10, 10]
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.attack.empty", 4)]
    assert not kinds(events, "attack")
    assert not kinds(events, "damage")
    assert t[0].place == "lower"
    assert t[0].vp == 1
    assert t.asked == (0, "buy")


def test_n_06_attack_on_the_first_turn() -> None:
    t = table({"place": "lower", "turns": 1}, "bronx", "queens", "queens", turn=P2, phase="resolve", dice="AAEEEE")
    assert t[1].turns == 1
    t.play("resolve A")
    assert t[0].lp == 8
    t.play("hold")
    assert t[0].place == "lower"


def test_n_16_not_in_ones_own_outer_borough() -> None:
    t = table("lower", "brooklyn", "brooklyn", turn=P2, phase="resolve", dice="AAEEEE")
    events = t.play("resolve A", "hold")
    assert t.all("lp") == [8, 10, 10]
    assert [(e.rule, e.seat, e.n) for e in kinds(events, "attack")] == [("ny.attack.from-outside", P2, 2)]


def test_n_17_from_manhattan_everybody_outside() -> None:
    t = table(
        "midtown",
        {"place": "bronx", "lp": 10},
        {"place": "bronx", "lp": 2},
        {"place": "queens", "lp": 1},
        phase="resolve",
        dice="AAEEEE",
    )
    events = t.play("resolve A")
    assert [(e.rule, e.seat, e.n) for e in kinds(events, "attack")] == [("ny.attack.from-manhattan", 0, 2)]
    assert t.all("lp") == [10, 8, 0, 0]
    assert t.all("alive") == [True, True, False, False]
    assert [e.seat for e in kinds(events, "eliminated")] == [2, 3]
    assert t.asked == (0, "buy")
    assert t[0].place == "upper"
    assert not kinds(events, "hold")


def test_n_19_everybody_is_hit_in_full() -> None:
    t = table("lower", "lower_56", "bronx", "bronx", "queens", "queens", turn=P3, phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    assert t.all("lp") == [8, 8, 10, 10, 10, 10]


def test_two_in_manhattan_do_not_hit_each_other() -> None:
    t = table("upper", "lower_56", "bronx", "queens", "queens", phase="resolve", dice="AAEEEE")
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 8, 8, 8]


def test_n_21_no_more_than_there_is() -> None:
    t = table({"place": "lower", "lp": 2}, "bronx", "queens", turn=P2, phase="resolve", dice="AAAAAE")
    events = t.play("resolve A")
    assert t.all("lp") == [0, 10, 10]
    assert not t[0].alive
    assert changes(events, "damage") == [(0, 2)]
    assert t.state.ledger.dealt == ((0, 2),)


def test_n_96_no_attack_dice_no_attack() -> None:
    t = table("lower", "bronx", turn=P2, phase="resolve", dice="EEEEEH")
    events = t.play("resolve E")
    assert not kinds(events, "attack")
    assert not kinds(events, "damage")
    assert not cited(events, "ny.attack.empty")
    assert t.state.ledger.dealt == ()
    assert t.asked == (1, "move")


def test_hearts_after_the_attack_still_heal() -> None:
    t = table("lower", {"place": "bronx", "lp": 5}, "queens", turn=P2, phase="resolve", dice="AAHHEE")
    t.play("resolve A", "flee queens")
    assert t[1].place == "bronx"
    t.play("resolve H")
    assert t[1].lp == 7
    assert t[1].place == "lower"
