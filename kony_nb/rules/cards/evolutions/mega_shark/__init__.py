"""The evolutions of Mega Shark."""
