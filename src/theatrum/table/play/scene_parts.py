"""Scenes in parts: encoded piece by piece, so that a reader who has the version before gets only what changed (see
`docs/protocol.md`, section 5).

What is the same as before, or the same as another seat sees at this moment, is not said again: comparing costs less. And
a list that is the same as a whole is compared as a whole, not member by member.
"""

from __future__ import annotations

from typing import Any

import msgspec

from theatrum.core.game import Game
from theatrum.core.scene import Board, Scene
from theatrum.core.texts import Texts
from theatrum.core.views import common_of

Path = tuple[str | int, ...]
EMPTY_SCENE = Scene()
_LISTS = ("rows", "tracks", "panels", "pools")
_ON_BOARDS = ("spaces", "pieces")
_EMPTY_BOARD = Board(id="")
_BOARDS: Path = ("boards",)
_encode = msgspec.json.encode
_scene_fields = [(name, (name,), getattr(EMPTY_SCENE, name)) for name in Scene.__struct_fields__]
_board_fields = [(name, getattr(_EMPTY_BOARD, name)) for name in Board.__struct_fields__]


class Parts(dict[Path, bytes | list[bytes]]):
    """A scene, encoded in parts by their paths: fields, and lists by their members. Fields of a board have paths of
    their own; `boards` is how many boards there are."""

    __slots__ = ("boards",)

    def __init__(self) -> None:
        super().__init__()
        self.boards = 0


class Said:
    """What was encoded for one version of a table in one language: seats that see the same share it."""

    __slots__ = ("_common", "_drawn", "_known", "version")

    def __init__(self, version: int = -1) -> None:
        self.version = version
        self._drawn = False
        self._common: Scene | None = None
        self._known: dict[Any, list[tuple[Any, Any]]] = {}

    def common(self, game: Game) -> Scene | None:
        """What all seats see alike in this version."""
        if not self._drawn:
            self._drawn, self._common = True, common_of(game)
        return self._common

    def get(self, path: Any, value: Any) -> Any:
        """How this was said there; None if it was not."""
        for known, said in self._known.get(path, ()):
            if known == value:
                return said
        return None

    def put(self, path: Any, value: Any, said: Any) -> None:
        self._known.setdefault(path, []).append((value, said))


def parts_of(
    scene: Scene, texts: Texts, old: Scene = EMPTY_SCENE, known: Parts | None = None, said: Said | None = None
) -> Parts:
    """Everything in the scene that is not at its default, encoded. What is equal to the `old` scene's is taken from its
    parts, `known`, what another seat sees as well from `said`. (A part of a scene is never changed once it is given
    away; see `docs/scenes.md`.)"""
    writing = _Writing(texts, Parts() if known is None else known, Said() if said is None else said)
    for name, path, default in _scene_fields:
        value, before = getattr(scene, name), getattr(old, name)
        if name == "boards":
            writing.parts.boards = len(value)
            for i, board in enumerate(value):
                writing.board(i, board, before[i] if i < len(before) else _EMPTY_BOARD)
        elif name in _LISTS:
            if value:
                writing.members(path, value, before)
        elif value != default:
            writing.field(path, value, before)
    return writing.parts


class _Writing:
    """One scene being encoded."""

    __slots__ = ("_encode", "_known", "_said", "parts")

    def __init__(self, texts: Texts, known: Parts, said: Said) -> None:
        self.parts = Parts()
        self._encode = texts.scene
        self._known = known
        self._said = said

    def board(self, i: int, board: Board, was: Board) -> None:
        for name, default in _board_fields:
            content = getattr(board, name)
            if name in _ON_BOARDS:
                if content:
                    self.members(("boards", i, name), content, getattr(was, name))
            elif name == "id" or content != default:
                self.field(("boards", i, name), content, getattr(was, name))

    def field(self, path: Path, value: Any, before: Any) -> None:
        known = self._known.get(path)
        if known is None or not (value is before or value == before):
            known = self._spoken(path, value)
        self.parts[path] = known

    def members(self, path: Path, members: Any, before: Any) -> None:
        known = self._known.get(path)
        if known is not None and members == before:
            self.parts[path] = known
            return
        shared = self._said.get(path, members)
        if shared is None:
            reach = 0 if known is None else min(len(known), len(before))
            shared = [
                known[j]  # type: ignore[index]  # within reach it is a list
                if j < reach and member == before[j]
                else self._spoken((path, j), member)
                for j, member in enumerate(members)
            ]
            self._said.put(path, members, shared)
        self.parts[path] = shared

    def _spoken(self, path: Any, value: Any) -> Any:
        known = self._said.get(path, value)
        if known is None:
            known = self._encode(value)
            self._said.put(path, value, known)
        return known


# ---- putting together --------------------------------------------------------------------------------------------
def whole(parts: Parts) -> bytes:
    """The scene's JSON, from its parts."""
    fields: list[bytes] = []
    boards_told = False
    for path, value in parts.items():
        if len(path) == 1:
            fields.append(b'"%s":%s' % (str(path[0]).encode(), _told(value)))
        elif not boards_told:
            boards_told = True
            fields.append(b'"boards":' + _boards(parts))
    return b"{" + b",".join(fields) + b"}"


def _boards(parts: Parts) -> bytes:
    boards: list[list[bytes]] = [[] for _ in range(parts.boards)]
    for path, value in parts.items():
        if len(path) == 3:
            boards[int(path[1])].append(b'"%s":%s' % (str(path[2]).encode(), _told(value)))
    return b"[" + b",".join([b"{" + b",".join(board) + b"}" for board in boards]) + b"]"


def _told(value: bytes | list[bytes]) -> bytes:
    return value if isinstance(value, bytes) else b"[" + b",".join(value) + b"]"


def _size(value: bytes | list[bytes]) -> int:
    return len(value) if isinstance(value, bytes) else sum(map(len, value))


# ---- what changed ------------------------------------------------------------------------------------------------
def patch(old: Parts, new: Parts) -> bytes | None:
    """The changes from one scene to the next; None if nearly everything changed. A list that has grown or shrunk is
    sent whole."""
    all_boards = old.boards != new.boards
    changes: list[bytes] = []
    for path, value in new.items():
        before = old.get(path)
        if before is value or (all_boards and len(path) == 3):
            continue
        if isinstance(value, bytes):
            if before != value:
                changes.append(_change(path, value))
        elif not isinstance(before, list) or len(before) != len(value):
            changes.append(_change(path, _told(value)))
        else:
            for j, member in enumerate(value):
                if before[j] is not member and before[j] != member:
                    changes.append(_change((*path, j), member))
    changes += [
        b"[" + _encode(path) + b"]" for path in old if path not in new and not (all_boards and len(path) == 3)
    ]
    if all_boards:
        changes.append(_change(_BOARDS, _boards(new)) if new.boards else b"[" + _encode(_BOARDS) + b"]")
    if sum(map(len, changes)) > 0.8 * sum(map(_size, new.values())):
        return None
    return b"[" + b",".join(changes) + b"]"


def _change(path: Path, value: bytes) -> bytes:
    return b"[" + _encode(path) + b"," + value + b"]"
