"""Break rules on purpose, one small change at a time: does a test that cites the rule fail?

    python tools/mutate.py check [GAME …]             # try all recorded changes again
    python tools/mutate.py find GAME [--each N] [--only E1-19.]   # look for changes that tests notice; write them down
    python tools/mutate.py try GAME --from FILE       # try changes that somebody thought of; write down what is noticed

Records are `docs/rules/<game>.mutations.jsonl` (see `theatrum.lab.mutations`). `find` takes the functions that carry a
rule out — those whose docstring cites it, then those that cite its section, then those of modules that do — as far as the
tests that cite the rule run through them; it changes one line after the other (a comparison, a number, an `and`, a `not`, a
statement left out) and runs these tests, until N changes of the rule were noticed. What no test noticed is listed: either
the change means nothing, or a test is missing.

The tests are collected once. Every change is made in a fork of that process, by giving the function the code of its
changed source: nothing is written into the sources, and a change costs only the tests it is tried on. (So a function that
ran when its module was imported is not tried again.)

A rule that is a fact alone — a printed table, the map — is broken in the data: `file` is a JSON file then, `function` the
way to a value in it (`spaces/metz/home_power`: keys, ids of rows, positions), `old` and `new` are values as JSON.
`find` knows no such changes; they are thought of, and tried by `try`: a file of lines like the records', where `test` may
be missing (all tests that cite the rule).
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import resource
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from mutate_facts import WORDS, has_place, is_fact
from mutate_facts import first_failure as first_failure_of_fact

from theatrum.core.rulebook import Rulebook, rulebook
from theatrum.games import GAMES, definition
from theatrum.lab.compliance import EXAMPLES, citations
from theatrum.lab.mutations import Mutation, file_name, recorded_mutations

ROOT = Path(__file__).resolve().parents[1]
TRACED = 5
"""So many times as slow may tests be while it is noted what they run."""
SECONDS = 12
"""Of the processor, for the tests of one change: then it counts as noticed, since it made them endless."""
MEMORY = 6 << 30
TRIES = 12
"""Changes that are tried for one rule at most."""
TESTS = 25
"""Tests that are tried on one change at most."""
SHOWING = ("scene", "bot", "texts")
"""Folders that carry out a rule only where they say its number."""
PASSED, NOTICED, BROKEN = 0, 1, 2


# ---- functions that carry out rules ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Function:
    """A function of a game, with its source."""

    file: str
    name: str
    rules: tuple[str, ...]
    """What its docstring cites: rules, and sections."""
    first: int
    last: int
    node: ast.FunctionDef
    around: tuple[str, ...] = ()
    """What the docstring of its module cites."""

    def closeness(self, rule: str, known: Container[str]) -> int:
        """How plainly it says that it carries the rule out: 0 by its number, 1 by its section, 2 by its module; 3 not."""
        if rule in self.rules:
            return 0
        for near, numbers in enumerate((self.rules, self.around), start=1):
            if any(n == rule or (n not in known and rule.startswith(f"{n}.")) for n in numbers):
                return near
        return FAR


FAR = 3


def cited(text: str, prefix: str) -> tuple[str, ...]:
    """Numbers in a docstring. Steps of a section are rules: "E1-16.5 S2, S3" and "E1-21.1 S1 – S5" name two and five."""
    found: dict[str, None] = {}
    for match in re.finditer(rf"\b({prefix}-[A-Z0-9]+(?:\.[A-Za-z0-9]+)*)((?:(?:,| –)? S\d+)*)", text):
        number, last = match[1], 0
        found[number] = None
        for dash, digits in re.findall(r"(–)? S(\d+)", match[2]):
            for step in range(last + 1 if dash else int(digits), int(digits) + 1):
                found[f"{number}.S{step}"] = None
            last = int(digits)
    return tuple(found)


def package(game: str) -> Path:
    return ROOT / "src" / "theatrum" / "games" / game


@cache
def source(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines(keepends=True)


@cache
def functions(folder: Path, prefix: str) -> list[Function]:
    """All functions and methods of a game at the top of their modules and classes."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse("".join(source(path)))
        around = cited(ast.get_docstring(tree) or "", prefix)
        for name, node in top_functions(tree, ""):
            rules = cited(ast.get_docstring(node) or "", prefix)
            assert node.end_lineno is not None
            file = path.relative_to(folder).as_posix()
            found.append(Function(file, name, rules, node.lineno, node.end_lineno, node, around))
    return found


