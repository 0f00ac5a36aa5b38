"""The scenes: what each is about, as data, a file for each chapter of the rulebook."""

from kony_nb.lessons.plot import Plot
from kony_nb.lessons.scenes import (
    buying,
    celebrity,
    destruction,
    end,
    energy_heal_attack,
    fleeing_moving,
    luchador,
    ouch,
    power_up,
    rolling,
    second_track,
    set_up,
    start,
    tokyo,
)

__all__ = ["CHAPTERS", "PLOTS"]

CHAPTERS: dict[str, tuple[Plot, ...]] = {
    "Set-up": set_up.SCENES,
    "The start of a turn": start.SCENES,
    "Rolling": rolling.SCENES,
    "Energy, hearts and attacks": energy_heal_attack.SCENES,
    "Destruction": destruction.SCENES,
    "Stars and the Superstar": celebrity.SCENES,
    "Ouch and the Statue of Liberty": ouch.SCENES,
    "Fleeing and moving": fleeing_moving.SCENES,
    "Cards and tokens": buying.SCENES,
    "The end of a turn": end.SCENES,
    "Five and six monsters": second_track.SCENES,
    "King of Tokyo": tokyo.SCENES,
    "Power Up!": power_up.SCENES,
    "Luchador": luchador.SCENES,
}
"""The scenes by chapter, in the order in which a newcomer may play them."""

PLOTS: dict[str, Plot] = {plot.name: plot for chapter in CHAPTERS.values() for plot in chapter}
"""Every scene by its name."""
