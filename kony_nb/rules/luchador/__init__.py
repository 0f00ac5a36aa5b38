"""Luchador: what it adds to either game: masks, and the cards of the challenges."""
