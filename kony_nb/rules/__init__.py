"""The referee: what may be done, what happens, and which rule says so.

Standard library and msgspec only. It knows no notebook, no picture, no clock and no global randomness.
"""
