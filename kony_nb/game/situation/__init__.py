"""Any situation of a game as a small dict, and back: what a scenario says besides the actions that follow."""
