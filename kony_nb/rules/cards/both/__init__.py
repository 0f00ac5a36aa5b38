"""The power cards that are the same in both games, a file each. Importing this registers them all."""

from kony_nb.rules.cards.every import import_cards

import_cards(__name__, __path__)
