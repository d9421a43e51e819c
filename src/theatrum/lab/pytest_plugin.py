"""The conformance suite as a pytest plugin, for games from outside.

    pytest -p theatrum.lab.pytest_plugin --theatrum-game parley

or, in the package's own `pyproject.toml`:

    [tool.pytest.ini_options]
    addopts = ["-p", "theatrum.lab.pytest_plugin"]
    theatrum_games = ["parley:DEFINITION"]

Every game that is named is played at random, with every number of players and every option, and examined (see
`theatrum.lab.conformance`); each random game is a test. A failure says seed and decision, and prints the record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from theatrum.core.errors import TheatrumError
from theatrum.lab.conformance import Examination, Finding, Options, trials
from theatrum.lab.finding_games import find_game

SEEDS = 2
DEPTH = 3


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("theatrum", "random games under examination")
    group.addoption(
        "--theatrum-game",
        action="append",
        default=[],
        metavar="GAME",
        help="examine this game: an id, or package.module:NAME; may be given several times",
    )
    group.addoption(
        "--theatrum-seeds", type=int, default=SEEDS, metavar="N", help=f"for each number of players ({SEEDS})"
    )
    group.addoption(
        "--theatrum-depth", type=int, default=DEPTH, metavar="N", help=f"decisions examined closely ({DEPTH})"
    )
    parser.addini("theatrum_games", "games to examine, as --theatrum-game", type="args", default=[])


def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    items.extend(_items(session, config))


def _items(session: pytest.Session, config: pytest.Config) -> Iterator[pytest.Item]:
    names = [*config.getini("theatrum_games"), *config.getoption("--theatrum-game")]
    seeds, depth = config.getoption("--theatrum-seeds"), config.getoption("--theatrum-depth")
    for game in dict.fromkeys(names):
        try:
            definition = find_game(game)
        except TheatrumError as error:
            raise pytest.UsageError(str(error)) from None
        for players, options, seed in trials(definition, seeds):
            chosen = "-".join(f"{name}={value}" for name, value in options.items()) or "default"
            yield RandomGame.from_parent(
                session,
                name=f"conformance[{definition.id}-{players}-{chosen}-{seed}]",
                examination=Examination(definition, players, dict(options), seed),
                depth=depth,
            )


class Broken(Exception):
    """The game does not keep the kernel's contract."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings)
        self.findings = findings


class RandomGame(pytest.Item):
    """One random game, played and examined."""

    def __init__(self, *, examination: Examination, depth: int, **more: Any) -> None:
        super().__init__(**more)
        self.examination = examination
        self.depth = depth

    def runtest(self) -> None:
        findings = self.examination.run(self.depth)
        if findings:
            raise Broken(findings)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Broken):
            return "\n\n".join(f"{finding}\n\n{finding.record}" for finding in excinfo.value.findings)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name


__all__ = ["Options", "pytest_addoption", "pytest_collection_modifyitems"]
