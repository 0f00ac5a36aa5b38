"""Evolutions that the owner of the box enters in ``my_cards.toml``: read, checked, and put into their sets."""
