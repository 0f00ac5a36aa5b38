"""The phases that the games share, a file each."""
