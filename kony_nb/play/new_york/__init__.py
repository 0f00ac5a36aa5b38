"""How the greedy bot judges King of New York: importing this registers it."""

from kony_nb.play.new_york import turn_choices

__all__ = ["turn_choices"]
