"""Scenes of the Discard cards: each is bought and acts at once."""

from typing import Any

from kony_nb.cli.scenes.scene import Scene, building, scene

__all__ = ["SCENES"]


def bought(card: str, title: str, *more: str, energy: int, place: str = "queens", **rest: Any) -> Scene:
    """Return a scene in which Kong buys the card."""
    kong = {"place": place, "energy": energy, "lp": 5, "vp": 3}
    rob = "bronx" if place == "lower" else "lower"
    rest = {"mantis": "brooklyn", "phase": "buy", "market": [card, "regeneration", "extra_head"], **rest}
    return scene(card, title, f"buy {card}", *more, kong=kong, rob=rob, **rest)


CROWDED = {"queens": building(units=("infantry", "tank")), "brooklyn": building(units=("jet",))}

SCENES = (
    bought(
        "air_force_one",
        "Kong has shot down a Jet in this turn, so the card is for sale to it; then all units of the city strike.",
        energy=6,
        boroughs=CROWDED,
        this_turn={"destroyed": ["jet"]},
    ),
    bought(
        "brooklyn_bridge", "In Brooklyn the card costs 5 in place of 6.", energy=5, place="brooklyn", mantis="queens"
    ),
    bought("central_park", "In Manhattan the card costs 4 in place of 5, and it heals there.", energy=4, place="lower"),
    bought(
        "columbia_university",
        "The next Keep card that is revealed comes to Kong without cost; effects of gaining it act.",
        energy=6,
        deck_top=["coney_island", "overload"],
        market=["columbia_university", None, "extra_head"],
        deck=["long_neck", "can_opener"],
    ),
    bought("coney_island", "Three points for 4 energy; in Brooklyn for 3.", energy=4),
    bought("drink_the_hudson", "12 energy in, 13 energy out, a point and two LP besides.", energy=12),
    bought("flatiron_building", "In Manhattan two points cost 2 energy.", energy=2, place="lower"),
    bought(
        "general_ellis",
        "Kong has destroyed a Tank in this turn, so the card is for sale to it; it hurts everybody, Kong too.",
        energy=5,
        this_turn={"destroyed": ["tank"]},
    ),
    bought("holland_tunnel", "Six points for Kong, three energy for everybody.", energy=9),
    bought("new_york_marathon", "Bought, it pays points, energy and life; the fee for moves is over.", energy=6),
    bought(
        "next_stage",
        "Three points become two energy and one LP.",
        *["use next_stage energy"] * 2,
        "use next_stage heal",
        energy=4,
    ),
    bought(
        "photo_op",
        "Kong has dealt Rob 3 damage in this turn; each is worth a point.",
        "pick rob",
        energy=4,
        this_turn={"dealt": [["Rob", 3]]},
    ),
    bought("power_substation", "Eight energy and a point for three LP.", energy=5),
    bought("subterranean_cable", "Four energy for four LP, and the card costs nothing.", energy=0),
    bought(
        "subway",
        "After this turn Kong takes another one and rides the Subway before it rolls.",
        "end",
        "use subway staten_island",
        energy=10,
    ),
    scene(
        "tesla_cannon",
        "Every monster gives up a Keep card: Kong and Rob choose, Mantis has none.",
        "buy tesla_cannon",
        "give fireball",
        "give diva",
        kong={"place": "queens", "energy": 5, "cards": ["fireball", "stomp"]},
        rob={"place": "lower", "cards": ["diva", "drain"]},
        phase="buy",
        market=["tesla_cannon"],
    ),
    bought("the_unisphere", "In Queens four points cost 4 energy.", energy=4),
    bought("yankee_stadium", "Five points, and five LP: the maximum is 10.", energy=9),
)
