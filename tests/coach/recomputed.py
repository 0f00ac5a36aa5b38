"""Every number that the coach tells, found again by its source: from the whole state, by the public questions."""

from fractions import Fraction

from kony_nb import odds
from kony_nb.coach.advice import Advice, Worth
from kony_nb.coach.following import AS_IT_LIES
from kony_nb.coach.said import Number
from kony_nb.game.hidden import view
from kony_nb.odds.forward import ends_now
from kony_nb.odds.hushed import hushed
from kony_nb.play.worth import ENERGY, dice_worth
from kony_nb.rules.actions import Action
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.events import Event, Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.phases.challenging import seat_of
from kony_nb.rules.referee import apply, chance_outcomes, is_chance, legal_actions, start
from kony_nb.rules.state import State, Step, clone

__all__ = ["Recomputed", "followed"]

SIGNS = {"+": 1, "-": -1}


def followed(state: State, chosen: Action) -> tuple[State, list[Event]]:
    """Return what an action leads to while nobody plays an evolution and the others who are asked the same hold."""
    kind, n = state.agenda[-1].kind, len(state.agenda)
    after, events = apply(state, chosen)
    if kind == "reveal_or_hide":
        return after, [event for event in events if event.kind == "decided"]
    while after.agenda and not is_chance(after):
        top = after.agenda[-1].kind
        if top == "play" and (kind != "play" or len(after.agenda) >= n):
            after, more = apply(after, next(each for each in legal_actions(after) if each.verb == "pass"))
        elif top == kind and kind in ("flee", "yield"):
            after, more = apply(after, next(each for each in legal_actions(after) if each.verb == "hold"))
        else:
            break
        events += more
    return after, events


def own(events: list[Event]) -> list[Event]:
    """Return the events up to the next face that is resolved, or the next turn."""
    found = []
    for at, event in enumerate(events):
        if at and event.kind in ("resolve", "turn"):
            break
        found.append(event)
    return found


