"""Set-up in New York: the table, who begins, the places; and what holds for every choice."""

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]

BOROUGHS = ("manhattan", "staten_island", "bronx", "queens", "brooklyn")
NEW = {"monsters": ["Kong", "Mantis", "Rob"], "phase": "setup", "seed": 3}
KONG_BEGINS = ("roll AAAAHHEE", "roll AAAHHEED", "roll AAHHEEDD")

SCENES = (
    Plot(
        name="the-table",
        title="What lies on the table",
        about="A new game: five boroughs with their tiles, three cards for sale, and everybody at the start values.",
        start=NEW,
        task="Look at the board, then let all three throw eight dice to see who begins.",
        goal={"asked": "Kong place"},
        path=KONG_BEGINS,
        hints=("Everybody is asked to do the same thing.", "Answer roll three times."),
        teaches=(
            "ny.setup.tiles",
            "ny.tiles.counts",
            "core.setup.market",
            "ny.setup.goals",
            "core.setup.start-values",
        ),
        evidence=(
            Evidence("ny.setup.tiles", {borough: {"below": [2, 2, 2]} for borough in BOROUGHS}, 0),
            Evidence("ny.tiles.counts", {"unseen": 45 - 15}, 0),
            Evidence("core.setup.market", {"for_sale": 3}, 0),
            Evidence("ny.setup.goals", {"superstar": None, "statue": None, "deck": 64 - 3}, 0),
            Evidence("core.setup.start-values", {"Mantis": {"lp": 10, "vp": 0, "energy": 0, "cards": []}}, 0),
        ),
    ),
    Plot(
        name="who-begins",
        title="Who begins",
        about="Most attacks on eight dice begin. Kong throws four of them, Mantis three, Rob two.",
        start=NEW,
        task="Let all three throw, and see who is asked for a place first.",
        goal={"asked": "Kong place", "events": ["core.setup.first-player"], "never": ["core.setup.tie"]},
        path=KONG_BEGINS,
        hints=("The dice fall by themselves; you only say when.", "Answer roll for each of them."),
        teaches=("core.setup.first-player",),
    ),
    Plot(
        name="who-begins-tie",
        title="A tie for the first turn",
        about="Kong and Mantis both throw four attacks, Rob only two.",
        start=NEW,
        task="Throw until it is clear who begins.",
        goal={"asked": "Mantis place", "events": ["core.setup.tie"]},
        path=("roll AAAAHHEE", "roll AAAAHEEE", "roll AAHHEEDD", "roll AAHHEEDD", "roll AAAHHEED"),
        hints=("Watch who throws again, and who does not.", "Answer roll five times."),
        teaches=("core.setup.tie", "core.setup.first-player"),
    ),
    Plot(
        name="where-to-start",
        title="Where to start",
        about="Kong begins, so it chooses first; then the others clockwise. Two may start in the same borough.",
        start={**NEW, "then": list(KONG_BEGINS)},
        task="Put Kong and Mantis into Queens, then find a place for Rob.",
        goal={"Kong": {"place": "queens"}, "Mantis": {"place": "queens"}, "asked": "Kong roll"},
        path=("place queens", "place queens", "place bronx"),
        hints=("Rob has to go elsewhere, wherever you like.", "For instance place queens, place queens, place bronx."),
        teaches=("ny.setup.placement", "ny.setup.limit"),
        evidence=(Evidence("ny.setup.limit", {"refuses": {"place queens": "ny.setup.limit"}}, 2),),
    ),
    Plot(
        name="no-such-action",
        title="What can be said",
        about="Kong stands before its first roll. A choice is a short text; dice and cards are not chosen but fall.",
        start={"monsters": [at("Kong", "queens"), at("Mantis", "lower"), at("Rob", "bronx")], "phase": "roll"},
        task="Try what is refused, then roll.",
        goal={"asked": "Kong keep"},
        path=("roll AAHESO",),
        hints=("One word is enough.", "Answer roll."),
        teaches=("core.action.unknown", "core.chance.waits", "core.action.asked"),
        refused=(("dance", "core.action.unknown"), ("dice AAAAAA", "core.chance.waits")),
        evidence=(Evidence("core.action.asked", {"asked": "Kong roll", "choices": 1}, 0),),
    ),
    Plot(
        name="taken-by-itself",
        title="When nobody is asked",
        about="Kong has hearts and energy left. As soon as one face is resolved there is only the other one, and then "
        "only "
        "one way to move.",
        start={
            "monsters": [at("Kong", "queens", lp=6), at("Mantis", "bronx")],
            "phase": "resolve",
            "dice": "HHEEEE",
        },
        task="Resolve the hearts, and see what happens without being asked.",
        goal={"Kong": {"lp": 8, "energy": 4, "place": "lower"}, "asked": "Kong buy"},
        path=("resolve H",),
        hints=("One answer is enough for the rest of the phase.", "resolve H."),
        teaches=("core.action.forced", "core.heal.gain"),
        evidence=(Evidence("core.action.forced", {"results": "", "Kong": {"place": "lower"}, "asked": "Kong buy"}),),
    ),
    Plot(
        name="too-late",
        title="A click too many",
        about="A choice is meant for the moment at which one looked. When the game has moved on it no longer counts.",
        start={"monsters": [at("Kong", "queens"), at("Mantis", "lower")], "dice": "AHHEES"},
        task="Stop rolling; then send the same answer again, meant for the moment before: play(\"stop\", at=0).",
        goal={"asked": "Kong resolve"},
        path=("stop",),
        hints=("Be content with the dice.", "stop."),
        teaches=("core.game.stale", "core.roll.stop"),
    ),
    Plot(
        name="two-profiles",
        title="Another reading of the rules",
        about="This game was made with rules=\"printed\": the Statue of Liberty is worth victory points here. In the "
        "other "
        "profile, digest, it is worth life points.",
        start={
            "monsters": [at("Kong", "queens", lp=5), at("Mantis", "lower")],
            "phase": "resolve",
            "dice": "OOOEEE",
            "rules": "printed",
        },
        task="Take the Statue of Liberty, and look what it pays.",
        goal={"Kong": {"vp": 3, "lp": 5}, "statue": "Kong"},
        path=("resolve O",),
        hints=("Three Ouch take it.", "resolve O."),
        teaches=("core.options.profile", "ny.statue.value"),
        evidence=(Evidence("core.options.profile", {"rules": "printed", "Kong": {"vp": 3, "lp": 5}}),),
    ),
)
"""The scenes of this chapter."""
