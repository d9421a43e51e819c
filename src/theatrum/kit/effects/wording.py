"""What an effect says, made from its structure: for refusals, for cards without a text of their own, and for checks.

Every word has a clause in the game's texts: `needs-<word>` and `needs-not-<word>` for predicates, `step-<word>` for
steps, with the word's arguments; `kind-<kind>` ($n) for targets, `lasts-<duration>`. What people read on a card is
written by hand; `unfounded_numbers` compares it with the structure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from theatrum.core.scene import Text
from theatrum.kit.effects.form import Card, Doing, Expression, Grammar, Mode, Predicate, Reference, safe
from theatrum.kit.effects.vocabulary import Word

NUMBER = re.compile(r"(?<![\w.])(?<![A-Za-z]-)\d+(?!\w|\.\d)")
"""A number that stands alone: not a part of a rule's number or of an id."""


def text_key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-").replace(".", "-")


def needs(grammar: Grammar, p: Predicate) -> Text:
    """A condition as a clause."""
    if p.word == "not" and not p.of[0].of:
        positive = needs(grammar, p.of[0])
        return Text(positive.key.replace("needs-", "needs-not-", 1), **positive.args)
    if p.of:
        return Text(f"needs-{p.word}", of=[needs(grammar, part) for part in p.of])
    return Text(text_key("needs", p.word), **_arguments(grammar.predicates[p.word], p.args))


def says(grammar: Grammar, doing: Doing) -> Text:
    """A step as a sentence."""
    step = Text(text_key("step", doing.word), **_arguments(grammar.steps[doing.word], doing.args))
    return Text("step-when", of=[needs(grammar, p) for p in doing.when], step=step) if doing.when else step


def rule_of(grammar: Grammar, p: Predicate) -> str:
    """The rule that a condition rests on."""
    return rule_of(grammar, p.of[0]) if p.of else grammar.predicates[p.word].rule


def describe(grammar: Grammar, card: Card, silent: Iterable[str] = ("", "instant")) -> list[Text]:
    """The text of a card: conditions, choices, steps, how long it lasts (unless that goes without saying)."""
    out = [Text("only-if", of=[needs(grammar, p) for p in card.requires])] if card.requires else []
    if card.modes:
        out.append(Text("one-of", of=[Text("mode", of=_mode(grammar, mode)) for mode in card.modes]))
    else:
        out += _mode(grammar, card.ways()[0])
    return out if card.duration in tuple(silent) else [*out, Text(text_key("lasts", card.duration))]


def _mode(grammar: Grammar, mode: Mode) -> list[Text]:
    out = []
    for t in mode.targets:
        where = [needs(grammar, p) for p in t.where]
        chooser = "other" if t.chooser.startswith("$") else t.chooser
        key = text_key("target", chooser) if where else text_key("target", chooser, "freely")
        out.append(Text(key, kind=Text(text_key("kind", t.kind), n=t.max), min=t.min, max=t.max, where=where))
    return out + [says(grammar, step) for step in mode.effect]


def keys_of(texts: Iterable[Text]) -> Iterator[str]:
    """All keys that these texts need, for a test that each is there in each language."""
    for text in texts:
        yield text.key
        for value in text.args.values():
            parts = value if isinstance(value, list) else [value]
            yield from keys_of(part for part in parts if isinstance(part, Text))


def _arguments(word: Word, args: Any) -> dict[str, Any]:
    given = msgspec.structs.asdict(args)
    return {safe(arg.name): _spoken(given[safe(arg.name)], arg.type) for arg in word.args}


def _spoken(value: Any, kind: str) -> Any:
    """Ids as nouns, numbers as they are, references as they are written."""
    kind = kind.strip("[]{}").removesuffix("_ref")
    if isinstance(value, Expression):
        return (
            Text(text_key("value", value.function), of=_spoken(value.of, "")) if value.function else value.of
        )
    if isinstance(value, tuple):
        return [_spoken(v, kind) for v in value]
    if isinstance(value, dict):
        return [Text("count", n=n, of=f"{kind}:{key}") for key, n in value.items()]
    text = value.text if isinstance(value, Reference) else value
    return f"{kind}:{text}" if kind and isinstance(text, str) and not text.startswith("$") else text


# ---- checking what is written by hand --------------------------------------------------------------------------------
def unfounded_numbers(form: Any, text: str) -> list[int]:
    """Numbers that a hand-written text names and the structure does not know."""
    known = set(numbers_in(form))
    return [n for n in map(int, NUMBER.findall(text)) if n not in known]


def numbers_in(value: Any) -> Iterator[int]:
    """Every number in a structure, without its sign."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, msgspec.Struct):
        for part in msgspec.structs.astuple(value):
            yield from numbers_in(part)
    elif isinstance(value, Predicate):
        yield from numbers_in((value.args, value.of))
    elif isinstance(value, Doing):
        yield from numbers_in((value.args, value.when))
    elif isinstance(value, Expression):
        yield from numbers_in(value.of)
    elif isinstance(value, dict):
        yield from numbers_in(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from numbers_in(part)
