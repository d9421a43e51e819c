"""Facts broken on purpose, for `tools/mutate.py`: one value in one of a game's JSON files is another one.

Facts are read when a package is imported. So a change is tried in a fork that forgets all of ours and imports it anew, from
a folder of links to the real package; only the changed file is a copy there.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from theatrum.lab.mutations import Mutation

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 30
"""Of the processor, for one test: then it counts as failed."""
FAILED = 1
"""What pytest says when a test failed; anything else that is not 0 says that it could not even be run."""
OURS = ("theatrum", "tests", "games", "conftest")
WORDS = [
    "-o",
    "addopts=",
    "--import-mode=importlib",
    "-m",
    "not slow",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
]


def is_fact(mutation: Mutation) -> bool:
    return mutation.file.endswith(".json")


def changed(content: str, mutation: Mutation) -> str | None:
    """The file with the new value, or without the old one if there is none; None if it does not stand where it should."""
    whole = json.loads(content)
    inside, last = whole, ""
    for name in mutation.function.split("/"):
        if last:
            inside = step(inside, last)
        last = name
    if inside is None or json.dumps(step(inside, last), ensure_ascii=False) != mutation.old:
        return None
    at = place(inside, last)
    if mutation.new:
        inside[at] = json.loads(mutation.new)
    else:
        del inside[at]
    return json.dumps(whole, ensure_ascii=False)


def step(inside: Any, name: str) -> Any:
    """What is called so in an object or a list: a key, a row by its id, or a position; None if there is no such thing."""
    at = place(inside, name)
    return None if at is None else inside[at]


def place(inside: Any, name: str) -> str | int | None:
    if isinstance(inside, dict):
        return name if name in inside else None
    if isinstance(inside, list):
        rows = [i for i, row in enumerate(inside) if isinstance(row, dict) and str(row.get("id")) == name]
        if rows:
            return rows[0]
        return int(name) if name.isdigit() and int(name) < len(inside) else None
    return None


def has_place(folder: Path, mutation: Mutation) -> bool:
    file = folder / mutation.file
    return file.is_file() and changed(file.read_text("utf-8"), mutation) is not None


def first_failure(game: str, mutation: Mutation, tests: Sequence[str]) -> tuple[int | None, str]:
    """Run tests (`file.py::name`) one after the other with the changed fact: (1, the test) when one failed, (0, "") when
    all passed, (None, …) when one could not be run with it at all."""
    with TemporaryDirectory() as folder:
        links(ROOT / "src" / "theatrum", Path(folder) / "theatrum", Path("games") / game / mutation.file)
        file = Path(folder) / "theatrum" / "games" / game / mutation.file
        content = changed(file.read_text("utf-8"), mutation)
        assert content is not None
        file.unlink()
        file.write_text(content, "utf-8")
        for test in tests:
            code = run(test, folder)
            if code:
                return (FAILED if code == FAILED else None), test
    return 0, ""


def links(real: Path, copy: Path, way: Path) -> None:
    """A folder of links to what is in the real one; on the way to the changed file folders of their own."""
    copy.mkdir()
    for entry in real.iterdir():
        if way.parts and entry.name == way.parts[0] and entry.is_dir():
            links(entry, copy / entry.name, Path(*way.parts[1:]))
        else:
            (copy / entry.name).symlink_to(entry)


def run(test: str, folder: str) -> int:
    """What pytest says about one test, with the package of this folder."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        forget_ours()
        sys.path.insert(0, folder)
        os._exit(pytest.main([*WORDS, "-qq", "-x", "--capture=no", test]))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code >= 0 else FAILED


def forget_ours() -> None:
    """What was imported from the package and from the tests is imported anew. What others have written stays, also where it is
    installed in a folder of ours: some of it can't be loaded twice."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        ours = file.startswith(f"{ROOT}/") and not file.startswith(f"{sys.prefix}/")
        if name.partition(".")[0] in OURS or ours:
            del sys.modules[name]
