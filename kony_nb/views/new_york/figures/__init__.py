"""Figures that explain King of New York: its turn, faces, zones, tiles and the three steps of Ouch."""
