"""Random games under examination; every crash and every violated invariant becomes a dump that can be run again.

A dump is a small JSON file: what was played (game, players, options, seed, depth), what was found, and the record of
the game up to that decision. `run_again` plays the same game with the rules as they are now.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup, TheatrumError
from theatrum.lab.conformance import Examination, Finding, option_sets
from theatrum.lab.finding_games import find_game

DUMP_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Trial:
    """One random game to be examined. The same trial gives the same game and the same examination."""

    game: str
    players: int
    options: Mapping[str, str | int | bool]
    seed: int | str
    depth: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an examination came to."""

    trial: Trial
    decisions: int
    findings: tuple[Finding, ...]


class Dump(msgspec.Struct, kw_only=True):
    """A finding as a file."""

    theatrum_dump: int
    trial: Trial
    kind: str
    message: str
    position: int
    record: str


def examine(trial: Trial) -> Verdict:
    """Play and examine one game."""
    examination = Examination(find_game(trial.game), trial.players, dict(trial.options), trial.seed)
    findings = tuple(examination.run(trial.depth))
    return Verdict(trial, len(examination.given), findings)


def trials(
    game: str,
    games: int,
    seed: int,
    depth: int,
    players: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
) -> Iterator[Trial]:
    """Seeds counting up, over all player counts and options in turn, unless some are asked for. A seed has the same setting
    in every series: many short ones, from where the last one ended, are one long one.

    `depth` decisions are examined closely in every game, none in three games of four: those are played quickly.
    """
    settings = list(_settings(find_game(game), players, options))
    for each in range(seed, seed + games):
        number, chosen = settings[each % len(settings)]
        closely = depth if random.Random(f"closely {each}").random() < 0.25 else 0
        yield Trial(game, number, chosen, each, closely)


def _settings(
    definition: Definition[Any],
    players: int | None,
    options: Mapping[str, str | int | bool] | None,
) -> Iterator[tuple[int, Mapping[str, str | int | bool]]]:
    if players is not None and players not in definition.players:
        counts = ", ".join(map(str, definition.players))
        raise BadSetup(f"{definition.id} is for {counts} players, not {players}")
    for number in definition.players if players is None else (players,):
        for chosen in option_sets(definition, number) if options is None else (options,):
            yield number, chosen


# ---- dumps -------------------------------------------------------------------------------------------------------
def write_dump(folder: Path, trial: Trial, finding: Finding) -> Path:
    """Write a finding into the folder; returns the file."""
    dump = Dump(
        theatrum_dump=DUMP_FORMAT,
        trial=trial,
        kind=finding.kind,
        message=finding.message,
        position=finding.position,
        record=finding.record,
    )
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9]+", "-", f"{trial.game} {trial.players}p {trial.seed} {finding.kind}".lower())
    path = folder / f"{name}.dump.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dump), indent=1) + b"\n")
    return path


def read_dump(data: bytes) -> Dump:
    """The reverse. Raises `TheatrumError` saying what is wrong."""
    try:
        dump = msgspec.json.decode(data, type=Dump)
    except msgspec.MsgspecError as error:
        raise TheatrumError(f"this is no dump of `theatrum fuzz`: {error}") from None
    if dump.theatrum_dump > DUMP_FORMAT:
        raise TheatrumError(f"the dump is of format {dump.theatrum_dump}, newer than this program: update it")
    return dump


def is_dump(data: bytes) -> bool:
    return data.lstrip()[:1] == b"{"


def run_again(dump: Dump) -> Sequence[Finding]:
    """Play the dump's game again, with the rules as they are now."""
    return examine(dump.trial).findings
