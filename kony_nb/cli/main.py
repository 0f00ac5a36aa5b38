"""The command line: what it accepts, and which command does it."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from kony_nb import __version__
from kony_nb.rules.errors import KonyError, shown

__all__ = ["main"]

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Write one line to standard error and end with 2."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (try {self.prog} --help)\n")


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(text)} is no whole number") from None


def _folder(text: str) -> str:
    if not text.strip():  # a variable of a shell that is empty: what is meant is not the folder where one stands
        raise argparse.ArgumentTypeError(f"{text!r} is no path of a folder")
    return text


A_FOLDER: dict[str, Any] = {"nargs": "?", "metavar": "FOLDER", "type": _folder}
"""What every argument that names a folder shares."""


def _monsters(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="new_york", help="new_york (default) or tokyo")
    parser.add_argument("--seed", type=_seed, default=7, help="decides every die and card (default 7)")
    parser.add_argument(
        "--monsters",
        type=_monsters,
        metavar="A,B,...",
        help="two to six of them, clockwise (default: four of the game)",
    )
    parser.add_argument("--rules", default="digest", help="the rules profile: digest (default) or printed")
    parser.add_argument("--power-up", action="store_true", help="with evolutions, and Mega Shark")
    parser.add_argument("--luchador", action="store_true", help="with masks and challenges, and Luchador")
    parser.add_argument("--draft", action="store_true", help="draft the evolutions first; needs --power-up")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one rule that differs from the profile"
    )


def build() -> Parser:
    """Return the parser with all commands."""
    parser = Parser(prog="kony_nb", description="Learn King of New York and King of Tokyo step by step (unofficial).")
    parser.add_argument("--version", action="version", version=f"kony_nb {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    demo = commands.add_parser("demo", help="watch a game of bots, told action by action")
    _game_arguments(demo)
    demo.add_argument("--bots", default="greedy", help="greedy (default) or random")

    play = commands.add_parser("play", help="play a game against bots")
    _game_arguments(play)
    play.add_argument(
        "--you", type=_monsters, metavar="A,B,...", help="the monsters that people play, or all (default: the first)"
    )
    play.add_argument("--bots", default="greedy", help="greedy (default) or random")

    replay = commands.add_parser("replay", help="step through a saved game or record")
    replay.add_argument("file", metavar="FILE", help="a record (text) or a save (JSON)")

    lab = commands.add_parser("lab", help="open the notebooks in JupyterLab")
    lab.add_argument("folder", **A_FOLDER, help="which ones (default: those that came with kony_nb)")
    lab.add_argument("--no-browser", action="store_true", help="print the address only")
    lab.add_argument("--dry-run", action="store_true", help="say what would be started")

    examples = commands.add_parser("examples", help="write the packaged scenes of the cards again")
    examples.add_argument("folder", **A_FOLDER, help="where to (default: into the package)")
    figures = commands.add_parser("figures", help="draw the pictures of the README again")
    figures.add_argument("folder", **A_FOLDER, default="figures", help="where to (default figures)")

    solved = commands.add_parser("solutions", help="write the solutions of the lessons again")
    solved.add_argument("folder", **A_FOLDER, default="notebooks", help="default notebooks")

    shown = commands.add_parser("stills", help="take widgets out of saved outputs, for their pictures to show")
    shown.add_argument("folder", **A_FOLDER, default="notebooks", help="default notebooks")

    offline = commands.add_parser("offline", help="write a folder for a class without a network: wheels, notebooks")
    offline.add_argument("folder", **A_FOLDER, default="offline", help="where to (default offline)")

    commands.add_parser("doctor", help="show versions and what works here")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for done, 1 for a fault found, 2 for input that cannot be used."""
    chosen = build().parse_args(arguments)
    try:
        code = _run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()  # what cannot be written is told here, not at the end of Python
        return code
    except KonyError as error:
        print(f"kony_nb {chosen.command}: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nStopped.")
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        print(f"kony_nb {chosen.command}: {error.strerror or error}", file=sys.stderr)
        return BAD_INPUT


def _drop_output() -> None:
    """Let what is still to be written go nowhere, so that the end of Python does not try it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(chosen: argparse.Namespace) -> int:
    match chosen.command:
        case "demo":
            from kony_nb.cli.demo import demo
            from kony_nb.cli.terminal import new_game

            return demo(new_game(chosen), chosen.bots)
        case "play":
            from kony_nb.cli.play import play
            from kony_nb.cli.terminal import new_game

            return play(new_game(chosen), chosen.you, chosen.bots)
        case "replay":
            from kony_nb.cli.replay import replay

            return replay(chosen.file)
        case "lab":
            from kony_nb.cli.lab import lab

            return lab(chosen.folder, browser=not chosen.no_browser, dry_run=chosen.dry_run)
        case "examples":
            from kony_nb.cli.examples import FOLDER, examples

            return examples(chosen.folder or str(FOLDER))
        case "figures":
            from kony_nb.cli.figures import figures

            return figures(chosen.folder)
        case "stills":
            from kony_nb.cli.stills import stills

            return stills(chosen.folder)
        case "solutions":
            from kony_nb.cli.solutions import solutions

            return solutions(chosen.folder)
        case "offline":
            from kony_nb.cli.offline import offline

            return offline(chosen.folder)
        case _:
            from kony_nb.cli.doctor import doctor

            return doctor()
