"""The evolutions, a folder for each monster and a file for each evolution. Importing this registers them all."""

from importlib import import_module
from pkgutil import iter_modules

from kony_nb.rules.cards.every import import_cards

for _monster in sorted(module.name for module in iter_modules(__path__)):
    import_cards(f"{__name__}.{_monster}", import_module(f"{__name__}.{_monster}").__path__)

from kony_nb.rules.cards.evolutions.space_penguin.icy_reflection import add_reflections  # noqa: E402

add_reflections()
