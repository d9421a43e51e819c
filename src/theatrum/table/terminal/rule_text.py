"""Rules in the terminal: the blocks that the browser shows as well, as lines, lists and tables of rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from theatrum.core.rule_text import AnyBlock, Example, Figure, Grid, Item, Items, Ruling, Span, Verbatim
from theatrum.core.rulebook import Rule

_STYLES = {"": "", "strong": "bold", "em": "italic", "code": "cyan"}
_RULE = "underline"


def rule_heading(rule: Rule) -> Text:
    return Text(rule.number, "bold").append(f"  {rule.title or rule.section}", "dim")


def rule_body(rule: Rule) -> RenderableType:
    """A rule without its heading."""
    lead = [line(rule.introduction)] if rule.introduction else []
    return Group(*lead, *map(_block, rule.blocks))


def line(spans: Sequence[Span]) -> Text:
    out = Text()
    for span in spans:
        out.append(span.text, f"{_STYLES[span.style]} {_RULE if span.rule else ''}".strip())
    return out


def _block(block: AnyBlock) -> RenderableType:
    match block:
        case Items():
            return Group(*(_item(item, i, block.ordered) for i, item in enumerate(block.items, 1)))
        case Grid():
            return _grid(block)
        case Verbatim():
            return Text(block.text, no_wrap=True)
        case Example() | Ruling() | Figure():
            return Padding(line(block.spans), (0, 0, 0, 2))
        case _:
            return line(block.spans)


def _item(item: Item, number: int, ordered: bool) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_row(f"{number}." if ordered else "•", Group(line(item.spans), *map(_block, item.blocks)))
    return table


def _grid(grid: Grid) -> Table:
    table = Table()
    for head in grid.head:
        table.add_column(line(head))
    for row in grid.rows:
        table.add_row(*map(line, row))
    return table
