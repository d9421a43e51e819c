#!/usr/bin/env python3
"""Which tests can a change have broken? Prints their paths, one a line, for `make quick`.

A change is what differs from where this branch left main (on main: from the last commit), committed or not, new files
too. A folder of sources leads to the folders of tests named in `BREAKS`; tests lead to themselves. What every change can
break, `ALWAYS`, comes along.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = ("tests/core", "tests/conformance/test_playthroughs.py")
GAME = (
    "tests/games/{game} tests/conformance tests/lab/test_interfaces_tensors.py tests/lab/test_compliance.py"
)
BREAKS = {
    "src/theatrum/core/": "tests/core tests/kit tests/games tests/conformance tests/bots tests/lab tests/table",
    "src/theatrum/kit/": "tests/kit tests/games tests/conformance",
    "src/theatrum/games/": "tests/conformance tests/games",
    "src/theatrum/bots/": "tests/bots tests/lab/test_matches.py tests/table/test_bot_room.py",
    "src/theatrum/lab/": "tests/lab tests/cli tests/conformance",
    "src/theatrum/cli/": "tests/cli",
    "src/theatrum/table/": "tests/table tests/cli/test_terminal.py",
    "src/theatrum/web/": "tests/browser",
    "docs/": "tests/test_docs.py tests/lab/test_compliance.py",
    "examples/": "tests/lab/test_interfaces_examples.py tests/test_docs.py",
    "pyproject.toml": "tests",
    "constraints.txt": "tests",
}


def main() -> None:
    for path in sorted(without_nested(chosen(changed()))):
        print(path)


def changed() -> list[str]:
    """Files that differ from where this branch left main, by their paths in the checkout."""
    base = git("merge-base", "main", "HEAD") or git("rev-parse", "HEAD")
    named = git("diff", "--name-only", *base) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(named))


def chosen(files: Iterable[str]) -> set[str]:
    """The tests that these files can have broken, as far as they are there."""
    found = set(ALWAYS)
    for file in files:
        if file.startswith("tests/"):
            found |= tests_of_test(file)
        elif file.startswith("src/theatrum/games/") and file.count("/") > 3:
            found |= set(GAME.format(game=file.split("/")[3]).split())
        else:
            for prefix, tests in BREAKS.items():
                if file.startswith(prefix):
                    found |= set(tests.split())
    return {path for path in found if (ROOT / path).exists()}


def tests_of_test(file: str) -> set[str]:
    """A test runs itself; what tests share runs the folder, or everything if all folders share it."""
    path = Path(file)
    if path.name.startswith("test_") and path.suffix == ".py":
        return {file}
    return {path.parent.as_posix()}


def without_nested(paths: set[str]) -> set[str]:
    """Paths that lie in none of the others."""
    return {p for p in paths if not any(p != other and p.startswith(f"{other}/") for other in paths)}


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


if __name__ == "__main__":
    main()
