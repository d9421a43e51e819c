"""The form of effects: what may stand in a card, and how it is read.

`Grammar` makes one msgspec struct per word of the vocabulary; what it decodes is typed, and an unknown word, field or
id is refused with its path: ``Invalid enum value 'gld' - at `$.ware` - at `$[0].effect[0]` ``. This module is not
compiled: msgspec reads its annotations. (msgspec decodes dataclasses and named tuples by itself, so what goes through
its hook is a plain class; to a `ValueError` raised in the hook it adds the outer path.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar, Union

import msgspec

from theatrum.kit.effects.vocabulary import ARITHMETIC, Field, Function, Row, Variable, Vocabulary, Word

COMBINED = ("not", "all", "any")
RESERVED = {"is": "is_", "as": "as_"}
"""Arguments whose names Python keeps for itself."""


def safe(name: str) -> str:
    """An argument's name as a parameter of the word's function."""
    return RESERVED.get(name, name)


# ---- what is read -----------------------------------------------------------------------------------------------------
class Predicate:
    """A word and its arguments (a struct made from the vocabulary), or `not`, `all`, `any` of others."""

    __slots__ = ("args", "of", "word")

    def __init__(self, word: str, args: Any = None, of: Sequence[Predicate] = ()) -> None:
        self.word, self.args, self.of = word, args, tuple(of)


class Doing:
    """A step: a word and its arguments. It is left out unless all of `when` holds."""

    __slots__ = ("args", "when", "word")

    def __init__(self, word: str, args: Any, when: Sequence[Predicate] = ()) -> None:
        self.word, self.args, self.when = word, args, tuple(when)


class Expression:
    """A whole number: itself, or a function (`var` is one) and what it is applied to."""

    __slots__ = ("function", "of")

    def __init__(self, of: Any, function: str = "") -> None:
        self.of, self.function = of, function


class Reference:
    """`$name`, `$name.attribute`, or an id; a subclass per kind knows the ids."""

    __slots__ = ("text",)
    ids: Mapping[str, Any] = {}

    def __init__(self, text: str) -> None:
        self.text = text


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice: `min` to `max` different things of a kind, all of which `where` (about `$it`) holds."""

    name: str
    kind: str
    chooser: str
    """`random`, `all`, the user of the card (the first reference's name), or a reference: whoever that is."""
    min: int = 1
    max: int = 1
    where: tuple[Predicate, ...] = ()
    chosen_after_step: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.min <= self.max or self.max < 1:
            raise ValueError(f"a target of {self.min} to {self.max} things can't be chosen")


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of several ways to use a card."""

    id: str
    targets: tuple[Target, ...] = ()
    effect: tuple[Doing, ...] = ()
    text_en: str = ""
    text_de: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has. A game adds fields in a subclass; a field declared again without a default is required."""

    id: str
    requires: tuple[Predicate, ...] = ()
    targets: tuple[Target, ...] = ()
    effect: tuple[Doing, ...] = ()
    modes: tuple[Mode, ...] = ()
    who: str = ""
    timing: str = ""
    window: str = ""
    duration: str = ""
    after_use: str = ""

    def __post_init__(self) -> None:
        if self.modes and (self.targets or self.effect):
            raise ValueError("a card with modes has its targets and steps there")
        for mode in self.ways():
            names = [target.name for target in mode.targets]
            if len(set(names)) < len(names):
                raise ValueError(f"two targets of one name: {', '.join(names)}")

    def ways(self) -> tuple[Mode, ...]:
        """The modes; a card without modes has one, without a name."""
        return self.modes or (Mode(id="", targets=self.targets, effect=self.effect),)


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A standing bonus: `value` is added when `when` holds (None: always)."""

    value: Expression
    when: Predicate | None = None


C = TypeVar("C", bound=msgspec.Struct)


# ---- how it is read ---------------------------------------------------------------------------------------------------
class Grammar:
    """Reads data of one vocabulary. `ids`: by kind of thing, each id and the value that rules know it by."""

    def __init__(self, vocabulary: Any, ids: Mapping[str, Mapping[str, Any]]) -> None:
        self.vocabulary = v = msgspec.convert(vocabulary, Vocabulary)
        enumerations = {name: {word: word for word in words} for name, words in v.types.enumerations.items()}
        self.ids: dict[str, Mapping[str, Any]] = {**enumerations, **ids}
        self.predicates: dict[str, Word] = {word.id: word for word in v.predicates}
        self.steps: dict[str, Word] = {word.id: word for word in v.steps}
        self.functions: dict[str, Function] = {f.id: f for f in (*ARITHMETIC, *v.functions)}
        self.variables: dict[str, Variable] = {variable.id: variable for variable in v.variables}
        self.nouns: dict[str, str] = {kind.id: kind.noun for kind in v.target_kinds}
        """By kind of target: what kind of thing it is."""
        self.attributes: dict[str, dict[str, str]] = {noun.id: noun.attributes for noun in v.nouns}
        self.user = v.references[0].id.removeprefix("$")
        self._types: dict[str, Any] = {"int": int, "bool": bool, "expr": Expression}
        self._predicate = _union([self._struct(word, "p") for word in v.predicates])
        self._step = _union([self._struct(word, "op") for word in v.steps])
        self._forms: dict[type, Any] = {}

    def card(self, form: type[C]) -> type[C]:
        """A form of cards (`Card` or a game's subclass) in which timings, windows, durations, kinds of targets … are
        words of the vocabulary."""
        if form not in self._forms:
            self._forms[form] = self._narrowed(form)
        return self._forms[form]  # type: ignore[no-any-return]

    def decode(self, raw: Any, form: Any) -> Any:
        """Data as its form, or a `msgspec.ValidationError` that says what is wrong, and where."""
        return msgspec.convert(raw, form, dec_hook=self._hook)

    def cards(self, raw: Any, form: type[C]) -> tuple[C, ...]:
        """A list of cards."""
        return tuple(self.decode(raw, list[self.card(form)]))  # type: ignore[misc]

    def type_of(self, name: str) -> Any:
        """The form of a type of the vocabulary."""
        tuple_of: Any = tuple
        dict_of: Any = dict
        if name not in self._types:
            if name[0] in "[{":
                inner = self.type_of(name[1:-1])
                self._types[name] = tuple_of[inner, ...] if name[0] == "[" else dict_of[inner, int]
            elif name.endswith("_ref"):
                self._types[name] = type(
                    name, (Reference,), {"ids": self.ids.get(name[:-4], {}), "__slots__": ()}
                )
            elif name in self.ids:
                self._types[name] = Literal[tuple(self.ids[name])]
            else:
                raise ValueError(f"the vocabulary speaks of a type {name!r}, of which no ids are known")
        return self._types[name]

    def bonuses(self) -> Any:
        """The form of a set of bonuses: any of the vocabulary's keys, each with a value of its type."""
        keys = self.vocabulary.bonus_keys.keys
        return _struct("Bonuses", [(key.id, self.type_of(key.type) | None, None) for key in keys])

    def triggers(self) -> Any:
        """The form of a trigger: its event, and for fields of what that tells, which value they must have."""
        forms = []
        for row in self.vocabulary.triggers:
            fields: tuple[Field, ...] = row.filters or row.payload
            where = _struct(
                "Where", [(field.name, self.type_of(field.type) | None, None) for field in fields]
            )
            forms.append(
                _struct(row.id, [("where", where), ("first_in", str, "")], tag_field="event", tag=row.id)
            )
        return _union(forms)

    # forms from the vocabulary
    def _struct(self, word: Word, tag: str) -> Any:
        fields: list[Any] = []
        for arg in word.args:
            if arg.name == "when":
                raise ValueError(f"{word.id}: every step has a field `when`; no argument can have that name")
            form, name = self.type_of(arg.type), safe(arg.name)
            default = None if arg.default is None else self.decode(arg.default, form)
            fields.append((name, form) if arg.required else (name, form | None, default))
        names = {safe(arg.name): arg.name for arg in word.args}
        return _struct(word.id, fields, tag_field=tag, tag=word.id, rename=names)

    def _narrowed(self, form: type[C]) -> type[C]:
        v = self.vocabulary
        lists: dict[str, Sequence[Row]] = {
            "who": v.who,
            "timing": v.timings,
            "window": v.windows,
            "duration": v.durations,
            "after_use": v.after_use,
            "kind": v.target_kinds if issubclass(form, Target) else (),
        }
        choosers = "|".join(sorted({self.user, "random", "all", *(row.id for row in v.choosers)}))
        fields: list[Any] = []
        for field in msgspec.structs.fields(form):
            allowed: Any = None
            if lists.get(field.name):
                allowed = Literal[tuple(row.id for row in lists[field.name])]
            elif field.name == "chooser":
                allowed = Annotated[str, msgspec.Meta(pattern=rf"^({choosers}|\$.+)$")]
            elif field.name in ("targets", "modes") and issubclass(form, Card | Mode):
                inner: Any = self.card(Target if field.name == "targets" else Mode)
                allowed = tuple[inner, ...]
            if allowed is not None:
                fields.append(
                    (field.name, allowed) if field.required else (field.name, allowed, field.default)
                )
        return _struct(form.__name__, fields, bases=(form,))  # type: ignore[no-any-return]

    # reading what is no tagged union in msgspec's sense
    def _hook(self, form: Any, raw: Any) -> Any:
        if issubclass(form, Reference):
            return self._reference(form, raw)
        if form is Expression:
            return self._expression(raw)
        if not isinstance(raw, dict):
            raise ValueError(f"{raw!r} can't stand here")
        return self._said(raw) if form is Predicate else self._doing(raw)

    def _said(self, raw: dict[str, Any]) -> Predicate:
        how = next(iter(raw), "")
        if len(raw) == 1 and how in COMBINED:
            if how == "not":
                return Predicate(how, of=(self._part(raw[how], Predicate, ".not"),))
            if not raw[how]:
                raise ValueError(f"{how!r} of nothing says nothing")
            return Predicate(how, of=self._part(raw[how], tuple[Predicate, ...], f".{how}"))
        return Predicate(raw.get("p", ""), self._part(raw, self._predicate))

    def _doing(self, raw: dict[str, Any]) -> Doing:
        said = {name: value for name, value in raw.items() if name != "when"}
        when = self._part(raw.get("when", []), tuple[Predicate, ...], ".when")
        return Doing(raw.get("op", ""), self._part(said, self._step), when)

    def _reference(self, form: type[Reference], raw: Any) -> Reference:
        if not isinstance(raw, str):
            raise ValueError(f"{raw!r} can't stand here")
        if raw.startswith("$") or raw in form.ids:
            return form(raw)
        raise ValueError(f"{raw!r} is neither a reference nor one of {', '.join(form.ids) or 'no ids'}")

    def _expression(self, raw: Any) -> Expression:
        if isinstance(raw, int) and not isinstance(raw, bool):
            return Expression(raw)
        if not isinstance(raw, dict) or len(raw) != 1:
            raise ValueError(f"an expression is a number or one known function, not {raw!r}")
        ((name, of),) = raw.items()
        if name == "var":
            if of not in self.variables:
                raise ValueError(f"{of!r} is no variable; there are {', '.join(self.variables) or 'none'}")
            return Expression(of, name)
        function = self.functions.get(name)
        if function is None:
            raise ValueError(f"an expression is a number or one known function, not {raw!r}")
        given = self._part(of, self.type_of(function.argument), f".{name}")
        if function.length and len(given) != function.length:
            raise ValueError(f"{name} takes {function.length} numbers")
        return Expression(given, name)

    def _part(self, raw: Any, form: Any, at: str = "") -> Any:
        try:
            return self.decode(raw, form)
        except msgspec.ValidationError as error:
            raise ValueError(_at(str(error), at)) from None


def _at(error: str, place: str) -> str:
    """An error message of msgspec whose path goes on from a place."""
    if not place:
        return error
    said, found, path = error.rpartition(" - at `$")
    return f"{said} - at `${place}{path}" if found else f"{error} - at `${place}`"


def _struct(name: str, fields: Sequence[Any], **options: Any) -> Any:
    return msgspec.defstruct(name, fields, frozen=True, kw_only=True, forbid_unknown_fields=True, **options)


def _union(forms: Sequence[Any]) -> Any:
    """Any of these; of nothing, nothing fits."""
    return Union[tuple(forms)] if forms else msgspec.defstruct("Nothing", ["nothing"])  # noqa: UP007
