"""``python -m kony_nb``."""

import sys

from kony_nb.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
