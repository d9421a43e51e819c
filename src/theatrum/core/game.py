"""A running game: open questions, answers, and time.

Nothing pending is ever stored: a game is its newest checkpoint and what happened since. So `clone`, `undo`, `rewind`,
`at` and loading a record all are the same act: copy a checkpoint, run the rules again over the answers since. What lies
behind a game is its `timeline`; how rules run is `Running`. Standing answers, views, records and possible worlds have
modules of their own, which use what is public here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from theatrum.core.contract import Answer, Definition, Refusal, Result, Seat
from theatrum.core.errors import IllegalAnswer, RulesError, StaleQuestion, UndoRefused
from theatrum.core.header import Header
from theatrum.core.log import LogEntry
from theatrum.core.question import Question, answer_words, asked, nouns
from theatrum.core.record_writing import write_record
from theatrum.core.running import RUNNING_PARTS, Running
from theatrum.core.scene import Scene
from theatrum.core.standing import Standing, follow_standing
from theatrum.core.state import Happening, State, Undone
from theatrum.core.timeline import Timeline
from theatrum.core.untouchable import Table, untouchable
from theatrum.core.views import log_for, scene_for
from theatrum.core.worlds import determinized, imagined, with_draws

__all__ = ["Game", "Header", "LogEntry", "Question", "Standing", "answer_words", "asked", "nouns"]

PARTS: Final = ("asked_again", "epoch_position", "header", "prologue", "standing")


class Game(Running):
    """One game in progress (or over). Made by `theatrum.new` and `theatrum.load`.

    `light=True` keeps neither checkpoints nor a log: for simulated games that are only played forward. With `position`
    it begins in the middle; with a `timeline` it stands at that one's checkpoint, of which the state is a copy.
    """

    __slots__ = PARTS

    def __init__(
        self,
        definition: Definition[Any],
        header: Header,
        state: State,
        *,
        light: bool = False,
        position: int = 0,
        timeline: Timeline | None = None,
    ) -> None:
        self.header = header
        self.standing: dict[tuple[Seat, str], Standing] = {}
        self.prologue: tuple[str, ...] = ()
        """Lines of the record that were played under older rules (see `theatrum.core.record`)."""
        self.epoch_position = position
        """The position at which play under the present rules began."""
        self.asked_again = False
        """True if the last action did not survive a change of the rules and is asked again: tell the table."""
        if timeline is not None:
            super().__init__(definition, state, timeline, timeline.position, True)
        else:
            super().__init__(definition, state, None if light else Timeline(state.copy(), position), position)

    @property
    def past(self) -> Timeline:
        """The timeline of a game that keeps one; a light game says that it can't be copied."""
        if self.timeline is None:
            raise RulesError("a light game keeps no checkpoint: it can be played forward, not copied")
        return self.timeline

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.definition.result(self.state) if self.open is None else None

    # ---- asking and answering ----------------------------------------------------------------------------------
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
        for mine in self.questions:
            if mine.ask.seat == seat:
                break
        else:
            over = "the game is over" if self.over else f"question {serial} is not put to seat {seat}"
            raise IllegalAnswer(f"{over}: nothing can be answered")
        for offered in mine.answers:
            if offered is answer:  # as whoever takes it from the list gives it: no answer need be compared
                break
        else:
            try:
                # The offered answer itself, not its equal: (True,) == (1,), but a record could not tell them apart.
                offered = mine.answers[mine.answers.index(answer)]
            except ValueError:
                raise self._illegal(mine, answer) from None
        if self.timeline is None:
            self.give(seat, offered)
        else:
            self.accept(seat, offered)
        if self.standing:
            follow_standing(self)

    def accept(self, seat: Seat, answer: Answer, standing: bool = False) -> None:
        """Take an answer from the question's list. If a rule fails, everything is put back as it was, so that no game
        is lost to a bug. Standing answers don't follow."""
        timeline = self.timeline
        if timeline is None:
            self.give(seat, answer, standing)
            return
        checkpoint, position, past, number = (
            timeline.checkpoint,
            timeline.position,
            timeline.past,
            timeline.number,
        )
        happened, serial = timeline.happened, self.serial
        count = len(happened)
        try:
            self.give(seat, answer, standing)
        except Exception:
            twin = self._resumed(Timeline(checkpoint, position, past, number))
            twin.replay(happened[:count])
            self._become(twin)
            self.serial = serial
            raise

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

    def why_not_touch(self, seat: Seat, noun: str, path: Sequence[str] = ()) -> Refusal:
        """Why this thing, touched after those on the path, answers nothing that the seat is asked now."""
        question = self.question(seat)
        if question is None:
            return Refusal("", "game-over" if self.over else "not-asked")
        return untouchable(question, Table(self.scene(seat)), noun, path)

    def stand(self, seat: Seat, window: str, standing: Standing | None) -> None:
        """Leave (or, with None, take away) a standing answer for a reaction window. It works at once."""
        if window not in self.definition.windows:
            raise IllegalAnswer(f"{self.definition.id} has no reaction window {window!r}")
        if standing is None:
            self.standing.pop((seat, window), None)
        else:
            self.standing[seat, window] = standing
            follow_standing(self)

    # ---- the way out -------------------------------------------------------------------------------------------
    def scene(self, seat: Seat | None) -> Scene:
        """The table as this seat (None: a spectator) may see it, with its open question."""
        return scene_for(self, seat)

    def log(self, seat: Seat | None, since: int = 0) -> list[LogEntry]:
        """What has been told to this seat (None: to everyone), from position `since` on; looks no further back."""
        return log_for(self, seat, since)

    def record(self) -> str:
        """The portable record (see `theatrum.core.record`). It holds every secret of the game."""
        return write_record(self)

    def history(self) -> Iterator[Happening]:
        """Everything that happened, answers and chance included. Secret: for records, not for players."""
        return iter(()) if self.timeline is None else self.timeline.oldest_first()

    @property
    def digest(self) -> str:
        """A name for the state: equal digests, equal states."""
        return self.state.digest

    # ---- time --------------------------------------------------------------------------------------------------
    def clone(self, light: bool = False) -> Game:
        """An independent twin at the same decision."""
        past = self.past
        twin = self._resumed(past if light else past.restarted(), light)
        if past.happened:
            twin.replay(past.happened)
        twin.serial = self.serial
        if self.standing:
            twin.standing = self.standing.copy()
        return twin

    def rebased(self, checkpoint: State) -> Game:
        """A twin from another state in the place of the newest checkpoint; the answers since are given again."""
        past = self.past
        twin = self._resumed(past.rebased(checkpoint))
        twin.replay(past.happened)
        return twin

    def at(self, position: int) -> Game:
        """The game as it stood after `position` answers, as a new game that can be played on."""
        if not self.epoch_position <= position <= self.position:
            raise IllegalAnswer(
                f"there is no position {position} to go to: from {self.epoch_position} to {self.position} there are"
            )
        timeline, since = self.past.before(position)
        earlier = self._resumed(timeline)
        for happened in since:
            if not earlier.replay(happened, until=position):
                break
        earlier.serial = self.serial + 1
        return earlier

    def may_undo(self, seat: Seat) -> Refusal | None:
        """None if the seat may take back its last answer alone, else the barrier that stands before it."""
        if self.timeline is None:
            return Refusal("", "undo-nothing")
        return None if seat in self.held else self.timeline.barrier(seat)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer. Raises `UndoRefused` at a barrier; `rewind` goes beyond by consent."""
        refusal = self.may_undo(seat)
        if refusal is not None:
            raise UndoRefused(f"seat {seat} can't take back: {refusal.key}", refusal)
        if seat in self.held:
            self._take_back_held(seat)
        else:
            self.rewind(self.position - 1, by=seat)

    def rewind(self, position: int, by: Seat | None = None) -> None:
        """Go back to an earlier position, whatever barriers lie between: the caller has asked the players."""
        if position == self.position:
            return
        earlier = self.at(position)
        notes = [*self.past.undone_since(position, self.position), Undone(by, self.position - position)]
        self._become(earlier)
        self.past.happened.extend(notes)

    def _take_back_held(self, seat: Seat) -> None:
        """Take a seat's answer out of a simultaneous question that still waits for others."""
        past = self.past
        twin = self._resumed(past.restarted())
        twin.replay(past.without_last_answer_of(seat))
        self._become(twin)
        self.note_undone(Undone(seat, 1))

    def note_undone(self, undone: Undone) -> None:
        """Note in everybody's log that answers were taken back."""
        self.past.happened.append(undone)

    # ---- possible worlds ---------------------------------------------------------------------------------------
    def determinized(self, seat: Seat, rng: random.Random) -> Game:
        """A copy in which everything the seat can't know is re-dealt: equal to the seat's eyes, else only possible.

        Answers that other seats hold back in a simultaneous question are dropped: they are asked again. The copy is
        light: it can be played forward, not cloned.
        """
        return determinized(self, seat, rng)

    def imagined(self, seat: Seat, rng: random.Random) -> Game | None:
        """Like `determinized`, but a game that can be cloned, so that many answers can be tried in one world.

        Only where nothing has been answered, rolled or shown since the newest checkpoint (mostly so, where steps are
        short): there the step can begin anew, and looks the same. Else None.
        """
        return imagined(self, seat, rng)

    def with_draws(self, draws: tuple[int, ...]) -> Game:
        """A twin at the same decision whose next draws of chance will be these; the one after them raises.

        For games in which chance is a player: all of its draws are scripted, from the beginning. The checkpoint's
        script holds what was drawn since, so that the twin can itself be copied.
        """
        return with_draws(self, draws)

    # ---- inside ------------------------------------------------------------------------------------------------
    def _resumed(self, timeline: Timeline, light: bool = False) -> Game:
        """A new game that stands at a timeline's checkpoint."""
        state = timeline.checkpoint.copy()
        if light:
            twin = Game(self.definition, self.header, state, light=True, position=timeline.position)
        else:
            twin = Game(self.definition, self.header, state, timeline=timeline)
        twin.prologue = self.prologue
        twin.epoch_position = self.epoch_position
        return twin

    def _become(self, other: Game) -> None:
        """Take over everything of another game but the identity, the standing answers and the serial's growth."""
        serial, standing = self.serial, self.standing
        for name in (*RUNNING_PARTS, *PARTS):
            setattr(self, name, getattr(other, name))
        self.standing = standing
        self.serial = max(serial, other.serial) + 1
        self._questions = None
