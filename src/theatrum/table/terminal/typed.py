"""What a line typed by a player means: a number, a command, or words that narrow the answers down."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from theatrum.core.contract import Answer

COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "hilfe", "h"),
    "why": ("?",),
    "undo": ("undo", "u", "zurück", "zurueck"),
    "undo!": ("undo!", "u!", "zurück!", "zurueck!"),
    "board": ("board", "b", "map", "karte", "brett"),
    "look": ("look", "l", "zeige", "ansehen"),
    "log": ("log", "protokoll"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "save": ("save", "speichern"),
    "hint": ("hint", "tipp"),
    "stand": ("stand", "never", "nie"),
    "ask": ("ask", "frag"),
    "quit": ("quit", "q", "exit", "ende"),
}
_MEANING = {word: command for command, words in COMMANDS.items() for word in words}


@dataclass(frozen=True, slots=True)
class NumberedAnswer:
    """An answer as the player sees it: its number in the list, its words."""

    number: int
    answer: Answer
    words: str
    odds: str = ""
    group: str = ""
    price: str = ""


@dataclass(frozen=True, slots=True)
class Picked:
    option: NumberedAnswer


@dataclass(frozen=True, slots=True)
class Narrowed:
    """The answers that fit the words (none: nothing fits)."""

    options: tuple[NumberedAnswer, ...]


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str


def understand(
    line: str, options: Sequence[NumberedAnswer], narrowed: Sequence[NumberedAnswer]
) -> Picked | Narrowed | Command:
    """The meaning of a line. `options` are all answers, `narrowed` those still shown.

    A number picks the answer with that number. An empty line picks the only one shown, or shows all again. `/words`
    narrows down even where `words` would be a command.
    """
    text = line.strip()
    if not text:
        return Picked(narrowed[0]) if len(narrowed) == 1 else Narrowed(tuple(options))
    if text.isdecimal():
        found = [o for o in options if o.number == int(text)]
        return Picked(found[0]) if found else Narrowed(())
    if not text.startswith("/"):
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            return Command("why", text[1:].strip())
        if word.casefold() in _MEANING and (not rest or word.casefold() in _TAKE_WORDS):
            return Command(_MEANING[word.casefold()], rest.strip())
    return narrow(text.removeprefix("/"), options)


_TAKE_WORDS = {
    word for command in ("look", "log", "rules", "save") for word in COMMANDS[command] if len(word) > 1
} | {"l"}


def narrow(text: str, options: Sequence[NumberedAnswer]) -> Picked | Narrowed:
    """The answers that hold all the words; an answer typed in full is picked at once."""
    wanted = plain(text)
    exact = [o for o in options if wanted in (plain(o.words), plain(typed(o.answer)))]
    if len(exact) == 1:
        return Picked(exact[0])
    words = wanted.split()
    return Narrowed(
        tuple(o for o in options if all(w in plain(f"{o.words} {typed(o.answer)}") for w in words))
    )


def typed(answer: Answer) -> str:
    """An answer as a command: `march tile:n01 tile:n02` is typed `march n01 n02`."""
    return " ".join(str(part).rpartition(":")[2] for part in answer)


def plain(text: str) -> str:
    """Small letters without accents: nobody should need a foreign keyboard."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c)).strip()
