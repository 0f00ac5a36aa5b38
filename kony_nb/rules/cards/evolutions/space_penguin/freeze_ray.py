"""Freeze Ray: a face of another monster that does nothing."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action, monster_id
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO as FACES
from kony_nb.rules.phases.cards import clear_tokens, give_token
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "freeze_ray", "card.freeze_ray"


def token_of(ident: str) -> str:
    """Return the token of the evolution that lies under this id: a copy has a token of its own."""
    return "freeze" if ident == ID else "second_freeze"


@decision
class Aim(Decision):
    """Several monsters in Tokyo were wounded: which one is frozen? The arguments are the evolution and the seats."""

    kind = "freeze_whom"
    rule = RULE
    prompt = "Which monster gets the Freeze Ray?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return those that still live."""
        seats = [seat for seat in step.args[1:] if state.monsters[seat].alive]
        return tuple(action("pick", monster_id(state.monsters[seat].name)) for seat in seats)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Give it the token."""
        name = chosen.args[0]
        seat = next(seat for seat in step.args[1:] if monster_id(state.monsters[seat].name) == name)
        give_token(state, seat, token_of(step.args[0]), RULE, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say who can get it."""
        return (RULE, "only a monster that you wounded in Tokyo gets it") if refused.verb == "pick" else None


@decision
class Freeze(Decision):
    """A frozen monster begins its turn: which face does nothing? The argument is the evolution."""

    kind = ID
    rule = RULE
    prompt = "Which face does nothing in this turn?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the six faces."""
        return tuple(action("use", step.args[0], face) for face in FACES)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Nothing: the choice is a use of the evolution."""

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that a face must be chosen first."""
        return RULE, "choose first which face does nothing in this turn"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Remember the face for this turn."""
    ident, monster = state.agenda.pop().args[0], state.monsters[seat]
    monster.marks = {**monster.marks, ident: arg}
    log.add("mark", RULE, seat, what=arg, other=state.turn)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""
    token = token_of(ident)

    def struck(state: State, seat: int, loss: Loss, log: Log) -> None:
        """Give the token to a monster that the attack wounded in Tokyo, if nobody has it."""
        monsters = state.monsters
        if not loss.attack or any(token in monster.tokens for monster in monsters):
            return
        hit = [victim for victim, lost in loss.hits if lost and monsters[victim].lp and monsters[victim].place in TOKYO]
        if len(hit) == 1:
            give_token(state, hit[0], token, RULE, log)
        elif hit:
            state.agenda.append(Step(Aim.kind, seat, (ident, *hit)))

    def others_turn_start(state: State, seat: int, other: int, log: Log) -> None:
        """Choose the face of the monster that has the token."""
        if token in state.monsters[other].tokens:
            state.agenda.append(Step(ID, seat, (ident,)))

    def voids(state: State, seat: int, roller: int, face: str) -> bool:
        """Tell whether this is the chosen face of the frozen monster."""
        return state.monsters[seat].marks.get(ident) == face and token in state.monsters[roller].tokens

    def every_turn_end(state: State, seat: int, log: Log) -> None:
        """Take the token back at the end of the frozen monster's turn."""
        monster = state.monsters[seat]
        if ident in monster.marks:
            monster.marks = {card: mark for card, mark in monster.marks.items() if card != ident}
            log.add("mark", RULE, seat)
        if token in state.monsters[state.turn].tokens:
            clear_tokens(state, token, RULE, log)

    def lost(state: State, seat: int, log: Log) -> None:
        """Take the token back."""
        clear_tokens(state, token, RULE, log)

    return {
        "struck": struck,
        "others_turn_start": others_turn_start,
        "voids": voids,
        "every_turn_end": every_turn_end,
        "lost": lost,
    }


for _token, _name, _card in (("freeze", "Freeze", ID), ("second_freeze", "Second Freeze", f"icy_reflection.{ID}")):
    add_token(
        id=_token,
        name=_name,
        supply=1,
        card=_card,
        effect="On its bearer's next turn one face does nothing: the owner of Freeze Ray, or of its copy, chooses it.",
    )
add_card(
    id=ID,
    name="Freeze Ray",
    monster="Space Penguin",
    kind="permanent",
    cost=0,
    effect="A monster that you wound in Tokyo gets the Freeze token: on its next turn a face that you choose at the "
    "start does nothing.",
    games=("tokyo",),
    rulings=(
        "Wounded by your attack; of two you choose one, and none gets it while the token is out.",
        "You choose after what the monster's own cards do at the start of its turn; at the end of it the token comes "
        "back, or when this evolution goes.",
        "The face is rolled, kept and seen by cards, but resolving it does nothing, and three hearts do not evolve.",
    ),
    arguments=tuple(FACES),
    use=use,
    moments=moments,
)
