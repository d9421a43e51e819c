"""What one seat sees, drawn once for all who look as that seat in that language.

A scene is encoded in parts; a reader who has the version before gets only the parts that changed (see
`docs/protocol.md`, section 5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.log import LogEntry
from theatrum.core.scene import Board, Scene, Text
from theatrum.core.state import Answered
from theatrum.core.texts import Texts
from theatrum.core.transfer import backwards
from theatrum.table.play.clocks import clock_view
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.limits import LOG_LINES
from theatrum.table.wire.replies import Line, UndoView

if TYPE_CHECKING:
    from theatrum.table.play.live import Live

Path = tuple[str | int, ...]


class Parts(dict[Path, bytes]):
    """A scene, encoded in parts by their paths; and how long its lists are."""

    __slots__ = ("sizes",)

    def __init__(self) -> None:
        super().__init__()
        self.sizes: dict[Path, int] = {}


_LISTS = ("rows", "tracks", "panels", "pools")
_ON_BOARDS = ("spaces", "pieces")
_EMPTY_SCENE = Scene()
_EMPTY_BOARD = Board(id="")
_NOTHING: dict[Path, bytes] = {}
_encode = msgspec.json.encode
KEPT = 2 * LOG_LINES


class CachedView:
    """A seat's view in one language, as it was last drawn."""

    __slots__ = (
        "_full",
        "_lines",
        "_parts",
        "_patch",
        "_scene",
        "_tail",
        "base",
        "earlier",
        "floor",
        "position",
        "version",
    )

    def __init__(self) -> None:
        self.version = 0
        self.base = 0
        self.position = 0
        self.floor = 0
        """No line of the log before this position has changed since it was drawn."""
        self.earlier = False
        self._scene = _EMPTY_SCENE
        self._parts = Parts()
        self._lines: list[tuple[int, bytes]] = []
        self._full: bytes | None = None
        self._patch: bytes | None = None
        self._tail = b""

    def message(self, known: int) -> bytes:
        """The view for a reader who has that version, without the closing brace (see `Viewer`)."""
        if known == self.base and self._patch is not None:
            return self._patch
        if self._full is None:
            self._full = self._head() + b',"scene":' + whole(self._parts) + self._log(0) + self._tail
        return self._full

    def update(self, live: Live, game: Game, seat: Seat | None, texts: Texts) -> None:
        scene = game.scene(seat)
        parts = parts_of(scene, texts, self._scene, self._parts)
        self._scene = scene
        since = 0 if not self.version else min(self.floor, game.position)
        self._update_log(live, game, seat, texts, since)
        before, self.base = self._parts, self.version
        self._parts, self.version, self.position = parts, live.version, game.position
        self.floor = game.position
        self._full = None
        self._tail = self._last_words(live, game, seat, texts)
        self._head_bytes(live.row.id, seat)
        self._patch = None
        if self.base:
            changes = patch(before, parts)
            if changes is not None:
                self._patch = (
                    self._head()
                    + b',"base":%d,"patch":' % self.base
                    + changes
                    + self._log(since)
                    + self._tail
                )

    def _update_log(self, live: Live, game: Game, seat: Seat | None, texts: Texts, since: int) -> None:
        lines = self._lines
        while lines and lines[-1][0] >= since:
            lines.pop()
        entries = log_entries(live, game, seat, texts, since)
        if since == 0 and len(entries) > LOG_LINES:
            del entries[:-LOG_LINES]
            self.earlier = True
        row, first = live.row, game.epoch_position
        lines.extend((e.position, _encode(line(e, row, texts, first))) for e in entries)
        if len(lines) > KEPT:
            del lines[:-LOG_LINES]
            self.earlier = True

    def _log(self, since: int) -> bytes:
        first = len(self._lines)
        while first and self._lines[first - 1][0] >= since:
            first -= 1
        said = b",".join([text for _, text in self._lines[first:]])
        earlier = b"true" if self.earlier else b"false"
        return b',"log":{"since":%d,"lines":[' % since + said + b'],"earlier":' + earlier + b"}"

    def _last_words(self, live: Live, game: Game, seat: Seat | None, texts: Texts) -> bytes:
        undo, turn_since = undo_view(game, seat, texts)
        row = live.row
        out = b',"undo":' + _encode(undo) + b',"turn_since":' + _encode(turn_since)
        if row.clock["kind"] != "none":
            out += b',"clock":' + _encode(clock_view(row.clock, row.clock_state, live.services.now()))
        return out

    def _head_bytes(self, table: str, seat: Seat | None) -> None:
        self._tail = b',"table":' + _encode(table) + b',"seat":' + _encode(seat) + self._tail

    def _head(self) -> bytes:
        return b'{"type":"view","version":%d,"position":%d,"newest":%d' % (
            self.version,
            self.position,
            self.position,
        )


