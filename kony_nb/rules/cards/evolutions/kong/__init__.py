"""The evolutions of Kong."""
