"""The generals [GS-7, GS-19]: their numbers, symbols, rivals and abilities."""

from __future__ import annotations

import msgspec

from theatrum.games.generalship.tables.abilities import (
    Ability,
    CardSubstitution,
    DenyEnemyCard,
    DraftDiscount,
    ExtraMovement,
    UnitBonus,
)
from theatrum.games.generalship.tables.files import GENERAL_FILE
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.records.cards import GeneralRow
from theatrum.games.generalship.tables.tactics import ADVANCED_BY_KEY
from theatrum.games.generalship.tables.units import KIND_IDS
from theatrum.kit.data import Ids, Place, refuse
from theatrum.kit.nouns import Nouns


class General(msgspec.Struct, frozen=True):
    index: int
    id: str
    land: int
    sea: int
    christian: bool
    muslim: bool
    coup: bool
    rival: int
    """Index of the rival, or -1."""
    abilities: tuple[Ability, ...]
    years: str
    realm: str

    @property
    def noun(self) -> str:
        return f"general:{self.id}"


_ROWS = GENERAL_FILE.load().generals
_IDS = Ids("general", (row.id for row in _ROWS))
MOST_CARDS = NUMBERS.commander_advanced_max.value


def _general(index: int, row: GeneralRow) -> General:
    place = GENERAL_FILE.at(index, row.id)
    for column, number in (("land", row.land), ("sea", row.sea)):
        if not 0 <= number <= MOST_CARDS:
            refuse(place.column(column), f"{number} is not between 0 and {MOST_CARDS}")
    for ability in row.abilities:
        _check(ability, place.column("abilities"))
    return General(
        index=index,
        id=row.id,
        land=row.land,
        sea=row.sea,
        christian=row.christian,
        muslim=row.muslim,
        coup=row.coup,
        rival=-1 if row.rival is None else _IDS.find(row.rival, place.column("rival")),
        abilities=row.abilities,
        years=row.years,
        realm=row.realm,
    )


def _check(ability: Ability, place: Place) -> None:
    """The units and cards that an ability names have to exist."""
    if isinstance(ability, ExtraMovement | DraftDiscount | UnitBonus):
        KIND_IDS.find_all(ability.unit_types, place)
    elif isinstance(ability, DenyEnemyCard):
        _find_card(ability.deck, ability.card, place)
    elif isinstance(ability, CardSubstitution):
        _find_card(ability.deck, ability.use, place)
        _find_card(ability.deck, ability.instead, place)


def _find_card(deck: str, key: str, place: Place) -> None:
    if key not in ADVANCED_BY_KEY[deck]:
        refuse(
            place,
            f"there is no card {key!r} for battles on {deck}; there is: {', '.join(ADVANCED_BY_KEY[deck])}",
        )


GENERALS = tuple(_general(i, row) for i, row in enumerate(_ROWS))
GENERAL_BY_NOUN = Nouns("general", (general.id for general in GENERALS))
GENERAL = GENERAL_BY_NOUN.by_id
