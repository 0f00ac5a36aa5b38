"""Scenes of the Discard cards of King of Tokyo: each is bought and acts at once."""

from collections.abc import Mapping
from typing import Any

from kony_nb.cli.scenes.scene import Scene, tokyo_scene

__all__ = ["SCENES"]


def bought(
    card: str, title: str, *more: str, energy: int, kong: Mapping[str, Any] | None = None, **rest: Any
) -> Scene:
    """Return a scene in which Kong buys the card."""
    me = {"place": "outside", "energy": energy, "lp": 6, "vp": 3, **(kong or {})}
    return tokyo_scene(
        card,
        title,
        f"buy {card}",
        *more,
        kong=me,
        **{"phase": "buy", "market": [card, "giant_brain", "gourmet"], **rest},
    )


SCENES: tuple[Scene, ...] = (
    bought("apartment_building", "Three points for 5 energy.", energy=5),
    bought("commuter_train", "Two points for 4 energy.", energy=4),
    bought("corner_store", "The twentieth point: Kong wins at once.", energy=3, kong={"vp": 19}),
    bought(
        "death_from_above",
        "Rob leaves Tokyo, though nobody attacked it; Kong comes in and is paid for entering besides.",
        energy=5,
    ),
    bought("energize", "8 energy in, 9 energy out.", energy=8),
    bought(
        "evacuation_orders",
        "Rob loses 5 points, and Mantis the 2 that it has.",
        energy=7,
        rob={"place": "tokyo_city", "vp": 11},
        mantis={"place": "outside", "vp": 2},
    ),
    bought("flame_thrower", "Rob and Mantis burn, wherever they are; it is no attack, and Rob is not asked.", energy=3),
    bought("frenzy", "Kong ends its turn and begins another one.", "end", energy=7),
    bought(
        "gas_refinery",
        "Two points for Kong, 3 LP from each of the others; Mantis dies of it.",
        energy=6,
        mantis={"place": "outside", "lp": 3},
    ),
    bought(
        "heal",
        "Two LP in Tokyo City, where hearts do not heal.",
        energy=3,
        kong={"place": "tokyo_city"},
        rob="outside",
    ),
    bought("high_altitude_bombing", "Everybody loses 3 LP, Kong too.", energy=4),
    bought("jet_fighters", "Five points for 4 LP.", energy=5),
    bought(
        "jet_fighters",
        "The points reach 20, but Kong dies of the same card: it has not won.",
        energy=5,
        kong={"vp": 15, "lp": 4},
    ),
    bought("national_guard", "Two points for 2 LP.", energy=3),
    bought("nuclear_power_plant", "Two points and 3 LP.", energy=6),
    bought("skyscraper", "Four points for 6 energy.", energy=6),
    bought("tank", "Four points for 3 LP.", energy=4),
    bought(
        "vast_storm",
        "Two points; Rob loses 3 of its 7 energy, Mantis keeps its only one.",
        energy=6,
        rob={"place": "tokyo_city", "energy": 7},
        mantis={"place": "outside", "energy": 1},
    ),
)
