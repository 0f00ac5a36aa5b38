"""The start of a turn: what Manhattan pays, cards that act then, and who comes first."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]


def _kong_next(place: str, **more: Any) -> dict[str, Any]:
    """Return the end of Rob's turn; Kong is next."""
    return {
        "monsters": [at("Kong", place, **more), at("Mantis", "bronx"), at("Rob", "queens")],
        "turn": "Rob",
        "phase": "end",
    }


SCENES = (
    Plot(
        name="lower-pays",
        title="Rent in Lower Manhattan",
        about="Kong stands in Lower Manhattan. Rob's turn is over; Kong is the next one clockwise.",
        start=_kong_next("lower"),
        task="End Rob's turn, and look what Kong's turn begins with.",
        goal={"asked": "Kong roll", "Kong": {"vp": 1, "energy": 1}},
        path=("end",),
        hints=("A turn never ends by itself.", "end."),
        teaches=("ny.earn.lower", "core.turn.order"),
    ),
    Plot(
        name="midtown-pays",
        title="Rent in Midtown",
        about="One zone further up Manhattan pays a point more.",
        start=_kong_next("midtown"),
        task="End Rob's turn, and look what Midtown pays.",
        goal={"asked": "Kong roll", "Kong": {"vp": 2, "energy": 1}},
        path=("end",),
        hints=("Rob has nothing else to do.", "end."),
        teaches=("ny.earn.midtown",),
    ),
    Plot(
        name="upper-pays",
        title="Rent in Upper Manhattan",
        about="The top of Manhattan pays most.",
        start=_kong_next("upper"),
        task="End Rob's turn, and look what Upper Manhattan pays.",
        goal={"asked": "Kong roll", "Kong": {"vp": 2, "energy": 2}},
        path=("end",),
        hints=("Rob has nothing else to do.", "end."),
        teaches=("ny.earn.upper",),
    ),
    Plot(
        name="no-rent-on-entering",
        title="Entering pays no rent",
        about="Manhattan is free, so Kong will have to enter it at the end of this turn. The rent comes a turn later.",
        start={
            "monsters": [at("Kong", "queens"), at("Mantis", "bronx"), at("Rob", "bronx")],
            "phase": "resolve",
            "dice": "HHHEEE",
        },
        task="Resolve Kong's dice; it enters by itself. Compare what it has with what Lower Manhattan pays.",
        goal={"Kong": {"place": "lower", "vp": 1, "energy": 3}},
        path=("resolve E",),
        hints=("Which face comes first is all the same here.", "resolve E."),
        teaches=("ny.earn.own-turn", "ny.move.lower", "ny.move.entry-vp"),
        evidence=(
            Evidence("ny.earn.own-turn", {"Kong": {"vp": 1, "energy": 3}, "never": ["ny.earn.lower"]}),
            Evidence("ny.move.lower", {"Kong": {"place": "lower"}}),
        ),
    ),
    Plot(
        name="cards-after-the-rent",
        title="First the city, then the cards",
        about="Kong has Regeneration, which heals 1 when its turn starts, and stands in Lower Manhattan.",
        start=_kong_next("lower", lp=5, cards=["regeneration"]),
        task="End Rob's turn, and look which comes first: the rent or the card.",
        goal={"asked": "Kong roll", "Kong": {"lp": 6, "vp": 1, "energy": 1}},
        path=("end",),
        hints=("The order stands in what is printed.", "end."),
        teaches=("core.turn.start-effects",),
        evidence=(Evidence("core.turn.start-effects", {"order": ["ny.earn.lower", "card.regeneration"]}),),
    ),
    Plot(
        name="your-own-order",
        title="Several cards at once",
        about="Kong has two cards that act at the start of its turn. Their owner says which goes first.",
        start=_kong_next("queens", lp=5, cards=["king_of_queens", "regeneration"]),
        task="End Rob's turn, and let Regeneration act before King of Queens.",
        goal={"asked": "Kong roll", "order": ["card.regeneration", "card.king_of_queens"]},
        path=("end", "pick regeneration"),
        hints=("Kong is asked after the end of Rob's turn.", "end, then pick regeneration."),
        teaches=("core.turn.effects",),
    ),
    Plot(
        name="active-first",
        title="Who is asked first",
        about="Mantis attacks from Tokyo. Kong and Rob both have Wings or Rapid Healing for the moment before a loss. "
        "It is "
        "Mantis's turn, and Rob sits to its left.",
        start={
            "game": "tokyo",
            "monsters": [
                at("Kong", "outside", energy=2, cards=["wings"]),
                at("Mantis", "tokyo_city"),
                at("Rob", "outside", lp=2, energy=2, cards=["rapid_healing"]),
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AA1122",
        },
        task="Attack; let Rob, who is asked first, heal itself once, and let Kong use its Wings.",
        goal={"Kong": {"lp": 10, "energy": 0}, "Rob": {"lp": 1, "alive": True}},
        path=("resolve A", "use rapid_healing", "use wings"),
        hints=("From the active monster on it goes clockwise.", "resolve A, use rapid_healing, use wings."),
        teaches=("core.turn.clockwise", "core.loss.window"),
        evidence=(Evidence("core.turn.clockwise", {"asked": "Rob before_loss"}, 1),),
    ),
)
"""The scenes of this chapter."""
