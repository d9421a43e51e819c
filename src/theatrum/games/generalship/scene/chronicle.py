"""How events look in the log and on the table."""

from __future__ import annotations

from theatrum.core.contract import Mark

WAY = ("a", "b")

CHRONICLE: dict[str, Mark] = {
    "map-laid": Mark(icon="map"),
    "cycle": Mark(icon="era", heading="round", banner=True),
    "tile-chosen": Mark(icon="flag", heading="turn"),
    "paradigm": Mark(icon="era", banner=True),
    "new-order": Mark(icon="people"),
    # growth, goods, knowledge
    "grew": Mark(icon="growth"),
    "produced": Mark(icon="food"),
    "upkeep-paid": Mark(icon="food"),
    "developed": Mark(icon="technology", banner=True),
    "drew-technology": Mark(icon="technology"),
    "drew-generals": Mark(icon="general"),
    "commander-appointed": Mark(icon="general", banner=True),
    "political": Mark(icon="politics"),
    "drafted": Mark(icon="infantry"),
    "event-drawn": Mark(icon="event", banner=True),
    "plague": Mark(icon="event"),
    # alliances
    "joined": Mark(icon="alliance", banner=True),
    "left": Mark(icon="alliance"),
    # marches
    "march-move": Mark(icon="march", path=WAY),
    "march-sail_out": Mark(icon="ship", path=WAY),
    "march-dock": Mark(icon="anchor", path=WAY),
    "march-embark": Mark(icon="ship", path=WAY),
    "march-land": Mark(icon="march", path=WAY),
    "retreated": Mark(icon="march", path=WAY),
    "tile-taken": Mark(icon="flag"),
    # battles
    "battle-joined": Mark(icon="swords", banner=True),
    "battle-forces": Mark(icon="infantry"),
    "battle-cards": Mark(icon="cards"),
    "battle-strike": Mark(icon="swords"),
    "battle-revealed": Mark(icon="cards"),
    "battle-hit": Mark(icon="swords", stage=True),
    "battle-repelled": Mark(icon="shield", stage=True),
    "battle-over": Mark(icon="victory", banner=True, stage=True),
    "battle-count": Mark(icon="battles"),
    "plundered": Mark(icon="exchange"),
    "vp-technology": Mark(icon="victory", banner=True),
    "vp-event": Mark(icon="victory", banner=True),
    "vp-tiles": Mark(icon="victory", banner=True),
    "vp-battle": Mark(icon="victory", banner=True),
    "ended-ten-points": Mark(icon="victory", banner=True),
    "ended-capital": Mark(icon="victory", banner=True),
    "ended-cycle-cap": Mark(icon="victory", banner=True),
    "capital-fallen": Mark(icon="capital", banner=True),
    "swapped": Mark(icon="victory", banner=True),
}
