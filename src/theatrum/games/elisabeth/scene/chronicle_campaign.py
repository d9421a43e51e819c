"""How the events of the campaign look in the log and on the table: diplomacy, courts, faith, plots, the oceans."""

from __future__ import annotations

from theatrum.core.contract import Mark
from theatrum.kit.marks import DEALS, marks

WAY = ("origin", "goal")
CAMPAIGN: dict[str, Mark] = {
    # time, cards, treasures
    **marks("cards", "cards-enter", "retrieved", "discarded", "card-lost", "card-taken", "card-taken-is"),
    **marks("card", "negated", "no-effect", "event-names", "home-card-chosen", "selim-waits", "bid"),
    **marks("hourglass", "stops", "will-skip", "preference-chosen"),
    **marks("coin", "treasures-gained", "treasures-are", "treasure-played", "treasure-taken", "spanish-row"),
    **marks("coin", "treasure-taken-is", "treasure-lost", "treasures-lapse", "treasures-shown"),
    **marks("victory", "turn-points", "paris-points", "central-europe-points", "baseline", "event-points"),
    **marks("victory", "piracy-vp-lost", "ranking"),
    **marks("victory", "wins-standard", "wins-dominance", "wins-time", "wins-religious", banner=True),
    **marks("victory", "wins-rising", "wins-rebellion", banner=True),
    # diplomacy
    **marks("eye", "shown", "hand-shown", "hand-inspected"),
    **DEALS,
    **marks("treaty", "agrees", "refuses"),
    **marks("treaty", "deal-done", banner=True),
    **marks("flag", "ceded", "independent-again", "capital-lost", "settlement-taken"),
    **marks("flag", "peace", banner=True),
    **marks("alliance", "allied", "alliance", "alliance-ends", "lent", "leader-lent", "status-known"),
    **marks("alliance", "intervenes", "isolates", "major-deactivated", "tribute", "offers-troops"),
    **marks("alliance", "offers-troops-led"),
    **marks("alliance", "major-activated", banner=True),
    **marks("dice", "status-won", stage=True),
    **marks("scroll", "status-help", "influence-lost", "declares"),
    **marks(
        "leader", "set-free", "ransomed", "leader-home", "leader-placed", "leader-arrives", "leader-held"
    ),
    **marks("leader", "leader-leaves", "leader-escaped", "leader-lost-at-sea", "role-sea", "role-land"),
    **marks("leader", "captain-serves", "leader-dies"),
    # courts
    **marks("queen", "promised", "match-broken", "match-lost", "festivities", "jilted", "noble-arrives"),
    **marks("queen", "too-old", "dowry", "virgin-queen"),
    **marks("dice", "wedding", "wedding-reroll"),
    **marks("dice", "jilted-roll", stage=True),
    **marks(
        "queen",
        "marriage-husband-murdered",
        "marriage-unhappy",
        "marriage-back-to-pool-no-bonus",
        "marriage-no-effect",
        "marriage-wife-dies-in-childbirth",
        "marriage-card",
        "marriage-vp",
        "marriage-vp-and-card",
        stage=True,
    ),
    **marks("crown", "ruler-dies", "mary-captured", "mary-executed", "portugal-enters", banner=True),
    **marks("crown", "elected", banner=True),
    # arts and sciences
    **marks("laurel", "sponsors", "talent-lost", "banned"),
    **marks("dice", "judged", stage=True),
    **marks("laurel", "award-won", banner=True),
    **marks("technology", "bonus-won", "bonus-gained"),
    **marks("technology", "suez-built", banner=True, stage=True),
    **marks("dice", "suez-fails", stage=True),
    # faith
    **marks("dice", "conversion-protestant", "conversion-catholic", stage=True),
    **marks("dice", "conversion-suppression", "rebellion-roll", stage=True),
    **marks("church", "turned-protestant", "turned-catholic", "unrest-cancelled", "jesuit-comes", "edict"),
    **marks("church", "henry-converts", "excommunicated", "league-formed", banner=True),
    **marks("church", "preference-catholic", "preference-balanced", "preference-protestant", banner=True),
    **marks("event", "rebellion", banner=True),
    **marks("event", "rebellion-fails", "moriscos-rise", "ireland-rises", "barricades"),
    **marks("flag", "rebels-take", "capital-founded", "beggars"),
    **marks("dice", "rebels-roll", "janissaries-roll", "slaves-roll", "league-roll", "ulua-roll", stage=True),
    # plots
    **marks(
        "eye", "plot-intelligence", "informant-placed", "informant-caught", "jesuit-expelled", "code-key"
    ),
    **marks("eye", "walsingham-acts", "walsingham-guards", "douai", "plot-card"),
    **marks("sword", "plot-murder", banner=True),
    **marks("event", "plot-rising", banner=True),
    **marks("dice", "plot-dice"),
    **marks("dice", "intelligence-dice", "rising-fails", stage=True),
    **marks("sword", "murdered", "murder-fails", banner=True, stage=True),
    # war
    **marks("swords", "foreign-war", "foreign-war-over", banner=True),
    **marks("dice", "foreign-battle", stage=True),
    **marks("infantry", "foreign-army", "raised-abroad", "raised-aboard", "guests-arrive", "replacement"),
    **marks("infantry", "for-hire", "soccorso", "road-marched"),
    **marks("skull", "attrition", "dysentery", "lost-aboard"),
    **marks("retreat", "deserted", "dismissed"),
    **marks("card", "more-dice", "flooding", "flooding-stopped"),
    **marks("card", "fireships", "galleasses", stage=True),
    **marks("fortress", "fortress-built", "world-fortress"),
    **marks("wave", "march-stopped", "assault-stopped"),
    "winters": Mark(icon="march", path=WAY),
    "ships-displaced": Mark(icon="ship", path=("space", "goal")),
    # the sea and the oceans
    **marks(
        "ship", "ship-returns", "goes-aboard", "goes-ashore", "armada-grows", "armada-shrinks", "rebuilt"
    ),
    **marks("ship", "armada-built", banner=True),
    **marks("galley", "knights-raid", "dunkirkers", "plunder", "escort-joined", "escort-left", "escort-sunk"),
    **marks("ship", "outfits", "steers", "sails-home", "voyage-ends", "captain-arrives", "captain-winters"),
    **marks("ship", "patrol-built", "patrol-sunk", "steady-hand", "captain-damaged", "captain-repaired"),
    "patrol-moves": Mark(icon="ship", path=("zone", "goal")),
    **marks("dice", "navigation-eliminated", "navigation-damaged", "navigation-no-effect", stage=True),
    **marks("skull", "captain-lost", "scurvy"),
    **marks("coin", "treasure-overboard"),
    **marks("dice", "passage-lost", "passage-ends", stage=True),
    **marks("ship", "around-the-world", banner=True),
    **marks("house", "colony-founded", "colony-lost", "virginia-dare", "colony-roll", "slave-trade"),
    **marks("coin", "treasure-captured", "treasure-captured-is"),
    **marks("coin", "fleet-sails", banner=True),
    **marks("dice", "fleet-zone", "fleet-dice", stage=True),
}
