"""Which texts a game has used, and which of them are missing in a language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from theatrum.core.contract import Definition, Seat
from theatrum.core.game import Game, Question, answer_words
from theatrum.core.scene import Name, Text
from theatrum.core.state import Event
from theatrum.core.texts import LANGUAGES, NOUN, Texts


class TextCoverage:
    """The texts that were used in a game, tried in all languages: each key once with each set of arguments."""

    def __init__(self, definition: Definition[Any]) -> None:
        self.texts = [
            Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES
        ]
        self.seen: set[tuple[str, ...]] = set()
        self.asked: Counter[str] = Counter()
        """How often each prompt was asked: its refusals are tried the first few times only."""
        self.nouns: set[str] = set()

    def add(self, text: Text) -> None:
        self._collect(text.args.values())
        shape = (text.key, *text.args)
        if shape not in self.seen:
            self.seen.add(shape)
            for texts in self.texts:
                texts.say(text)

    def add_whole(self, text: Text) -> None:
        """With all the sentences that it is made of."""
        self.add(text)
        for value in text.args.values():
            for part in value if isinstance(value, list | tuple) else (value,):
                if isinstance(part, Text):
                    self.add_whole(part)

    def add_question(self, question: Question) -> None:
        self.add(Text(f"prompt-{question.prompt}", **question.args))
        for answer in question.answers:
            self.add(answer_words(answer))
        self.asked[question.prompt] += 1
        if self.asked[question.prompt] <= 5:
            for answer, refusal in question.refused.items():
                self.add(answer_words(answer))
                self.add(Text(f"why-{refusal.key}", **refusal.args))

    def add_event(self, event: Event) -> None:
        self.add(Text(f"event-{event.key}", **event.args))

    def add_scene(self, game: Game, seat: Seat | None) -> None:
        scene = game.scene(seat)
        for texts in self.texts:
            texts.scene(scene)

    def missing(self) -> list[str]:
        for texts in self.texts:
            for noun in sorted(self.nouns):
                texts.say(Name(noun))
        return sorted({f"{key} ({texts.language})" for texts in self.texts for key in texts.missing})

    def _collect(self, values: Any) -> None:
        for value in values:
            if isinstance(value, str) and NOUN.fullmatch(value):
                self.nouns.add(value)
            elif isinstance(value, list | tuple):
                self._collect(value)
            elif isinstance(value, Text):
                self._collect(value.args.values())
