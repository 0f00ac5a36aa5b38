"""Plot Twist: a die as you like it, once."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, cited, kinds
from tests.rules.together import owner

ID, RULE = "plot_twist", "card.plot_twist"


def test_any_die_any_face_and_the_card_is_gone() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("22AHEE", owner(place, ID), other)
        assert t.asked == (P1, "change")
        assert len(t.legal) == 1 + 4 * 5
        events = t.play(f"use {ID} E2")
        assert [(e.kind, e.what) for e in cited(events, RULE)] == [("change", "E2"), ("lose_card", ID)]
        assert (t.state.results, t[0].cards, t.state.discards) == ("222AHE", (), (ID,))
        assert t.asked == (P1, "resolve")


def test_it_can_be_kept_for_later() -> None:
    t = rolled("22AHEE", owner(OUT, ID), CITY)
    t.play("pass")
    assert (t.state.results, t[0].cards) == ("22AHEE", (ID,))


def test_only_what_lies_there_and_only_to_another_face() -> None:
    t = rolled("22AHEE", owner(OUT, ID), CITY)
    assert t.refused(f"use {ID} 12") == "core.resolve.changes-first"
    assert t.refused(f"use {ID} 22") == "core.action.unknown"


def test_not_between_the_rolls_nor_between_faces_and_not_for_others() -> None:
    t = tokyo(owner(OUT, ID), CITY, dice="22AHEE", rolls_left=1)
    assert t.refused(f"use {ID} E2") == RULE
    t = rolled("22AHEE", owner(OUT, ID), CITY)
    t.play("pass", "resolve H")
    assert t.refused(f"use {ID} E2") == RULE
    t = rolled("22AHEE", OUT, owner(CITY, ID))
    assert t.asked == (P1, "resolve")
    assert t.refused(f"use {ID} E2") == RULE


def test_a_mimic_of_it_goes_in_its_place() -> None:
    t = rolled("22AHEE", mimic(ID), owner(CITY, ID))
    events = t.play(f"use mimic.{ID} E2")
    assert [e.what for e in kinds(events, "lose_card")] == [f"mimic.{ID}"]
    assert (t[0].cards, t[1].cards, t.state.discards) == ((), (ID,), ("mimic",))


def test_with_the_card_gone_its_mimic_acts_as_nothing() -> None:
    t = rolled("22AHEE", owner(OUT, ID), mimic(ID, CITY))
    t.play(f"use {ID} E2")
    assert t[1].cards == ("mimic",)
