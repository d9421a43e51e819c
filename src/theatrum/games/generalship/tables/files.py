"""The files in `data/`. What they look like is told by `records`."""

from __future__ import annotations

from theatrum.games.generalship.tables.records.cards import (
    ActionFile,
    EventFile,
    GeneralFile,
    SeaTacticsFile,
    TacticsFile,
    TechCardFile,
    TechnologyFile,
)
from theatrum.games.generalship.tables.records.constants import ConstantFile
from theatrum.games.generalship.tables.records.map import LayoutFile, NationFile, NeutralTileFile
from theatrum.games.generalship.tables.records.units import UnitFile
from theatrum.kit.data import Table

PACKAGE = "theatrum.games.generalship"

UNIT_FILE = Table(PACKAGE, "units", UnitFile, rows="units", noun="unit")
NATION_FILE = Table(PACKAGE, "nations", NationFile, rows="nations", noun="nation")
NEUTRAL_FILE = Table(PACKAGE, "neutral_tiles", NeutralTileFile, rows="tiles", noun="tile")
LAYOUT_FILE = Table(PACKAGE, "layouts", LayoutFile)
ACTION_FILE = Table(PACKAGE, "action_tiles", ActionFile, rows="tiles", noun="action")
TECHNOLOGY_FILE = Table(PACKAGE, "technologies", TechnologyFile, rows="technologies", noun="technology")
TECH_CARD_FILE = Table(PACKAGE, "tech_cards", TechCardFile, rows="cards", noun="techcard")
EVENT_FILE = Table(PACKAGE, "events", EventFile)
GENERAL_FILE = Table(PACKAGE, "generals", GeneralFile, rows="generals", noun="general")
LAND_FILE = Table(PACKAGE, "tactics_land", TacticsFile, rows="basic", noun="tactic")
SEA_FILE = Table(PACKAGE, "tactics_sea", SeaTacticsFile, rows="basic", noun="tactic")
CONSTANT_FILE = Table(PACKAGE, "constants", ConstantFile)

TABLES = (
    UNIT_FILE,
    NATION_FILE,
    NEUTRAL_FILE,
    LAYOUT_FILE,
    ACTION_FILE,
    TECHNOLOGY_FILE,
    TECH_CARD_FILE,
    EVENT_FILE,
    GENERAL_FILE,
    LAND_FILE,
    SEA_FILE,
    CONSTANT_FILE,
)
