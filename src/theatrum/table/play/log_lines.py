"""The log in words, and what a seat may take back."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Mark, Seat
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.core.transfer import answers_backwards
from theatrum.table.play.shown import Logged
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.replies.history import Line
from theatrum.table.wire.replies.views import UndoView


def log_entries(table: Logged, game: Game, seat: Seat | None, texts: Texts, since: int = 0) -> list[LogEntry]:
    """A seat's log. What earlier rules told and the present texts have no words for is left out."""
    entries = table.log(game, seat, since)
    if not table.before:
        return entries
    return [e for e in entries if e.key == "undone" or texts.has(f"event-{e.key}")]


PLAIN = Mark()


def line(entry: LogEntry, row: TableRow, texts: Texts, chronicle: Mapping[str, Mark], first: int = 0) -> Line:
    """A line of the log in words, with links to what it names, and how it looks. Before the position `first` nothing can
    be shown."""
    mark = chronicle.get(entry.key, PLAIN)
    if entry.key == "undone":
        seat = entry.args["seat"]
        names = [s.stand_in_name or s.name for s in row.seats]
        name = names[seat] if 0 <= seat < len(names) else ""
        key = "table-undone-by" if name else "table-undone"
        words: list[str | tuple[str, str]] = [texts.say(Text(key, name=name, answers=entry.args["answers"]))]
    else:
        words = texts.say_linked(Text(f"event-{entry.key}", **entry.args))
    return Line(
        position=entry.position,
        key=entry.key,
        words=words,
        before=entry.before,
        gone=entry.before or entry.position < first,
        icon="undo" if entry.key == "undone" else mark.icon,
        heading=mark.heading,
        banner=mark.banner,
        path=[entry.args[name] for name in mark.path if name in entry.args],
        stage=mark.stage and entry.position > first,
    )


Turn = tuple[int | None, int | None]
"""The position before a seat's last answer, and the one at which its last finished turn ended."""


def undo_view(
    game: Game, seat: Seat | None, texts: Texts, over: bool = False, turns: list[Turn] | None = None
) -> tuple[UndoView | None, int | None]:
    """Whether the seat may take back alone, and where its last turn ended. `turns`: as `recent_turns` gives them."""
    if seat is None:
        return None, None
    last, turn = (turns or recent_turns(game))[seat]
    if over or game.over:
        return UndoView(may=False, code="over", why=texts.say(Text("why-game-over"))), turn
    refusal = game.may_undo(seat)
    if refusal is None:
        return UndoView(may=True), turn
    why = texts.say(Text(f"why-{refusal.key}", **refusal.args))
    return UndoView(may=False, code=refusal.key, why=why, position=last), turn


def recent_turns(game: Game) -> list[Turn]:
    """Of every seat, in one look back."""
    players = game.header.players
    last: list[int | None] = [None] * players
    ended: list[int | None] = [None] * players
    to_find = players
    """So many whose last finished turn is still to be found."""
    newest: Seat | None = None
    several = False
    """Have others than the newest answered since? Then somebody else has answered after everything before."""
    position = game.position
    for given in answers_backwards(game):
        seat = given.seat
        if newest is None:
            newest = seat
        elif seat != newest:
            several = True
        if not given.standing:
            if last[seat] is None:
                last[seat] = position - 1
            if several and ended[seat] is None:
                ended[seat] = position
                to_find -= 1
                if not to_find:
                    break
        position -= 1
    return list(zip(last, ended, strict=True))
