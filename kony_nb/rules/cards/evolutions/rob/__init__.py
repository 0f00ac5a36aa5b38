"""The evolutions of Rob."""
