"""The evolutions of Cyber Bunny."""
