"""How the events of the campaign look in the log and on the table: diplomacy, courts, faith, plots, the oceans."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Mark

WAY = ("origin", "goal")


def _marks(icon: str, keys: Iterable[str], banner: bool = False, stage: bool = False) -> dict[str, Mark]:
    return {key: Mark(icon=icon, banner=banner, stage=stage) for key in keys}


CAMPAIGN: dict[str, Mark] = {
    # time, cards, treasures
    **_marks("cards", ("cards-enter", "retrieved", "discarded", "card-lost", "card-taken", "card-taken-is")),
    **_marks("card", ("negated", "no-effect", "event-names", "home-card-chosen", "selim-waits", "bid")),
    **_marks("hourglass", ("stops", "will-skip", "preference-chosen")),
    **_marks(
        "coin", ("treasures-gained", "treasures-are", "treasure-played", "treasure-taken", "spanish-row")
    ),
    **_marks("coin", ("treasure-taken-is", "treasure-lost", "treasures-lapse", "treasures-shown")),
    **_marks("victory", ("turn-points", "paris-points", "central-europe-points", "baseline", "event-points")),
    **_marks("victory", ("piracy-vp-lost", "ranking")),
    **_marks("victory", ("wins-standard", "wins-dominance", "wins-time", "wins-religious"), banner=True),
    **_marks("victory", ("wins-rising", "wins-rebellion"), banner=True),
    # diplomacy
    **_marks("eye", ("shown", "hand-shown", "hand-inspected")),
    **_marks("treaty", ("deal-announced", "deal-shown", "deal-confirmed", "deal-rejected", "deal-withdrawn")),
    **_marks("treaty", ("deal-lapsed", "deal-void", "agrees", "refuses")),
    **_marks("treaty", ("deal-done",), banner=True),
    **_marks("flag", ("ceded", "independent-again", "capital-lost", "settlement-taken")),
    **_marks("flag", ("peace",), banner=True),
    **_marks("alliance", ("allied", "alliance", "alliance-ends", "lent", "leader-lent", "status-known")),
    **_marks("alliance", ("intervenes", "isolates", "major-deactivated", "tribute", "offers-troops")),
    **_marks("alliance", ("offers-troops-led",)),
    **_marks("alliance", ("major-activated",), banner=True),
    **_marks("dice", ("status-won",), stage=True),
    **_marks("scroll", ("status-help", "influence-lost", "declares")),
    **_marks(
        "leader", ("set-free", "ransomed", "leader-home", "leader-placed", "leader-arrives", "leader-held")
    ),
    **_marks("leader", ("leader-leaves", "leader-escaped", "leader-lost-at-sea", "role-sea", "role-land")),
    **_marks("leader", ("captain-serves", "leader-dies")),
    # courts
    **_marks("queen", ("promised", "match-broken", "match-lost", "festivities", "jilted", "noble-arrives")),
    **_marks("queen", ("too-old", "dowry", "virgin-queen")),
    **_marks("dice", ("wedding", "wedding-reroll")),
    **_marks("dice", ("jilted-roll",), stage=True),
    **_marks(
        "queen",
        (
            "marriage-husband-murdered",
            "marriage-unhappy",
            "marriage-back-to-pool-no-bonus",
            "marriage-no-effect",
            "marriage-wife-dies-in-childbirth",
            "marriage-card",
            "marriage-vp",
            "marriage-vp-and-card",
        ),
        stage=True,
    ),
    **_marks("crown", ("ruler-dies", "mary-captured", "mary-executed", "portugal-enters"), banner=True),
    **_marks("crown", ("elected",), banner=True),
    # arts and sciences
    **_marks("laurel", ("sponsors", "talent-lost", "banned")),
    **_marks("dice", ("judged",), stage=True),
    **_marks("laurel", ("award-won",), banner=True),
    **_marks("technology", ("bonus-won", "bonus-gained")),
    **_marks("technology", ("suez-built",), banner=True, stage=True),
    **_marks("dice", ("suez-fails",), stage=True),
    # faith
    **_marks("dice", ("conversion-protestant", "conversion-catholic"), stage=True),
    **_marks("dice", ("conversion-suppression", "rebellion-roll"), stage=True),
    **_marks("church", ("turned-protestant", "turned-catholic", "unrest-cancelled", "jesuit-comes", "edict")),
    **_marks("church", ("henry-converts", "excommunicated", "league-formed"), banner=True),
    **_marks("church", ("preference-catholic", "preference-balanced", "preference-protestant"), banner=True),
    **_marks("event", ("rebellion",), banner=True),
    **_marks("event", ("rebellion-fails", "moriscos-rise", "ireland-rises", "barricades")),
    **_marks("flag", ("rebels-take", "capital-founded", "beggars")),
    **_marks(
        "dice", ("rebels-roll", "janissaries-roll", "slaves-roll", "league-roll", "ulua-roll"), stage=True
    ),
    # plots
    **_marks(
        "eye", ("plot-intelligence", "informant-placed", "informant-caught", "jesuit-expelled", "code-key")
    ),
    **_marks("eye", ("walsingham-acts", "walsingham-guards", "douai", "plot-card")),
    **_marks("sword", ("plot-murder",), banner=True),
    **_marks("event", ("plot-rising",), banner=True),
    **_marks("dice", ("plot-dice",)),
    **_marks("dice", ("intelligence-dice", "rising-fails"), stage=True),
    **_marks("sword", ("murdered", "murder-fails"), banner=True, stage=True),
    # war
    **_marks("swords", ("foreign-war", "foreign-war-over"), banner=True),
    **_marks("dice", ("foreign-battle",), stage=True),
    **_marks("infantry", ("foreign-army", "raised-abroad", "raised-aboard", "guests-arrive", "replacement")),
    **_marks("infantry", ("for-hire", "soccorso", "road-marched")),
    **_marks("spent", ("deserted", "dismissed", "attrition", "dysentery", "lost-aboard")),
    **_marks("card", ("more-dice", "flooding", "flooding-stopped")),
    **_marks("card", ("fireships", "galleasses"), stage=True),
    **_marks("fortress", ("fortress-built", "world-fortress")),
    **_marks("wave", ("march-stopped", "assault-stopped")),
    "winters": Mark(icon="march", path=WAY),
    "ships-displaced": Mark(icon="ship", path=("space", "goal")),
    # the sea and the oceans
    **_marks(
        "ship", ("ship-returns", "goes-aboard", "goes-ashore", "armada-grows", "armada-shrinks", "rebuilt")
    ),
    **_marks("ship", ("armada-built",), banner=True),
    **_marks(
        "galley", ("knights-raid", "dunkirkers", "plunder", "escort-joined", "escort-left", "escort-sunk")
    ),
    **_marks(
        "ship", ("outfits", "steers", "sails-home", "voyage-ends", "captain-arrives", "captain-winters")
    ),
    **_marks("ship", ("patrol-built", "patrol-sunk", "steady-hand", "captain-damaged", "captain-repaired")),
    "patrol-moves": Mark(icon="ship", path=("zone", "goal")),
    **_marks("dice", ("navigation-eliminated", "navigation-damaged", "navigation-no-effect"), stage=True),
    **_marks("spent", ("captain-lost", "scurvy", "treasure-overboard")),
    **_marks("dice", ("passage-lost", "passage-ends"), stage=True),
    **_marks("ship", ("around-the-world",), banner=True),
    **_marks("house", ("colony-founded", "colony-lost", "virginia-dare", "colony-roll", "slave-trade")),
    **_marks("coin", ("treasure-captured", "treasure-captured-is")),
    **_marks("coin", ("fleet-sails",), banner=True),
    **_marks("dice", ("fleet-zone", "fleet-dice"), stage=True),
}