def drawn(live: Live, game: Game, seat: Seat | None, language: str) -> CachedView:
    """The seat's view as of now."""
    key = (seat, language)
    view = live.views.get(key)
    if view is None:
        view = live.views[key] = CachedView()
    if view.version != live.version:
        view.update(live, game, seat, live.services.words.of(game.definition, language))
        live.services.metrics.count("views_drawn")
    return view


# ---- scenes in parts ---------------------------------------------------------------------------------------------
def parts_of(scene: Scene, texts: Texts, old: Scene = _EMPTY_SCENE, known: Parts | None = None) -> Parts:
    """Everything in the scene that is not at its default, encoded: lists by their members, boards by their fields, and
    their places and pieces one by one.

    What is equal to the `old` scene's is taken from its parts, `known`: comparing costs less than saying it again. (A
    part of a scene is never changed once it is given away; see `docs/scenes.md`.)
    """
    parts = Parts()
    said: Mapping[Path, bytes] = _NOTHING if known is None else known
    encode = texts.scene
    for path, value, before in _members(scene, old, parts.sizes):
        if (value is before or value == before) and path in said:
            parts[path] = said[path]
        else:
            parts[path] = encode(value)
    return parts


def _members(scene: Scene, old: Scene, sizes: dict[Path, int]) -> Iterator[tuple[Path, Any, Any]]:
    """Paths and values of what is told, with what was there before (or nothing). Notes how long the lists are."""
    for name in scene.__struct_fields__:
        value, before = getattr(scene, name), getattr(old, name)
        if name == "boards":
            if value:
                sizes[(name,)] = len(value)
            for i, board in enumerate(value):
                yield from _board_members(i, board, before[i] if i < len(before) else _EMPTY_BOARD, sizes)
        elif name in _LISTS:
            if value:
                sizes[(name,)] = len(value)
            for i, member in enumerate(value):
                yield (name, i), member, before[i] if i < len(before) else None
        elif value != getattr(_EMPTY_SCENE, name):
            yield (name,), value, before


def _board_members(
    i: int, board: Board, was: Board, sizes: dict[Path, int]
) -> Iterator[tuple[Path, Any, Any]]:
    for field in board.__struct_fields__:
        content, before = getattr(board, field), getattr(was, field)
        if field in _ON_BOARDS:
            if content:
                sizes["boards", i, field] = len(content)
            for j, member in enumerate(content):
                yield ("boards", i, field, j), member, before[j] if j < len(before) else None
        elif field == "id" or content != getattr(_EMPTY_BOARD, field):
            yield ("boards", i, field), content, before


def whole(parts: Parts) -> bytes:
    """The scene's JSON, from its parts."""
    return _assembled(_tree(parts, ()))


Tree = dict[str | int, Any]
"""Parts by the steps of their paths: bytes, or further trees."""


def _tree(parts: Parts, under: Path) -> Any:
    """What lies under a path; None if nothing does."""
    root: Tree = {}
    for path, value in parts.items():
        if path[: len(under)] == under:
            at = root
            for step in path[len(under) : -1]:
                at = at.setdefault(step, {})
            at[path[-1]] = value
    return root or None


