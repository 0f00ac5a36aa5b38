"""What differs between the games, as one value each; the phases that games share read it from here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kony_nb.rules.cards.registry import evolutions_of
from kony_nb.rules.events import Log
from kony_nb.rules.options import Options
from kony_nb.rules.state import State

__all__ = ["GAMES", "GameRules"]


@dataclass(frozen=True, kw_only=True)
class GameRules:
    """One game's own part of the rules."""

    name: str
    title: str
    faces: str
    """The six letters of a die."""
    dice: int
    """Dice rolled without any card."""
    monsters: tuple[str, ...]
    with_power_up: tuple[str, ...]
    """The monsters that play only where evolutions are played."""
    with_luchador: tuple[str, ...]
    """The monsters that play only where masks and challenges are played."""
    places: tuple[str, ...]
    """Every place where a monster may stand, the ones outside the city first."""
    inside: frozenset[str]
    """The places in the city: heart dice do not heal there."""
    no_heal_rule: str
    """The rule that says why they do not."""
    set_up: Callable[[Options, tuple[str, ...]], State]
    """The first moment of a game: nothing drawn, nobody placed."""
    phases: tuple[str, ...]
    """The kinds of step that make a turn after its start, in order."""
    begin_turn: Callable[[State, int, Log], None]
    """What a turn begins with."""
    faces_do: Mapping[str, Callable[[State, int, int, Log], None]]
    """What resolving each face does: ``act(state, seat, n, log)`` with ``n`` results."""
    reach: Callable[[State, int], tuple[tuple[int, ...], str]]
    """Whom an attack of a seat hits from where it stands, and the rule that says so."""
    no_target_rule: str
    """The rule that says what an attack does that hits nobody."""
    after_attack: str
    """The kind of step that follows the losses of an attack; it gets the loss."""
    after_elimination: Callable[[State, tuple[tuple[int, str], ...], Log], None]
    """What happens to the board when monsters have left: ``after_elimination(state, ((seat, place), ...), log)``."""
    come_in: Callable[[State, int, str, Log], None]
    """How a monster enters the city by a card, if there is room: ``come_in(state, seat, rule, log)``."""
    drive_out: Callable[[State, tuple[int, ...], str, Log], None]
    """How monsters leave the city by a card: ``drive_out(state, seats, rule, log)``."""
    wins_at_once: Callable[[Options], bool]
    """Whether points win at once, and not only at the end of a turn."""

    def monsters_of(self, options: Options) -> tuple[str, ...]:
        """Return who may play by these options: with evolutions only who has a set of them in this game."""
        more = self.with_power_up if options.power_up else ()
        there = self.monsters + more + (self.with_luchador if options.luchador else ())
        return tuple(name for name in there if evolutions_of(self.name, name)) if options.power_up else there

    def heals(self, place: str | None) -> bool:
        """Return whether heart dice heal a monster at this place: everywhere but in the city."""
        return place not in self.inside


GAMES: dict[str, GameRules] = {}
