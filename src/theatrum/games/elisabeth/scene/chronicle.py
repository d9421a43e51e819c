"""How events look in the log and on the table."""

from __future__ import annotations

from theatrum.core.contract import Mark
from theatrum.games.elisabeth.scene.chronicle_campaign import CAMPAIGN

WAY = ("origin", "goal")
LEFT = ("space", "goal")

CHRONICLE: dict[str, Mark] = {
    **CAMPAIGN,
    # time
    "begins": Mark(icon="era", banner=True),
    "turn": Mark(icon="era", heading="round", banner=True),
    "turn-ends": Mark(icon="victory", banner=True),
    "card-text": Mark(icon="card", heading="turn"),
    "card-cp": Mark(icon="card", heading="turn"),
    "passes": Mark(icon="hourglass", heading="turn"),
    "skips": Mark(icon="hourglass", heading="turn"),
    # marches
    "marched": Mark(icon="march", path=WAY),
    "marched-back": Mark(icon="march", path=LEFT),
    "retreated": Mark(icon="retreat", path=LEFT),
    "displaced": Mark(icon="retreat", path=LEFT),
    "deployed": Mark(icon="march", path=WAY),
    "withdrew": Mark(icon="fortress"),
    "intercepts": Mark(icon="dice", path=LEFT, stage=True),
    "fails-to-intercept": Mark(icon="dice", path=LEFT, stage=True),
    "avoids": Mark(icon="dice", path=LEFT, stage=True),
    "fails-to-avoid": Mark(icon="dice", stage=True),
    "avoids-at-once": Mark(icon="retreat", path=LEFT),
    # battles and sieges
    "battle": Mark(icon="swords"),
    "battle-dice": Mark(icon="dice"),
    "battle-won": Mark(icon="swords", banner=True, stage=True),
    "battle-held": Mark(icon="shield", banner=True, stage=True),
    "units-lost": Mark(icon="skull"),
    "force-lost": Mark(icon="skull"),
    "leader-captured": Mark(icon="leader", banner=True),
    "siege-laid": Mark(icon="tower"),
    "siege-lifted": Mark(icon="tower"),
    "assault": Mark(icon="fortress"),
    "assault-failed": Mark(icon="shield", stage=True),
    "captured": Mark(icon="fortress", banner=True, stage=True),
    "took-control": Mark(icon="flag"),
    "unrest": Mark(icon="event"),
    "calmed": Mark(icon="flag"),
    "raised": Mark(icon="infantry"),
    "built": Mark(icon="ship"),
    # the sea
    "sail-order": Mark(icon="galley", path=WAY),
    "embarks": Mark(icon="ship"),
    "carried": Mark(icon="ship"),
    "sea-intercepts": Mark(icon="dice", path=("origin", "zone"), stage=True),
    "sea-misses": Mark(icon="dice", stage=True),
    "sea-avoids": Mark(icon="dice", path=("zone", "goal"), stage=True),
    "sea-caught": Mark(icon="dice", stage=True),
    "sea-battle": Mark(icon="galley"),
    "sea-dice": Mark(icon="dice"),
    "sea-won": Mark(icon="galley", banner=True, stage=True),
    "ship-lost": Mark(icon="wreck"),
    "ships-lost": Mark(icon="wreck"),
    "fleet-lost": Mark(icon="wreck", banner=True, stage=True),
    "fleet-retreats": Mark(icon="galley", stage=True),
    "raid": Mark(icon="galley"),
    "raid-defence": Mark(icon="dice"),
    "raid-undefended": Mark(icon="galley"),
    "raid-fails": Mark(icon="galley"),
    "raid-attack": Mark(icon="dice", stage=True),
    "piracy-vp": Mark(icon="victory"),
    "storms": Mark(icon="wave", banner=True),
    # powers
    "war": Mark(icon="swords", banner=True),
    "activated": Mark(icon="alliance", banner=True),
    "deactivated": Mark(icon="alliance"),
    "influence": Mark(icon="scroll"),
    "status-roll": Mark(icon="dice"),
    "new-ruler": Mark(icon="crown", banner=True),
    "holy-league": Mark(icon="cross", banner=True),
    "dragut-dies": Mark(icon="leader", banner=True),
    "mutiny": Mark(icon="event"),
    "drew": Mark(icon="cards"),
    "drawn": Mark(icon="cards"),
    "wins-military": Mark(icon="victory", banner=True),
    "wins-domination": Mark(icon="victory", banner=True),
    "wins-held": Mark(icon="victory", banner=True),
}
