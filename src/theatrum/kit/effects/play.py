"""The play of effects: is a card playable and if not why, what has to be chosen, and its steps on the agenda.

`Effect.why_not` gives a refusal with its rule. `Effect.choose` asks for mode and targets: an answer is offered only if
the rest can still be chosen after it, and the same conditions give the answers and the reasons for what is missing.
`Effect.agenda` makes one entry per step, `("effect", card, step, user, name, noun, …)`: an effect in progress is
plain data, and a step may put a battle on top of it. All entries are made before the first step is taken, so a step
that turns out to ask has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, islice
from typing import Any, Generic, TypeAlias

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Runner, Seat, Step
from theatrum.core.scene import Text
from theatrum.kit.effects.closures import NOTHING, Context, S
from theatrum.kit.effects.form import Card
from theatrum.kit.effects.meaning import USER, Condition, Language
from theatrum.kit.effects.ways import Choice, Way
from theatrum.kit.effects.wording import text_key

Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""What a card is about: (name of a reference or target, noun), in the order chosen; a mode is named first."""
Used: TypeAlias = tuple[tuple[str, int], ...]
"""What has been chosen for a card: (kind of thing, thing); all are different from each other."""
MODE = "mode"
STEP, CHOICE = "effect", "effect_choice"


class Effect(Generic[S]):
    """One card, compiled: what it needs, what has to be chosen, what it does."""

    def __init__(self, language: Language[S], card: Card, index: int) -> None:
        self.language, self.card, self.index = language, card, index
        self.noun = f"card:{card.id}"
        self.requires: tuple[Condition[S], ...] = language.conditions(card.requires, language.scope())
        self.ways: list[Way[S]] = []
        first = 0
        for mode in card.ways():
            self.ways.append(Way(language, mode, first))
            first += len(mode.effect)
        self.slots = max(way.slots for way in self.ways)

    def is_offered_in(self, moment: str) -> bool:
        """Is this its timing or its window?"""
        return bool(moment) and moment in (self.card.timing, self.card.window)

    def context(self, user: int, pairs: Pairs = ()) -> Context:
        """A context in which `user` uses the card, and these references and targets point at these nouns."""
        c = [NOTHING] * self.slots
        c[USER] = user
        if not pairs:
            return c
        way = self._way(pairs)
        for name, noun in pairs:
            if name != MODE and c[way.slot[name]] == NOTHING:
                c[way.slot[name]] = self.language.find(noun)
        return c

    # ---- queries ---------------------------------------------------------------------------------------------------
    def why_not(self, g: S, user: int, pairs: Pairs = ()) -> Refusal | None:
        """The first requirement that is not met, or that the targets can't be chosen, in no mode."""
        c = self.context(user, pairs)
        for condition in self.requires:
            if not condition.test(g, c):
                return condition.refusal()
        if len(self.ways) == 1:
            fine = self._possible(g, c, self.ways[0].early, 0, ())
        else:
            fine = any(self._open(g, user, pairs, way) for way in self.ways)
        return None if fine else self._no_target(self.ways)

    def _open(self, g: S, user: int, pairs: Pairs, way: Way[S]) -> bool:
        """Can all targets of this mode be chosen?"""
        return self._possible(g, self.context(user, _in_mode(pairs, way)), way.early, 0, ())

    def _no_target(self, ways: Iterable[Way[S]]) -> Refusal:
        choices = [choice.form for way in ways for choice in way.early]
        kinds = [Text(text_key("kind", form.kind), n=form.max) for form in choices]
        return Refusal(self.language.rule, "no-target", card=self.noun, kinds=kinds)

    def _candidates(self, g: S, c: Context, choice: Choice[S], used: Used) -> Iterator[int]:
        it, where, kind = choice.it, choice.where, choice.kind
        for thing in choice.everything(g):
            c[it] = thing
            for condition in where:
                if not condition.test(g, c):
                    break
            else:
                if not used or (kind, thing) not in used:
                    yield thing

    def _misfit(self, g: S, c: Context, choice: Choice[S], thing: int) -> Condition[S] | None:
        """The first condition that a thing does not meet."""
        c[choice.it] = thing
        return next((condition for condition in choice.where if not condition.test(g, c)), None)

    def _possible(self, g: S, c: Context, choices: list[Choice[S]], at: int, used: Used) -> bool:
        """Can the choices from this one on be made, after what has been chosen?"""
        if at == len(choices):
            return True
        choice = choices[at]
        c[choice.slot] = NOTHING
        if choice.every:
            found = list(self._candidates(g, c, choice, used))
            c[choice.slot] = found[0] if found else NOTHING
            more = tuple([(choice.kind, thing) for thing in found])
            return len(found) >= choice.form.min and self._possible(g, c, choices, at + 1, used + more)
        if choice.form.min == 0 and self._possible(g, c, choices, at + 1, used):
            return True
        if choice.form.min == 0 and choice.form.max > 1:
            return False  # no later condition can name it: more of it opens nothing
        return self._completed(g, c, choices, at, max(1, choice.form.min), used)

    def _completed(
        self, g: S, c: Context, choices: list[Choice[S]], at: int, missing: int, used: Used
    ) -> bool:
        """Can this choice get so many things more, and the later ones theirs?"""
        if missing <= 0:
            return self._possible(g, c, choices, at + 1, used)
        choice = choices[at]
        found = self._candidates(g, c, choice, used)
        if at + 1 == len(choices):
            return len(list(islice(found, missing))) == missing
        single = choice.form.max == 1
        for group in ([thing] for thing in found) if missing == 1 else combinations(list(found), missing):
            if single:
                c[choice.slot] = group[0]
            more = tuple([(choice.kind, thing) for thing in group])
            if self._possible(g, c, choices, at + 1, used + more):
                return True
        return False

    # ---- procedures ------------------------------------------------------------------------------------------------
    def choose(self, g: S, user: int, pairs: Pairs = ()) -> Procedure[Pairs]:
        """The mode, then its targets, a question for each thing. What has only one answer is not asked.

        Returns `pairs` and what was chosen.
        """
        way = self.ways[0]
        if len(self.ways) > 1:
            way = yield from self._mode(g, user, pairs)
            pairs = _in_mode(pairs, way)
        return (yield from self._targets(g, user, pairs, way.early))

    def _mode(self, g: S, user: int, pairs: Pairs) -> Procedure[Way[S]]:
        open_ways = [way for way in self.ways if self._open(g, user, pairs, way)]
        if len(open_ways) == 1:
            return open_ways[0]
        answer = yield Ask(
            self.language.meaning.seat(g, user),
            "choose-mode",
            candidates=lambda: [
                (_mode_answer(way), None if way in open_ways else self._no_target([way])) for way in self.ways
            ],
            rule=self.language.rule,
            args={"card": self.noun},
        )
        return next(way for way in open_ways if _mode_answer(way) == answer)

    def _targets(self, g: S, user: int, pairs: Pairs, choices: list[Choice[S]]) -> Procedure[Pairs]:
        used: Used = tuple(
            [(noun.partition(":")[0], self.language.find(noun)) for _, noun in self._chosen(pairs)]
        )
        for at, choice in enumerate(choices):
            c = self.context(user, pairs)
            picked: list[int] = []
            if choice.every:
                picked = list(self._candidates(g, c, choice, used))
                used += tuple([(choice.kind, thing) for thing in picked])
            while not choice.every and len(picked) < choice.form.max:
                thing = yield from self._pick(g, c, choices, at, len(picked), used)
                if thing == NOTHING:
                    break
                picked.append(thing)
                used = (*used, (choice.kind, thing))
                c[choice.slot] = picked[0]
            noun = self.language.noun
            pairs += tuple([(choice.form.name, noun(choice.kind, thing)) for thing in picked])
        return pairs

    def _pick(
        self, g: S, c: Context, choices: list[Choice[S]], at: int, picked: int, used: Used
    ) -> Procedure[int]:
        """One thing more for a target, or NOTHING: enough."""
        choice = choices[at]
        if choice.random:
            found = list(self._leading_on(g, c, choices, at, picked, used))
            return g.sample(found, 1)[0] if found else NOTHING
        first = list(islice(self._answers(g, c, choices, at, picked, used), 2))
        if len(first) > 1:
            answer: Answer = yield self._question(g, c[:], choices, at, picked, used)
        else:
            answer = first[0] if first else DONE
        return NOTHING if answer == DONE else self.language.find(str(answer[1]))

    def _leading_on(
        self, g: S, c: Context, choices: list[Choice[S]], at: int, picked: int, used: Used
    ) -> Iterator[int]:
        """The things after whose choice the rest can still be chosen."""
        choice = choices[at]
        missing = choice.form.min - picked - 1
        tried = c[:]
        for thing in list(self._candidates(g, tried, choice, used)):
            if not picked:
                tried[choice.slot] = thing
            if self._completed(g, tried, choices, at, missing, (*used, (choice.kind, thing))):
                yield thing

    def _answers(
        self, g: S, c: Context, choices: list[Choice[S]], at: int, picked: int, used: Used
    ) -> Iterator[Answer]:
        choice = choices[at]
        for thing in self._leading_on(g, c, choices, at, picked, used):
            yield self._answer(choice, thing)
        if picked >= choice.form.min and self._possible(g, c[:], choices, at + 1, used):
            yield DONE

    def _answer(self, choice: Choice[S], thing: int) -> Answer:
        return ("choose", self.language.noun(choice.kind, thing))

    def _question(self, g: S, c: Context, choices: list[Choice[S]], at: int, picked: int, used: Used) -> Ask:
        choice = choices[at]

        def sift(reasons: Reasons | None) -> list[Answer]:
            answers = list(self._answers(g, c, choices, at, picked, used))
            if reasons is not None:
                self._note_misfits(g, c[:], choice, used, reasons)
                reasons[DONE] = Refusal(self.language.rule, "too-few-chosen")
            return answers

        return Ask(
            self._seat(g, c, choice),
            text_key("choose", choice.form.kind),
            sift=sift,
            rule=self.language.rule,
            args={"card": self.noun, "picked": picked, "min": choice.form.min, "max": choice.form.max},
            why_not=lambda answer: Refusal(self.language.rule, "not-to-choose", card=self.noun),
            touches=self.language.meaning.touches,
        )

    def _note_misfits(self, g: S, c: Context, choice: Choice[S], used: Used, reasons: Reasons) -> None:
        """Of everything, why it is not to be chosen: those that are offered after all have their reasons dropped."""
        for thing in choice.everything(g):
            failed = self._misfit(g, c, choice, thing)
            key = "chosen-already" if (choice.kind, thing) in used else "not-with-the-rest"
            refusal = failed.refusal() if failed else Refusal(self.language.rule, key)
            reasons[self._answer(choice, thing)] = refusal

    def _seat(self, g: S, c: Context, choice: Choice[S]) -> Seat:
        chooser = c[USER] if choice.chooser is None else choice.chooser(g, c)
        return self.language.meaning.seat(g, c[USER] if chooser == NOTHING else chooser)

    # ---- steps -----------------------------------------------------------------------------------------------------
    def agenda(self, user: int, pairs: Pairs, first: int = NOTHING) -> list[Step]:
        """One entry per step. A step that names a target of several things is taken once for each, one that names a
        target of which nothing was chosen is left out; a late choice is an entry of its own, and makes those after it.
        """
        way = self._way(pairs)
        context = [pair for pair in pairs if pair[0] not in way.targets]
        entries: list[Step] = []
        start = max(first, way.first)
        for i in range(start, way.beyond):
            if i > start and way.late(i):
                return [*entries, (CHOICE, self.index, i, user, *_flat(pairs))]
            groups: list[list[tuple[str, str]]] = [context]
            for name in way.named[i - way.first]:
                groups = [[*group, pair] for group in groups for pair in pairs if pair[0] == name]
            entries += [(STEP, self.index, i, user, *_flat(group)) for group in groups]
        return entries

    def take_step(self, g: S, i: int, user: int, pairs: Pairs) -> Procedure[None] | None:
        """One step of the agenda: a procedure if it asks."""
        way = self._way(pairs)
        return way.steps[i - way.first](g, self.context(user, pairs))

    def choose_late(self, g: S, i: int, user: int, pairs: Pairs) -> Procedure[None]:
        """What is chosen only after a step; then the agenda goes on."""
        pairs = yield from self._targets(g, user, pairs, self._way(pairs).late(i))
        g.then(*self.agenda(user, pairs, i))

    def perform(self, g: S, user: int, pairs: Pairs = ()) -> Procedure[None]:
        """All steps at once, inside a running procedure: for reactions, whose steps are short."""
        entries = self.agenda(user, pairs)
        while entries:
            entry, *entries = entries
            i, about = int(entry[2]), _pairs(entry[4:])
            if entry[0] == CHOICE:
                about = yield from self._targets(g, user, about, self._way(about).late(i))
                entries = self.agenda(user, about, i)
                continue
            asks = self.take_step(g, i, user, about)
            if asks is not None:
                yield from asks

    def perform_now(self, g: S, user: int, pairs: Pairs = ()) -> None:
        """All steps of a card that chooses nothing late and whose steps ask nothing."""
        for entry in self.agenda(user, pairs):
            if self.take_step(g, int(entry[2]), user, _pairs(entry[4:])) is not None:
                raise ValueError(f"{self.card.id}: a step of it asks")

    def _way(self, pairs: Pairs) -> Way[S]:
        if len(self.ways) == 1 or not pairs:
            return self.ways[0]
        return next((way for way in self.ways if (MODE, f"{MODE}:{way.name}") in pairs), self.ways[0])

    def _chosen(self, pairs: Pairs) -> list[tuple[str, str]]:
        targets = self._way(pairs).targets
        return [pair for pair in pairs if pair[0] in targets]


