"""The evolutions of Drakonis."""
