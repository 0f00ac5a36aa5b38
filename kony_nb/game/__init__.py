"""A game with its history, records and scenarios, on top of the referee."""
