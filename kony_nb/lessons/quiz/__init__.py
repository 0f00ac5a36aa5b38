"""Questions made from positions of real games, each answered by the referee."""
