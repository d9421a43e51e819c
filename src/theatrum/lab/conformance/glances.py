"""Small questions about games, asked by the examination: what a seat sees, what was told, what differs."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from theatrum.core.columns import encode_hook
from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.game import Game, LogEntry
from theatrum.core.state import Answered, Event, Happening, Revealed, Rolled, State
from theatrum.core.texts import NOUN, plain

VERB = re.compile(r"[a-z][a-z0-9_-]*")


def view(game: Game, seat: Seat | None, log: bool = True, held: bool = False) -> bytes:
    """All that a seat can see, as bytes to compare. Serial numbers only grow and are left out.

    `held`: others hold back answers to a simultaneous question; a re-dealt copy asks them again, so who is waited for
    is left out.
    """
    scene = game.scene(seat)
    if scene.question is not None:
        scene.question.serial = 0
    if held:
        scene.waiting = []
    entries: list[LogEntry] = game.log(seat) if log else []
    return plain([scene, entries])


def malformed(answer: Any) -> str:
    """What is wrong with the form of an answer: a flat tuple of a verb and nouns or numbers."""
    if not isinstance(answer, tuple) or not answer:
        return "an answer is a tuple with a verb"
    if not isinstance(answer[0], str) or not VERB.fullmatch(answer[0]):
        return f"{answer[0]!r} is no verb"
    for part in answer[1:]:
        number = isinstance(part, int) and not isinstance(part, bool)
        if not number and not (isinstance(part, str) and NOUN.fullmatch(part)):
            return f"{part!r} is neither a noun nor a number"
    return ""


def mutated(rng: random.Random, answers: Sequence[Answer]) -> Iterator[Any]:
    """Things that resemble the answers and mostly are none."""
    yield from [(), ("no-such-verb",), ("pass", "pass"), (1,), "pass", None, ["pass"], ("pass", [1])]
    for answer in answers:
        yield (*answer, 0)
        yield list(answer)
        if len(answer) > 1:
            yield answer[:-1]
            at = rng.randrange(1, len(answer))
            part = answer[at]
            wrong = part + 10**30 if isinstance(part, int) else f"{part}x"
            yield (*answer[:at], wrong, *answer[at + 1 :])
            other = rng.choice(answers)
            yield (answer[0], *other[1:])


def happened_since(game: Game) -> list[Happening]:
    """What followed from the newest answer."""
    out: list[Happening] = []
    for happening in game.past.newest_first():
        if isinstance(happening, Answered):
            break
        out.append(happening)
    out.reverse()
    return out


def told(happened: Sequence[Happening], seat: Seat | None) -> list[Any]:
    return [
        {"key": h.key, "args": h.args}
        for h in happened
        if isinstance(h, Event) and (h.to is None or seat in h.to)
    ]


def shows(happening: Happening, seat: Seat | None) -> bool:
    """True if this may have shown the seat something that was hidden from it."""
    if isinstance(happening, Revealed):
        return happening.to is None or seat in happening.to
    return isinstance(happening, Rolled)


def others_hold_back(game: Game, seat: Seat) -> bool:
    """True if other seats have already answered a simultaneous question that is still open."""
    return any(other != seat for other in game.held)


def take_back(game: Game, seat: Seat) -> None:
    """Undo the seat's last answer, beyond a barrier if there is one."""
    if game.may_undo(seat) is None:
        game.undo(seat)
    else:
        game.rewind(game.position - 1)


def encoded(state: State, column: str) -> bytes:
    return msgspec.json.encode(getattr(state, column), enc_hook=encode_hook)


def difference(mine: bytes, other: bytes) -> str:
    """Where two views begin to differ, with a little of what is around."""
    at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"  …{mine[start : at + 100]!r}\n  …{other[start : at + 100]!r}"


def stretched(seed: int | str) -> str:
    """A seed of 64 digits, so long that it can't occur in a text by accident."""
    return hashlib.sha256(f"conformance {seed}".encode()).hexdigest()


def option_sets(definition: Definition[Any], players: int) -> list[dict[str, str | int | bool]]:
    """The default options, and one set for every other value of every option (what has a value for programs keeps it)."""
    sets: list[dict[str, str | int | bool]] = [{}]
    for option in definition.options:
        if option.simulated is None and (option.players is None or players in option.players):
            sets += [{option.id: value} for value in option.values(players)[1:]]
    return sets
