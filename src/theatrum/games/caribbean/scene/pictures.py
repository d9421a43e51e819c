"""Which plate of the client's woodcuts stands on a card: what it is about, else its kind."""

from __future__ import annotations

from theatrum.games.caribbean.tables.buildings import BUILDINGS
from theatrum.games.caribbean.tables.cards import CARDS, GENERAL_ROWS, N_GENERAL
from theatrum.games.caribbean.tables.places import REGION
from theatrum.games.caribbean.tables.research import DIRECTION

GROUP = {
    "monopoly": "barrels",
    "public_demand": "harbour",
    "weather": "storm",
    "own_benefit": "gold",
    "event_track": "press",
    "corsair": "pirate",
    "price": "caravan",
    "base_price": "caravan",
    "pirates": "pirate",
    "other_harm": "revolt",
    "disease": "death",
    "natives": "temple",
    "special_exploration": "chart",
}
"""General cards by their group."""
REACTION = {
    "reaction_fair_wind": "galleon",
    "reaction_ambush": "ambush",
    "reaction_broadside": "cannon",
    "reaction_miracle": "church",
    "reaction_treason": "revolt",
    "reaction_fog": "storm",
    "reaction_forced_march": "foot",
    "reaction_counter_espionage": "spy",
    "reaction_glass_beads": "gold",
}
"""Reactions answer all kinds of things: each has its own."""
DOES = {
    "dr_bonus": "laurel",
    "gain_settlers": "settlers",
    "gain_ducats": "gold",
    "gain_units": "muskets",
    "gain_sp": "harbour",
    "gain_priests": "church",
    "gain_blueprint": "galleon",
    "gain_ships": "fleet",
    "research_discount": "book",
    "native_uprising": "temple",
    "extra_operations": "captain",
    "command_pirate_fleet": "pirate",
    "gain_corsair_ships": "pirate",
    "set_relation": "treaty",
    "gain_gp": "laurel",
    "place_weather": "storm",
    "hire_advisor": "statesman",
    "price_mod": "caravan",
    "sp_cost_mod": "harbour",
    "leader_mp": "explorer",
    "fleet_mp": "galleon",
    "draw_cards": "book",
    "lose_gp": "law",
    "special_exploration": "chart",
    "raise_fleet": "fleet",
    "recruit_leader": "captain",
    "reroll": "chart",
}
"""Cards of nations and events of main cards by the first thing they do."""
CHART = {"col": "town", "fort": "fortress", "mis": "church", "imp": "mill"}
FIELD = {
    "economy": "gold",
    "home_office": "throne",
    "navigation": "chart",
    "administration": "law",
    "naval_technology": "galleon",
    "monopolies": "barrels",
    "small_arms": "muskets",
    "cannon_technology": "cannon",
    "military_science": "pikes",
    "emigration": "settlers",
    "supply_costs": "harbour",
    "constructions": "mill",
    "sailing_technology": "fleet",
    "colonial_rule": "emperor",
    "naval_design": "galley",
}
"""Directions of research."""
REGIONS = {
    "caribbean": "palms",
    "central_america": "temple",
    "north_america": "town",
    "south_america": "farm",
}
AWARD = {"turn": "laurel", "region": "chart", "discovery": "explorer"}


def card(index: int) -> str:
    """CC-4.3 By what it is about."""
    if index < N_GENERAL:
        row = GENERAL_ROWS[index]
        return REACTION[row.id] if row.group == "reaction" else GROUP[row.group]
    return does(CARDS[index].effect.effect[0].word if CARDS[index].effect.effect else "")


def does(effect: str) -> str:
    return DOES.get(effect, "town")


def building(index: int) -> str:
    return CHART[BUILDINGS[index].chart]


def research(direction: int) -> str:
    return FIELD[DIRECTION.noun[direction].partition(":")[2]]


def award(category: str, region: int) -> str:
    if region >= 0:
        return REGIONS.get(REGION.noun[region].partition(":")[2], "mill")
    return AWARD.get(category, "laurel")


def thing(noun: str) -> str:
    """Wares, troops, ships, markers and everything else that can be looked up."""
    kind, _, name = noun.partition(":")
    if kind == "nation":
        return f"nation-{name}"  # its ship and its arms
    if name in SPECIAL:
        return SPECIAL[name]
    if kind == "marker" and name in NO_FIELD:
        return NO_FIELD[name]
    return KIND.get(kind, "barrels")


def leader(kind: str) -> str:
    """CC-4.3.4 By the office."""
    return OFFICE[kind]


OFFICE = {
    "explorer": "explorer",
    "conquistador": "charge",
    "commander": "soldier",
    "admiral": "captain",
    "viceroy": "statesman",
    "buccaneer": "pirate",
}
KIND = {
    "ware": "barrels",
    "unit": "muskets",
    "ship": "galleon",
    "damaged": "galleon",
    "marker": "farm",
    "figure": "captain",
    "way": "barrels",
    "colour": "statesman",
    "region": "chart",
    "mode": "captain",
    "side": "pikes",
    "advisor": "statesman",
    "thing": "statesman",
}
SPECIAL = {
    "fleet": "fleet",
    "sp": "harbour",
    "ducats": "gold",
    "slaves": "revolt",
    "settlers": "settlers",
    "settler": "settlers",
    "priests": "church",
    "priest": "church",
    "pio": "settlers",
    "mil": "foot",
    "inf": "pikes",
    "cav": "charge",
    "art": "cannon",
    "city": "temple",
    "kingdom": "temple",
    "capital": "temple",
}
NO_FIELD = {
    "silver": "gold",
    "gold": "gold",
    "gems": "gold",
    "salt": "barrels",
    "clay": "barrels",
    "ore": "barrels",
    "furs": "barrels",
    "timber": "palms",
    "more_2": "chart",
    "more_3": "chart",
    "more_4": "chart",
}
"""What is found on a marker and does not grow on fields, or leads to more of them."""
