"""What the views of King of New York have to themselves: the boroughs with their tiles and units, and the ways."""
