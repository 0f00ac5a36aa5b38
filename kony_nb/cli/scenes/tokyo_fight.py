"""Scenes of Keep cards of King of Tokyo that act in a fight, on wounds and on healing."""

from typing import Any

from kony_nb.cli.scenes.scene import Scene, tokyo_scene

__all__ = ["SCENES"]


def owner(*cards: Any, place: str = "outside", **more: Any) -> dict[str, Any]:
    """Return a monster that has the cards."""
    return {"place": place, "cards": list(cards), **more}


def attacked(card: str, title: str, *plays: str, dice: str = "AAEEEE", **more: Any) -> Scene:
    """Return a scene in which Kong attacks Rob, that has the card, in Tokyo."""
    rob = owner(card, place="tokyo_city", **more.pop("rob", {}))
    return tokyo_scene(card, title, "resolve A", *plays, rob=rob, phase="resolve", dice=dice, **more)


SCENES: tuple[Scene, ...] = (
    attacked("armor_plating", "One attack would cost Rob 1 LP, and that is none.", "hold", dice="A1223E"),
    attacked(
        "burrowing",
        "Rob is attacked in Tokyo and yields; Kong, which comes in for it, loses 1 LP.",
        "yield",
        rob={"lp": 4},
    ),
    attacked(
        "camouflage",
        "Rob would lose 3 LP and rolls three dice: a heart spares it one of them.",
        "use camouflage",
        "hold",
        dice="AAAEEE",
        chance=("dice H", "dice 2", "dice E"),
    ),
    tokyo_scene(
        "eater_of_the_dead",
        "Mantis is brought to 0 LP by Kong, and Rob gains 3 points for it.",
        "resolve A",
        kong={"place": "tokyo_city"},
        rob=owner("eater_of_the_dead"),
        mantis={"place": "outside", "lp": 2},
        phase="resolve",
        dice="AAEEEE",
    ),
    tokyo_scene(
        "even_bigger",
        "Bought at 10 LP: the maximum is 12 now, and Kong heals 2.",
        "buy even_bigger",
        kong={"place": "outside", "energy": 4},
        phase="buy",
        market=["even_bigger", "gourmet", "tank"],
    ),
    tokyo_scene(
        "fire_breathing",
        "Rob, Kong's neighbour in Tokyo, loses 1 LP more to the attack; Mantis, outside with Kong, burns after it.",
        "resolve A",
        "hold",
        kong=owner("fire_breathing"),
        phase="resolve",
        dice="A1223E",
    ),
    tokyo_scene(
        "healing_ray",
        "Kong uses two hearts on Rob in Tokyo, which pays for them what it has, and one on itself.",
        "resolve H",
        "use healing_ray rob",
        "use healing_ray rob",
        "pass",
        kong=owner("healing_ray", lp=6),
        rob={"place": "tokyo_city", "lp": 5, "energy": 3},
        phase="resolve",
        dice="HHH112",
    ),
    tokyo_scene(
        "it_has_a_child",
        "Rob falls to 0 LP: its points and cards are gone, and it goes on outside Tokyo with 10 LP.",
        "resolve A",
        rob=owner("it_has_a_child", "gourmet", place="tokyo_city", lp=2, vp=8, energy=3),
        phase="resolve",
        dice="AAEEEE",
    ),
    attacked("jets", "Rob is asked before the damage; it yields, and loses nothing.", "yield", dice="AAAEEE"),
    tokyo_scene(
        "nova_breath",
        "Kong's attack hits Rob in Tokyo, and Mantis outside with it.",
        "resolve A",
        "hold",
        kong=owner("nova_breath"),
        phase="resolve",
        dice="AA1223",
    ),
    tokyo_scene(
        "poison_spit",
        "Mantis is hurt and gets a Poison token; at the end of its turn it loses 1 LP for it.",
        "resolve A",
        "end",
        "roll 1223EE",
        "stop",
        "resolve 1",
        "resolve 2",
        "resolve 3",
        "end",
        kong=owner("poison_spit", place="tokyo_city"),
        rob={"alive": False},
        phase="resolve",
        dice="AAEEEE",
    ),
    attacked(
        "rapid_healing",
        "The attack would take Rob's last LP; for 2 energy it heals 1 before.",
        "use rapid_healing",
        "hold",
        rob={"lp": 2, "energy": 2},
    ),
    tokyo_scene(
        "regeneration_tokyo",
        "Two hearts heal 3.",
        "resolve H",
        kong=owner("regeneration_tokyo", lp=5),
        phase="resolve",
        dice="HH1123",
    ),
    attacked(
        "were_only_making_it_stronger",
        "Two LP lost at once bring Rob 1 energy.",
        "hold",
    ),
    attacked(
        "wings",
        "For 2 energy Rob loses nothing in this turn.",
        "use wings",
        "hold",
        rob={"energy": 3},
        dice="AAAEEE",
    ),
)
