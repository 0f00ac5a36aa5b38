"""How each form of question is found at a moment of a game: one file for each."""
