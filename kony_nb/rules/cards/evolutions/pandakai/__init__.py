"""The evolutions of Pandakai."""
