"""What an analysis has found, as data with words: nothing has to be looked up in the game again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from theatrum.bots.analysis.curve import Point
from theatrum.bots.analysis.decisions import Examined
from theatrum.bots.analysis.turns import Swing
from theatrum.core.contract import Answer, Mark
from theatrum.core.game import Game, answer_words
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts

Spoken = dict[str, str]
"""The same words in every language."""
MOST_BETTER = 8
LINES = 2
"""Of what happened at a turning point so many lines are told."""
MOST_PLACES = 6
"""So many of the places that these lines name are shown at most."""

PLAIN = Mark()
AS_FAR = re.compile(r"\D*\d+")


class Better(msgspec.Struct, frozen=True):
    """A decision at which the bot would have answered otherwise, and how much better the seat's chances were then."""

    position: int
    seat: int
    when: Spoken
    given: Spoken
    better: Spoken
    loss: float
    prompt: Spoken = {}
    """What was asked."""


class Decided(msgspec.Struct, frozen=True):
    """A decision at which the bot would have done the same: who was asked what, and what was answered."""

    seat: int
    prompt: Spoken
    given: Spoken


class Turn(msgspec.Struct, frozen=True):
    """A turning point: from position `start` to `end` the chances of `seat` changed by `change`. `better`: what the bot
    would have done instead, if that is more than a hair better; `agreed`: it has searched, and would have done the same as
    `decided`."""

    start: int
    end: int
    seat: int
    change: float
    when: Spoken
    lines: list[Spoken]
    better: Better | None
    agreed: bool
    decided: Decided | None = None
    places: list[str] = []
    """Where on the first board that happened which is told; analyses of former days are without."""
    path: list[str] = []
    """From where to where something went there, and in whose colour."""
    tone: str = ""


class Agreement(msgspec.Struct, frozen=True):
    """Of so many of a seat's decisions that were searched, so many were as good as the bot's own."""

    seat: int
    searched: int
    agreed: int


class Round(msgspec.Struct, frozen=True):
    """At this position a round began: what it is called, as far as its number ("Turn 3")."""

    position: int
    name: Spoken


class Analysis(msgspec.Struct, frozen=True):
    curve: list[Point]
    turns: list[Turn]
    better: list[Better]
    """The decisions that cost most, the worst first; those at turning points are told there."""
    agreement: list[Agreement]
    searched: int
    rounds: list[Round] = []
    """Where the headings of the log begin, rounds rather than turns; analyses of former days are without."""


