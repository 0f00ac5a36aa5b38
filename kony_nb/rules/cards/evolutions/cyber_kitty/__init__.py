"""The evolutions of Cyber Kitty."""
