"""The numbers in the texts of cards, one record for each card that is played [E1-C]."""

from __future__ import annotations

from theatrum.games.elisabeth.tables.cards import params
from theatrum.kit.data import Record


class TributeText(Record, frozen=True):
    """E1-C.2"""

    targets: tuple[str, ...]
    cp_if_war: int


class PapalBullText(Record, frozen=True):
    """E1-C.5"""

    excommunication_attempts: int
    conversion_attempts: int
    italian_box_cp: int
    status_of: str
    conversion: str
    retrieve_card: int
    cp_after: int


class SelimText(Record, frozen=True):
    """E1-C.6"""

    ruler: str
    cp_after: int


class CityStatesText(Record, frozen=True):
    """E1-C.18"""

    dice: int
    targets: tuple[str, ...]


class DiplomaticFailureText(Record, frozen=True):
    """E1-C.19"""

    influence: int


class HolyLeagueText(Record, frozen=True):
    """E1-C.23"""

    naval_cp: int
    status_of: str


class NostradamusText(Record, frozen=True):
    """E1-C.29"""

    draw: int
    discard: int


class RulerIllText(Record, frozen=True):
    """E1-C.30"""

    discards: int
    impulses_skipped: int
    choices: tuple[str, ...]


class GalleySlavesText(Record, frozen=True):
    """E1-C.22"""

    dice: int


class KnightsText(Record, frozen=True):
    """E1-C.26"""

    strength: int
    piracy_dice: int


class MutinyText(Record, frozen=True):
    """E1-C.17"""

    min_units: int
    mercenaries: str
    regulars: str
    unrest: int


class VolunteersText(Record, frozen=True):
    """E1-C.21"""

    regulars: int


class HomelandRevoltText(Record, frozen=True):
    """E1-C.24"""

    markers: int


class JanissariesText(Record, frozen=True):
    """E1-C.25"""

    unrest_on: tuple[int, ...]
    unrest: int
    lose_on: tuple[int, ...]
    remove: int
    own_place: int


class DesertionText(Record, frozen=True):
    """E1-C.27"""

    remove: int
    gain: int


class MoriscoRevoltText(Record, frozen=True):
    """E1-C.28"""

    unrest: int
    strength: int


class HaremText(Record, frozen=True):
    """E1-C.16"""

    ottoman_cp: int


class DiceText(Record, frozen=True):
    """E1-C.7, E1-C.8, E1-C.10 More dice on land; Desperate Assault costs a unit more when losses have been taken."""

    dice: int
    extra_loss: int = 0


class FireshipsText(Record, frozen=True):
    """E1-C.9"""

    dice_sea: int
    dice_port: int
    odd_hit: str
    counts_for_winner: bool


class GalleassesText(Record, frozen=True):
    """E1-C.12"""

    dice: int
    dice_with_venetian: int


class ReitersText(Record, frozen=True):
    """E1-C.13"""

    place: int
    remove: int


TRIBUTE_TEXT = params(2, TributeText)
BULL_TEXT = params(5, PapalBullText)
SELIM_TEXT = params(6, SelimText)
CITY_STATES_TEXT = params(18, CityStatesText)
FAILURE_TEXT = params(19, DiplomaticFailureText)
LEAGUE_TEXT = params(23, HolyLeagueText)
NOSTRADAMUS_TEXT = params(29, NostradamusText)
RULER_ILL_TEXT = params(30, RulerIllText)
SLAVES_TEXT = params(22, GalleySlavesText)
KNIGHTS_TEXT = params(26, KnightsText)
MUTINY_TEXT = params(17, MutinyText)
VOLUNTEERS_TEXT = params(21, VolunteersText)
HOMELAND_TEXT = params(24, HomelandRevoltText)
JANISSARIES_TEXT = params(25, JanissariesText)
DESERTION_TEXT = params(27, DesertionText)
MORISCO_TEXT = params(28, MoriscoRevoltText)
HAREM_TEXT = params(16, HaremText)
FIRESHIPS_TEXT = params(9, FireshipsText)
GALLEASSES_TEXT = params(12, GalleassesText)
LAND_TEXTS = {card: params(card, DiceText) for card in (7, 8, 10)}
"""By card: those that give dice on land."""
REITERS_TEXT = params(13, ReitersText)
