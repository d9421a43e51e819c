"""Negotiation [E1-9.1]: deals are made and judged by what they are worth to either side.

A bot proposes what is good for both; where the other loses by it, it looks for something to give in return.
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.campaign import marriage, worths
from theatrum.games.elisabeth.bot.campaign.endings import expected
from theatrum.games.elisabeth.bot.campaign.new_world import A_TREASURE
from theatrum.games.elisabeth.bot.plans.europe import KEY_POINTS, Campaign
from theatrum.games.elisabeth.queries.keys import DUTCH_KEYS
from theatrum.games.elisabeth.queries.relations import contenders, one_player
from theatrum.games.elisabeth.rules.agreements import MATCHES, parties
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy
from theatrum.games.elisabeth.tables.constants import VICTORY
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import KEY, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import FRANCE, HRE, NOUNS, POWER, PROTESTANT
from theatrum.kit.deals import ADD, ANNOUNCE, CONFIRM, DROP, REJECT, Deals, Item

CHOSEN, CONSIDERED, LEFT = 4.0, 1.0, 0.0
"""The act that was decided on, the one to fall back upon, and all others: decided here, not by trying."""
FAIR = 0.06
"""Both sides must win so much, at least."""
ENVY, ENVY_OF_THE_LEADER = 0.12, 0.55
"""How much of what the other wins counts as a loss: he is a rival, and more so if he leads."""
OFFERS = 3
"""Bundles that a bot announces or drops in one negotiation: what was not taken up is not offered for ever."""
PAYMENTS = ("add-cards", "add-treasures", "add-mercenaries", "add-cede")
QUIET = 0.15
"""What peace is worth by itself: armies can go elsewhere."""
FREED, HELD = 0.4, 0.12
"""What a captive leader is worth to his power, and to his captor."""
SPACE_CEDED = 0.12
PERIL = (50.0, 3.0, 0.8)
"""What it costs all others if somebody is given keys, by how many he lacks for a victory then."""


# ---- what items are worth --------------------------------------------------------------------------------------------------
class Table:
    """Everything that is being negotiated, weighed once for all answers to one question."""

    __slots__ = ("_peace", "g", "leader", "survey")

    def __init__(self, g: Elisabeth) -> None:
        self.g = g
        self.survey = Campaign(g)
        self._peace: dict[tuple[int, int], float] = {}
        totals = {p: expected(g, p, self.survey) for p in contenders(g)}
        self.leader = max(totals, key=lambda p: totals[p])

    def worth(self, power: int, item: Item) -> float:
        """Points that an item means to a power, good or bad."""
        kind = str(item[0])
        if kind in ("cards", "treasures", "mercenaries"):
            each = {"cards": worths.CARD, "treasures": A_TREASURE, "mercenaries": worths.MERCENARY}[kind]
            return self._side(power, item) * each * int(item[3])
        if kind == "peace":
            other = next(p for p in parties(item) if p != power)
            return self._at_peace(power, other)
        if kind == "alliance":
            return self._allied(power, next(p for p in parties(item) if p != power))
        if kind == "cede":
            return self._side(power, item) * self._space(power, PLACE[item[3]])
        if kind == "return":
            captain = LEADERS[LEADER[item[3]]].command
            return FREED + 0.03 * captain if self._side(power, item) > 0 else -HELD
        if kind == "match":
            return marriage.match(self.g, power, NOBLE[item[3]], NOBLE[item[4]])
        if kind == "match-empire":
            return marriage.match(self.g, power, NOBLE[item[2]], NOBLE[item[3]]) - 0.1
        return -0.5  # to break a match

    @staticmethod
    def _side(power: int, item: Item) -> int:
        return 1 if POWER[item[2]] == power else -1

    def _space(self, power: int, space: int) -> float:
        return self.survey.worth(power, space) if SPACES[space].kind == KEY else SPACE_CEDED

    def _at_peace(self, power: int, other: int) -> float:
        """E1-9.1.4 The sieges that will not be, on both sides."""
        if (power, other) not in self._peace:
            hopes = self._hopes(power, other)
            fears = self._hopes(other, power)
            self._peace[power, other] = fears - hopes + QUIET
        return self._peace[power, other]

    def _hopes(self, power: int, other: int) -> float:
        g = self.g
        return sum(p.score for p in self.survey.plans(power)[:6] if g.master[g.control[p.goal]] == other)

    def _allied(self, power: int, other: int) -> float:
        """E1-18.5d.1 Protestants do not rebel against an ally; to others it matters little."""
        if {power, other} == {FRANCE, PROTESTANT}:
            return 0.8 if power == FRANCE else -1.5
        return -0.1 if HRE in (power, other) else -0.05

    # ---- whole bundles -----------------------------------------------------------------------------------------------
    def net(self, power: int, items: Sequence[Item]) -> float:
        """What a bundle means to a power: its own items, less something of what rivals win by theirs."""
        mine: float = sum(self.worth(power, item) for item in items if power in parties(item))
        others = {p for item in items for p in parties(item)} - {power}
        for other in others:
            theirs: float = sum(self.worth(other, item) for item in items if other in parties(item))
            if one_player(self.g, power, other):
                mine += theirs
            else:
                if theirs > 0:
                    mine -= theirs * (ENVY_OF_THE_LEADER if other == self.leader else ENVY)
                mine -= self._peril(other, items)
        return mine

    def _peril(self, power: int, items: Sequence[Item]) -> float:
        """E1-25.1, E1-25.3 What it costs all others if a power wins by what it is given, or is about to."""
        given = [PLACE[item[3]] for item in items if item[0] == "cede" and POWER[item[2]] == power]
        keys = [s for s in given if SPACES[s].kind == KEY]
        counted = [s for s in keys if power != PROTESTANT or s not in DUTCH_KEYS]
        missing = self.survey.keys_missing(power) - len(counted)
        peril = PERIL[max(0, missing)] if counted and missing < len(PERIL) else 0.0
        if keys and expected(self.g, power, self.survey) + KEY_POINTS[power] * len(keys) >= VICTORY.standard:
            peril += PERIL[0]
        return peril

    def fair(self, items: Sequence[Item]) -> bool:
        """Would everybody agree?"""
        return all(self.net(p, items) >= FAIR for p in {p for item in items for p in parties(item)})


# ---- one act ---------------------------------------------------------------------------------------------------------------
def dealing(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-9.1.17 Confirm what is good, reject what is not, announce what all will like, look for something to offer."""
    chosen = _act(g, power, answers)
    return [CHOSEN if answer == chosen else CONSIDERED if answer[0] == "done" else LEFT for answer in answers]


