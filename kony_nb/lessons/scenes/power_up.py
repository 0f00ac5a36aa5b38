"""Power Up!: evolutions, how they come and when they are played, and the draft."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]

OUT, CITY = "outside", "tokyo_city"
KRAKEN = (
    "cult_worshippers",
    "destructive_wave",
    "eater_of_souls",
    "healing_rain",
    "high_tide",
    "mandibles_of_dread",
    "sunken_temple",
    "terror_of_the_deep",
)
DRAFT = {
    "game": "tokyo",
    "expansions": ["power_up"],
    "options": {"mutant_draft": True},
    "monsters": ["Gigazaur", "Kraken"],
    "phase": "setup",
    "seed": 1,
}
PICKS = (
    "pick cult_worshippers",
    "pick defender_of_tokyo",
    "pick destructive_wave",
    "pick detachable_tail",
    "pick gamma_breath",
    "pick eater_of_souls",
    "pick heat_vision",
    "pick healing_rain",
    "pick mandibles_of_dread",
    "pick high_tide",
    "pick primal_bellow",
    "pick radioactive_waste",
)
OWN = (
    {
        "game": "tokyo",
        "monster": "Pandakai",
        "name": "Bamboo Rocket",
        "kind": "temporary",
        "effects": [{"do": "damage", "n": 2, "who": "one"}],
    },
    {
        "game": "tokyo",
        "monster": "Pandakai",
        "name": "Family Photo",
        "kind": "temporary",
        "text": "Whoever smiles gains a point.",
    },
)
"""Evolutions as an owner may enter them; no other scene plays with this monster."""


def _tokyo(*monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a position in Tokyo with evolutions."""
    return {"game": "tokyo", "expansions": ["power_up"], "monsters": list(monsters), "seed": 1, **more}


def _hold(name: str, place: str, *hand: str, **more: Any) -> dict[str, Any]:
    """Return a monster with these evolutions in its hand."""
    return at(name, place, **more, evolutions={"hand": list(hand)})


