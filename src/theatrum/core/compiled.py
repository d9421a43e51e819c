"""What the compiled build has to be told about a class, and what it forgets (see `docs/compiled.md`).

In pure Python `mypyc_attr` does nothing and annotations are where they always are.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls


def annotations_of(cls: type) -> dict[str, Any]:
    """The annotated names of a class and its bases, with their types."""
    for base in cls.__mro__:
        if "__annotations__" not in base.__dict__ and is_compiled(base.__module__):
            base.__annotations__ = _written_annotations(base)
    return get_type_hints(cls)


def is_compiled(module: str) -> bool:
    """Is this module, which has been imported, machine code made from our source?"""
    return _file(module).suffix in (".so", ".pyd")


def _file(module: str) -> Path:
    return Path(getattr(sys.modules.get(module), "__file__", None) or "")


def _written_annotations(cls: type) -> dict[str, str]:
    """A compiled class keeps no annotations: they are read from the source, which lies beside it."""
    source = _file(cls.__module__).with_name(cls.__module__.rpartition(".")[2] + ".py")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return {
                line.target.id: ast.unparse(line.annotation)
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            }
    return {}