class Findings:
    """Puts what was found in one game into words."""

    def __init__(self, game: Game) -> None:
        definition = game.definition
        self._game = game
        self._texts = {lang: Texts(lang, [definition.texts], definition.names(lang)) for lang in LANGUAGES}
        scene = game.scene(None)
        seats = range(game.header.players)
        self._names = [[panel.id for panel in scene.panels if panel.seat == seat] for seat in seats]
        self._tones = {panel.id: panel.tone for panel in scene.panels}
        self._spaces = {space.id for board in scene.boards[:1] for space in board.spaces}

    def told_of(self, curve: list[Point], turning: Sequence[Swing], examined: Sequence[Examined]) -> Analysis:
        turns = [self._turn(swing, examined) for swing in turning]
        at_turns = {turn.better.position for turn in turns if turn.better is not None}
        worst = sorted((e for e in examined if not e.agreed), key=lambda e: e.loss, reverse=True)
        seats = range(self._game.header.players)
        return Analysis(
            curve=curve,
            turns=turns,
            better=[self._better(e) for e in worst if e.position not in at_turns][:MOST_BETTER],
            agreement=[_agreement(seat, examined) for seat in seats],
            searched=len(examined),
            rounds=self._rounds(),
        )

    def _rounds(self) -> list[Round]:
        marks = self._game.definition.chronicle
        told = [(e, marks.get(e.key, PLAIN).heading) for e in self._game.log(None, 0)]
        for kind in ("round", "turn"):
            if began := [e for e, heading in told if heading == kind]:
                return [Round(e.position, self._short(e.key, e.args)) for e in began]
        return []

    def _short(self, key: str, args: Mapping[str, Any]) -> Spoken:
        """A heading as far as its number."""
        said = self._said(Text(f"event-{key}", **args))
        return {lang: found[0] if (found := AS_FAR.match(words)) else words for lang, words in said.items()}

    def _turn(self, swing: Swing, examined: Sequence[Examined]) -> Turn:
        here = [e for e in examined if swing.start <= e.position < swing.end]
        worst = max(here, key=lambda e: e.loss, default=None)
        agreed = worst is not None and worst.agreed
        better = self._better(worst) if worst is not None and not agreed else None
        last = max(here, key=lambda e: e.position, default=None)
        deciding = last if agreed else worst
        told = self._weightiest(swing, deciding)
        paths = [(path, e) for e in told if len(path := self._path(e)) > 1]
        path, went = paths[-1] if paths else ([], None)
        places = dict.fromkeys([*path, *(noun for e in reversed(told) for noun in self._places(e))])
        return Turn(
            start=swing.start,
            end=swing.end,
            seat=swing.seat,
            change=swing.change,
            when=self._when(swing.start),
            lines=[self._line(e) for e in told],
            better=better,
            agreed=agreed,
            decided=self._decided(last) if agreed and last is not None else None,
            places=list(places)[:MOST_PLACES],
            path=path,
            tone="" if went is None else self._tone(went),
        )

    def _better(self, e: Examined) -> Better:
        return Better(
            e.position,
            e.seat,
            self._when(e.position),
            self._answer(e.given),
            self._answer(e.better),
            e.loss,
            self._prompt(e),
        )

    def _decided(self, last: Examined) -> Decided:
        """The last decision before the chances had changed."""
        return Decided(last.seat, self._prompt(last), self._answer(last.given))

    def _prompt(self, e: Examined) -> Spoken:
        question = self._game.at(e.position).question(e.seat)
        assert question is not None
        return self._said(Text(f"prompt-{question.prompt}", **question.args))

    def _answer(self, answer: Answer) -> Spoken:
        return self._said(answer_words(answer))

    def _when(self, position: int) -> Spoken:
        """Where the game stood, in its own words: round, turn, phase."""
        return self._said(self._game.at(position).scene(None).headline)

    def _weightiest(self, swing: Swing, deciding: Examined | None) -> list[LogEntry]:
        """What everybody was told between the two positions, the weightiest lines: one of what came of the deciding
        answer, if anything did; then what the game marks as important, and what names who decided. Where a turn went
        over to the next, what that brought is told only if nothing else was."""
        at, seat = (deciding.position + 1, deciding.seat) if deciding is not None else (-1, swing.seat)
        log = [e for e in self._game.log(None, swing.start + 1) if e.position <= swing.end]
        told = worth_telling([e for e in log if e.key != "undone"], self._mark)
        names = self._names[seat]

        def weight(i: int) -> tuple[bool, bool]:
            mark = self._mark(told[i])
            return mark.banner or mark.stage, any(value in names for value in told[i].args.values())

        weighed = sorted(
            range(len(told)), key=lambda i: (*weight(i), told[i].position == at, i), reverse=True
        )
        own = [i for i in range(len(told)) if told[i].position == at]
        first = max(own, key=lambda i: (*weight(i), -i if weight(i)[0] else i), default=None)
        chosen: dict[int, Spoken] = {}  # none is told twice
        for i in dict.fromkeys([*([] if first is None else [first]), *weighed]):
            words = self._line(told[i])
            if len(chosen) < LINES and words not in chosen.values():
                chosen[i] = words
        return [told[i] for i in sorted(chosen)]

    def _line(self, entry: LogEntry) -> Spoken:
        return self._said(Text(f"event-{entry.key}", **entry.args))

    def _path(self, entry: LogEntry) -> list[str]:
        """From where to where on the board something went."""
        nouns = [entry.args.get(name) for name in self._mark(entry).path]
        return [str(noun) for noun in nouns if noun in self._spaces]

    def _places(self, entry: LogEntry) -> list[str]:
        """The places on the board that it names."""
        return [v for v in entry.args.values() if isinstance(v, str) and v in self._spaces]

    def _tone(self, entry: LogEntry) -> str:
        """The colour of the first who is named."""
        named = [self._tones[v] for v in entry.args.values() if isinstance(v, str) and v in self._tones]
        return named[0] if named else ""

    def _mark(self, entry: LogEntry) -> Mark:
        return self._game.definition.chronicle.get(entry.key, PLAIN)

    def _said(self, words: object) -> Spoken:
        return {lang: texts.say(words) for lang, texts in self._texts.items()}


def worth_telling(log: Sequence[LogEntry], mark: Callable[[LogEntry], Mark]) -> Sequence[LogEntry]:
    """Without headings, which say only where the game stood, and without what the beginning of a turn brought: the lines
    below a heading that was told after other lines of the same answer, or that begins a round. If that leaves nothing, it
    is the beginning of the turn that is told, with its heading."""
    worth: list[LogEntry] = []
    began = -1
    for previous, e in zip([None, *log], log, strict=False):
        heading = mark(e).heading
        followed = previous is not None and previous.position == e.position
        if heading == "round" or (heading and followed):
            began = e.position
        if not heading and e.position != began:
            worth.append(e)
    return worth or log


def _agreement(seat: int, examined: Sequence[Examined]) -> Agreement:
    mine = [e for e in examined if e.seat == seat]
    return Agreement(seat, len(mine), sum(e.agreed for e in mine))
