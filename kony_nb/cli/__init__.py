"""The game in a terminal: ``python -m kony_nb``."""
