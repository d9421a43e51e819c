"""A board as text: fields of hexagons as bricks that touch like them, anything else as a list of places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from itertools import pairwise

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text as Line

from theatrum.core.scene import Board, Piece, Space, Text
from theatrum.core.texts import Texts
from theatrum.table.terminal.ink import AMBER, FRAME, TERRAINS, icon_line, inked, piece_line, slot_line, style

NARROWEST, WIDEST = 11, 19
"""Width of a brick, one of its frames included."""
MOST_QUIET = 60
"""More places of which nothing is to be said than this are not named one by one."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
FRAMES = {
    0: " ", UP: "│", DOWN: "│", LEFT: "─", RIGHT: "─",
    UP | DOWN: "│", LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌", DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤", DOWN | LEFT | RIGHT: "┬", UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}  # fmt: skip


def draw_board(
    board: Board,
    texts: Texts,
    width: int,
    touched: Collection[str] = (),
    holders: Mapping[str, str] | None = None,
) -> RenderableType:
    """The board, as wide as it may be. `touched`: the nouns that an answer names now. `holders`: tone to letter."""
    letters = holders or {}
    lying: dict[str, list[Piece]] = defaultdict(list)
    held = {s.id: s.tone for s in board.spaces}
    for piece in board.pieces:
        # A pennant tells who holds the place, which its letter does already.
        if piece.shape != "pennant" or piece.tone != held.get(piece.at):
            lying[piece.at].append(piece)
    field = _field(board.spaces, width) if all(s.shape == "hex" for s in board.spaces) else None
    drawn: RenderableType
    if field is None:
        drawn = _list(board.spaces, lying, texts, touched, letters)
    else:
        drawn = _bricks(field, lying, texts, touched, letters)
    title = texts.say(board.title)
    return Group(inked(title, "italic"), drawn) if title else drawn


# ---- hexagons ------------------------------------------------------------------------------------------------------
class Field:
    """Where every hexagon's brick stands, in characters."""

    def __init__(self, places: list[tuple[Space, int, int]], brick: int) -> None:
        self.places = places
        """Space, left edge, row."""
        self.brick = brick


def _field(spaces: list[Space], width: int) -> Field | None:
    """Rows of equal height, bricks side by side; None if the field is too wide for the terminal."""
    rows: dict[float, list[Space]] = defaultdict(list)
    for space in spaces:
        rows[round(space.y, 3)].append(space)
    steps = []
    for row in rows.values():
        xs = sorted(s.x for s in row)
        steps += [b - a for a, b in pairwise(xs)]
    if not steps or min(steps) <= 0:
        return None
    step, least = min(steps), min(s.x for s in spaces)
    columns = (max(s.x for s in spaces) - least) / step + 1
    brick = min(WIDEST, int((width - 1) / columns))
    brick -= brick % 2
    if brick < NARROWEST:
        return None
    order = {y: i for i, y in enumerate(sorted(rows))}
    places = [(s, round((s.x - least) / step * brick), order[round(s.y, 3)]) for s in spaces]
    return Field(places, brick)


def _bricks(
    field: Field,
    lying: dict[str, list[Piece]],
    texts: Texts,
    touched: Collection[str],
    holders: Mapping[str, str],
) -> RenderableType:
    inside = {s.id: _inside(s, lying[s.id], texts, field.brick - 1, holders) for s, _, _ in field.places}
    height = max(len(lines) for lines in inside.values()) + 1
    wide = max(x for _, x, _ in field.places) + field.brick + 1
    high = (max(row for _, _, row in field.places) + 1) * height + 1
    arms = [[0] * wide for _ in range(high)]
    looks = [[FRAME] * wide for _ in range(high)]
    # What can be touched is framed last, so that its frame wins.
    for space, x, row in sorted(field.places, key=lambda p: p[0].id in touched):
        look = AMBER if space.id in touched else FRAME
        _frame(arms, looks, x, row * height, field.brick, height, look)
    lines = [
        [inked(FRAMES[a], look) for a, look in zip(row, looks[y], strict=True)] for y, row in enumerate(arms)
    ]
    for space, x, row in field.places:
        for i, words in enumerate(inside[space.id]):
            words.truncate(field.brick - 1, pad=True)
            for j in range(field.brick - 1):
                lines[row * height + 1 + i][x + 1 + j] = words[j]
    picture = Line(no_wrap=True)
    for i, line in enumerate(lines):
        row_line = Line("\n" if i else "").append_text(Line("").join(line))
        row_line.rstrip()
        picture.append_text(row_line)
    return picture


