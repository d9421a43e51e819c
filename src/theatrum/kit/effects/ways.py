"""The ways to use a card: its targets and its steps as closures, with their slots in the context."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic

import msgspec

from theatrum.kit.effects.closures import S, Taken, Value
from theatrum.kit.effects.form import Doing, Expression, Mode, Predicate, Reference, Target
from theatrum.kit.effects.meaning import IT, Condition, Language, Scope


class Choice(Generic[S]):
    """A target, compiled."""

    def __init__(self, language: Language[S], form: Target, scope: Scope, slot: int) -> None:
        self.form, self.slot = form, slot
        self.kind = language.grammar.nouns[form.kind]
        if IT not in scope:
            raise ValueError(f"the vocabulary has targets, but no reference {IT}")
        self.it = scope[IT][0]
        everything = language.meaning.targets.get(form.kind)
        if everything is None:
            raise ValueError(f"the rules have no function for targets of kind {form.kind!r}")
        self.everything: Callable[[S], Iterable[int]] = everything
        self.where: tuple[Condition[S], ...] = language.conditions(
            form.where, {**scope, IT: (self.it, self.kind)}
        )
        self.random, self.every = form.chooser == "random", form.chooser == "all"
        self.chooser: Value[S] | None = None
        if not self.random and not self.every and form.chooser != language.grammar.user:
            self.chooser = language.pointer(form.chooser, scope)


class Way(Generic[S]):
    """A mode, compiled; a card without modes has one, without a name."""

    def __init__(self, language: Language[S], form: Mode, first: int) -> None:
        self.name = form.id
        grammar = language.grammar
        whole = language.scope({t.name: grammar.nouns[t.kind] for t in form.targets})
        self.slot: dict[str, int] = {name.removeprefix("$"): slot for name, (slot, _) in whole.items()}
        self.slots = len(whole)
        self.targets: set[str] = {t.name for t in form.targets}
        self.choices: list[Choice[S]] = []
        known = language.scope()
        for t in form.targets:
            if t.chosen_after_step > len(form.effect):
                raise ValueError(f"target {t.name}: there is no step {t.chosen_after_step}")
            self.choices.append(Choice(language, t, known, self.slot[t.name]))
            if t.max == 1:  # a condition names no target of several things
                known = {**known, f"${t.name}": whole[f"${t.name}"]}
        self.early: list[Choice[S]] = [choice for choice in self.choices if not choice.form.chosen_after_step]
        self.first, self.beyond = first, first + len(form.effect)
        self.steps: list[Taken[S]] = [language.step(doing, whole) for doing in form.effect]
        self.named: list[list[str]] = [self._named(i, doing, form) for i, doing in enumerate(form.effect)]
        """By step: the targets that it names."""

    def _named(self, i: int, doing: Doing, form: Mode) -> list[str]:
        names = {text.partition(".")[0] for text in references_in((doing.args, doing.when))}
        targets = [t for t in form.targets if f"${t.name}" in names]
        if sum(t.max > 1 for t in targets) > 1:
            raise ValueError(f"step {doing.word} names two targets of several things")
        for t in targets:
            if t.chosen_after_step > i:
                raise ValueError(f"step {doing.word} names {t.name}, which is chosen only after it")
        return [t.name for t in targets]

    def late(self, step: int) -> list[Choice[S]]:
        """What is chosen just before this step, after one has been taken."""
        after = step - self.first
        return [choice for choice in self.choices if after and choice.form.chosen_after_step == after]


def references_in(value: Any) -> Iterator[str]:
    """Every `$name` in a structure, with its attribute."""
    if isinstance(value, Reference):
        if value.text.startswith("$"):
            yield value.text
    elif isinstance(value, msgspec.Struct):
        yield from references_in(msgspec.structs.astuple(value))
    elif isinstance(value, Predicate):
        yield from references_in((value.args, value.of))
    elif isinstance(value, Expression):
        yield from references_in(value.of)
    elif isinstance(value, tuple):
        for part in value:
            yield from references_in(part)
