"""A game being played by people and bots: what the buttons do, without anything of the screen.

Time never passes by itself here: whoever shows the session asks for the next step, so that a test, a terminal and a
notebook drive it alike.
"""

import random
from collections.abc import Iterable, Mapping, Sequence

from kony_nb.game.game import Game
from kony_nb.game.hidden import public, view
from kony_nb.game.history import Node
from kony_nb.play.policies import POLICIES, Policy
from kony_nb.play.standing import Standing
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.errors import BadOption, IllegalAction, shown
from kony_nb.rules.faces import FACE_NAMES, in_words, without
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import state_key
from kony_nb.widgets.asking import ALWAYS, ASK_ME, passes
from kony_nb.widgets.dice import Die, dice_on_table, letters_of
from kony_nb.widgets.moments import PERSON, Shown

__all__ = ["Session", "players_of"]

AT_ONCE = ("play", "draft")
"""Decisions that bots take without being watched: whether to play an evolution, and which one to draft."""


def players_of(
    monsters: Sequence[str], you: str | Sequence[str] | None = None, bots: str | Mapping[str, str] = "greedy"
) -> tuple[str, ...]:
    """Return who plays each seat.

    Parameters
    ----------
    monsters : sequence of str
        The monsters by seat.
    you : str, sequence of str or None
        The monsters that people play; None is the first one, an empty sequence nobody, ``"all"`` everybody.
    bots : str or mapping of str to str
        The bot of every other seat, or of single monsters by name: ``greedy`` or ``random``.

    Raises
    ------
    BadOption
        For a monster that does not play, or a bot that does not exist.

    Examples
    --------
    >>> players_of(["Kong", "Rob"], you="Rob")
    ('greedy', 'person')
    """
    if not (you is None or isinstance(you, Iterable)) or not isinstance(bots, str | Mapping):
        wrong = f"bots: {shown(bots)}" if you is None or isinstance(you, Iterable) else f"you: {shown(you)}"
        raise BadOption(f"{wrong} is no name, nor several (monsters: {', '.join(monsters)})")
    wanted = (
        [monsters[0]] if you is None else list(monsters) if you == "all" else [you] if isinstance(you, str) else you
    )
    names = {name.lower(): name for name in monsters}
    each = dict.fromkeys(monsters, bots) if isinstance(bots, str) else dict.fromkeys(monsters, "greedy") | dict(bots)
    faults = [f"you: {shown(name)} does not play here" for name in wanted if str(name).lower() not in names]
    faults += [f"bots: {shown(name)} does not play here" for name in each if name not in monsters]
    faults += [
        f"bots: {shown(bot)} is no bot; there are {', '.join(POLICIES)}"
        for bot in dict.fromkeys(each.values())
        if bot not in POLICIES
    ]
    if faults:
        raise BadOption(f"{'; '.join(faults)} (monsters: {', '.join(monsters)})")
    people = {names[str(name).lower()] for name in wanted}
    return tuple(PERSON if name in people else each[name] for name in monsters)


def which_lie(dice: Sequence[Die]) -> str:
    """Return which dice could be picked, for a refusal."""
    return f"there are dice 1 to {len(dice)}" if dice else "no dice lie on the table"


