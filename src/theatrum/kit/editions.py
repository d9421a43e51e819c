"""Editions: a game with other facts, as an owner of the printed game has corrected them.

An edition is read from a folder (`theatrum.kit.edition_folder`). What was read is known by a *digest* of its name and all
its facts. `packed` is its form for a store or another process: no folder has to be there any more.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

import msgspec

from theatrum.core.contract import Definition, Edition
from theatrum.core.errors import BadSetup
from theatrum.kit.data import BadData, Place, Problem
from theatrum.kit.second_import import forget, import_again


class BadEdition(BadSetup):
    """An edition that can't be played with. `problems` are all that were found."""

    def __init__(self, what: str, problems: Sequence[Problem]) -> None:
        said = "\n".join(f"  {problem}" for problem in problems)
        super().__init__(f"{what}:\n{said}")
        self.problems = tuple(problems)


class MissingEdition(BadSetup):
    """An edition that nobody has shown to this program."""

    def __init__(self, game: str, digest: str) -> None:
        super().__init__(f"the edition {digest} of {game} is not here; --edition FOLDER shows where it lies")
        self.digest = digest


@dataclass(frozen=True)
class Content:
    """An edition as it was read: every table of the game, as JSON."""

    game: str
    name: str
    tables: Mapping[str, bytes]

    @cached_property
    def digest(self) -> str:
        found = hashlib.blake2b(f"{self.game}\0{self.name}\0".encode(), digest_size=16)
        for name in sorted(self.tables):
            found.update(f"{name} {len(self.tables[name])}\0".encode() + self.tables[name])
        return found.hexdigest()

    @property
    def edition(self) -> Edition:
        return Edition(self.name, self.digest)


# ---- those that this process has seen ------------------------------------------------------------------------------------
_SEEN: dict[str, Content] = {}
"""By digest."""


def remember(content: Content) -> None:
    """From now on `known` finds it."""
    _SEEN[content.digest] = content


def known(game: str, digest: str) -> Content:
    """Raises `MissingEdition`."""
    if digest not in _SEEN:
        raise MissingEdition(game, digest)
    return _SEEN[digest]


# ---- a form for stores and processes -----------------------------------------------------------------------------------
class _Packed(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: str
    tables: dict[str, msgspec.Raw]


def packed(content: Content) -> bytes:
    """The edition in one piece."""
    tables = {name: msgspec.Raw(table) for name, table in content.tables.items()}
    return zlib.compress(msgspec.json.encode(_Packed(content.game, content.name, tables)))


@cache
def packed_known(game: str, digest: str) -> bytes:
    """An edition that this process has seen, in one piece. Raises `MissingEdition`."""
    return packed(known(game, digest))


def unpacked(data: bytes) -> Content:
    """Raises `BadSetup` if this is no edition."""
    try:
        found = msgspec.json.decode(zlib.decompress(data), type=_Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise BadSetup(f"a stored edition can't be read: {error}") from None
    return Content(found.game, found.name, {name: bytes(raw) for name, raw in found.tables.items()})


# ---- playing with it ---------------------------------------------------------------------------------------------------
def play_with(original: Definition[Any], content: Content) -> Definition[Any]:
    """The game with the facts of this edition. Raises `BadEdition`."""
    if content.game != original.id:
        raise BadSetup(f"the edition {content.name!r} is one of {content.game}, not of {original.id}")
    if not original.tables:
        raise BadSetup(f"{original.id} has no tables that an edition could replace")
    edition = content.edition
    try:
        module = import_again(original.tables[0].package, edition.digest, content.tables)
    except BadData as error:
        raise BadEdition(_broken(content), error.problems) from None
    except Exception as error:
        problem = Problem(Place(""), f"{type(error).__name__}: {error}")
        raise BadEdition(_broken(content), [problem]) from error
    found: Definition[Any] = module.DEFINITION
    return replace(found, edition=edition)


def _broken(content: Content) -> str:
    return f"the edition {content.name!r} of {content.game} can't be played with"


def problems_at_load(original: Definition[Any], content: Content) -> list[Problem]:
    """What the game itself finds when it is made of these tables: names that lead nowhere, too few cards …"""
    problems: list[Problem] = []
    package, digest = original.tables[0].package, content.digest
    try:
        import_again(package, digest, content.tables, problems)
    except BadData as error:
        problems += error.problems
    except Exception as error:
        if not problems:  # else it stumbled over what it has complained about
            problems.append(
                Problem(Place(""), f"the game can't be made of it: {type(error).__name__}: {error}")
            )
    if problems:
        forget(package, digest)
    return problems