class Recomputed:
    """The numbers of one advice.

    Parameters
    ----------
    state : State
        The whole state, with what the seat may not know.
    advice : Advice
        What the coach says of it.
    """

    def __init__(self, state: State, advice: Advice) -> None:
        self.state, self.advice, self.seat = state, advice, advice.seat
        self.solution: odds.Solution | None = None

    def rules(self, worth: Worth) -> set[str]:
        """Return the rules of what really happens: by the action, and when the next turn begins."""
        events = followed(self.state, worth.action)[1]
        return {event.rule for event in [*events, *self.next_turn(self.there(worth))]}

    def next_turn(self, after: State) -> list[Event]:
        """Return what happens when the next turn begins, if nothing happens until then."""
        if after.result or not after.monsters[self.seat].alive:
            return []
        new = hushed(clone(after))
        new.agenda, new.extra_turns = [Step("turn", self.seat)], ()
        return start(new)[1]

    def there(self, worth: Worth) -> State:
        """Return the state after an action; where it ends the turn, the one before the next turn begins."""
        after = followed(self.state, worth.action)[0]
        turns = [[monster.turns for monster in each.monsters] for each in (self.state, after)]
        if turns[0] == turns[1]:
            return after
        endless = clone(self.state)
        if endless.agenda.pop(0).kind not in ("end_turn", "turn_over"):
            return self.state
        over = followed(endless, worth.action)[0]
        return start(over)[0] if ends_now(over, Events()) else over

    def value(self, worth: Worth, number: Number) -> Fraction | float:
        """Return a number again."""
        source, *args = number.source.split()
        question, _, what = source.partition(".")
        ask = {"next_turn": self.next_turn_pays, "state": self.state_of}.get(question) or getattr(self, question)
        found: Fraction | float = ask(worth, what, *args)
        return found

    def changes(self, events: list[Event], kind: str, seat: int) -> int:
        """Return the sum of a kind of event."""
        return sum(event.n for event in events if event.kind == kind and event.seat == seat)

    def events(self, worth: Worth, what: str, seat: str) -> int:
        happened = own(followed(self.state, worth.action)[1])
        if worth.action.verb == "play":  # what comes after the window would come without it too
            cited = {rule for part in worth.reasons for rule in part.rules}
            happened = [event for event in happened if event.rule in cited]
        if what == "damage":
            return self.changes(happened, "damage", int(seat))
        kind, sign = what[:-1], SIGNS[what[-1]]
        return sum(abs(e.n) for e in happened if e.kind == kind and e.seat == int(seat) and e.n * sign > 0)

    def next_turn_pays(self, worth: Worth, what: str, *rules: str) -> int:
        after = self.there(worth)
        return sum(e.n for e in self.next_turn(after) if e.kind == what and e.seat == self.seat and e.rule in rules)

    def survival(self, worth: Worth, what: str, *args: str) -> Fraction | int:
        after = self.there(worth)
        found = odds.survival(hushed(after), self.seat)
        if what == "hits":
            return next(one.hits for one in found.attackers if one.seat == int(args[0]))
        return found.lp if what == "lp" else found.dies

    def turn_outcomes(self, worth: Worth, what: str, field: str = "") -> float:
        assert worth.brings is not None
        found = odds.turn_outcomes(self.state, AS_IT_LIES, first=worth.action, until=worth.brings.until)
        assert found == worth.brings
        mean = found.mean("dead" if what == "dead" else field)
        return float(abs(mean))

    def solve_here(self, worth: Worth, what: str) -> float:
        if self.solution is None:
            self.solution = odds.solve_here(
                self.state, lambda roll: dice_worth(self.state, self.seat, roll), energy=ENERGY
            )
        if what == "value":
            return abs(float(self.solution.value))
        dice, left = self.state.dice, self.state.rolls_left
        kept = dice if worth.action.verb == "stop" else worth.action.args[0]
        if what == "regret":
            return float(self.solution.regret(dice, left, kept))
        return abs(float(self.solution.keep_values(dice, left)[kept]))

    def final_worth(self, worth: Worth, what: str, dice: str = "") -> float:
        return abs(dice_worth(self.state, self.seat, dice or self.state.dice))

    def roll_distribution(self, worth: Worth, what: str, face: str, least: str = "1") -> Fraction | float:
        again = len(self.state.dice) - len(worth.action.args[0])
        faces = GAMES[self.state.options.game].faces
        found = odds.roll_distribution(again, 1, odds.never_reroll, faces=faces, exact=True)
        return found.probability(lambda roll: roll.count(face) >= int(least))

    def challenge(self, worth: Worth, what: str, *args: str) -> Fraction | float:
        chosen, kind = worth.action, self.state.agenda[-1].kind
        against = seat_of(self.state, chosen) if kind == "challenge" else None
        asked = apply(self.state, chosen)[0] if kind == "pick_ally" else self.state
        found = odds.challenge(asked, self.seat, against=against)
        if what == "strategy":
            kind = next(each for each in found.strategies if found.card in each.kind.cards)
            reveals = kind.champion if found.champion else kind.challenger
            return {"reveal": reveals, "hide": 1 - reveals}[args[0]]
        return found.wins[0][0] if what == "wins" else abs(found.payoffs[int(args[0])][int(args[1])])

    def chance_outcomes(self, worth: Worth, what: str, kind: str = "") -> Fraction | float:
        # a card that others have seen on the deck is one of the unseen ones to this seat
        after = followed(hushed(view(self.state, self.seat)), worth.action)[0]
        total = Fraction(0)
        for outcome, likely in chance_outcomes(after):
            new, events = apply(after, outcome)
            if what == "affordable":
                card = outcome.args[0]
                cost, refuses = price_for(new, self.seat, card), CARDS[card].refuses_buyer
                can = cost is not None and cost <= new.monsters[self.seat].energy
                total += likely * (can and (refuses is None or not refuses(new, self.seat)))
            else:
                hurt = self.changes(events, "damage", self.seat) if kind == "lp" else 0
                total += likely * (self.changes(events, kind, self.seat) - hurt)
        return abs(total)

    def after(self, worth: Worth, what: str) -> int:
        return int(getattr(followed(self.state, worth.action)[0].monsters[self.seat], what))

    def state_of(self, worth: Worth, what: str, place: str = "") -> int:
        if what == "bonus":
            return CHALLENGES[self.state.monsters[self.seat].challenge].bonus
        borough = self.state.boroughs[place]
        return len(borough.units) + len(borough.fresh)