class Session:
    """A game, who plays it, and the ways to go on and back.

    Parameters
    ----------
    game : Game
        It is played in place.
    players : sequence of str
        By seat: ``"person"``, or the name of a bot.

    Attributes
    ----------
    plan : str
        Faces still to be resolved in the order that the person fixed, the next one first.
    standing : dict of int to Standing
        What persons have said beforehand, by seat; it is taken where nothing was played on from.
    asking : dict of int to dict of str to str
        By seat, for evolutions in hand a key of `ASK_ME`: whether the person is stopped where one could be played.
    opened : int
        Of several persons at one screen, the seat of the one who looks at what only that seat may know; -1 for none.
    shown : Shown
        Which moments the screen knows, and under which numbers.
    pointed : dict of int to tuple of int
        For each ``keep`` a person made, by the id of its node: the places of the dice kept.
    """

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        self.game = game
        self.players = tuple(players)
        self.plan = ""
        self._planned_by: tuple[int, int] = (-1, 0)
        self.standing: dict[int, Standing] = {}
        self.asking: dict[int, dict[str, str]] = {}
        self.opened = -1
        self.shown = Shown(game, self.players)
        self.pointed: dict[int, tuple[int, ...]] = {}
        self._settle()

    @property
    def node(self) -> Node:
        """The moment that is shown."""
        return self.game.node

    @property
    def line(self) -> list[Node]:
        """The moments of the line that is shown, those still ahead too."""
        return self.game.line

    @property
    def now(self) -> int:
        """The number of the moment that is shown."""
        return self.shown.number(self.node)

    @property
    def behind(self) -> bool:
        """Whether later moments of the line exist: one looks back."""
        return self.game.at < len(self.line) - 1

    @property
    def bot(self) -> Policy | None:
        """The bot that must decide now, None if a person must or the game is over."""
        decision = self.game.decision
        if decision is None:
            return None
        return POLICIES.get(self.players[decision.index])

    @property
    def mine(self) -> bool:
        """Whether a person must decide now, who has not said beforehand what to do."""
        decision = self.game.decision
        return decision is not None and self.players[decision.index] == PERSON and self.said is None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    @property
    def living(self) -> tuple[int, ...]:
        """The seats of the persons whose monsters are still in the game."""
        return tuple(seat for seat in self.people if self.game.state.monsters[seat].alive)

    @property
    def lookers(self) -> tuple[int, ...]:
        """The seat whose secrets are shown: the only person's; of several the one who has just opened its own."""
        people = self.people
        return people if len(people) < 2 else (self.opened,) if self.opened in people else ()

    @property
    def covered(self) -> bool:
        """Whether what is asked is a secret of one of several persons, who has not opened it yet."""
        decision = self.game.decision
        if decision is None or not self.mine or decision.index in self.lookers:
            return False
        return KINDS[decision.kind].private

    @property
    def withheld(self) -> bool:
        """Whether the person who is asked knows more than those who look: what a choice is worth would tell of it."""
        decision = self.game.decision
        if decision is None or not self.mine or decision.index in self.lookers:
            return False
        state = self.game.state
        return self.covered or state_key(view(state, decision.index)) != state_key(public(state))

    def look(self, seat: int) -> None:
        """Open what only a seat may know, for one of several persons at the screen; -1 hides it again.

        Raises
        ------
        BadOption
            If no person sits there.
        """
        if seat >= 0 and seat not in self.people:
            raise BadOption(f"look: seat {seat} is not one of {', '.join(map(str, self.people)) or 'nobody'}")
        self.opened = seat

    def ask_me(self, seat: int, card: str, asking: str) -> None:
        """Set whether the person of a seat is stopped where an evolution in its hand could be played.

        Raises
        ------
        BadOption
            If the evolution is not in the hand of that person, or there is no such setting.
        """
        if seat not in self.people or card not in self.game.state.monsters[seat].hand:
            raise BadOption(f"ask me: {card!r} is not in that hand")
        if asking not in ASK_ME:
            raise BadOption(f"ask me: {asking!r} is not one of {', '.join(ASK_ME)}")
        mine = self.asking.setdefault(seat, {})
        mine[card] = asking
        if asking == ALWAYS:
            del mine[card]
        self._through()

    @property
    def said(self) -> Action | None:
        """What the person who is asked has said beforehand; None while one looks back."""
        decision = self.game.decision
        if decision is None or self.behind or decision.index not in self.people:
            return None
        seat, state = decision.index, self.game.state
        if decision.kind == "play":
            return passes(state, seat, self.asking.get(seat, {}))
        return self.standing[seat].answer(state, seat) if seat in self.standing else None

    @property
    def dice(self) -> list[Die]:
        """The dice on the table, each in its place."""
        return dice_on_table(self.game.path, self.pointed)

    # Where one stands, as the screen counts

    @property
    def at(self) -> int:
        """The place of the moment that is shown among those of its path that are shown, 0 upwards."""
        return sum(not self.shown.hidden(node) for node in self.game.path) - 1

    @property
    def begun(self) -> bool:
        """Whether a person has chosen something on the way to the moment that is shown; a bot, where none is left."""
        path, people = self.game.path, self.living or tuple(range(len(self.players)))
        return any(decider(node.state) in people and not self.shown.hidden(node) for node in path[:-1])

    # What a person does

    def act(self, text: str, at: int) -> None:
        """Take an action for the person who is asked.

        Raises
        ------
        IllegalAction
            If it is not legal, if ``at`` is not the number of the moment shown (a second click, or an old button), or
            if a bot is asked.
        """
        self._must_be_mine(text, at)
        decision = self.game.decision
        if decision is not None and decision.kind == "resolve" and not text.startswith("play "):
            self.plan = ""  # another order than the one that was fixed
        self.game.play(text)
        self._played()

    def keep(self, places: Sequence[int], at: int) -> None:
        """Set the dice in these places aside and roll the others; with all of them, stop rolling.

        Raises
        ------
        IllegalAction
            If no dice lie there, it is another's choice, or the game has moved on.
        """
        dice = self.dice
        wrong = [place for place in places if not 0 <= place < len(dice)]
        if wrong:
            named = ", ".join(str(place + 1) for place in wrong)
            raise IllegalAction(f"keep dice {named}", "core.roll.keep", which_lie(dice))
        kept = letters_of(dice, places)
        self._must_be_mine(f"keep {kept}", at)
        if not without(self.game.state.dice, kept):
            self.game.play("stop")
        else:
            before = self.game.node
            self.game.play(f"keep {kept}".strip())
            made = next(child for child in before.children if child in self.game.path)
            self.pointed[made.id] = tuple(sorted(set(places)))
            if self.game.decision is not None and self.game.decision.kind == "roll":
                self.game.play("roll")
        self._played()

    def resolve(self, order: str, at: int) -> None:
        """Resolve the faces in this order as far as nothing else is asked between, and go on with the rest after it.

        Raises
        ------
        IllegalAction
            If not each face that is left is named once, it is another's choice, or the game has moved on.
        """
        named = f"resolve {', '.join(FACE_NAMES.get(face, face) for face in order) or 'nothing'}"
        self._must_be_mine(named, at)
        left = "".join(dict.fromkeys(self.game.state.results))
        if sorted(order) != sorted(left):
            wanted = f"each face that is left must be in the order once: {in_words(self.game.state.results)}"
            raise IllegalAction(named, "core.resolve.all", wanted)
        self.plan = order
        self._planned_by = self._turn()
        self._played()

    def _must_be_mine(self, text: str, at: int) -> None:
        if at != self.now:
            raise IllegalAction(text, "core.game.stale", "the game has moved on since then")
        decision = self.game.decision
        if decision is not None and not self.mine:
            raise IllegalAction(text, "core.turn.order", f"{decision.seat} is played by a bot and decides now")

    def _turn(self) -> tuple[int, int]:
        state = self.game.state
        return state.turn, state.monsters[state.turn].turns if state.turn >= 0 else 0

    def _played(self) -> None:
        """Hide what was opened for the choice just made, and go on to what has to be asked."""
        self.opened = -1
        self._follow_plan()

    def _through(self) -> None:
        """Take what is decided at once: windows of bots, and those that a person's setting passes."""
        while not self.behind and (decision := self.game.decision) is not None and decision.kind in AT_ONCE:
            if self.said is not None:
                self.shown.leave_out(self.node)
                self.game.play(self.said)
            elif not self._bot_plays():
                return
        if self.behind and self.shown.hidden(self.node):  # the same was played from here before
            self._settle()

    def _bot_plays(self) -> bool:
        """Let the bot that is asked decide; return False if none is."""
        bot = self.bot
        if bot is None:
            return False
        state, number = self.game.state, self.shown.number(self.node)
        chosen = bot(state, decider(state), random.Random(f"{self.game.seed}/{number}"))
        self.game.play(chosen)
        return True

    def _follow_plan(self) -> None:
        """Resolve what was planned, until something else is asked."""
        self._through()
        while self.plan:
            decision = self.game.decision
            left = self.game.state.results
            self.plan = "".join(face for face in self.plan if face in left)
            if decision is None or self._turn() != self._planned_by or not self.plan:
                self.plan = ""
            elif decision.kind == "resolve":
                self.game.play(f"resolve {self.plan[0]}")
                self._through()
            else:
                return

    # Going on

    def step(self) -> bool:
        """Go on by one decision: along the line if it goes on, else by the bot's; return whether anything happened."""
        if self.behind:
            self.opened = -1
            self._forward()
            return True
        if self.said is not None:
            self.game.play(self.said)
        elif not self._bot_plays():
            return False
        self._played()
        return True

    def to_mine(self) -> None:
        """Go on until a person must decide, or the game is over."""
        while self.step() and not self.mine:
            pass

    def to_turn(self) -> None:
        """Go on until the next turn begins, a person must decide something new, or the game is over."""
        state = self.game.state
        before = (state.turn, state.monsters[state.turn].turns if state.turn >= 0 else 0)
        while self.step():
            if self._turn() != before or (self.mine and not self.behind):
                return

    def _forward(self) -> None:
        self.game.goto(self.game.at + 1)
        self._settle()

    def _settle(self) -> None:
        """Never stand before a roll or a draw, nor where nobody may look: go on to where somebody is asked."""
        while (self.game.decision is None or self.shown.hidden(self.node)) and self.behind:
            self.game.goto(self.game.at + 1)
        if self.game.decision is None and not self.game.over:
            self.game.step()
        self._through()

    # Going back

    def back(self) -> bool:
        """Go back by one decision; return whether that was possible."""
        at = self.game.at - 1
        while at >= 0 and not self._asked(at):
            at -= 1
        if at < 0:
            return False
        self.travel(self.line[at].id)
        return True

    def back_to_mine(self) -> bool:
        """Go back to the last decision of a person that left a choice; return whether there is one."""
        for at in range(self.game.at - 1, -1, -1):
            here = self.line[at]
            seat = decider(here.state)
            if seat >= 0 and self.players[seat] == PERSON and not self.shown.hidden(here) and self._choice(here):
                self.travel(here.id)
                return True
        return False

    def travel(self, node_id: int) -> None:
        """Show the moment after a step, by the id of its node; if chance waits there, the moment after it."""
        self.plan = ""
        self.opened = -1
        self.game.goto_node(node_id)
        self._settle()

    def first(self) -> int:
        """Return the id of the first moment at which something is asked."""
        return next(node.id for at, node in enumerate(self.line) if self._asked(at))

    def _asked(self, at: int) -> bool:
        return decider(self.line[at].state) >= 0 and not self.shown.hidden(self.line[at])

    def _choice(self, node: Node) -> bool:
        return len(legal_actions(node.state)) > 1