SCENES = (
    Plot(
        name="the-first-evolution",
        title="The first evolution",
        about="A game with evolutions begins: each monster has eight of its own, draws two and keeps one, unseen by "
        "the others.",
        start=_tokyo(*[{"name": name} for name in ("Gigazaur", "Kraken")], phase="setup"),
        task="Keep Tail Sweep for Gigazaur. Where does the other one go?",
        goal={"Gigazaur": {"hand": ["tail_sweep"], "deck": 7, "discarded": []}},
        path=("pick tail_sweep",),
        hints=("This once it is not discarded.", "pick tail_sweep."),
        teaches=("evo.setup.first", "evo.setup.sets", "evo.setup.species", "evo.draw.keep-one", "evo.draft.variant"),
        evidence=(
            Evidence("evo.draft.variant", {"asked": "Gigazaur keep_evolution"}, 0),
            Evidence("evo.setup.sets", {"Kraken": {"deck": 8, "set": list(KRAKEN)}}, 0),
            Evidence("evo.setup.species", {"Gigazaur": {"species": "Mutant"}, "Kraken": {"species": "Invader"}}),
        ),
    ),
    Plot(
        name="mega-shark-comes-along",
        title="Mega Shark comes along",
        about="With evolutions Mega Shark plays in New York, too. The evolutions of New York's monsters are house "
        "ones, all but "
        "White Death.",
        start={"expansions": ["power_up"], "monsters": ["Kong", "Mega Shark"], "phase": "setup", "seed": 1},
        task="Keep Up the Tower for Kong, and look at the sets.",
        goal={"Kong": {"hand": ["up_the_tower"], "deck": 7}},
        path=("pick up_the_tower",),
        hints=("Kong is asked first.", "pick up_the_tower."),
        teaches=("evo.setup.mega-shark", "evo.setup.house", "evo.setup.sets", "evo.setup.species"),
        evidence=(
            Evidence("evo.setup.sets", {"Mega Shark": {"deck": 8}}, 0),
            Evidence("evo.setup.species", {"Mega Shark": {"species": "Mutant"}}, 0),
            Evidence("evo.setup.mega-shark", {"barred": ["Luchador"], "Mega Shark": {"deck": 8}}, 0),
            Evidence("evo.setup.house", {"Mega Shark": {"house": 7, "deck": 8}}, 0),
        ),
    ),
    Plot(
        name="no-shark-without-evolutions",
        title="No shark without evolutions",
        about="A game of New York alone: neither Mega Shark nor the Luchador plays.",
        start={"monsters": ["Kong", "Mantis"], "phase": "setup", "seed": 1},
        task="Throw for the first turn.",
        goal={"asked": "Kong place"},
        path=("roll AAAAHHEE", "roll AAHHEEDD"),
        hints=("As ever.", "roll, twice."),
        teaches=("evo.setup.mega-shark", "luc.monster"),
        evidence=(
            Evidence("evo.setup.mega-shark", {"barred": ["Luchador", "Mega Shark"]}, 0),
            Evidence("luc.monster", {"barred": ["Luchador", "Mega Shark"]}, 0),
        ),
    ),
    Plot(
        name="three-hearts-evolve",
        title="Three hearts evolve",
        about="Kraken, in Tokyo City with all its LP, has three hearts: they heal nothing here, but it evolves.",
        start=_tokyo(_hold("Kraken", CITY), at("Gigazaur", OUT), dice="HHHAAE"),
        task="Stop, keep High Tide, and look where the other one lies.",
        goal={"Kraken": {"hand": ["high_tide"], "discarded": ["sunken_temple"], "deck": 6}},
        path=("stop", "pick high_tide"),
        hints=("Two are drawn, one is kept.", "stop, pick high_tide."),
        teaches=("evo.draw.hearts", "evo.draw.two", "evo.draw.keep-one", "evo.draw.discard", "evo.draw.bonus"),
        evidence=(
            Evidence(
                "evo.draw.bonus",
                {"Kraken": {"hand": ["high_tide"], "lp": 10, "place": CITY}, "results": "AAHHHE"},
            ),
        ),
    ),
    Plot(
        name="faces-not-results",
        title="Faces count, not results",
        about="Kraken has three hearts, and Herd Culler, which may set one die to 1. Two hearts do not evolve.",
        start=_tokyo(_hold("Kraken", OUT, cards=["herd_culler"]), at("Gigazaur", CITY), dice="HHHAAE"),
        task="Stop, and set a heart to 1. Does Kraken draw?",
        goal={"Kraken": {"hand": [], "deck": 8}, "dice": "1AAHHE", "asked": "Kraken resolve"},
        path=("stop", "use herd_culler H1"),
        hints=("Changes come before hearts are counted.", "stop, use herd_culler H1."),
        teaches=("evo.draw.faces",),
        evidence=(Evidence("evo.draw.faces", {"Kraken": {"deck": 8}, "never": ["evo.draw.hearts"]}),),
    ),
    Plot(
        name="an-empty-deck",
        title="An empty evolution deck",
        about="One evolution is left in Kraken's deck; three are discarded. It has three hearts.",
        start=_tokyo(
            at("Kraken", OUT, evolutions={"hand": list(KRAKEN[4:]), "discard": list(KRAKEN[1:4])}),
            at("Gigazaur", CITY),
            dice="HHHAAE",
        ),
        task="Stop, keep Cult Worshippers, the last of the deck, and look what became of the discarded ones.",
        goal={"events": ["evo.draw.reshuffle", "evo.draw.discard"], "Kraken": {"deck": 2}},
        path=("stop", "pick cult_worshippers"),
        hints=("The deck is made of the discarded ones.", "stop, pick cult_worshippers."),
        teaches=("evo.draw.reshuffle",),
    ),
    Plot(
        name="nothing-to-draw",
        title="Nothing to draw",
        about="Kraken holds all eight of its evolutions, and has three hearts again.",
        start=_tokyo(_hold("Kraken", OUT, *KRAKEN), at("Gigazaur", CITY), dice="HHH11E", phase="roll"),
        task="Stop rolling.",
        goal={"events": ["evo.draw.none-left"], "Kraken": {"deck": 0}},
        path=("stop",),
        hints=("There is nothing more.", "stop."),
        teaches=("evo.draw.none-left",),
    ),
    Plot(
        name="on-anothers-turn",
        title="At any moment, on any turn",
        about="Alienoid holds Alien Scourge: 2 VP, whenever it likes. Gigazaur is about to roll.",
        start=_tokyo(at("Gigazaur", CITY), _hold("Alienoid", OUT, "alien_scourge"), phase="roll"),
        task="Roll for Gigazaur, and play Alien Scourge at the window after the roll.",
        goal={"Alienoid": {"vp": 2, "hand": [], "discarded": ["alien_scourge"]}, "asked": "Gigazaur keep"},
        path=("roll 123AHE", "play alien_scourge"),
        hints=("Alienoid is asked after the roll.", "roll, play alien_scourge."),
        teaches=("evo.play.any-time", "evo.kinds.temporary"),
        evidence=(Evidence("evo.kinds.temporary", {"Alienoid": {"discarded": ["alien_scourge"], "face_up": []}}),),
    ),
    Plot(
        name="for-the-rest-of-the-turn",
        title="It lies there for a while",
        about="Meka Dragon holds Mecha Blast: each monster that its attack wounds in this turn loses 2 LP more. It is "
        "a temporary "
        "evolution that acts to the end of the turn.",
        start=_tokyo(_hold("Meka Dragon", OUT, "mecha_blast"), at("Gigazaur", CITY), phase="resolve", dice="AA1133"),
        task="Play it, attack Gigazaur, who holds, finish the turn, and see where it lies before and after.",
        goal={"Gigazaur": {"lp": 6}, "Meka Dragon": {"face_up": [], "discarded": ["mecha_blast"]}},
        path=("play mecha_blast", "resolve A", "hold", "resolve 1", "end"),
        hints=("First it lies face up.", "play mecha_blast, resolve A, hold, resolve 1, end."),
        teaches=("evo.kinds.temporary",),
        evidence=(
            Evidence("evo.kinds.temporary", {"Meka Dragon": {"face_up": ["mecha_blast"], "discarded": []}}, 1),
            Evidence("evo.kinds.temporary", {"Meka Dragon": {"face_up": [], "discarded": ["mecha_blast"]}}),
        ),
    ),
    Plot(
        name="its-own-moment",
        title="Evolutions that say when",
        about="Kraken holds Destructive Wave: when it enters Tokyo, all others lose 2 LP. Tokyo is empty, and Kraken "
        "has attacks.",
        start=_tokyo(
            _hold("Kraken", OUT, "destructive_wave"),
            at("Gigazaur", OUT),
            at("Rob", OUT),
            phase="resolve",
            dice="AAA123",
        ),
        task="Resolve everything, and play Destructive Wave when its moment has come.",
        goal={"Gigazaur": {"lp": 8}, "Rob": {"lp": 8}, "Kraken": {"place": CITY}},
        path=("resolve A", "resolve 1", "resolve 2", "play destructive_wave"),
        hints=("Not before Kraken is in Tokyo.", "resolve A, resolve 1, resolve 2, play destructive_wave."),
        teaches=("evo.play.timing",),
        evidence=(
            Evidence("evo.play.timing", {"illegal": ["play destructive_wave"], "asked": "Kraken resolve"}, 0),
            Evidence("evo.play.timing", {"legal": ["play destructive_wave"], "Kraken": {"place": CITY}}, 3),
        ),
    ),
    Plot(
        name="no-catnip-in-the-evening",
        title="Its moment has passed",
        about="Cyber Kitty holds Cat Nip, which is played before its first roll. Now it is in its Buy phase.",
        start=_tokyo(_hold("Cyber Kitty", OUT, "cat_nip"), at("Gigazaur", CITY), phase="buy"),
        task="Look whether Cat Nip can be played, and end the turn.",
        goal={"turn": "Gigazaur", "Cyber Kitty": {"hand": ["cat_nip"]}},
        path=("end",),
        hints=("It waits for another turn.", "end."),
        teaches=("evo.play.timing",),
        evidence=(Evidence("evo.play.timing", {"illegal": ["play cat_nip"], "asked": "Cyber Kitty buy"}, 0),),
    ),
    Plot(
        name="only-with-an-effect",
        title="Only with an effect",
        about="Kraken holds Healing Rain, which gains 2 LP, and has all its LP. Gigazaur rolls.",
        start=_tokyo(at("Gigazaur", CITY), _hold("Kraken", OUT, "healing_rain"), phase="roll"),
        task="Roll for Gigazaur. Is Kraken asked?",
        goal={"asked": "Gigazaur keep"},
        path=("roll 123AHE",),
        hints=("Nobody is asked for nothing.", "roll."),
        teaches=("evo.play.effect",),
        evidence=(
            Evidence("evo.play.effect", {"asked": "Gigazaur keep", "Kraken": {"hand": ["healing_rain"], "lp": 10}}),
        ),
    ),
    Plot(
        name="clockwise-until-all-pass",
        title="Clockwise, until all pass",
        about="Alienoid, Kraken and Cyber Bunny could all play something after Gigazaur's roll.",
        start=_tokyo(
            at("Gigazaur", CITY),
            _hold("Alienoid", OUT, "alien_scourge"),
            _hold("Kraken", OUT, "healing_rain", lp=3),
            _hold("Cyber Bunny", OUT, "emergency_battery"),
            phase="roll",
        ),
        task="Roll; Alienoid passes, Kraken plays, the others pass. Who is asked once more before Gigazaur?",
        goal={"Kraken": {"lp": 5}, "Alienoid": {"vp": 0}, "Cyber Bunny": {"energy": 0}, "asked": "Gigazaur keep"},
        path=("roll 123AHE", "pass", "play healing_rain", "pass", "pass"),
        hints=("After something was played all the others may answer.", "roll, pass, play healing_rain, pass, pass."),
        teaches=("evo.play.order",),
        evidence=(
            Evidence("evo.play.order", {"asked": "Alienoid play"}, 1),
            Evidence("evo.play.order", {"asked": "Cyber Bunny play"}, 3),
            Evidence("evo.play.order", {"asked": "Alienoid play"}, 4),
        ),
    ),
    Plot(
        name="beside-your-own-choice",
        title="Beside a choice of one's own",
        about="Alienoid is in its Buy phase and holds Alien Scourge; Kraken, hurt, holds Healing Rain.",
        start=_tokyo(
            _hold("Alienoid", OUT, "alien_scourge"), _hold("Kraken", CITY, "healing_rain", lp=3), phase="buy"
        ),
        task="Play Alien Scourge in place of ending the turn, and let Kraken pass. What is Alienoid asked then?",
        goal={"Alienoid": {"vp": 2}, "Kraken": {"lp": 3}, "asked": "Alienoid buy"},
        path=("play alien_scourge", "pass"),
        hints=("The evolution stands beside the other choices.", "play alien_scourge, pass."),
        teaches=("evo.play.own-decision",),
        evidence=(
            Evidence("evo.play.own-decision", {"legal": ["play alien_scourge", "end"], "asked": "Alienoid buy"}, 0),
            Evidence("evo.play.own-decision", {"asked": "Kraken play"}, 1),
        ),
    ),
    Plot(
        name="one-die-more",
        title="Played before the first roll",
        about="Mega Shark holds White Death, a permanent evolution: one die more, but no victory by points.",
        start=_tokyo(_hold("Mega Shark", OUT, "white_death"), at("Gigazaur", CITY), phase="roll"),
        task="Play White Death before the first roll, then roll seven dice.",
        goal={"dice_number": 7, "Mega Shark": {"face_up": ["white_death"], "hand": []}},
        path=("play white_death", "roll 123AAHE"),
        hints=("Later the die would have to wait for the next turn.", "play white_death, roll."),
        teaches=("evo.play.before-dice", "evo.kinds.permanent"),
        evidence=(
            Evidence("evo.play.before-dice", {"dice_number": 7}),
            Evidence("evo.kinds.permanent", {"Mega Shark": {"face_up": ["white_death"], "discarded": []}}),
        ),
    ),
    Plot(
        name="nine-lives",
        title="At no life points",
        about="Gigazaur attacks from Tokyo with six. Cyber Kitty, with 1 LP, holds Nine Lives; Kraken has 1 LP too.",
        start=_tokyo(
            at("Gigazaur", CITY),
            _hold("Cyber Kitty", OUT, "nine_lives", lp=1),
            at("Kraken", OUT, lp=1),
            dice="AAAAAA",
        ),
        task="Stop, and save Cyber Kitty.",
        goal={"Cyber Kitty": {"alive": True, "lp": 9, "vp": 9}, "Kraken": {"alive": False}},
        path=("stop", "play nine_lives"),
        hints=("Cyber Kitty is asked before it is eliminated.", "stop, play nine_lives."),
        teaches=("evo.play.dying",),
        evidence=(
            Evidence("evo.play.dying", {"Cyber Kitty": {"lp": 0, "alive": True}, "legal": ["play nine_lives"]}, 1),
        ),
    ),
    Plot(
        name="a-skipped-turn",
        title="A skipped turn",
        about="Meka Dragon holds Tune Up: 4 LP and 2 energy for its turn. It bears a Poison token that acts at the "
        "end of its turn.",
        start=_tokyo(
            _hold("Meka Dragon", OUT, "tune_up", lp=4, tokens={"poison": 1}),
            at("Gigazaur", CITY, cards=["poison_spit"]),
            phase="roll",
        ),
        task="Play Tune Up before the roll. Does the poison act?",
        goal={"Meka Dragon": {"lp": 7, "energy": 2}, "turn": "Gigazaur", "events": ["evo.play.skip"]},
        path=("play tune_up",),
        hints=("A skipped turn still has its end.", "play tune_up."),
        teaches=("evo.play.skip",),
    ),
    Plot(
        name="no-card-to-give",
        title="An evolution is no card",
        about="Kraken has Metamorph, which may give up Keep cards at the end of the turn for the energy they cost, "
        "and Eater of Souls "
        "lies face up before it.",
        start=_tokyo(
            at("Kraken", OUT, cards=["metamorph"], evolutions={"play": ["eater_of_souls"]}),
            at("Gigazaur", CITY),
            phase="buy",
        ),
        task="End the turn, and give up what may be given up.",
        goal={"Kraken": {"cards": [], "face_up": ["eater_of_souls"], "energy": 3}},
        path=("end", "give metamorph"),
        hints=("Only cards can be given up.", "end, give metamorph."),
        teaches=("evo.kinds.no-card",),
        evidence=(
            Evidence("evo.kinds.no-card", {"asked": "Kraken metamorph", "illegal": ["give eater_of_souls"]}, 1),
        ),
    ),
    Plot(
        name="evolutions-of-the-dead",
        title="Evolutions of the eliminated",
        about="Kraken, with 1 LP outside, has evolutions in its hand, face up and discarded. Gigazaur attacks from "
        "Tokyo.",
        start=_tokyo(
            at("Gigazaur", CITY),
            at("Kraken", OUT, lp=1, evolutions={"hand": ["cult_worshippers"], "play": ["eater_of_souls"]}),
            at("Rob", OUT),
            phase="resolve",
            dice="AAA123",
        ),
        task="Attack, and look what is left of Kraken's evolutions.",
        goal={"Kraken": {"alive": False, "hand": [], "deck": 0, "face_up": [], "discarded": []}},
        path=("resolve A",),
        hints=("Nothing, and nobody sees them.", "resolve A."),
        teaches=("evo.out",),
    ),
    Plot(
        name="a-mutant-draft",
        title="Eight are dealt, one is taken",
        about="With the option mutant_draft the evolutions of all monsters in play are dealt out, eight to each. "
        "Everybody takes "
        "one and passes the others to the left.",
        start=DRAFT,
        task="Take Cult Worshippers for Gigazaur, although it is Kraken's, and Defender of Tokyo for Kraken.",
        goal={"Gigazaur": {"packet": 7}, "Kraken": {"packet": 7}, "asked": "Gigazaur draft"},
        path=PICKS[:2],
        hints=("Nobody sees what the other takes.", "pick cult_worshippers, pick defender_of_tokyo."),
        teaches=("evo.draft.variant", "evo.draft.deal", "evo.draft.pick", "evo.draft.pass"),
        evidence=(Evidence("evo.draft.variant", {"asked": "Gigazaur draft", "Gigazaur": {"packet": 8, "deck": 0}}, 0),),
    ),
    Plot(
        name="drafted-decks",
        title="What was drafted is one's own",
        about="Six of the eight have been taken by each. The last one will be taken by itself.",
        start={**DRAFT, "then": list(PICKS)},
        task="Take Tail Sweep for Gigazaur and Saurian Adaptability for Kraken; then keep Tail Sweep of the two drawn.",
        goal={"Gigazaur": {"hand": ["tail_sweep"], "deck": 7}, "events": ["evo.setup.first"]},
        path=("pick tail_sweep", "pick saurian_adaptability", "pick tail_sweep"),
        hints=("Then the set-up goes on as ever.", "pick tail_sweep, pick saurian_adaptability, pick tail_sweep."),
        teaches=("evo.draft.decks",),
        evidence=(
            Evidence(
                "evo.draft.decks",
                {
                    "Kraken": {
                        "set": [
                            "defender_of_tokyo",
                            "detachable_tail",
                            "eater_of_souls",
                            "healing_rain",
                            "high_tide",
                            "radioactive_waste",
                            "saurian_adaptability",
                            "terror_of_the_deep",
                        ]
                    }
                },
                2,
            ),
        ),
    ),
    Plot(
        name="an-evolution-of-your-own",
        title="An evolution of one's own",
        about="An owner of the box has entered Bamboo Rocket for Pandakai, in the words of this program: one monster "
        "loses 2 LP. Here "
        "Pandakai holds it.",
        start=_tokyo(_hold("Pandakai", OUT, "own_tokyo_pandakai_1"), at("Gigazaur", CITY), at("Rob", OUT), phase="buy"),
        task="Play it against Rob.",
        goal={"Rob": {"lp": 8}, "Pandakai": {"discarded": ["own_tokyo_pandakai_1"]}, "asked": "Pandakai buy"},
        path=("play own_tokyo_pandakai_1", "pick rob"),
        hints=("First it is played, then you are asked whom it strikes.", "play own_tokyo_pandakai_1, pick rob."),
        teaches=("evo.owner.cards",),
        own=OWN,
    ),
    Plot(
        name="played-by-hand",
        title="Played by hand",
        about="For Family Photo of the same owner the program has no words, so its player does what the text says: "
        "whoever smiles "
        "gains a point. Rob smiles.",
        start=_tokyo(_hold("Pandakai", OUT, "own_tokyo_pandakai_2"), at("Gigazaur", CITY), at("Rob", OUT), phase="buy"),
        task="Play it, give Rob a point, and say that this was all.",
        goal={"Rob": {"vp": 1}, "Pandakai": {"vp": 0}, "asked": "Pandakai buy"},
        path=("play own_tokyo_pandakai_2", "change rob vp+1", "pass"),
        hints=("change ..., then pass.", "play own_tokyo_pandakai_2, change rob vp+1, pass."),
        teaches=("evo.owner.by-hand",),
        own=OWN,
    ),
)
"""The scenes of this chapter."""
