"""What is going on now, as text: a procedure with its sides, or a contest with its reckoning, dice, odds and end."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text as Line

from theatrum.core.scene import Piece, Side, Spotlight
from theatrum.core.stage import Chance, Clause, Die, Preview, Treaty
from theatrum.core.texts import Texts
from theatrum.table.terminal.ink import AMBER, inked, piece_line, style

FACES = "□⚀⚁⚂⚃⚄⚅"
SIX = 6
BAR = 30
"""The width of a bar of odds."""


class StagePicture:
    """Draws spotlights in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.say = texts.say

    def draw(self, spot: Spotlight) -> RenderableType:
        """Steps, sides, and what lies between them."""
        parts: list[RenderableType] = []
        if spot.steps:
            steps = [
                inked(self.say(s), "bold reverse" if i == spot.step else "dim")
                for i, s in enumerate(spot.steps)
            ]
            parts.append(inked(" › ", "dim").join(steps))
        if spot.sides:
            parts.append(Columns([self._side(side) for side in spot.sides], equal=True, expand=True))
        parts += self._middle(spot)
        if spot.verdict:
            parts.append(inked(f"⇒ {self.say(spot.verdict)}", "bold"))
        return Frame(Group(*parts), title=inked(self.say(spot.title), "bold"), border_style="red3")

    # ---- a side --------------------------------------------------------------------------------------------------
    def _side(self, side: Side) -> RenderableType:
        role = f"{self.say(side.role)}: " if side.role else ""
        won = " ★" if side.won else ""
        lines: list[RenderableType] = [
            inked(role, "dim").append(f"{self.say(side.title)}{won}", f"bold {style(side.tone)}")
        ]
        for leader in side.commanders:
            about = "; ".join(self.say(line) for line in leader.lines)
            lines.append(inked(self.say(leader.name), "italic").append(f"  {about}", "dim"))
        if side.stats and side.total is None:
            stats = [f"{self.say(s.label)} {self.say(s.value)}" for s in side.stats]
            lines.append(inked("  ·  ".join(stats), "dim"))
        if side.pieces:
            lines.append(Line("  ").join(self._piece(p) for p in side.pieces))
        if side.cards:
            lines.append(self._cards(side))
        lines += [inked(self.say(line), "dim") for line in side.lines]
        if side.modifiers or side.total is not None:
            lines.append(self._reckoning(side))
        if any(die.face for die in side.dice):
            lines.append(self._dice(side.dice))
        if side.lost:
            lines.append(inked("✝ ", "red3").append_text(Line("  ").join(self._piece(p) for p in side.lost)))
        return Group(*lines)

    def _piece(self, piece: Piece) -> Line:
        """Its sign and what it is called."""
        return piece_line(piece, self.texts).append(f" {self.say(piece.label)}", "dim")

    def _cards(self, side: Side) -> Line:
        hidden = sum(c.face_down for c in side.cards)
        cards = [inked(self.say(c.title), style(c.tone)) for c in side.cards if not c.face_down]
        if hidden:
            cards.append(inked(f"{hidden} ▒", "dim"))
        return Line(", ").join(cards)

    def _reckoning(self, side: Side) -> Table:
        """Line by line, then what it comes to."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column()
        table.add_column(justify="right")
        for modifier in side.modifiers:
            table.add_row(inked(self.say(modifier.label), "dim"), self.say(modifier.value))
        if side.total is not None:
            hint = f" ({self.say(side.total.hint)})" if side.total.hint else ""
            table.add_row(
                inked(self.say(side.total.label), "bold").append(hint, "dim"), self.say(side.total.value)
            )
        return table

    def _dice(self, dice: list[Die]) -> Line:
        """As they fell; those that hit stand out. Dice of more than six sides show numbers."""
        return Line(" ").join(
            inked(_face(die), AMBER if die.hit else "bold" if die.sides > SIX else "dim") for die in dice
        )

    # ---- between the sides -----------------------------------------------------------------------------------------
    def _middle(self, spot: Spotlight) -> Iterator[RenderableType]:
        for i, stop in enumerate(spot.stops):
            mark = "▶" if i == spot.stop else "✓" if i < spot.stop else "·"
            value = self.say(stop.value)
            line = inked(f"{mark} {self.say(stop.label)}", "bold" if i == spot.stop else "")
            yield line.append(f"  {value}" if value else "", style(stop.tone))
        for clause in spot.clauses:
            yield self._clause(clause)
        for line in spot.after:
            yield inked(f"→ {self.say(line)}", "dim")
        for treaty in spot.treaties:
            yield from self._treaty(treaty)
        for stake in spot.stakes:
            yield inked(f"{self.say(stake.label)}: ", "bold").append(self.say(stake.value))
        if spot.odds:
            yield self._odds(spot.odds, self.say(spot.odds_words))
        for words in spot.lines:
            yield Line(self.say(words))

    def _clause(self, clause: Clause) -> Line:
        why_not = self.say(clause.why_not)
        line = inked("✗ " if why_not else "✓ ", "red3" if why_not else "green3")
        line.append(self.say(clause.title), "bold").append(f"  {self.say(clause.text)}")
        return line.append(f"  {why_not or self.say(clause.note)}", "dim")

    def _treaty(self, treaty: Treaty) -> Iterator[Line]:
        """Its rows, what would be true afterwards, and who has sealed."""
        yield inked(self.say(treaty.title), "bold underline").append(f"  {self.say(treaty.note)}", "dim")
        for clause in treaty.clauses:
            yield self._clause(clause)
        for line in treaty.after:
            yield inked(f"→ {self.say(line)}", "dim")
        signs = {"sealed": "●", "refused": "✗"}
        yield Line("  ").join(
            inked(f"{signs.get(party.seal, '○')} {self.say(party.name)}", style(party.tone))
            for party in treaty.parties
        )

    def _odds(self, odds: list[Chance], words: str) -> Line:
        line = Line()
        for chance in odds:
            line.append("█" * round(BAR * chance.percent / 100), style(chance.tone))
        told = ", ".join(f"{self.say(chance.label)} {chance.percent} %" for chance in odds)
        return line.append(f"  {told}").append(f"  {words}", "dim")

    # ---- with an answer --------------------------------------------------------------------------------------------
    def would_be(self, preview: Preview | None, spot: Spotlight | None) -> str:
        """What an answer would change or bring on, in a few words: "dice 5; won 37 %"."""
        if preview is None:
            return ""
        if preview.title:  # The odds stand beside the answer already.
            return "; ".join(f"{self.say(one.label)} {self.say(one.total)}" for one in preview.sides)
        if spot is None:
            return ""
        sides = [
            f"{self.say(total.label)} {self.say(one.total)}"
            for one in preview.sides
            if (total := spot.sides[one.side].total) is not None
        ]
        return "; ".join([*sides, *(f"{self.say(c.label)} {c.percent} %" for c in preview.odds[:1])])


def _face(die: Die) -> str:
    return FACES[die.face] if die.sides <= SIX or not die.face else str(die.face)
