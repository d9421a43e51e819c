"""How events look in the log and on the table."""

from __future__ import annotations

from theatrum.core.contract import Mark

CHRONICLE: dict[str, Mark] = {
    "turn": Mark(icon="era", heading="turn"),
    "set-up": Mark(icon="map"),
    # cards and money
    "bought": Mark(icon="coin"),
    "sold": Mark(icon="coin"),
    "played": Mark(icon="card"),
    "runs-ops": Mark(icon="play"),
    "passed": Mark(icon="hourglass"),
    "commerce": Mark(icon="coin"),
    "taxes": Mark(icon="coin"),
    "bankrupt": Mark(icon="coin", banner=True),
    "beheads": Mark(icon="sword", banner=True),
    "drawn": Mark(icon="cards"),
    # fairs
    "fair": Mark(icon="ship", stage=True),
    "profit": Mark(icon="coin"),
    "piracy": Mark(icon="galley"),
    # wars and votes
    "war-begins": Mark(icon="swords", banner=True),
    "campaign": Mark(icon="swords", banner=True, path=("start", "place")),
    "clash": Mark(icon="swords"),
    "fell": Mark(icon="spent"),
    "fell-beside": Mark(icon="spent"),
    "war-won": Mark(icon="victory", banner=True, stage=True),
    "war-lost": Mark(icon="shield", banner=True, stage=True),
    "voted": Mark(icon="politics", banner=True, stage=True),
    "sailed": Mark(icon="galley", path=("start", "end")),
    "besieged": Mark(icon="tower"),
    "represses": Mark(icon="shield"),
    "levied": Mark(icon="infantry"),
    "placed": Mark(icon="cube"),
    "settled": Mark(icon="flag"),
    # crowns and faiths
    "new-king": Mark(icon="crown", banner=True),
    "new-vassal": Mark(icon="crown", banner=True),
    "crowned": Mark(icon="crown", banner=True),
    "taken": Mark(icon="crown", banner=True),
    "turned": Mark(icon="church", banner=True),
    "bishop-enters": Mark(icon="bishop"),
    "diet-of-worms": Mark(icon="bishop", banner=True),
    "shifted": Mark(icon="ship", banner=True),
    "activated": Mark(icon="victory", banner=True),
    "torch": Mark(icon="victory", banner=True),
    "declared": Mark(icon="victory", banner=True),
}
