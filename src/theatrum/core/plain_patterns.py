"""Messages that are nothing but words with places to fill, as nine of ten are: they need no Fluent to be spoken, which
takes thirty times as long. What counts, chooses, bends or refers to another message is left to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax.ast import Message, Placeable, Resource, TextElement, VariableReference

Plain = list[tuple[str, str]]
"""Words, and the name of what comes after them; the last name is empty."""
SMALL = 1000
"""Numbers below it look the same in every language."""


def plain_patterns(resource: Resource) -> dict[str, Plain | None]:
    """By key; None: only Fluent can speak it."""
    return {
        entry.id.name: _plain(entry.value.elements)
        for entry in resource.body
        if isinstance(entry, Message) and entry.value is not None
    }


def _plain(elements: list[Any]) -> Plain | None:
    found: Plain = []
    words = ""
    for element in elements:
        if isinstance(element, TextElement):
            words += element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            found.append((words, element.expression.id.name))
            words = ""
        else:
            return None
    return [*found, (words, "")]


def filled(plain: Plain, args: Mapping[str, Any]) -> str | None:
    """The sentence; None where something is missing or has to be written in the language's own way."""
    out: list[str] = []
    for words, name in plain:
        out.append(words)
        if name:
            value = args.get(name)
            if type(value) is str:
                out.append(value)
            elif type(value) is int and 0 <= value < SMALL:
                out.append(str(value))
            else:
                return None
    return "".join(out)
