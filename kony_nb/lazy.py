"""Packages whose names are loaded when they are first used, so that importing them costs next to nothing."""

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

__all__ = ["lazily"]


def lazily(
    package: str, where: Mapping[str, Iterable[str]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return ``__getattr__`` and ``__dir__`` of a package that has an ``__all__``.

    Parameters
    ----------
    package : str
        Its ``__name__``.
    where : dict of str to iterable of str
        The names that it offers, by the module below it that holds them.

    Examples
    --------
    >>> find, names = lazily("kony_nb.odds", {"rolls": ["roll_distribution"]})
    >>> find("roll_distribution").__module__
    'kony_nb.odds.rolls'
    """
    module = sys.modules[package]
    homes = {name: home for home, names in where.items() for name in names}

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(module, name, found)  # found by Python itself from now on
        return found

    def names() -> list[str]:
        return sorted({*vars(module), *module.__all__})

    return find, names