def _frame(
    arms: list[list[int]], looks: list[list[str]], x: int, y: int, width: int, height: int, look: str
) -> None:
    """Draw a frame; where frames meet, their arms meet."""
    for i in range(width):
        for edge in (y, y + height):
            arms[edge][x + i] |= RIGHT
            arms[edge][x + i + 1] |= LEFT
    for j in range(height):
        for edge in (x, x + width):
            arms[y + j][edge] |= DOWN
            arms[y + j + 1][edge] |= UP
    for i in range(width + 1):
        looks[y][x + i] = looks[y + height][x + i] = look
    for j in range(height + 1):
        looks[y + j][x] = looks[y + j][x + width] = look


def _inside(
    space: Space, pieces: list[Piece], texts: Texts, width: int, holders: Mapping[str, str]
) -> list[Line]:
    """What a brick says: name and holder, ground and symbols, printed places, pieces."""
    name = Line(texts.say(space.label) or space.id.partition(":")[2])
    held = holders.get(space.tone, "")
    if held:
        name.truncate(width - len(held) - 1)
        name.append(f" {held}")
    name.stylize(f"bold {style(space.tone)}")
    ground = inked(TERRAINS.get(space.terrain, space.terrain), "dim")
    symbols = icon_line(space.icons, texts)
    if symbols:
        ground.append(" ").append_text(symbols)
    if space.slots:
        slots = slot_line(space.slots, texts)
        if len(ground) + len(slots) < width:
            ground.append(" ").append_text(slots)
        else:
            return [name, ground, slots, *_wrapped(pieces, texts, width)]
    return [name, ground, *_wrapped(pieces, texts, width)]


def _wrapped(pieces: list[Piece], texts: Texts, width: int) -> list[Line]:
    """Stacks one after the other, as many in a line as fit; at least one line, so that all bricks have room."""
    lines = [Line()]
    for piece in pieces:
        drawn = piece_line(piece, texts)
        if lines[-1] and len(lines[-1]) + 2 + len(drawn) > width:
            lines.append(Line())
        if lines[-1]:
            lines[-1].append("  ")
        lines[-1].append_text(drawn)
    return lines


# ---- anything else -------------------------------------------------------------------------------------------------
def _list(
    spaces: list[Space],
    lying: dict[str, list[Piece]],
    texts: Texts,
    touched: Collection[str],
    holders: Mapping[str, str],
) -> RenderableType:
    """Places with something to say, side by side in columns; the quiet ones by name only, or counted if they are many."""
    places: list[Line] = []
    quiet: list[str] = []
    for space in spaces:
        name = texts.say(space.label) or space.id.partition(":")[2]
        slots = [slot_line(space.slots, texts)] if space.slots else []
        things = [*slots, *(piece_line(p, texts) for p in lying[space.id])]
        if not things and space.id not in touched and (not space.tone or space.tone == space.home):
            quiet.append(name)
            continue
        look = AMBER if space.id in touched else f"bold {style(space.tone)}"
        line = inked(("▸ " if space.id in touched else "  ") + name, look)
        said = [
            inked(holders.get(space.tone, ""), style(space.tone)),
            inked(TERRAINS.get(space.terrain, space.terrain), "dim"),
            icon_line(space.icons, texts),
            *things,
        ]
        places.append(line.append("  ").append_text(Line(" ").join(part for part in said if part)))
    drawn = Columns(places, column_first=True, padding=(0, 3))
    if not quiet:
        return drawn
    named = (
        texts.say(Text("ui-quiet-places", places=len(quiet))) if len(quiet) > MOST_QUIET else ", ".join(quiet)
    )
    return Group(drawn, inked(f"  {named}", "dim"))
