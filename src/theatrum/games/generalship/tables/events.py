"""The events [GS-8.8 … GS-8.13], in the language of `theatrum.kit.effects`."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.generalship.tables.files import EVENT_FILE
from theatrum.kit.data import Provenance
from theatrum.kit.effects.form import Card, Grammar
from theatrum.kit.nouns import Nouns


class EventCard(Card, frozen=True, kw_only=True):
    """An event as its file has it."""

    name_en: str
    name_de: str
    copies: int
    concerns: Literal["everyone", "developer"]
    """Who carries it out: the players in turn, or only the one whose technology brought it on [GS-8.8, GS-8.11]."""
    provenance: Provenance


class Event(msgspec.Struct, frozen=True):
    index: int
    card: EventCard

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def noun(self) -> str:
        return f"event:{self.id}"


_FILE = EVENT_FILE.load()
EVENT_GRAMMAR = Grammar(_FILE.vocabulary, {})
EVENTS = tuple(Event(i, card) for i, card in enumerate(EVENT_GRAMMAR.cards(_FILE.events, EventCard)))
EVENT = Nouns("event", (event.id for event in EVENTS)).by_id
