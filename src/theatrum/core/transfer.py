"""A game taken elsewhere: to a worker process, into a sandbox.

All of it follows from the one idea of the kernel: a game is its newest checkpoint and the answers since.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from theatrum.core.chance import SEED_DIGITS, Chance
from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.game import Game, Header
from theatrum.core.log import LogEntry, undone_args
from theatrum.core.standing import follow_standing
from theatrum.core.state import Answered, Event, Happening, Revealed, Rolled, State, Undone


@dataclass(frozen=True, slots=True)
class Packed:
    """What another process needs to stand at the same decision. Holds every secret of the game."""

    header: Header
    position: int
    """Of the checkpoint."""
    state: bytes
    """The checkpoint, as JSON."""
    since: tuple[tuple[Seat, Answer], ...]
    serial: int


def pack(game: Game) -> Packed:
    """The decision a game stands at, as plain data."""
    past = game.past
    since = tuple((given.seat, given.answer) for given in past.answers_since())
    return Packed(game.header, past.position, past.checkpoint.to_json(), since, game.serial)


def unpack(packed: Packed, find: Callable[[str], Definition[Any]]) -> Game:
    """The game at the packed decision; it knows nothing of what was before its checkpoint."""
    definition = find(packed.header.key)
    state = definition.state.from_json(packed.state)
    game = start_from(definition, packed.header, state, packed.position)
    for seat, answer in packed.since:
        game.give(seat, answer)
    game.serial = packed.serial
    return game


def start_from(definition: Definition[Any], header: Header, state: State, position: int = 0) -> Game:
    """A game that begins in the middle, at a checkpoint. Its record says so (see `theatrum.core.record`)."""
    stored = state.to_json().decode()
    game = Game(definition, header, state, position=position)
    game.prologue = (f"epoch {definition.rules_version} {position} {stored}",)
    return game


def fork(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    """A sandbox: a new game from where this one stands, for a seat that may not learn anything by it.

    What the seat can't know is dealt anew and chance is another, so the fork begins with the step that is going on
    (what was seen since is chance's or another's doing); the seat's own answers since are given again. With `seat`
    None nothing is hidden, as when a game is over: the same cards, the same dice, the very same decision. Positions go on
    where the step began.
    """
    definition, header, past = game.definition, game.header, game.past
    state = past.checkpoint.copy()
    seed = header.seed
    if seat is not None:
        definition.redeal(state, seat, Chance(f"{rng.getrandbits(4 * SEED_DIGITS):x}"))
        seed = f"{rng.getrandbits(4 * SEED_DIGITS):x}"
        state.chance = Chance(seed)
    rules = definition.rules_version
    fresh = replace(header, rules_version=rules, seed=seed)
    twin = start_from(definition, fresh, state, past.position)
    if seat is None:
        for given in past.answers_since():
            twin.give(given.seat, given.answer)
    else:
        _give_own_again(twin, seat, list(past.happened))
    return twin


def _give_own_again(twin: Game, seat: Seat, happened: list[Happening]) -> None:
    """The seat's own answers, up to the first that another gave, or that showed something or made dice roll."""
    answered = [i for i, h in enumerate(happened) if isinstance(h, Answered)]
    for at, until in zip(answered, [*answered[1:], len(happened)], strict=False):
        given, told = happened[at], happened[at + 1 : until]
        assert isinstance(given, Answered)
        question = twin.question(seat)
        if given.seat != seat or question is None or given.answer not in question.answers:
            return
        if any(isinstance(h, Rolled | Revealed) for h in told):
            return
        twin.accept(seat, given.answer)


def answer_again(game: Game, seat: Seat, answer: Answer) -> None:
    """Give an answer that was accepted before, unchecked, and let standing answers follow as they did then."""
    game.give(seat, answer)
    if game.standing:
        follow_standing(game)


def chunks(game: Game) -> int:
    """How many steps lie behind the newest checkpoint; they are numbered from 0."""
    return game.past.number


def told_since(game: Game, chunk: int) -> Iterator[tuple[int, int, Event]]:
    """What was told from that step on up to the newest checkpoint: number of the step, position, event. Secret: for
    the table's own use. That answers were taken back is an event like others here."""
    for past in game.past.chunks_from(chunk):
        position = past.position
        for happening in past.happened:
            if isinstance(happening, Answered):
                position += 1
            elif isinstance(happening, Event):
                yield past.number, position, happening
            elif isinstance(happening, Undone):
                yield past.number, position, Event("undone", undone_args(happening), None)


def told_from(game: Game, since: int) -> list[tuple[LogEntry, tuple[Seat, ...] | None]]:
    """The log from a position on, with who heard it (None: everyone): what `Game.log` picks a seat's lines from. Secret:
    for the table's own use."""
    found: list[tuple[LogEntry, tuple[Seat, ...] | None]] = []
    for position, happened in game.past.stretches(since):
        for happening in happened:
            kind = type(happening)
            if kind is Answered:
                position += 1
            elif position < since:
                continue
            elif isinstance(happening, Event):
                found.append((LogEntry(position, happening.key, happening.args), happening.to))
            elif isinstance(happening, Undone):
                found.append((LogEntry(position, "undone", undone_args(happening)), None))
    return found


def answers_backwards(game: Game) -> Iterator[Answered]:
    """Every answer, the newest first. Secret: for the table's own use."""
    for happening in reversed(game.past.happened):
        if isinstance(happening, Answered):
            yield happening
    for chunk in game.past.chunks_newest_first():
        for happening in reversed(chunk.happened):
            if isinstance(happening, Answered):
                yield happening
