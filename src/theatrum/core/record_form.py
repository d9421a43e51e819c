"""The form of a record, line by line: `parse_record` accepts only what is well-formed, and names line and cause else.

Nothing here knows a game: whether the lines tell the truth is for `theatrum.core.record` to find out.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from theatrum.core.chance import commitment, seed_text
from theatrum.core.contract import Answer, Edition, Seat
from theatrum.core.errors import RecordError
from theatrum.core.standing import Standing

FORMAT = 1
MAX_BYTES = 64 * 2**20
MAX_PLAYERS = 16
MAX_POSITION = 10**9
HEAD_LINES = 8
"""What every record says before it says `begin`. An edition is named in between, if there is one."""


@dataclass(frozen=True, slots=True)
class Given:
    """A line with an answer."""

    line: int
    seat: Seat
    answer: Answer
    standing: bool


@dataclass(frozen=True, slots=True)
class Chanced:
    """A line with the results of one use of chance."""

    line: int
    results: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Digest:
    """A line with the digest of the checkpoint after so many answers."""

    line: int
    position: int
    digest: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A line that says that answers were taken back."""

    line: int
    seat: Seat | None
    answers: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A line with a whole state: where an epoch began, or a running game's newest checkpoint."""

    line: int
    rules: int
    position: int
    state: dict[str, Any]


Item = Given | Chanced | Digest | TakenBack


@dataclass(slots=True)
class Parsed:
    """A record whose every line is well-formed; nothing has been replayed yet."""

    game: str
    rules: int
    """Version of the rules under which the newest epoch was played."""
    players: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    seed: str
    edition: Edition | None
    first_line: int
    """Number of the first line after the head."""
    lines: list[str] = field(default_factory=list)
    """All lines between the head and the end, as they stand."""
    epoch: Stored | None = None
    """Where the newest epoch began, if not at the beginning."""
    items: list[Item] = field(default_factory=list)
    """Everything since then."""
    checkpoint: Stored | None = None
    result: tuple[int, dict[str, Any]] | None = None
    standing: list[tuple[int, Seat, str, Standing]] = field(default_factory=list)

    def lines_before(self, line: int) -> tuple[str, ...]:
        """The lines after the head and before the one with this number."""
        return tuple(self.lines[: line - self.first_line])


# ---- reading ---------------------------------------------------------------------------------------------------
def parse_record(text: str | bytes) -> Parsed:
    """Check the form of a record, line by line. Raises `RecordError` naming line and cause."""
    if len(text) > MAX_BYTES:
        raise RecordError(1, f"a record is at most {MAX_BYTES} bytes long")
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(error.object[: error.start].count(b"\n") + 1, "this is no UTF-8 text") from None
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    _check_frame(lines)
    parsed = Parsed(**_read_head(lines))
    parsed.lines = lines[parsed.first_line - 1 : -1]
    for number, line in enumerate(parsed.lines, start=parsed.first_line):
        try:
            _read_line(parsed, number, line)
        except ValueError as error:
            raise RecordError(number, str(error)) from None
    if parsed.result is None and parsed.checkpoint is None:
        raise RecordError(len(lines), "neither a result nor a checkpoint: the record is incomplete")
    return parsed


def _check_frame(lines: list[str]) -> None:
    match = re.fullmatch(r"theatrum record ([0-9]{1,9})", lines[0]) if lines else None
    if match is None:
        raise RecordError(1, f"this is no Theatrum record: it must begin with 'theatrum record {FORMAT}'")
    if int(match[1]) > FORMAT:
        raise RecordError(
            1, f"format {match[1]} is newer than this program, which reads up to {FORMAT}: update it"
        )
    if int(match[1]) < 1:
        raise RecordError(1, f"there is no format {match[1]}")
    if not lines[-1].startswith("end "):
        raise RecordError(len(lines), "the record is cut off: its last line must be 'end' and a checksum")
    if lines[-1] != f"end {checksum(chr(10).join(lines[:-1]) + chr(10))}":
        raise RecordError(
            len(lines), "the checksum does not fit the lines above: the record was damaged or changed"
        )


