"""The evolutions of Meka Dragon."""
