"""The evolutions of Baby Gigazaur."""
