"""Any position of any game: from my seat while it runs, from any seat or open when it is over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import UNSET

from theatrum.core.game import Game
from theatrum.core.restaging import stages_at
from theatrum.core.scene import Board, Card, Piece, Scene, Text
from theatrum.core.state import Answered, Undone
from theatrum.core.texts import Texts
from theatrum.table.play.guides import Guides
from theatrum.table.play.live import LiveTable
from theatrum.table.play.log_lines import line, log_entries, undo_view
from theatrum.table.play.rights import best_seat, seat_to_cover, seats_to_look_from
from theatrum.table.play.views import as_ended, running_clock
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import LOG_LINES, LOG_LINES_MOST
from theatrum.table.wire.replies.history import Bookmark, Line, LogReply, StagesReply, StepView, Timeline
from theatrum.table.wire.replies.views import View, ViewLog
from theatrum.table.wire.words import Words

OPEN = "open"


def viewpoint(row: TableRow, user: str | None, asked: str | None) -> int | str | None:
    """The seat (or None, or "open") that a request may look from. Raises `forbidden`, `malformed`."""
    if asked is None:
        return best_seat(row, user)
    if asked in ("", "null", "none"):
        return None
    if asked == OPEN:
        if row.status != OVER:
            raise TableError("forbidden", field="seat")
        return OPEN
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 2 and int(asked) < row.players):
        raise TableError("malformed", field="seat")
    seat = int(asked)
    if row.status != OVER and seat not in seats_to_look_from(row, user):
        raise TableError("forbidden", field="seat")
    return seat


class Replay:
    """What has happened at a table, for whoever may see it."""

    def __init__(self, words: Words, guides: Guides, runtime: Runtime) -> None:
        self._words = words
        self._guides = guides
        self._runtime = runtime

    async def view(
        self,
        live: LiveTable,
        user: str | None,
        seat: int | str | None,
        position: int | None,
        language: str,
    ) -> View:
        """A full view, of now or of an earlier position."""
        async with live.lock:
            newest = await live.game()
            game = newest if position is None else await game_at(newest, position)
            row, texts = live.row, self._words.of(newest.definition, language)
            now = game is newest
            scene = open_scene(game) if seat == OPEN else game.scene(seat if isinstance(seat, int) else None)
            if now:
                as_ended(scene, row)
            else:
                scene.question = None
            eyes = seat if isinstance(seat, int) else None
            entries = log_entries(live, game, eyes, texts)
            undo, turn_since = undo_view(game, eyes, texts, row.status == OVER)
            guide = self._guides.view(row, game, eyes, user, language) if now else None
            return View(
                table=row.id,
                seat=eyes,
                version=live.version,
                position=game.position,
                newest=newest.position,
                scene=msgspec.Raw(texts.scene(scene)),
                log=ViewLog(
                    since=0,
                    lines=[
                        line(e, row, texts, game.definition.chronicle, game.epoch_position)
                        for e in entries[-LOG_LINES:]
                    ],
                    earlier=len(entries) > LOG_LINES,
                ),
                undo=undo if now else None,
                turn_since=turn_since,
                clock=(running_clock(row, self._runtime.now()) if now else None) or UNSET,
                cover=seat_to_cover(row, user, eyes) if now else None,
                guide=UNSET if guide is None else guide,
            )

    async def earlier_log(
        self, live: LiveTable, seat: int | str | None, before: int | None, language: str
    ) -> LogReply:
        """A page of the log, the lines before a position."""
        async with live.lock:
            game = await live.game()
            texts = self._words.of(game.definition, language)
            entries = log_entries(live, game, seat if isinstance(seat, int) else None, texts)
            if before is not None:
                entries = [e for e in entries if e.position < before]
            page = entries[-LOG_LINES:]
            # A page never ends in the middle of a position: the next one would miss lines.
            first = page[0].position if page else 0
            page = [e for e in entries if e.position >= first][-LOG_LINES_MOST:]
            chronicle = game.definition.chronicle
            lines: list[Line] = [line(e, live.row, texts, chronicle, game.epoch_position) for e in page]
            return LogReply(lines=lines, earlier=len(entries) > len(page))

    async def stages(
        self, live: LiveTable, seat: int | str | None, position: int, language: str
    ) -> StagesReply:
        """The contests whose end the seat was told of at a position."""
        async with live.lock:
            game = await live.game()
            texts = self._words.of(game.definition, language)
            eyes = seat if isinstance(seat, int) else None
            stages = await asyncio.to_thread(stages_at, game, eyes, position)
            return StagesReply(stages=[msgspec.Raw(texts.part(stage)) for stage in stages])

    async def timeline(self, live: LiveTable, language: str) -> Timeline:
        """Who answered when, for a line to move along; and where answers were taken back."""
        async with live.lock:
            game = await live.game()
            texts = self._words.of(game.definition, language)
            first = game.epoch_position
            steps: list[StepView] = []
            marks: list[Bookmark] = []
            for happening in game.history():
                if isinstance(happening, Answered):
                    at = live.times[len(steps)] if len(steps) < len(live.times) else live.row.updated
                    steps.append(StepView(position=first + len(steps) + 1, seat=happening.seat, at=at))
                elif isinstance(happening, Undone):
                    words = _undone_words(happening, live.row, texts)
                    marks.append(Bookmark(position=first + len(steps), words=words))
            if game.over:
                marks.append(Bookmark(position=game.position, words=texts.say(Text("table-end"))))
            return Timeline(first=first, steps=steps, bookmarks=marks[-LOG_LINES_MOST:])


async def game_at(newest: Game, position: int) -> Game:
    if position == newest.position:
        return newest
    if not newest.epoch_position <= position < newest.position:
        raise TableError("not-found", field="position")
    return await asyncio.to_thread(newest.at, position)


def _undone_words(happening: Undone, row: TableRow, texts: Texts) -> str:
    name = row.seats[happening.seat].name if happening.seat is not None else ""
    key = "table-undone-by" if name else "table-undone"
    return texts.say(Text(key, name=name, answers=happening.answers))


# ---- the open table ----------------------------------------------------------------------------------------------
def open_scene(game: Game) -> Scene:
    """When it is over: everything face up. Each thing is shown as the seat sees it that sees most of it."""
    scene = game.scene(None)
    seen = [game.scene(seat) for seat in range(game.header.players)]
    for other in seen:
        scene.rows = _with_own(scene.rows, other.rows, other.seat, "id")
        scene.panels = _with_own(scene.panels, other.panels, other.seat, "seat")
        scene.boards = [_turned_up(*both) for both in zip(scene.boards, other.boards, strict=True)]
        for i, (row, same) in enumerate(zip(scene.rows, other.rows, strict=False)):
            if row.id == same.id and len(row.cards) == len(same.cards):
                cards = [_clearer(a, b) for a, b in zip(row.cards, same.cards, strict=True)]
                scene.rows[i] = msgspec.structs.replace(row, cards=cards)
    scene.question = None
    return scene


def _with_own(shown: list[Any], theirs: list[Any], seat: int | None, key: str) -> list[Any]:
    """What belongs to a seat, as that seat sees it."""
    own = {getattr(part, key): part for part in theirs if part.seat == seat}
    return [own.pop(getattr(part, key), part) for part in shown] + list(own.values())


def _turned_up(board: Board, theirs: Board) -> Board:
    if board.id != theirs.id or len(board.pieces) != len(theirs.pieces):
        return board
    pieces = [_clearer_piece(a, b) for a, b in zip(board.pieces, theirs.pieces, strict=True)]
    return msgspec.structs.replace(board, pieces=pieces)


def _clearer(a: Card, b: Card) -> Card:
    return b if a.face_down and not b.face_down else a


def _clearer_piece(a: Piece, b: Piece) -> Piece:
    return b if a.face_down and not b.face_down else a