def _assembled(tree: Any) -> bytes:
    if isinstance(tree, bytes):
        return tree
    if tree is None:
        return b"{}"
    if isinstance(next(iter(tree)), int):
        return b"[" + b",".join(map(_assembled, tree.values())) + b"]"
    fields = [b'"%s":%s' % (str(name).encode(), _assembled(value)) for name, value in tree.items()]
    return b"{" + b",".join(fields) + b"}"


def patch(old: Parts, new: Parts) -> bytes | None:
    """The changes from one scene to the next; None if nearly everything changed. A list that has grown or shrunk is
    sent whole."""
    again = {
        path for path in old.sizes.keys() | new.sizes.keys() if old.sizes.get(path) != new.sizes.get(path)
    }
    changes: list[bytes] = []
    for path, value in new.items():
        before = old.get(path)
        if before is not value and before != value and not (again and _is_within(path, again)):
            changes.append(b"[" + _encode(path) + b"," + value + b"]")
    changes += [
        b"[" + _encode(path) + b"]" for path in old if path not in new and not _is_within(path, again)
    ]
    for path in sorted(again, key=str):
        if not (len(path) > 1 and path[:1] in again):
            content = _tree(new, path)
            told = b"," + _assembled(content) if content is not None else b""
            changes.append(b"[" + _encode(path) + told + b"]")
    if sum(map(len, changes)) > 0.8 * sum(map(len, new.values())):
        return None
    return b"[" + b",".join(changes) + b"]"


def _is_within(path: Path, lists: set[Path]) -> bool:
    return path[:1] in lists or path[:3] in lists


# ---- the log and what may be taken back --------------------------------------------------------------------------
def log_entries(live: Live, game: Game, seat: Seat | None, texts: Texts, since: int = 0) -> list[LogEntry]:
    """A seat's log. What earlier rules told and the present texts have no words for is left out."""
    entries = live.log(game, seat, since)
    if not live.before:
        return entries
    return [e for e in entries if e.key == "undone" or texts.has(f"event-{e.key}")]


def line(entry: LogEntry, row: TableRow, texts: Texts, first: int = 0) -> Line:
    """A line of the log in words, with links to what it names. Before the position `first` nothing can be shown."""
    if entry.key == "undone":
        seat = entry.args["seat"]
        names = [s.stand_in_name or s.name for s in row.seats]
        name = names[seat] if 0 <= seat < len(names) else ""
        key = "table-undone-by" if name else "table-undone"
        words: list[str | tuple[str, str]] = [texts.say(Text(key, name=name, answers=entry.args["answers"]))]
    else:
        words = texts.say_linked(Text(f"event-{entry.key}", **entry.args))
    return Line(position=entry.position, key=entry.key, words=words, gone=entry.position < first)


def undo_view(game: Game, seat: Seat | None, texts: Texts) -> tuple[UndoView | None, int | None]:
    """Whether the seat may take back alone, and where its last turn ended."""
    if seat is None:
        return None, None
    last, turn = recent_turns(game, seat)
    if game.over:
        return UndoView(may=False, code="over", why=texts.say(Text("why-game-over"))), turn
    refusal = game.may_undo(seat)
    if refusal is None:
        return UndoView(may=True), turn
    why = texts.say(Text(f"why-{refusal.key}", **refusal.args))
    return UndoView(may=False, code=refusal.key, why=why, position=last), turn


def recent_turns(game: Game, seat: Seat) -> tuple[int | None, int | None]:
    """The position before the seat's last answer, and the one at which its last finished turn ended."""
    position = game.position
    last: int | None = None
    others = False
    for happening in backwards(game):
        if isinstance(happening, Answered):
            if happening.seat != seat:
                others = True
            elif not happening.standing:
                if last is None:
                    last = position - 1
                if others:
                    return last, position
            position -= 1
    return last, None
