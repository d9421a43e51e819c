"""Which plate of the client's woodcuts stands on a card: by office and manner of fighting, not by the single card."""

from __future__ import annotations

from theatrum.games.generalship.tables.generals import General
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, SEA_BATTLE

UNIT = {
    "light_infantry": "foot",
    "heavy_infantry": "pikes",
    "muskets": "muskets",
    "archers": "archers",
    "artillery": "cannon",
    "light_cavalry": "charge",
    "heavy_cavalry": "charge",
    "galley": "galley",
    "galleon": "galleon",
}
BASIC = {
    LAND_BATTLE: dict(enumerate(("foot", "pikes", "charge", "charge", "archers", "muskets", "soldier"), 1)),
    SEA_BATTLE: dict(enumerate(("galley", "galley", "archers", "muskets", "galleon", "fleet", "foot"), 1)),
}
"""Close combat, horse, archers and muskets, guns; by the number of the card."""
ADVANCED = {
    "close_order": "pikes",
    "volley_fire": "muskets",
    "hammer_and_anvil": "charge",
    "cavalry_charge": "charge",
    "irregulars": "revolt",
    "ambush": "ambush",
    "retreat": "retreat",
    "pursuit": "charge",
    "boarding_assault": "galley",
    "massed_volley": "fleet",
    "broadside": "galleon",
    "evade_melee": "galleon",
    "evade_bombardment": "galley",
}
TECHNOLOGY = {
    "metallurgy": "cannon",
    "stirrup": "charge",
    "sea_navigation": "explorer",
    "architecture": "church",
    "gunpowder": "muskets",
    "printing_press": "press",
    "scientific_method": "book",
    "steam_engine": "mill",
    "banking": "gold",
    "manufactories": "town",
    "railways": "caravan",
}
EVENT = {
    "coup": "throne",
    "pirate_extermination": "galley",
    "edict_of_milan": "church",
    "crusades": "siege",
    "black_death": "death",
    "witch_hunt": "revolt",
    "renaissance": "book",
    "thirty_years_war": "pikes",
}
ACTION = {"production": "farm", "cards": "book", "alliance": "treaty", "draft": "foot", "march": "pikes"}
NATION = {"austria": "emperor", "byzantium": "king", "england": "rose", "france": "throne"}
TECHNOLOGY_CARD = "book"
WIGS = range(1650, 1850)
"""When gentlemen were born who wore their own hair under another's."""


def tactic(battle: str, basic: bool, number: int, key: str) -> str:
    """GS-12 Basic cards by whom they bring into the fight, advanced ones by what they do."""
    return BASIC[battle][number] if basic else ADVANCED[key]


def action(id: str) -> str:
    """GS-6 By what is done there."""
    return next(picture for word, picture in ACTION.items() if f"_{word}" in id)


def general(one: General) -> str:
    """GS-19 Admirals, men of the east, of wigs, of crowns and of helmets."""
    if one.sea > one.land:
        return "captain"
    if one.muslim:
        return "sultan"
    born = one.years.partition("-")[0]
    if not one.years.endswith("BC") and born.isdigit() and int(born) in WIGS:
        return "statesman"
    return "emperor" if one.id.endswith(("_i", "_ii", "_iii", "_grosse")) else "soldier"
