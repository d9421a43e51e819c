"""The numbers in the texts of cards about rulers, courts and the wars of the realms [E1-C], one record for each."""

from __future__ import annotations

from theatrum.games.elisabeth.tables.cards import params
from theatrum.games.elisabeth.tables.constants import Part
from theatrum.games.elisabeth.tables.records.points import procedure
from theatrum.games.elisabeth.tables.records.procedures import JiltedTable
from theatrum.kit.data import Record


class RulerText(Record, frozen=True):
    """E1-C.84, E1-C.85, E1-C.104"""

    ruler: str
    cp_after: int
    noble_dies: str = ""
    capital: str = ""


class DeathText(Record, frozen=True):
    """E1-C.76"""

    excluded: tuple[str, ...]
    default_leaders: bool
    cp_after: int


class KeysText(Record, frozen=True):
    """E1-C.83"""

    vp_per_key: int
    keys: tuple[str, ...]
    cp_after: int


class EmpresaText(Record, frozen=True):
    """E1-C.100"""

    thresholds: tuple[tuple[int, int], ...]
    cp_after: int
    area: str
    per_catholic_space: int
    per_spanish_space: int
    per_spanish_regular: int


class BankruptcyText(Record, frozen=True):
    """E1-C.82"""

    discard: int
    mercenary_fraction: Part
    cp_after: int


class IrishText(Record, frozen=True):
    """E1-C.57"""

    spaces: tuple[str, ...]
    status_of: str
    fraction: Part


class BothwellText(Record, frozen=True):
    """E1-C.77"""

    unrest: int
    exempt_powers: int
    influence: int


class SeizedText(Record, frozen=True):
    """E1-C.63"""

    draws: int
    spain_holds_one_of: tuple[str, ...]
    mercenaries: int


class PennyText(Record, frozen=True):
    """E1-C.68"""

    min_keys: int
    draw: int
    unrest: int
    keys: tuple[str, ...]
    area: str


class AntonioText(Record, frozen=True):
    """E1-C.105"""

    status_of: str
    bonus: int
    bonus_powers: tuple[str, ...]


class AuldText(Record, frozen=True):
    """E1-C.41"""

    status: int
    regulars: int


class IntercessionText(Record, frozen=True):
    """E1-C.34"""

    unrest: int
    draw: int


class GouvernanteText(Record, frozen=True):
    """E1-C.33"""

    festivities: int
    draw: int
    retrieve_card: int


class TilburyText(Record, frozen=True):
    """E1-C.40"""

    dice: int
    dice_england: int


class FuryText(Record, frozen=True):
    """E1-C.46"""

    draws: int


class EdinburghText(Record, frozen=True):
    """E1-C.69"""

    influence: int


class LadiesText(Record, frozen=True):
    """E1-C.42"""

    area: str
    negate_excluded_types: tuple[str, ...]
    may_cancel: tuple[int, ...]
    may_cancel_if_target_in_france: tuple[int, ...]


_JILTED = procedure(JiltedTable)
JILTED = _JILTED.rows
"""22-T6 What a groom whom Elizabeth has jilted gets [E1-C.36 (B)]."""
JILTED_DRAWS = _JILTED.draws
RULER_TEXTS = {card: params(card, RulerText) for card in (84, 85, 104)}
DEATH_TEXT = params(76, DeathText)
EIGHTY_TEXT = params(83, KeysText)
EMPRESA_TEXT = params(100, EmpresaText)
BANKRUPTCY_TEXT = params(82, BankruptcyText)
IRISH_TEXT = params(57, IrishText)
BOTHWELL_TEXT = params(77, BothwellText)
SEIZED_TEXT = params(63, SeizedText)
PENNY_TEXT = params(68, PennyText)
ANTONIO_TEXT = params(105, AntonioText)
AULD_TEXT = params(41, AuldText)
INTERCESSION_TEXT = params(34, IntercessionText)
GOUVERNANTE_TEXT = params(33, GouvernanteText)
TILBURY_TEXT = params(40, TilburyText)
FURY_TEXT = params(46, FuryText)
EDINBURGH_TEXT = params(69, EdinburghText)
LADIES_TEXT = params(42, LadiesText)
