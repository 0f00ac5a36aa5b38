"""The power cards of King of Tokyo, a file each. Importing this registers them all."""

from kony_nb.rules.cards.every import import_cards
from kony_nb.rules.cards.tokyo.mimic import add_mimics

import_cards(__name__, __path__)
add_mimics()
