"""The client's pure modules have tests of their own, in node's own runner: `tests/client/*.test.js`."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pure_modules_of_the_client() -> None:
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "client").glob("*.test.js"))
    assert files
    run = subprocess.run(
        [ROOT / "tools" / "node", "--test", *files], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
