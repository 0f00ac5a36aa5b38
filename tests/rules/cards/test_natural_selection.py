"""Natural Selection: gains at once, a die more, and a star at the end of the turn that takes everything."""

from tests.rules.table import P1, changes, cited, kinds, table

RULE = "card.natural_selection"
OWNED = {"place": "bronx", "cards": ["natural_selection"]}


def test_gained() -> None:
    p1 = {"place": "lower", "energy": 2, "lp": 4}
    t = table(p1, "bronx", phase="buy", dice="AAEEHH", market=["natural_selection"])
    t.play("buy natural_selection")
    assert (t[0].energy, t[0].lp) == (4, 8)
    full = table({"place": "lower", "energy": 2, "lp": 9}, "bronx", phase="buy", market=["natural_selection"])
    full.play("buy natural_selection")
    assert full[0].lp == 10


def test_one_die_more() -> None:
    t = table(OWNED, "lower")
    t.play("roll")
    assert all(len(text) == len("dice ") + 7 for text in t.outcomes)


def test_a_star_in_the_final_roll_takes_everything() -> None:
    t = table(OWNED, "lower", "queens", phase="end", dice="SEEEEEE")
    events = t.play("end")
    assert not t[0].alive
    assert "natural_selection" in t.state.discards
    assert changes(cited(events, RULE), "lp") == [(P1, -10)]
    assert not kinds(events, "damage")
    assert t.asked == (1, "roll")


def test_without_a_star_nothing() -> None:
    t = table(OWNED, "lower", phase="end", dice="OEEEEEE")
    t.play("end")
    assert t[0].alive
    assert t[0].cards == ("natural_selection",)


def test_a_star_of_an_earlier_roll_does_not_count() -> None:
    t = table(OWNED, "lower")
    t.play("roll", "dice SSSEEEE", "keep EEEE", "roll", "dice OOO", "stop", "resolve O", "stay", "end")
    assert t[0].alive


def test_bought_in_this_turn_the_roll_on_the_table_counts() -> None:
    p1 = {"place": "bronx", "energy": 2}
    t = table(p1, "lower", "queens", phase="buy", dice="SEEEEE", market=["natural_selection"])
    t.play("buy natural_selection", "end")
    assert not t[0].alive


def test_with_chameleon_a_star_that_was_thrown_away_is_gone() -> None:
    p1 = {"place": "bronx", "cards": ["natural_selection", "chameleon"]}
    t = table(p1, "lower", "queens", phase="resolve", dice="SEEEEEH")
    t.play("use chameleon HO")
    assert t.state.dice == "EEEEEO"
    t.play("resolve E", "stay", "end")
    assert t[0].alive
    kept = table(p1, "lower", "queens", phase="resolve", dice="SEEEEEH")
    kept.play("pass", "resolve E", "resolve H", "stay", "end")
    assert not kept[0].alive


def test_others_dice_do_not_count() -> None:
    t = table("lower", OWNED, "queens", phase="end", dice="SSEEEE")
    t.play("end")
    assert t[1].alive


def test_nothing_reduces_it() -> None:
    p1 = {"place": "bronx", "cards": ["natural_selection", {"id": "carapace", "counters": 5}]}
    t = table(p1, "lower", "queens", phase="end", dice="SEEEEEE")
    t.play("end")
    assert not t[0].alive


def test_it_ends_a_game_of_two() -> None:
    t = table(OWNED, "lower", phase="end", dice="SEEEEEE")
    t.play("end")
    assert (t.state.result, t.state.winner) == ("last", 1)
