"""Who takes part in a tournament: a bot of the house, a Python callable, a policy, or any program.

    greedy, search:seconds=0.3      a bot of the house, by its name
    path.py:function                a Python callable, in a process of its own, given what its seat may know
    package.module:function
    exec:node bot.js                a program that speaks the arena's protocol
    policy:path.py:Class            a `Policy` made with a `random.Random`; it is trusted, and plays in our process

Any of them can be given a name: `shy=exec:node bot.js`.
"""

from __future__ import annotations

import hashlib
import random
import re
import shlex
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

from theatrum.bots import BOTS, make_bot
from theatrum.bots.policy import Policy
from theatrum.core.contract import Answer, Result, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Question
from theatrum.lab import external_python
from theatrum.lab.external_bots import ExternalBot, Forfeit, Limits

NAMED = re.compile(r"([A-Za-z][\w.-]*)=(.+)", re.DOTALL)
EXEC, POLICY = "exec:", "policy:"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with the name that it has in the tables."""

    name: str
    spec: str


class Player(Protocol):
    """An entrant in a seat of one game. Whatever it does wrong is a `Forfeit`."""

    light: bool
    """True if it can play a game that keeps neither past nor copies."""

    def start(self, game: Game, seat: Seat, seed: str) -> None: ...

    def choose(self, game: Game, question: Question) -> Answer: ...

    def over(self, result: Result, seat: Seat) -> None: ...

    def forfeit(self, why: str) -> None: ...

    def close(self) -> None: ...


# ---- names ---------------------------------------------------------------------------------------------------------
def parse_entrant(text: str) -> Entrant:
    """`spec` or `name=spec`. Raises `BadSetup` if there can be no such bot."""
    named = NAMED.fullmatch(text.strip())
    name, spec = (named[1], named[2]) if named else ("", text.strip())
    kind = spec.partition(":")[0]
    if spec.startswith(EXEC):
        return Entrant(name or _name_of_command(spec), spec)
    if kind in BOTS:
        make_bot(spec, 0)
        return Entrant(name or spec, spec)
    if ":" not in spec:
        raise BadSetup(
            f"there is no bot {spec!r}; there is: {', '.join(BOTS)}, or one of your own: path.py:function, "
            "package.module:function, exec:COMMAND"
        )
    return Entrant(name or _name_of_place(spec), spec)


def _name_of_command(spec: str) -> str:
    words = _words(spec)
    return Path(words[-1]).stem or spec


def _name_of_place(spec: str) -> str:
    where, _, function = spec.removeprefix(POLICY).rpartition(":")
    return f"{Path(where).stem if where.endswith('.py') else where}.{function}"


def _words(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(EXEC))
    except ValueError as error:
        raise BadSetup(f"{spec!r} can't be read as a command: {error}") from None
    if not words:
        raise BadSetup(f"{spec!r} names no command: write exec:PROGRAM ARGUMENT …")
    return words


def fingerprint(entrant: Entrant) -> str:
    """Changes when a file changes that the bot is made of, as far as its name tells."""
    spec = entrant.spec.removeprefix(POLICY)
    if spec.startswith(EXEC):
        files = _words(spec)
    elif spec.partition(":")[0] in BOTS:
        return ""
    else:
        files = [spec.rpartition(":")[0]]
    marks = [
        hashlib.blake2b(p.read_bytes(), digest_size=8).hexdigest() for f in files if (p := Path(f)).is_file()
    ]
    return " ".join(marks)


def check(entrant: Entrant, limits: Limits) -> None:
    """Raise `BadSetup` if the bot does not start, or does not even say hello."""
    try:
        make_player(entrant, "0", limits).close()
    except Forfeit as forfeit:
        raise BadSetup(f"the bot {entrant.name!r} {forfeit}") from None


def make_player(entrant: Entrant, seed: str, limits: Limits) -> Player:
    """The entrant, ready for one game. Raises `Forfeit` if it is not."""
    spec = entrant.spec
    if spec.startswith(EXEC):
        return ExternalBot(_words(spec), limits)
    if spec.startswith(POLICY):
        return Trusted(_policy(spec.removeprefix(POLICY), seed), limits)
    if spec.partition(":")[0] in BOTS:
        return Resident(make_bot(spec, seed))
    return ExternalBot([sys.executable, "-P", external_python.__file__, spec], limits)


# ---- kinds ---------------------------------------------------------------------------------------------------------
class Resident:
    """A bot of the house. If it fails, that is our bug, and no forfeit."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.light = not policy.looks_ahead

    def start(self, game: Game, seat: Seat, seed: str) -> None:
        pass

    def choose(self, game: Game, question: Question) -> Answer:
        return self._policy.choose(game, question.seat)

    def over(self, result: Result, seat: Seat) -> None:
        pass

    def forfeit(self, why: str) -> None:
        pass

    def close(self) -> None:
        pass


class Trusted(Resident):
    """Somebody's policy in our process: it fails by itself, and has to be in time."""

    def __init__(self, policy: Policy, limits: Limits) -> None:
        super().__init__(policy)
        self.light = not getattr(policy, "looks_ahead", True)
        self._limits = limits
        self._left = limits.game

    def choose(self, game: Game, question: Question) -> Answer:
        allowed = min(self._limits.answer, self._left)
        began = time.monotonic()
        try:
            with _alarm(allowed):
                answer = self._policy.choose(game, question.seat)
        except _TooLate:
            answer = None
        except (Exception, SystemExit) as error:
            raise Forfeit(f"failed: {type(error).__name__}: {error}") from error
        taken = time.monotonic() - began
        if answer is None or taken > allowed:
            raise Forfeit(f"did not answer within {allowed:g} s")
        self._left -= taken
        if answer not in question.answers:
            offered = f"the {len(question.answers)} answers to {question.prompt!r}"
            raise Forfeit(f"answered {answer!r:.120}, which is not among {offered}")
        return answer


def _policy(place: str, seed: str) -> Policy:
    try:
        made: Policy = _found(place)(random.Random(seed))
    except external_python.Wrong as error:
        raise Forfeit(str(error)) from None
    except Exception as error:
        raise Forfeit(f"could not be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise Forfeit("is no policy: it has no method `choose`")
    return made


@cache
def _found(place: str) -> Any:
    return external_python.find(place)


class _TooLate(BaseException):
    """Raised in the middle of a policy's thinking: no `except Exception` of its own is in the way."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what is done inside after some time, where the system can (in the main thread of a process)."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-3))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
