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


class ConversionText(Record, frozen=True):
    """E1-18.5b, E1-18.5c Conversion attempts: in an area, in one of several, or in any; some cards do more."""

    attempts: int | dict[str, int]
    """By area, if there is more than one set."""
    conversion: str
    area: str = ""
    areas: tuple[str, ...] = ()
    auto_six: bool = False
    three_to_four: bool = False
    five_to_six: bool = False
    unrest_per_one: bool = False
    rebellion_cp: int = 0
    """The level of the free rebellion that follows (70, 97)."""
    markers: int = 0
    """Unrest that may be placed instead (64)."""
    unrest_removed: int = 0
    influence: int = 0
    """What follows on the Grand Tour (53)."""
    jesuits: int = 0
    jesuits_max: int = 0
    place: int = 0
    """Jesuits that come (92, 94)."""
    assassination_cp: int = 0
    victim_faction: str = ""
    """The murder of Saint Bartholomew's Day (97)."""


class JeanneText(Record, frozen=True):
    """E1-C.58"""

    cancels: tuple[int, ...]
    regulars: int
    rebellion_cp: int


class EmdenText(Record, frozen=True):
    """E1-C.79"""

    spaces: int
    area: str
    direction: str


class PlotText(Record, frozen=True):
    """E1-C.81, E1-C.88, E1-C.90, E1-C.91 Dice of a plot."""

    dice: int
    sides: tuple[str, ...] = ()
    influence: int = 0
    """E1-C.89 (A), (B) Of France on Scotland."""


class NorthText(Record, frozen=True):
    """E1-C.78"""

    markers: int
    rebellion_dice: int
    regulars: int
    neighbours: int


class BlackQueenText(Record, frozen=True):
    """E1-C.80"""

    assassination_cp: int
    informants: int
    informant_dice: int


class DouaiText(Record, frozen=True):
    """E1-C.93"""

    jesuits_now: int
    jesuits_per_turn: int
    jesuits_max: int


class TopcliffeText(Record, frozen=True):
    """E1-C.96"""

    jesuits: int
    informants: int


class ExperiencedText(Record, frozen=True):
    """E1-C.43"""

    dice: int


class PhilippinesText(Record, frozen=True):
    """E1-C.49"""

    settlement: str
    draw_to_row: int


class MenendezText(Record, frozen=True):
    """E1-C.61"""

    settlement: str
    fortresses: int


class PassageText(Record, frozen=True):
    """E1-C.62"""

    eliminated_max: int
    zone: str
    also_adjacent_zones: bool


class UluaText(Record, frozen=True):
    """E1-C.66"""

    dice: int


class SlaveTradeText(Record, frozen=True):
    """E1-C.67"""

    treasures: int
    vp: int
    zone: str


class HawkinsText(Record, frozen=True):
    """E1-C.59"""

    upgrades: int
    from_turn: int


class ArmadaText(Record, frozen=True):
    """E1-C.99"""

    cp: int
    upgrade_cp: int
    ports: tuple[str, ...]
    strength: int
    actions: tuple[str, ...]


class IndulgenceText(Record, frozen=True):
    """E1-C.110"""

    cp: int
    uses: tuple[str, ...]
    ports: tuple[str, ...]


class VizierText(Record, frozen=True):
    """E1-C.1"""

    suez_then_cp: int
    negate_excluded_types: tuple[str, ...]
    learning_modes: tuple[str, ...]


class RoadText(Record, frozen=True):
    """E1-C.3"""

    raise_cp: int
    passes_allowed: bool
    independent_spaces_allowed: bool
    sea_zones_allowed: bool


class AuldText(Record, frozen=True):
    """E1-C.41"""

    status: int
    regulars: int


class LordsText(Record, frozen=True):
    """E1-C.75"""

    regulars: int
    status_of: str
    cp_after: int


class ElectionText(Record, frozen=True):
    """E1-C.86"""

    vp: int
    bidders: tuple[str, ...]
    cards_per_bid: int
    ends_war_card: int
    cp_after: int
    tie_order: tuple[str, ...]


