"""The exercises of the lessons as data: a file for each lesson; every file here is imported."""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
