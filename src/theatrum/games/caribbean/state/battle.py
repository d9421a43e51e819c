"""What is going on in a fight: small records of the running land combat and sea battle."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr

ATTACKING, DEFENDING = 0, 1
"""The two sides of a fight; lists of two below are by side."""
EUROPEANS, NATIVES, PIRATES = 0, 1, 2
"""Who fights on a side."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LandBattle(Columns):
    """CC-5 A running land combat."""

    def __init__(self, area: int) -> None:
        self.area: int = area
        self.who: list[int] = [EUROPEANS, EUROPEANS]
        self.nation: list[int] = [-1, -1]
        """The nation that decides for a side: the commander's, or the colony's; -1: natives, pirates."""
        self.figure: list[int] = [-1, -1]
        """The commander: a leader ashore, or a fleet that was drawn in; -1: a garrison alone, natives, pirates."""
        self.garrison: bool = False
        """CC-5.6.1 The colony's garrison defends."""
        self.army: int = -1
        """The native army that fights, by its place in `armies`."""
        self.pmil: int = 0
        """CC-4.3.16 Raiding pirates; those of a nest are counted there."""
        self.coast: int = -1
        """The coast of the nest that is smoked out, or from which pirates raid."""
        self.raider: int = -1
        """The number of the raiding pirate fleet."""
        self.shifted: list[tuple[int, int, int]] = []
        """CC-5.0.1 What has been moved before the first round: (partner, partner, kind)."""
        self.manned: tuple[int, ...] = ()
        """CC-5.6.2 Buildings that the garrison mans in this round."""
        self.charging: list[int] = [0, 0]
        self.besieging: int = 0
        self.unpaid: list[int] = [0, 0]
        """CC-5.6.9 1: a leader's supply was not paid."""
        self.unpaid_fleets: tuple[int, ...] = ()
        self.rounds: int = 0
        self.factors: list[int] = [0, 0]
        """CF at the start of the round."""
        self.counted: tuple[tuple[tuple[str, int], ...], ...] = ()
        """By side: what was added to the dice of the last round, line by line, until the next one begins."""
        self.due: list[int] = [0, 0]
        """Combat units that have still to be taken off."""
        self.row: int = 0
        """Which row of the chart the last rolls gave: equal, higher, at least double."""
        self.lower: int = 0
        """The side whose sum was lower."""
        self.fallen: list[int] = [0, 0]
        """1: the leader was the last loss; he leaves when the fight is over."""
        self.gives_way: int = -1
        """The side that retreats, or -1."""

    __slots__ = declared_in(__init__)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaBattle(Columns):
    """CC-6 A running interception or sea battle. Fleets are figures, pirate fleets too."""

    def __init__(self, place: int, attacker: int, defender: int, active: int) -> None:
        self.place: int = place
        self.fleet: list[int] = [attacker, defender]
        """Who started, and who was attacked."""
        self.active: int = active
        """The side whose fleet moves."""
        self.pursuer: int = -1
        """CC-6.2 The side that won the interception and took the bonus."""
        self.windward: int = -1
        """CC-6.5 The side that has the weather gage."""
        self.offer: tuple[int, ...] = ()
        """CC-6.3.1 What a side offers, thing by thing."""
        self.price: int = 0
        """CC-6.3.2 Ducats' worth that pirates still want."""
        self.line: list[list[int]] = [[], []]
        """CC-6.4 Ship by ship: the kind, N_SHIPS more if it is damaged; -1: it is gone."""
        self.load: list[list[tuple[int, ...]]] = [[], []]
        """What of the fleet's things lies on each ship."""
        self.chest: list[list[tuple[int, ...]]] = [[], []]
        """What of its leader's things lies on each ship."""
        self.flagship: list[int] = [-1, -1]
        """The ship on which the leader sails, or -1."""
        self.unpaid: list[int] = [0, 0]
        self.factors: list[int] = [0, 0]
        self.counted: tuple[tuple[tuple[str, int], ...], ...] = ()
        """By side: what was added to the dice of the last round, line by line, until the next one begins."""
        self.rounds: int = 0
        self.due: list[int] = [0, 0]
        """Hits that have still to be taken."""
        self.row: int = 0
        self.lower: int = 0
        self.gives_way: int = -1
        self.wrecks: list[tuple[int, ...]] = []
        """CC-6.7.2 Ships of the loser that stayed behind: kind, then the loot on it, thing by thing."""
        self.prize: list[int] = [0, 0, 0]
        """CC-6.7.5 What pirates have won: ducats' worth, SP, freed slaves."""

    __slots__ = declared_in(__init__)
