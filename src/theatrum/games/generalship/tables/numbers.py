"""The constants of the rulebook: `NUMBERS.upkeep.free_stacks`, and names for those that are asked for often."""

from __future__ import annotations

from theatrum.games.generalship.tables.files import CONSTANT_FILE
from theatrum.kit.data import Place, refuse

NUMBERS = CONSTANT_FILE.load()
ERA_ROWS = NUMBERS.war_paradigms
"""In the order of `vocabulary.ERAS`."""
if [era.order for era in ERA_ROWS] != [0, 1, 2, 3]:
    refuse(Place(CONSTANT_FILE.file, "war_paradigms"), "the four eras have to stand in their order")

VP_TO_WIN = NUMBERS.victory_points_to_win.value
ROUNDS = NUMBERS.rounds_per_cycle.value
MOST_BATTLES = NUMBERS.battle_count.max
ALLIANCE_FIELDS = NUMBERS.alliance.fields
MOST_ALLIES = NUMBERS.alliance.max_cubes_per_field
"""GS-9.2 Cubes in a field, by number of players."""
TILES_FOR_VP = NUMBERS.neutral_tiles_for_vp.threshold
VP_FOR_TILES = NUMBERS.neutral_tiles_for_vp.vp
