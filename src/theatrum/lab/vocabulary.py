"""What can be said about a game: its nouns, the forms of its answers, and the facts that scenes tell.

Learning programs want numbers. `theatrum.lab.actions` numbers answers, `theatrum.lab.tensors` numbers what a seat
sees; both number along a *vocabulary*, one per game. A vocabulary is found by surveying the game
(`theatrum.lab.survey`) and kept in a file beside this module. It only ever grows at its ends, so a number that was
given once keeps its meaning: a policy trained last year still means the same moves.

    kinds    the nouns by their kind, in order: {"tile": ["tile:at_capital", …], …}
    blocks   the forms of answers, in the order of their ids: ["march", ["tile", 0, 24], ["tile", 0, 24]] is a verb
             and its slots. A slot is a stretch of a kind's list, or of the numbers ("#"). Forms that would have too
             many ids are listed as they were met: ["arrange", [["token:a", "token:b"], …]]
    planes   for each block of the tensor the facts that were met there, as (group, key, whose)
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

import msgspec

from theatrum.core.contract import Answer, Atom

FOLDER = files(__package__) / "vocabularies"
LARGEST_PRODUCT = 4096
"""A form with more combinations than this is listed as met, not multiplied out."""
NUMBER = "#"
WORD = "word"
"""The kind of a noun without a colon."""

Plane = tuple[str, str, str]
"""The group of a fact, its key, and whose it is: "" (that is no question), "nobody", or "seat" (one plane for each)."""


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """A stretch of a kind's nouns, or of the numbers."""

    kind: str
    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start


class Block(msgspec.Struct, frozen=True, array_like=True):
    """A form of answers with consecutive ids: all combinations of its slots, or a list of what follows the verb."""

    verb: str
    slots: tuple[Slot, ...] = ()
    listed: tuple[tuple[Atom, ...], ...] = ()

    def __len__(self) -> int:
        if self.listed:
            return len(self.listed)
        size = 1
        for slot in self.slots:
            size *= len(slot)
        return size


class Vocabulary(msgspec.Struct):
    """One game's vocabulary. `version` grows with every extension."""

    game: str
    version: int = 0
    kinds: dict[str, list[str]] = {}
    blocks: list[Block] = []
    planes: dict[str, list[Plane]] = {}

    def to_json(self) -> bytes:
        """As it is kept in a file: a line for every list, so that a diff shows what was added."""
        lines = [f'{{"game": {_json(self.game)}, "version": {self.version}, "kinds": {{']
        lines += _members(self.kinds)
        lines.append('}, "blocks": [')
        lines += [f"{_json(block)}," for block in self.blocks[:-1]] + [_json(b) for b in self.blocks[-1:]]
        lines.append('], "planes": {')
        lines += _members(self.planes)
        lines.append("}}")
        return ("\n".join(lines) + "\n").encode()


def kind_of(atom: Atom) -> str:
    """The kind of a noun ("tile" of "tile:n03"), or the sign of a number."""
    if isinstance(atom, int):
        return NUMBER
    kind, colon, _ = atom.partition(":")
    return kind if colon else WORD


def form_of(answer: Answer) -> tuple[str, ...]:
    """The verb and the kinds of what follows it: what answers of one form have in common."""
    return (str(answer[0]), *(kind_of(atom) for atom in answer[1:]))


@cache
def stored_vocabulary(game: str) -> Vocabulary | None:
    """The vocabulary that is kept for a game, if there is one."""
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Vocabulary) if file.is_file() else None


# ---- growing -------------------------------------------------------------------------------------------------------
class Met(msgspec.Struct):
    """What a survey has met."""

    nouns: set[str] = set()
    answers: set[Answer] = set()
    planes: dict[str, set[Plane]] = {}


