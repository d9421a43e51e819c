"""The compiled build: which modules mypyc turns into machine code, and the hook that puts them into a wheel.

Hatchling runs the hook when HATCH_BUILD_HOOK_ENABLE_CUSTOM is set (`tools/fast` does so). The wheel then holds the
sources as always, and beside each module of the list an extension module that Python imports in its place. All work
is done in build/compiled: nothing compiled ever lies in the source tree. See docs/compiled.md.

`python tools/compiled_build.py --check` says what could not be compiled, as far as that can be seen without compiling.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

PACKAGE = "theatrum"
COMPILED = (
    "core/*.py",
    "kit/deals.py",
    "kit/decks.py",
    "kit/effects/*.py",
    "kit/graph.py",
    "kit/pick.py",
    "kit/remembered.py",
    "kit/responses.py",
    "bots/greedy.py",
    "bots/ordering.py",
    "bots/random_bot.py",
    "bots/search.py",
    "bots/settling.py",
    "bots/thinking.py",
    "bots/tree.py",
    "games/*/bot/*.py",
    "games/*/queries/*.py",
    "games/*/state.py",
    "games/*/state/*.py",
    "games/*/rules/*.py",
    "games/generalship/scene/*.py",
    "table/play/audience.py",
    "table/play/list_changes.py",
    "table/play/log_lines.py",
    "table/play/scene_changes.py",
    "table/play/shared_drawing.py",
    "table/play/views.py",
)
"""Kernel, what the rules call from the kit, the bots that think, and of each game state, queries, rules and what its bots
look at, by pattern (a * crosses folders): a game is compiled as soon as it is in the list of games, without an entry.
For hosts, what a table does most: drawing Generalship, the game of the load test, and comparing what was drawn."""
EXCLUDED = {
    "core/__init__.py": "holds nothing",
    "core/header.py": "a dataclass with slots, and no work of its own",
    "core/bearers.py": "for people at the table, when they touch what answers nothing",
    "core/compiled.py": "tells the compiled from the pure, so it has to be what it is",
    "core/contract.py": "generic dataclasses with slots, which mypyc can't make",
    "core/countable.py": "a kind of str, which mypyc can't make",
    "core/errors.py": "exceptions: nothing to be gained",
    "core/features.py": "a generic dataclass with slots, which mypyc can't make",
    "core/figures.py": "for people who read the rulebook",
    "core/foresight.py": "for people at the table, a few times a turn",
    "core/guide.py": "frozen data",
    "core/log.py": "a dataclass with slots, and no work of its own",
    "core/record.py": "its time goes into the game it replays and into JSON",
    "core/record_form.py": "msgspec structs, which are compiled already",
    "core/record_writing.py": "its time goes into JSON",
    "core/restaging.py": "for people at the table, a few times a turn",
    "core/rule_text.py": "reads a page once",
    "core/rulebook.py": "reads a page once",
    "core/scene.py": "msgspec structs, which are compiled already",
    "core/stage.py": "msgspec structs, which are compiled already",
    "core/words.py": "msgspec structs, which are compiled already",
    "core/standing.py": "a dataclass whose annotations msgspec reads",
    "core/transfer.py": "a dataclass with slots, and no work of its own",
    "core/untouchable.py": "for people at the table, when they touch what answers nothing",
    "core/worlds.py": "a few lines around the game's own re-deal",
    "games/generalship/scene/odds.py": "fractions, of which a sum may be the whole number 0",
    "kit/effects/__init__.py": "holds nothing",
    "kit/effects/form.py": "msgspec structs, whose annotations it reads",
    "kit/effects/vocabulary.py": "msgspec structs, which are compiled already",
    "kit/effects/wording.py": "makes texts, at load",
}
"""Of these, the modules that stay as they are, each with the reason. Tables and most scenes of games (msgspec structs) fit no
pattern above; what rules and bots read of tables is made constant (`compiled_constants`)."""
READ = ("core/*.py", "kit/*.py", "games/*/tables/*.py", "games/*/data/*")
"""Beside the compiled modules, what their constants come from."""


def modules(package: Path) -> list[str]:
    """The modules to compile, as paths inside the package."""
    found = sorted(path.relative_to(package).as_posix() for path in package.rglob("*.py"))
    missing = EXCLUDED.keys() - set(found)
    if missing:
        raise SystemExit(f"tools/compiled_build.py excludes what does not exist: {sorted(missing)}")
    games = registered_games(package)
    return [
        m
        for m in found
        if m not in EXCLUDED
        and any(fnmatchcase(m, pattern) for pattern in COMPILED)
        and (not m.startswith("games/") or m.split("/")[1] in games)
    ]


def registered_games(package: Path) -> tuple[str, ...]:
    """`theatrum.games.HOUSE`, read without importing anything: a game that is still being written is left alone."""
    for node in ast.parse((package / "games" / "__init__.py").read_text()).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "HOUSE" and node.value is not None:
            return tuple(ast.literal_eval(node.value))
    raise SystemExit("src/theatrum/games/__init__.py has no list of the HOUSE's games")


COLUMNS = ("Columns", "State")
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"


def complaints(source: Path) -> list[str]:
    """What mypyc does not take, or takes and then fails at: told before it has begun."""
    tree = ast.parse(source.read_text("utf-8"))
    found = [
        (line, what)
        for node in ast.walk(tree)
        for line, what in (*_unmarked(node), *_starred(node), *_generic(node), *_record(node))
    ]
    if source.name == "__init__.py":
        found += [entry for node in tree.body for entry in _hidden(node, source.parent)]
    return [f"{source}:{line}: {what}" for line, what in found]


def _unmarked(node: ast.AST) -> Iterator[tuple[int, str]]:
    """States and records that could not be copied when compiled, since mypyc makes none without its __init__."""
    if (
        isinstance(node, ast.ClassDef)
        and any(ast.unparse(base) in COLUMNS for base in node.bases)
        and MARK[1:] not in [ast.unparse(decorator) for decorator in node.decorator_list]
    ):
        yield node.lineno, f"{node.name} is made of columns and compiled: it needs {MARK}"


def _starred(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Compare):
        for operator, other in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(other, ast.Tuple | ast.List | ast.Set):
                if any(isinstance(part, ast.Starred) for part in other.elts):
                    yield node.lineno, f"mypyc takes no star in `{ast.unparse(node)}`"


def _generic(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.ClassDef) and any(ast.unparse(b).startswith("Generic[") for b in node.bases):
        if any("slots=True" in ast.unparse(decorator) for decorator in node.decorator_list):
            yield node.lineno, f"{node.name} is a generic dataclass with slots, which mypyc can't make"


def _record(node: ast.AST) -> Iterator[tuple[int, str]]:
    """mypyc forgets what the annotations of a record say exactly, and its class's settings."""
    if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Record" for base in node.bases):
        yield (
            node.lineno,
            f"{node.name} is read from a file: it belongs in the tables, which stay as they are",
        )


