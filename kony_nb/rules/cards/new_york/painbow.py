"""Painbow: Destruction brings attacks, and six of it the victory."""

from kony_nb.rules.cards.registry import add_card, total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.elimination import finish
from kony_nb.rules.state import State

RULE = "card.painbow"
DICE_TO_WIN = 6


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack for two Destruction results or more, and two attacks for four or more."""
    return "A" * min(2, results.count("D") // 2)


def final(state: State, seat: int, log: Log) -> None:
    """Win at once with six Destruction dice."""
    if state.dice.count("D") >= DICE_TO_WIN and not total(state.monsters[seat].cards, "no_vp_win"):
        finish(state, "card", seat, RULE, log)


add_card(
    id="painbow",
    name="Painbow",
    cost=5,
    kind="keep",
    effect="2 or 3 Destruction in your results add 1 attack, 4 or more add 2 attacks. With 6 you win the game.",
    rulings=(
        "For the attacks, results that other cards added count too. The 2 attacks come in place of the 1.",
        "For the victory only dice count: six of them must show Destruction in the end.",
        "That victory comes at once, before anything is resolved, whatever the victory points.",
    ),
    adds_late=True,
    adds=adds,
    final=final,
)
