"""Personal Spotlight: a point for any star."""

from tests.rules.table import P1, P2, Table, changes, cited, table

RULE = "card.personal_spotlight"


def shining(dice: str, place: str = "queens", cards: tuple[str, ...] = (), **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "cards": ["personal_spotlight", *cards]}, other, phase="resolve", dice=dice, **more)


def test_a_point_for_a_star_anywhere() -> None:
    for place in ("queens", "lower"):
        t = shining("SHHHOO", place=place)
        events = t.play("resolve S")
        assert changes(cited(events, RULE), "vp") == [(P1, 1)]
        assert t[0].vp == 1


def test_one_point_for_any_number() -> None:
    t = shining("SSHHOO")
    events = t.play("resolve S")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]


def test_besides_the_superstar() -> None:
    t = shining("SSSSHO")
    t.play("resolve S")
    assert (t.state.superstar, t[0].vp) == (P1, 2)
    t = shining("SSHHOO", superstar_holder=P1)
    t.play("resolve S")
    assert t[0].vp == 3


def test_not_without_a_star_nor_for_one_thrown_away() -> None:
    t = shining("AHHHOO")
    events = t.play("resolve H")
    assert not cited(events, RULE)
    t = shining("SHHHOO", cards=("chameleon",))
    events = t.play("use chameleon HE", "resolve H", "resolve E")
    assert not cited(events, RULE)
    assert t[0].vp == 0


def test_not_for_the_stars_of_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["personal_spotlight"]}, phase="resolve", dice="SSHHOO")
    t.play("resolve S")
    assert t.all("vp") == [0, 0]
    assert t.refused("use personal_spotlight") == RULE


def test_again_in_the_next_turn() -> None:
    p1 = {"place": "queens", "cards": ["personal_spotlight"]}
    t = table(p1, "lower", phase="end", extra_turns=[["subway", "Kong"]])
    t.play("end", "roll", "dice SHHHOO", "stop", "resolve S")
    assert t[0].vp == 1


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["personal_spotlight"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("personal_spotlight",)
