"""Pure functions that turn a state or a game into a picture, a text, a graph or a table."""
