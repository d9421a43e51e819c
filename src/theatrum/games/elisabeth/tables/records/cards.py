"""The cards as they are written: `cards.json`."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class EntryRow(Record, frozen=True):
    when: Literal["league", "start", "turn"]
    turn: int | None
    to: Literal["deck", "home"]
    players: tuple[int, ...]
    tournament: Literal["beside", "by_turn", "removed", "ruler_box"]
    flag: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)


class UseRow(Record, frozen=True):
    when: str
    by: str
    decided_by: str
    mode: str = ""
    if_: Commentary = msgspec.field(name="if", default=None)


class CardRow(Record, frozen=True):
    number: int
    id: str
    name_en: str
    name_de: str
    aliases_en: tuple[str, ...]
    cp: int
    type: Literal["combat", "event", "home", "mandatory", "response"]
    power: str | None
    players: str
    enters: str
    entry: EntryRow
    removal: str
    removal_code: Literal["beside", "conditional", "discard", "home", "out", "out_if_event", "ruler_box"]
    playable_by: str
    timing: str
    windows: tuple[str, ...]
    own_impulse_event: bool
    uses: tuple[UseRow, ...]
    effect: str
    params: Commentary
    stated: str
    designed: str
    effect_status: str
    overall_source: str
    source: Commentary
    refs: Commentary
    in_learning_deck: bool
    tournament: str
    removal_params: Commentary = None
    rulings: Commentary = None


class CardsFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    enters_values: Commentary
    windows: str
    numbering: Commentary
    codes: Commentary
    cards: tuple[CardRow, ...]


CARDS = Table(PACKAGE, "cards", CardsFile, rows="cards", noun="card")
