"""For tests that start programs of their own: the environment in which they find this checkout and the tests' helpers."""

import os
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PARLEY = TESTS.parent / "examples" / "parley"
"""The small game from outside, which most tests play."""


def environment(**more: str) -> dict[str, str]:
    """Ours, with the folder of tests and Parley before whatever PYTHONPATH there is."""
    path = os.pathsep.join(filter(None, (str(TESTS), str(PARLEY / "src"), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, **more}
