r"""The record of a game: a text file that a person can read and a diff can show.

    theatrum record 1
    game generalship
    rules 1
    players 2
    options {"layout":"p2_standard"}
    seats ["Anna","Bert"]
    commitment 5f0c…
    seed 07
    begin
    ~ 3 0 1                                 results of one use of chance
    0 ["keep","general:pyrrhus_i"]          seat 0 answers (`0!` if by a standing answer)
    undone 0 1                              seat 0 took one answer back (`undone - 3`: the table took three)
    = 12 9ab0…                              digest of the checkpoint after 12 answers
    checkpoint 14 {…}                       a running game's newest checkpoint, to go on under newer rules
    result {"winners":[1],…}                a finished game's end
    end 77d1…                               checksum of all lines above

A running game that goes on under newer rules keeps its old lines, then `epoch <rules> <position> {state}`, and from
there on the lines of the new epoch. Loading replays everything of the newest epoch and checks every line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from theatrum.core.beginning import check_options, first_state
from theatrum.core.chance import commitment, seed_text
from theatrum.core.columns import encode_hook
from theatrum.core.contract import Answer, Definition
from theatrum.core.errors import RecordError, TheatrumError
from theatrum.core.game import Game, Header, Standing
from theatrum.core.history import oldest_first
from theatrum.core.state import Answered, Happening, Rolled, Undone

FORMAT = 1
MAX_BYTES = 64 * 2**20
MAX_PLAYERS = 16


# ---- writing ---------------------------------------------------------------------------------------------------
def write_record(game: Game) -> str:
    """The record of a game, running or over. It holds every secret: give it to nobody while the game runs."""
    header = game.header
    lines = [
        f"theatrum record {FORMAT}",
        f"game {header.game}",
        f"rules {game.definition.rules_version}",
        f"players {header.players}",
        f"options {_json(dict(header.options))}",
        f"seats {_json(list(header.seats))}",
        f"commitment {header.commitment}",
        f"seed {header.seed}",
        "begin",
        *game.prologue,
    ]
    position = game.epoch_position
    for chunk in oldest_first(game._past):
        if chunk.state is not None and chunk.number > 0:
            lines.append(f"= {chunk.position} {chunk.state.digest}")
        position = _write_happenings(lines, chunk.happened, position)
    _write_happenings(lines, game.state._heard or (), position)
    result = game.result
    if result is None:
        assert game._checkpoint is not None
        state = game._checkpoint.to_json().decode()
        lines.append(f"checkpoint {game._checkpoint_position} {state}")
    else:
        lines.append(f"= {game.position} {game.digest}")
        lines.append(f"result {_json(_result_fields(result))}")
    for (seat, window), standing in game.standing.items():
        lines.append(f"standing {seat} {window} {_json(standing)}")
    body = "\n".join(lines) + "\n"
    return f"{body}end {_checksum(body)}\n"


def _write_happenings(
    lines: list[str], happened: tuple[Happening, ...] | list[Happening], position: int
) -> int:
    for h in happened:
        if isinstance(h, Answered):
            position += 1
            lines.append(f"{h.seat}{'!' if h.standing else ''} {_json(h.answer)}")
        elif isinstance(h, Rolled):
            lines.append("~ " + " ".join(map(str, h.results)))
        elif isinstance(h, Undone):
            lines.append(f"undone {'-' if h.seat is None else h.seat} {h.answers}")
    return position


# ---- reading ---------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Parsed:
    """A record whose every line is well-formed; nothing has been replayed yet."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    seed: str
    prologue: list[str] = field(default_factory=list)
    epoch: tuple[int, int, dict[str, Any]] | None = None
    """Rules version, position and encoded state at which the newest epoch began."""
    items: list[tuple[int, str, Any]] = field(default_factory=list)
    """(line number, kind, content) of everything since then."""
    checkpoint: tuple[int, int, dict[str, Any]] | None = None
    """Line number, position and encoded state."""
    result: tuple[int, dict[str, Any]] | None = None
    standing: list[tuple[int, int, str, Standing]] = field(default_factory=list)


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
    if lines and lines[-1] == "":
        lines.pop()
    _check_frame(lines)
    head = _read_head(lines)
    parsed = Parsed(**head)
    for number, line in enumerate(lines[9:-1], start=10):
        _read_line(parsed, number, line)
    if parsed.result is None and parsed.checkpoint is None:
        raise RecordError(len(lines), "neither a result nor a checkpoint: the record is incomplete")
    return parsed


