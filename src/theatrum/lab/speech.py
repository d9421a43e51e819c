"""Whether everything that a game says has its words, in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from theatrum.core.contract import Definition, Seat
from theatrum.core.game import Game, Question, answer_words
from theatrum.core.scene import Name, Text
from theatrum.core.state import Event
from theatrum.core.texts import LANGUAGES, NOUN, Texts


class Speech:
    """Everything that was said in a game, to be spoken in all languages: each key once with each set of arguments."""

    def __init__(self, definition: Definition[Any]) -> None:
        self.voices = [
            Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES
        ]
        self.heard: set[tuple[str, ...]] = set()
        self.refused: Counter[str] = Counter()
        """How often the refusals of a prompt were listened to."""
        self.nouns: set[str] = set()

    def hear(self, text: Text) -> None:
        self._collect(text.args.values())
        shape = (text.key, *text.args)
        if shape not in self.heard:
            self.heard.add(shape)
            for voice in self.voices:
                voice.say(text)

    def hear_question(self, question: Question) -> None:
        self.hear(Text(f"prompt-{question.prompt}", **question.args))
        for answer in question.answers:
            self.hear(answer_words(answer))
        self.refused[question.prompt] += 1
        if self.refused[question.prompt] <= 5:
            for answer, refusal in question.refused.items():
                self.hear(answer_words(answer))
                self.hear(Text(f"why-{refusal.key}", **refusal.args))

    def hear_event(self, event: Event) -> None:
        self.hear(Text(f"event-{event.key}", **event.args))

    def say_scene(self, game: Game, seat: Seat | None) -> None:
        scene = game.scene(seat)
        for voice in self.voices:
            voice.scene(scene)

    def missing(self) -> list[str]:
        for voice in self.voices:
            for noun in sorted(self.nouns):
                voice.say(Name(noun))
        return sorted({f"{key} ({voice.language})" for voice in self.voices for key in voice.missing})

    def _collect(self, values: Any) -> None:
        for value in values:
            if isinstance(value, str) and NOUN.fullmatch(value):
                self.nouns.add(value)
            elif isinstance(value, list | tuple):
                self._collect(value)
            elif isinstance(value, Text):
                self._collect(value.args.values())
