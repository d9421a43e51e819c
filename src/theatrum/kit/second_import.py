"""A package imported a second time, under another name, with other data.

The tables of a game are constants of its modules, which is what makes its rules fast. So a game with other data is
another import of the same sources: `theatrum.games.generalship__edition_<digest>` holds modules of its own, made from the
same files, whose imports of `theatrum.games.generalship…` lead to each other. The sources are read also where compiled
modules lie beside them: an edition runs as pure Python.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

from theatrum.kit.data import Problem, reading

MARK = "__edition_"


def import_again(
    package: str, digest: str, tables: Mapping[str, bytes], problems: list[Problem] | None = None
) -> ModuleType:
    """The package with these tables in the place of its own. What failed half-way is forgotten."""
    import_module(package)  # what is broken in itself shall say so under its own name
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    try:
        with reading(tables, problems):
            return import_module(f"{package}{MARK}{digest}")
    except BaseException:
        forget(package, digest)
        raise


def forget(package: str, digest: str) -> None:
    """Drop what was imported so."""
    name = f"{package}{MARK}{digest}"
    for module in [m for m in sys.modules if m == name or m.startswith(f"{name}.")]:
        del sys.modules[module]


class _Finder(MetaPathFinder):
    """Finds the modules of an edition where those of its package lie."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, mark, tail = fullname.partition(MARK)
        if not mark:
            return None
        own = f"{head}{MARK}{tail.partition('.')[0]}"
        folders = list(path or ()) if fullname != own else _folders_of(head)
        for folder in folders:
            finder = FileFinder(folder, (_loader(head, own), [".py"]))
            spec = finder.find_spec(fullname if fullname != own else head)
            if spec is not None:
                return _renamed(spec, fullname)
        return None


FINDER = _Finder()


def _folders_of(package: str) -> list[str]:
    """The folders in which the package itself lies."""
    parent = package.rpartition(".")[0]
    return list(import_module(parent).__path__) if parent else list(sys.path)


def _renamed(spec: ModuleSpec, name: str) -> ModuleSpec:
    if spec.name == name:
        return spec
    assert isinstance(spec.loader, SourceFileLoader)
    loader = type(spec.loader)(name, spec.loader.path)
    renamed = ModuleSpec(name, loader, origin=spec.origin, is_package=True)
    renamed.submodule_search_locations = spec.submodule_search_locations
    renamed.has_location = True
    return renamed


def _loader(package: str, own: str) -> type[SourceFileLoader]:
    """A loader of sources that import `own` where they say `package`."""

    class Loader(SourceFileLoader):
        def get_code(self, fullname: str) -> CodeType:
            """No compiled code is kept: it would be taken for that of the package itself."""
            path = self.get_filename(fullname)
            return self.source_to_code(self.get_data(path), path)

        def source_to_code(self, data: Any, path: Any, **_: Any) -> CodeType:  # type: ignore[override]
            tree = _Imports(package, own).visit(ast.parse(data, path))
            code: CodeType = compile(tree, path, "exec", dont_inherit=True)
            return code

    return Loader


class _Imports(ast.NodeTransformer):
    """Imports of a package become imports of its edition."""

    def __init__(self, package: str, own: str) -> None:
        self.package = package
        self.own = own

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and not node.level:
            node.module = self._name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            if alias.name != self._name(alias.name) and alias.asname is None:
                raise ImportError(
                    f"`import {alias.name}` in a game: write `from … import …`, or `import … as …`"
                )
            alias.name = self._name(alias.name)
        return node

    def _name(self, name: str) -> str:
        if name == self.package or name.startswith(f"{self.package}."):
            return self.own + name[len(self.package) :]
        return name
