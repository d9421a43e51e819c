"""Constants for the compiled build: what every module writes in capitals becomes `Final` in the copy that is compiled.

To mypyc, a name of a module is an entry of a dictionary that anybody may change: each `SPACES` or `ENGLAND` in a rule is a
look-up, and each number found there is a Python object. A `Final` is a variable of the machine, and a `Final` number or
text is the number or the text itself. The sources stay as they are: tables are plain tables, and nobody has to remember
to write `Final`. Only the copy in build/compiled is rewritten, line by line in place, so that an error names the right line:

    from theatrum.games.pax_renaissance.tables import CARDS, EAST      # tables are interpreted: msgspec structs
    from theatrum.games.pax_renaissance.tables import CARDS as _CARDS; CARDS: Final = _CARDS; EAST: Final[int] = 0

Numbers and texts are read from the imported module: the compiled build is one of these facts, and an edition of a game,
which has others, runs as pure Python (`theatrum.kit.second_import`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import FunctionType, GenericAlias, ModuleType, UnionType
from typing import Any, TypeVar

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
LITERALS = (int, str, bool)
NO_VALUES = (
    type,
    TypeVar,
    GenericAlias,
    UnionType,
    FunctionType,
    ModuleType,
    type(list[Any]),
    type(Callable[[], Any]),
)
"""What is written in capitals and means a type or a function: to mypyc more than a value."""
HEAD = "from __future__ import annotations"
FINAL = "_Final"


def with_constants(module: str, source: str, compiled: frozenset[str]) -> str:
    """The source of an importable module in which constants are final; `compiled`: all modules that become so, too."""
    if HEAD not in source:
        return source
    values = vars(import_module(module))
    lines = source.splitlines(keepends=True)
    for statement in ast.parse(source).body:
        assert statement.end_lineno is not None
        first, last = statement.lineno - 1, statement.end_lineno
        if isinstance(statement, ast.ImportFrom):
            written = _imported(statement, values, compiled)
        elif isinstance(statement, ast.Assign):
            written = _assigned(statement, values)
        else:
            written = None
        if written is not None:
            lines[first:last] = [written + "\n", *["\n"] * (last - first - 1)]
        else:
            lines[first] = _declared(statement, values, lines[first])
    return "".join(lines).replace(HEAD, f"{HEAD}; from typing import Final as {FINAL}", 1)


def _imported(statement: ast.ImportFrom, values: Mapping[str, Any], compiled: frozenset[str]) -> str | None:
    """Names of a module that is compiled itself are final where they are made."""
    if statement.level or statement.module in compiled:
        return None
    imported, made = [], []
    for alias in statement.names:
        name = alias.asname or alias.name
        if not _is_constant(name, values):
            imported.append(ast.unparse(alias))
        elif type(values[name]) in LITERALS:
            made.append(_literal(name, values[name]))
        else:
            imported.append(f"{alias.name} as _{name}_")
            made.append(f"{name}: {FINAL} = _{name}_")
    if not made:
        return None
    return "; ".join(([f"from {statement.module} import {', '.join(imported)}"] if imported else []) + made)


def _assigned(statement: ast.Assign, values: Mapping[str, Any]) -> str | None:
    """`A, B = range(2)` can be final only as `A = 0` and `B = 1`."""
    names = [n.id for target in statement.targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    if all(_is_constant(name, values) and type(values[name]) in LITERALS for name in names):
        return "; ".join(_literal(name, values[name]) for name in names) if names else None
    return None


def _declared(statement: ast.stmt, values: Mapping[str, Any], line: str) -> str:
    """The first line of `TABLE = …` or `TABLE: Type = …`, which says that the name is final."""
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        if isinstance(target, ast.Name) and _is_constant(target.id, values):
            return f"{target.id}: {FINAL}{line[len(target.id) :]}"
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        name, declared = statement.target.id, statement.annotation
        if _is_constant(name, values) and not ast.unparse(declared).startswith(("Final", "TypeAlias")):
            start, end = declared.col_offset, declared.end_col_offset
            return f"{line[:start]}{FINAL}[{line[start:end]}]{line[end:]}"
    return line


def _is_constant(name: str, values: Mapping[str, Any]) -> bool:
    value = values.get(name)
    return bool(CONSTANT.fullmatch(name)) and not isinstance(value, NO_VALUES) and not _all_fractions(value)


def _all_fractions(value: Any) -> bool:
    """mypyc takes a final tuple of nothing but floats for one that was never set."""
    return isinstance(value, tuple) and all(isinstance(v, float) or _all_fractions(v) for v in value)


def _literal(name: str, value: Any) -> str:
    return f"{name}: {FINAL}[{type(value).__name__}] = {value!r}"


def make_constants(package: Path, modules: list[str]) -> None:
    """Make the constants of these modules final, in a copy of the package, which can be imported, too, as it was."""
    names = {module: ".".join((package.name, *Path(module).with_suffix("").parts)) for module in modules}
    compiled = frozenset(name.removesuffix(".__init__") for name in names.values())
    for module, name in names.items():
        path = package / module
        source = path.read_text("utf-8")
        path.write_text(with_constants(name.removesuffix(".__init__"), source, compiled), "utf-8")