class LongWarText(Record, frozen=True):
    """E1-C.102"""

    from_turn: int
    regulars: int
    cp_after: int


class BeggarsText(Record, frozen=True):
    """E1-C.73"""

    regulars: int
    galleons: int
    area: str
    piracy: bool
    piracy_target: str


class VerlatingheText(Record, frozen=True):
    """E1-C.103"""

    vp: int
    min: int
    max: int
    cp_after: int
    offering: tuple[str, ...]
    leaders_max: int
    vp_protestant: int
    area: str


class DunkirkText(Record, frozen=True):
    """E1-C.106"""

    dice: int
    zones: tuple[str, ...]
    targets: tuple[str, ...]


class GhentText(Record, frozen=True):
    """E1-C.107"""

    unrest_removed: int
    area: str


class NonsuchText(Record, frozen=True):
    """E1-C.108"""

    units: int
    area: str


class ArrasText(Record, frozen=True):
    """E1-C.109"""

    spaces: int
    walloons: int
    walloon_cp: int
    area: str


class MassText(Record, frozen=True):
    """E1-C.111"""

    spaces: int
    once_per_game: bool
    center: str
    leader: str


class BarricadesText(Record, frozen=True):
    """E1-C.112"""

    guise: int
    center: str
    leader: str


class SoccorsoText(Record, frozen=True):
    """E1-C.44"""

    regulars: int


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
CONVERSION_TEXTS = {
    card: params(card, ConversionText) for card in (32, 47, *range(50, 57), 60, 64, 65, 70, 92, 94, 97)
}
"""By card: those that cause conversion attempts."""
GRAND_TOUR_TEXT, PURITANS_TEXT, VASSY_TEXT = (CONVERSION_TEXTS[card] for card in (53, 64, 70))
CAMPION_TEXT = CONVERSION_TEXTS[92]
JEANNE_TEXT = params(58, JeanneText)
EMDEN_TEXT = params(79, EmdenText)
PLOT_TEXTS = {card: params(card, PlotText) for card in (81, 88, 89, 90, 91)}
"""By card: those that change the dice of a plot."""
MARY_TEXT = PLOT_TEXTS[89]
NORTH_TEXT = params(78, NorthText)
QUEEN_TEXT = params(80, BlackQueenText)
DOUAI_TEXT = params(93, DouaiText)
TOPCLIFFE_TEXT = params(96, TopcliffeText)
BARTHOLOMEW_TEXT = CONVERSION_TEXTS[97]
CAPTAIN_TEXT = params(43, ExperiencedText)
PHILIPPINES_TEXT = params(49, PhilippinesText)
MENENDEZ_TEXT = params(61, MenendezText)
PASSAGE_TEXT = params(62, PassageText)
ULUA_TEXT = params(66, UluaText)
SLAVES_OCEAN_TEXT = params(67, SlaveTradeText)
HAWKINS_TEXT = params(59, HawkinsText)
ARMADA_TEXT = params(99, ArmadaText)
INDULGENCE_TEXT = params(110, IndulgenceText)
VIZIER_TEXT = params(1, VizierText)
ROAD_TEXT = params(3, RoadText)
AULD_TEXT = params(41, AuldText)
LORDS_TEXT = params(75, LordsText)
ELECTION_TEXT = params(86, ElectionText)
LONG_WAR_TEXT = params(102, LongWarText)
BEGGARS_TEXT = params(73, BeggarsText)
VERLATINGHE_TEXT = params(103, VerlatingheText)
DUNKIRK_TEXT = params(106, DunkirkText)
GHENT_TEXT = params(107, GhentText)
NONSUCH_TEXT = params(108, NonsuchText)
ARRAS_TEXT = params(109, ArrasText)
MASS_TEXT = params(111, MassText)
BARRICADES_TEXT = params(112, BarricadesText)
SOCCORSO_TEXT = params(44, SoccorsoText)
