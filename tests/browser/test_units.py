"""The client's pure modules have tests of their own, in node's own runner: `tests/client/*.test.js`."""

import subprocess
import sys
from pathlib import Path

from own_process import environment

ROOT = Path(__file__).parents[2]


def test_the_pure_modules_of_the_client() -> None:
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "client").glob("*.test.js"))
    assert files
    run = subprocess.run(
        [ROOT / "tools" / "node", "--test", *files], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_types_of_the_client_are_what_the_structs_of_the_wire_say() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "client_types.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert run.returncode == 0, run.stdout + run.stderr
