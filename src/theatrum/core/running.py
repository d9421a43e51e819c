"""Rules that run: steps of the agenda, the questions they ask, the answers they get. No rule knows about time.

When nothing is running, the top step of the agenda is taken and run until it asks. Just before a step that asks, the
timeline (if there is one) takes a checkpoint: there the state alone says what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Answer, Ask, Definition, GameOver, Procedure, Seat, Together
from theatrum.core.errors import RulesError
from theatrum.core.question import Question
from theatrum.core.state import Answered, Happening, State, Undone
from theatrum.core.timeline import Timeline

RUNNING_PARTS: Final = (
    "_procedures",
    "_questions",
    "_run",
    "definition",
    "held",
    "open",
    "position",
    "serial",
    "state",
    "timeline",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Running:
    """A state whose rules are running, or have ended.

    With a `timeline` it stands at that one's checkpoint, of which the state is a copy. Without one (`light`) it keeps
    neither checkpoints nor a log, and can only be played forward.
    """

    __slots__ = RUNNING_PARTS

    def __init__(
        self,
        definition: Definition[Any],
        state: State,
        timeline: Timeline | None,
        position: int = 0,
        resumed: bool = False,
    ) -> None:
        """`resumed`: the checkpoint that the state is a copy of has been taken already."""
        self.definition = definition
        self.state = state
        self.timeline: Timeline | None = timeline
        """Where the game has been; None if it is light."""
        self.position = position
        """How many answers have been given."""
        self.serial = 1
        """The number of the open question. It only grows."""
        self.open: Ask | Together | None = None
        """What is asked now; None when the game is over."""
        self.held: dict[Seat, Answer] = {}
        """Answers to a simultaneous question that still waits for others. Secret."""
        self._procedures = definition.procedures
        self._questions: tuple[Question, ...] | None = None
        self._run: Procedure[None] | None = None
        if timeline is not None:
            state.listen(timeline.happened)
        self._run_agenda(again=resumed)

    # ---- what is asked -----------------------------------------------------------------------------------------
    @property
    def light(self) -> bool:
        return self.timeline is None

    @property
    def over(self) -> bool:
        return self.open is None

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All that is asked now, also of those who have answered and wait for others."""
        asked = self.open
        if asked is None:
            return ()
        return (asked,) if isinstance(asked, Ask) else asked.asks

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions; empty when the game is over."""
        if self._questions is None:
            asked = self.open
            if asked is None:
                self._questions = ()
            elif isinstance(asked, Ask):
                self._questions = (Question(self.serial, asked),)
            else:
                self._questions = tuple(
                    Question(self.serial, a) for a in asked.asks if a.seat not in self.held
                )
        return self._questions

    def question(self, seat: Seat) -> Question | None:
        """The open question of one seat, if it has one."""
        for question in self.questions:
            if question.ask.seat == seat:
                return question
        return None

    def forget_held(self, but: Seat) -> None:
        """Drop the answers that other seats hold back in a simultaneous question: they are asked again."""
        self.held = {seat: answer for seat, answer in self.held.items() if seat == but}
        self._questions = None

    # ---- answers -----------------------------------------------------------------------------------------------
    def give(self, seat: Seat, answer: Answer, standing: bool = False) -> None:
        """Answer for a seat without any check: for search, which took the answer from the question's list.

        Standing answers don't follow, and if a rule fails the game is left in pieces.
        """
        if self.timeline is not None:
            self.timeline.happened.append(Answered(seat, answer, standing))
        self.position += 1
        self._questions = None
        asked = self.open
        value: Any = answer
        if isinstance(asked, Together):
            self.held[seat] = answer
            if len(self.held) < len(asked.asks):
                return
            value = {a.seat: self.held[a.seat] for a in asked.asks}
            self.held = {}
            if len(value) > 1:
                self.state.reveal()
        self.serial += 1
        run = self._run
        assert run is not None
        try:
            self.open = run.send(value)
        except StopIteration:
            self._run_agenda()
        except GameOver:
            self._end()
        else:
            if isinstance(self.open, Together) and not self.open.asks:
                self._skip_empty(run)

    def replay(self, happened: Sequence[Happening], until: int | None = None) -> bool:
        """Give the answers of these happenings again. False if the position `until` was reached before their end."""
        for happening in happened:
            if isinstance(happening, Answered):
                if until is not None and self.position >= until:
                    return False
                self.give(happening.seat, happening.answer, happening.standing)
            elif isinstance(happening, Undone) and self.timeline is not None:
                self.timeline.happened.append(happening)
        return True

    # ---- the agenda --------------------------------------------------------------------------------------------
    def _run_agenda(self, again: bool = False) -> None:
        """Run steps until one asks. `again`: the first step starts from a checkpoint that is already taken."""
        state, timeline, procedures = self.state, self.timeline, self._procedures
        try:
            while state.agenda:
                step = state.agenda.pop()
                runner = procedures.get(step[0])  # type: ignore[arg-type]
                if runner is None:
                    raise RulesError(
                        f"the agenda names {step[0]!r}, which is no procedure of {self.definition.id}"
                    )
                run = runner(state, *step[1:])
                if run is None:
                    again = False
                    continue
                if timeline is not None and not again:
                    state.agenda.append(step)
                    timeline.take_checkpoint(state, self.position)
                    state.agenda.pop()
                again = False
                try:
                    self.open = next(run)
                except StopIteration:
                    continue
                self._run = run
                if isinstance(self.open, Together) and not self.open.asks:
                    self._skip_empty(run)
                return
        except GameOver:
            pass
        self._end()

    def _end(self) -> None:
        """Nothing is pending any more. The result may show what was hidden, so undo stops at the end."""
        self.state.reveal()
        self.state.agenda.clear()
        self.open = None
        self._run = None

    def _skip_empty(self, run: Procedure[None]) -> None:
        """A simultaneous question to nobody answers itself."""
        while isinstance(self.open, Together) and not self.open.asks:
            try:
                self.open = run.send({})
            except StopIteration:
                self._run_agenda()
                return
            except GameOver:
                self._end()
                return
