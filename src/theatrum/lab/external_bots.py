"""Bots that are programs of their own: they speak JSON lines over their standard input and output (`docs/arena.md`).

Nothing that such a program does can hurt more than itself: it is given the view of its seat and nothing else, it has
limits of time and of length, and whatever it does wrong is a `Forfeit` with a plain reason, never a hang.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, Any

import msgspec

from theatrum.bots.processes import die_with_parent
from theatrum.core.contract import Answer, Result, Seat
from theatrum.core.game import Game, Question
from theatrum.core.texts import plain

PROTOCOL = 1
LONGEST_LINE = 1_000_000
"""Bytes that a line may have."""
FAREWELL = 1.0
"""Seconds that a program has to end by itself when the game is over."""
COMPLAINTS = 2_000
"""Bytes of its standard error that are remembered."""


class Forfeit(Exception):
    """A bot has lost its game by its own fault; the message says by what."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds that a bot from outside may take."""

    answer: float = 10.0
    game: float = 600.0
    """For all its answers in a game together."""
    start: float = 20.0


class Wire:
    """A program and the lines that go to and fro. Reads and writes never block beyond a deadline."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name != "posix":
            raise Forfeit("can't take part here: programs need Linux, macOS or another POSIX system")
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                preexec_fn=die_with_parent,
            )
        except OSError as error:
            raise Forfeit(f"could not be started: {error.strerror}: {command[0]}") from None
        self._incoming = bytearray()
        self._outgoing = bytearray()
        self._complaints = bytearray()
        self._ended = False
        self._stdin = _opened(self._process.stdin)
        self._stdout = _opened(self._process.stdout)
        self._stderr = _opened(self._process.stderr)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def send(self, line: bytes) -> None:
        """Put a line on its way; it is written while an answer is waited for."""
        if not self._outgoing:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._outgoing += line + b"\n"

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line, a JSON object. Raises `Forfeit` if there is none in time, or something else."""
        deadline = time.monotonic() + seconds
        while (end := self._incoming.find(b"\n")) < 0:
            if len(self._incoming) > LONGEST_LINE:
                raise Forfeit(f"printed a line of more than {LONGEST_LINE:,} bytes")
            if self._ended:
                raise Forfeit(self._death())
            left = deadline - time.monotonic()
            if left <= 0:
                raise Forfeit(f"did not answer within {seconds:g} s")
            self.pump(left)
        line = bytes(self._incoming[:end])
        del self._incoming[: end + 1]
        if len(line) > LONGEST_LINE:
            raise Forfeit(f"printed a line of more than {LONGEST_LINE:,} bytes")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise Forfeit(f"printed what is no JSON object: {_shortened(line)}")
        return message

    def pump(self, seconds: float) -> None:
        """Write and read whatever can be, waiting no longer than this for anything to happen."""
        for key, _ in self._selector.select(seconds):
            try:
                if key.fd == self._stdin:
                    written = os.write(key.fd, self._outgoing[:65536])
                    del self._outgoing[:written]
                    if not self._outgoing:
                        self._selector.unregister(key.fd)
                else:
                    self._take(key.fd, os.read(key.fd, 65536))
            except BlockingIOError:
                continue
            except BrokenPipeError:  # it reads no more; what it still says is heard
                self._outgoing.clear()
                self._selector.unregister(key.fd)

    def _take(self, pipe: int, said: bytes) -> None:
        if not said:
            self._selector.unregister(pipe)
            self._ended = self._ended or pipe == self._stdout
        elif pipe == self._stdout:
            self._incoming += said
        else:
            self._complaints = (self._complaints + said)[-COMPLAINTS:]

    def _death(self) -> str:
        """How it ended, and the last thing it complained about."""
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            how = "closed its standard output"
        else:
            how = f"ended with exit code {code}" if code >= 0 else f"was killed by signal {-code}"
        self.pump(0)
        last = bytes(self._complaints).decode(errors="replace").strip().rpartition("\n")[2]
        return f"{how}: {_shortened(last.encode())}" if last else how

    def close(self, politely: bool) -> None:
        """End the program: by the end of its input, if it knows how; in any case."""
        if politely:
            deadline = time.monotonic() + FAREWELL
            while self._outgoing and not self._ended and (left := deadline - time.monotonic()) > 0:
                self.pump(left)
            self._end_input()
            while not self._ended and (left := deadline - time.monotonic()) > 0:
                self._incoming.clear()
                self.pump(left)
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._process.kill()
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()

    def _end_input(self) -> None:
        if self._outgoing:
            self._outgoing.clear()
            self._selector.unregister(self._stdin)
        assert self._process.stdin is not None
        self._process.stdin.close()


