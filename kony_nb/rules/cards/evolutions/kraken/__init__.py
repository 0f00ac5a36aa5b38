"""The evolutions of Kraken."""
