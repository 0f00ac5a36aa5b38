"""The evolutions of Captain Fish."""