class ExternalBot:
    """A program in a seat: one process for one game."""

    light = False
    """It is told what has happened, so the game has to keep its past."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._wire = Wire(command)
        self._limits = limits
        self._left = limits.game
        self._since = 0
        self._played = False
        try:
            self._scene = self._greet()
        except BaseException:
            self._wire.close(politely=False)
            raise

    def _greet(self) -> bool:
        """Say hello. Returns whether it wants to see the table with every question."""
        self._wire.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}))
        hello = self._wire.receive(self._limits.start)
        if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
            raise Forfeit(f'did not say {{"type": "hello", "protocol": {PROTOCOL}}}, but {_told(hello)}')
        return hello.get("scene", True) is not False

    def start(self, game: Game, seat: Seat, seed: str) -> None:
        begun = {
            "type": "start",
            "game": game.definition.id,
            "rules": game.definition.rules_version,
            "players": game.header.players,
            "options": game.header.options,
            "seat": seat,
            "seed": seed,
            "seconds": self._limits.answer,
            "seconds_in_all": self._limits.game,
        }
        self._wire.send(msgspec.json.encode(begun))
        self._played = True

    def choose(self, game: Game, question: Question) -> Answer:
        """Its answer, which is one of those offered. Raises `Forfeit`."""
        self._wire.send(self._asking(game, question))
        began = time.monotonic()
        if self._left < self._limits.answer:
            try:
                reply = self._wire.receive(self._left)
            except Forfeit as forfeit:
                if time.monotonic() - began < self._left:
                    raise
                raise Forfeit(f"took more than {self._limits.game:g} s for its answers together") from forfeit
        else:
            reply = self._wire.receive(self._limits.answer)
        self._left -= time.monotonic() - began
        self._since = game.position + 1
        return _chosen(reply, question)

    def _asking(self, game: Game, question: Question) -> bytes:
        asking: dict[str, Any] = {
            "type": "question",
            "serial": question.serial,
            "prompt": question.prompt,
            "args": question.args,
            "rule": question.rule,
            "answers": question.answers,
            "events": [
                {"position": told.position, "key": told.key, "args": told.args}
                for told in game.log(question.seat, self._since)
            ],
        }
        if self._scene:
            scene = game.definition.scene(game.state, question.seat)
            scene.game, scene.seat, scene.position = game.definition.id, question.seat, game.position
            asking["scene"] = scene
        return plain(asking)

    def over(self, result: Result, seat: Seat) -> None:
        said = {
            "type": "over",
            "winners": result.winners,
            "scores": result.scores,
            "ending": result.ending,
            "won": seat in result.winners,
        }
        self._wire.send(msgspec.json.encode(said))

    def forfeit(self, why: str) -> None:
        """Tell it why the game is over for it, and end it."""
        self._wire.send(msgspec.json.encode({"type": "forfeit", "why": why}))
        self._wire.pump(0)
        self._wire.close(politely=False)

    def close(self) -> None:
        self._wire.close(politely=self._played)


def _opened(pipe: IO[bytes] | None) -> int:
    """The number of a pipe that will never make us wait."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _chosen(reply: dict[str, Any], question: Question) -> Answer:
    if reply.get("type") != "answer" or ("index" in reply) == ("answer" in reply):
        raise Forfeit(f'did not say {{"type": "answer"}} with "index" or "answer", but {_told(reply)}')
    if reply.get("serial", question.serial) != question.serial:
        raise Forfeit(f"answered question {reply['serial']!r}, was asked question {question.serial}")
    answers = question.answers
    offered = f"the {len(answers)} answers to {question.prompt!r}"
    if "index" in reply:
        index = reply["index"]
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(answers):
            raise Forfeit(f"answered with the index {index!r}: {offered} are 0 to {len(answers) - 1}")
        return answers[index]
    said = reply["answer"]
    for answer in answers:
        if said == list(answer):
            return answer
    raise Forfeit(f"answered {_shortened(json.dumps(said).encode())}, which is not among {offered}")


def _told(message: dict[str, Any]) -> str:
    return _shortened(json.dumps(message).encode())


def _shortened(said: bytes) -> str:
    text = said[:120].decode(errors="replace")
    return text if len(said) <= 120 else f"{text}…"
