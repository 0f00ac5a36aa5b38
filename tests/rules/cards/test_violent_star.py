"""Violent Star: blows when the Superstar changes hands."""

from tests.rules.table import P1, P2, P3, changes, cited, kinds, table

RULE = "card.violent_star"
OWNER = {"cards": ["violent_star"]}


def test_its_owner_takes_the_superstar() -> None:
    for place, other in (("queens", "lower"), ("lower", "queens")):
        t = table({"place": place, **OWNER}, other, "bronx", phase="resolve", dice="SSSSHH", superstar_holder=P2)
        events = t.play("resolve S")
        hits = [(e.kind, e.seat, e.n, e.other) for e in cited(events, RULE)]
        assert hits == [("damage", P2, 2, P1)]
        assert t.all("lp") == [10, 8, 10]
        assert t.state.superstar == P1
        order = [e.kind for e in events if e.kind in ("superstar", "vp", "damage")]
        assert order[:3] == ["superstar", "vp", "damage"]
        assert not kinds(events, "attack")
        assert not kinds(events, "hold")


def test_somebody_takes_it_from_its_owner() -> None:
    for place, roller in (("lower", "queens"), ("queens", "lower")):
        t = table(roller, {"place": place, **OWNER}, "bronx", phase="resolve", dice="SSSHHO", superstar_holder=P2)
        events = t.play("resolve S")
        assert [(e.kind, e.seat, e.n, e.other) for e in cited(events, RULE)] == [("damage", P1, 1, P2)]
        assert t.all("lp") == [9, 10, 10]
        assert t.state.superstar == P1


def test_from_beside_the_deck_nobody_is_hurt() -> None:
    t = table({"place": "queens", **OWNER}, "lower", phase="resolve", dice="SSSHHO")
    events = t.play("resolve S")
    assert not kinds(events, "damage")
    assert t.state.superstar == P1


def test_nobody_may_flee_from_it() -> None:
    t = table({"place": "queens", **OWNER}, "lower", "bronx", phase="resolve", dice="SSSHHO", superstar_holder=P2)
    t.play("resolve S")
    assert t.asked == (P1, "resolve")


def test_not_without_a_change_nor_between_others() -> None:
    t = table({"place": "queens", **OWNER}, "lower", phase="resolve", dice="SSSHHO", superstar_holder=P1)
    assert not cited(t.play("resolve S"), RULE)
    t = table({"place": "queens", **OWNER}, "lower", phase="resolve", dice="SSHHHO", superstar_holder=P2)
    assert not cited(t.play("resolve S"), RULE)
    t = table("queens", "lower", {"place": "bronx", **OWNER}, phase="resolve", dice="SSSHHO", superstar_holder=P2)
    assert not cited(t.play("resolve S"), RULE)
    assert t.refused("use violent_star") == RULE


def test_tokens_for_the_damage() -> None:
    t = table(
        {"place": "queens", "cards": ["violent_star", "webspinner"]},
        "lower",
        phase="resolve",
        dice="SSSHHO",
        superstar_holder=P2,
    )
    t.play("resolve S")
    assert t[1].tokens == {"web": 1}
    owner = {"place": "lower", "cards": ["violent_star", "curse"]}
    t = table("queens", owner, phase="resolve", dice="SSSHHO", superstar_holder=P2)
    t.play("resolve S")
    assert t[0].tokens == {"jinx": 1}


def test_a_card_may_be_used_before_it() -> None:
    p2 = {"place": "lower", "lp": 2, "cards": [{"id": "carapace", "counters": 3}]}
    t = table({"place": "queens", **OWNER}, p2, "bronx", phase="resolve", dice="SSSHHO", superstar_holder=P2)
    t.play("resolve S")
    assert t.asked == (P2, "before_loss")
    t.play("use carapace")
    assert t[1].lp == 3
    assert t.asked == (P1, "resolve")


def test_the_one_before_dies_of_it() -> None:
    p2 = {"place": "lower", "lp": 2}
    t = table({"place": "queens", **OWNER}, p2, "bronx", phase="resolve", dice="SSSHHO", superstar_holder=P2)
    events = t.play("resolve S")
    assert not t[1].alive
    assert t.state.superstar == P1
    assert not cited(events, "core.out.goals")


def test_the_taker_dies_of_it() -> None:
    p1 = {"place": "queens", "lp": 1}
    t = table(p1, {"place": "lower", **OWNER}, "bronx", phase="resolve", dice="SSSSHO", superstar_holder=P2)
    events = t.play("resolve S")
    t.settle()
    assert not t[0].alive
    assert t.state.superstar == -1
    assert changes(cited(events, "ny.celebrity.taking"), "vp") == [(P1, 1)]
    assert t.asked == (P2, "roll")


def test_its_owner_dies() -> None:
    t = table(
        "bronx",
        {"place": "lower", "lp": 1, **OWNER},
        "queens",
        phase="resolve",
        dice="ASSSHH",
        superstar_holder=P2,
    )
    t.play("resolve A")
    assert t.state.discards == ("violent_star",)
    events = t.play("resolve S")
    assert t.state.superstar == P1
    assert not kinds(events, "damage")
    assert t[P3].lp == 10
