"""Random games for tests: the same ones every time, with more purchases, flights and destruction than chance gives."""

import random

from kony_nb.game.game import Game
from kony_nb.rules.games import GAMES as TABLES
from kony_nb.rules.options import CHOICES

MONSTERS = ("Captain Fish", "Drakonis", "Kong", "Mantis", "Rob", "Sheriff")
LIVELY = ("buy", "play", "use", "flee", "yield", "destroy", "sweep")
PROFILES = ("digest", "printed")
GAMES = ("new_york", "tokyo")


def random_game(
    seed: int, monsters: int = 4, rules: str = "digest", choices: int = 10_000, table: str = "new_york"
) -> Game:
    """Play a game at random to its end, or for a number of choices; in Tokyo with random options too."""
    rng = random.Random(seed)
    names = rng.sample(MONSTERS, monsters)
    single = {} if table == "new_york" else any_options(rng, table)
    game = Game.new(table, names, seed=seed, rules=rules, options=single)
    for _ in range(choices):
        if game.over:
            break
        play_any(game, rng)
    return game


def evolving_game(
    seed: int,
    monsters: int | None = None,
    rules: str = "digest",
    choices: int = 10_000,
    table: str | None = None,
    draft: bool | None = None,
    deal_seed: int | str | None = None,
    masked: bool = False,
) -> Game:
    """Play a game with evolutions at random to its end, or for a number of choices; what is not given is random.

    With masks there are challenges too.
    """
    rng = random.Random(seed)
    table = rng.choice(GAMES) if table is None else table
    draft = rng.random() < 0.4 if draft is None else draft
    everybody = TABLES[table].monsters + TABLES[table].with_power_up
    names = rng.sample(everybody, monsters or rng.randint(2, 6))
    game = Game.new(
        table,
        names,
        seed=seed,
        rules=rules,
        options={"mutant_draft": draft},
        expansions=["power_up", "luchador"] if masked else ["power_up"],
        deal_seed=deal_seed,
    )
    for _ in range(choices):
        if game.over:
            break
        play_any(game, rng)
    return game


def any_options(rng: random.Random, table: str) -> dict[str, str]:
    """Return random values of some of the options of a game."""
    here = {name: choice.values for name, choice in CHOICES.items() if table in choice.games and not choice.expansion}
    return {name: rng.choice(values) for name, values in here.items() if rng.random() < 0.3}


def play_any(game: Game, rng: random.Random) -> None:
    """Play one random action."""
    legal = game.legal_actions()
    lively = [action for action in legal if action.verb in LIVELY]
    game.play(rng.choice(lively if lively and rng.random() < 0.7 else legal))


def wander(game: Game, rng: random.Random, steps: int) -> None:
    """Go back and forth, and play: a tree with variations grows."""
    for _ in range(steps):
        if game.decision is None or rng.random() < 0.2:
            game.goto_node(rng.randrange(len(game.history.nodes)))
        elif rng.random() < 0.1 and any(node.decides for node in game.path[:-1]):
            game.undo()
        else:
            play_any(game, rng)
