"""Figures that explain King of Tokyo: its turn and faces."""
