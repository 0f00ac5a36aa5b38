"""High Tide: hearts count twice."""

from kony_nb.rules.cards.registry import add_card, functions
from kony_nb.rules.games import GAMES
from kony_nb.rules.phases.gains import max_lp
from kony_nb.rules.state import State


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether more hearts would do something: heal more, remove tokens, or serve a card."""
    monster = state.monsters[seat]
    to_come = state.dice if moment == "after_roll" and not state.results else state.results
    hearts = to_come.count("H")
    if not hearts or "H" not in state.dice:
        return False
    heals = GAMES[state.options.game].heals(monster.place) and monster.lp + hearts < max_lp(monster)
    return heals or bool(monster.tokens or functions(monster.cards, "spends"))


def amount(state: State, seat: int, face: str, n: int) -> int:
    """Count each heart of the dice once more."""
    return n + min(n, state.dice.count("H")) if face == "H" else n


add_card(
    id="high_tide",
    name="High Tide",
    monster="Kraken",
    kind="temporary",
    cost=0,
    effect="Count each heart that you rolled in this turn twice.",
    games=("tokyo",),
    rulings=(
        "Play it on your turn when your last roll has fallen, and before you resolve the hearts.",
        "Hearts that cards add count once. Only dice count for the three hearts that let you evolve.",
        "In Tokyo the hearts still heal nothing; they serve tokens and cards as hearts do.",
    ),
    timing=("after_roll", "resolving"),
    whose="own",
    lasts="turn",
    playable=playable,
    amount=amount,
)
