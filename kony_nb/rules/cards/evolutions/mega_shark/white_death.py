"""White Death: one more die, and no way to win but to outlive the others."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State, Step


def lost(state: State, seat: int, log: Log) -> None:
    """Look for a winner again, where points win at once."""
    if GAMES[state.options.game].wins_at_once(state.options):
        state.agenda.append(Step("win_test"))


add_card(
    id="white_death",
    name="White Death",
    monster="Mega Shark",
    kind="permanent",
    cost=0,
    effect="You have one die more. You cannot win by VP, nor by a card: only as the last monster standing.",
    games=("new_york", "tokyo"),
    rulings=(
        "Once it has left you, the 20 VP that you have count again: at the next test of who has won.",
        "Played after the first roll of your turn it gives the die from your next turn on.",
    ),
    dice=1,
    no_vp_win=True,
    lost=lost,
)
