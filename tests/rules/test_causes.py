"""A card that only changes what is possible is named where it does so, so that the log can tell it."""

from kony_nb.game.narration import narrate
from tests.rules.table import NAMES, P1, P3, cited, kinds, table


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
