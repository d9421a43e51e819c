"""What the compiled build is made of. (That it plays the same games, `make smoke-fast` shows.)"""

import importlib
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent
HEAD = "from __future__ import annotations\n"


def test_c_files_are_compiled_on_every_core() -> None:
    """setuptools has two copies of its compiler: the one that is used must be the one that was taught."""
    program = """
import sys
sys.path.insert(0, "tools")
import compiled_build
compiled_build._in_parallel()
from distutils.ccompiler import new_compiler
assert type(new_compiler()).compile.__name__ == "compile_all"
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_nothing_is_written_that_mypyc_does_not_take() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "compiled_build.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def constants() -> ModuleType:
    spec = spec_from_file_location("compiled_constants", ROOT / "tools" / "compiled_constants.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of tables and a rule."""
    package = tmp_path / "smallgame"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "tables.py").write_text('EAST, WEST = range(2)\nNAMES = ("east", "west")\nSORT = "red"\n')
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "smallgame"]:
        del sys.modules[name]
    return package


@pytest.mark.parametrize(
    "written, final",
    [
        (
            "from smallgame.tables import (\n    EAST,\n    NAMES,\n)\n",
            "from smallgame.tables import NAMES as _NAMES_; EAST: _Final[int] = 0; NAMES: _Final = _NAMES_\n\n\n\n",
        ),
        ("from smallgame.tables import SORT\n", "SORT: _Final[str] = 'red'\n"),
        ("LEFT, RIGHT = range(3, 5)\n", "LEFT: _Final[int] = 3; RIGHT: _Final[int] = 4\n"),
        ("TABLE = (  # a note\n    1,\n)\n", "TABLE: _Final = (  # a note\n    1,\n)\n"),
        ("KNOWN: dict[str, int] = {}\n", "KNOWN: _Final[dict[str, int]] = {}\n"),
        ("from typing import TypeVar\nT = TypeVar('T')\n", "from typing import TypeVar\nT = TypeVar('T')\n"),
        ("class ROW: pass\nKIND = ROW\n", "class ROW: pass\nKIND = ROW\n"),
        ("small = 3\n", "small = 3\n"),
        ("PARTS = (0.5, 0.25)\n", "PARTS = (0.5, 0.25)\n"),
    ],
    ids=[
        "imported",
        "text",
        "several",
        "table",
        "annotated",
        "type variable",
        "type",
        "no constant",
        "fractions",
    ],
)
def test_what_is_written_in_capitals_is_final_in_its_line(
    constants: ModuleType, folder: Path, written: str, final: str
) -> None:
    (folder / "rule.py").write_text(HEAD + written)
    importlib.invalidate_caches()
    constants.make_constants(folder, ["rule.py"])
    head, _, rest = (folder / "rule.py").read_text().partition("\n")
    assert head == "from __future__ import annotations; from typing import Final as _Final"
    assert rest == final


def test_names_of_a_module_that_is_compiled_itself_are_made_final_there(
    constants: ModuleType, folder: Path
) -> None:
    (folder / "state.py").write_text(HEAD + "SIZE = 3\n")
    (folder / "rule.py").write_text(HEAD + "from smallgame.state import SIZE\n")
    importlib.invalidate_caches()
    constants.make_constants(folder, ["state.py", "rule.py"])
    assert "SIZE: _Final[int] = 3\n" in (folder / "state.py").read_text()
    assert (folder / "rule.py").read_text().endswith("from smallgame.state import SIZE\n")
