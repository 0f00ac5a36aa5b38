"""What all tests share."""

from hypothesis import settings

# A busy machine must not fail a property: no example has a deadline. The rest of the profile
# (on a build machine: the same examples every time) stays Hypothesis's own choice.
settings.register_profile("kony_nb", parent=settings(), deadline=None)
settings.load_profile("kony_nb")