def _hidden(node: ast.stmt, package: Path) -> Iterator[tuple[int, str]]:
    """mypyc makes a package's functions before anything is imported: a module of the same name would take their place."""
    if isinstance(node, ast.FunctionDef) and (package / f"{node.name}.py").exists():
        yield node.lineno, f"{node.name} is a function of the package and a module in it: call it otherwise"


def complain(sources: list[Path]) -> None:
    found = [complaint for source in sources for complaint in complaints(source)]
    if found:
        raise SystemExit("\n".join(found))


def compile_in(work: Path) -> None:
    """Compile the modules of the copied package in `work`; the extension modules go to `work`/lib."""
    from compiled_constants import make_constants
    from mypyc.build import mypycify  # type: ignore[import-not-found, unused-ignore]
    from setuptools import Distribution

    os.chdir(work)
    compiled = modules(Path(PACKAGE))
    make_constants(Path(PACKAGE), compiled)
    sources = [Path(PACKAGE, module) for module in compiled]
    complain(sources)
    extensions = mypycify(
        [str(source) for source in sources],
        group_name=PACKAGE,
        multi_file=True,
        debug_level="0",
    )
    if (
        sys.platform == "linux"
    ):  # nobody puts other functions in the place of ours: let them call each other directly
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args.append("-Wl,-Bsymbolic")
    distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = "lib", "temp", os.cpu_count()
    command.ensure_finalized()
    _in_parallel()
    command.run()


def _in_parallel() -> None:
    """One C file per module is compiled on every core; setuptools alone would take one after another.

    The class is found under the name by which setuptools itself knows it: `setuptools._distutils` would be a second copy.
    """
    from concurrent.futures import ThreadPoolExecutor
    from importlib import import_module

    import_module("setuptools")  # puts its own distutils in the place of Python's
    compiler: Any = import_module("distutils.ccompiler").CCompiler

    def compile_all(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra_postargs, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        options = self._get_cc_args(options, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, extension = build[target]
            self._compile(target, source, extension, options, extra_postargs, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, build))
        return list(objects)

    compiler.compile = compile_all


def build(root: Path) -> dict[str, str]:
    """Compile a copy of the source; give each extension module's file and its place in the wheel."""
    work = root / "build" / "compiled"
    source = root / "src" / PACKAGE
    made_of = _made_of(source)
    if not (work / "made-of").exists() or (work / "made-of").read_text() != made_of:
        _compile_anew(root, source, work)
        (work / "made-of").write_text(made_of)
    lib = work / "lib"
    return {str(f): f.relative_to(lib).as_posix() for f in sorted(lib.rglob("*")) if f.is_file()}


def _made_of(source: Path) -> str:
    """What the build depends on, as a digest: an unchanged source is not compiled again."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    own = Path(__file__), Path(__file__).with_name("compiled_constants.py")
    read = {path for pattern in READ for path in source.glob(pattern.replace("/*.py", "/**/*.py"))}
    for path in (*own, *sorted(read | {source / module for module in modules(source)})):
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()


def _compile_anew(root: Path, source: Path, work: Path) -> None:
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(source, work / PACKAGE, ignore=lambda folder, names: _no_source(Path(folder), names))
    shutil.copy(root / "pyproject.toml", work)  # mypy's settings
    done = subprocess.run(
        [sys.executable, __file__, str(work)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": str(source.parent)},  # constants are read from the source as it is
    )
    (work / "log").write_text(done.stdout)
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if "warning:" not in line]
        raise SystemExit("the compiled build failed:\n" + "\n".join(said[-40:]))


def _no_source(folder: Path, names: list[str]) -> list[str]:
    return [n for n in names if not n.endswith((".py", ".typed")) and not (folder / n).is_dir()]


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        folder = Path(__file__).parent.parent / "src" / PACKAGE
        complain([folder / module for module in modules(folder)])
    else:
        compile_in(Path(sys.argv[1]))
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CompiledWheel(BuildHookInterface[Any]):
        """Puts the extension modules into a wheel for this Python and this machine."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "standard":
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(build(Path(self.root)))
