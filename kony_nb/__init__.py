"""kony_nb: learn King of New York by playing it, step by step, in a notebook."""

__version__ = "0.1.0"
