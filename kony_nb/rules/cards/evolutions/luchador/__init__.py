"""The evolutions of Luchador."""
