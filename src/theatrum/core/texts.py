"""Words: Fluent files per language, and the names of nouns.

`Texts` speaks `Text` and `Name` of scenes, events, prompts and refusals in one language. Names that a text mentions
can be kept as links (`say_linked`), so that a log line knows which things it names.

A language that bends its nouns writes their forms into its files, and asks for them by the functions NOM, GEN, DAT and
ACC; AT, TO and FROM give a place its preposition (in the North Sea, off the Barbary Coast). What has no forms of its own
has those of its kind, or is called by its name in every case. A form at the beginning of a sentence begins with a capital.
FORM chooses a word for what is counted or named: one, or more (another number, several nouns, or one in the plural).
TIMES counts a noun: "3 × Nao", and what has words for one and more of it by these ("1 ducat", "3 ducats"): in these
files, or in its name (`Countable`). What there is only one of is named instead ("the Armada").
CAPITAL lets words begin with a capital that may not: what stands on a thing, at the beginning of a sentence about it.

    forms-power-ottoman =
        .nom = das Osmanische Reich
        .gen = des Osmanischen Reichs
    forms-power-protestant =
        .nom = die Protestanten
        .plural = yes
    forms-space =
        .at = in { $name }
    event-passes = { NOM($power) } { FORM($power, one: "passt", more: "passen") }.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from theatrum.core.columns import Columns
from theatrum.core.countable import Countable
from theatrum.core.plain_patterns import Plain, filled, plain_patterns
from theatrum.core.scene import Name, Part, Scene, Text

LANGUAGES = ("en", "de")
KERNEL_TEXTS = files("theatrum.core") / "texts"
"""What the kernel itself has to say, for every game."""
NOUN = re.compile(r"[a-z_]+:[^\s]*")
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")
_BENT = "\ue003"
"""Stands before a form that would begin with a capital at the beginning of a sentence."""
_ASIDE = "\ue004"
"""Around the number of words that were laid aside (`Texts._short`)."""
_LAID_ASIDE = re.compile(f"{_ASIDE}(\\d+){_ASIDE}")
LONG = 2_000
"""Longer words are laid aside while Fluent speaks: it takes no more than 2,500 letters in one place, marks of nouns
included, and what a deal of many parts says has more."""
_TWICE, _ONCE = f".{_CLOSE}.", f".{_CLOSE}"
"""Selim II. plays Selim II."""
_BELOW_ZERO = re.compile(r"(?<![\w.:-])-(?=\d)")
"""The hyphen before a number: a minus sign is written there."""
_FIRST_LETTER = re.compile(f"^((?:{_OPEN}[^{_MIDDLE}]*{_MIDDLE})?)(.)")
_AT_BEGINNING = re.compile(f"(^|[.!?] )({_OPEN}[^{_MIDDLE}]*{_MIDDLE}){_BENT}(.)")
CASES = ("nom", "gen", "dat", "acc", "at", "to", "from")
ABSENT: Mapping[str, Any] = dict.fromkeys("abcdef", 0)
"""What an answer does not name is 0: one sentence may serve a verb with more or fewer nouns."""
REMEMBERED = 20_000
"""Sentences kept ready: a scene says hundreds, and nearly all of them were said a moment ago."""
PIECES = 5_000
"""Parts of scenes kept as they are sent."""


@lru_cache(maxsize=256)
def _parsed(source: str) -> tuple[Resource, dict[str, Plain | None]]:
    """A file's messages, and those that are plain. Parsing takes long, and the kernel's files are read for every game:
    nothing is parsed twice."""
    resource = FluentResource(source)
    return resource, plain_patterns(resource)


class Texts:
    """All words of one language: the kernel's, those of the folders' `<language>.ftl` and `<language>-*.ftl`, and the
    names of nouns. A later folder may say something in its own way."""

    def __init__(
        self, language: str, folders: Sequence[Traversable], names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.names = dict(names or {})
        self.missing: set[str] = set()
        """Keys that were asked for and are not there: tests check that this stays empty."""
        bending: dict[str, Any] = {case.upper(): partial(self._bent, case) for case in CASES}
        bending["FORM"] = self._one_or_more
        bending["TIMES"] = self._times
        bending["CAPITAL"] = self._capital
        self._bundle = FluentBundle([language], use_isolating=False, functions=bending)
        self._plain: dict[str, Plain | None] = {}
        self._spoken: dict[tuple[Any, ...], str] = {}
        self._said: dict[Any, str] = {}
        self._called: dict[str, str] = {}
        """By their nouns, of which there are not many."""
        self._pieces: dict[int, tuple[Any, bytes]] = {}
        self._linked: dict[Any, list[str | tuple[str, str]]] = {}
        self._aside: list[str] = []
        for folder in (KERNEL_TEXTS, *folders):
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name == f"{language}.ftl" or file.name.startswith(f"{language}-"):
                    messages, plain = _parsed(file.read_text(encoding="utf-8"))
                    self._bundle.add_resource(messages, allow_overrides=True)
                    self._plain |= plain
        self._encoder = msgspec.json.Encoder(enc_hook=self.say)

    def say(self, words: Any) -> str:
        """Plain words for a `Text`, a `Name`, or what needs no translation."""
        if type(words) is Text:
            noted = words.said
            if noted is not None and noted[0] is self:
                return noted[1]
            said = self._say(words)
            words.said = (self, said)
            return said
        if type(words) is Name:
            return self._called.get(words.noun) or self._call(words)
        return self._say(words)

    def _call(self, name: Name) -> str:
        called = self._called[name.noun] = self._say(name)
        return called

    def _say(self, words: Any) -> str:
        memo = _memo(words)
        said = self._said.get(memo) if memo is not None else None
        if said is None:
            said = _MARKED.sub(r"\2", self._marked(words))
            if memo is not None:
                if len(self._said) > REMEMBERED:
                    self._said.clear()
                self._said[memo] = said
        return said

    def say_linked(self, words: Any) -> list[str | tuple[str, str]]:
        """The words in pieces: plain text, and (noun, name) for every thing that is named."""
        memo = _memo(words)
        pieces = self._linked.get(memo) if memo is not None else None
        if pieces is None:
            pieces = self._in_pieces(words)
            if memo is not None:
                if len(self._linked) > REMEMBERED:
                    self._linked.clear()
                self._linked[memo] = pieces
        return list(pieces)

    def _in_pieces(self, words: Any) -> list[str | tuple[str, str]]:
        marked = self._marked(words)
        out: list[str | tuple[str, str]] = []
        at = 0
        for match in _MARKED.finditer(marked):
            if match.start() > at:
                out.append(marked[at : match.start()])
            out.append((match[1], match[2]))
            at = match.end()
        if at < len(marked):
            out.append(marked[at:])
        return out

    def scene(self, scene: Scene) -> bytes:
        """A scene as JSON with all its words spoken."""
        return self._encoder.encode(scene)

    def piece(self, part: Any) -> bytes:
        """The same of a part that is drawn once and shown again and again: it is put into words once."""
        known = self._pieces.get(id(part))
        if known is None:
            if len(self._pieces) >= PIECES:
                self._pieces.clear()
            known = self._pieces[id(part)] = (part, self._encoder.encode(part))
        return known[1]

    def part(self, part: Part) -> bytes:
        """A part of a scene as JSON with all its words spoken."""
        return self._encoder.encode(part)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _marked(self, words: Any) -> str:
        if isinstance(words, Text):
            return self._text(words.key, words.args)
        if isinstance(words, Name):
            return self._name(words.noun)
        return str(words)

    def _text(self, key: str, args: Mapping[str, Any]) -> str:
        spoken: dict[str, Any] = {name: self._argument(value) for name, value in args.items()}
        memo = (key, *spoken.items())
        known = self._spoken.get(memo)
        if known is None:
            known = self._format(key, spoken)
            if len(self._spoken) > REMEMBERED:
                self._spoken.clear()
            self._spoken[memo] = known
        return known

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        plain = self._plain.get(key)
        said = None if plain is None else filled(plain, args)
        spoken = self._format_by_fluent(key, args) if said is None else _as_written(said)
        return _BELOW_ZERO.sub("−", spoken) if "-" in spoken else spoken

    def _format_by_fluent(self, key: str, args: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(key):
            self.missing.add(key)
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            self.missing.add(key)
            return key
        given = {**ABSENT, **args} if key.startswith("answer-") else dict(args)
        given |= {name: self._short(words) for name, words in args.items() if isinstance(words, str)}
        value, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            self.missing.add(f"{key}: {errors[0]}")
        return _as_written(self._whole(str(value)))

    def _short(self, words: str) -> str:
        """The words, or what stands for them until the sentence is whole."""
        if len(words) <= LONG:
            return words
        if words not in self._aside:
            self._aside.append(words)
        return f"{_ASIDE}{self._aside.index(words)}{_ASIDE}"

    def _whole(self, words: str) -> str:
        """With all that was laid aside in its place."""
        return _LAID_ASIDE.sub(lambda found: self._aside[int(found[1])], words) if _ASIDE in words else words

    # ---- nouns that bend ---------------------------------------------------------------------------------------
    def _bent(self, case: str, name: Any) -> str:
        """Every noun in a name or a list of names, in that case; as it is where the language has no such form. In a sentence,
        where nouns bend, the last of several is joined with "and"."""
        bent = _MARKED.sub(lambda found: self._in_case(case, found), self._whole(str(name)))
        others, _comma, last = bent.rpartition(f"{_CLOSE}, {_OPEN}")
        both = self._bundle.get_message("both-of").value if others else None
        if both is None:
            return self._short(bent)
        ends = {"others": self._short(others + _CLOSE), "last": _OPEN + last}
        return self._short(self._whole(str(self._bundle.format_pattern(both, ends)[0])))

    def _in_case(self, case: str, found: re.Match[str]) -> str:
        form = self._form(found[1], case, found[2])
        return found[0] if form is None else f"{_OPEN}{found[1]}{_MIDDLE}{_BENT}{form}{_CLOSE}"

    def _one_or_more(self, what: Any, one: str, more: str) -> str:
        """The word that fits a number, or what is named: `more` for several nouns, or one in the plural."""
        if isinstance(what, int | float):
            return str(one if abs(what) == 1 else more)
        named = _MARKED.findall(self._whole(str(what)))
        plural = len(named) > 1 or (named and self._form(named[0][0], "plural") == "yes")
        return str(more if plural else one)

    def _times(self, n: Any, what: Any) -> str:
        """So many of a noun; with its own words for one and more of it, if it has them."""
        found = _MARKED.fullmatch(str(what))
        if found is None:
            return f"{n} × {what}"
        which, name = self._one_or_more(n, "one", "more"), self.names.get(found[1])
        if which == "one" and isinstance(name, Countable) and name.alone:
            return f"{_OPEN}{found[1]}{_MIDDLE}{_BENT}{name.alone}{_CLOSE}"
        word = getattr(name, which) if isinstance(name, Countable) else self._form(found[1], which)
        if word is None:
            return f"{n} × {what}"
        return f"{n} {_OPEN}{found[1]}{_MIDDLE}{word}{_CLOSE}"

    def _capital(self, words: Any) -> str:
        return self._short(
            _FIRST_LETTER.sub(lambda found: found[1] + found[2].upper(), self._whole(str(words)))
        )

    def _form(self, noun: str, attribute: str, name: str = "") -> str | None:
        for key in (f"forms-{_key(noun)}", f"forms-{noun.partition(':')[0]}"):
            if self._bundle.has_message(key):
                pattern = self._bundle.get_message(key).attributes.get(attribute)
                if pattern is not None:
                    return str(self._bundle.format_pattern(pattern, {"name": name})[0])
        return None

    def _argument(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, str):
            return self._name(value) if NOUN.fullmatch(value) else value
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(v)) for v in value)
        return self._marked(value)

    def _name(self, noun: str) -> str:
        name = self.names.get(noun)
        if name is None:
            self.names[noun] = name = self._named(noun)
        return f"{_OPEN}{noun}{_MIDDLE}{name}{_CLOSE}"

    def _named(self, noun: str) -> str:
        """By a message of its own, or, if it is one of many that are only counted, by that of its kind."""
        key = f"noun-{_key(noun)}"
        if self._bundle.has_message(key):
            return self._format(key, {})
        kind, _, which = noun.partition(":")
        if which.isdecimal() and self._bundle.has_message(f"noun-{kind}"):
            return self._format(f"noun-{kind}", {"n": int(which) + 1})
        self.missing.add(key)
        return which


def _key(noun: str) -> str:
    return noun.replace(":", "-").replace("_", "-")


def _as_written(sentence: str) -> str:
    """Forms at the beginning of a sentence begin with a capital, and a name that ends with a point ends it, too."""
    sentence = sentence.replace(_TWICE, _ONCE)
    if _BENT not in sentence:
        return sentence
    begun = _AT_BEGINNING.sub(lambda found: found[1] + found[2] + found[3].upper(), sentence)
    return begun.replace(_BENT, "")


def _memo(words: Any) -> Any:
    """By what a sentence is remembered: its key and arguments, with their types (1 and True are equal, and differ in
    words); None for what can't be compared quickly."""
    if type(words) is Text:
        args = words.args
        if not args:
            return words.key
        values = [tuple(v) if type(v) is list else v for v in args.values()]
        memo = (words.key, *args, *values, *map(type, values))
        try:
            hash(memo)
        except TypeError:
            return None
        return memo
    return words.noun if type(words) is Name else None


