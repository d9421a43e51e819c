"""The numbers of procedures [E1-T], as `tables.json` has them: one record for each, by the rules that use it."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from theatrum.games.elisabeth.tables.records.points import TABLES
from theatrum.kit.data import BadData, Problem, Record


class Numbers(Record, frozen=True, forbid_unknown_fields=False):
    """What the rules of a procedure count with. A number that they no longer use may still stand in an edition that was
    made before; one that is misspelt is noticed because the right one is missing."""


C = TypeVar("C", bound=Numbers)


class Gifts(Numbers, frozen=True):
    """E1-9.1.9-11"""

    cards_per_pair: int
    treasures_per_pair: int
    mercenaries_per_pair: int


class Ransom(Numbers, frozen=True):
    """E1-9.3.1"""

    random_items: int


class Deployment(Numbers, frozen=True):
    """E1-10.0"""

    units_over_sea: int
    sea_zones: int
    escort_galleons_max: int


class Piracy(Numbers, frozen=True):
    """E1-16.4.2"""

    powers_per_zone: int
    per_power: int
    dice_one_ship_or_port: int
    dice: int
    hits_per_ship: int


class Expedition(Numbers, frozen=True):
    """E1-16.5 S6, E1-17.4"""

    loot_full: int
    loot_damaged: int
    cp_colony: int
    colonies_per_power: int


class Circumnavigation(Numbers, frozen=True):
    """E1-16.6"""

    vp: tuple[int, ...]


class TreasureRows(Numbers, frozen=True):
    """E1-6.3.3"""

    spain: int
    spain_with_philippines: int
    portugal: int


class TreasureFleet(Numbers, frozen=True):
    """E1-23.2"""

    extra_treasure: int
    chosen: int
    chosen_with_two_escorts: int
    fleet_base_dice: int
    per_escort: int
    expedition_dice_damaged: int
    expedition_dice_full: int


class Conversion(Numbers, frozen=True):
    """E1-18.2, E1-18.5"""

    attempts_per_action: int
    unrest: tuple[int, ...]
    minor: tuple[int, ...]
    major: tuple[int, ...]


class Rebellion(Numbers, frozen=True):
    """E1-18.5d"""

    cp_min: int
    cp_max: int
    dice_per_cp: int
    home_space_dice: int
    hit_on: tuple[int, ...]
    cp_per_regular: int
    neighbours_per_cp: int
    leaders: int


class Espionage(Numbers, frozen=True):
    """E1-19.0"""

    first_turn: int
    informants_per_power: int
    assassination_cp: tuple[int, ...]
    ecr_cp: tuple[int, ...]


class Jesuits(Numbers, frozen=True):
    """E1-8.2"""

    per_turn: int
    per_turn_with_card_93: int
    total: int


class WorldFortresses(Numbers, frozen=True):
    """E1-8.2"""

    per_turn: int
    per_turn_with_coastal_fortification: int


class Suez(Numbers, frozen=True):
    """E1-23.1"""

    needed: int
    excavation: int
    vp: int
    cards: int


class Armada(Numbers, frozen=True):
    """E1-23.2"""

    levels: tuple[int, ...]
    upgrade_cp: int
    ports: tuple[str, ...]
    hits_per_level: int
    blockade_divisor: int


class ForeignWar(Numbers, frozen=True):
    """E1-23.7"""

    units_min: int
    units_max: int
    cp: int
    war_winner_at: int
    war_winner_vp: int
    cards_while_running: int


class Part(Numbers, frozen=True):
    """A part of a number, rounded."""

    num: int
    den: int
    round: Literal["up", "down"]


def share(part: Part, number: int) -> int:
    """So much of a number."""
    whole, rest = divmod(number * part.num, part.den)
    return whole + (rest > 0 and part.round == "up")


class Winter(Numbers, frozen=True):
    """E1-20.4, E1-20.6"""

    units_per_fortified_space: int
    attrition: Part
    regulars_per_capital: int
    hre_mercenaries_instead: int
    hre_for_hire_instead: int


class CatholicLeague(Numbers, frozen=True):
    """E1-20.10"""

    first_turn: int
    last_turn: int
    keys_automatic: int
    spaces_none_at_most: int
    die_plus_spaces_at_least: int
    spaces_taken: tuple[str, ...]
    further_unfortified_spaces: int
    french_losses: Part
    minimum_regulars: int
    fortress: str
    leader: str
    guise_area: str
    guise_also: tuple[str, ...]
    deal_ban_turns: int


class Morisco(Numbers, frozen=True):
    """E1-20.1"""

    unrest_markers: int
    distance: int
    center: str


class Marriage(Numbers, frozen=True):
    """E1-21.2, E1-21.3"""

    virgin_queen_vp: int
    virgin_queen_max: int
    men_stay_on: tuple[int, ...]
    valois_vp: int


class Influence(Numbers, frozen=True):
    """E1-24.5, E1-24.6"""

    maximum: int
    cp: int
    scotland_bonus: int
    scotland_spaces: int


class Victory(Numbers, frozen=True):
    """E1-25"""

    standard: int
    dominance_margin: int
    dominance_from_turn: int
    paris_vp: int
    paris_vp_high: int
    paris_high_turns: tuple[int, ...]
    central_europe: tuple[str, ...]
    central_europe_vp: int
    cyprus_vp: int
    baseline_step: int


class IrelandActivation(Numbers, frozen=True):
    """E1-24.2 S6"""

    fortress: str
    units: int
    free_war_space: str
    spain_england_cost_at_most: int


_ROWS = {row.id: row.values for row in TABLES.load().constants}


def _constants(name: str, type: type[C]) -> C:
    """The values of one procedure, checked."""
    try:
        return msgspec.convert(_ROWS.get(name), type)
    except msgspec.ValidationError as error:
        raise BadData(Problem(TABLES.at(list(_ROWS).index(name), name), str(error))) from None


GIFTS = _constants("gifts", Gifts)
RANSOM = _constants("ransom", Ransom)
DEPLOYMENT = _constants("deployment", Deployment)
PIRACY = _constants("piracy", Piracy)
EXPEDITION = _constants("expedition", Expedition)
CIRCUMNAVIGATION = _constants("circumnavigation", Circumnavigation)
TREASURE_ROWS = _constants("treasure_rows", TreasureRows)
TREASURE_FLEET = _constants("treasure_fleet", TreasureFleet)
CONVERSION = _constants("conversion", Conversion)
REBELLION = _constants("rebellion", Rebellion)
ESPIONAGE = _constants("espionage", Espionage)
JESUITS = _constants("jesuits", Jesuits)
WORLD_FORTRESSES = _constants("world_fortresses", WorldFortresses)
SUEZ = _constants("suez", Suez)
ARMADA = _constants("armada", Armada)
FOREIGN_WAR = _constants("foreign_war", ForeignWar)
WINTER = _constants("winter", Winter)
CATHOLIC_LEAGUE = _constants("catholic_league", CatholicLeague)
MORISCO = _constants("morisco", Morisco)
MARRIAGE = _constants("marriage", Marriage)
INFLUENCE = _constants("influence", Influence)
VICTORY = _constants("victory", Victory)
IRELAND_ACTIVATION = _constants("ireland_activation", IrelandActivation)
