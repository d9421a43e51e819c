"""All games have one shape: who knows one package knows the way in every other (docs/architecture.md, CONTRIBUTING.md)."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import theatrum
from own_process import PARLEY
from theatrum.core.contract import Definition
from theatrum.games import HOUSE

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bot", "data", "queries", "rules", "scene", "state", "tables", "texts")
MODULES = ("__init__.py", "guide.py", "invariants.py", "names.py", "provenance.py", "redeal.py")
MAY_BE = ("README.md", "migrations.py", "nouns.py", "__pycache__")
"""What only some games need; a README where something is still missing."""
PARTS = {
    "bot": {"order.py", "value.py"},
    "rules": {"setup.py"},
    "scene": {"board.py", "cards.py", "seats.py", "stage.py", "surroundings.py"},
}

every_game = pytest.mark.parametrize("game", HOUSE)


def folder(game: str) -> Path:
    return ROOT / "src" / "theatrum" / "games" / game


def definition(game: str) -> Definition[Any]:
    return theatrum.definition(game)


def rules_of(game: str) -> ModuleType:
    return importlib.import_module(f"theatrum.games.{game}.rules")


# ---- files and folders -----------------------------------------------------------------------------------------------
def test_only_games_lie_in_the_folder_of_games() -> None:
    there = {path.name for path in folder("").iterdir()} - {"__init__.py", "__pycache__"}
    assert there == set(HOUSE)


@every_game
def test_the_outline_is_the_same(game: str) -> None:
    there = {path.name for path in folder(game).iterdir()}
    assert set(FOLDERS) | set(MODULES) <= there, "something is missing"
    assert there <= {*FOLDERS, *MODULES, *MAY_BE}, "something has no place"


@every_game
def test_rules_scene_and_bot_have_the_same_parts(game: str) -> None:
    for name, wanted in PARTS.items():
        assert wanted <= {path.name for path in (folder(game) / name).iterdir()}, name
    assert ((folder(game) / "scene" / "odds.py").exists()) == (definition(game).odds is not None)


@every_game
def test_texts_come_in_the_same_files_in_every_language(game: str) -> None:
    files = sorted(path.name for path in (folder(game) / "texts").iterdir())
    english = [name for name in files if name.startswith("en")]
    assert "en.ftl" in english
    assert sorted(files) == sorted([*english, *(name.replace("en", "de", 1) for name in english)])


@every_game
def test_there_are_numbered_rules(game: str) -> None:
    assert (ROOT / "docs" / "rules" / f"{game}.md").is_file()


@every_game
def test_tests_are_built_on_the_shared_vocabulary(game: str) -> None:
    builders = ROOT / "tests" / "games" / game / "builders.py"
    assert re.search(r"^(from playing import|import playing)", builders.read_text(), re.M)


@every_game
def test_no_test_module_borrows_from_another(game: str) -> None:
    """What several chapters lay out stands in the builders."""
    borrowed = [
        f"{path.name}: {line}"
        for path in sorted((ROOT / "tests" / "games" / game).glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"(from|import) \S*\btest_", line)
    ]
    assert borrowed == []


# ---- the same words for the same things ------------------------------------------------------------------------------
@every_game
def test_the_definition_is_nothing_but_a_list_of_parts(game: str) -> None:
    made = [type(node).__name__ for node in parsed(folder(game) / "__init__.py").body]
    assert not {"FunctionDef", "ClassDef", "For", "If"} & set(made)


@every_game
def test_parts_are_called_what_they_are(game: str) -> None:
    found = definition(game)
    for part in ("redeal", "invariants", "names"):
        assert getattr(found, part).__module__ == f"theatrum.games.{game}.{part}", part
    assert found.guide is not None


@every_game
def test_the_rules_join_their_steps_in_one_place(game: str) -> None:
    steps = rules_of(game).STEPS
    assert definition(game).procedures is steps
    odd = [name for name in steps if not re.fullmatch(r"[a-z][a-z0-9_]*", name)]
    assert not odd, "steps are named in snake case"
    made = {type(node).__name__ for node in parsed(folder(game) / "rules" / "__init__.py").body}
    assert not {"FunctionDef", "ClassDef", "For"} & made, "nothing but imports and joined tables"


# ---- what all of the kernel and the games keep to --------------------------------------------------------------------
def sources() -> Iterator[Path]:
    package = ROOT / "src" / "theatrum"
    for part in ("core", "kit", "games"):
        yield from sorted((package / part).rglob("*.py"))
    yield from sorted((PARLEY / "src").rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def test_nobody_reads_the_private_fields_of_another() -> None:
    """An underscore is for the object itself, and for another of its own class."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in sources()
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute)
        and re.fullmatch(r"_(?!replace|asdict)[a-z]\w*", node.attr)
        and not _is_own(node, path)
    ]
    assert not found


def _is_own(node: ast.Attribute, path: Path) -> bool:
    """`self._x`, `cls._x`, or a field that a class of this very file declares."""
    if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
        return True
    return re.search(rf"(self\.|def |^    |[\"']){node.attr}\b", path.read_text("utf-8"), re.M) is not None


def test_nothing_is_imported_inside_a_function() -> None:
    """It hides a cycle."""
    found = [
        f"{path.relative_to(ROOT)}:{inner.lineno}"
        for path in sources()
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert not found


def test_parley_has_the_shape_as_far_as_a_small_game_needs_it() -> None:
    package = PARLEY / "src" / "parley"
    there = {path.name.removesuffix(".py") for path in package.iterdir()} - {"__pycache__", "rulebook.md"}
    known = {name.removesuffix(".py") for name in (*FOLDERS, *MODULES, *MAY_BE)}
    assert there <= known
    assert {"__init__", "invariants", "names", "redeal", "rules", "scene", "state", "texts"} <= there
