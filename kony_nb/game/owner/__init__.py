"""Cards that the owner of the box enters in ``my_cards.toml``: read, checked, and put in the places of ours."""