def extended(old: Vocabulary, met: Met) -> Vocabulary:
    """The vocabulary with everything that was met and is not yet in it, appended. What was there stays where it is."""
    kinds = {kind: list(nouns) for kind, nouns in old.kinds.items()}
    for noun in sorted(met.nouns | {a for answer in met.answers for a in answer[1:] if isinstance(a, str)}):
        row = kinds.setdefault(kind_of(noun), [])
        if noun not in row:
            row.append(noun)
    blocks = list(old.blocks)
    forms: dict[tuple[str, ...], list[Answer]] = {}
    for answer in sorted(met.answers, key=repr):
        forms.setdefault(form_of(answer), []).append(answer)
    grown = forms.keys() | {_form(block, kinds) for block in old.blocks}
    for form in sorted(grown):
        blocks += _new_blocks(form, forms.get(form, []), blocks, kinds)
    planes = {block: list(row) for block, row in old.planes.items()}
    for block in sorted(met.planes):
        row_ = planes.setdefault(block, [])
        row_ += sorted(met.planes[block] - set(row_))
    new = Vocabulary(old.game, old.version, kinds, blocks, planes)
    if new != old:
        new.version += 1
    return new


def _new_blocks(
    form: tuple[str, ...], met: list[Answer], blocks: list[Block], kinds: dict[str, list[str]]
) -> list[Block]:
    """The blocks that a form needs in addition: those for new nouns, or the newly met if it is listed."""
    mine = [block for block in blocks if _form(block, kinds) == form]
    verb = form[0]
    if any(block.listed for block in mine) or (not mine and _size(form, met, kinds) > LARGEST_PRODUCT):
        there = {row for block in mine for row in block.listed}
        listed = tuple(answer[1:] for answer in met if answer[1:] not in there)
        return [Block(verb, (), listed)] if listed else []
    whole = [_whole(kind, i, met, kinds) for i, kind in enumerate(form[1:])]
    if not mine:
        return [Block(verb, tuple(whole))]
    before = [
        Slot(slot.kind, min(b.slots[i].start for b in mine), max(b.slots[i].stop for b in mine))
        for i, slot in enumerate(whole)
    ]
    whole = [
        Slot(a.kind, min(a.start, b.start), max(a.stop, b.stop)) for a, b in zip(whole, before, strict=True)
    ]
    # What is new is cut into boxes: the first slot that names something new is slot i.
    out: list[Block] = []
    for i, (was, now) in enumerate(zip(before, whole, strict=True)):
        for start, stop in ((now.start, was.start), (was.stop, now.stop)):
            if start < stop:
                out.append(Block(verb, (*before[:i], Slot(now.kind, start, stop), *whole[i + 1 :])))
    return out


def _whole(kind: str, i: int, met: list[Answer], kinds: dict[str, list[str]]) -> Slot:
    """All nouns of a kind; the numbers up to the next power of two beyond those that were met."""
    if kind != NUMBER:
        return Slot(kind, 0, len(kinds[kind]))
    numbers = [int(answer[i + 1]) for answer in met] or [0]
    return Slot(NUMBER, min(0, *numbers), 1 << max(0, *numbers).bit_length())


def _size(form: tuple[str, ...], met: list[Answer], kinds: dict[str, list[str]]) -> int:
    return len(Block(form[0], tuple(_whole(kind, i, met, kinds) for i, kind in enumerate(form[1:]))))


def _form(block: Block, kinds: dict[str, list[str]]) -> tuple[str, ...]:
    if block.listed:
        return form_of((block.verb, *block.listed[0]))
    return (block.verb, *(slot.kind for slot in block.slots))


def rows_of(block: Block, kinds: dict[str, list[str]]) -> list[tuple[Atom, ...]]:
    """What follows the verb in each answer of a block, in the order of the ids."""
    if block.listed:
        return list(block.listed)
    axes: list[list[Atom]] = [
        list(range(slot.start, slot.stop))
        if slot.kind == NUMBER
        else list(kinds[slot.kind][slot.start : slot.stop])
        for slot in block.slots
    ]
    return list(product(*axes))


def _json(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def _members(table: dict[str, Any]) -> list[str]:
    rows = [f"{_json(name)}: {_json(value)}" for name, value in table.items()]
    return [f"{row}," for row in rows[:-1]] + rows[-1:]
