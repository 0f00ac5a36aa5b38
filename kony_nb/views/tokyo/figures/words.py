"""The turn and the faces of King of Tokyo in a few words."""

from kony_nb.views.figures.turn_flow import Stage

__all__ = ["FACES", "STAGES"]

FACES = {
    **{
        face: (f"Three of them score {face} VP, each further one 1 VP more. Fewer score nothing.", "kot.numbers.set")
        for face in "123"
    },
    "A": (
        "From outside it hits the City and the Bay, from there everybody outside: 1 LP a die.",
        "kot.attack.from-outside",
    ),
    "H": ("Heals 1 LP a die, up to 10 LP; nothing while you are in Tokyo.", "core.heal.gain"),
    "E": ("Brings 1 energy a die. Energy buys cards.", "core.energy.gain"),
}
"""Face letter to what it does and a rule that says so."""

STAGES = (
    Stage("Start", "In Tokyo you gain victory points.", "kot.start.city"),
    Stage("Roll", "Six dice. Set aside what you like, and roll the others again.", "core.roll.limit", "up to 3 ×"),
    Stage(
        "Resolve",
        "All dice, face by face, in your order. Whom you hit in Tokyo may yield its place.",
        "core.resolve.order",
        "each face",
    ),
    Stage(
        "Enter",
        "With an attack among your dice you go into a free place in Tokyo, for 1 VP; in the printed rules always.",
        "kot.enter.attack",
    ),
    Stage("Buy", "Cards for energy, and new cards for 2 energy, as often as you can pay.", "core.buy.any-number"),
    Stage("End", "20 VP win, and so does the last one standing.", "core.win.vp"),
)
"""The turn from its start to its end."""
