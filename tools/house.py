"""The house in numbers: how many modules, what is long, what is said twice, which modules import each other in a circle.

    python tools/house.py            # this checkout
    python tools/house.py FOLDER     # another one

A passage counts as duplicated when at least `PASSAGE` lines in a row, blanks, comments and imports left out, stand in
two places.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

PASSAGE = 6
"""Lines of code in a row that are no coincidence."""
SHOWN = 8


def main(root: Path) -> None:
    source = root / "src" / "theatrum"
    files = {
        path.relative_to(root).as_posix(): path.read_text("utf-8") for path in sorted(source.rglob("*.py"))
    }
    trees = {name: ast.parse(text) for name, text in files.items()}
    lengths = {name: len(text.splitlines()) for name, text in files.items()}
    functions = [f for name, tree in trees.items() for f in functions_of(name, tree)]
    print(f"modules: {len(files)}, lines: {sum(lengths.values())}, median {median(lengths.values()):g}")
    print(f"modules over 350 lines: {sum(n > 350 for n in lengths.values())}")
    listed("longest modules", lengths.items())
    sizes = [size for _, size in functions]
    print(
        f"functions: {len(functions)}, median {median(sizes):g} lines, over 40 lines: {sum(n > 40 for n in sizes)}"
    )
    listed("longest functions", functions)
    print("lines by folder:")
    for folder, count in by_folder(lengths, "src/theatrum").items():
        print(f"  {count:6} {folder}")
    for folder, count in by_folder(lengths, "src/theatrum/games").items():
        print(f"  {count:6} games/{folder}")
    knots = circles(imports(trees, functions=False))
    print(
        f"import circles at module level: {len(knots)}" + "".join(f"\n  {' ↔ '.join(knot)}" for knot in knots)
    )
    knots = circles(imports(trees, functions=True))
    print(f"with imports inside functions: {len(knots)}, modules in them: {sum(map(len, knots))}")
    print(f"imports inside functions: {sum(len(lazy_imports(tree)) for tree in trees.values())}")
    print(f"private names of others used: {sum(foreign_privates(tree) for tree in trees.values())}")
    passages = duplicates(files)
    print(
        f"duplicated passages of {PASSAGE} lines and more: {len(passages)}, lines: {sum(n for _, n in passages)}"
    )
    listed("longest of them", passages)
    tests = list((root / "tests").rglob("*.py"))
    print(f"tests: {len(tests)} files, {sum(len(p.read_text('utf-8').splitlines()) for p in tests)} lines")


def listed(title: str, sized: Iterable[tuple[str, int]]) -> None:
    print(f"{title}:")
    for name, size in sorted(sized, key=lambda each: -each[1])[:SHOWN]:
        print(f"  {size:6} {name}")


def functions_of(name: str, tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{name}:{node.lineno} {node.name}", node.end_lineno - node.lineno + 1


def by_folder(lengths: dict[str, int], below: str) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for name, size in lengths.items():
        if name.startswith(f"{below}/"):
            counts[name[len(below) + 1 :].partition("/")[0]] += size
    return {folder: n for folder, n in sorted(counts.items(), key=lambda each: -each[1]) if "." not in folder}


# ---- imports -------------------------------------------------------------------------------------------------------
def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def lazy_imports(tree: ast.AST) -> list[ast.stmt]:
    """Imports of our own modules inside functions."""
    return [
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("theatrum")
    ]


def imports(trees: dict[str, ast.Module], functions: bool) -> dict[str, set[str]]:
    """Module to the modules it imports when it is imported itself (not for types only), or also later."""
    known = {module_name(file) for file in trees}
    found: dict[str, set[str]] = {}
    for file, tree in trees.items():
        targets: set[str] = set()
        for node in ast.walk(tree) if functions else at_import(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                below = {name for name in names if name in known}
                targets |= below - {node.module} or below
            elif isinstance(node, ast.Import):
                targets |= {alias.name for alias in node.names} & known
        found[module_name(file)] = targets - {module_name(file)}
    return found


def at_import(tree: ast.AST) -> Iterator[ast.AST]:
    """Statements that run when a module is imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from at_import(node)


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Sets of modules each of which leads to all others (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            cut = stack.index(node)
            if len(stack) - cut > 1:
                found.append(sorted(stack[cut:]))
            del stack[cut:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def foreign_privates(tree: ast.AST) -> int:
    """How often `thing._name` is used where the thing is neither `self` nor `cls`."""
    return sum(
        isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls", "os"))
        for node in ast.walk(tree)
    )


# ---- what is said twice --------------------------------------------------------------------------------------------
def duplicates(files: dict[str, str]) -> list[tuple[str, int]]:
    """Passages that stand in two places, each counted once, with their lengths."""
    lines = {name: list(code_lines(text)) for name, text in files.items()}
    places: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, rows in lines.items():
        for i in range(len(rows) - PASSAGE + 1):
            places[tuple(text for _, text in rows[i : i + PASSAGE])].append((name, i))
    found: list[tuple[str, int]] = []
    covered: set[tuple[str, int]] = set()
    for where in places.values():
        if len(where) < 2 or where[-1] in covered:
            continue
        (one, i), (other, j) = where[0], where[-1]
        length = PASSAGE
        while (
            i + length < len(lines[one])
            and j + length < len(lines[other])
            and (one != other or i + length < j)
            and lines[one][i + length][1] == lines[other][j + length][1]
        ):
            length += 1
        covered |= {(other, j + k) for k in range(length)}
        found.append((f"{one}:{lines[one][i][0]} and {other}:{lines[other][j][0]}", length))
    return found


def code_lines(text: str) -> Iterator[tuple[int, str]]:
    inside_import = False
    for number, line in enumerate(text.splitlines(), start=1):
        code = line.strip()
        if inside_import or code.startswith(("import ", "from ")):
            inside_import = (inside_import or "(" in code) and ")" not in code
        elif code and not code.startswith("#") and code not in ("(", ")", "]", "}", "),", "],", "},"):
            yield number, code


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1])
