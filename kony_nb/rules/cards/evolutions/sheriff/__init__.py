"""The evolutions of Sheriff."""
