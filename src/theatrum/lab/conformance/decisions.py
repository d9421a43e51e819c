"""Everything that can be found out at one decision."""

from __future__ import annotations

import traceback
from typing import Any

from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.errors import IllegalAnswer, StaleQuestion, TheatrumError
from theatrum.core.game import Game, Question
from theatrum.core.record import load_record
from theatrum.core.state import Event
from theatrum.core.texts import plain
from theatrum.lab.conformance.glances import difference, happened_since, mutated, take_back, view
from theatrum.lab.conformance.secrets import Secrets
from theatrum.lab.touching import broken_promises, reasons, said_by

ANSWERS_TRIED = 8
"""How many answers of one question are tried at a decision that is examined."""


class Decisions(Secrets):
    """A game whose decisions are examined one by one."""

    def examine(self, game: Game, position: int) -> None:
        """Everything that can be found out at one decision."""
        self.expect("at", game, self.digests[position])
        self.looking_changes_nothing(game)
        self.twins(game)
        self.wrong_answers(game)
        for question in game.questions:
            for answer in self.some(question.answers, ANSWERS_TRIED):
                self.try_answer(game, question, answer)
        self.undo_restores_views(game)
        for seat in range(self.players):
            self.looks_the_same(game, seat)
            self.asks_from_what_is_dealt(game, seat)
            for question in game.questions:
                for answer in self.some(question.answers, 3):
                    self.shows_nothing_hidden(game, seat, question, answer)
        self.play_on(game, self.rng.randrange(self.players), 40)

    def glance(self, game: Game, position: int) -> None:
        """At more decisions, only whether the answer that was given there tells somebody a secret."""
        seat, answer = self.given[position]
        question = game.question(seat)
        assert question is not None
        self.shows_nothing_hidden(game, self.rng.randrange(self.players), question, answer)

    def looking_changes_nothing(self, game: Game) -> None:
        before, count = game.digest, game.state.chance.count
        for seat in self.seats:
            seen = view(game, seat)
            self.texts.add_scene(game, seat)
            if game.header.seed.encode() in seen:
                self.find("secret", f"the seed is seen by seat {seat}", game)
        for question in game.questions:
            for answer in (("no-such-verb",), *question.answers[:3]):
                question.why_not(answer)
        if game.digest != before or game.state.chance.count != count:
            self.find("looking", "computing answers, scenes or refusals changed the state", game)

    def answers_can_be_touched(self, game: Game) -> None:
        """Every answer can be given by touching things that glow, and what does not glow says why."""
        said = said_by(self.definition)
        for question in game.questions:
            if question.prompt in self.silent:
                continue
            scene = game.scene(question.seat)
            wrong = broken_promises(scene, question, said)
            if wrong:
                self.find("touch", f"{question.prompt!r}: {'; '.join(wrong[:5])}", game)
            for why in reasons(scene, question).values():
                self.texts.add_whole(why)

    def twins(self, game: Game) -> None:
        """A clone and the same position gone to again are the same to everybody."""
        for kind, twin in (("clone", game.clone()), ("at", game.at(game.position))):
            self.same_to_all(kind, game, twin)

    def save_and_load(self, game: Game) -> None:
        """The record leads to the same game, and to the same record."""
        record = game.record()
        loaded = load_record(record, self.find_definition)
        if loaded.record() != record:
            self.find("load", "the record of the loaded game is another one", game)
        self.same_to_all("load", game, loaded)

    def same_to_all(self, kind: str, game: Game, twin: Game) -> None:
        self.expect(kind, twin, game.digest)
        if twin.position != game.position:
            self.find(kind, f"the twin stands after {twin.position} answers", game)
        for seat in self.seats:
            if view(twin, seat) != view(game, seat):
                self.find(kind, f"seat {seat} sees something else", game)

    def find_definition(self, _: str) -> Definition[Any]:
        return self.definition

    def wrong_answers(self, game: Game) -> None:
        """What is not offered, comes from the wrong seat or too late is refused and changes nothing."""
        digest, position = game.digest, game.position
        attempts: list[tuple[type[TheatrumError], int, Any, Seat | None]] = []
        idle = [s for s in (None, -1, *range(self.players + 1)) if s is None or game.question(s) is None]
        for question in game.questions:
            offered, mine = self.some(question.answers, 3), question.seat
            wrong = [a for a in mutated(self.rng, offered) if a not in question.answers]
            attempts += [(IllegalAnswer, game.serial, answer, mine) for answer in wrong]
            attempts += [(IllegalAnswer, game.serial, offered[0], seat) for seat in idle]
            attempts += [(StaleQuestion, game.serial + n, offered[0], mine) for n in (-1, 1)]
        for error, serial, answer, seat in attempts:
            try:
                game.answer(serial, answer, seat)
            except error:
                pass
            except Exception:
                self.find("refusal", f"{answer!r} by seat {seat}:\n{traceback.format_exc()}", game)
            else:
                self.find("refusal", f"{answer!r} by seat {seat} to {serial} was not refused", game)
            if game.digest != digest or game.position != position:
                self.find("refusal", f"the refused {answer!r} by seat {seat} changed the state", game)

    def try_answer(self, game: Game, question: Question, answer: Answer) -> None:
        """An offered answer is accepted, leaves a sound state, and can be taken back or gone back from."""
        twin = self.answered(game, question, answer)
        for happening in happened_since(twin):
            if isinstance(happening, Event):
                self.texts.add_event(happening)
        self.sound(twin)
        take_back(twin, question.seat)
        if twin.digest != game.digest or twin.position != game.position:
            self.find("undo", f"taking back {answer} leads to another state", game)

    def undo_restores_views(self, game: Game) -> None:
        question = self.rng.choice(game.questions)
        answer = self.rng.choice(question.answers)
        twin = self.answered(game, question, answer)
        take_back(twin, question.seat)
        for seat in self.seats:
            if view(twin, seat, log=False) != view(game, seat, log=False):
                self.find("undo", f"after taking back {answer}, seat {seat} sees something else", game)

    def log_stays(self, game: Game, then: Game) -> None:
        """What was told is told: no event holds a list of the state that changes later."""
        for seat in self.seats:
            before = [entry for entry in then.log(seat) if entry.position < then.position]
            after = [entry for entry in game.log(seat) if entry.position < then.position]
            if plain(before) != plain(after):
                self.find("log", f"{difference(plain(before), plain(after))}\n changed afterwards", then)
