"""The board of either game, laid out like its city, as one drawing."""

from collections.abc import Collection, Iterable

from kony_nb.rules.actions import Action
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State
from kony_nb.views.board_market import market
from kony_nb.views.board_panels import header, roster
from kony_nb.views.games import view_of
from kony_nb.views.offers import offers
from kony_nb.views.svg import el, root
from kony_nb.views.text import summary
from kony_nb.views.theme import marks, style
from kony_nb.views.words import headline, open_decider

__all__ = ["board_svg"]


def board_svg(
    state: State,
    *,
    legal: Iterable[Action] = (),
    seat: int | None = None,
    seats: Collection[int] | None = None,
    width: int = 780,
    dice: bool = True,
    links: bool = False,
) -> str:
    """Return the whole table: city, monsters, market, and where the deciding seat may go.

    Parameters
    ----------
    state : State
        The moment to draw.
    legal : iterable of Action
        The actions to offer. Those with a place on the board become parts with ``data-action``, ``role``,
        ``tabindex`` and ``aria-label``; the others (rolling, keeping, passing, ending) are not drawn, see
        `kony_nb.views.offers.spot`.
    seat : int, optional
        The seat that decides; the state's own decider if not given.
    seats : collection of int, optional
        Who looks at the board: what only others may know is neither named nor told. The deciding seat if not given.
    width : int
        Pixels to show it in; below 520 it is arranged for a phone.
    dice : bool
        Whether the dice on the table are drawn, for who has no dice beside the board.
    links : bool
        Whether the cards that are not offered can be clicked too, to read them: they carry ``data-rule``.

    Returns
    -------
    str
        One ``<svg>`` element without anything loaded from elsewhere; equal states give equal texts.
    """
    deciding = open_decider(state, seats) if seat is None else seat
    offered = offers(state, legal, deciding)
    view = view_of(state)
    layout = view.layout(width, len(state.monsters))
    signs = marks([monster.name for monster in state.monsters])
    return root(
        layout.width,
        layout.height,
        el("rect", width=layout.width, height=layout.height, rx=14, class_="kn-water"),
        header(state, layout, dice=dice, seats=seats),
        roster(state, layout, signs, seats),
        view.land(state, width, signs, offered),
        market(state, layout, offered, seats=(deciding,) if seats is None else seats, links=links),
        css=style(),
        title=f"{GAMES[state.options.game].title}. {headline(state)}",
        desc=summary(state, seats),
        shown=width,
        interactive=bool(offered) or links,
    )
