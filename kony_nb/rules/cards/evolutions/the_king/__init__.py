"""The evolutions of The King."""
