"""Why a thing answers nothing, where no rule has anything to say about it: what the question asks for instead.

Nothing here knows a game. The sentence is made of what the seat sees anyway: its question, the answers to it, and the
words on its table. So it tells no secret.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from theatrum.core.asking import Refusal
from theatrum.core.bearers import Bearer, corner_of, things
from theatrum.core.question import NOT_OFFERED, Question
from theatrum.core.scene import Asked, Choice, Name, Scene, Text, Words

FEW = 3
"""So many are named one by one; of more it is said how many there are."""


class Table:
    """A scene in which one looks for things by their nouns."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.bearers: defaultdict[str, list[Bearer]] = defaultdict(list)
        self.lying: defaultdict[str, set[str]] = defaultdict(set)
        """By the noun of a place: what lies there."""
        for thing in things(scene):
            self.bearers[thing.noun].append(thing)
            if thing.at and thing.at != thing.noun:
                self.lying[thing.at].add(thing.noun)
        self.titles: dict[str, Words] = {row.id: row.title for row in scene.rows}
        self.titles |= {track.id: track.title for track in scene.tracks}
        self.titles |= {corner_of(panel): panel.title for panel in scene.panels}
        if len(scene.boards) > 1:
            self.titles |= {board.id: board.title for board in scene.boards}

        asked = scene.question
        self.named = (
            {part for choice in asked.choices for part in choice.answer} if asked is not None else set()
        )
        """What answers name; other things stand for an answer that names nothing."""

    def said(self, noun: str) -> Words:
        """What is to be touched: by its name, or by what is written on it."""
        return Name(noun) if noun in self.named else self.called(noun)

    def called(self, noun: str) -> Words:
        """What a reader calls it: better by the card or the place of that noun than by one of its pieces; what has no
        name of its own (a face-down card) by where it lies."""
        there = sorted(self.bearers.get(noun, ()), key=lambda thing: thing.on_board)
        named = [thing.words for thing in there] + [self.titles.get(thing.section, "") for thing in there]
        return next((words for words in named if words), Text("this-thing"))

    def places(self, noun: str) -> set[str]:
        """Where things of that noun lie."""
        return {thing.at for thing in self.bearers.get(noun, ())}

    def spaces(self, noun: str) -> set[str]:
        """Where things of that noun lie on boards."""
        return {thing.at for thing in self.bearers.get(noun, ()) if thing.on_board}

    def whereabouts(self, nouns: Iterable[str]) -> Words:
        """The title of the part of the table where all of them lie, if it is one and has one; unless it is one of them."""
        sections = [{one.section for one in self.bearers.get(noun, ())} - {noun} for noun in nouns]
        common = set.intersection(*sections) if sections else set()
        return self.titles.get(common.pop(), "") if len(common) == 1 else ""


def untouchable(question: Question, table: Table, noun: str, path: Sequence[str] = ()) -> Refusal:
    """Why this thing, touched after those on the path, answers nothing: by a rule of the game, if one says so; else by
    what the question asks for. `table`: as the asked seat sees it, with this question."""
    why = question.why_not_touch(noun, path)
    asked = table.scene.question
    if why.key != NOT_OFFERED or asked is None:
        return why
    key, more = _how_it_fails(asked, table, noun, list(path))
    words = {
        "thing": table.called(noun),
        "prompt": asked.prompt,
        "asked": asked_for(asked, table, list(path)),
    }
    return Refusal(question.rule, key, **words, **more)


def _how_it_fails(asked: Asked, table: Table, noun: str, path: list[str]) -> tuple[str, dict[str, Any]]:
    """The key of the sentence, and what it names besides."""
    touches = [choice.touches for choice in asked.choices]
    if noun in path:
        return "touch-already", {}
    if any(noun in one for one in touches if one[: len(path)] == path):
        return "touch-later", {}
    if any(noun in one for one in touches):
        return "touch-with-others", {"chosen": _either([Name(one) for one in path], "both-of")}
    next_ones = next_touches(asked, path)
    place = next((one for one in next_ones if one in table.spaces(noun)), None)
    if place is not None:
        return "touch-the-place", {"place": Name(place)}
    upon = [one for one in next_ones if noun == asked.at or table.places(one) == {noun}]
    if upon and table.lying[noun].issuperset(upon):
        return "touch-what-lies-there", {"inside": _either(_named_or_counted(upon, table))}
    return "touch-no-answer", {}


# ---- what is asked for -----------------------------------------------------------------------------------------------
def asked_for(asked: Asked, table: Table, path: list[str]) -> Words:
    """What could be touched next, and the answers that need no touch: few by their names, many by their number."""
    words = list(_with_whereabouts(next_touches(asked, path), table))
    plain = without_touch(asked, path)
    if len(plain) > FEW:
        words.append(Text("several-answers", n=len(plain)))
    else:
        words += [Text("one-answer", words=choice.words) for choice in plain]
    return _either(words)


def next_touches(asked: Asked, path: list[str]) -> list[str]:
    """What can be touched next."""
    at = len(path)
    following = [
        one.touches[at] for one in asked.choices if len(one.touches) > at and one.touches[:at] == path
    ]
    alike = [noun for one in asked.choices for noun in one.any_of] if not path else []
    return list(dict.fromkeys(following + alike))


def without_touch(asked: Asked, path: list[str]) -> list[Choice]:
    """The answers for which nothing more has to be touched. What all others begin with was touched by itself: then
    those that need no touch at all are still open."""
    by_itself = all(one.touches[: len(path)] == path for one in asked.choices if one.touches)
    return [
        one
        for one in asked.choices
        if one.touches == path or path in [[noun] for noun in one.any_of] or (by_itself and not one.touches)
    ]


def _with_whereabouts(nouns: Iterable[str], table: Table) -> Iterator[Words]:
    """Things in words, and in which part of the table they lie: said once of those that lie together."""
    kinds = [(table.whereabouts(some), some) for some in _by_kind(nouns)]
    for where, together in groupby(kinds, key=lambda kind: kind[0]):
        words = _named_or_counted([noun for _, some in together for noun in some], table)
        if where:
            yield Text("several-where", what=_either(words), where=where)
        else:
            yield from words


def _named_or_counted(nouns: Iterable[str], table: Table) -> list[Words]:
    """Few of a kind by their names, many by their number."""
    words: list[Words] = []
    for some in _by_kind(nouns):
        if len(some) <= FEW:
            words += [table.said(noun) for noun in some]
        else:
            words.append(Text(f"several-{some[0].partition(':')[0]}", n=len(some)))
    return words


def _by_kind(nouns: Iterable[str]) -> list[list[str]]:
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for noun in nouns:
        kinds[noun.partition(":")[0]].append(noun)
    return list(kinds.values())


def _either(words: list[Words], last: str = "either-of") -> Words:
    """One of them: "a, b or c"."""
    if len(words) < 2:
        return words[0] if words else ""
    return Text(last, others=words[:-1], last=words[-1])
