"""Whether a goal can still be reached: a look at what the next actions may lead to."""

from collections.abc import Sequence
from dataclasses import dataclass

from kony_nb.game.moving import follow
from kony_nb.lessons.facts import Facts, Miss, missed
from kony_nb.rules.events import Event
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State

__all__ = ["Outlook", "look_ahead"]

LOOKED_AT = 120
"""Moments looked at; after that many the question stays open."""


@dataclass(frozen=True)
class Outlook:
    """What may become of a goal.

    Attributes
    ----------
    reach : bool or None
        Whether it can be reached; None if there are too many ways to say.
    misses : list of Miss
        If it cannot: what is missed on the way that comes nearest.
    events : tuple of Event
        What has happened by then.
    """

    reach: bool | None
    misses: list[Miss]
    events: tuple[Event, ...]


def look_ahead(goal: Facts, state: State, events: Sequence[Event], luck: Addressed, actions: int) -> Outlook:
    """Look at everything that may be played from a moment.

    Parameters
    ----------
    goal : mapping
        Facts.
    state : State
        The moment.
    events : sequence of Event
        What has happened so far.
    luck : Addressed
        How chance will fall.
    actions : int
        How many more are played at most.
    """
    level = [(state, tuple(events))]
    nearest = Outlook(False, missed(goal, state, events), tuple(events))
    looked_at = 0
    for _ in range(actions):
        following = []
        for now, before in level:
            for action in legal_actions(now):
                if looked_at == LOOKED_AT:
                    return Outlook(None, [], ())
                looked_at += 1
                moments = follow(now, [action], (), luck)
                then = moments[-1][1]
                happened = (*before, *(event for _, _, told in moments for event in told))
                misses = missed(goal, then, happened)
                if not misses:
                    return Outlook(True, [], happened)
                if len(misses) <= len(nearest.misses):  # of two that are as near, the one of which more has been seen
                    nearest = Outlook(False, misses, happened)
                following.append((then, happened))
        level = following
    return nearest

