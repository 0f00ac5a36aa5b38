"""What the commands share: a game from the arguments, and its events as lines."""

import argparse
import sys
import textwrap
from collections.abc import Collection, Sequence

from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.rules.errors import BadOption, KonyError
from kony_nb.rules.phases.gains import total_vp
from kony_nb.rules.state import State
from kony_nb.views.log import log_lines
from kony_nb.views.luchador import dial
from kony_nb.views.words import capital, outcome, place_name

__all__ = ["MONSTERS", "ask", "names_of", "new_game", "number_in", "result", "tell"]

MONSTERS = {
    "new_york": ["Kong", "Mantis", "Rob", "Sheriff"],
    "tokyo": ["Alienoid", "Cyber Kitty", "Gigazaur", "Meka Dragon"],
}
"""Who plays where nobody is named, by game."""
WIDTH = 88
DIGITS = 9


def new_game(chosen: argparse.Namespace) -> Game:
    """Return the game that the arguments describe.

    Raises
    ------
    BadOption
        For unknown monsters, profiles, options or values.
    """
    wrong = [text for text in chosen.option if "=" not in text]
    if wrong:
        raise BadOption(f"--option {wrong[0]!r}: write NAME=VALUE, such as infantry_reward=lp")
    overrides = dict(text.split("=", 1) for text in chosen.option)
    if chosen.draft and not chosen.power_up:
        raise BadOption("--draft drafts evolutions: give --power-up too")
    if chosen.draft:
        overrides["mutant_draft"] = "on"
    monsters = chosen.monsters or MONSTERS.get(chosen.game, MONSTERS["new_york"])
    return Game.new(
        chosen.game,
        monsters=monsters,
        seed=chosen.seed,
        rules=chosen.rules,
        options=overrides or None,
        expansions=["power_up"] * chosen.power_up + ["luchador"] * chosen.luchador,
    )


def names_of(game: Game) -> list[str]:
    """Return the monsters by seat."""
    return [monster.name for monster in game.state.monsters]


def tell(nodes: Sequence[Node], names: Sequence[str], seats: Collection[int] = ()) -> None:
    """Print what the events of these moments say to who sits on these seats, a line each, turns apart."""
    for line in log_lines(nodes, names, seats=seats):
        if line.kind == "turn":
            print()
        margin = "" if line.kind in ("turn", "win") else "  "
        print(textwrap.fill(capital(line.text), WIDTH, initial_indent=margin, subsequent_indent=margin + "  "))


def result(state: State) -> str:
    """Return how the game ended and how everybody stood."""
    lines = [outcome(state)]
    for monster in state.monsters:
        where = place_name(monster.place) if monster.alive else "eliminated"
        numbers = f"{total_vp(monster):>3} VP {monster.lp:>3} LP {monster.energy:>3} energy"
        beside = f"   ({dial(monster)})" if dial(monster) else ""
        lines.append(f"  {monster.name:<14}{numbers}   {where}{beside}")
    return "\n".join(lines)


def ask(prompt: str) -> str | None:
    """Return the line that a person types, without blanks around it; None at the end of the input.

    Raises
    ------
    KonyError
        If what comes in is no text.
    """
    if sys.stdin is None:
        return None
    try:
        return input(prompt).strip()
    except EOFError:
        return None
    except UnicodeDecodeError:
        raise KonyError("what was typed is no text in the encoding of this terminal") from None


def number_in(typed: str) -> int | None:
    """Return the number that was typed, 0 upwards; None if it is none."""
    return int(typed) if typed.isdecimal() and len(typed) <= DIGITS else None