def plain(value: Any) -> bytes:
    """Any part of a scene, log or question as JSON with keys instead of words: for comparing, byte by byte."""
    return msgspec.json.encode(value, enc_hook=_unspoken)


def _unspoken(value: Any) -> Any:
    if isinstance(value, Text):
        return {"text": value.key, "args": {k: value.args[k] for k in sorted(value.args)}}
    if isinstance(value, Name):
        return {"name": value.noun}
    if isinstance(value, Columns):
        return value.encode()
    raise NotImplementedError(f"{type(value).__name__} has no place in a scene")


def spoken(written: bytes | str, texts: Texts) -> bytes:
    """A part of a scene that was kept by `plain`, with its words in this language."""
    return msgspec.json.encode(_spoken(msgspec.json.decode(written), texts))


def _spoken(value: Any, texts: Texts) -> Any:
    words = _words_again(value)
    if words is not value:
        return texts.say(words)
    if isinstance(value, dict):
        return {name: _spoken(part, texts) for name, part in value.items()}
    return [_spoken(part, texts) for part in value] if isinstance(value, list) else value


def _words_again(value: Any) -> Any:
    """A `Text` or a `Name` as it was before `plain` wrote it; anything else as it is."""
    if isinstance(value, dict) and value.keys() == {"text", "args"}:
        return Text(value["text"], **{name: _words_again(arg) for name, arg in value["args"].items()})
    return Name(value["name"]) if isinstance(value, dict) and value.keys() == {"name"} else value


Speaker = Callable[[Any], str]
