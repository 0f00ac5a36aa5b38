"""How the greedy bot judges King of Tokyo: importing this registers it."""

from kony_nb.play.tokyo import turn_choices

__all__ = ["turn_choices"]
