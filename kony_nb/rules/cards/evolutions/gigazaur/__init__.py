"""The evolutions of Gigazaur."""
