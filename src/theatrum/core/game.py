"""A running game: open questions, answers, and time.

Nothing pending is ever stored: a game is its newest checkpoint and what happened since. So `clone`, `undo`, `rewind`,
`at` and loading a record all are the same act: copy a checkpoint, run the rules again over the answers since.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from theatrum.core.chance import Chance
from theatrum.core.contract import (
    Answer,
    Ask,
    Definition,
    GameOver,
    Procedure,
    Refusal,
    Result,
    Seat,
    Together,
)
from theatrum.core.errors import IllegalAnswer, RulesError, StaleQuestion, UndoRefused
from theatrum.core.header import Header, Standing
from theatrum.core.history import Chunk, newest_first, oldest_first
from theatrum.core.log import LogEntry, log_of
from theatrum.core.question import NO_ODDS, Question, answer_words, asked, nouns
from theatrum.core.scene import Outcome, Scene, Text
from theatrum.core.state import EVERYONE_SEES, Answered, Happening, Revealed, Rolled, State, Undone

__all__ = ["Game", "Header", "LogEntry", "Question", "Standing", "answer_words", "asked", "nouns"]


PARTS: Final = (
    "_checkpoint",
    "_checkpoint_position",
    "_held",
    "_number",
    "_open",
    "_past",
    "_procedures",
    "_questions",
    "_run",
    "asked_again",
    "definition",
    "epoch_position",
    "header",
    "light",
    "position",
    "prologue",
    "serial",
    "standing",
    "state",
)
"""What a game consists of."""


class Game:
    """One game in progress (or over). Made by `theatrum.new` and `theatrum.load`.

    `light=True` keeps neither checkpoints nor a log: for simulated games that are only played forward.
    """

    __slots__ = PARTS

    def __init__(
        self,
        definition: Definition[Any],
        header: Header,
        state: State,
        *,
        light: bool = False,
        start: bool = True,
    ) -> None:
        self.definition = definition
        self.header = header
        self.state = state
        self.light = light
        self.position = 0
        self.serial = 1
        self.standing: dict[tuple[Seat, str], Standing] = {}
        self.prologue: tuple[str, ...] = ()
        """Lines of the record that were played under older rules (see `theatrum.core.record`)."""
        self.epoch_position = 0
        """The position at which play under the present rules began."""
        self.asked_again = False
        """True if the last action did not survive a change of the rules and is asked again: tell the table."""
        self._procedures = definition.procedures
        self._past: Chunk | None = None
        self._number = 0
        self._checkpoint: State | None = None
        self._checkpoint_position = 0
        self._open: Ask | Together | None = None
        self._held: dict[Seat, Answer] = {}
        self._questions: tuple[Question, ...] | None = None
        self._run: Procedure[None] | None = None
        if start:
            if not light:
                state._heard = []
                self._checkpoint = state.copy()
            self._run_agenda()

    # ---- asking and answering ----------------------------------------------------------------------------------
    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions; empty when the game is over."""
        if self._questions is None:
            asked = self._open
            if asked is None:
                self._questions = ()
            elif isinstance(asked, Ask):
                self._questions = (Question(self.serial, asked),)
            else:
                self._questions = tuple(
                    Question(self.serial, a) for a in asked.asks if a.seat not in self._held
                )
        return self._questions

    def question(self, seat: Seat) -> Question | None:
        """The open question of one seat, if it has one."""
        for question in self.questions:
            if question.ask.seat == seat:
                return question
        return None

    def answer(self, question: Question | int, answer: Any, seat: Seat | None = None) -> None:
        """Answer an open question (or its serial number, with the seat). Standing answers then follow by themselves.

        Whatever somebody sent may be tried: `StaleQuestion` or `IllegalAnswer` say exactly what is wrong, and nothing
        has changed.
        """
        if isinstance(question, Question):
            serial, seat = question.serial, question.ask.seat
        else:
            serial = question
        if serial != self.serial:
            raise StaleQuestion(f"question {serial} is over; the open one is {self.serial}")
        if seat is None:
            raise IllegalAnswer("an answer must say which seat gives it")
        mine = self.question(seat)
        if mine is None:
            over = "the game is over" if self.over else f"question {serial} is not put to seat {seat}"
            raise IllegalAnswer(f"{over}: nothing can be answered")
        try:
            # The offered answer itself, not its equal: (True,) == (1,), but a record could not tell them apart.
            offered = mine.answers[mine.answers.index(answer)]
        except ValueError:
            raise self._illegal(mine, answer) from None
        self._accept_safely(seat, offered)
        if self.standing:
            self._take_standing()

    def give(self, seat: Seat, answer: Answer) -> None:
        """Answer for a seat without any check: for search, which took the answer from the question's list.

        Standing answers don't follow, and if a rule fails the game is left in pieces.
        """
        self._accept(seat, answer)

    def _illegal(self, question: Question, answer: Any) -> IllegalAnswer:
        refusal = question.why_not(answer)
        offered = f"the {len(question.answers)} answers to {question.prompt!r}"
        return IllegalAnswer(f"{answer!r} is not among {offered} ({refusal and refusal.rule})", refusal)

    def why_not(self, seat: Seat, answer: Any) -> Refusal | None:
        """Why the seat can't give this answer now; None if it can."""
        question = self.question(seat)
        if question is None:
            return Refusal("", "game-over" if self.over else "not-asked")
        return question.why_not(answer)

    @property
    def over(self) -> bool:
        return self._open is None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.definition.result(self.state) if self._open is None else None

    # ---- standing answers --------------------------------------------------------------------------------------
    def stand(self, seat: Seat, window: str, standing: Standing | None) -> None:
        """Leave (or, with None, take away) a standing answer for a reaction window. It works at once."""
        if window not in self.definition.windows:
            raise IllegalAnswer(f"{self.definition.id} has no reaction window {window!r}")
        if standing is None:
            self.standing.pop((seat, window), None)
        else:
            self.standing[seat, window] = standing
            self._take_standing()

    def _take_standing(self) -> None:
        taken = True
        while taken:
            taken = False
            for question in self.questions:
                answer = self._standing_answer(question)
                if answer is not None:
                    taken = self._give_standing(question, answer)
                    break

    def _give_standing(self, question: Question, answer: Answer) -> bool:
        """Accept a standing answer. If a rule fails on it, the person is asked instead: nobody else has to suffer."""
        assert question.window is not None
        try:
            self._accept_safely(question.seat, answer, standing=True)
        except Exception:
            del self.standing[question.seat, question.window]
            return bool(self.standing)
        return True

    def _standing_answer(self, question: Question) -> Answer | None:
        if question.window is None:
            return None
        standing = self.standing.get((question.seat, question.window))
        if standing is None or standing.answer not in question.answers:
            return None
        if standing.only_if_nothing_else and len(question.answers) > 1:
            return None
        if any(question.args.get(name) == value for name, value in standing.unless):
            return None
        return standing.answer

    # ---- the way out: what a seat may see ------------------------------------------------------------------------
    def scene(self, seat: Seat | None) -> Scene:
        """The table as this seat (None: a spectator) may see it, with its open question."""
        scene = self.definition.scene(self.state, seat)
        scene.game = self.definition.id
        scene.seat = seat
        scene.position = self.position
        scene.waiting = [q.seat for q in self.questions]
        question = None if seat is None else self.question(seat)
        if question is not None:
            scene.question = asked(question, self._odds(question))
        result = self.result
        if result is not None:
            scene.outcome = Outcome(
                winners=list(result.winners),
                scores=list(result.scores),
                ending=Text(f"ending-{result.ending}", **result.args),
            )
        return scene

    def _odds(self, question: Question) -> Mapping[Answer, Text]:
        odds = self.definition.odds
        return NO_ODDS if odds is None else odds(self.state, question.ask, question.answers)

    def log(self, seat: Seat | None, since: int = 0) -> list[LogEntry]:
        """What has been told to this seat (None: to everyone), from position `since` on; looks no further back."""
        stretches: list[tuple[int, Sequence[Happening]]] = [
            (self._checkpoint_position, self.state._heard or ())
        ]
        for chunk in newest_first(self._past):
            if stretches[-1][0] < since:
                break
            stretches.append((chunk.position, chunk.happened))
        stretches.reverse()
        return [entry for first, happened in stretches for entry in log_of(happened, first, seat, since)]

    def record(self) -> str:
        """The portable record (see `theatrum.core.record`). It holds every secret of the game."""
        from theatrum.core.record import write_record

        return write_record(self)

    def history(self) -> Iterator[Happening]:
        """Everything that happened, answers and chance included. Secret: for records, not for players."""
        for chunk in oldest_first(self._past):
            yield from chunk.happened
        yield from self.state._heard or ()

    @property
    def digest(self) -> str:
        """A name for the state: equal digests, equal states."""
        return self.state.digest

    # ---- time --------------------------------------------------------------------------------------------------
    def clone(self, light: bool = False) -> Game:
        """An independent twin at the same decision."""
        twin = self._restarted(light)
        twin._replay(self.state._heard or ())
        twin.serial = self.serial
        if self.standing:
            twin.standing = self.standing.copy()
        return twin

    def with_draws(self, draws: tuple[int, ...]) -> Game:
        """A twin at the same decision whose next draws of chance will be these; the one after them raises.

        For games in which chance is a player: all of its draws are scripted, from the beginning. The checkpoint's
        script holds what was drawn since, so that the twin can itself be copied.
        """
        if self._checkpoint is None:
            raise RulesError("a light game keeps no checkpoint: it can be played forward, not copied")
        checkpoint = self._checkpoint.copy()
        checkpoint.chance.script = (checkpoint.chance.script or ()) + draws
        twin = self._from_checkpoint(checkpoint, self._past, self._number, self._checkpoint_position)
        twin._replay(self.state._heard or ())
        return twin

    def at(self, position: int) -> Game:
        """The game as it stood after `position` answers, as a new game that can be played on."""
        if not self.epoch_position <= position <= self.position:
            raise IllegalAnswer(
                f"there is no position {position} to go to: from {self.epoch_position} to {self.position} there are"
            )
        tail: list[Sequence[Happening]] = [self.state._heard or ()]
        if self._checkpoint_position <= position:
            base = self._restarted()
        else:
            for chunk in newest_first(self._past):
                tail.append(chunk.happened)
                if chunk.state is not None and chunk.position <= position:
                    base = self._from_checkpoint(chunk.state, chunk.previous, chunk.number, chunk.position)
                    break
            else:
                raise RulesError("a light game keeps no past")
        for happened in reversed(tail):
            if not base._replay(happened, until=position):
                break
        base.serial = self.serial + 1
        return base

    def may_undo(self, seat: Seat) -> Refusal | None:
        """None if the seat may take back its last answer alone, else the barrier that stands before it."""
        if seat in self._held:
            return None if not self.light else Refusal("", "undo-nothing")
        for happening in self._newest_happenings():
            if isinstance(happening, Rolled):
                return Refusal("", "undo-chance")
            if isinstance(happening, Revealed):
                return Refusal("", "undo-reveal")
            if isinstance(happening, Answered):
                return None if happening.seat == seat else Refusal("", "undo-other-seat")
        return Refusal("", "undo-nothing")

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer. Raises `UndoRefused` at a barrier; `rewind` goes beyond by consent."""
        refusal = self.may_undo(seat)
        if refusal is not None:
            raise UndoRefused(f"seat {seat} can't take back: {refusal.key}", refusal)
        if seat in self._held:
            self._take_back_held(seat)
        else:
            self.rewind(self.position - 1, by=seat)

    def rewind(self, position: int, by: Seat | None = None) -> None:
        """Go back to an earlier position, whatever barriers lie between: the caller has asked the players."""
        if position == self.position:
            return
        earlier = self.at(position)
        notes, now = self._undone_since(position), self.position
        self._become(earlier)
        assert self.state._heard is not None
        self.state._heard.extend(notes)
        self.state._heard.append(Undone(by, now - position))

    def _undone_since(self, position: int) -> list[Undone]:
        """Earlier notes of undoing that lie behind a position: they stay visible when it is gone back to."""
        notes: list[Undone] = []
        here = self.position
        for happening in self._newest_happenings():
            if isinstance(happening, Answered):
                here -= 1
                if here < position:
                    break
            elif isinstance(happening, Undone) and here > position:
                notes.append(happening)
        notes.reverse()
        return notes

    def _take_back_held(self, seat: Seat) -> None:
        """Take a seat's answer out of a simultaneous question that still waits for others."""
        heard = list(self.state._heard or ())
        last = max(i for i, h in enumerate(heard) if isinstance(h, Answered) and h.seat == seat)
        del heard[last]
        twin = self._restarted()
        twin._replay(heard)
        self._become(twin)
        assert self.state._heard is not None
        self.state._heard.append(Undone(seat, 1))

    def determinized(self, seat: Seat, rng: random.Random) -> Game:
        """A copy in which everything the seat can't know is re-dealt: equal to the seat's eyes, else only possible.

        Answers that other seats hold back in a simultaneous question are dropped: they are asked again. The copy is
        light: it can be played forward, not cloned.
        """
        twin = self.clone(light=True)
        chance = Chance(f"{rng.getrandbits(256):x}")
        twin.definition.redeal(twin.state, seat, chance)
        twin.state.chance = Chance(f"{rng.getrandbits(256):x}")
        twin._held = {s: a for s, a in twin._held.items() if s == seat}
        twin._questions = None
        return twin

    def imagined(self, seat: Seat, rng: random.Random) -> Game | None:
        """Like `determinized`, but a game that can be cloned, so that many answers can be tried in one world.

        Only where nothing has been answered, rolled or shown since the newest checkpoint (mostly so, where steps are
        short): there the step can begin anew, and looks the same. Else None.
        """
        if self._checkpoint is None or self._checkpoint_position != self.position:
            return None
        if any(isinstance(happening, Rolled | Revealed) for happening in self.state._heard or ()):
            return None
        state = self._checkpoint.copy()
        self.definition.redeal(state, seat, Chance(f"{rng.getrandbits(256):x}"))
        state.chance = Chance(f"{rng.getrandbits(256):x}")
        twin = self._from_checkpoint(state, self._past, self._number, self._checkpoint_position)
        twin.serial = self.serial
        return twin

    # ---- inside ------------------------------------------------------------------------------------------------
    def _restarted(self, light: bool = False) -> Game:
        """A new game at the newest checkpoint."""
        if self._checkpoint is None:
            raise RulesError("a light game keeps no checkpoint: it can be played forward, not copied")
        return self._from_checkpoint(
            self._checkpoint, self._past, self._number, self._checkpoint_position, light
        )

    def _from_checkpoint(
        self, checkpoint: State, past: Chunk | None, number: int, position: int, light: bool = False
    ) -> Game:
        twin = Game(self.definition, self.header, checkpoint.copy(), light=light, start=False)
        twin.prologue = self.prologue
        twin.epoch_position = self.epoch_position
        twin.position = position
        if not light:
            twin._past = past
            twin._number = number
            twin._checkpoint = checkpoint
            twin._checkpoint_position = position
            twin.state._heard = []
        twin._run_agenda(again=True)
        return twin

    def _replay(self, happened: Sequence[Happening], until: int | None = None) -> bool:
        """Give the answers of these happenings again. False if the position `until` was reached before their end."""
        for happening in happened:
            if isinstance(happening, Answered):
                if until is not None and self.position >= until:
                    return False
                self._accept(happening.seat, happening.answer, happening.standing)
            elif isinstance(happening, Undone) and self.state._heard is not None:
                self.state._heard.append(happening)
        return True

    def _accept_safely(self, seat: Seat, answer: Answer, standing: bool = False) -> None:
        """Accept; if a rule fails, put everything back as it was, so that no game is lost to a bug."""
        if self.light:
            self._accept(seat, answer, standing)
            return
        checkpoint, past, number = self._checkpoint, self._past, self._number
        checkpoint_position, serial, heard = self._checkpoint_position, self.serial, self.state._heard
        assert checkpoint is not None
        assert heard is not None
        before = len(heard)
        try:
            self._accept(seat, answer, standing)
        except Exception:
            twin = self._from_checkpoint(checkpoint, past, number, checkpoint_position)
            twin._replay(heard[:before])
            self._become(twin)
            self.serial = serial
            raise

    def _accept(self, seat: Seat, answer: Answer, standing: bool = False) -> None:
        heard = self.state._heard
        if heard is not None:
            heard.append(Answered(seat, answer, standing))
        self.position += 1
        self._questions = None
        asked = self._open
        value: Any = answer
        if isinstance(asked, Together):
            self._held[seat] = answer
            if len(self._held) < len(asked.asks):
                return
            value = {a.seat: self._held[a.seat] for a in asked.asks}
            self._held = {}
            if heard is not None and len(value) > 1:
                heard.append(EVERYONE_SEES)
        self.serial += 1
        run = self._run
        assert run is not None
        try:
            self._open = run.send(value)
        except StopIteration:
            self._run_agenda()
        except GameOver:
            self._end()
        else:
            if isinstance(self._open, Together) and not self._open.asks:
                self._skip_empty(run)

    def _run_agenda(self, again: bool = False) -> None:
        """Run steps until one asks. `again`: the first step starts from a checkpoint that is already taken."""
        try:
            self._run_steps(again)
        except GameOver:
            self._end()

    def _run_steps(self, again: bool) -> None:
        state = self.state
        while state.agenda:
            step = state.agenda.pop()
            runner = self._procedures.get(step[0])  # type: ignore[arg-type]
            if runner is None:
                raise RulesError(
                    f"the agenda names {step[0]!r}, which is no procedure of {self.definition.id}"
                )
            run = runner(state, *step[1:])
            if run is None:
                again = False
                continue
            if not again and not self.light:
                state.agenda.append(step)
                self._take_checkpoint()
                state.agenda.pop()
            again = False
            try:
                self._open = next(run)
            except StopIteration:
                continue
            self._run = run
            if isinstance(self._open, Together) and not self._open.asks:
                self._skip_empty(run)
            return
        self._end()

    def _end(self) -> None:
        """Nothing is pending any more. The result may show what was hidden, so undo stops at the end."""
        if self.state._heard is not None:
            self.state._heard.append(EVERYONE_SEES)
        self.state.agenda.clear()
        self._open = None
        self._run = None

    def _skip_empty(self, run: Procedure[None]) -> None:
        """A simultaneous question to nobody answers itself."""
        while isinstance(self._open, Together) and not self._open.asks:
            try:
                self._open = run.send({})
            except StopIteration:
                self._run_agenda()
                return
            except GameOver:
                self._end()
                return

    def _take_checkpoint(self) -> None:
        state = self.state
        assert self._checkpoint is not None
        if state._heard:
            self._past = Chunk(
                self._past, self._number, self._checkpoint_position, self._checkpoint, tuple(state._heard)
            )
            self._number += 1
            state._heard = []
        self._checkpoint = state.copy()
        self._checkpoint_position = self.position

    def _become(self, other: Game) -> None:
        """Take over everything of another game but the identity, the standing answers and the serial's growth."""
        serial, standing = self.serial, self.standing
        for name in PARTS:
            setattr(self, name, getattr(other, name))
        self.standing = standing
        self.serial = max(serial, other.serial) + 1
        self._questions = None

    def _newest_happenings(self) -> Iterator[Happening]:
        yield from reversed(self.state._heard or ())
        for chunk in newest_first(self._past):
            yield from reversed(chunk.happened)
