"""The places: in New York four outer boroughs and two tracks in Manhattan; in Tokyo outside, the City and the Bay."""

__all__ = [
    "BAY",
    "BOROUGHS",
    "BOROUGH_OF",
    "CITY",
    "MANHATTAN",
    "OUTER",
    "OUTSIDE",
    "PLACE_NAMES",
    "SECOND_TRACK",
    "TOKYO",
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
OUTSIDE, CITY, BAY = "outside", "tokyo_city", "tokyo_bay"
TOKYO = (CITY, BAY)
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
    "outside": "outside Tokyo",
    "tokyo_city": "Tokyo City",
    "tokyo_bay": "Tokyo Bay",
}

BOROUGH_OF = {place: place for place in (*OUTER, OUTSIDE)}
BOROUGH_OF |= dict.fromkeys(MANHATTAN, "manhattan") | dict.fromkeys(TOKYO, "tokyo")
_NEXT = {
    "lower": "midtown",
    "midtown": "upper",
    "lower_56": "midtown_56",
    "midtown_56": "upper_56",
}


def borough_of(place: str) -> str:
    """Return the borough a place lies in: Manhattan is one borough, whatever the zone, and so is Tokyo with its Bay."""
    return BOROUGH_OF[place]


def zone_of(place: str) -> str:
    """Return ``lower``, ``midtown`` or ``upper`` for a place in Manhattan."""
    return place.removesuffix("_56")


def next_zone(place: str) -> str | None:
    """Return the next zone on the same track, or None from Upper Manhattan."""
    return _NEXT.get(place)
