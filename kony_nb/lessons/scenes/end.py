"""The end of a turn: who has won, who is out, extra turns."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at, built

__all__ = ["SCENES"]

QUIET = ("roll EEEEEE", "stop")


def _ouch(*monsters: dict[str, Any], dice: str = "OEEEEE", **more: Any) -> dict[str, Any]:
    """Return the first of these with its final dice, and a unit in the Bronx."""
    return {
        "monsters": list(monsters),
        "phase": "resolve",
        "dice": dice,
        "boroughs": {"bronx": built(units=("jet",))},
        **more,
    }


SCENES = (
    Plot(
        name="twenty-points",
        title="Twenty points win",
        about="Kong is the Superstar with 19 VP and has four stars. The dial ends at 20.",
        start={
            "monsters": [at("Kong", "bronx", vp=19), at("Mantis", "lower"), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "SSSSEE",
            "superstar_holder": "Kong",
        },
        task="Resolve the stars, finish the turn, and win.",
        goal={"over": True, "winner": "Kong", "Kong": {"vp": 20}},
        path=("resolve S", "stay", "end"),
        hints=("Points win at the end of a turn.", "resolve S, stay, end."),
        teaches=("core.win.vp", "core.win.end-of-turn", "core.vp.dial", "core.game.over"),
        evidence=(
            Evidence("core.win.end-of-turn", {"Kong": {"vp": 20}, "over": False}, 1),
            Evidence("core.vp.dial", {"Kong": {"vp": 20}}, 1),
            Evidence("core.game.over", {"refuses": {"end": "core.game.over"}}),
        ),
    ),
    Plot(
        name="a-turn-cut-short",
        title="Points win after a turn cut short, too",
        about="Mantis has 20 VP since a moment ago. It is the turn of Kong, who has 1 LP and an Ouch beside a unit.",
        start=_ouch(at("Kong", "bronx", lp=1), at("Mantis", "queens", vp=20), at("Rob", "lower")),
        task="Resolve the Ouch.",
        goal={"over": True, "winner": "Mantis", "Kong": {"alive": False}},
        path=("resolve O",),
        hints=("Kong's turn is over, and a turn that is over is looked at.", "resolve O."),
        teaches=("core.win.end-of-turn", "core.out.active", "core.out.figure"),
        evidence=(Evidence("core.win.end-of-turn", {"winner": "Mantis", "order": ["core.out.active", "core.win.vp"]}),),
    ),
    Plot(
        name="the-dead-do-not-win",
        title="The dead do not win",
        about="Kong has 20 VP and 1 LP, and an Ouch beside a unit.",
        start=_ouch(at("Kong", "bronx", lp=1, vp=20), at("Mantis", "queens"), at("Rob", "lower")),
        task="Resolve the Ouch. Has Kong won?",
        goal={"over": False, "Kong": {"alive": False, "vp": 20}, "asked": "Mantis roll"},
        path=("resolve O",),
        hints=("One has to live to see the end of the turn.", "resolve O."),
        teaches=("core.win.alive", "core.out.active"),
        evidence=(Evidence("core.win.alive", {"over": False, "Kong": {"vp": 20}}),),
    ),
    Plot(
        name="win-and-live",
        title="Win, and live to see it",
        about="Kong, the Superstar, has 18 VP and 1 LP. It has rolled two stars, a heart, and an Ouch beside a jet. "
        "Rob is the only other monster left.",
        start=_ouch(
            at("Kong", "bronx", lp=1, vp=18),
            at("Rob", "lower"),
            dice="SSHOEE",
            superstar_holder="Kong",
        ),
        task="Resolve the dice in an order that wins, and finish the turn.",
        goal={"over": True, "winner": "Kong", "Kong": {"vp": 20, "lp": 1}},
        path=("resolve H", "resolve O", "resolve S", "stay", "end"),
        hints=("What would the Ouch do now?", "The heart first.", "resolve H, resolve O, resolve S, stay, end."),
        teaches=("core.resolve.order", "core.win.vp", "core.win.alive"),
        evidence=(Evidence("core.win.alive", {"Kong": {"alive": True, "lp": 1, "vp": 18}, "over": False}, 2),),
    ),
    Plot(
        name="who-was-there-first",
        title="Who was there first",
        about="Kong and Mantis both have 20 VP. Mantis had them first.",
        start={
            "monsters": [
                at("Kong", "bronx", vp=20, reached=2),
                at("Mantis", "queens", vp=20, reached=1),
                at("Rob", "lower"),
            ],
            "phase": "end",
        },
        task="End Kong's turn.",
        goal={"over": True, "winner": "Mantis"},
        path=("end",),
        hints=("It is Kong's turn, and that does not help.", "end."),
        teaches=("core.win.first",),
        evidence=(Evidence("core.win.first", {"winner": "Mantis"}),),
    ),
    Plot(
        name="fallen-below-twenty",
        title="Fallen below 20",
        about="The printed reading, where the Statue of Liberty is worth 3 VP. Mantis, its holder, was at 20 VP "
        "first, Kong second. "
        "Kong has three Ouch.",
        start={
            "rules": "printed",
            "monsters": [at("Kong", "bronx", vp=20, reached=2), at("Mantis", "lower", vp=20, reached=1)],
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
        },
        task="Take the Statue, finish the turn, and see who wins.",
        goal={"over": True, "winner": "Kong", "Mantis": {"vp": 17}},
        path=("resolve O", "stay", "end"),
        hints=("Who has fallen below 20 is not there any more.", "resolve O, stay, end."),
        teaches=("core.win.first",),
        evidence=(Evidence("core.win.first", {"winner": "Kong"}),),
    ),
    Plot(
        name="risen-together",
        title="Risen together",
        about="Tokyo, with points that win at the end of a turn. Kong has Eater of the Dead, and Meka Dragon is "
        "programmed to "
        "destroy: both gain 3 VP when somebody falls. Both have 17, and it is Kong's turn.",
        start={
            "game": "tokyo",
            "options": {"tokyo_win": "end_of_turn"},
            "expansions": ["power_up"],
            "monsters": [
                at("Meka Dragon", "outside", vp=17, evolutions={"play": ["programmed_to_destroy"]}),
                at("Kong", "outside", vp=17, cards=["eater_of_the_dead"]),
                at("Kraken", "tokyo_city", lp=1),
                at("Rob", "outside"),
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "A11EEE",
        },
        task="Let Kong attack Kraken, finish the turn, and see who has won.",
        goal={"over": True, "winner": "Kong", "Meka Dragon": {"vp": 20}},
        path=("resolve A", "resolve E", "end"),
        hints=("Both are at 20 after the same event.", "resolve A, resolve E, end."),
        teaches=("core.win.same-event",),
        evidence=(Evidence("core.win.same-event", {"winner": "Kong", "Meka Dragon": {"vp": 20}}),),
    ),
    Plot(
        name="last-one-standing",
        title="The last one standing",
        about="Kong holds Manhattan; Mantis and Rob have 1 LP each. Sheriff has fallen earlier.",
        start={
            "monsters": [
                at("Kong", "lower"),
                at("Mantis", "bronx", lp=1),
                at("Rob", "queens", lp=1),
                {"name": "Sheriff", "alive": False},
            ],
            "phase": "resolve",
            "dice": "AHHEES",
        },
        task="Win with one attack.",
        goal={"over": True, "winner": "Kong"},
        path=("resolve A",),
        hints=("Everybody outside is hit.", "resolve A."),
        teaches=("core.win.last", "core.out.ranks"),
        evidence=(Evidence("core.out.ranks", {"ranking": [["Kong"], ["Mantis", "Rob"], ["Sheriff"]]}),),
    ),
    Plot(
        name="what-the-dead-leave",
        title="What the dead leave behind",
        about="Mantis falls with a Keep card, energy, Jinx tokens and the Superstar.",
        start={
            "monsters": [
                at("Kong", "lower", cards=["curse"]),
                at("Mantis", "bronx", lp=1, energy=7, cards=["regeneration"], tokens={"jinx": 2}),
                at("Rob", "queens"),
            ],
            "phase": "resolve",
            "dice": "AHHEES",
            "superstar_holder": "Mantis",
            "extra_turns": [["subway", "Mantis"]],
        },
        task="Attack with Kong, then look at Mantis, the discards and the Superstar.",
        goal={"Mantis": {"alive": False, "energy": 0}, "superstar": None, "discards": ["regeneration"]},
        path=("resolve A",),
        hints=("Nobody inherits anything.", "resolve A."),
        teaches=("core.out.figure", "core.out.cards", "core.out.supply", "core.out.goals", "core.out.pending"),
        evidence=(
            Evidence("core.out.pending", {"to_come": []}),
            Evidence("core.out.cards", {"Mantis": {"cards": []}, "discards": ["regeneration"]}),
            Evidence("core.out.supply", {"Mantis": {"energy": 0, "tokens": {}, "place": None}}),
        ),
    ),
    Plot(
        name="open-answers",
        title="Open answers are still given",
        about="Mega Shark plays Bite Back when Kong's attack is about to hurt it: Kong, with 2 LP, falls. Is Mega "
        "Shark still asked "
        "whether it flees?",
        start={
            "expansions": ["power_up"],
            "monsters": [
                at("Kong", "bronx", lp=2),
                at("Mega Shark", "lower", evolutions={"hand": ["bite_back"]}),
                at("Rob", "queens"),
            ],
            "phase": "resolve",
            "dice": "AEEEES",
        },
        task="Attack, bite back, and flee to Brooklyn.",
        goal={"Kong": {"alive": False}, "Mega Shark": {"place": "brooklyn"}, "turn": "Mega Shark"},
        path=("resolve A", "play bite_back", "flee brooklyn"),
        hints=("The attack has been made, whoever is dead by now.", "resolve A, play bite_back, flee brooklyn."),
        teaches=("core.out.answers",),
        evidence=(Evidence("core.out.answers", {"asked": "Mega Shark flee", "Kong": {"alive": False}}, 2),),
    ),
    Plot(
        name="an-extra-turn",
        title="An extra turn is a whole turn",
        about="Kong, in Lower Manhattan, has an extra turn to come. Does Manhattan pay again at its start?",
        start={
            "monsters": [at("Kong", "lower", turns=1), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "end",
            "extra_turns": [["subway", "Kong"]],
        },
        task="End the turn; in the extra turn roll once, stop, buy nothing, and end it too.",
        goal={"asked": "Mantis roll", "Kong": {"vp": 1, "place": "midtown"}},
        path=("end", *QUIET, "end"),
        hints=("It has all its parts: rent, roll, move.", "end, roll, stop, end."),
        teaches=("core.turn.extra", "core.turn.regular"),
        evidence=(
            Evidence("core.turn.extra", {"turn": "Kong", "rolls_left": 3, "events": ["ny.earn.lower"]}, 1),
            Evidence("core.turn.regular", {"turn": "Mantis"}),
        ),
    ),
    Plot(
        name="two-extra-turns",
        title="In the order gained",
        about="Kong has gained two extra turns: first one of Terminal Rage, then one of Subway.",
        start={
            "monsters": [at("Kong", "lower", turns=1), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "end",
            "extra_turns": [["terminal_rage", "Kong"], ["subway", "Kong"]],
        },
        task="End the turn; in the first extra turn roll once, stop and end it. Which one comes then?",
        goal={"asked": "Kong roll", "extra_turn": "subway"},
        path=("end", *QUIET, "end"),
        hints=("The second one comes after the whole of the first.", "end, roll, stop, end."),
        teaches=("core.turn.extra",),
        evidence=(Evidence("core.turn.extra", {"turn": "Kong", "extra_turn": "terminal_rage"}, 1),),
    ),
    Plot(
        name="own-extra-turns-first",
        title="First one's own extra turns",
        about="In Kong's turn Rob has gained an extra turn, and after that Kong one of its own.",
        start={
            "monsters": [at("Kong", "lower", turns=1), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "end",
            "extra_turns": [["subway", "Rob"], ["terminal_rage", "Kong"]],
        },
        task="End the turn; in the next one roll once, stop and end it. Whose turn comes then?",
        goal={"asked": "Rob roll", "extra_turn": "subway"},
        path=("end", *QUIET, "end"),
        hints=("Rob's comes when Kong's own are over.", "end, roll, stop, end."),
        teaches=("core.turn.extra-other",),
        evidence=(
            Evidence("core.turn.extra-other", {"turn": "Kong", "extra_turn": "terminal_rage"}, 1),
            Evidence("core.turn.extra-other", {"turn": "Rob", "extra_turn": "subway"}),
        ),
    ),
    Plot(
        name="an-extra-turn-between",
        title="An extra turn on another's turn",
        about="Tokyo. Kraken has Opportunist and buys Frenzy, another turn, the moment it is turned up in Kong's "
        "turn. Rob would "
        "be next after Kong.",
        start={
            "game": "tokyo",
            "monsters": [
                at("Kong", "outside", energy=5),
                at("Rob", "outside"),
                at("Kraken", "tokyo_city", energy=7, cards=["opportunist"]),
            ],
            "phase": "buy",
            "market": ["apartment_building", "jets", "wings"],
            "deck_top": ["frenzy", "corner_store"],
        },
        task="Buy Apartment Building, let Kraken buy Frenzy, and end. In Kraken's turn roll once, stop, buy nothing, "
        "end: who comes then?",
        goal={"asked": "Rob roll", "Kraken": {"turns": 1, "vp": 2}},
        path=("buy apartment_building", "buy frenzy", "end", "roll EEEEEE", "stop", "end"),
        hints=("First Kong ends its turn.", "buy apartment_building, buy frenzy, end, roll, stop, end."),
        teaches=("core.turn.extra-other", "core.turn.regular"),
        evidence=(
            Evidence("core.turn.extra-other", {"turn": "Kraken", "asked": "Kraken roll"}, 3),
            Evidence("core.turn.regular", {"turn": "Rob"}),
        ),
    ),
    Plot(
        name="cards-before-the-win",
        title="Cards of the end come before the win",
        about="Natural Selection: if the final roll of its owner shows a star at the end of the turn, it loses all "
        "its LP. Kong has "
        "20 VP and a star.",
        start={
            "monsters": [
                at("Kong", "bronx", vp=20, cards=["natural_selection"]),
                at("Mantis", "lower"),
                at("Rob", "queens"),
            ],
            "phase": "end",
            "dice": "AAEEEES",
        },
        task="End the turn. Does Kong win?",
        goal={"over": False, "Kong": {"alive": False}, "turn": "Mantis"},
        path=("end",),
        hints=("What cards do at the end comes first.", "end."),
        teaches=("core.turn.end-effects",),
        evidence=(Evidence("core.turn.end-effects", {"Kong": {"alive": False, "vp": 20}, "over": False}),),
    ),
    Plot(
        name="no-points-to-lose",
        title="Never below 0 points",
        about="The printed reading: losing the Statue of Liberty costs 3 VP. Mantis has it, and 1 VP.",
        start={
            "rules": "printed",
            "monsters": [at("Kong", "bronx"), at("Mantis", "lower", vp=1), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
        },
        task="Take the Statue from Mantis.",
        goal={"Mantis": {"vp": 0, "lp": 10}, "Kong": {"vp": 3}},
        path=("resolve O",),
        hints=("0 is the least.", "resolve O."),
        teaches=("core.vp.floor",),
        evidence=(Evidence("core.vp.floor", {"Mantis": {"vp": 0}}),),
    ),
)
"""The scenes of this chapter."""
