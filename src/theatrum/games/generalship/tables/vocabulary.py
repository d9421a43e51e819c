"""The small vocabularies: terrain, classes of units, styles of sea fights, eras, as numbers for the state."""

from __future__ import annotations

PLAINS, FOREST, MOUNTAINS, SEA = range(4)
TERRAINS = ("plains", "forest", "mountains", "sea")
INFANTRY, CAVALRY, SHIP = range(3)
CLASSES = ("infantry", "cavalry", "ship")
MELEE, SHOOTING, BOMBARDMENT = range(3)
STYLES = ("melee", "shooting", "bombardment")
NO_STYLE = -1
ROLES = ("capital", "front_left", "front_right")
"""The three tiles of a nation."""
ERA_INFANTRY, ERA_CAVALRY, ERA_FORTRESSES, ERA_SHIPS = range(4)
ERAS = ("infantry", "cavalry", "fortresses", "ships")
LAND_BATTLE, SEA_BATTLE = "land", "sea"
