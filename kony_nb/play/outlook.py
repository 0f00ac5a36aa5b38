"""What a choice leads to at once: it is made on a copy, worked off up to the next real choice, and what came is judged.

The bot looks with the eyes of its seat: in the copy nobody has a hand or knows what only others know, so what others
may answer from their hands is not foreseen, and never looked at.
"""

from kony_nb.play.evolution_values import CONSTANTS, FACE_UP, LASTING, PERMANENT
from kony_nb.play.judgements import JUDGEMENTS
from kony_nb.play.worth import DEATH, ENERGY, EXTRA_TURN, KILL, TOKEN, dice_worth, game_left
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import AUTOMATIC, CHANCE, OPENING, TAKE, WORK, choices, settle
from kony_nb.rules.cards.registry import CARDS, total
from kony_nb.rules.events import SILENT
from kony_nb.rules.phases.cards import use
from kony_nb.rules.phases.gains import WIN_VP
from kony_nb.rules.phases.losses import would_lose
from kony_nb.rules.phases.playing import unfold
from kony_nb.rules.phases.rolling import TO_RESULTS
from kony_nb.rules.referee import chance_outcomes
from kony_nb.rules.state import Monster, State, Step, clone

__all__ = ["Outlook", "face_up_worth"]

WON = 100.0
"""More than anything else is worth."""
DEPTH = 2
"""Choices and dice in a row that are looked through."""
FEW = 8
"""Ways on that are looked at, each; where there are more, what is there by then counts."""
MARK = Step("window", -1, ("other", 0, 0))
"""Lies under what a choice sets off; a window that is closed already."""
BEFORE_RESULTS = frozenset((*TO_RESULTS, "dice_lie"))