def _act(g: Elisabeth, power: int, answers: Sequence[Answer]) -> Answer:
    table = Table(g)
    deals = the_diplomacy(g).deals
    for answer in answers:
        if answer[0] == CONFIRM:
            good = table.net(power, deals.bundle(str(answer[1])).items) >= FAIR / 2
            return answer if good else (REJECT, answer[1])
    draft = list(deals.drafts[power])
    offers = [a for a in answers if str(a[0]).startswith(ADD)]
    if not draft:
        again = deals.spent[power] < OFFERS
        return (_opening(table, power, offers, announced(deals)) if again else None) or ("done",)
    if table.fair(draft):
        return (ANNOUNCE,) if (ANNOUNCE,) in answers else (DROP,)
    return _payment(table, power, draft, offers) or (DROP,)


def item_of(answer: Answer) -> Item:
    return (str(answer[0]).removeprefix(ADD), *answer[1:])


def announced(deals: Deals) -> list[Item]:
    """What waits for somebody's agreement already, in any bundle."""
    return [item for bundle in deals.pending for item in bundle.items]


def _opening(table: Table, power: int, offers: Sequence[Answer], waiting: Sequence[Item]) -> Answer | None:
    """The offer that brings most, of those that are fair by themselves or can be paid for. Nothing is announced twice, and
    nobody promised to two."""
    promised = {noble for item in waiting if item[0] in MATCHES for noble in item[-2:]}
    best: tuple[float, Answer] | None = None
    for answer in offers:
        item = item_of(answer)
        if answer[0] in PAYMENTS or item in waiting or (item[0] in MATCHES and not promised.isdisjoint(item)):
            continue
        gain = table.net(power, [item])
        if gain < FAIR or (not table.fair([item]) and _payment(table, power, [item], offers) is None):
            continue
        if best is None or gain > best[0]:
            best = (gain, answer)
    return best[1] if best is not None else None


def _payment(table: Table, power: int, draft: list[Item], offers: Sequence[Answer]) -> Answer | None:
    """What would make a draft good for all: the least that does."""
    partners = {p for item in draft for p in parties(item)} - {power}
    found: list[tuple[float, Answer]] = []
    for answer in offers:
        item = item_of(answer)
        if answer[0] not in PAYMENTS or item[1] != NOUNS[power] or POWER[item[2]] not in partners:
            continue
        if table.fair([*draft, item]):
            found.append((table.net(power, [*draft, item]), answer))
    return max(found, key=lambda f: f[0])[1] if found else None


def talking(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-9.1.1 Programs have nothing to say to each other but their offers."""
    return CHOSEN if answer[0] == "ready" else LEFT
