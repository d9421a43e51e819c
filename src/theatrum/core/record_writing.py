"""Writing the record of a game (its form is described in `theatrum.core.record`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from theatrum.core.columns import encode_hook
from theatrum.core.contract import Result
from theatrum.core.errors import RulesError
from theatrum.core.record_form import FORMAT, checksum
from theatrum.core.state import Answered, Happening, Rolled, Undone
from theatrum.core.timeline import Chunk

if TYPE_CHECKING:
    from theatrum.core.game import Game


def write_record(game: Game) -> str:
    """The record of a game, running or over. It holds every secret: give it to nobody while the game runs."""
    timeline = game.timeline
    if timeline is None:
        raise RulesError("a light game keeps no past, so it has no record")
    header, edition = game.header, game.header.edition
    lines = [
        f"theatrum record {FORMAT}",
        f"game {header.game}",
        f"rules {game.definition.rules_version}",
        f"players {header.players}",
        f"options {to_json(dict(header.options))}",
        f"seats {to_json(list(header.seats))}",
        f"commitment {header.commitment}",
        f"seed {header.seed}",
        *([] if edition is None else [f"edition {edition.digest} {to_json(edition.name)}"]),
        "begin",
        *game.prologue,
    ]
    for chunk in timeline.chunks():
        if chunk.lines is None:
            chunk.lines = _lines_of(chunk)
        if chunk.lines:
            lines.append(chunk.lines)
    lines += _lines(timeline.happened)
    result = game.result
    if result is None:
        lines.append(f"checkpoint {timeline.position} {timeline.checkpoint.to_json().decode()}")
    else:
        lines.append(f"= {game.position} {game.digest}")
        lines.append(f"result {to_json(result_fields(result))}")
    for (seat, window), standing in game.standing.items():
        lines.append(f"standing {seat} {window} {to_json(standing)}")
    body = "\n".join(lines) + "\n"
    return f"{body}end {checksum(body)}\n"


def _lines_of(chunk: Chunk) -> str:
    """A piece of the past, as one text."""
    lines = _lines(chunk.happened)
    if chunk.state is not None and chunk.number > 0:
        lines.insert(0, f"= {chunk.position} {chunk.state.digest}")
    return "\n".join(lines)


def _lines(happened: Sequence[Happening]) -> list[str]:
    return [line for happening in happened if (line := _line(happening))]


def _line(happening: Happening) -> str:
    """The line of a happening; empty for what follows from the others by itself."""
    if isinstance(happening, Answered):
        return f"{happening.seat}{'!' if happening.standing else ''} {to_json(happening.answer)}"
    if isinstance(happening, Rolled):
        return "~ " + " ".join(map(str, happening.results))
    if isinstance(happening, Undone):
        return f"undone {'-' if happening.seat is None else happening.seat} {happening.answers}"
    return ""


def result_fields(result: Result) -> dict[str, Any]:
    return {
        "winners": result.winners,
        "scores": result.scores,
        "ending": result.ending,
        "args": dict(result.args),
    }


def to_json(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=encode_hook).decode()
