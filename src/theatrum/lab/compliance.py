"""Which numbered rules are cited by a test, and which are shown to be tested by breaking them.

A test cites a rule by its name (`test_gs_10_9_price_is_reduced…`, `test_E1_13_2_P2_…`, `test_ex_24_…`) or in its
docstring (`GS-10.9`). In a name the longest number counts that is a rule.
Rules that say nothing a program could get wrong (vocabulary, contents of the box) are listed with the reason in
`docs/rules/<game>.descriptive.txt`, one a line: number, blanks, reason.

That a test cites a rule is a claim. A rule is *shown* when the code that carries it out was broken on purpose and a test
that cites it failed (`theatrum.lab.mutations`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from theatrum.core.errors import TheatrumError
from theatrum.core.rulebook import Rulebook, rulebook, rules_document, rules_folder
from theatrum.lab.mutations import Mutation, recorded_mutations

EXAMPLES = ("EX", "WX", "WE")
"""Prefixes of worked examples: printed ones, computed ones, and those of Caribbean, which are both."""


@dataclass(frozen=True, slots=True)
class Compliance:
    """The rules of a game that describe behaviour, and who proves them."""

    game: str
    tests: Mapping[str, tuple[str, ...]]
    """Rule number to the tests that cite it, for every rule that describes behaviour."""
    descriptive: Mapping[str, str]
    """Rule number to the reason why there is nothing to test."""
    unknown: Mapping[str, tuple[str, ...]]
    """Numbers that tests cite and that no rule has."""
    shown: tuple[str, ...] = ()
    """Rule numbers with a change of the code that a test citing the rule notices."""

    @property
    def missing(self) -> list[str]:
        return [number for number, tests in self.tests.items() if not tests]

    @property
    def cited(self) -> int:
        return len(self.tests) - len(self.missing)

    def report(self) -> dict[str, Any]:
        """The keys that other programs rely on, then more."""
        return {
            "game": self.game,
            "rules": len(self.tests),
            "cited": self.cited,
            "shown": len(self.shown),
            "missing": self.missing,
            "share": round(self.cited / len(self.tests), 4) if self.tests else 0.0,
            "tests": {number: list(tests) for number, tests in self.tests.items()},
            "descriptive": dict(self.descriptive),
            "unknown": {number: list(tests) for number, tests in self.unknown.items()},
            "shown_rules": list(self.shown),
        }


def check_compliance(game: str, prefix: str, tests: Path | None = None) -> Compliance:
    """Compare a game's rules with the tests below a folder (a checkout's `tests`). Raises `TheatrumError`."""
    rules = rulebook(game)
    if not rules.rules:
        raise TheatrumError(f"{game} has no document of numbered rules (docs/rules/{game}.md)")
    folder = tests or _checkout_tests()
    if not folder.is_dir():
        raise TheatrumError(f"there is no folder of tests at {folder}")
    cited = citations(folder, game, prefix, rules)
    return compare(game, prefix, rules, _descriptive(game), cited, recorded_mutations(game))


def compare(
    game: str,
    prefix: str,
    rules: Rulebook,
    descriptive: Mapping[str, str],
    cited: Iterable[tuple[str, str]],
    mutations: Iterable[Mutation] = (),
) -> Compliance:
    """Put together what the rulebook has, what tests cite (pairs of number and test) and what was broken on purpose."""
    numbers = [n for n in rules.rules if n.startswith((f"{prefix}-", *(f"{e}-" for e in EXAMPLES)))]
    stray = [n for n in descriptive if n not in rules.rules]
    if stray:
        raise TheatrumError(f"the list of descriptive rules of {game} names {stray[0]}, which is no rule")
    found: dict[str, list[str]] = {n: [] for n in numbers}
    unknown: dict[str, list[str]] = {}
    for number, test in cited:
        place = found.get(number)
        if place is None:
            place = unknown.setdefault(number, [])
        if test not in place:
            place.append(test)
    noticed = {
        m.rule for m in mutations if m.test in {test.rpartition("::")[2] for test in found.get(m.rule, ())}
    }
    return Compliance(
        game,
        {n: tuple(t) for n, t in found.items() if n not in descriptive},
        descriptive,
        {n: tuple(t) for n, t in unknown.items() if not rules.chapter(n)},
        tuple(n for n in found if n in noticed and n not in descriptive),
    )


# ---- reading tests -------------------------------------------------------------------------------------------------
def citations(folder: Path, game: str, prefix: str, rules: Rulebook) -> list[tuple[str, str]]:
    """(rule number, test) for every citation below the folder. Examples are cited only in the game's own tests."""
    out: list[tuple[str, str]] = []
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder.parent).as_posix()
        own = game in path.relative_to(folder).as_posix()
        prefixes = (prefix, *EXAMPLES) if own else (prefix,)
        for name, docstring in _tests_in(path):
            out += [(number, f"{place}::{name}") for number in _numbers(name, docstring, prefixes, rules)]
    return out


def _tests_in(path: Path) -> Iterable[tuple[str, str]]:
    """Name and docstring of every test function of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    of_classes = [inner for node in tree.body if isinstance(node, ast.ClassDef) for inner in node.body]
    for node in (*tree.body, *of_classes):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node.name, ast.get_docstring(node) or ""


def _numbers(name: str, docstring: str, prefixes: tuple[str, ...], rules: Rulebook) -> list[str]:
    found: dict[str, None] = {}
    for prefix in prefixes:
        for match in re.finditer(rf"(?i)(?<=_){prefix}_(?=[a-z]?[a-z]?_?\d)", name):
            number = _longest(prefix, name[match.end() :].split("_"), rules)
            if number is not None:
                found[number] = None
        for match in re.finditer(rf"\b{prefix}-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*", docstring):
            rule = rules.find(match[0])
            found[rule.number if rule is not None else match[0]] = None
    return list(found)


def _longest(prefix: str, parts: list[str], rules: Rulebook) -> str | None:
    """The longest rule number with which the rest of a name begins; else its first two parts, which no rule has."""
    for length in range(min(len(parts), 4), 0, -1):
        rule = rules.find("_".join((prefix, *parts[:length])))
        if rule is not None:
            return rule.number
    plain = [part for part in parts[:2] if part.isdigit()]
    return f"{prefix}-{'.'.join(plain)}" if plain else None


def _descriptive(game: str) -> dict[str, str]:
    reasons: dict[str, str] = {}
    for line in (rules_document(f"{game}.descriptive.txt") or "").splitlines():
        number, _, reason = line.strip().partition(" ")
        if number and not number.startswith("#"):
            reasons[number] = reason.strip()
    return reasons


def _checkout_tests() -> Path:
    folder = rules_folder()
    if folder is None:
        raise TheatrumError("compliance reads the tests of a checkout; name their folder with --tests")
    return folder.parents[1] / "tests"
