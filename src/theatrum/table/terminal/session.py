"""A game at the keyboard: people and bots in any seats, until it ends or somebody leaves the table.

Whatever happens, nothing is lost: the record is saved after every answer of a person, and on the way out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Line

from theatrum.bots import make_bot
from theatrum.bots.policy import Policy
from theatrum.core.contract import PASS, Answer, Mark, Seat
from theatrum.core.errors import TheatrumError, UndoRefused
from theatrum.core.game import Game, LogEntry, Question, Standing, answer_words
from theatrum.core.restaging import stages_at
from theatrum.core.rulebook import Rule as NumberedRule
from theatrum.core.rulebook import rulebook_of
from theatrum.core.scene import Asked, Choice, Scene, Text
from theatrum.core.state import Answered
from theatrum.core.texts import Texts
from theatrum.table.terminal.ink import AMBER, FRAME, inked, style
from theatrum.table.terminal.interrupts import carried_through
from theatrum.table.terminal.picture import Picture
from theatrum.table.terminal.rule_text import rule_body, rule_heading
from theatrum.table.terminal.saves import save
from theatrum.table.terminal.typed import Command, Narrowed, NumberedAnswer, Picked, plain, understand

MOST_SHOWN = 24
"""Answers listed at once; the others appear when words narrow the list down."""
MOST_TOLD = 14
"""Lines of the log shown before a question."""
CONTESTS_TOLD = 2
"""So many of the contests that have ended meanwhile are shown as they ended."""
PLAIN = Mark()


class Leave(Exception):
    """The player leaves the table; the game is saved."""


class Session:
    """One game, its players, one terminal."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[Seat, Policy],
        texts: Texts,
        console: Console,
        read: Callable[[str], str],
        path: Path,
        ask_all: bool = False,
    ) -> None:
        self.game = game
        self.bots = bots
        self.texts = texts
        self.console = console
        self.read = read
        self.path = path
        self.ask_all = ask_all
        self.people = [s for s in range(game.header.players) if s not in bots]
        self.picture = Picture(texts, min(console.width, 140))
        self._told: dict[Seat | None, int] = {}
        self._last: Seat | None = None
        """The person who sat at the keyboard last."""
        self._drawn = -1
        """The position at which the whole table was drawn last."""

    def say(self, key: str, **args: object) -> str:
        return self.texts.say(Text(key, **args))

    # ---- the loop ------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over, or raise `Leave`. In either case the record is saved."""
        try:
            while not self.game.over:
                person = next((q for q in self.game.questions if q.seat not in self.bots), None)
                if person is None:
                    self._bots_turn()
                else:
                    self._persons_turn(person)
        finally:
            self.save()
        self._farewell()

    def answer(self, seat: Seat, answer: Answer) -> None:
        with carried_through():
            self.game.answer(self.game.serial, answer, seat)

    def save(self) -> None:
        with carried_through():
            save(self.game, self.path)

    def _bots_turn(self) -> None:
        """Bots answer until a person is asked. Watchers hear everything as it happens."""
        with self.console.status(self.say("ui-thinking"), spinner="dots"):
            while not self.game.over:
                question = self.game.questions[0]
                if question.seat not in self.bots:
                    return
                self.answer(question.seat, self.bots[question.seat].choose(self.game, question.seat))
                if not self.people:
                    self._tell(None)

    def _persons_turn(self, question: Question) -> None:
        seat = question.seat
        if len(question.answers) == 1 and not self.ask_all:
            words = self.texts.say(answer_words(question.answers[0]))
            self.answer(seat, question.answers[0])
            if self._last == seat:
                self.console.print(inked(f"  {self.say('ui-only', answer=words)}", "dim"))
            return
        self._hand_over(seat)
        scene = self.game.scene(seat)
        if self._drawn < 0 or self._others_acted_since(seat, self._drawn):
            self.console.print(self.picture.draw(scene, everything=self._drawn < 0))
            self._drawn = self.game.position
        elif scene.spotlight is not None:
            self.console.print(self.picture.spotlight(scene.spotlight))
        self._tell(seat)
        assert scene.question is not None
        Asking(self, seat, scene, scene.question).ask()
        self.save()

    def _hand_over(self, seat: Seat) -> None:
        """Where several people share the keyboard, nobody sees another's cards."""
        if self._last not in (seat, None) and len(self.people) > 1:
            self.console.clear()
            self.ask_line(self.say("ui-hand-over", player=self.name(seat)) + " ")
            self._drawn = -1
        self._last = seat

    def _others_acted_since(self, seat: Seat, position: int) -> bool:
        """True if somebody else has answered since, or something was taken back."""
        if self.game.position < position:
            return True
        given = self.game.position - position
        for happening in reversed(list(self.game.history())):
            if given <= 0:
                return False
            if isinstance(happening, Answered):
                given -= 1
                if happening.seat != seat:
                    return True
        return False

    # ---- words ---------------------------------------------------------------------------------------------------
    def name(self, seat: Seat) -> str:
        """What the table calls a seat: by its panel, or by its number."""
        for panel in self.game.definition.scene(self.game.state, None).panels:
            if panel.seat == seat and panel.title:
                return self.texts.say(panel.title)
        return self.texts.say(Text("ui-seat", number=seat + 1))

    def entry(self, entry: LogEntry) -> str:
        return self.texts.say(Text(f"event-{entry.key}", **entry.args))

    def _tell(self, seat: Seat | None) -> None:
        """What happened since this seat was told last."""
        log = self.game.log(seat)
        news = log[min(self._told.get(seat, 0), len(log)) :]
        self._told[seat] = len(log)
        if len(news) > MOST_TOLD and seat is not None:
            self.console.print(inked(f"  {self.say('ui-more-log', lines=len(news) - MOST_TOLD)}", "dim"))
            news = news[-MOST_TOLD:]
        contests = [entry for entry in news if self._mark(entry).stage][-CONTESTS_TOLD:]
        for entry in news:
            self._tell_entry(entry)
            if entry in contests:
                self._show_again(seat, entry)

    def _tell_entry(self, entry: LogEntry) -> None:
        """A line; a round begins under a rule."""
        mark = self._mark(entry)
        if mark.heading == "round":
            self.console.print(Rule(inked(self.entry(entry), "bold"), style=FRAME))
            return
        look = "bold" if mark.banner or mark.heading else ""
        self.console.print(Padding(inked(f"· {self.entry(entry)}", look), (0, 0, 0, 2)))

    def _show_again(self, seat: Seat | None, entry: LogEntry) -> None:
        """The contest that this entry ended, as it ended."""
        ended = [
            e
            for e in self.game.log(seat, entry.position)
            if e.position == entry.position and self._mark(e).stage
        ]
        stages = stages_at(self.game, seat, entry.position)
        if len(stages) == len(ended):
            self.console.print(self.picture.spotlight(stages[ended.index(entry)]))

    def _mark(self, entry: LogEntry) -> Mark:
        return self.game.definition.chronicle.get(entry.key, PLAIN)

    def ask_line(self, prompt: str) -> str:
        """A typed line. The end of input, like Ctrl-C, means leaving the table."""
        try:
            return self.read(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def _farewell(self) -> None:
        self.console.print(self.picture.draw(self.game.scene(None)))
        self._tell(self.people[0] if len(self.people) == 1 else None)
        outcome = self.game.scene(None).outcome
        assert outcome is not None
        self.console.print(Rule(inked(self.texts.say(outcome.ending), "bold"), style=FRAME))
        for seat in sorted(range(self.game.header.players), key=lambda s: -outcome.scores[s]):
            won = f"  {self.say('ui-winner')}" if seat in outcome.winners else ""
            self.console.print(Line(f"  {outcome.scores[seat]:>4}  {self.name(seat)}").append(won, AMBER))
        self.console.print(inked(self.say("ui-saved", file=str(self.path)), "dim"))


class Asking:
    """One question to one person, until it is answered or taken back."""

    def __init__(self, session: Session, seat: Seat, scene: Scene, asked: Asked) -> None:
        self.table = session
        self.game = session.game
        self.console = session.console
        self.texts = session.texts
        self.seat = seat
        self.scene = scene
        self.asked = asked
        self.options = [self._numbered(i, choice) for i, choice in enumerate(asked.choices, start=1)]
        self.shown: Sequence[NumberedAnswer] = self.options

    def _numbered(self, number: int, choice: Choice) -> NumberedAnswer:
        say = self.texts.say
        return NumberedAnswer(
            number,
            tuple(choice.answer),
            words=say(choice.words),
            odds=" · ".join(filter(None, (say(choice.odds), self._would_be(choice)))),
            group=say(choice.group),
            price=", ".join(say(price.words) for price in choice.price),
        )

    def _would_be(self, choice: Choice) -> str:
        return self.table.picture.stage.would_be(choice.preview, self.scene.spotlight)

    def say(self, key: str, **args: object) -> str:
        return self.table.say(key, **args)

    def ask(self) -> None:
        self._show()
        while True:
            meaning = understand(self.table.ask_line("> "), self.options, self.shown)
            if isinstance(meaning, Picked):
                self.table.answer(self.seat, meaning.option.answer)
                self.console.print(inked(f"  → {meaning.option.words}", AMBER))
                return
            if isinstance(meaning, Narrowed):
                self._narrow(meaning.options)
            elif self._obey(meaning):
                return

    def _show(self) -> None:
        """The question in one line, its answers numbered."""
        line = inked(self.table.name(self.seat), "bold")
        line.append(": ").append(self.texts.say(self.asked.prompt), "bold")
        if self.asked.rule:
            line.append(f"  [{self.asked.rule}]", "dim")
        self.console.print(line)
        width = len(str(len(self.options)))
        group = ""
        for option in self.shown[:MOST_SHOWN]:
            if option.group != group:
                group = option.group
                self.console.print(inked(f"  {group or '–'}", "italic dim"))
            row = inked(f"  {option.number:>{width}} ", AMBER).append(option.words)
            if option.price:
                row.append(f" · {option.price}")
            if option.odds:
                row.append(f"  {option.odds}", "dim")
            self.console.print(row)
        if len(self.shown) > MOST_SHOWN:
            rest = len(self.shown) - MOST_SHOWN
            self.console.print(inked(f"  {self.say('ui-more-answers', answers=rest)}", "dim"))

    def _narrow(self, options: Sequence[NumberedAnswer]) -> None:
        if not options:
            self.console.print(inked(self.say("ui-nothing-fits"), "dim"))
            return
        self.shown = options
        self._show()
        if len(options) == 1:
            self.console.print(inked(f"  {self.say('ui-enter-takes-it')}", "dim"))

    # ---- commands --------------------------------------------------------------------------------------------------
    def _obey(self, command: Command) -> bool:
        """Carry out a command; True if the question is no longer open."""
        match command.name:
            case "why":
                self._why(command.rest)
            case "rules":
                self._rules(command.rest or self.asked.rule)
            case "board":
                self.console.print(self.table.picture.draw(self.scene))
                self._show()
            case "look":
                found = self.table.picture.look(self.scene, command.rest)
                self.console.print(*found or [self.say("ui-nothing-fits")], sep="\n")
            case "log":
                self._log(command.rest)
            case "save":
                self._save(command.rest)
            case "hint":
                self._hint()
            case "stand" | "ask":
                return self._stand(command.name == "stand")
            case "undo" | "undo!":
                return self._undo(command.name == "undo!")
            case "quit":
                raise Leave
            case _:
                self.console.print(Markdown(self.say("ui-help")))
        return False

    def _why(self, words: str) -> None:
        """Why is something not possible? And: what does the rule behind the question say?"""
        wanted = plain(words).split()
        if not wanted:
            self._rules(self.asked.rule)
        refused = [
            (name, r)
            for r in self.asked.refused
            for name in [self.texts.say(answer_words(tuple(r.answer)))]
            if all(w in plain(f"{name} {' '.join(map(str, r.answer))}") for w in wanted)
        ]
        for name, r in refused[:MOST_SHOWN]:
            why = inked(f"  ✗ {name}: ", style("grey")).append(self.texts.say(r.why))
            self.console.print(why.append(f"  [{r.rule}]", "dim"))
        if not wanted:
            self.console.print(inked(self.say("ui-why-how"), "dim"))
        elif not refused:
            self._rules(words)

    def _rules(self, words: str) -> None:
        book = rulebook_of(self.game.definition, self.texts.language)
        rules: Sequence[NumberedRule] = book.read(words) or book.search(words)
        if not rules:
            self.console.print(inked(self.say("ui-no-rule", words=words), "dim"))
        for each in rules[:8]:
            self.console.print(rule_heading(each))
            self.console.print(Padding(rule_body(each), (0, 2)))
        if len(rules) > 8:
            numbers = ", ".join(r.number for r in rules[8:30])
            self.console.print(inked(self.say("ui-more-rules", numbers=numbers), "dim"))

    def _log(self, rest: str) -> None:
        lines = int(rest) if rest.isdecimal() else 40
        for entry in self.game.log(self.seat)[-lines:]:
            self.console.print(inked(f"{entry.position:>5}  ", "dim").append(self.table.entry(entry)))

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.path
        try:
            save(self.game, path)
        except OSError as error:
            self.console.print(inked(self.say("ui-not-saved", error=str(error)), "red3"))
        else:
            self.console.print(inked(self.say("ui-saved", file=str(path)), "dim"))

    def _hint(self) -> None:
        """What the greedy bot would do in this seat, knowing what this seat knows."""
        answer = make_bot("greedy", f"hint {self.game.position}").choose(self.game, self.seat)
        self.console.print(Line(f"  {self.say('ui-hint', answer=self.texts.say(answer_words(answer)))}"))

    def _stand(self, never: bool) -> bool:
        """Pass here from now on (or: ask me again)."""
        window = self.asked.window
        if not window or PASS not in [o.answer for o in self.options]:
            self.console.print(inked(self.say("ui-no-window"), "dim"))
            return False
        self.game.stand(self.seat, window, Standing(PASS) if never else None)
        return never

    def _undo(self, anyway: bool) -> bool:
        """Take back; beyond a barrier only where nobody but bots would have to agree."""
        try:
            self.game.undo(self.seat)
        except UndoRefused as error:
            alone = len(self.table.people) == 1
            position = self._last_answer()
            if anyway and alone and position is not None:
                self.game.rewind(position)
            else:
                self.console.print(inked(self.texts.say(Text(f"why-{error.refusal.key}")), "dim"))
                if alone and position is not None:
                    self.console.print(inked(self.say("ui-undo-anyway"), "dim"))
                return False
        except TheatrumError as error:
            self.console.print(inked(str(error), "red3"))
            return False
        self.console.print(inked(self.say("ui-undone"), "dim"))
        return True

    def _last_answer(self) -> int | None:
        """The position at which this seat answered last where it had a choice."""
        position = self.game.position
        for happening in reversed(list(self.game.history())):
            if isinstance(happening, Answered):
                position -= 1
                if happening.seat == self.seat and not happening.standing:
                    question = self.game.at(position).question(self.seat)
                    if question is not None and (self.table.ask_all or len(question.answers) > 1):
                        return position
        return None
