"""The places of New York: four outer boroughs, and Manhattan with three zones on two tracks."""

__all__ = [
    "BOROUGHS",
    "BOROUGH_OF",
    "MANHATTAN",
    "OUTER",
    "PLACE_NAMES",
    "SECOND_TRACK",
    "ZONES",
    "borough_of",
    "next_zone",
    "zone_of",
]

OUTER = ("staten_island", "bronx", "queens", "brooklyn")
BOROUGHS = (*OUTER, "manhattan")
ZONES = ("lower", "midtown", "upper")
FIRST_TRACK = ZONES
SECOND_TRACK = ("lower_56", "midtown_56", "upper_56")
MANHATTAN = (*FIRST_TRACK, *SECOND_TRACK)
PLACE_NAMES = {
    "staten_island": "Staten Island",
    "bronx": "the Bronx",
    "queens": "Queens",
    "brooklyn": "Brooklyn",
    "manhattan": "Manhattan",
    "lower": "Lower Manhattan",
    "midtown": "Midtown Manhattan",
    "upper": "Upper Manhattan",
    "lower_56": "Lower Manhattan (5-6 track)",
    "midtown_56": "Midtown Manhattan (5-6 track)",
    "upper_56": "Upper Manhattan (5-6 track)",
}

BOROUGH_OF = {place: place for place in OUTER} | dict.fromkeys(MANHATTAN, "manhattan")
_NEXT = {
    "lower": "midtown",
    "midtown": "upper",
    "lower_56": "midtown_56",
    "midtown_56": "upper_56",
}


def borough_of(place: str) -> str:
    """Return the borough a place lies in: Manhattan is one borough, whatever the zone."""
    return BOROUGH_OF[place]


def zone_of(place: str) -> str:
    """Return ``lower``, ``midtown`` or ``upper`` for a place in Manhattan."""
    return place.removesuffix("_56")


def next_zone(place: str) -> str | None:
    """Return the next zone on the same track, or None from Upper Manhattan."""
    return _NEXT.get(place)
