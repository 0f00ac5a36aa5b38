"""The other projects, each played by uniformly random players in its own plainest way."""

import importlib.util
import random
from collections.abc import Callable

Play = Callable[[], int]


def catanatron() -> dict[str, Play]:
    """Return four random players of catanatron; every recorded action counts."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    rng = random.Random(1)

    def one() -> int:
        game = Game([RandomPlayer(color) for color in colors], seed=rng.randrange(1 << 30))
        game.play()
        return len(game.state.actions)

    return {"catanatron": one}


def chess() -> dict[str, Play]:
    """Return random moves of python-chess, in place and with one copy of the board a move."""
    import chess

    rng = random.Random(1)

    def play(copying: bool) -> int:
        board, n = chess.Board(), 0
        while n < 300:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                break
            if copying:
                board = board.copy(stack=False)
            board.push(rng.choice(moves))
            n += 1
        return n

    return {"python-chess": lambda: play(False), "python-chess, copied": lambda: play(True)}


def open_spiel() -> dict[str, Play]:
    """Return random play of two of OpenSpiel's C++ games, stepped from Python; chance draws count too."""
    import pyspiel

    def stepping(name: str) -> Play:
        game, rng = pyspiel.load_game(name), random.Random(1)

        def one() -> int:
            state, n = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    drawn, chosen = rng.random(), outcomes[-1][0]
                    for outcome, probability in outcomes:
                        drawn -= probability
                        if drawn < 0:
                            chosen = outcome
                            break
                else:
                    chosen = rng.choice(state.legal_actions())
                state.apply_action(chosen)
                n += 1
            return n

        return one

    return {"OpenSpiel backgammon": stepping("backgammon"), "OpenSpiel pig": stepping("pig")}


def present() -> dict[str, Play]:
    """Return every peer that is installed."""
    found: dict[str, Play] = {}
    for module, peer in (("catanatron", catanatron), ("chess", chess), ("pyspiel", open_spiel)):
        if importlib.util.find_spec(module) is None:
            print(f"{module} is not installed: left out")
        else:
            found |= peer()
    return found
