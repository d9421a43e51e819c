"""The way out: what a seat may see of a game, its scene and its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from theatrum.core.contract import Answer, Seat, Terms
from theatrum.core.log import LogEntry, log_of
from theatrum.core.question import NO_ODDS, NO_PREVIEWS, NO_TERMS, Question, asked
from theatrum.core.scene import Card, Outcome, Scene, Source, Text
from theatrum.core.stage import Preview
from theatrum.core.state import Event

if TYPE_CHECKING:
    from theatrum.core.game import Game


def common_of(game: Game) -> Scene | None:
    """What all seats see alike at this moment; None where the game does not say."""
    common = game.definition.common
    return None if common is None else common(game.state)


def scene_for(game: Game, seat: Seat | None, common: Scene | None = None) -> Scene:
    """The table as this seat (None: a spectator) may see it, with its open question. `common`: as `common_of` gave it
    at this moment."""
    around = game.definition.scene_around
    if common is None or around is None:
        scene = game.definition.scene(game.state, seat)
    else:
        scene = around(game.state, seat, common)
    scene.game = game.definition.id
    scene.seat = seat
    scene.position = game.position
    scene.waiting = [q.seat for q in game.questions]
    scene.talks = [] if seat is None else [circle for circle in talks_of(game) if seat in circle]
    scene.showable = showable_of(game, seat) if scene.talks else []
    question = None if seat is None else game.question(seat)
    if question is not None:
        scene.question = asked(
            question, _odds(game, question), _terms(game, question), _previews(game, question)
        )
    result = game.result
    if result is not None:
        scene.outcome = Outcome(
            winners=list(result.winners),
            scores=list(result.scores),
            ending=Text(f"ending-{result.ending}", **result.args),
            sources=sources_of(game),
        )
    return scene


def sources_of(game: Game) -> list[Source]:
    """Where everybody's points come from; nothing that brought nobody any."""
    points = game.definition.points
    if points is None:
        return []
    told = [happening for happening in game.history() if isinstance(happening, Event)]
    return [
        Source(id=source, words=Text(f"points-{source}"), points=list(by_seat))
        for source, by_seat in points(game.state, told).items()
        if any(by_seat)
    ]


def talks_of(game: Game) -> list[list[Seat]]:
    """The circles in which seats may talk in secret now; none when the game is over."""
    talks = game.definition.talks
    return [] if talks is None or game.over else [sorted(circle) for circle in talks(game.state)]


def showable_of(game: Game, seat: Seat | None) -> list[str]:
    """What a seat may show now to those with whom it talks in secret, by nouns; nothing while it may talk with nobody."""
    showable = game.definition.showable
    if seat is None or showable is None or not any(seat in circle for circle in talks_of(game)):
        return []
    return list(dict.fromkeys(showable(game.state, seat)))


def faces_of(game: Game, seat: Seat) -> dict[str, Card]:
    """The same with their faces, as they lie before the seat, but for the state they are in."""
    wanted = showable_of(game, seat)
    if not wanted:
        return {}
    lying = [card for row in game.scene(seat).rows for card in row.cards if not card.face_down]
    found = {card.noun or card.id: card for card in reversed(lying)}
    return {noun: _bare(found[noun]) for noun in wanted if noun in found}


def _bare(card: Card) -> Card:
    return msgspec.structs.replace(card, ribbon="", faded=False, turned=False, pieces=[], under=[])


def _odds(game: Game, question: Question) -> Mapping[Answer, Text]:
    odds = game.definition.odds
    return NO_ODDS if odds is None else odds(game.state, question.ask, question.answers)


def _terms(game: Game, question: Question) -> Mapping[Answer, Terms]:
    terms = game.definition.terms
    return NO_TERMS if terms is None else terms(game.state, question.ask, question.answers)


def _previews(game: Game, question: Question) -> Mapping[Answer, Preview]:
    previews = game.definition.previews
    return NO_PREVIEWS if previews is None else previews(game.state, question.ask, question.answers)


def log_for(game: Game, seat: Seat | None, since: int) -> list[LogEntry]:
    """What has been told to this seat (None: to everyone), from position `since` on; looks no further back."""
    if game.timeline is None:
        return []
    return [
        entry
        for first, happened in game.timeline.stretches(since)
        for entry in log_of(happened, first, seat, since)
    ]
