"""Five and six monsters in New York: the second track of Manhattan."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]


def _six(*monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return these monsters in Rob's turn, unless it is said otherwise."""
    return {"monsters": list(monsters), "turn": "Rob", **more}


SCENES = (
    Plot(
        name="room-for-a-second",
        title="The second place must be filled too",
        about="Five monsters live, so Manhattan has two tracks. Kong is alone there; it is Rob's Move phase, and Rob "
        "would rather "
        "stay in the Bronx.",
        start=_six(
            at("Kong", "lower"),
            at("Mantis", "bronx"),
            at("Rob", "bronx", cards=["carapace"]),
            at("Sheriff", "queens"),
            at("Captain Fish", "queens"),
            phase="move",
        ),
        task="Try to stay outside, then enter. Which track does Rob take?",
        goal={"Rob": {"place": "lower_56", "vp": 1}},
        path=("enter",),
        hints=("A free place has to be taken.", "enter."),
        teaches=(
            "ny.second-track.opens",
            "ny.second-track.must-enter",
            "ny.second-track.which",
            "ny.move.forced-entry",
        ),
        refused=(("stay", "ny.move.forced-entry"),),
        evidence=(
            Evidence("ny.second-track.opens", {"Kong": {"place": "lower"}, "Rob": {"place": "lower_56"}}),
            Evidence("ny.second-track.must-enter", {"illegal": ["stay", "move brooklyn"]}, 0),
            Evidence("ny.second-track.which", {"Rob": {"place": "lower_56"}}),
        ),
    ),
    Plot(
        name="one-place-for-five",
        title="One place, by option",
        about="The same five monsters with the option two_in_manhattan=\"off\".",
        start=_six(
            at("Kong", "lower"),
            at("Mantis", "bronx"),
            at("Rob", "bronx"),
            at("Sheriff", "queens"),
            at("Captain Fish", "queens"),
            phase="move",
            options={"two_in_manhattan": "off"},
        ),
        task="Try to enter, then stay.",
        goal={"Rob": {"place": "bronx"}, "asked": "Rob buy"},
        path=("stay",),
        hints=("Manhattan is full with one.", "stay."),
        teaches=("ny.second-track.opens", "ny.move.full"),
        refused=(("enter", "ny.move.full"),),
        evidence=(Evidence("ny.second-track.opens", {"illegal": ["enter"]}, 0),),
    ),
    Plot(
        name="the-first-track-first",
        title="The 2-4 track first",
        about="Kong stands on the 5-6 track, and the 2-4 track is free. It is Rob's Move phase.",
        start=_six(
            at("Kong", "midtown_56"),
            at("Mantis", "bronx"),
            at("Rob", "bronx", cards=["carapace"]),
            at("Sheriff", "queens"),
            at("Captain Fish", "queens"),
            phase="move",
        ),
        task="Enter. Which track does Rob take?",
        goal={"Rob": {"place": "lower", "vp": 1}, "Kong": {"place": "midtown_56"}},
        path=("enter",),
        hints=("The free one that comes first.", "enter."),
        teaches=("ny.second-track.which",),
        evidence=(Evidence("ny.second-track.which", {"Rob": {"place": "lower"}}),),
    ),
    Plot(
        name="each-on-its-own-track",
        title="Each on its own track",
        about="Kong is in Upper Manhattan, Mantis in the Lower zone of the 5-6 track. Kong's turn is over.",
        start={
            "monsters": [
                at("Kong", "upper"),
                at("Mantis", "lower_56"),
                at("Rob", "bronx"),
                at("Sheriff", "queens"),
                at("Captain Fish", "queens"),
            ],
            "phase": "end",
        },
        task="End Kong's turn; let Mantis roll once and stop. What does it earn, and where does it go?",
        goal={"Mantis": {"place": "midtown_56", "vp": 1, "energy": 7}, "Kong": {"place": "upper", "vp": 0}},
        path=("end", "roll EEEEEE", "stop"),
        hints=("Lower pays 1 VP and 1 energy.", "end, roll, stop."),
        teaches=("ny.second-track.own-zone",),
        evidence=(
            Evidence("ny.second-track.own-zone", {"Mantis": {"vp": 1, "energy": 1}, "Kong": {"vp": 0}}, 1),
            Evidence("ny.second-track.own-zone", {"Mantis": {"place": "midtown_56"}, "Kong": {"place": "upper"}}),
        ),
    ),
    Plot(
        name="neighbours-in-manhattan",
        title="Not on one's own side",
        about="Kong and Mantis share Manhattan. Kong attacks with two.",
        start={
            "monsters": [
                at("Kong", "upper"),
                at("Mantis", "lower_56"),
                at("Rob", "bronx"),
                at("Sheriff", "queens"),
                at("Captain Fish", "queens"),
            ],
            "phase": "resolve",
            "dice": "AAHHEE",
        },
        task="Attack. Is Mantis hit?",
        goal={"Rob": {"lp": 8}, "Sheriff": {"lp": 8}, "Captain Fish": {"lp": 8}, "Mantis": {"lp": 10}},
        path=("resolve A",),
        hints=("Attacks fly between the city and the outside.", "resolve A."),
        teaches=("core.attack.same-side", "ny.attack.from-manhattan"),
        evidence=(Evidence("core.attack.same-side", {"Mantis": {"lp": 10, "place": "lower_56"}}),),
    ),
    Plot(
        name="a-flight-moves-nobody-over",
        title="A flight moves nobody over",
        about="Six monsters. Kong is on the 2-4 track in Midtown, Mantis on the 5-6 track. Rob attacks both.",
        start=_six(
            at("Kong", "midtown"),
            at("Mantis", "lower_56"),
            at("Rob", "bronx"),
            at("Sheriff", "bronx"),
            at("Captain Fish", "queens"),
            at("Drakonis", "queens"),
            phase="resolve",
            dice="AEEEEE",
        ),
        task="Attack; let Kong, who answers first, flee to Brooklyn, and Mantis hold. Where is Mantis now, where Rob?",
        goal={"Mantis": {"place": "lower_56"}, "Rob": {"place": "lower", "vp": 1}, "Kong": {"place": "brooklyn"}},
        path=("resolve A", "flee brooklyn", "hold"),
        hints=("Mantis stays on its own track.", "resolve A, flee brooklyn, hold."),
        teaches=("ny.second-track.stays", "ny.flee.order"),
        evidence=(
            Evidence("ny.flee.order", {"asked": "Kong flee"}, 1),
            Evidence("ny.flee.order", {"asked": "Mantis flee"}, 2),
            Evidence("ny.second-track.stays", {"Mantis": {"place": "lower_56", "vp": 0}, "Rob": {"place": "lower"}}),
        ),
    ),
    Plot(
        name="moving-over",
        title="Moving over to the 2-4 track",
        about="Six monsters. Kong, on the 2-4 track, has 1 LP; Mantis is in Midtown on the 5-6 track. Rob attacks.",
        start=_six(
            at("Kong", "lower", lp=1),
            at("Mantis", "midtown_56"),
            at("Rob", "bronx"),
            at("Sheriff", "bronx"),
            at("Captain Fish", "queens"),
            at("Drakonis", "queens"),
            phase="resolve",
            dice="AAEEEE",
        ),
        task="Attack, and let Mantis hold. Which track is Mantis on, and which does Rob enter?",
        goal={"Kong": {"alive": False}, "Mantis": {"place": "midtown", "vp": 0}, "Rob": {"place": "lower_56", "vp": 1}},
        path=("resolve A", "hold"),
        hints=("The 2-4 track does not stay empty after a death.", "resolve A, hold."),
        teaches=("ny.second-track.shift",),
    ),
    Plot(
        name="the-second-track-closes",
        title="Fewer than five",
        about="Five monsters. Kong attacks from Upper Manhattan, and Rob, outside, has 3 LP. Mantis stands on the 5-6 "
        "track.",
        start={
            "monsters": [
                at("Kong", "upper"),
                at("Mantis", "lower_56"),
                at("Rob", "bronx", lp=3),
                at("Sheriff", "queens"),
                at("Captain Fish", "queens"),
            ],
            "phase": "resolve",
            "dice": "AAAEEE",
        },
        task="Attack. Rob falls, four are left, and Mantis has to go: to the Bronx.",
        goal={"Rob": {"alive": False}, "Mantis": {"place": "bronx", "vp": 0, "lp": 10}, "Kong": {"place": "upper"}},
        path=("resolve A", "move bronx"),
        hints=("Mantis chooses the borough.", "resolve A, move bronx."),
        teaches=("ny.second-track.close", "ny.move.room"),
        evidence=(
            Evidence(
                "ny.move.room", {"refuses": {"move queens": "ny.move.room", "stay": "ny.second-track.close"}}, 1
            ),
        ),
    ),
    Plot(
        name="first-out-then-answers",
        title="The order after a deadly attack",
        about="Five monsters. Rob has Fireball: its attacks also hit who is in its own borough, and Sheriff there has "
        "1 LP. Kong "
        "and Mantis are in Manhattan, Mantis on the 5-6 track.",
        start=_six(
            at("Kong", "lower"),
            at("Mantis", "lower_56", lp=9),
            at("Rob", "bronx", cards=["fireball"]),
            at("Sheriff", "bronx", lp=1),
            at("Captain Fish", "queens"),
            phase="resolve",
            dice="AEEEEE",
        ),
        task="Attack. Send Mantis to Brooklyn, then let Kong hold. Is Mantis asked whether it flees?",
        goal={"Mantis": {"place": "brooklyn", "lp": 8}, "Kong": {"place": "lower"}, "asked": "Rob move"},
        path=("resolve A", "move brooklyn", "hold"),
        hints=("Who had to go has no choice left.", "resolve A, move brooklyn, hold."),
        teaches=("ny.second-track.before-flight", "ny.second-track.close"),
        evidence=(
            Evidence("ny.second-track.before-flight", {"Sheriff": {"alive": False}, "asked": "Mantis leave"}, 1),
            Evidence("ny.second-track.before-flight", {"asked": "Kong flee"}, 2),
        ),
    ),
)
"""The scenes of this chapter."""
