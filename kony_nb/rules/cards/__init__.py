"""Cards: one entry a card, with small functions at named moments."""
