"""A whole game of bots, told action by action."""

from kony_nb.cli.terminal import names_of, result, tell
from kony_nb.game.game import Game
from kony_nb.widgets.session import Session, players_of

__all__ = ["demo"]


def demo(game: Game, bots: str) -> int:
    """Let bots play the game to its end and tell it."""
    names = names_of(game)
    session = Session(game, players_of(names, [], bots))
    print(f"{', '.join(names)}; seed {game.seed}, rules {game.state.options.rules}.")
    tell(game.path, names)
    told = len(game.path)
    while session.step():
        tell(game.path[told:], names)
        told = len(game.path)
    print()
    print(result(game.state))
    return 0
