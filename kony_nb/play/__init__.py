"""Bots and simulated games: who plays when no person does."""
