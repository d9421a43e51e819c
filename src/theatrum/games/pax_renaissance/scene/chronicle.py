"""How events look in the log and on the table."""

from __future__ import annotations

from theatrum.core.contract import Mark
from theatrum.kit.marks import marks

CHRONICLE: dict[str, Mark] = {
    "turn": Mark(icon="era", heading="turn"),
    "set-up": Mark(icon="map"),
    # cards and money
    **marks("coin", "begins-with", "left-over-joins", "bought", "sold", "paid-for-room"),
    **marks("card", "played", "declined", "old-maid"),
    **marks("spent", "hand-discarded", "card-gone", "no-one-shot-emporium-open", "no-one-shot-no-discovery"),
    **marks("spent", "no-one-shot-no-suitor", "no-one-shot-no-heretics"),
    "runs-ops": Mark(icon="play"),
    "passed": Mark(icon="hourglass"),
    **marks("coin", "commerce", "taxes", "tax-paid"),
    "bankrupt": Mark(icon="coin", banner=True),
    "beheads": Mark(icon="sword", banner=True),
    **marks("sword", "assassin"),
    "drawn": Mark(icon="cards"),
    # fairs
    "fair": Mark(icon="ship", stage=True),
    **marks("coin", "profit", "fair-share", "left-over"),
    "piracy": Mark(icon="galley"),
    # wars and votes
    "war-begins": Mark(icon="swords", banner=True),
    "campaign": Mark(icon="swords", banner=True, path=("start", "place")),
    "clash": Mark(icon="swords"),
    **marks("cross", "joined"),
    **marks("shield", "stands"),
    **marks("house", "family-quarrel"),
    **marks("skull", "fell", "fell-beside", "killed", "repressed-dead", "surplus-dead"),
    "war-won": Mark(icon="victory", banner=True, stage=True),
    "war-lost": Mark(icon="shield", banner=True, stage=True),
    "voted": Mark(icon="politics", banner=True, stage=True),
    "sailed": Mark(icon="galley", path=("start", "end")),
    "besieged": Mark(icon="tower"),
    **marks("bars", "represses", "repressed", "surplus", "pacified"),
    **marks("pawn", "token-released", "freed"),
    "levied": Mark(icon="infantry"),
    **marks("cube", "placed", "agents-stay-out", "token-forgone"),
    **marks("exchange", "arranged"),
    "settled": Mark(icon="flag"),
    # crowns and faiths
    "new-king": Mark(icon="crown", banner=True),
    "new-vassal": Mark(icon="crown", banner=True),
    "crowned": Mark(icon="crown", banner=True),
    **marks("crown", "became-king", "empire-gone"),
    **marks("politics", "became-republic"),
    "taken": Mark(icon="crown", banner=True),
    "turned": Mark(icon="church", banner=True),
    **marks("church", "apostasy"),
    **marks("bishop", "bishop-enters", "bishop-leaves", "bishop-stays"),
    "diet-of-worms": Mark(icon="bishop", banner=True),
    "shifted": Mark(icon="ship", banner=True),
    "activated": Mark(icon="victory", banner=True),
    "torch": Mark(icon="victory", banner=True),
    **marks("victory", "torch-idle", "ended"),
    "declared": Mark(icon="victory", banner=True),
}
