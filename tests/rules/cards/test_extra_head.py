"""Extra Head: one more die."""

from tests.rules.table import P2, kinds, table


def dice_of(*cards: str, place: str = "queens", **more: object) -> int:
    t = table({"place": place, "cards": list(cards)}, "bronx", "brooklyn", **more)
    t.play("roll")
    return len(next(iter(t.outcomes)).removeprefix("dice "))


def test_seven_dice_anywhere() -> None:
    assert dice_of() == 6
    assert dice_of("extra_head") == 7
    assert dice_of("extra_head", place="upper") == 7


def test_never_more_than_eight() -> None:
    assert dice_of("extra_head", "natural_selection") == 8


def test_not_for_others() -> None:
    t = table("queens", {"place": "bronx", "cards": ["extra_head"]}, "brooklyn")
    t.play("roll")
    assert len(next(iter(t.outcomes)).removeprefix("dice ")) == 6


def test_all_seven_may_be_rolled_again() -> None:
    t = table({"place": "queens", "cards": ["extra_head"]}, "bronx")
    t.play("roll", "dice AAHHEED", "keep AA", "roll", "dice OOOOO")
    assert t.state.dice == "AAOOOOO"


def test_bought_in_this_turn_it_waits_for_the_next() -> None:
    t = table({"place": "lower", "energy": 7}, "bronx", phase="buy", dice="AAHHEE", market=["extra_head"])
    t.play("buy extra_head")
    assert t.state.dice == "AAHHEE"
    t.play("end", "roll", "dice EEEEEE", "stop", "stay", "end", "roll", "dice EEEEEEE")
    assert t.state.turn == 0


def test_it_has_no_use() -> None:
    t = table({"place": "queens", "cards": ["extra_head"]}, "bronx")
    assert t.refused("use extra_head") == "card.extra_head"


def test_its_owner_dies() -> None:
    p1 = {"place": "lower", "lp": 1, "cards": ["extra_head"]}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE")
    events = t.play("resolve A")
    assert t.state.discards == ("extra_head",)
    assert [e.what for e in kinds(events, "lose_card")] == ["extra_head"]
