"""Power Up!: what it adds to either game at the set-up, and the draft."""
