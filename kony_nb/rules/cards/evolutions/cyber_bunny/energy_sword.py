"""Energy Sword: energy makes attacks, attacks make energy."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_energy, pay
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step

ID, RULE = "energy_sword", "card.energy_sword"
PRICE = 2
OFFER = (action("use", ID),)


def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
    """Offer it once, before the first roll."""
    if step.kind != "roll" or state.ledger.rolls or ID in state.ledger.once:
        return ()
    return OFFER if state.monsters[seat].energy >= PRICE else ()


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay for this turn."""
    first_time(state, ID)
    pay(state, seat, PRICE, RULE, log)


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack if it was paid for and the dice show one."""
    return "A" if ID in state.ledger.once and "A" in state.dice else ""


def final(state: State, seat: int, log: Log) -> None:
    """Gain 1 energy per attack if it was paid for."""
    attacks = state.results.count("A")
    if ID in state.ledger.once and attacks:
        gain_energy(state, seat, attacks, RULE, log)


add_card(
    id=ID,
    name="Energy Sword",
    monster="Cyber Bunny",
    kind="permanent",
    cost=0,
    effect="Before you roll you may pay 2 energy: if you roll at least 1 attack in this turn, add 1 attack; and gain 1 "
    "energy for each attack.",
    games=("tokyo",),
    rulings=(
        "Once a turn, before the first roll. The final dice must show an attack; one that a card adds is none rolled.",
        "Energy comes before the first face is resolved, for all attack results: this one, and those of other cards.",
    ),
    anytime=anytime,
    use=use,
    adds=adds,
    final=final,
    **ready(),
)
