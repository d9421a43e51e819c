"""A whole scene as text, for any game: boards, spotlight, panels, cards, tracks, pools."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from theatrum.core.chart import Chart
from theatrum.core.scene import (
    Card,
    Panel,
    Pool,
    Row,
    Scene,
    Space,
    Spotlight,
    Stat,
    Text,
    Track,
    Words,
)
from theatrum.core.texts import Texts
from theatrum.table.terminal.board import draw_board
from theatrum.table.terminal.ink import (
    AMBER,
    FRAME,
    SIGNS,
    TERRAINS,
    icon_line,
    inked,
    piece_line,
    sign,
    style,
)
from theatrum.table.terminal.stage import StagePicture


class Picture:
    """Draws scenes in one language."""

    def __init__(self, texts: Texts, width: int) -> None:
        self.texts = texts
        self.width = width
        self.stage = StagePicture(texts)

    def say(self, words: Words) -> str:
        return self.texts.say(words)

    # ---- the whole table -----------------------------------------------------------------------------------------
    def draw(self, scene: Scene, everything: bool = True) -> RenderableType:
        """The table: everything, or what a player wants to see again and again before deciding."""
        touched = touched_by(scene)
        return Group(*self._parts(scene, touched, everything))

    def _parts(self, scene: Scene, touched: set[str], everything: bool) -> Iterator[RenderableType]:
        yield Rule(inked(self.say(scene.headline), "bold"), style=FRAME)
        if scene.victory:
            yield self._stats(scene.victory)
        for board in scene.boards:
            if any(s.terrain or s.lines for s in board.spaces) or board.pieces:
                yield draw_board(board, self.texts, self.width, touched, self._holders(scene))
        for track in scene.tracks:
            if track.markers and (everything or track.circular or touched.intersection(track.ids)):
                yield self._track(track)
        if scene.panels:
            yield self._panels(scene.panels, scene)
        if everything:
            for chart in scene.charts:
                yield self._chart(chart)
            for pool in scene.pools:
                yield self._pool(pool)
        for row in scene.rows:
            if row.cards or row.count:
                near = row.seat == scene.seat or any(noun(card) in touched for card in row.cards)
                if everything or near:
                    yield from self._row(row, scene, touched)
        if everything and scene.legend:
            yield self._legend(scene)
        if scene.spotlight is not None:
            yield self.spotlight(scene.spotlight)

    def _legend(self, scene: Scene) -> Line:
        """What the signs mean."""
        signs = [(sign(i.icon, ""), self.say(i.label)) for i in scene.legend if i.icon in SIGNS]
        grounds = {s.terrain for board in scene.boards for s in board.spaces if s.terrain in TERRAINS}
        signs += [(TERRAINS[g], self.say(Text(f"ui-terrain-{g}"))) for g in TERRAINS if g in grounds]
        return Line("   ").join(inked(f"{mark} ", "bold").append(words, "dim") for mark, words in signs)

    def _holders(self, scene: Scene) -> dict[str, str]:
        """By tone, the letter (or name) of the player who has it."""
        return {p.tone: self.say(p.letter) or self.say(p.title) for p in scene.panels if p.tone}

    # ---- parts ---------------------------------------------------------------------------------------------------
    def _stat(self, stat: Stat) -> Line:
        return inked(f"{self.say(stat.label)} ", "dim").append(
            self.say(stat.value), f"bold {style(stat.tone)}"
        )

    def _stats(self, stats: list[Stat]) -> RenderableType:
        """In one line, if they fit; else in columns."""
        line = self._stats_line(stats)
        if len(line) <= self.width:
            return line
        return Columns([self._stat(s) for s in stats], column_first=True, padding=(0, 3))

    def _stats_line(self, stats: list[Stat]) -> Line:
        return inked("  ·  ", "dim").join(self._stat(s) for s in stats)

    def _track(self, track: Track) -> Line:
        """A circle with all its steps; of a line only the steps on which something stands."""
        out = inked(f"{self.say(track.title)}: ", "dim")
        parts: list[Line] = []
        for i, step in enumerate(track.steps):
            here = [piece_line(m, self.texts) for m in track.markers if m.at == str(i)]
            if track.circular:
                parts.append(inked(f"[{self.say(step)}]", "bold") if here else inked(self.say(step), "dim"))
            elif here:
                parts.append(inked(f"{self.say(step)} ", "bold").append_text(Line(" ").join(here)))
        return out.append_text(inked(" → " if track.circular else "  ·  ", "dim").join(parts))

    def _pool(self, pool: Pool) -> Line:
        return inked(f"{self.say(pool.title)}: ", "dim").append_text(self._stats_line(pool.stats))

    def _chart(self, chart: Chart) -> RenderableType:
        """A table with heads, without columns in which nothing stands; what holds for all of it below."""
        rows = [["×" if cell.barred else self.say(cell.words) for cell in row.cells] for row in chart.rows]
        shown = [at for at in range(len(chart.columns)) if any(row[at] for row in rows)]
        table = Table(title=inked(self.say(chart.title), "bold"), title_justify="left", padding=(0, 1))
        table.add_column("", no_wrap=True)
        for at in shown:
            head = chart.columns[at]
            table.add_column(inked(self.say(head.label), style(head.tone)), justify="center")
        for row, cells in zip(chart.rows, rows, strict=True):
            name = inked(self.say(row.head.label), f"bold {style(row.head.tone)}")
            table.add_row(name, *(Line(cells[at]) for at in shown))
        return Group(table, *(inked(self.say(line), "dim") for line in chart.lines))

    def _panels(self, panels: list[Panel], scene: Scene) -> RenderableType:
        """One column a player, one line a number: the way people compare."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        for panel in panels:
            mark = "▶ " if panel.active else ""
            me = "*" if panel.seat == scene.seat else ""
            asked = "…" if panel.seat in scene.waiting and panel.seat != scene.seat else ""
            table.add_column(inked(f"{mark}{self.say(panel.title)}{me}{asked}", f"bold {style(panel.tone)}"))
        for label in dict.fromkeys(self.say(s.label) for p in panels for s in p.stats):
            cells = [
                next((self.say(s.value) for s in p.stats if self.say(s.label) == label), "–") for p in panels
            ]
            table.add_row(inked(label, "dim"), *map(escape, cells))
        for i in range(max(len(p.cards) for p in panels)):
            table.add_row("", *(self._card_name(p.cards[i]) if i < len(p.cards) else "" for p in panels))
        for i in range(max(len(p.ties) for p in panels)):
            table.add_row(
                "", *(inked(self.say(p.ties[i].label), "dim") if i < len(p.ties) else "" for p in panels)
            )
        for i in range(max(len(p.lines) for p in panels)):
            table.add_row(
                "", *(inked(self.say(p.lines[i]), "dim") if i < len(p.lines) else "" for p in panels)
            )
        return table

    def _card_name(self, card: Card) -> Line:
        if card.face_down:
            return inked(self.say(card.title) or "▒", "dim")
        out = inked(self.say(card.title), style(card.tone) + (" dim" if card.faded else ""))
        seal, ribbon = self.say(card.seal), self.say(card.ribbon)
        if seal:
            out.append(f" {seal}")
        if card.icons:
            out.append(" ").append_text(icon_line(card.icons, self.texts))
        if ribbon:
            out.append(f" ({ribbon})", "dim")
        return out

    def _row(self, row: Row, scene: Scene, touched: set[str]) -> Iterator[RenderableType]:
        """Own hands and markets card by card with what they say; everything else in one line."""
        if row.kind == "reference":
            return
        title = self.say(row.title)
        hidden = sum(c.face_down for c in row.cards) or (row.count if not row.cards else 0)
        shown = [c for c in row.cards if not c.face_down]
        own = row.kind == "hand" and row.seat is not None and row.seat == scene.seat
        if shown and (own or row.kind == "market"):
            yield inked(f"{title}:", "dim")
            for card in shown:
                line = inked("  ▸ " if noun(card) in touched else "    ", AMBER)
                line.append_text(self._with_pieces(card)).append(f"  {self._card_words(card)}", "dim")
                line.truncate(self.width * (2 if own else 1), overflow="ellipsis")
                yield line
            return
        names = [self._touchable(card, touched) for card in shown]
        if row.kind == "people":  # who belongs together is named together
            for name, card in zip(names, shown, strict=True):
                for partner in card.under:
                    name.append(" + ").append_text(self._touchable(partner, touched))
        if hidden:
            names.append(inked(f"{hidden} ▒", "dim"))
        yield inked(f"{title}: ", "dim").append_text(Line(", ").join(names))

    def _with_pieces(self, card: Card) -> Line:
        name = self._card_name(card)
        for piece in card.pieces:
            name.append(" ").append_text(piece_line(piece, self.texts))
        return name

    def _touchable(self, card: Card, touched: set[str]) -> Line:
        name = self._with_pieces(card)
        if noun(card) in touched:
            name.stylize(AMBER)
        return name

    def _card_words(self, card: Card) -> str:
        return " ".join(self.say(line) for line in card.lines)

    def spotlight(self, spot: Spotlight) -> RenderableType:
        """What is going on now: steps, both sides, numbers."""
        return self.stage.draw(spot)

    # ---- one thing, closely --------------------------------------------------------------------------------------
    def look(self, scene: Scene, words: str) -> list[RenderableType]:
        """Everything about the places and cards whose name holds the words."""
        wanted = words.casefold()
        found: list[RenderableType] = []
        for board in scene.boards:
            for space in board.spaces:
                if wanted in f"{self.say(space.label)} {space.id}".casefold():
                    pieces = [p for p in board.pieces if p.at == space.id]
                    lines = [piece_line(p, self.texts).append(f" {self.say(p.label)}") for p in pieces]
                    found.append(self._closely(self.say(space.label), space, lines))
        return found + [
            self._closely(self.say(card.title), card, [])
            for card in all_cards(scene)
            if not card.face_down and wanted in f"{self.say(card.title)} {card.id}".casefold()
        ]

    def _closely(self, title: str, thing: Space | Card, more: list[Line]) -> RenderableType:
        lines = [Line(self.say(line)) for line in thing.lines]
        if thing.icons:
            lines.append(Line(", ").join(self._icon_words(i.count, i.icon, i.label) for i in thing.icons))
        if thing.reconstructed:
            lines.append(inked(f"† {self.say(thing.reconstructed)}", "italic dim"))
        return Frame(Group(*lines, *more), title=inked(title, "bold"), border_style=FRAME, expand=False)

    def _icon_words(self, count: int, icon: str, label: Words) -> Line:
        return Line(f"{count} × " if count != 1 else "").append(self.say(label) or icon)


def touched_by(scene: Scene) -> set[str]:
    """The nouns that some answer to the open question names."""
    if scene.question is None:
        return set()
    return {thing for choice in scene.question.choices for thing in (*choice.touches, *choice.any_of)}


def noun(card: Card) -> str:
    return card.noun or card.id


def all_cards(scene: Scene) -> Iterator[Card]:
    for row in scene.rows:
        yield from row.cards
    for panel in scene.panels:
        yield from panel.cards
    if scene.spotlight is not None:
        for side in scene.spotlight.sides:
            yield from side.cards