def _check_frame(lines: list[str]) -> None:
    match = re.fullmatch(r"theatrum record (\d{1,9})", lines[0]) if lines else None
    if match is None:
        raise RecordError(1, "this is no Theatrum record: it must begin with 'theatrum record 1'")
    if int(match[1]) > FORMAT:
        raise RecordError(
            1, f"format {match[1]} is newer than this program, which reads up to {FORMAT}: update it"
        )
    if int(match[1]) < 1:
        raise RecordError(1, f"there is no format {match[1]}")
    if not lines[-1].startswith("end "):
        raise RecordError(len(lines), "the record is cut off: its last line must be 'end' and a checksum")
    if lines[-1] != f"end {_checksum(chr(10).join(lines[:-1]) + chr(10))}":
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
    if len(lines) < 9 or lines[8] != "begin":
        raise RecordError(9, "here the record must say 'begin'")
    if commitment(head["seed"]) != head["commitment"]:
        raise RecordError(7, "the seed is not the one that was committed to")
    if len(head["seats"]) != head["players"]:
        raise RecordError(6, f"{len(head['seats'])} seats for {head['players']} players")
    return head


def _read_line(parsed: Parsed, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    try:
        if parsed.result is not None or parsed.checkpoint is not None:
            if word != "standing":
                raise ValueError("nothing but standing answers may follow the result or the checkpoint")
            seat, window, data = rest.split(" ", 2)
            parsed.standing.append((number, _seat(parsed, seat), window, _from_json(data, Standing)))
        elif word == "~":
            parsed.items.append((number, "~", tuple(_number(t, 0, 2**63) for t in rest.split(" "))))
        elif word == "=":
            position, digest = rest.split(" ")
            parsed.items.append(
                (number, "=", (_number(position, 0, 10**9), _matching(digest, r"[0-9a-f]{32}")))
            )
        elif word == "undone":
            who, answers = rest.split(" ")
            seat_or_table = None if who == "-" else _seat(parsed, who)
            parsed.items.append((number, "undone", (seat_or_table, _number(answers, 1, 10**9))))
        elif word == "epoch":
            version, position, data = rest.split(" ", 2)
            parsed.epoch = (
                _number(version, 1, parsed.rules),
                _number(position, 0, 10**9),
                _from_json(data, dict),
            )
            parsed.items.clear()
        elif word == "checkpoint":
            position, data = rest.split(" ", 1)
            parsed.checkpoint = (number, _number(position, 0, 10**9), _from_json(data, dict))
        elif word == "result":
            parsed.result = (number, _from_json(rest, dict))
        else:
            seat_number = _seat(parsed, word.removesuffix("!"))
            answer: Answer = _from_json(rest, tuple[str | int, ...])
            parsed.items.append((number, "!" if word.endswith("!") else "a", (seat_number, answer)))
    except ValueError as error:
        raise RecordError(number, str(error)) from None
    if parsed.result is None and parsed.checkpoint is None:
        parsed.prologue.append(line)


# ---- loading ---------------------------------------------------------------------------------------------------
def load_record(text: str | bytes, find: Callable[[str], Definition[Any]]) -> Game:
    """The game of a record, every line of its newest epoch checked. Raises `RecordError`; nothing else happens."""
    parsed = parse_record(text)
    try:
        definition = find(parsed.game)
    except TheatrumError as error:
        raise RecordError(2, str(error)) from None
    if parsed.rules > definition.rules_version:
        raise RecordError(
            3,
            f"recorded under rules {parsed.rules}, newer than this program's {definition.rules_version}: update it",
        )
    if parsed.players not in definition.players:
        raise RecordError(4, f"{parsed.game} is not for {parsed.players} players")
    try:
        options = check_options(definition, parsed.players, parsed.options)
    except TheatrumError as error:
        raise RecordError(5, str(error)) from None
    header = Header(parsed.game, parsed.rules, parsed.players, options, tuple(parsed.seats), parsed.seed)
    if parsed.rules < definition.rules_version and parsed.checkpoint is not None:
        game = _new_epoch(parsed, definition, header)
    else:
        game = _replay(parsed, definition, header)
    for number, seat, window, standing in parsed.standing:
        if window not in definition.windows:
            raise RecordError(number, f"{definition.id} has no reaction window {window!r}")
        game.standing[seat, window] = standing
    return game


def resume_record(text: str | bytes, find: Callable[[str], Definition[Any]]) -> Game:
    """Like `load_record`, but no running game dies of an update.

    If its answers no longer lead where they led (a rule was corrected), it goes on from its newest checkpoint, as
    after a change of the rules' version.
    """
    try:
        return load_record(text, find)
    except RecordError:
        parsed = parse_record(text)
        definition = find(parsed.game)
        if parsed.checkpoint is None or parsed.rules > definition.rules_version:
            raise
        options = check_options(definition, parsed.players, parsed.options)
        header = Header(parsed.game, parsed.rules, parsed.players, options, tuple(parsed.seats), parsed.seed)
        game = _new_epoch(parsed, definition, header)
        for _, seat, window, standing in parsed.standing:
            game.standing[seat, window] = standing
        return game


def verify_record(text: str | bytes, find: Callable[[str], Definition[Any]]) -> list[str]:
    """What is wrong with a record: commitment, chance, answers, digests, result. Empty: nothing."""
    try:
        load_record(text, find)
    except RecordError as error:
        return [str(error)]
    return []


def _replay(parsed: Parsed, definition: Definition[Any], header: Header) -> Game:
    """Play the newest epoch again, from its beginning, and compare every line."""
    if parsed.epoch is None:
        game = Game(definition, header, first_state(definition, header))
    else:
        version, position, data = parsed.epoch
        game = _game_from_state(definition, header, _migrated(data, definition, version, 10), position)
        index = max(i for i, line in enumerate(parsed.prologue) if line.startswith("epoch "))
        game.prologue = tuple(parsed.prologue[: index + 1])
    same_rules = parsed.rules == definition.rules_version
    problem: RecordError | None = None
    for number, kind, content in parsed.items:
        if kind in ("a", "!"):
            problem = _replay_answer(game, number, content, standing=kind == "!")
            if problem is not None:
                break
        elif kind == "undone":
            assert game.state._heard is not None
            game.state._heard.append(Undone(*content))
    _compare(parsed, game, same_rules, complete=problem is None)
    if problem is not None:
        raise problem
    _compare_end(parsed, game, same_rules)
    return game


def _replay_answer(
    game: Game, number: int, content: tuple[int, Answer], standing: bool = False
) -> RecordError | None:
    seat, answer = content
    question = game.question(seat)
    if question is None:
        what = "the game is over" if game.over else f"seat {seat} is not asked"
        return RecordError(number, f"{what}, but an answer stands here")
    if answer not in question.answers:
        return RecordError(
            number, f"{list(answer)} is no legal answer to {question.prompt!r} ({question.rule})"
        )
    game._accept_safely(seat, answer, standing)
    return None


def _compare(parsed: Parsed, game: Game, same_rules: bool, complete: bool) -> None:
    """Chance and digests, line by line, against what the replay gave."""
    replayed = [
        h for chunk in [*oldest_first(game._past)] for h in chunk.happened if isinstance(h, Answered | Rolled)
    ]
    replayed += [h for h in game.state._heard or () if isinstance(h, Answered | Rolled)]
    digests = {c.position: set[str]() for c in oldest_first(game._past)}
    for chunk in oldest_first(game._past):
        if chunk.state is not None:
            digests[chunk.position].add(chunk.state.digest)
    last_line = 10
    at = 0
    for number, kind, content in parsed.items:
        last_line = number
        if kind == "=":
            position, digest = content
            known = digests.get(position, set())
            if complete and position == game.position:
                known = known | {game.digest}
            if same_rules and known and digest not in known:
                raise RecordError(
                    number, f"the digest after {position} answers is another: the record was changed"
                )
            if same_rules and complete and not known:
                raise RecordError(number, f"there is no checkpoint after {position} answers")
            continue
        if kind == "undone":
            continue
        if at >= len(replayed):
            if complete:
                raise RecordError(number, "the game has no such line: it was added")
            return
        happened = replayed[at]
        at += 1
        if kind == "~":
            if not isinstance(happened, Rolled) or happened.results != content:
                raise RecordError(number, "these are not the results that the committed seed gives here")
        elif isinstance(happened, Rolled):
            raise RecordError(number, "before this line the results of a use of chance are missing")
    if complete and at < len(replayed):
        raise RecordError(last_line, "after this line the results of a use of chance are missing")


def _compare_end(parsed: Parsed, game: Game, same_rules: bool) -> None:
    if parsed.result is not None:
        number, fields = parsed.result
        result = game.result
        if result is None:
            raise RecordError(number, "a result stands here, but the game is not over")
        if same_rules and fields != _from_json(_json(_result_fields(result)), dict):
            raise RecordError(number, "this is not the result that the answers lead to")
    elif parsed.checkpoint is not None:
        number, position, data = parsed.checkpoint
        if game.over:
            raise RecordError(number, "a checkpoint stands here, but the game is over")
        state = _decoded(definition_state(game.definition), data, number)
        assert game._checkpoint is not None
        if position != game._checkpoint_position or state.digest != game._checkpoint.digest:
            raise RecordError(number, "the checkpoint is not the one that the answers lead to")


def _new_epoch(parsed: Parsed, definition: Definition[Any], header: Header) -> Game:
    """Go on under newer rules from the newest checkpoint; answers since that no longer fit are asked again."""
    assert parsed.checkpoint is not None
    number, position, data = parsed.checkpoint
    state = _migrated(data, definition, parsed.rules, number)
    game = _game_from_state(definition, header, state, position)
    given = [(n, c, k) for n, k, c in parsed.items if k in ("a", "!")]
    before = position - (parsed.epoch[1] if parsed.epoch else 0)
    if before > len(given):
        raise RecordError(number, f"the checkpoint lies after {position} answers, but the record has fewer")
    kept = parsed.prologue
    if before < len(given):
        kept = parsed.prologue[: given[before][0] - 10]
    assert game._checkpoint is not None
    start = game._checkpoint.to_json().decode()
    game.prologue = (*kept, f"epoch {definition.rules_version} {position} {start}")
    for line, content, kind in given[before:]:
        if _replay_answer(game, line, content, standing=kind == "!") is not None:
            game.asked_again = True
            break
    return game


def _game_from_state(definition: Definition[Any], header: Header, state: Any, position: int) -> Game:
    game = Game(definition, header, state, start=False)
    game.epoch_position = game.position = game._checkpoint_position = position
    game._checkpoint = state.copy()
    game.state._heard = []
    game._run_agenda()
    return game


def _migrated(data: dict[str, Any], definition: Definition[Any], version: int, number: int) -> Any:
    for n in range(version, definition.rules_version):
        if n in definition.migrations:
            data = definition.migrations[n](data)
    return _decoded(definition_state(definition), data, number)


def definition_state(definition: Definition[Any]) -> Any:
    return definition.state


def _decoded(cls: Any, data: dict[str, Any], number: int) -> Any:
    try:
        return cls.decode(data)
    except ValueError as error:
        raise RecordError(number, f"the state can't be read: {error}") from None


# ---- small readers -----------------------------------------------------------------------------------------------
def _result_fields(result: Any) -> dict[str, Any]:
    return {
        "winners": result.winners,
        "scores": result.scores,
        "ending": result.ending,
        "args": dict(result.args),
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=encode_hook).decode()


def _from_json(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(f"this can't be read: {error}") from None


def _number(text: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d{1,20}", text, re.ASCII) or not low <= int(text) <= high:
        raise ValueError(f"{text[:30]!r} is no whole number from {low} to {high}")
    return int(text)


def _seat(parsed: Parsed, text: str) -> int:
    try:
        return _number(text, 0, parsed.players - 1)
    except ValueError:
        raise ValueError(f"{text[:30]!r} is neither a seat nor a word that a record knows") from None


def _matching(text: str, pattern: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ValueError(f"{text[:30]!r} is not of the right form")
    return text


def _checksum(body: str) -> str:
    return hashlib.blake2b(body.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