def top_functions(tree: ast.Module | ast.ClassDef, before: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield before + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from top_functions(node, f"{before}{node.name}.")


# ---- changes -------------------------------------------------------------------------------------------------------
COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: (" in ", " not in "),
    ast.NotIn: (" not in ", " in "),
    ast.Is: (" is ", " is not "),
    ast.IsNot: (" is not ", " is "),
}


def changes(function: Function, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(line, changed line) for everything that can be changed in one line that stands only once in the function."""
    body = function.node.body
    skipped = body[0].end_lineno if ast.get_docstring(function.node) is not None else body[0].lineno - 1
    counted = Counter(line.strip() for line in lines[function.first - 1 : function.last])
    asked = {
        id(node.test) for node in ast.walk(function.node) if isinstance(node, ast.If | ast.IfExp | ast.While)
    }
    for node in ast.walk(function.node):
        line = getattr(node, "lineno", 0)
        if line > (skipped or 0) and line == getattr(node, "end_lineno", 0):
            old = lines[line - 1]
            for new in (
                *changed_lines(node, old.encode()),
                *(denied(node, old.encode()) if id(node) in asked else ()),
            ):
                if counted[old.strip()] == 1 and new.strip() != old.strip():
                    yield old.strip(), new.strip()


def changed_lines(node: ast.AST, line: bytes) -> Iterator[str]:
    def put(start: int, stop: int, text: str) -> str:
        return (line[:start] + text.encode() + line[stop:]).decode()

    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        old, new = COMPARED[type(node.ops[0])]
        start, stop = node.left.end_col_offset or 0, node.comparators[0].col_offset
        between = line[start:stop].decode()
        if old in between:
            yield put(start, stop, between.replace(old, new, 1))
    elif isinstance(node, ast.BoolOp):
        old, new = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        start, stop = node.values[0].end_col_offset or 0, node.values[1].col_offset
        between = line[start:stop].decode()
        if old in between:
            yield put(start, stop, between.replace(old, new, 1))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield put(node.col_offset, node.operand.col_offset, "")
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield put(node.col_offset, node.end_col_offset or 0, str(node.value + 1))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield put(node.col_offset, node.end_col_offset or 0, str(not node.value))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        start, stop = node.left.end_col_offset or 0, node.right.col_offset
        old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
        yield put(start, stop, line[start:stop].decode().replace(old, new, 1))
    elif isinstance(node, ast.AugAssign | ast.Continue | ast.Break) or is_act(node):
        yield put(node.col_offset, node.end_col_offset or 0, "pass")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.YieldFrom):
        yield put(node.col_offset, node.end_col_offset or 0, "yield from ()")


def denied(node: ast.AST, line: bytes) -> Iterator[str]:
    """A plain condition turned into its opposite."""
    if isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
        yield (line[: node.col_offset] + b"not " + line[node.col_offset :]).decode()


def is_act(node: ast.AST) -> bool:
    """A call for its effect; what is only told to the players (`g.tell`) is no act."""
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ".tell(" not in ast.unparse(node)
    )


# ---- making a change ---------------------------------------------------------------------------------------------------
def locate(game: str, prefix: str, mutation: Mutation) -> tuple[str, int] | None:
    """The file and the number of the line where a change is to be made; None if there is no such line any more."""
    fitting = []
    for function in functions(package(game), prefix):
        if function.name == mutation.function:
            lines = source(package(game) / function.file)
            at = [n for n in range(function.first, function.last + 1) if lines[n - 1].strip() == mutation.old]
            if len(at) == 1:
                fitting.append((function.file, at[0]))
    if len(fitting) > 1:
        fitting = [place for place in fitting if place[0] == mutation.file]
    return fitting[0] if len(fitting) == 1 else None


def apply(game: str, mutation: Mutation, file: str, line: int) -> None:
    """Give the function the code of its changed source, in this process."""
    path = package(game) / file
    lines = list(source(path))
    lines[line - 1] = lines[line - 1].replace(mutation.old, mutation.new, 1)
    module = import_module(module_of(game, file))
    code = inner_code(compile("".join(lines), str(path), "exec"), mutation.function.split("."))
    found: Any = module
    for part in mutation.function.split("."):
        found = found.__dict__[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    found.__code__ = code


def module_of(game: str, file: str) -> str:
    inner = file.removesuffix(".py").removesuffix("__init__").rstrip("/").replace("/", ".")
    return f"theatrum.games.{game}" + (f".{inner}" if inner else "")


def inner_code(code: CodeType, names: list[str]) -> CodeType:
    for name in names:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    return code


# ---- running tests ---------------------------------------------------------------------------------------------------
class Session:
    """A run of pytest that collects the tests of a game and then does our work instead of running them all."""

    def __init__(self, work: Callable[[Session], None]) -> None:
        self._work = work
        self.items: dict[str, list[pytest.Item]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self.items[getattr(item, "originalname", item.name)].append(item)
        self._work(self)
        return True

    def first_failure(
        self, tests: Sequence[str], prepare: Callable[[], None] = lambda: None
    ) -> tuple[int, str]:
        """Run tests in a fork, after what is to be prepared there: NOTICED and the test that failed, PASSED or BROKEN
        (the change could not even be made)."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os._exit(self._in_fork(tests, prepare, writer))
        os.close(writer)
        with os.fdopen(reader) as pipe:
            named = pipe.read().splitlines()
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        return (code if code in (PASSED, NOTICED, BROKEN) else NOTICED), named[-1] if named else ""

    def executed(self, tests: Sequence[str], folder: Path) -> set[tuple[str, str]]:
        """Everything below the folder that these tests run: (file, number of a line) and (file, name of a function)."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            resource.setrlimit(resource.RLIMIT_CPU, (TRACED * SECONDS, TRACED * SECONDS + 5))
            lines = Lines(f"{folder}/")
            code = self._in_fork(tests, lambda: sys.settrace(lines.trace), os.open(os.devnull, os.O_WRONLY))
            sys.settrace(None)
            with os.fdopen(writer, "w") as pipe:
                pipe.writelines(f"{file}\t{what}\n" for file, what in lines.seen)
            os._exit(code)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            rows = [row.split("\t") for row in pipe.read().splitlines()]
        os.waitpid(child, 0)
        return {(file, what) for file, what in rows}

    def _in_fork(self, tests: Sequence[str], prepare: Callable[[], None], writer: int) -> int:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            prepare()
        except Exception:
            return BROKEN
        for test in tests:
            os.write(writer, f"{test}\n".encode())
            for item in self.items[test]:
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    return NOTICED
        return PASSED


class Lines:
    """Notes the lines and functions below a folder that are run."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.seen: set[tuple[str, str]] = set()

    def trace(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        if not frame.f_code.co_filename.startswith(self._folder):
            return None
        self.seen.add((frame.f_code.co_filename.removeprefix(self._folder), frame.f_code.co_qualname))
        return self._line

    def _line(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
        if event == "line":
            self.seen.add((frame.f_code.co_filename.removeprefix(self._folder), str(frame.f_lineno)))
        return self._line


def with_tests(game: str, work: Callable[[Session], None]) -> None:
    """Collect the tests of a game, and do the work with them. If they can't be collected, nothing was tried: say so."""
    os.environ["HYPOTHESIS_PROFILE"] = "mutate"
    folder = ROOT / "tests" / "games" / game
    session = Session(work)
    pytest.main([*WORDS, "-qq", "--capture=no", str(folder)], plugins=[session])
    if not session.items:
        raise SystemExit(f"the tests of {game} could not be collected")


# ---- the commands ----------------------------------------------------------------------------------------------------
def check(games: Sequence[str]) -> int:
    """Try all recorded changes again; returns how many are no longer noticed."""
    wrong = 0
    for game in games:
        recorded = recorded_mutations(game)
        failed: list[str] = []
        noticed: list[Mutation] = []

        def try_all(
            session: Session,
            game: str = game,
            recorded: list[Mutation] = recorded,
            failed: list[str] = failed,
            noticed: list[Mutation] = noticed,
        ) -> None:
            prefix = definition(game).rule_prefix
            sound, culprit = session.first_failure(
                sorted({m.test for m in recorded if m.test in session.items})
            )
            if sound != PASSED:
                failed.append(f"{culprit} fails without any change")
                return
            for mutation in recorded:
                wrong_with_it = list(try_again(session, game, prefix, mutation))
                failed.extend(wrong_with_it)
                if not wrong_with_it:
                    noticed.append(mutation)

        if recorded:
            with_tests(game, try_all)
        for sentence in failed:
            print(f"{game}: {sentence}")
        rules = len({m.rule for m in recorded})
        print(f"{game}: {len(noticed)} of {len(recorded)} changes of {rules} rules are noticed")
        wrong += len(recorded) - len(noticed)
    return wrong


def try_again(session: Session, game: str, prefix: str, mutation: Mutation) -> Iterator[str]:
    """What is wrong with a recorded change, if anything is."""
    told = f"{mutation.rule} {mutation.function}: {mutation.old} → {mutation.new}"
    if not stands(game, prefix, mutation):
        yield f"{told}: there is no such line any more"
    elif mutation.test not in session.items:
        yield f"{told}: there is no test {mutation.test} any more"
    elif attempt(session, game, prefix, mutation, [mutation.test])[0] != NOTICED:
        yield f"{told}: {mutation.test} does not notice"


def stands(game: str, prefix: str, mutation: Mutation) -> bool:
    """Whether what is to be changed is still there."""
    if is_fact(mutation):
        return has_place(package(game), mutation)
    return locate(game, prefix, mutation) is not None


def attempt(
    session: Session, game: str, prefix: str, mutation: Mutation, tests: Sequence[str]
) -> tuple[int, str]:
    """Run tests with the change: NOTICED and the one that failed, PASSED or BROKEN. What is to be changed is there."""
    if is_fact(mutation):
        named = {f"{session.items[test][0].path}::{test}": test for test in tests}
        failed, which = first_failure_of_fact(game, mutation, list(named))
        return (BROKEN if failed is None else failed), named.get(which, "")
    place = locate(game, prefix, mutation)
    assert place is not None
    return session.first_failure(tests, lambda: apply(game, mutation, *place))


def try_file(game: str, file: str) -> int:
    """Try the changes of a file and write down those that a test notices."""
    lines = Path(file).read_text("utf-8").splitlines()
    rows = [{"test": "", **json.loads(line)} for line in lines if line.strip()]
    thought_of = [msgspec.convert(row, Mutation) for row in rows]
    with_tests(game, lambda session: Finder(session, game, 1, 1, ("",)).try_these(thought_of))
    return 0


def find(game: str, each: int, seed: int, only: tuple[str, ...]) -> int:
    """Look for changes that tests notice, write them down and list those that no test noticed."""
    with_tests(game, lambda session: Finder(session, game, each, seed, only).run())
    return 0


class Finder:
    """Looks for changes, rule by rule. What is recorded and still has its place is kept; a rule that has enough is left
    alone, so that a search that was stopped goes on."""

    def __init__(self, session: Session, game: str, each: int, seed: int, only: tuple[str, ...]) -> None:
        self.session, self.game, self.each, self.only = session, game, each, only
        self.rng = random.Random(seed)
        self.prefix = definition(game).rule_prefix
        self.tests = self.tests_of_rules(rulebook(game))
        self.sound: dict[str, bool] = {}
        self.noticed = [
            m
            for m in recorded_mutations(game)
            if m.rule in rulebook(game).rules
            and m.test in self.tests.get(m.rule, ())
            and stands(game, self.prefix, m)
        ]
        self.survived = 0

    def tests_of_rules(self, rules: Rulebook) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for rule, test in citations(ROOT / "tests", self.game, self.prefix, rules):
            name = test.rpartition("::")[2]
            if rule in rules.rules and name in self.session.items and name not in found[rule]:
                found[rule].append(name)
        return found

    def run(self) -> None:
        rules = [rule for rule in sorted(self.tests) if rule.startswith(self.only)]
        for rule in self.rng.sample(rules, len(rules)):
            if not self.enough(rule):
                self.try_rule(rule)
                self.write()
        shown = len({m.rule for m in self.noticed})
        print(
            f"{self.game}: {len(self.noticed)} changes of {shown} rules are noticed, {self.survived} were not; "
            f"{len(self.tests)} rules are cited by tests"
        )

    def enough(self, rule: str) -> bool:
        return sum(m.rule == rule for m in self.noticed) >= self.each

    def try_rule(self, rule: str) -> None:
        for mutation in self.candidates(rule)[:TRIES]:
            if self.enough(rule):
                return
            self.try_one(mutation)

    def candidates(self, rule: str) -> list[Mutation]:
        """Changes of lines that the rule's tests run, those nearest to the rule first."""
        folder, known = package(self.game), rulebook(self.game).rules
        run = self.session.executed(self.tests[rule][:TESTS], folder)
        nearest: list[list[Mutation]] = [[] for _ in range(FAR)]
        meant = self.meant_by(rule)
        for f in functions(folder, self.prefix):
            near = min((f.closeness(number, known) for number in meant), default=FAR)
            if near == FAR or (f.file, f.name) not in run:
                continue
            if near and (f.file.partition("/")[0] in SHOWING or f.name.endswith("__init__")):
                continue
            lines = source(folder / f.file)
            for old, new in changes(f, lines):
                at = next(n for n in range(f.first, f.last + 1) if lines[n - 1].strip() == old)
                if (f.file, str(at)) in run:
                    nearest[near].append(Mutation(rule, f.file, f.name, old, new, ""))
        for found in nearest:
            self.rng.shuffle(found)
        return [mutation for found in nearest for mutation in found]

    def meant_by(self, rule: str) -> list[str]:
        """The rule itself; of a worked example the rules that its tests cite, too, and its section: code cites no examples."""
        if not rule.startswith(EXAMPLES):
            return [rule]
        together = [n for n, tests in self.tests.items() if not set(tests).isdisjoint(self.tests[rule])]
        return [*(n for n in together if not n.startswith(EXAMPLES)), f"{self.prefix}-{rule.split('-')[1]}.1"]

    def try_these(self, thought_of: Sequence[Mutation]) -> None:
        """What somebody thought of, until a rule has enough: what is not noticed is named, with the reason."""
        for mutation in thought_of:
            if self.enough(mutation.rule):
                continue
            before, survived = len(self.noticed), self.survived
            told = f"  {mutation.rule} {mutation.file} {mutation.function}: {mutation.old}"
            if mutation.rule not in self.tests:
                print(f"{told}: no test cites the rule")
            elif not stands(self.game, self.prefix, mutation):
                print(f"{told}: does not stand there (or more than once)")
            else:
                self.try_one(mutation, again=True)
                if (len(self.noticed), self.survived) == (before, survived):
                    print(f"{told}: can't be tried, or its test fails anyway")
            self.write()
        print(f"{self.game}: {len({m.rule for m in self.noticed})} rules are shown")

    def try_one(self, mutation: Mutation, again: bool = False) -> None:
        """Try a change; `again`: even if it shows another rule already."""
        known = any(
            (m.function, m.old, m.new) == (mutation.function, mutation.old, mutation.new)
            and not (again and m.rule != mutation.rule)
            for m in self.noticed
        )
        if known or not stands(self.game, self.prefix, mutation):
            return
        tests = [mutation.test] if mutation.test else self.tests[mutation.rule][:TESTS]
        code, test = attempt(self.session, self.game, self.prefix, mutation, tests)
        if code == PASSED:
            self.survived += 1
            told = f"{mutation.rule} {mutation.file} {mutation.function}: {mutation.old}  →  {mutation.new}"
            print(f"  {told}  (tests that cite the rule: {len(self.tests[mutation.rule])})", flush=True)
        elif code == NOTICED and self.is_sound(test):
            self.noticed.append(msgspec.structs.replace(mutation, test=test))

    def is_sound(self, test: str) -> bool:
        """Whether the test passes as long as nothing is changed."""
        if test not in self.sound:
            self.sound[test] = self.session.first_failure([test])[0] == PASSED
        return self.sound[test]

    def write(self) -> None:
        lines = sorted(msgspec.json.encode(m).decode() for m in self.noticed)
        (ROOT / "docs" / "rules" / file_name(self.game)).write_text("".join(f"{line}\n" for line in lines))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["check", "find", "try"])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--each", type=int, default=1, help="changes wanted for each rule")
    parser.add_argument("--seed", type=int, default=1, help="for the order in which changes are tried")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NUMBER", help="rules that begin with this number"
    )
    parser.add_argument("--from", dest="file", metavar="FILE", help="of `try`: lines of changes")
    args = parser.parse_args()
    games = args.games or list(GAMES)
    if args.what == "check":
        return 1 if check(games) else 0
    if args.what == "try":
        if len(games) != 1 or args.file is None:
            parser.error("try takes one game and --from FILE")
        return try_file(games[0], args.file)
    return max(find(game, args.each, args.seed, tuple(args.only) or ("",)) for game in games)


if __name__ == "__main__":
    raise SystemExit(main())
