"""What the compiled build has to be told about a class, and what it forgets (see `docs/compiled.md`).

In pure Python `mypyc_attr` does nothing and annotations are where they always are.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_type_hints

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls


class Declared(tuple[str, ...]):
    """The slots of a class, with the annotations that its `__init__` gives them."""

    annotations: Mapping[str, str]


def declared_in(init: Callable[..., None]) -> Declared:
    """What an `__init__` declares: `self.gold: list[int] = [3] * players` is a slot, its type and its first value.

    Stands in the class's body, below the `__init__`: `__slots__ = declared_in(__init__)`. Python keeps no annotations
    of attributes, so they are read from the source. (A compiled class has slots by itself, and never calls this.)
    """
    try:
        source = textwrap.dedent(inspect.getsource(init))
    except OSError:
        raise TypeError(
            f"{init.__qualname__}: its source is not there, so its columns can't be found"
        ) from None
    annotations = _annotated_in(ast.parse(source).body[0])
    declared = Declared(annotations)
    declared.annotations = annotations
    return declared


def annotations_of(cls: type) -> dict[str, Any]:
    """The annotated names of a class and its bases, with their types."""
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__")
        if isinstance(slots, Declared):
            base.__annotations__ = {**inspect.get_annotations(base), **slots.annotations}
        elif "__annotations__" not in base.__dict__ and is_compiled(base.__module__):
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
            return _annotated_in(node)
    return {}


def _annotated_in(node: ast.AST) -> dict[str, str]:
    """The annotated names of a class's body and the annotated attributes of its `__init__`, in order."""
    found: dict[str, str] = {}
    for line in ast.iter_child_nodes(node):
        if isinstance(line, ast.AnnAssign):
            target = line.target
            if isinstance(target, ast.Name) and isinstance(node, ast.ClassDef):
                found[target.id] = ast.unparse(line.annotation)
            elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                found[target.attr] = ast.unparse(line.annotation)
        elif isinstance(line, ast.FunctionDef) and line.name == "__init__":
            found.update(_annotated_in(line))
    return found
