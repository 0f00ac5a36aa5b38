"""A game as a person holds it: the moment one stands at, what may be played, and the way back."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kony_nb.game import records, saves
from kony_nb.game.decision import Decision, decision_of
from kony_nb.game.display import EXPORTS, HOOKS
from kony_nb.game.hidden import NOBODY, public, view
from kony_nb.game.history import History
from kony_nb.game.moving import chosen, follow, refusal
from kony_nb.game.owner.using import require
from kony_nb.game.situation.describe import describe_moment, describe_public
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import (
    SECRET,
    branch_seed,
    is_secret,
    open_situation,
    read_deal,
    read_seed,
)
from kony_nb.game.situation.share import share_string
from kony_nb.game.walk import Walk
from kony_nb.game.wording import UNKNOWN_ACTION, find_outcome
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadOption, BadRecord, BadScenario, IllegalAction, NoSuchMoment, flag, shown
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Addressed
from kony_nb.rules.options import Options
from kony_nb.rules.phases.elimination import ranks
from kony_nb.rules.referee import is_chance, legal_actions
from kony_nb.rules.state import UNKNOWN, State

__all__ = ["Game"]

FOUR = ("Kong", "Mantis", "Rob", "Sheriff")
STALE = "core.game.stale"
WAITS = "core.chance.waits"


class Game(Walk):
    """A game with everything that happened in it.

    Make one with `Game.new` or `kony_nb.scenario`, or read one with `from_record`, `from_json` or `load`.
    Nothing that was played is ever overwritten: who goes back and plays something else gets a variation.

    Attributes
    ----------
    start : dict
        The scenario of the first moment.
    seed : int or str
        The seed with which the game began.
    luck : Addressed
        What decides where chance falls: the seed's luck, or in a branch perhaps another.
    history : History
        The tree of moments.
    analyses : list of dict
        What `note_analysis` was given, kept in the JSON form.
    """

    def __init__(
        self,
        start: Mapping[str, Any],
        history: History,
        seed: int | str,
        luck: int | str | None = None,
        deal: int | str | None = None,
        lucks: dict[str, int] | None = None,
        analyses: list[dict[str, Any]] | None = None,
    ) -> None:
        self.start = dict(start)
        self.history = history
        self.seed = seed
        self.luck = Addressed(seed if luck is None else luck, deal)
        self._lucks = {} if lucks is None else lucks
        self.analyses = [] if analyses is None else analyses
        self._script: list[Action] = []
        self._saved_to: Path | None = None

    @classmethod
    def new(
        cls,
        game: str = "new_york",
        monsters: Sequence[str] = FOUR,
        *,
        seed: int | str = 0,
        rules: str = "digest",
        options: Mapping[str, Any] | None = None,
        expansions: Sequence[str] = (),
        deal_seed: int | str | None = None,
    ) -> "Game":
        """Begin a game; it stands at the first roll for the first player.

        Parameters
        ----------
        game : str
            ``"new_york"`` or ``"tokyo"``.
        monsters : sequence of str
            The names of 2 to 6 monsters by seat, clockwise, in any case.
        seed : int or str
            The same seed gives the same dice, tiles and cards to the same choices.
        rules : str
            The profile, ``"digest"`` or ``"printed"``.
        options : mapping, optional
            Single options that differ from the profile, see `kony_nb.rules.options.CHOICES`.
        expansions : sequence of str
            ``["power_up"]`` for evolutions.
        deal_seed : int or str, optional
            The seed of what is dealt unseen, the evolutions. It is in no public record and no share string. Without
            one the seed deals them, so that who knows the seed could work out the hands; ``"secret"`` makes one that
            is shown when the game is over.

        Raises
        ------
        BadOption
            For anything that this game does not have; the message lists what is allowed.

        Examples
        --------
        >>> game = Game.new(monsters=["kong", "Captain Fish"], seed=7)
        >>> print(game.decision)
        Kong: Roll for the first turn: most attacks go first. [core.setup.first-player]
        """
        listed = list(monsters) if isinstance(monsters, list | tuple) else monsters
        start: dict[str, Any] = {"game": game, "phase": "setup", "monsters": listed}
        if rules != "digest":
            start["rules"] = rules
        if options:
            start["options"] = dict(options) if isinstance(options, Mapping) else options
        if expansions:
            start["expansions"] = list(expansions) if isinstance(expansions, list | tuple) else expansions
        if deal_seed is not None:
            start["deal_seed"] = deal_seed
        try:
            begun = cls.begin({**start, "seed": seed})
        except BadScenario as bad:
            raise BadOption("; ".join(bad.faults)) from None
        begun.step()
        return begun

    @classmethod
    def begin(cls, start: Mapping[str, Any]) -> "Game":
        """Return a game at the first moment of a scenario, chance still waiting if it does; ``then`` is left out.

        Raises
        ------
        BadScenario
            Listing every fault.
        """
        seed: int | str = 0
        deal: int | str | None = None
        if isinstance(start, Mapping):  # what is wrong with them is said with all other faults
            seed, deal = read_seed(start.get("seed", 0), Faults()), read_deal(start.get("deal_seed"), Faults())
        if deal == SECRET:
            deal = f"{SECRET}-{os.urandom(16).hex()}"
        state, events = open_situation(start, Addressed(seed, deal))
        said = {key: value for key, value in start.items() if key not in ("seed", "deal_seed", "then")}
        kept = json.loads(json.dumps(said, default=dict))  # our own copy, and what a save will hold
        kept["monsters"] = [
            {**entry, "name": monster.name} if isinstance(entry, Mapping) else monster.name
            for entry, monster in zip(kept["monsters"], state.monsters, strict=True)
        ]
        kept.pop("owner_cards", None)
        if state.options.owner_cards:
            kept["owner_cards"] = state.options.owner_cards
        for entry, monster in zip(kept["monsters"], state.monsters, strict=True):
            named = entry.get("evolutions", {}) if isinstance(entry, Mapping) else {}
            if isinstance(entry, dict) and entry.get("challenge") == UNKNOWN:
                entry["challenge"] = monster.challenge
            if UNKNOWN in (*named.get("hand", ()), *named.get("deck", ())):  # they are dealt, and stay so in a save
                named |= {"hand": list(monster.hand), "deck": list(monster.evolutions)}
        return cls(kept, History(state, events), seed, deal=deal)

    # What is

    @property
    def state(self) -> State:
        """The state of this moment. It is shared with the history: look, but change only a clone."""
        state = self.history.node.state
        require(state)
        return state

    @property
    def options(self) -> Options:
        """The options, fixed for the whole game."""
        return self.state.options

    @property
    def title(self) -> str:
        """The game, who plays, and the seed."""
        return f"{GAMES[self.options.game].title}: {', '.join(self.names)} (seed {self.luck.seed})"

    @property
    def deal_seed(self) -> int | str:
        """The seed of what is dealt unseen; ``"secret"`` for a secret one while the game goes on."""
        deal = self.luck.deal
        if deal is None:
            return self.luck.seed
        return SECRET if is_secret(deal) and not self.over else deal

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over, or where `goto` led to a moment at which chance waits."""
        return decision_of(self.state)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every action that is legal now, each with ``.text`` and ``.label``."""
        return legal_actions(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.agenda

    @property
    def winners(self) -> list[str]:
        """The winner's name; empty while the game goes on, and when all were eliminated together."""
        return [self.names[self.state.winner]] if self.state.winner >= 0 else []

    @property
    def ranking(self) -> list[list[str]]:
        """The names by rank: the winner, then who is still in the game, then the eliminated, the last first.

        Monsters that fell in the same event share a rank (rule ``core.out.ranks``).
        """
        return [[self.names[seat] for seat in rank] for rank in ranks(self.state)]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, from the start to this moment, what only some seats may know too."""
        return [event for node in self.path for event in node.events]

    def events_for(self, seat: str) -> list[Event]:
        """Return what this monster's player may know of everything that happened.

        Raises
        ------
        BadOption
            If it does not play.
        """
        index = self.seat_of(seat)
        return [event for event in self.events if event.known_to((index,))]

    def view(self, seat: str) -> State:
        """Return the state as this monster's player may see it."""
        return view(self.state, self.seat_of(seat))

    # What is played

    def play(self, wanted: str | Action, *, at: int | None = None) -> list[Event]:
        """Play an action, and let fall the chance that follows.

        Parameters
        ----------
        wanted : str or Action
            A legal action, its text (``"keep AA"``), or printed names in any case, cut short where that is clear
            (``"Flee Queens"``, ``"buy extra"``). ``"roll AAHESO"`` scripts the dice that are rolled now.
        at : int, optional
            The id of the node that the player saw; if the game has moved on, nothing is played.

        Returns
        -------
        list of Event
            What happened.

        Raises
        ------
        IllegalAction
            With the rule and the reason. The game stays as it was.
        """
        text = wanted.text if isinstance(wanted, Action) else wanted if isinstance(wanted, str) else shown(wanted)
        if at is not None and at != self.node.id:
            moved_on = f"the game stands at moment {self.node.id}, this was meant for {shown(at)}"
            raise IllegalAction(text, STALE, moved_on)
        try:
            actions = chosen(self.state, wanted)
            moments = follow(self.state, actions, self._script, self.luck)
        except IllegalAction as refused:
            raise IllegalAction(text, refused.rule, refused.reason) from None
        del self._script[: len(moments) - len(actions)]
        return self._write(moments)

    def why_not(self, wanted: str | Action) -> IllegalAction | None:
        """Return why an action is not legal now, with the rule; None exactly if it is legal."""
        return refusal(self.state, wanted)

    def script(self, outcomes: Sequence[str]) -> None:
        """Say what the next draws of chance give, in order, before luck decides again.

        Each is checked when it happens: one that cannot happen then refuses the action that would lead to it, and
        stays until it is replaced. An empty list takes all of them back. A script is not saved.

        Parameters
        ----------
        outcomes : sequence of str
            Such as ``"dice AAHESO"``, ``"draw hospital_2"``, ``"draw Extra Head"``.

        Raises
        ------
        IllegalAction
            If one of them is no outcome of chance at all, or they are no list.
        """
        if not isinstance(outcomes, list | tuple):
            raise IllegalAction(shown(outcomes), UNKNOWN_ACTION, "give a list of outcomes")
        self._script = [find_outcome(text) for text in outcomes]

    def step(self) -> list[Event]:
        """Let fall the chance that waits, where `goto` led to such a moment, up to the next decision.

        Returns
        -------
        list of Event
            What happened.

        Raises
        ------
        IllegalAction
            If a choice is asked, or the game is over.
        """
        if not is_chance(self.state):
            asked = self.decision
            raise IllegalAction("step", WAITS, f"no chance waits: {asked or 'the game is over'}")
        moments = follow(self.state, (), self._script, self.luck)
        del self._script[: len(moments)]
        return self._write(moments)

    def _write(self, moments: Sequence[tuple[Action, State, list[Event]]]) -> list[Event]:
        happened: list[Event] = []
        for action, state, events in moments:
            happened += self.history.add(action, state, events).events
        self._moved()
        return happened

    def branch(self, at: int | None = None, luck: str = "same") -> "Game":
        """Return an independent game that shares the past of this one.

        Parameters
        ----------
        at : int, optional
            The moment of the line from which it goes on; this one if None.
        luck : str
            ``"same"``: the same rolls and cards as here wherever the choices are the same, evolutions too;
            ``"new"``: others. Who holds what already stays in either.

        Raises
        ------
        NoSuchMoment
            If the line has no such moment.
        BadOption
            For another kind of luck.
        """
        if luck not in ("same", "new"):
            raise BadOption(f"luck: {shown(luck)} is not one of same, new")
        line = self.line
        n = self.at if at is None else at
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(line):
            raise NoSuchMoment(f"branch {shown(at)}: the line has the moments 0 to {len(line) - 1}")
        seed, deal = self.luck.seed, self.luck.deal
        if luck == "new":
            k = self._lucks[str(seed)] = self._lucks.get(str(seed), 0) + 1
            seed = branch_seed(seed, k)
            deal = None if deal is None else branch_seed(deal, k)
        return Game(self.start, self.history.copy_path(line[n]), self.seed, seed, deal, self._lucks)

    def share_lucks(self, other: "Game") -> None:
        """Count new lucks together with another game from now on, as a branch of it does, so that none comes twice."""
        for seed, k in self._lucks.items():
            other._lucks[seed] = max(k, other._lucks.get(seed, 0))
        self._lucks = other._lucks

    # What is kept

    def to_scenario(self) -> dict[str, Any]:
        """Return a small dict that describes this moment; `kony_nb.scenario` stands there again.

        It is the whole truth: every hand, a card that only one seat has looked at, the deal seed; `share` tells what
        everybody knows.
        """
        return describe_moment(self.node, self.start, self.luck.seed, self.luck.deal)

    def share(self, *, all: bool = False) -> str:
        """Return this moment as one line of text, for `kony_nb.scenario`.

        Parameters
        ----------
        all : bool
            Whether it holds what only some seats have seen, and the deal seed, too. Without, a moment in the middle of
            a secret is told as the nearest one before it that everybody knows, and evolutions that not everybody has
            seen are ``"?"``: who opens it gets others in their place.

        Raises
        ------
        BadOption
            If ``all`` is neither True nor False.
        """
        if flag("all", all):
            return share_string(self.to_scenario())
        return share_string(describe_public(self.node, self.start, self.luck.seed))

    def record(self, *, public: bool = False, seat: str | None = None) -> str:
        """Return the line as a readable text, every choice and every outcome of chance written out.

        It can be played again, so it holds what only some seats have seen, too, in parentheses, and the deal seed.

        Parameters
        ----------
        public : bool
            Whether to write only what everybody at the table knows: neither secret choices and draws nor notes. Such
            a record is for reading; it cannot be played again.
        seat : str, optional
            The same, with what this monster's player knows besides.

        Raises
        ------
        BadOption
            If the monster does not play, or ``public`` is neither True nor False.
        BadCards
            If the owner's cards with which it was begun are not in use any more.
        """
        require(self.history.node.state)
        knows = None if seat is None else self.seat_of(seat)
        if flag("public", public) and knows is None:
            knows = NOBODY
        return records.write(self.start, self.history, self.seed, self.luck.seed, self.luck.deal, knows)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """Return the game that a text record tells; every line is played again and checked.

        Raises
        ------
        BadRecord
            With the line, the rule and the reason.
        """
        return cls(*records.read(text))

    def to_json(self) -> str:
        """Return the whole tree as JSON: choices and outcomes, from which all states follow, secrets too."""
        luck = self.luck
        return saves.write(self.start, self.history, self.seed, luck.seed, luck.deal, self._lucks, self.analyses)

    @classmethod
    def from_json(cls, text: str) -> "Game":
        """Return the game in a JSON text; every action is played again and checked.

        Raises
        ------
        BadRecord
            With what is wrong and where.
        """
        return cls(*saves.read(text))

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Write the game to a file: the record if its name ends in ``.txt``, else JSON. A crash leaves the old file.

        Raises
        ------
        BadRecord
            If the file cannot be written.
        """
        target = saves.file_at(path)
        saves.write_file(target, self.record() if target.suffix == ".txt" else self.to_json())

    @classmethod
    def load(cls, path: "str | os.PathLike[str]") -> "Game":
        """Return the game in a file, a record or JSON.

        Raises
        ------
        BadRecord
            With the path, and what is wrong with the file.
        """
        return saves.from_file(
            saves.file_at(path), lambda text: (cls.from_json if text[:1] == "{" else cls.from_record)(text)
        )

    def export(
        self, path: "str | os.PathLike[str]", *, seat: str | None = None, everything: bool = False
    ) -> None:
        """Write the line to a file for others. A crash leaves the old file.

        Parameters
        ----------
        path : str or path
            Its suffix decides: ``.html`` steps through board, dice, log and timeline in any browser, ``.csv`` has a
            row for each event, ``.json`` is the save (or the steps, where something is hidden from the reader),
            ``.svg`` the board of this moment, ``.txt`` the record.
        seat : str, optional
            Show what this monster's player knows.
        everything : bool
            Show hidden cards too. Without either the file holds what everybody at the table knows.

        Raises
        ------
        BadOption
            For another suffix, a monster that does not play, or a seat together with everything.
        BadRecord
            If the file cannot be written.
        """
        target = saves.file_at(path)
        writer = EXPORTS.get(target.suffix.lower())
        if writer is None:
            raise BadOption(f"export {shown(str(path))}: the name must end in one of {', '.join(sorted(EXPORTS))}")
        if flag("everything", everything) and seat is not None:
            raise BadOption("export: give seat= or everything=True, not both")
        knows: int | None = NOBODY if seat is None else self.seat_of(seat)
        if everything or not records.holds_secrets(self.history):
            knows = None
        saves.write_file(target, writer(self, knows))

    def autosave(self, path: "str | os.PathLike[str] | None") -> None:
        """Write the game to a file now, and after every play and every step back or forth; None ends that.

        Raises
        ------
        BadRecord
            If the file cannot be written; later plays raise it too, and have been played all the same.
        """
        if path is not None:
            self.save(path)
        self._saved_to = None if path is None else saves.file_at(path)

    def _moved(self) -> None:
        """Write the game to its file, if it has one."""
        if self._saved_to is not None:
            self.save(self._saved_to)

    def note_analysis(self, found: Mapping[str, Any]) -> None:
        """Keep what an analysis of this moment found, such as ``comparison.record()``, in the JSON form of the game.

        Parameters
        ----------
        found : mapping
            Plain values that JSON can hold. The id of this moment is added to it as ``at``.

        Raises
        ------
        BadRecord
            If it is something else.
        """
        try:
            kept = json.loads(json.dumps(dict(found), allow_nan=False))
        except (TypeError, ValueError, RecursionError):
            raise BadRecord(f"analysis: {shown(found)} is no dict of plain values that JSON can hold") from None
        self.analyses.append({**kept, "at": self.node.id})
        self._moved()

    # How it shows itself

    def __repr__(self) -> str:
        if self.over:
            now = f"over, {self.winners[0] if self.winners else 'nobody'} wins"
        elif self.decision is None:
            now = "chance decides"
        else:
            now = str(decision_of(public(self.state)) or "whoever holds an evolution that acts now may play it")
        at = "" if self.options.power_up else f", moment {self.at}"  # it counts those who were asked in secret
        return f"<Game {self.title}{at}: {now}>"

    def __str__(self) -> str:
        text = HOOKS.get("text/plain")
        return repr(self) if text is None else text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {mime: show(self) for mime, show in HOOKS.items()} or {"text/plain": repr(self)}