class Outlook:
    """What choices of one seat lead to from one moment.

    Parameters
    ----------
    state : State
        A state in which the seat must choose. It is not changed.
    seat : int
        0 upwards.

    Attributes
    ----------
    now : float
        What the position is worth to the seat.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.judgement = JUDGEMENTS[state.options.game]
        self.rivals = max(1, sum(monster.alive for monster in state.monsters) - 1)
        self.left = game_left(state)
        self.now = self.worth(state)

    def gain(self, chosen: Action) -> float:
        """Return by how much a choice betters the position of the seat, as far as it sees."""
        new, asked = self.seen(), self.state.agenda[-1]
        mark = MARK
        if chosen.verb == "play":
            new.monsters[self.seat].hand = chosen.args
            new.agenda.append(MARK)
            unfold(new, self.seat, chosen.args[0], SILENT)
        else:
            mark = self.take(new, asked, chosen)
        return self.ahead(new, mark, DEPTH) - self.now

    def seen(self) -> State:
        """Return a copy in which nobody has a hand, and what only others know is unknown again."""
        new = clone(self.state)
        for monster in new.monsters:
            if monster.hand:
                monster.hand = ()
        if new.top_seen_by and self.seat not in new.top_seen_by:
            new.deck, new.deck_top = tuple(sorted(new.deck + new.deck_top)), ()
        return new

    def take(self, state: State, asked: Step, chosen: Action) -> Step:
        """Do what was chosen, in place, and return what is on top again when that is over."""
        if chosen.verb == "use" and chosen.args[0] in CARDS:
            use(state, asked.seat, chosen, SILENT)
            return asked
        state.agenda[-1] = MARK
        TAKE[asked.kind](state, asked, chosen, SILENT)
        return MARK

    def ahead(self, state: State, mark: Step, depth: int) -> float:
        """Return what a position is worth when all that lies over the mark has happened."""
        work_off(state, mark)
        if not depth or not state.agenda or over(state, mark):
            return self.worth(state)
        top = state.agenda[-1]
        if WORK[top.kind][0] == CHANCE:
            fallen = chance_outcomes(state)
            if len(fallen) > FEW:
                return self.worth(state)
            return sum(float(chance) * self.then(state, mark, outcome, depth) for outcome, chance in fallen)
        legal = choices(state, top)
        if len(legal) > FEW:
            return self.worth(state)
        best = max if top.seat == self.seat else min
        return best(self.then(state, mark, choice, depth) for choice in legal)

    def then(self, state: State, mark: Step, chosen: Action, depth: int) -> float:
        """Return what a position is worth when something more was chosen or has fallen."""
        new = clone(state)
        top = new.agenda[-1]
        if chosen.verb == "use" and chosen.args[0] in CARDS:
            use(new, top.seat, chosen, SILENT)
        else:
            new.agenda.pop()
            TAKE[top.kind](new, top, chosen, SILENT)
        return self.ahead(new, mark, depth - 1)

    def worth(self, state: State) -> float:
        """Return what a position is worth to the seat."""
        if state.result:
            return WON if state.winner == self.seat else -WON
        losing = pending(state)
        own = state.monsters[self.seat]
        lp = own.lp - losing.get(self.seat, 0)
        if not own.alive or lp <= 0:
            return -WON
        worth = self.judgement.life(lp) + own.vp + self.holds(own) + self.judgement.stands(state, self.seat)
        if own.vp >= WIN_VP and may_win(own):
            worth += DEATH
        for seat, rival in enumerate(state.monsters):
            if seat != self.seat and rival.alive:
                worth -= self.danger(rival, rival.lp - losing.get(seat, 0))
        for _, seat in state.extra_turns:
            worth += EXTRA_TURN if seat == self.seat else -EXTRA_TURN / self.rivals
        rolled = results(state)
        if rolled:
            roll = dice_worth(state, state.turn, rolled)
            worth += roll if state.turn == self.seat else -roll / self.rivals
        return worth

    def danger(self, rival: Monster, lp: int) -> float:
        """Return what it would be worth to the seat that a rival were not there."""
        if lp <= 0:
            return 0.0
        worth = self.judgement.hurt * lp * 2 / (self.rivals + 1) + (rival.vp + self.holds(rival)) / self.rivals
        worth += KILL if self.rivals > 1 else DEATH
        return worth + DEATH if rival.vp >= WIN_VP and may_win(rival) else worth

    def holds(self, monster: Monster) -> float:
        """Return what energy, cards, evolutions that lie face up and tokens of a monster are worth to it."""
        worth = ENERGY * monster.energy
        for card in monster.cards:
            worth += self.left * (face_up_worth(card) if CARDS[card].monster else self.judgement.kept(card))
        return worth - TOKEN * sum(monster.tokens.values()) if monster.tokens else worth


def face_up_worth(card: str) -> float:
    """Return what an evolution that lies face up is worth to its owner at the start of a game."""
    if card in FACE_UP:
        return FACE_UP[card]
    entry = CARDS[card]
    if entry.lasts:
        return LASTING
    known = sum(worth * getattr(entry, name) for name, worth in CONSTANTS.items())
    return known or PERMANENT


def may_win(monster: Monster) -> bool:
    """Return whether points can win for a monster."""
    return not total(monster.cards, "no_vp_win")


def pending(state: State) -> dict[int, int]:
    """Return what each seat is about to lose."""
    losing: dict[int, int] = {}
    for step in state.agenda:
        if step.loss is not None and step.kind in ("loss", "apply_loss"):
            for seat, _ in step.loss.hits:
                losing[seat] = losing.get(seat, 0) + would_lose(state, seat, step.loss)
    return losing


def results(state: State) -> str:
    """Return the results of the last roll that are still to be resolved, "" before it and after them."""
    if state.phase != "resolve":
        return ""
    if state.results:
        return state.results.upper()
    return state.dice if any(step.kind in BEFORE_RESULTS for step in state.agenda) else ""


def over(state: State, mark: Step) -> bool:
    """Return whether all that lay over the mark has happened."""
    top = state.agenda[-1]
    return top is mark or (mark is not MARK and top.kind == mark.kind and top.seat == mark.seat)


def work_off(state: State, mark: Step) -> None:
    """Work off what lies over the mark, in place, up to the next real choice or chance."""
    while state.agenda and not over(state, mark):
        todo = state.agenda.pop()
        sort, first, then, _ = WORK[todo.kind]
        if sort == AUTOMATIC:
            first(state, todo, SILENT)
            continue
        if sort == CHANCE:
            state.agenda.append(todo)
            return
        if sort == OPENING:
            state.phase = then
        legal = choices(state, todo)
        if len(legal) > 1 or not settle(state, todo, legal, None, SILENT):
            state.agenda.append(todo)
            return
