"""The power cards of King of New York, a file each, and its two goal cards. Importing this registers them all."""

from kony_nb.rules.cards.every import import_cards

import_cards(__name__, __path__)
