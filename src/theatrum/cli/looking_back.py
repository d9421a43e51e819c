"""What `theatrum analyse` has found, as pages for a terminal: points by source, the curve, turning points, better moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text as Line

from theatrum.bots.analysis import Analysis
from theatrum.bots.analysis.curve import Point
from theatrum.bots.analysis.findings import Better, Decided, Turn
from theatrum.core.game import Game
from theatrum.core.scene import Outcome, Text
from theatrum.core.texts import Texts
from theatrum.core.views import scene_for, sources_of

HEIGHT, WIDTH = 14, 72
BROADEST = 100
SIGNS = "●▲■◆▼★"
COLOURS = ("red", "yellow", "green", "blue", "magenta", "cyan")
AT_TURN = "┊"
INDENT, GAP = 3, 2


class Pages:
    """Everything that was found, one part after the other."""

    def __init__(self, console: Console, names: Sequence[str], texts: Texts) -> None:
        console.width = min(console.width, BROADEST)
        self._console = console
        self._names = names
        self._texts = texts
        self._lang = texts.language

    def show(self, game: Game, found: Analysis, title: str) -> None:
        self._put(Line(title, style="bold"))
        self._points(game)
        if not found.curve:
            self._put()
            self._put(Line(self._say("none")))
            return
        self._heading("chances")
        rounds = [(one.position, one.name[self._lang]) for one in found.rounds]
        for line in chart(found.curve, self._names, [turn.end for turn in found.turns], rounds):
            self._put(line)
        self._heading("turns" if found.turns else "no-turns")
        for n, turn in enumerate(found.turns, start=1):
            if n > 1:
                self._put()
            self._turn(n, turn)
        if found.better:
            self._heading("better")
        for better in found.better:
            self._put(self._at(better.when, better.position), INDENT)
            self._decided(better)
            self._instead(better)
        if any(one.searched for one in found.agreement):
            self._heading("agreements")
        for one in found.agreement:
            if one.searched:
                said = {"agreed": one.agreed, "searched": one.searched}
                self._put(Line(self._say("agreement", name=self._names[one.seat], **said)), INDENT)
        self._put()
        self._put(Line(self._say("see-there"), style="dim"))

    # ---- points ------------------------------------------------------------------------------------------------------
    def _points(self, game: Game) -> None:
        """A line for every source, a column for every seat; the sum is what counted."""
        outcome = scene_for(game, None).outcome
        sources = sources_of(game)
        if sources:
            self._heading("points" if outcome else "points-so-far")
            rows = [(self._texts.say(source.words), source.points) for source in sources]
            sums = [sum(by_seat) for by_seat in zip(*(points for _, points in rows), strict=True)]
            self._table(rows, sums if outcome is None else outcome.scores)
        if outcome is not None:
            self._put()
            self._put(Line(self._ended(outcome)))

    def _table(self, rows: Sequence[tuple[str, Sequence[int]]], sums: Sequence[int]) -> None:
        """Seats have their names where these find room, else only their signs."""
        total = self._say("sum")
        first = max(len(words) for words in (total, *(words for words, _ in rows)))
        heads = [f"{_sign(seat)} {name}" for seat, name in enumerate(self._names)]
        if INDENT + first + sum(GAP + len(head) for head in heads) > self._console.width:
            for line in legend(self._names, self._console.width - INDENT):
                self._put(line, INDENT)
            heads = [_sign(seat) for seat in range(len(heads))]
        widths = [GAP + max(len(head), 3) for head in heads]

        def row(words: str, cells: Sequence[str], style: str = "") -> Line:
            line = Line(f"{words:<{first}}", style=style)
            for seat, (cell, width) in enumerate(zip(cells, widths, strict=True)):
                line.append(f"{cell:>{width}}", style or ("" if words else _colour(seat)))
            return line

        self._put(row("", heads), INDENT)
        for words, points in rows:
            self._put(row(words, [figure(n) if n else "·" for n in points]), INDENT)
        self._put(row(total, [figure(n) for n in sums], "bold"), INDENT)

    def _ended(self, outcome: Outcome) -> str:
        """How the game ended, and who won where the words do not say it."""
        ending = self._texts.say(outcome.ending)
        won = [self._names[seat] for seat in outcome.winners]
        if all(name in ending for name in won):
            return ending
        return f"{ending} {self._say('won', names=', '.join(won))}"

    # ---- turning points and better answers ---------------------------------------------------------------------------
    def _turn(self, n: int, turn: Turn) -> None:
        head = Line(f"{n}  ", style="bold")
        head.append_text(self._at(turn.when, turn.start))
        self._put(head, 0, INDENT)
        change = f"{self._names[turn.seat]} {share(turn.change, signed=True)}"
        self._put(Line(change, _colour(turn.seat)), INDENT)
        if turn.better is not None:
            self._decided(turn.better)
        elif turn.decided is not None:
            self._decided(turn.decided)
        for happened in turn.lines:
            self._put(Line(happened[self._lang], style="italic"), INDENT)
        if turn.better is not None:
            self._instead(turn.better)
        elif turn.decided is not None:
            self._put(Line(f"★ {self._say('same')}"), INDENT, 2)

    def _at(self, when: dict[str, str], position: int) -> Line:
        return Line.assemble(
            (when[self._lang], "bold"), (f" · {self._say('position', position=position)}", "dim")
        )

    def _decided(self, one: Better | Decided) -> None:
        """Who was asked what, and what was answered."""
        self._put(Line(f"{self._names[one.seat]}: {one.prompt[self._lang]}"), INDENT)
        self._put(Line(f"▸ {one.given[self._lang]}", style="bold"), INDENT, 2)

    def _instead(self, better: Better) -> None:
        words = self._say(
            "instead", better=better.better[self._lang], percent=share(better.loss, signed=True)
        )
        self._put(Line(f"★ {words}"), INDENT, 2)

    # ---- lines -------------------------------------------------------------------------------------------------------
    def _say(self, key: str, **args: object) -> str:
        return self._texts.say(Text(f"ui-analysis-{key}", **args))

    def _heading(self, key: str) -> None:
        self._put()
        self._put(Line(self._say(key), style="bold"))

    def _put(self, what: Line | None = None, indent: int = 0, hang: int = 0) -> None:
        """A line; if it is too long it is broken between words, and goes on `hang` further to the right."""
        if what is None:
            self._console.print()
            return
        room = self._console.width - indent
        lines = [what] if len(what) <= room else what.wrap(self._console, room - hang)
        for n, line in enumerate(lines):
            line.rstrip()
            margin = " " * (indent + (hang if n else 0))
            self._console.print(Line(margin).append_text(line), soft_wrap=True)


def figure(n: int) -> str:
    """Points; what was lost has a minus sign, no hyphen."""
    return str(n) if n >= 0 else f"−{-n}"


def share(part: float, signed: bool = False) -> str:
    """A part of 1 in hundredths."""
    whole = round(100 * part)
    return f"{'+' if signed and whole > 0 else ''}{figure(whole)}\u00a0%"


# ---- the curve -------------------------------------------------------------------------------------------------------
def chart(
    curve: Sequence[Point],
    names: Sequence[str],
    turns: Sequence[int],
    rounds: Sequence[tuple[int, str]] = (),
) -> list[Line]:
    """The chances over time, a sign and a colour for every seat; the one ahead is drawn over the others. The turning points
    have their numbers above it, rounds their names below."""
    first, last = curve[0].position, curve[-1].position
    columns = [round((WIDTH - 1) * (turn - first) / max(1, last - first)) for turn in turns]
    rows = [[AT_TURN if column in columns else " " for column in range(WIDTH)] for _ in range(HEIGHT + 1)]
    for column in range(WIDTH):
        position = first + (last - first) * column / (WIDTH - 1)
        point = max((p for p in curve if p.position <= position), key=lambda p: p.position)
        for seat in sorted(range(len(point.chances)), key=lambda s: point.chances[s]):
            rows[HEIGHT - round(point.chances[seat] * HEIGHT)][column] = str(seat)
    lines = [Line(f"        {_numbered(columns)}", style="bold")] if turns else []
    for n, row in enumerate(rows):
        line = Line(f"{share((HEIGHT - n) / HEIGHT):>6} │" if n % 7 == 0 else "       │")
        for sign in row:
            if sign.isdigit():
                line.append(_sign(int(sign)), _colour(int(sign)))
            else:
                line.append(sign, "dim")
        lines.append(line)
    began = [(round((WIDTH - 1) * max(0, r[0] - first) / max(1, last - first)), r[1]) for r in rounds]
    under = _named(began) or f"{first:<{WIDTH - 6}}{last:>6}"
    lines.append(Line(f"        {under}"))
    return [*lines, *(Line("        ").append_text(line) for line in legend(names, WIDTH))]


def _numbered(columns: Iterable[int]) -> str:
    """A number above each of these columns, beside it where another one stands there."""
    row = ""
    for n, column in enumerate(columns, start=1):
        row += " " * (column - len(row)) if column > len(row) or not row else " "
        row += str(n)
    return row


def _named(began: Sequence[tuple[int, str]]) -> str:
    """Names below their columns; where not all find room, the first one is named, and the others have their number."""
    for names in (
        [name for _, name in began],
        [name.split()[-1] if n else name for n, (_, name) in enumerate(began)],
    ):
        row, found = "", 0
        for (column, _), name in zip(began, names, strict=True):
            if column + len(name) <= WIDTH and (not row or column > len(row)):
                row = f"{row:<{column}}{name}"
                found += 1
        if found == len(began):
            break
    return row


def legend(names: Sequence[str], room: int) -> list[Line]:
    """Whose sign is whose; a name is not broken."""
    lines = [Line()]
    for seat, name in enumerate(names):
        told = Line(f"{_sign(seat)} {name}", _colour(seat))
        if lines[-1] and len(lines[-1]) + GAP + len(told) > room:
            lines.append(Line())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(told)
    return lines


def _sign(seat: int) -> str:
    return SIGNS[seat % 6]


def _colour(seat: int) -> str:
    return COLOURS[seat % 6]
