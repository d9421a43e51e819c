"""Glow is a promise: every answer can be given by touching things that glow, and nothing glows that gives none.

A thing glows if a choice names it and it lies where the question says (`Asked.at`), or, where a choice names a place
besides, at that place, or beside the board if it does not lie there (see `docs/scenes.md`). So four things can go
wrong: an answer names what nothing on the table stands for; a noun stands for things in several places, and the question
does not say which of them is meant; a thing of a kind that is asked for can't be touched, and nobody says why; nothing
stands for an answer, and the game does not name it among those that are only said (`Definition.said`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

from theatrum.core.bearers import Bearer, things
from theatrum.core.contract import DONE, PASS, Answer, Definition
from theatrum.core.game import Question
from theatrum.core.question import NOT_OFFERED, alike
from theatrum.core.scene import Asked, Scene, Text
from theatrum.core.untouchable import Table, next_touches, untouchable


def broken_promises(scene: Scene, question: Question, said: Collection[str] | None = None) -> list[str]:
    """What is wrong with what glows for the open question, in sentences. `said`: the verbs that need no touch."""
    asked = scene.question
    if asked is None:
        return []
    bearers = list(things(scene))
    out = [f"no thing on the table is {noun}" for noun in out_of_reach(asked, bearers)]
    out += [
        f"{noun} lies in several places ({', '.join(sorted(places))}), and nothing says which is meant"
        for noun, places in undecided(asked, bearers, {board.id for board in scene.boards})
    ]
    if asked.at and asked.at not in {thing.at for thing in bearers}:
        out.append(f"nothing lies at {asked.at}, where the answers should be")
    out += [f"nobody says why {noun} can't be touched" for noun in unexplained(asked, bearers, question)]
    if said is not None:
        out += [f"nothing is touched for {answer}, and it is not only said" for answer in bare(asked, said)]
    return out


def said_by(definition: Definition[Any]) -> frozenset[str]:
    """The verbs of a game's answers for which nothing on the table is touched; who is done or passes only says so anyway."""
    return frozenset(str(verb) for verbs in (DONE, PASS, *definition.said.values()) for verb in verbs)


def bare(asked: Asked, said: Collection[str]) -> list[Answer]:
    """The answers that nothing on the table stands for, though the game does not say so."""
    silent = (choice for choice in asked.choices if not choice.touches and not choice.any_of)
    return [choice.answer for choice in silent if choice.answer[0] not in said]


def out_of_reach(asked: Asked, bearers: list[Bearer]) -> list[str]:
    """The nouns that answers want touched, and that nothing stands for."""
    there = {thing.noun for thing in bearers}
    wanted = dict.fromkeys(noun for choice in asked.choices for noun in (*choice.touches, *choice.any_of))
    return [noun for noun in wanted if noun not in there]


def undecided(asked: Asked, bearers: list[Bearer], boards: Collection[str]) -> Iterator[tuple[str, set[str]]]:
    """The nouns of pieces in several places of a board, of which the question does not say where they are meant. Who names
    a place where none lies means what lies beside the board: the supply."""
    places: defaultdict[str, set[str]] = defaultdict(set)
    beside, spaces = set(), set()
    for thing in bearers:
        if thing.on_board:
            places[thing.noun].add(thing.at)
        elif thing.section in boards and thing.noun == thing.at:
            spaces.add(thing.noun)
        else:
            beside.add(thing.noun)
    here = {thing.noun for thing in bearers if asked.at and thing.at == asked.at}
    doubtful = {noun for noun, found in places.items() if len(found) > 1 and noun not in here}
    for noun in dict.fromkeys(n for choice in asked.choices for n in choice.touches if n in doubtful):
        meant = places[noun] | spaces if noun in beside else places[noun]
        if not all(meant & set(choice.touches) for choice in asked.choices if noun in choice.touches):
            yield noun, places[noun]


def unexplained(asked: Asked, bearers: list[Bearer], question: Question) -> list[str]:
    """Things like those to touch first that can't be touched, without a reason of their own. What only stands for an answer
    that names nothing has no others like it."""
    first = {touches[0] for choice in asked.choices if (touches := question.touches(choice.answer))}
    others = dict.fromkeys(thing.noun for thing in bearers if thing.noun not in first)
    return [
        noun
        for noun in others
        if any(alike(noun, one) for one in first) and question.why_not_touch(noun).key == NOT_OFFERED
    ]


def reasons(scene: Scene, question: Question) -> dict[str, Text]:
    """For everything on the table that does not answer the open question: what a player is told who touches it."""
    table = Table(scene)
    answering = set(next_touches(scene.question, [])) if scene.question is not None else set()
    out = {}
    for noun in table.bearers:
        if noun and noun not in answering:
            refusal = untouchable(question, table, noun)
            out[noun] = Text(f"why-{refusal.key}", **refusal.args)
    return out