class Effects(Generic[S]):
    """All cards of a game, compiled. `runners()` belong among the game's procedures."""

    def __init__(self, language: Language[S], cards: Iterable[Card]) -> None:
        self.language = language
        self.all: list[Effect[S]] = []
        for index, card in enumerate(cards):
            try:
                self.all.append(Effect(language, card, index))
            except (ValueError, KeyError) as error:
                raise ValueError(f"card {card.id}: {error}") from None
        self.by_id: dict[str, Effect[S]] = {effect.card.id: effect for effect in self.all}
        if len(self.by_id) < len(self.all):
            raise ValueError("two cards have one id")

    def runners(self) -> Mapping[str, Runner]:
        return {STEP: self.step, CHOICE: self.choice}

    def step(self, g: S, card: int, i: int, user: int, *named: str) -> Procedure[None] | None:
        return self.all[card].take_step(g, i, user, _pairs(named))

    def choice(self, g: S, card: int, i: int, user: int, *named: str) -> Procedure[None]:
        return self.all[card].choose_late(g, i, user, _pairs(named))


def _in_mode(pairs: Pairs, way: Way[S]) -> Pairs:
    return ((MODE, f"{MODE}:{way.name}"), *pairs) if way.name else pairs


def _mode_answer(way: Way[S]) -> Answer:
    return ("choose", f"{MODE}:{way.name}")


def _flat(pairs: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tuple([atom for pair in pairs for atom in pair])


def _pairs(named: Iterable[Any]) -> Pairs:
    atoms = list(named)
    return tuple([(str(name), str(noun)) for name, noun in zip(atoms[::2], atoms[1::2], strict=True)])
