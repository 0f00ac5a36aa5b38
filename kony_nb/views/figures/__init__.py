"""Figures that explain a rule at a glance, drawn for a phone and a projector alike; both games use them."""
