"""A game as a file for others: a page that steps through it, tables, the board of the moment."""
