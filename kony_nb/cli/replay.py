"""Step through a saved game."""

import sys

from kony_nb.cli.terminal import ask, names_of, number_in, result, tell
from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.rules.errors import KonyError
from kony_nb.rules.referee import pending
from kony_nb.views.text import board_text

__all__ = ["read", "replay"]

HELP = "Enter: next step, b: back, a number: go to that step, t: next turn, board: the table, q: stop"


def read(name: str) -> Game:
    """Return the game in a file, a record or a save.

    Raises
    ------
    BadRecord
        If there is no such file, or it is neither.
    """
    return Game.load(name)


def replay(name: str) -> int:
    """Show a game step by step; without a person at a terminal, all of it."""
    game = read(name)
    names = names_of(game)
    line = game.line
    if sys.stdin is None or not sys.stdin.isatty():
        tell(line, names)
        print()
        print(result(line[-1].state) if line[-1].state.result else board_text(line[-1].state, seats=()))
        return 0
    print(f"{', '.join(names)}; seed {game.seed}; {len(line) - 1} steps. {HELP}")
    at = 0
    while True:
        typed = ask(f"step {at} of {len(line) - 1}> ")
        if typed is None:
            print()
            return 0
        if typed.lower() in ("q", "quit"):
            return 0
        try:
            at = _move(game, typed.lower(), at, names)
        except KonyError as error:
            print(f"  {error}")


def _said(node: Node) -> str:
    """Return what led to a moment, as everybody at the table knows it."""
    if node.action is None or node.parent is None:
        return "the start"
    waited = pending(node.parent.state)
    secret = waited is not None and waited[1].private and node.action.verb != "play"
    return "a choice or a card that only one seat knows" if secret else node.action.label


def _move(game: Game, typed: str, at: int, names: list[str]) -> int:
    line = game.line
    last = len(line) - 1
    match typed:
        case "b":
            at = max(0, at - 1)
        case "board":
            print(board_text(line[at].state, seats=()))
            return at
        case "t":
            at = next((n for n in range(at + 1, last + 1) if any(e.kind == "turn" for e in line[n].events)), last)
        case "":
            at = min(last, at + 1)
        case _ if (number := number_in(typed)) is not None and number <= last:
            at = number
        case _:
            raise KonyError(f"{typed!r}? {HELP}")
    print(f"step {at}: {_said(line[at])}")
    tell([line[at]], names)
    if at == last and line[at].state.result:
        print(result(line[at].state))
    return at
