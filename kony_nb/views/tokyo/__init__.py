"""What the views of King of Tokyo have to themselves: the City, the Bay and the outside, and the ways."""
