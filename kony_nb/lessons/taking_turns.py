"""A position played by what each monster says: moves in order, and a pass wherever the next one cannot be yet."""

from collections.abc import Mapping
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.lessons.telling import ruled

__all__ = ["take_turns"]


def take_turns(start: Mapping[str, Any], says: Mapping[str, str], *, quiet: bool = False) -> Game:
    """Play a position, print what happens and by which rule, and return the game as it then stands.

    Whoever is asked says its next move. If that is not possible now it passes where it may, as at a window for
    evolutions; where it may not, the move is explained and left out. It ends where somebody has nothing more to say.

    Parameters
    ----------
    start : mapping
        A scenario.
    says : mapping of str to str
        For each monster that says something its moves, with commas between.
    quiet : bool
        Whether nothing is printed.

    Raises
    ------
    BadScenario
        If the scenario cannot be.

    Examples
    --------
    >>> attack = {"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "phase": "resolve", "dice": "AHHEEE"}
    >>> game = take_turns(attack, {"Kong": "resolve A", "Rob": "stay, hold"})
    Kong: resolve A
      Kong resolves 1 attack [core.resolve.whole-face]
      Kong attacks the monsters in Manhattan with 1 attack [ny.attack.from-outside]
      Rob loses 1 LP (9 left) to Kong's attack [ny.attack.from-outside]
    Rob cannot stay: answer the attack first: hold or flee [ny.flee.timing]
    Rob: hold
      Rob holds Manhattan against Kong [ny.flee.right]
    """
    game = scenario(start)
    waiting = {name: [move.strip() for move in moves.split(",") if move.strip()] for name, moves in says.items()}
    while (asked := game.decision) is not None:
        moves = waiting.get(asked.seat, [])
        refused = game.why_not(moves[0]) if moves else None
        before, lines = len(game.events), []
        if moves and refused is None:
            lines = [f"{asked.seat}: {moves[0]}"]
            game.play(moves.pop(0))
        elif game.why_not("pass") is None:
            game.play("pass")
        elif refused is not None:
            lines = [f"{asked.seat} cannot {moves.pop(0)}: {refused.reason} [{refused.rule}]"]
        else:
            break
        lines += [f"  {line}" for line in ruled(game.events[before:], game.names)]
        if lines and not quiet:
            print("\n".join(lines))
    return game
