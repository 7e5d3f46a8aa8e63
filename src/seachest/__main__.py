"""`python -m seachest` is the command `seachest`."""

import sys

from seachest.cli import main

if __name__ == "__main__":
    sys.exit(main())
