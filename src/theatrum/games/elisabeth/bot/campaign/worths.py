"""What things are worth to a bot, in victory points: one place for what several chapters weigh against each other."""

from __future__ import annotations

CP = 0.11
"""A command point in hand."""
CARD = 0.36
"""A card that is drawn or lost, nobody knows which."""
HOME_CARD = 0.6
CARD_TO_COME = 0.32
"""A card more in a turn to come."""
BONUS = 0.35
"""A science bonus."""
SPACE = 0.2
"""A space of one's faith: five of them are a point [22-T7]."""
MERCENARY, REGULAR, CAVALRY = 0.05, 0.08, 0.05
GALLEY, CORSAIR, ARMADA_LEVEL = 0.12, 0.07, 0.25
LEADER = 0.15
"""An army leader, for each unit of his command over four; and a little for himself."""
INFORMANT, JESUIT, CODE_KEY = 0.14, 0.12, 0.1
COLONY, EXPEDITION, PATROL, SETTLED_FORTRESS = 0.45, 0.18, 0.12, 0.12
FOR_RESALE = 0.8
"""What is not yet sure counts so much of what it would bring."""
