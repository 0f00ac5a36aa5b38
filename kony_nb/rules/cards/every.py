"""Importing every card of a folder: one card, one file, and no list to forget it in."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

__all__ = ["import_cards"]


def import_cards(package: str, folder: Iterable[str]) -> None:
    """Import every module of a package, in the order of the alphabet.

    Parameters
    ----------
    package : str
        Its name.
    folder : iterable of str
        Its ``__path__``.
    """
    for name in sorted(module.name for module in iter_modules(folder)):
        import_module(f"{package}.{name}")
