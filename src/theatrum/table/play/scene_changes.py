"""What has changed from one scene to the next: a reader who has the version before gets only that (see
`docs/protocol.md`, section 5).

Scenes are compared part by part, the very same part (a tile as it was, a card that lies where it lay) without looking
into it. What was compared or put into words for one seat is not done again for the others who see the same.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec

from theatrum.core.scene import (
    Asked,
    Board,
    Card,
    Choice,
    Panel,
    Piece,
    Pool,
    Row,
    Scene,
    Space,
    Spotlight,
    Stat,
    Track,
)
from theatrum.core.texts import Texts
from theatrum.table.play.list_changes import known_by_id, same_thing, stayed

EMPTY_SCENE = Scene()
_OPENED = (Board, Row, Track, Panel, Pool, Spotlight)
"""Parts that are sent field by field; all others as a whole."""
_AGAIN = (Card, Piece, Space, Stat)
"""Parts that scenes keep as long as nothing about them changes (`kit.remembered`)."""


def _fields(kind: type[msgspec.Struct]) -> tuple[attrgetter[tuple[Any, ...]], list[tuple[bytes, Any]]]:
    """All values of such a part; and their names as JSON, with what each is when it is not sent (the class itself where
    it always is)."""
    fields = msgspec.structs.fields(kind)
    names = [(b'"%s"' % f.name.encode(), kind if f.required else _default(f)) for f in fields]
    return attrgetter(*[f.name for f in fields]), names


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


_FIELDS = {kind: _fields(kind) for kind in _OPENED}
_VALUES, _NAMES = _fields(Scene)


class Comparing:
    """Compares scenes of one version of a table with those before it, in one language."""

    __slots__ = ("_compared", "_recent", "_spoken", "_texts")

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._spoken: dict[int, tuple[Any, bytes]] = {}
        self._compared: dict[tuple[bytes, int, int], tuple[Any, Any, list[bytes]]] = {}
        """Changes by path and by the parts compared, which are kept: no other gets their number."""
        self._recent: list[tuple[Any, Any, list[bytes]] | None] = [None] * len(_NAMES)
        """The same for each field of the scene, as it was last compared: most of them all seats share."""

    def changes(self, before: Scene, now: Scene) -> bytes:
        """A patch that makes the one of the other."""
        changes: list[bytes] = []
        recent = self._recent
        for i, (old, new) in enumerate(zip(_VALUES(before), _VALUES(now), strict=True)):
            if old is not new:
                found = recent[i]
                if found is None or found[0] is not old or found[1] is not new:
                    name, default = _NAMES[i]
                    found = recent[i] = (old, new, self._field(name, old, new, default))
                changes += found[2]
        return b"[" + b",".join(changes) + b"]"

    def _open(self, path: bytes, before: Any, now: Any, changes: list[bytes]) -> None:
        known = self._compared
        values, names = _FIELDS[type(now)]
        for (name, default), old, new in zip(names, values(before), values(now), strict=True):
            if old is not new:
                at = path + name
                parts = (at, id(old), id(new))
                found = known.get(parts)
                if found is None:
                    found = known[parts] = (old, new, self._field(at, old, new, default))
                changes += found[2]

    def _field(self, path: bytes, old: Any, new: Any, default: Any) -> list[bytes]:
        changes: list[bytes] = []
        if type(new) is list and old and new:
            self._list(path, old, new, changes)
        elif new == default:
            if old != new:
                changes.append(b"[[%s]]" % path)
        else:
            self._value(path, old, new, changes)
        return changes

    def _list(self, path: bytes, old: list[Any], new: list[Any], changes: list[bytes]) -> None:
        """Members that came and went are put in and taken out, the others changed where they lie then."""
        if len(old) == len(new) and self._members(path, old, new, changes):
            return
        kept = stayed(old, new) if known_by_id(old[0]) and known_by_id(new[0]) else []
        if not kept:
            changes.append(b"[[%s],%s]" % (path, self._said(new)))
            return
        self._splice(path, len(old), new, kept, changes)
        for i, j in kept:
            if old[i] is not new[j]:
                self._value(b"%s,%d" % (path, j), old[i], new[j], changes)

    def _members(self, path: bytes, old: list[Any], new: list[Any], changes: list[bytes]) -> bool:
        """Compare place by place; False: another thing lies in some place, and nothing is said yet."""
        said = len(changes)
        for at, member in enumerate(new):
            if old[at] is not member:
                if known_by_id(member) and not same_thing(old[at], member):
                    del changes[said:]
                    return False
                self._value(b"%s,%d" % (path, at), old[at], member, changes)
        return True

    def _splice(
        self, path: bytes, end: int, new: list[Any], kept: list[tuple[int, int]], changes: list[bytes]
    ) -> None:
        """From the end, so that every place is still where it was."""
        until = len(new)
        for i, j in reversed([(-1, -1), *kept]):
            out, put_in = end - i - 1, new[j + 1 : until]
            if out or put_in:
                members = b",".join([self._member(member) for member in put_in])
                changes.append(b"[[%s],%d,%d,[%s]]" % (path, i + 1, out, members))
            end, until = i, j

    def _value(self, path: bytes, old: Any, new: Any, changes: list[bytes]) -> None:
        if old == new:  # a whole that is equal is known to be so sooner than by all its parts
            return
        kind = type(new)
        if kind in _FIELDS and type(old) is kind and same_thing(old, new):
            self._open(path + b",", old, new, changes)
        else:
            changes.append(b"[[%s],%s]" % (path, self._said(new)))

    def _said(self, value: Any) -> bytes:
        said = self._spoken.get(id(value))
        if said is None:
            said = self._spoken[id(value)] = (value, self._say(value))
        return said[1]

    def _say(self, value: Any) -> bytes:
        """In words. Cards, pieces and choices come again and again: what was said of them is remembered."""
        texts = self._texts
        kind = type(value)
        if kind is list:
            return b"[" + b",".join([self._member(member) for member in value]) + b"]"
        if kind is Asked:
            choices: list[Any] = [msgspec.Raw(self._choice(choice)) for choice in value.choices]
            return texts.part(msgspec.structs.replace(value, choices=choices))
        return texts.piece(value) if kind in _AGAIN else texts.part(value)

    def _choice(self, choice: Choice) -> bytes:
        """The plain ones are the same whenever they are offered (`core.question`)."""
        own = choice.group or choice.price or choice.odds or choice.preview is not None
        return self._texts.part(choice) if own else self._texts.piece(choice)

    def _member(self, value: Any) -> bytes:
        return self._texts.piece(value) if type(value) in _AGAIN else self._texts.part(value)
