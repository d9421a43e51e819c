"""`python -m theatrum.cli`."""

import sys

from theatrum.cli import main

sys.exit(main())
