"""Fleeing from Manhattan, entering it, and moving about."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at, built

__all__ = ["SCENES"]


def _attack(*monsters: dict[str, Any], dice: str = "AAHHEE", **more: Any) -> dict[str, Any]:
    """Return Mantis outside with its final dice; the others are given."""
    return {"monsters": list(monsters), "turn": "Mantis", "phase": "resolve", "dice": dice, **more}


SCENES = (
    Plot(
        name="flee-or-hold",
        title="Flee, or hold",
        about="Kong holds Upper Manhattan with 8 LP. Mantis, in the Bronx, attacks with two.",
        start=_attack(at("Kong", "upper", lp=8), at("Mantis", "bronx"), at("Rob", "bronx"), at("Sheriff", "queens")),
        task="Attack, and let Kong flee to Queens. What does it save, and what happens to Mantis?",
        goal={"Kong": {"lp": 6, "place": "queens"}},
        path=("resolve A", "flee queens"),
        hints=("Kong is asked right after the attack.", "resolve A, flee queens."),
        teaches=("ny.flee.right", "ny.flee.where", "core.attack.damage-stays"),
        evidence=(Evidence("core.attack.damage-stays", {"Kong": {"lp": 6, "place": "queens"}}),),
    ),
    Plot(
        name="answer-at-once",
        title="An answer cannot wait",
        about="Kong has just been attacked in Manhattan, by Mantis from Brooklyn. Rob and Sheriff fill the Bronx.",
        start=_attack(
            at("Kong", "lower"),
            at("Mantis", "brooklyn"),
            at("Rob", "bronx"),
            at("Sheriff", "bronx"),
            then=["resolve A"],
        ),
        task="Try what is refused, then flee to the borough of the attacker.",
        goal={"Kong": {"place": "brooklyn", "lp": 8}, "Mantis": {"place": "brooklyn"}},
        path=("flee brooklyn",),
        hints=("There is still room beside Mantis.", "flee brooklyn."),
        teaches=("ny.flee.timing", "ny.move.room", "ny.flee.attackers-borough"),
        refused=(("move brooklyn", "ny.flee.timing"), ("flee bronx", "ny.move.room")),
        evidence=(
            Evidence("ny.flee.attackers-borough", {"Mantis": {"place": "brooklyn"}, "Kong": {"place": "brooklyn"}}),
        ),
    ),
    Plot(
        name="a-full-borough",
        title="The attacker still counts",
        about="Mantis attacks from the Bronx, where Rob stands too. Mantis will leave for Manhattan if Kong flees. Is "
        "there room "
        "for Kong in the Bronx?",
        start=_attack(at("Kong", "lower"), at("Mantis", "bronx"), at("Rob", "bronx"), then=["resolve A"]),
        task="Try the Bronx in vain, and flee to Staten Island.",
        goal={"Kong": {"place": "staten_island"}},
        path=("flee staten_island",),
        hints=("Two are two, even if one will soon be gone.", "flee staten_island."),
        teaches=("ny.flee.attackers-borough", "ny.flee.where"),
        refused=(("flee bronx", "ny.move.room"),),
        evidence=(Evidence("ny.flee.attackers-borough", {"illegal": ["flee bronx"]}, 0),),
    ),
    Plot(
        name="attacked-for-nothing",
        title="Hit, but not hurt",
        about="Tokyo, where leaving works alike. Kong has Armor Plating: it loses nothing to a single hit. Mantis has "
        "one attack.",
        start={
            "game": "tokyo",
            "monsters": [
                at("Kong", "tokyo_city", cards=["armor_plating"]),
                at("Mantis", "outside"),
                at("Rob", "outside"),
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "A11EEE",
        },
        task="Attack, and let Kong leave although it has lost nothing.",
        goal={"Kong": {"lp": 10, "place": "outside"}},
        path=("resolve A", "yield"),
        hints=("Being hit is enough.", "resolve A, yield."),
        teaches=("core.attack.leaving",),
        evidence=(Evidence("core.attack.leaving", {"asked": "Kong yield", "Kong": {"lp": 10}}, 1),),
    ),
    Plot(
        name="attacked-for-nothing-printed",
        title="Not hurt, not asked",
        about="The same under rules=\"printed\": only who lost a life point may leave.",
        start={
            "game": "tokyo",
            "rules": "printed",
            "monsters": [
                at("Kong", "tokyo_city", cards=["armor_plating"]),
                at("Mantis", "outside"),
                at("Rob", "outside"),
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "A11EEE",
        },
        task="Attack. Is Kong asked?",
        goal={
            "Kong": {"lp": 10, "place": "tokyo_city"},
            "events": ["kot.attack.from-outside"],
            "never": ["kot.yield.right"],
        },
        path=("resolve A",),
        hints=("Armor Plating takes the loss away, and the question with it.", "resolve A."),
        teaches=("core.attack.leaving",),
        evidence=(Evidence("core.attack.leaving", {"asked": "Mantis resolve", "Kong": {"place": "tokyo_city"}}),),
    ),
    Plot(
        name="manhattan-must-be-entered",
        title="A free Manhattan must be entered",
        about="Kong has fled from Mantis. Mantis has a Carapace that it could use, so it is asked in its Move phase; "
        "but what it "
        "would like best, to stay in the Bronx, it may not.",
        start={
            "monsters": [at("Kong", "queens"), at("Mantis", "bronx", cards=["carapace"]), at("Rob", "queens")],
            "turn": "Mantis",
            "phase": "move",
        },
        task="Try to stay outside, then go where you have to.",
        goal={"Mantis": {"place": "lower", "vp": 1}},
        path=("enter",),
        hints=("Manhattan is empty.", "enter."),
        teaches=("ny.move.forced-entry", "ny.move.entry-vp"),
        refused=(("stay", "ny.move.forced-entry"), ("move brooklyn", "ny.move.forced-entry")),
    ),
    Plot(
        name="manhattan-is-full",
        title="Stay, or go elsewhere",
        about="Kong holds Manhattan; Rob and Sheriff share Queens. It is Mantis's Move phase, in the Bronx.",
        start={
            "monsters": [at("Kong", "lower"), at("Mantis", "bronx"), at("Rob", "queens"), at("Sheriff", "queens")],
            "turn": "Mantis",
            "phase": "move",
        },
        task="Try Manhattan and Queens in vain, then go to Brooklyn.",
        goal={"Mantis": {"place": "brooklyn"}, "asked": "Mantis buy"},
        path=("move brooklyn",),
        hints=("All outer boroughs lie equally near.", "move brooklyn."),
        teaches=("ny.move.stay-or-go", "ny.move.full", "ny.move.room", "ny.second-track.opens"),
        refused=(("enter", "ny.move.full"), ("move queens", "ny.move.room"), ("flee brooklyn", "ny.flee.timing")),
        evidence=(
            Evidence("ny.second-track.opens", {"illegal": ["enter"]}, 0),
        ),
    ),
    Plot(
        name="up-one-zone",
        title="Up one zone",
        about="Kong began its turn in Lower Manhattan. It has a Carapace to use, so it is asked in its Move phase.",
        start={
            "monsters": [at("Kong", "lower", turns=2, cards=["carapace"]), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "move",
        },
        task="Try to leave or to stay, then do what has to be done.",
        goal={"Kong": {"place": "midtown"}},
        path=("advance",),
        hints=("There is only one way.", "advance."),
        teaches=("ny.move.advance", "ny.move.no-leaving"),
        refused=(("move bronx", "ny.move.no-leaving"),),
    ),
    Plot(
        name="the-top-of-manhattan",
        title="Upper Manhattan is the end",
        about="Kong stands in Upper Manhattan and has one face left to resolve besides energy.",
        start={
            "monsters": [at("Kong", "upper"), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "HHHEEE",
        },
        task="Resolve the dice. Where does Kong go?",
        goal={"Kong": {"place": "upper"}, "events": ["ny.move.upper"], "asked": "Kong buy"},
        path=("resolve E",),
        hints=("Nowhere.", "resolve E."),
        teaches=("ny.move.upper",),
    ),
    Plot(
        name="not-in-the-turn-of-entering",
        title="Not twice in a turn",
        about="Kong has Super Speed and moves before its roll: it enters Manhattan. Does it go up a zone in its Move "
        "phase?",
        start={
            "monsters": [at("Kong", "queens", cards=["super_speed"]), at("Mantis", "bronx"), at("Rob", "bronx")],
            "turn": "Rob",
            "phase": "end",
        },
        task="End Rob's turn, enter with Kong at once, roll, stop, and resolve.",
        goal={"Kong": {"place": "lower", "vp": 1}, "events": ["ny.move.entered"]},
        path=("end", "enter", "roll EEEEEE", "stop"),
        hints=("One entry is enough for a turn.", "end, enter, roll, stop."),
        teaches=("ny.move.entered",),
    ),
    Plot(
        name="a-fee-for-moving",
        title="A fee for moving",
        about="New York Marathon lies in the market: every move by choice costs 2 energy. Kong, attacked in "
        "Manhattan, has 1.",
        start=_attack(
            at("Kong", "lower", energy=1),
            at("Mantis", "bronx", energy=2),
            at("Rob", "queens"),
            dice="AEEEEE",
            market=["new_york_marathon", None, None],
        ),
        task="Attack Kong, who cannot pay to flee; then take Mantis to Brooklyn for the fee.",
        goal={"Kong": {"place": "lower", "lp": 9, "energy": 1}, "Mantis": {"place": "brooklyn", "energy": 5}},
        path=("resolve A", "move brooklyn"),
        hints=("Kong is not asked.", "resolve A, move brooklyn."),
        teaches=("core.move.fee", "core.cards.first"),
        evidence=(
            Evidence("core.cards.first", {"Kong": {"place": "lower"}, "never": ["ny.flee.right"]}, 1),
        ),
    ),
    Plot(
        name="flee-into-the-fire",
        title="Out of Manhattan, into the fire",
        about="Mantis has an attack and two Ouch, alone in Queens with one unit. Kong in Manhattan has 9 LP.",
        start=_attack(
            at("Kong", "lower", lp=9),
            at("Mantis", "queens"),
            at("Rob", "bronx"),
            dice="AOOEEE",
            boroughs={"queens": built(units=("jet",))},
        ),
        task="Attack first, let Kong flee to Queens, and make the unit shoot at both.",
        goal={"Kong": {"lp": 7}, "Mantis": {"lp": 9}},
        path=("resolve A", "flee queens", "resolve O"),
        hints=("Who flees to Queens is in Queens for the Ouch.", "resolve A, flee queens, resolve O."),
        teaches=("ny.ouch.two", "ny.flee.where"),
    ),
)
"""The scenes of this chapter."""
