"""The meaning of effects: one plain function per word, bound to the form as closures.

A predicate is a query `ships_at_least(g, figure, value) -> bool`, a step a change `gain_ducats(g, nation, amount)`, or
a procedure if it asks. Its parameters are the state, then what the vocabulary's `uses` names, then the arguments; they
arrive resolved, as the numbers by which the rules know things. Other rules call the same functions.

A *context* is a list of numbers: what `$nation`, `$it`, `$area` … and the chosen targets point at, slot by slot.
A predicate about nothing is false, a function about nothing is 0: so *not* about nothing is true.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias

from theatrum.core.contract import Refusal, Seat, Touches
from theatrum.core.scene import Text
from theatrum.kit.effects.closures import (
    ARITHMETIC,
    NOTHING,
    Arg,
    Context,
    Do,
    S,
    Say,
    Taken,
    Test,
    Value,
    attribute_of,
    bound,
    called,
    conjunction,
    counted,
    disjunction,
    negated,
    reckoned,
)
from theatrum.kit.effects.form import Doing, Expression, Grammar, Modifier, Predicate, Reference, safe
from theatrum.kit.effects.vocabulary import Word
from theatrum.kit.effects.wording import needs, rule_of

Scope: TypeAlias = dict[str, tuple[int, str]]
"""Reference to (slot, kind of thing)."""

USER = 0
"""The slot of the first reference: whoever uses the card."""
IT = "$it"


def _same(g: Any, user: int) -> Seat:
    return user


class Meaning(Generic[S]):
    """What a game supplies: its functions, in explicit tables."""

    def __init__(
        self,
        *,
        predicates: Mapping[str, Say | Mapping[str, Say]],
        steps: Mapping[str, Do],
        targets: Mapping[str, Callable[[S], Iterable[int]]] | None = None,
        attributes: Mapping[tuple[str, str], Callable[[S, int], int]] | None = None,
        variables: Mapping[str, Callable[..., int]] | None = None,
        functions: Mapping[str, Callable[..., int]] | None = None,
        seat: Callable[[S, int], Seat] | None = None,
        die: int = 6,
        touches: Touches | None = None,
    ) -> None:
        self.predicates = predicates
        """By word; what can be said of several kinds of things has one function per kind (of the first argument)."""
        self.steps = steps
        self.targets: Mapping[str, Callable[[S], Iterable[int]]] = targets or {}
        """By kind of target: all there are, in the order of the rules."""
        self.attributes: Mapping[tuple[str, str], Callable[[S, int], int]] = attributes or {}
        """(`figure`, `area`): what `$it.area` is, if that is a figure."""
        self.variables: Mapping[str, Callable[..., int]] = variables or {}
        self.functions: Mapping[str, Callable[..., int]] = functions or {}
        self.seat: Callable[[S, int], Seat] = seat or _same
        """Which seat decides for a user or chooser of cards."""
        self.die = die
        """How many sides the dice of `{"dice": n}` have."""
        self.touches = touches
        """What is touched for a target, if it is not what the answer names."""


class Condition(Generic[S]):
    """A predicate that knows what to say if it does not hold."""

    __slots__ = ("rule", "test", "text")

    def __init__(self, test: Test[S], rule: str, text: Text) -> None:
        self.test, self.rule, self.text = test, rule, text

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "needs", what=self.text)


class Language(Generic[S]):
    """A grammar and its meaning: turns forms into closures over (state, context)."""

    def __init__(self, grammar: Grammar, meaning: Meaning[S], rule: str) -> None:
        self.grammar, self.meaning = grammar, meaning
        self.rule = rule
        """The rule by which cards are used: cited where no condition's own rule is."""
        self._nouns = {
            kind: {v: f"{kind}:{k}" for k, v in known.items()} for kind, known in grammar.ids.items()
        }

    # ---- contexts --------------------------------------------------------------------------------------------------
    def scope(self, targets: Mapping[str, str] | None = None) -> Scope:
        """The references and these targets (name → kind of thing), each with its slot."""
        kinds = {row.id: row.noun or "" for row in self.grammar.vocabulary.references}
        for name, noun in (targets or {}).items():
            if f"${name}" in kinds:
                raise ValueError(f"a target can't be called {name!r}: ${name} is a reference already")
            kinds[f"${name}"] = noun
        return {name: (slot, kind) for slot, (name, kind) in enumerate(kinds.items())}

    def context(self, **points: int) -> Context:
        """What the references point at: `language.context(nation=0, area=7)`; the rest points at nothing."""
        scope = self.scope()
        c = [NOTHING] * len(scope)
        for name, thing in points.items():
            c[scope[f"${name}"][0]] = thing
        return c

    def noun(self, kind: str, thing: int) -> str:
        return self._nouns[kind][thing]

    def find(self, noun: str) -> int:
        kind, _, name = noun.partition(":")
        return int(self.grammar.ids[kind][name])

    # ---- closures --------------------------------------------------------------------------------------------------
    def conditions(self, parts: Iterable[Predicate], scope: Scope) -> tuple[Condition[S], ...]:
        """A list of predicates: all must hold."""
        return tuple(
            Condition(self.test(p, scope), rule_of(self.grammar, p), needs(self.grammar, p)) for p in parts
        )

    def test(self, p: Predicate, scope: Scope) -> Test[S]:
        if p.of:
            tests = [self.test(part, scope) for part in p.of]
            return (
                negated(tests[0])
                if p.word == "not"
                else conjunction(tests)
                if p.word == "all"
                else disjunction(tests)
            )
        word = self.grammar.predicates[p.word]
        found = self.meaning.predicates.get(p.word)
        if found is None:
            raise ValueError(f"the rules have no function for the predicate {p.word!r}")
        if isinstance(found, Mapping):
            kind = self._kind(getattr(p.args, safe(word.args[0].name)), scope)
            if kind not in found:
                raise ValueError(f"{p.word} can be said of {', '.join(found)}, not of {kind}")
            return bound(found[kind], self._arguments(word, p.args, scope, chance=False, free=1))
        return bound(found, self._arguments(word, p.args, scope, chance=False))

    def step(self, doing: Doing, scope: Scope) -> Taken[S]:
        """A step: what it returns is a procedure if it asks."""
        change = self.meaning.steps.get(doing.word)
        if change is None:
            raise ValueError(f"the rules have no function for the step {doing.word!r}")
        args = self._arguments(self.grammar.steps[doing.word], doing.args, scope, chance=True)
        taken = called(change, [arg.getter() for arg in args])
        if not doing.when:
            return taken
        when = conjunction([self.test(p, scope) for p in doing.when])
        return lambda g, c: taken(g, c) if when(g, c) else None

    def value(self, e: Expression, scope: Scope) -> Value[S]:
        """A number that rolls no dice."""
        return self._value(e, scope, chance=False).getter()

    def modifier(self, m: Modifier, scope: Scope) -> Callable[[S, Context], int]:
        """A standing bonus: its value if its condition holds, else 0."""
        value = self.value(m.value, scope)
        if m.when is None:
            return value
        when = self.test(m.when, scope)
        return lambda g, c: value(g, c) if when(g, c) else 0

    def pointer(self, text: str, scope: Scope) -> Value[S]:
        """What a reference points at."""
        return self._reference(text, "any_ref", scope).getter()

    def _arguments(self, word: Word, args: Any, scope: Scope, chance: bool, free: int = 0) -> list[Arg[S]]:
        """What a word uses, then its arguments in the vocabulary's order; the first `free` may be of any kind."""
        out = self._used(word.uses, scope)
        for i, arg in enumerate(word.args):
            kind = "any_ref" if i < free else arg.type
            out.append(self._argument(getattr(args, safe(arg.name)), kind, scope, chance))
        return out

    def _used(self, uses: Iterable[str], scope: Scope) -> list[Arg[S]]:
        return [Arg(slot=scope[name][0], about=True) for name in uses]

    def _argument(self, value: Any, kind: str, scope: Scope, chance: bool) -> Arg[S]:
        if isinstance(value, Reference):
            return self._reference(value.text, kind, scope)
        if isinstance(value, Expression):
            return self._value(value, scope, chance)
        if isinstance(value, dict):
            known = self.grammar.ids[kind[1:-1]]
            return Arg(constant={known[key]: n for key, n in value.items()})
        if isinstance(value, tuple):
            parts = [self._argument(v, kind[1:-1], scope, chance) for v in value]
            if all(part.is_constant for part in parts):
                return Arg(constant=tuple(part.constant for part in parts))
            getters = [part.getter() for part in parts]
            return Arg(value=lambda g, c: tuple([get(g, c) for get in getters]))
        known = self.grammar.ids.get(kind, {})
        return Arg(constant=known[value] if isinstance(value, str) and value in known else value)

    def _reference(self, text: str, want: str, scope: Scope) -> Arg[S]:
        wanted = want.removesuffix("_ref")
        if not text.startswith("$"):
            return Arg(constant=self.grammar.ids[wanted][text])
        kind = self._resolve(text, scope)
        if wanted in self.grammar.attributes and kind != wanted:
            raise ValueError(f"{text} is of kind {kind or 'unknown'}, where {wanted} is wanted")
        name, _, attribute = text.partition(".")
        slot = scope[name][0]
        if not attribute:
            return Arg(slot=slot, about=True)
        of = self.meaning.attributes.get((scope[name][1], attribute))
        if of is None:
            raise ValueError(f"the rules have no function for the attribute {text!r}")
        return Arg(value=attribute_of(of, slot), about=True)

    def _kind(self, value: Any, scope: Scope) -> str:
        return self._resolve(value.text, scope) if isinstance(value, Reference) else ""

    def _resolve(self, text: str, scope: Scope) -> str:
        """The kind of thing that a reference points at."""
        name, _, attribute = text.partition(".")
        if name not in scope:
            raise ValueError(f"{text} points at nothing that is known here: {', '.join(scope)}")
        kind = scope[name][1]
        if not attribute:
            return kind
        attributes = self.grammar.attributes.get(kind, {})
        if attribute not in attributes:
            raise ValueError(f"{text}: {kind or 'this'} has no attribute {attribute!r}")
        return attributes[attribute]

    def _value(self, e: Expression, scope: Scope, chance: bool) -> Arg[S]:
        if not e.function:
            return Arg(constant=e.of)
        if e.function == "var":
            variable = self.meaning.variables.get(e.of)
            if variable is None:
                raise ValueError(f"the rules have no function for the variable {e.of!r}")
            return Arg(value=counted(variable, self._used(self.grammar.variables[e.of].uses, scope)))
        form = self.grammar.functions[e.function]
        function = self.meaning.functions.get(e.function)
        if function is not None:
            given = self._argument(e.of, form.argument, scope, chance)
            return Arg(value=counted(function, [*self._used(form.uses, scope), given]))
        several = e.of if isinstance(e.of, tuple) else (e.of,)
        parts = [self._value(part, scope, chance).getter() for part in several]
        if e.function == "dice":
            if not chance:
                raise ValueError("a condition rolls no dice")  # contract, invariant 4
            die, dice = self.meaning.die, parts[0]
            return Arg(value=lambda g, c: sum([g.roll(die) for _ in range(dice(g, c))]))
        reckon = ARITHMETIC.get(e.function)
        if reckon is None:
            raise ValueError(f"the rules have no function {e.function!r}")
        return Arg(value=reckoned(reckon, parts))

    # ---- do form and meaning agree? --------------------------------------------------------------------------------
    def check(self, complete: bool = True) -> list[str]:
        """What is wrong, in sentences: words without a rule or a function, functions whose parameters have other names.

        (Compiled functions keep the names of their parameters.) `complete`: every word needs a function.
        """
        v, m = self.grammar.vocabulary, self.meaning
        words = (*v.predicates, *v.steps)
        out = [f"{word.id}: no rule" for word in words if not word.rule]
        out += [f"{kind}: no such kind of target" for kind in m.targets if kind not in self.grammar.nouns]
        for kind, attribute in m.attributes:
            if attribute not in self.grammar.attributes.get(kind, {}):
                out.append(f"{kind}.{attribute}: no such attribute")
        for known, functions in ((self.grammar.predicates, m.predicates), (self.grammar.steps, m.steps)):
            out += [f"{name}: no such word" for name in functions if name not in known]
            if complete:
                out += [f"{name}: no function" for name in known if name not in functions]
            for name, word in known.items():
                out += _misfits(word, functions.get(name))
        return out


def parameters_of(word: Word) -> list[str]:
    """What the parameters of a word's function are called, after the state. If a reference that the word uses has the
    name of an argument, it is `used_<name>`."""
    args = [safe(arg.name) for arg in word.args]
    used = [name.removeprefix("$") for name in word.uses]
    return [f"used_{name}" if name in args else name for name in used] + args


def _misfits(word: Word, found: Any) -> list[str]:
    wanted = parameters_of(word)
    out = []
    for function in found.values() if isinstance(found, Mapping) else [found] * (found is not None):
        have = list(inspect.signature(function).parameters)[1:]
        if have != wanted:
            out.append(f"{word.id}: the vocabulary says {wanted}, the function {have}")
    return out
