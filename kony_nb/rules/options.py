"""The options of a game: one frozen value, chosen when the game is made."""

from collections.abc import Mapping, Sequence
from sys import intern
from typing import Any

import msgspec

from kony_nb.rules.errors import BadOption, shown

__all__ = ["CHOICES", "Choice", "Options", "options"]


class Choice(msgspec.Struct, frozen=True):
    """One option: the values it may take, the value in each profile, and the rule it decides."""

    values: tuple[str, ...]
    digest: str
    printed: str
    rule: str
    games: tuple[str, ...] = ("new_york", "tokyo")
    expansion: str = ""
    """The expansion to which it belongs, "" for the game itself."""


NEW_YORK, TOKYO = ("new_york",), ("tokyo",)
CHOICES: dict[str, Choice] = {
    "statue_of_liberty": Choice(("lp", "vp"), "lp", "vp", "ny.statue.value", NEW_YORK),
    "superstar_on_taking": Choice(
        ("beyond", "one_plus_beyond"), "beyond", "one_plus_beyond", "ny.celebrity.taking", NEW_YORK
    ),
    "infantry_reward": Choice(("vp", "lp"), "vp", "lp", "ny.tiles.infantry", NEW_YORK),
    "leaving_needs": Choice(("attack", "loss"), "attack", "loss", "core.attack.leaving"),
    "two_in_manhattan": Choice(("on", "off"), "on", "on", "ny.second-track.opens", NEW_YORK),
    "tokyo_entry": Choice(("attack", "always"), "attack", "always", "kot.enter.attack", TOKYO),
    "bay_start_vp": Choice(("1", "2"), "1", "2", "kot.start.bay", TOKYO),
    "bay_moves_up": Choice(("always", "on_closing"), "always", "on_closing", "kot.bay.moves-up", TOKYO),
    "tokyo_win": Choice(("at_once", "end_of_turn"), "at_once", "end_of_turn", "core.win.at-once", TOKYO),
    "tokyo_first_player": Choice(("seat_1", "most_attacks"), "seat_1", "most_attacks", "kot.setup.first-player", TOKYO),
    "tokyo_two_monsters": Choice(("vp", "energy"), "vp", "vp", "kot.two.energy", TOKYO),
    "skull_face": Choice(("destruction", "ouch"), "destruction", "ouch", "luc.skull", NEW_YORK, "luchador"),
    "mutant_draft": Choice(("off", "on"), "off", "off", "evo.draft.variant", expansion="power_up"),
}
PROFILES = ("digest", "printed")
GAMES = ("new_york", "tokyo")
EXPANSIONS = ("power_up", "luchador")
YES_NO = {True: "on", False: "off"}


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was chosen for this game; nothing in the referee reads a flag from anywhere else.

    Attributes
    ----------
    game : str
        ``"new_york"`` or ``"tokyo"``.
    rules : str
        The profile, ``"digest"`` or ``"printed"``.
    statue_of_liberty and so on : str
        The single options, see `CHOICES`; those of the other game stand at their first value and are not looked at.
    power_up : bool
        Whether evolutions are played.
    luchador : bool
        Whether masks and challenges are played.
    owner_cards : str
        A digest of what an owner has entered: the evolutions of the monsters in play, and with Luchador the challenge
        cards; "" where there is none.
    windows : str
        At which windows evolutions are asked for, a key of `kony_nb.rules.phases.playing.CLOSED`: ``every`` one in a
        game; bots that play one to its end may be asked at fewer.
    """

    game: str = "new_york"
    rules: str = "digest"
    statue_of_liberty: str = "lp"
    superstar_on_taking: str = "beyond"
    infantry_reward: str = "vp"
    leaving_needs: str = "attack"
    two_in_manhattan: str = "on"
    tokyo_entry: str = "attack"
    bay_start_vp: str = "1"
    bay_moves_up: str = "always"
    tokyo_win: str = "at_once"
    tokyo_first_player: str = "seat_1"
    tokyo_two_monsters: str = "vp"
    power_up: bool = False
    luchador: bool = False
    mutant_draft: str = "off"
    owner_cards: str = ""
    skull_face: str = "destruction"
    windows: str = "every"

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions in play."""
        return tuple(name for name in EXPANSIONS if getattr(self, name))

    @property
    def changed(self) -> dict[str, str]:
        """The single options that differ from their profile."""
        return {
            name: getattr(self, name)
            for name, choice in CHOICES.items()
            if self.game in choice.games and getattr(self, name) != getattr(choice, self.rules)
        }


def options(
    game: str = "new_york",
    rules: str = "digest",
    overrides: Mapping[str, Any] | None = None,
    expansions: Sequence[str] = (),
) -> Options:
    """Return the options of a profile with single ones changed.

    Raises
    ------
    BadOption
        For an unknown game, profile, option, value or expansion; the message lists what is allowed.

    Examples
    --------
    >>> options(rules="printed", overrides={"infantry_reward": "vp"}).changed
    {'infantry_reward': 'vp'}
    """
    faults = []
    if game not in GAMES:
        faults.append(f"game: {shown(game)} is not one of {', '.join(GAMES)}")
    if rules not in PROFILES:
        faults.append(f"rules: {shown(rules)} is not one of {', '.join(PROFILES)}")
    if overrides is not None and not isinstance(overrides, Mapping):
        faults.append(f"options: {shown(overrides)} is not a dict of option to value")
        overrides = None
    if not isinstance(expansions, list | tuple):
        faults.append(f"expansions: {shown(expansions)} is not a list of expansions")
        expansions = ()
    for at, name in enumerate(expansions):
        if name not in EXPANSIONS:
            faults.append(f"expansions[{at}]: {shown(name)} is not one of {', '.join(EXPANSIONS)}")
        elif name in expansions[:at]:
            faults.append(f"expansions[{at}]: {name} is there already")
    given = {name: read_value(name, value) for name, value in (overrides or {}).items()}
    for name, value in given.items():
        here = [choice for choice, entry in CHOICES.items() if game in entry.games or game not in GAMES]
        here = [choice for choice in here if CHOICES[choice].expansion in ("", *expansions)]
        if name not in here:
            allowed = ", ".join(here)
            where = name if isinstance(name, str) else shown(name)
            faults.append(f"options.{where}: no such option of this game; there are {allowed}")
        elif value not in CHOICES[name].values:
            faults.append(f"options.{name}: {shown(value)} is not one of {', '.join(CHOICES[name].values)}")
    if faults:
        raise BadOption("; ".join(faults))
    chosen = {name: getattr(choice, rules) for name, choice in CHOICES.items() if game in choice.games}
    chosen |= {"game": game, "rules": rules, **given}
    texts = {name: intern(value) for name, value in chosen.items()}  # equal options have equal keys
    return Options(**texts, power_up="power_up" in expansions, luchador="luchador" in expansions)


def read_value(name: object, value: object) -> object:
    """Return the text of a value that was given as a digit or as yes or no."""
    if type(value) is bool and name in CHOICES and CHOICES[str(name)].values == ("off", "on"):
        return YES_NO[value]
    return str(value) if type(value) is int and 0 <= value < 10 else value
