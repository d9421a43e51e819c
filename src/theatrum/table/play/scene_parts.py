"""Scenes in parts: encoded piece by piece, so that a reader who has the version before gets only what changed (see
`docs/protocol.md`, section 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from theatrum.core.scene import Board, Scene
from theatrum.core.texts import Texts

Path = tuple[str | int, ...]
EMPTY_SCENE = Scene()
_LISTS = ("rows", "tracks", "panels", "pools")
_ON_BOARDS = ("spaces", "pieces")
_EMPTY_BOARD = Board(id="")
_NOTHING: dict[Path, bytes] = {}
_encode = msgspec.json.encode


class Parts(dict[Path, bytes]):
    """A scene, encoded in parts by their paths; and how long its lists are."""

    __slots__ = ("sizes",)

    def __init__(self) -> None:
        super().__init__()
        self.sizes: dict[Path, int] = {}


def parts_of(scene: Scene, texts: Texts, old: Scene = EMPTY_SCENE, known: Parts | None = None) -> Parts:
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
        elif value != getattr(EMPTY_SCENE, name):
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
