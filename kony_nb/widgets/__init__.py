"""What a person clicks in a notebook: the app, and the pieces it is made of."""
