"""What was told before a game's own beginning, and what it so can't retell: under earlier rules, before it went on under
newer ones; or, for a sandbox, in the game that it was taken from.

It is kept as events with their audience, not as words: so it is shown to whom it was told, in the reader's language.
What is stored reaches up to a checkpoint (the newest of a snapshot, or the one that a sandbox begins with): from there on
the game tells it itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Name, Text
from theatrum.core.texts import plain
from theatrum.core.transfer import told_since


class Told(msgspec.Struct, array_like=True):
    """An event, and who heard it (None: everyone)."""

    chunk: int
    position: int
    key: str
    args: dict[str, Any]
    to: list[Seat] | None


ELSEWHERE = -1
"""The step of what was told in another game."""
_decoder = msgspec.json.Decoder(list[Told])


def told_lines(game: Game, chunk: int) -> str:
    """What was told from a step on, up to the newest checkpoint. Holds secrets."""
    return plain(_told_since(game, chunk)).decode()


def told_to(game: Game, before: list[Told], seat: Seat | None) -> str:
    """What a seat was told before the newest checkpoint, for a sandbox that begins there. What only others were told
    stays out, what not everyone was told remains that seat's. With `seat` None nothing is hidden, as when a game is over:
    everyone keeps what he was told. Nobody's name is in it."""
    told = before + _told_since(game, 0)
    return plain([_elsewhere(line, seat) for line in told if seat is None or _heard(line, seat)]).decode()


def _told_since(game: Game, chunk: int) -> list[Told]:
    return [
        Told(number, position, event.key, dict(event.args), None if event.to is None else list(event.to))
        for number, position, event in told_since(game, chunk)
    ]


def _elsewhere(line: Told, seat: Seat | None) -> Told:
    args = {**line.args, "seat": -1} if line.key == "undone" else line.args
    return Told(
        ELSEWHERE, line.position, line.key, args, line.to if line.to is None or seat is None else [seat]
    )


def remembered(rows: Iterable[tuple[int, int, str]]) -> list[Told]:
    """The lines of earlier epochs, from their rows in order of time: a later row says anew what it reaches back to."""
    out: list[Told] = []
    epoch, begins = -1, 0
    for number, chunk, lines in rows:
        if number != epoch:
            epoch, begins = number, len(out)
        while len(out) > begins and out[-1].chunk >= chunk:
            out.pop()
        out += _decoder.decode(lines)
    for line in out:
        line.args = {name: _revived(value) for name, value in line.args.items()}
    return out


def heard_by(told: list[Told], seat: Seat | None, since: int) -> list[LogEntry]:
    """The lines that a seat (None: a spectator) may read."""
    return [
        LogEntry(line.position, line.key, line.args, line.chunk == ELSEWHERE)
        for line in told
        if line.position >= since and _heard(line, seat)
    ]


def _heard(line: Told, seat: Seat | None) -> bool:
    return line.to is None or seat in line.to


def _revived(value: Any) -> Any:
    """Words within words, as they were before they were stored."""
    if isinstance(value, list):
        return [_revived(part) for part in value]
    if isinstance(value, dict) and value.keys() == {"text", "args"}:
        return Text(value["text"], **{name: _revived(part) for name, part in value["args"].items()})
    if isinstance(value, dict) and value.keys() == {"name"}:
        return Name(value["name"])
    return value
