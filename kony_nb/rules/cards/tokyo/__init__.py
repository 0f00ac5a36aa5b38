"""The power cards of King of Tokyo, a file each. Importing this registers them all."""

from importlib import import_module
from pkgutil import iter_modules

from kony_nb.rules.cards.tokyo.mimic import add_mimics

for _card in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{_card}")
add_mimics()
