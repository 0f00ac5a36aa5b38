"""The evolutions of Alienoid."""
