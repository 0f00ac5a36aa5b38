"""Scenes of Keep cards of King of Tokyo that act in the market, on energy, and at the two ends of a turn."""

from typing import Any

from kony_nb.cli.scenes.scene import Scene, tokyo_scene

__all__ = ["SCENES"]


def owner(*cards: Any, place: str = "outside", **more: Any) -> dict[str, Any]:
    """Return a monster that has the cards."""
    return {"place": place, "cards": list(cards), **more}


MARKET = ["skyscraper", "heal", "tank"]

SCENES: tuple[Scene, ...] = (
    tokyo_scene(
        "alien_origin",
        "Four points cost 5 energy in place of 6.",
        "buy skyscraper",
        kong=owner("alien_origin", energy=5),
        phase="buy",
        market=MARKET,
    ),
    tokyo_scene(
        "battery_monster",
        "Kong's turn begins: it takes the last 2 energy off the card, and the card is gone.",
        kong=owner({"id": "battery_monster", "counters": 2}),
        phase="start",
    ),
    tokyo_scene(
        "energy_hoarder",
        "At the end of the turn 13 energy are two points.",
        "end",
        kong=owner("energy_hoarder", energy=13),
        phase="end",
    ),
    tokyo_scene(
        "friend_of_children",
        "Three energy on the dice are 4.",
        "resolve E",
        kong=owner("friend_of_children"),
        phase="resolve",
        dice="EEE112",
    ),
    tokyo_scene(
        "herbivore",
        "Kong has hurt nobody: a point at the end of its turn.",
        "end",
        kong=owner("herbivore"),
        phase="end",
    ),
    tokyo_scene(
        "made_in_a_lab",
        "Kong looks at the top card of the deck, which nobody else sees, and buys it.",
        "use made_in_a_lab",
        "buy jets",
        kong=owner("made_in_a_lab", energy=6),
        phase="buy",
        market=MARKET,
        chance=("draw jets",),
    ),
    tokyo_scene(
        "media_friendly",
        "A card is bought: a point for that, besides what it brings.",
        "buy skyscraper",
        kong=owner("media_friendly", energy=6),
        phase="buy",
        market=MARKET,
    ),
    tokyo_scene(
        "metamorph",
        "At the end of its turn Kong gives Nova Breath back for its 7 energy, which Energy Hoarder counts.",
        "end",
        "give nova_breath",
        "pass",
        kong=owner("metamorph", "nova_breath", "energy_hoarder"),
        phase="end",
    ),
    tokyo_scene(
        "mimic",
        "Bought, it acts as Rob's Giant Brain: Kong has four rolls in its next turn.",
        "buy mimic",
        "pick giant_brain",
        kong={"place": "outside", "energy": 8},
        rob=owner("giant_brain", "jets", place="tokyo_city"),
        phase="buy",
        market=["mimic", "heal", "tank"],
    ),
    tokyo_scene(
        "mimic",
        "Rob dies, and the card that Kong's Mimic acts as is discarded: it acts as nothing until Kong pays.",
        "resolve A",
        "hold",
        kong=owner({"id": "mimic", "copies": "jets"}),
        rob=owner("jets", place="tokyo_city", lp=1),
        phase="resolve",
        dice="A11233",
    ),
    tokyo_scene(
        "opportunist",
        "Kong sweeps the market, and Rob buys the first card that is revealed, on Kong's turn.",
        "sweep",
        "buy commuter_train",
        "pass",
        "pass",
        kong={"place": "outside", "energy": 2},
        rob=owner("opportunist", place="tokyo_city", energy=7),
        phase="buy",
        market=MARKET,
        deck_top=["commuter_train", "corner_store", "national_guard", "apartment_building"],
    ),
    tokyo_scene(
        "parasitic_tentacles",
        "Kong buys Rob's Gourmet, and Rob gets the energy.",
        "buy gourmet",
        kong=owner("parasitic_tentacles", energy=5),
        rob=owner("gourmet", place="tokyo_city"),
        phase="buy",
        market=MARKET,
    ),
    tokyo_scene(
        "rooting_for_the_underdog",
        "Kong alone has the fewest points, and gains one.",
        "end",
        kong=owner("rooting_for_the_underdog", vp=2),
        rob={"place": "tokyo_city", "vp": 9},
        mantis={"place": "outside", "vp": 3},
        phase="end",
    ),
    tokyo_scene(
        "solar_powered",
        "Kong has spent all its energy, and gains 1 at the end of its turn.",
        "buy skyscraper",
        "end",
        kong=owner("solar_powered", energy=6),
        phase="buy",
        market=MARKET,
    ),
)
