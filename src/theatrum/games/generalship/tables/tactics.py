"""The tactic cards of land and sea battles [GS-12 … GS-14]."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Atom
from theatrum.games.generalship.tables.files import LAND_FILE, SEA_FILE
from theatrum.games.generalship.tables.records.cards import AdvancedRow, BonusRow, ConditionRow, TacticsFile
from theatrum.games.generalship.tables.units import KIND_IDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, SEA_BATTLE, STYLES
from theatrum.kit.data import Ids, Place


class Basic(msgspec.Struct, frozen=True):
    """A basic tactic card: so many regiments of one of these kinds [GS-13.3, GS-14.2]."""

    number: int
    id: str
    kinds: tuple[int, ...]
    counts: tuple[int, ...]
    copies: int

    @property
    def noun(self) -> str:
        return f"tactic:{self.id}"


class Need(msgspec.Struct, frozen=True):
    """A condition on the committed regiments: at least `low` (at most `high`, if not -1) of these kinds."""

    kinds: tuple[int, ...]
    low: int
    high: int


class Bonus(msgspec.Struct, frozen=True):
    """What an advanced card adds when its needs are met. `variant` is the Irregulars' variant, or empty."""

    variant: str
    needs: tuple[Need, ...]
    atk: int
    defence: int


class Advanced(msgspec.Struct, frozen=True):
    """An advanced tactic card. `bonuses` is empty for those that are no bonus cards."""

    number: int
    id: str
    key: str
    copies: int
    bonuses: tuple[Bonus, ...]

    @property
    def noun(self) -> str:
        return f"tactic:{self.id}"


class Deck(msgspec.Struct, frozen=True):
    """The tactic cards of one kind of battle, by number."""

    basic: dict[int, Basic]
    advanced: dict[int, Advanced]


class _Reader:
    """One of the two files: its groups of units, and places in it."""

    def __init__(self, name: str, file: TacticsFile) -> None:
        self.name = name
        self.file = file
        self.groups = {
            group: KIND_IDS.find_all(kinds, Place(name, f"groups.{group}"))
            for group, kinds in file.groups.items()
        }
        self.group_ids = Ids("group of units", file.groups)

    def deck(self) -> Deck:
        return Deck(
            basic={
                row.no: Basic(
                    row.no,
                    row.id,
                    KIND_IDS.find_all(row.unit_types, Place(self.name, f"basic.{row.id}.unit_types")),
                    row.counts,
                    row.copies,
                )
                for row in self.file.basic
            },
            advanced={
                row.no: Advanced(row.no, row.id, row.key, row.copies, self._bonuses(row))
                for row in self.file.advanced
            },
        )

    def _bonuses(self, row: AdvancedRow) -> tuple[Bonus, ...]:
        if row.bonus is not None and row.condition is not None:
            return (self._bonus("", row.condition, row.bonus, row.id),)
        return tuple(self._bonus(v.type, v.condition, v.bonus, row.id) for v in row.variants)

    def _bonus(self, variant: str, condition: ConditionRow, bonus: BonusRow, card: str) -> Bonus:
        needs = []
        for need in condition.all:
            self.group_ids.find(need.group, Place(self.name, f"advanced.{card}.condition"))
            needs.append(Need(self.groups.get(need.group, ()), need.min, need.max or -1))
        return Bonus(variant, tuple(needs), bonus.atk, bonus.defence)


_SEA = SEA_FILE.load()
_SEA_READER = _Reader(SEA_FILE.file, _SEA)
DECKS = {LAND_BATTLE: _Reader(LAND_FILE.file, LAND_FILE.load()).deck(), SEA_BATTLE: _SEA_READER.deck()}
SEA_GROUPS = _SEA_READER.groups
"""GS-14.3 Groups of kinds at sea: close_infantry, ranged_infantry, artillery."""
STYLE_PRIORITY = tuple(STYLES.index(style) for style in _SEA.styles.priority_high_to_low)
"""GS-14.4 The styles of sea fights, the one that prevails first."""

AMBUSH, RETREAT, PURSUIT = 6, 7, 8
IRREGULARS = 5
EVADE_MELEE, EVADE_BOMBARDMENT = 4, 5
"""Numbers of advanced cards: three of both decks, one of battles on land, two of battles at sea."""
ADVANCED_BY_KEY = {kind: {card.key: card for card in deck.advanced.values()} for kind, deck in DECKS.items()}
BASIC_NOUN = {kind: {n: card.noun for n, card in deck.basic.items()} for kind, deck in DECKS.items()}
ADVANCED_NOUN = {kind: {n: card.noun for n, card in deck.advanced.items()} for kind, deck in DECKS.items()}
"""By kind of battle and number of the card."""
CARD_NUMBER: dict[Atom, int] = {
    noun: number
    for table in (*BASIC_NOUN.values(), *ADVANCED_NOUN.values())
    for number, noun in table.items()
}
"""The number of a tactic card."""
