"""The evolutions of Mantis."""