def _read_head(lines: list[str]) -> dict[str, Any]:
    readers: list[tuple[str, Callable[[str], Any]]] = [
        ("game", lambda t: _matching(t, r"[a-z][a-z0-9_]{0,40}")),
        ("rules", lambda t: _number(t, 1, 10**6)),
        ("players", lambda t: _number(t, 1, MAX_PLAYERS)),
        ("options", lambda t: _from_json(t, dict[str, str | int | bool])),
        ("seats", lambda t: _from_json(t, list[str])),
        ("commitment", lambda t: _matching(t, r"[0-9a-f]{64}")),
        ("seed", lambda t: seed_text(_matching(t, r"[0-9a-f]{1,64}"))),
    ]
    head: dict[str, Any] = {}
    for number, (name, read) in enumerate(readers, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        if not line.startswith(f"{name} "):
            raise RecordError(number, f"here the record must say its {name!r}")
        try:
            head[name] = read(line[len(name) + 1 :])
        except ValueError as error:
            raise RecordError(number, f"{name}: {error}") from None
    head["edition"] = _read_edition(lines[HEAD_LINES]) if len(lines) > HEAD_LINES else None
    begin = HEAD_LINES + 1 if head["edition"] is None else HEAD_LINES + 2
    if len(lines) <= begin or lines[begin - 1] != "begin":
        raise RecordError(begin, "here the record must say 'begin'")
    head["first_line"] = begin + 1
    if commitment(head["seed"]) != head["commitment"]:
        raise RecordError(8, "the seed is not the one that was committed to")
    if len(head["seats"]) != head["players"]:
        raise RecordError(6, f"{len(head['seats'])} seats for {head['players']} players")
    return head


def _read_edition(line: str) -> Edition | None:
    word, _, rest = line.partition(" ")
    if word != "edition":
        return None
    try:
        digest, name = _parts(rest, "the digest and the name of an edition", 2)
        return Edition(_from_json(name, str), _matching(digest, r"[0-9a-f]{32}"))
    except ValueError as error:
        raise RecordError(HEAD_LINES + 1, f"edition: {error}") from None


def _read_line(parsed: Parsed, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if parsed.result is not None or parsed.checkpoint is not None:
        if word != "standing":
            raise ValueError("nothing but standing answers may follow the result or the checkpoint")
        seat, window, data = _parts(rest, "a seat, a window and an answer", 3)
        parsed.standing.append((number, _seat(parsed, seat), window, _from_json(data, Standing)))
    elif word == "epoch":
        version, position, data = _parts(rest, "rules, position and state", 3)
        oldest = 1 if parsed.epoch is None else parsed.epoch.rules
        parsed.epoch = Stored(
            number, _number(version, oldest, parsed.rules), _position(position), _state(data)
        )
        parsed.items.clear()
    elif word == "checkpoint":
        position, data = _parts(rest, "position and state", 2)
        parsed.checkpoint = Stored(number, parsed.rules, _position(position), _state(data))
    elif word == "result":
        parsed.result = (number, _state(rest))
    else:
        parsed.items.append(_read_item(parsed, number, word, rest))


def _read_item(parsed: Parsed, number: int, word: str, rest: str) -> Item:
    if word == "~":
        return Chanced(number, tuple(_number(t, 0, 2**64) for t in rest.split(" ")))
    if word == "=":
        position, digest = _parts(rest, "position and digest", 2)
        return Digest(number, _position(position), _matching(digest, r"[0-9a-f]{32}"))
    if word == "undone":
        who, answers = _parts(rest, "a seat (or -) and how many answers", 2)
        return TakenBack(
            number, None if who == "-" else _seat(parsed, who), _number(answers, 1, MAX_POSITION)
        )
    seat = _seat(parsed, word.removesuffix("!"))
    return Given(number, seat, _from_json(rest, tuple[str | int, ...]), word.endswith("!"))


def checksum(body: str) -> str:
    return hashlib.blake2b(body.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


# ---- small readers: each raises ValueError, saying what would be right -------------------------------------------
def _parts(text: str, what: str, count: int) -> list[str]:
    parts = text.split(" ", count - 1)
    if len(parts) != count:
        raise ValueError(f"here must stand {what}")
    return parts


def _state(text: str) -> dict[str, Any]:
    found: dict[str, Any] = _from_json(text, dict[str, Any])
    return found


def _from_json(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(f"this can't be read: {error}") from None


def _position(text: str) -> int:
    return _number(text, 0, MAX_POSITION)


def _number(text: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text) or not low <= int(text) <= high:
        raise ValueError(f"{text[:30]!r} is no whole number from {low} to {high}")
    return int(text)


def _seat(parsed: Parsed, text: str) -> Seat:
    try:
        return _number(text, 0, parsed.players - 1)
    except ValueError:
        raise ValueError(f"{text[:30]!r} is neither a seat nor a word that a record knows") from None


def _matching(text: str, pattern: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ValueError(f"{text[:30]!r} is not of the right form")
    return text
