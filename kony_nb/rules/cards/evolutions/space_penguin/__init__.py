"""The evolutions of Space Penguin."""
