"""The turn and the faces of King of New York in a few words."""

from kony_nb.views.figures.turn_flow import Stage

__all__ = ["FACES", "STAGES"]

FACES = {
    "A": (
        "From outside it hits everybody in Manhattan, from Manhattan everybody outside: 1 LP a die.",
        "ny.attack.undivided",
    ),
    "H": ("Heals 1 LP a die, up to 10 LP; nothing while you are in Manhattan.", "core.heal.gain"),
    "E": ("Brings 1 energy a die. Energy buys cards.", "core.energy.gain"),
    "D": ("Destroys buildings and units of your borough: each takes as many dice as it says.", "ny.destroy.whole"),
    "S": ("Three or more bring the Superstar. Its holder scores 1 VP for every star.", "ny.celebrity.take"),
    "O": ("Units shoot: for one die at you, for two in your borough, for three in the whole city.", "ny.ouch.three"),
}
"""Face letter to what it does and a rule that says so."""

STAGES = (
    Stage("Start", "In Manhattan you earn what your zone pays.", "ny.earn.own-turn"),
    Stage("Roll", "Six dice. Set aside what you like, and roll the others again.", "core.roll.limit", "up to 3 ×"),
    Stage(
        "Resolve",
        "All dice, face by face, in your order. Whom you hit in Manhattan may flee to another borough.",
        "core.resolve.order",
        "each face",
    ),
    Stage(
        "Move",
        "Into Manhattan if it is free (1 VP), up a zone if you are in it, else to a borough of your choice or nowhere.",
        "ny.move.forced-entry",
    ),
    Stage("Buy", "Cards for energy, and new cards for 2 energy, as often as you can pay.", "core.buy.any-number"),
    Stage("End", "20 VP win, and so does the last one standing.", "core.win.vp"),
)
"""The turn from its start to its end."""
