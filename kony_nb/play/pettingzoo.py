"""A standard face for agents that learn: a PettingZoo environment over the referee (extra ``rl``)."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from kony_nb.game.decision import decision_of
from kony_nb.game.game import Game
from kony_nb.game.history import History
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import branch_seed, read_seed
from kony_nb.game.situation.people import FEWEST, MOST
from kony_nb.play.asking import who_may_play
from kony_nb.play.observation_layout import layout_of, observation_layout
from kony_nb.play.observations import observation
from kony_nb.rules.actions import Action, monster_id, vocabulary
from kony_nb.rules.agenda import advance
from kony_nb.rules.errors import BadOption, IllegalAction, shown
from kony_nb.rules.events import SILENT
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import step, why_not
from kony_nb.rules.state import State, clone

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"{missing.name} is not installed; get it with: pip install 'kony-nb[rl]'", name=missing.name
    ) from None

__all__ = ["KonyEnv", "env", "observation_layout", "raw_env"]

Observation = dict[str, NDArray[np.int8]]
WON, LOST = 1, -1
RENDER_MODES = ("ansi",)


class KonyEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types, so its class is Any
    """The game as agents play it, without wrappers; `env` says what the parameters are, and how it is played.

    An illegal action raises `IllegalAction` and changes nothing. PettingZoo's name for it is `raw_env`.

    Attributes
    ----------
    possible_agents : list of str
        The ids of the monsters by seat, such as ``"captain_fish"``.
    position : State
        The state of the game. Look, but do not change it.
    seed : int or str
        The seed of this episode: `kony_nb.Game.new` with it deals the same luck to the same choices.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kony_nb_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "new_york",
        monsters: int | Sequence[str] = 4,
        *,
        rules: str = "digest",
        options: Mapping[str, Any] | None = None,
        expansions: Sequence[str] = (),
        seed: int | str = 0,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode: {shown(render_mode)} is not one of {', '.join(RENDER_MODES)}, nor None")
        if max_steps is not None and (isinstance(max_steps, bool) or not isinstance(max_steps, int) or max_steps < 1):
            raise BadOption(f"max_steps: {shown(max_steps)} is not a whole number from 1 up, nor None")
        new = Game.new(
            game,
            names_of(game, monsters, expansions),
            seed=_seed(seed),
            rules=rules,
            options=options,
            expansions=expansions,
        )
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.seed: int | str = new.seed
        self._first_seed, self._episodes = self.seed, 0
        self._start = new.root.state
        self.position: State = clone(self._start)
        self._legal: tuple[Action, ...] = ()
        self._luck = Addressed(self.seed)
        self._steps = 0
        self.possible_agents = [monster_id(name) for name in new.names]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        high = np.array(layout_of(game).highest, np.int8)
        actions = len(vocabulary())
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: ``observation`` and ``action_mask``."""
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        """Return the numbers of the vocabulary."""
        self._seat(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin an episode, at the first real choice.

        Parameters
        ----------
        seed : int or str, optional
            Without it: the environment's own seed the first time, and each time another one that follows from the
            last seed given.
        options : mapping, optional
            Not looked at; what the game is was chosen when the environment was made.

        Raises
        ------
        BadOption
            For a seed that is neither a whole number nor a short word.
        """
        if seed is not None:
            self._first_seed, self._episodes = _seed(seed), 0
        self.seed = branch_seed(self._first_seed, self._episodes) if self._episodes else self._first_seed
        self._episodes += 1
        self._luck = Addressed(self.seed)
        self._steps = 0
        self.position = clone(self._start)
        self._legal = advance(self.position, SILENT, self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select(self.agents[0])

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and what it may do if it is its turn to choose (else the mask is all zeros).

        Raises
        ------
        BadOption
            If it does not play.
        """
        seat = self._seat(agent)
        mask = np.zeros(len(vocabulary()), np.int8)
        if agent in self.agents and agent == self.agent_selection and not self._gone(agent):
            mask[[choice.number for choice in self._legal]] = 1
        return {"observation": observation(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the choice of the agent whose turn it is, and go on to the next real choice or the end.

        Parameters
        ----------
        action : int or None
            The number of a legal action; None exactly for an agent that is terminated or truncated: it leaves.

        Raises
        ------
        IllegalAction
            For a number that is not legal now, or if nobody is left; nothing has changed then.
        ValueError
            For an action of an agent that has to leave.
        """
        if not self.agents:
            raise IllegalAction(shown(action), "core.game.over", "nobody is left to step; reset() begins an episode")
        agent = self.agent_selection
        if self._gone(agent):
            self._was_dead_step(action)
            return
        chosen = self._choice(action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._legal = step(self.position, chosen, SILENT, self._luck)
        self._steps += 1
        self._settle()
        self._accumulate_rewards()
        self._select(agent)
        self._deads_step_first()

    def _choice(self, action: int | None) -> Action:
        every = vocabulary()
        try:
            number = -1 if isinstance(action, bool) else index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < len(every):
            reason = f"give the number of a legal action, from 0 to {len(every) - 1}"
            raise IllegalAction(shown(action), "core.action.unknown", reason)
        chosen = every[number]
        if chosen not in self._legal:
            refused = why_not(self.position, chosen)
            assert refused is not None
            raise refused
        return chosen

    def _settle(self) -> None:
        """Give rewards, and end what has ended: the episode, or for those alone who were eliminated."""
        over = not self.position.agenda
        for agent in self.agents:
            seat = self._seats[agent]
            if over or not self.position.monsters[seat].alive:
                self.terminations[agent] = True
                self.rewards[agent] = WON if self.position.winner == seat else LOST
            elif self._steps == self.max_steps:
                self.truncations[agent] = True

    def _select(self, agent: str) -> None:
        """Let the agent that must choose be next, or any if the game is over, and say what everybody may know."""
        asked, over = decision_of(self.position), not self.position.agenda
        ends = {"result": self.position.result, "winner": self._winner()} if over else {}
        self.infos: dict[str, dict[str, Any]] = {each: dict(ends) for each in self.agents}
        self.agent_selection = agent
        if asked is not None:
            self.agent_selection = self.possible_agents[asked.index]
            self.infos[self.agent_selection] = {"decision": asked.kind, "rule": asked.rule}

    def _winner(self) -> str | None:
        return self.possible_agents[self.position.winner] if self.position.winner >= 0 else None

    def _gone(self, agent: str) -> bool:
        return bool(self.terminations[agent] or self.truncations[agent])

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise BadOption(f"agent: {shown(agent)} is not one of {', '.join(self.possible_agents)}")
        return self._seats[agent]

    def render(self) -> str | None:
        """Return the board as text if the environment was made with ``render_mode="ansi"``, else None."""
        if self.render_mode is None:
            return None
        return str(Game({}, History(self.position, []), self.seed))

    def close(self) -> None:
        """Do nothing: nothing is held open."""


def _seed(value: object) -> int | str:
    faults = Faults()
    seed = read_seed(int(value) if isinstance(value, np.integer) else value, faults)
    if faults:
        raise BadOption("; ".join(faults))
    return seed


def names_of(game: str, monsters: int | Sequence[str], expansions: Sequence[str] = ()) -> Sequence[str]:
    """Return who plays: the names given, or so many of a game's monsters in its own order.

    Raises
    ------
    BadOption
        If so many cannot play, or there is no such game.
    """
    if not isinstance(monsters, int):
        return monsters
    if game not in tuple(GAMES):
        raise BadOption(f"game: {shown(game)} is not one of {', '.join(GAMES)}")
    there = who_may_play(game, expansions)
    most = min(MOST, len(there))
    if not FEWEST <= monsters <= most:
        raise BadOption(f"monsters: {shown(monsters)} cannot play, {FEWEST} to {most} can")
    return there[:monsters]


raw_env = KonyEnv


def env(
    game: str = "new_york",
    monsters: int | Sequence[str] = 4,
    *,
    rules: str = "digest",
    options: Mapping[str, Any] | None = None,
    expansions: Sequence[str] = (),
    seed: int | str = 0,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return a PettingZoo AEC environment of a game, in the library's usual wrappers.

    Parameters
    ----------
    game : str
        A game of `kony_nb.rules.games.GAMES`.
    monsters : int or sequence of str
        2 to 6: so many of the game's monsters; or their names by seat, clockwise.
    rules, options, expansions
        As for `kony_nb.Game.new`.
    seed : int or str
        The seed of the first episode, if `reset` is not given one.
    max_steps : int, optional
        Choices after which an episode is truncated, for all who are still in it, with reward 0.
    render_mode : str, optional
        ``"ansi"``: ``render()`` returns the board as text.

    Returns
    -------
    pettingzoo.AECEnv
        A `KonyEnv` in wrappers. An illegal action ends the episode with reward -1 for who chose it and 0 for the
        others; a number outside the vocabulary, or a call before ``reset()``, raises AssertionError.

    Raises
    ------
    BadOption
        For anything that the game does not have; the message lists what is allowed.

    Notes
    -----
    Agents are the ids of the monsters. An action is the place of an `Action` in `kony_nb.rules.actions.vocabulary`,
    which is the same for all games of one version of this package. An observation is a dict of two vectors:
    ``observation``, see `observation_layout`, and ``action_mask``, 1 where an action is legal; all zeros for an agent
    that is not asked.

    Asked are only choices between two or more actions: dice and cards fall inside ``step`` by the seed's luck, and a
    single legal action (to roll, to end the turn) is taken by itself. A secret choice is asked even if it is none, for
    leaving it out would tell the others.

    Rewards: at the end 1 for the winner and -1 for everybody else, for all of them if nobody wins; an eliminated
    monster has its -1 at once and leaves, while the others play on. Nothing else is rewarded.

    ``infos`` tells the agent that is asked the kind of ``decision`` and the ``rule`` that asks, and in the end
    everybody the ``result`` and the ``winner`` (None for nobody).

    Examples
    --------
    >>> table = env(monsters=["Kong", "Mantis"])
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     seen, reward, terminated, truncated, info = table.last()
    ...     over = terminated or truncated
    ...     table.step(None if over else seen["action_mask"].argmax())
    >>> table.agents
    []
    """
    raw = KonyEnv(
        game,
        monsters,
        rules=rules,
        options=options,
        expansions=expansions,
        seed=seed,
        max_steps=max_steps,
        render_mode=render_mode,
    )
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=LOST))
    )
