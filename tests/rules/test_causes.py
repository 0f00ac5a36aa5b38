"""A card that only changes what is possible is named where it does so, so that the log can tell it."""

from kony_nb.game.narration import narrate
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import NAMES, P1, P2, P3, cited, kinds, table
from tests.rules.together import owner


def test_the_dice_of_a_card() -> None:
    t = table({"place": "bronx", "cards": ["extra_head"]}, "lower", phase="start")
    (event,) = cited(t.opening, "card.extra_head")
    assert (event.kind, event.seat, event.n) == ("extra_dice", P1, 1)
    assert narrate(event, NAMES) == "Kong rolls a green die more: Extra Head"
    t = table({"place": "bronx"}, {"place": "lower", "cards": ["extra_head"]}, phase="start")
    assert not kinds(t.opening, "extra_dice")


def test_whom_an_attack_hits_besides() -> None:
    fireball = {"place": "bronx", "cards": ["fireball"]}
    t = table(fireball, "lower", "bronx", "queens", phase="resolve", dice="AAEEEE")
    events = t.play("resolve A")
    assert [(e.kind, e.seat, e.other) for e in cited(events, "card.fireball")] == [("reach", P1, P3)]
    alone = table(fireball, "lower", "queens", phase="resolve", dice="AAEEEE")
    assert not cited(alone.play("resolve A"), "card.fireball")


def test_who_has_to_roll_again() -> None:
    t = table("bronx", {"place": "lower", "cards": ["jinx_aura"]}, dice="AAEEEE")
    events = t.play("keep AAEEE")
    assert [(e.kind, e.seat) for e in cited(events, "card.jinx_aura")] == [("must_roll", P1)]
    own = table({"place": "bronx", "cards": ["jinx_aura"]}, "lower", dice="AAEEEE")
    assert not kinds(own.play("keep AAEEE"), "must_roll")


def test_the_rolls_of_a_card() -> None:
    (event,) = kinds(tokyo(owner(OUT, "giant_brain"), CITY, phase="start").opening, "more")
    assert (event.rule, event.seat, event.n, event.what) == ("card.giant_brain", P1, 1, "rolls")
    assert narrate(event, NAMES) == "Kong has 1 roll more in this turn: Giant Brain"
    assert not kinds(tokyo(OUT, owner(CITY, "giant_brain"), phase="start").opening, "more")


def test_what_is_added_to_energy() -> None:
    t = rolled("EE1122", mimic("friend_of_children", OUT, "friend_of_children"), CITY)
    added = kinds(t.play("resolve E"), "more")
    assert [(e.rule, e.seat, e.n, e.what) for e in added] == [("card.friend_of_children", P1, 1, "energy")] * 2
    assert narrate(added[0], NAMES) == "1 energy is added to what Kong gains: Friend of Children"
    assert not kinds(rolled("EE1122", OUT, owner(CITY, "friend_of_children")).play("resolve E"), "more")


def test_what_is_added_to_life_points_up_to_the_maximum() -> None:
    for lp, added in ((5, [1, 1]), (8, [1]), (9, [])):
        t = rolled("H11223", mimic("regeneration_tokyo", OUT, "regeneration_tokyo", lp=lp), CITY)
        events = t.play("resolve H")
        assert [(e.rule, e.n, e.what) for e in kinds(events, "more")] == [
            ("card.regeneration_tokyo", n, "lp") for n in added
        ]
        assert [e.n for e in kinds(events, "lp")] == [1 + len(added)]
    (event,) = kinds(rolled("H11223", owner(OUT, "regeneration_tokyo", lp=5), CITY).play("resolve H"), "more")
    assert narrate(event, NAMES) == "1 LP is added to what Kong gains: Regeneration"


def test_who_buys_at_a_reveal() -> None:
    p2 = owner(CITY, "opportunist", energy=3)
    t = tokyo({"place": OUT, "energy": 2}, p2, phase="buy", market=["energize"], deck_top=["heal", "tank", "frenzy"])
    (event,) = kinds([*t.play("sweep"), *t.play("buy heal")], "seize")
    assert (event.rule, event.seat, event.what) == ("card.opportunist", P2, "heal")
    assert narrate(event, NAMES) == "Mantis buys the card just revealed: Opportunist"


def test_what_a_yield_before_the_damage_spares() -> None:
    t = rolled("AA1122", OUT, owner(CITY, "jets"))
    t.play("resolve A")
    (event,) = kinds(t.play("yield"), "reduce")
    assert (event.rule, event.seat, event.n, event.other) == ("card.jets", P2, 2, P1)


def test_a_heart_that_is_spent_on_a_card() -> None:
    t = rolled("HH1122", owner(OUT, "healing_ray"), {"place": CITY, "lp": 5})
    t.play("resolve H")
    (event,) = kinds(t.play("use healing_ray mantis"), "spend")
    assert narrate(event, NAMES) == "Kong spends 1 heart: Healing Ray"
