"""How well a seat stands: its house against the best of the others', and who is about to declare a victory."""

from __future__ import annotations

from math import tanh

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.bot.worth import (
    EMPIRE_ENGINE,
    ENGINE,
    KING_WORTH,
    PRESTIGE_WORTH,
    REPUBLIC_WORTH,
    border_worths,
    cape_bonus,
    card_worth,
)
from theatrum.games.pax_renaissance.queries.counts import bishops_in_play, faithful, imperial_margin, prestige
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, silenced
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CUBE,
    DISCOVERY,
    GLOBALISATION,
    HOLY,
    IMPERIAL,
    LAW,
    N_EMPIRES,
    PATRON,
    RENAISSANCE,
)

SCALE = 7.0
"""A lead of so much is decisive."""
AWAKE, ASLEEP = 5.0, 1.6
"""Weight of progress to a victory that is active, or not yet."""
WIN, LOSS = 0.97, 0.02


class Survey:
    """What the victories count, once for all seats."""

    __slots__ = ("bishops", "cubes", "g", "kings", "prestige", "republics", "tokens")

    def __init__(self, g: PaxRenaissance) -> None:
        seats = range(g.players)
        self.g = g
        self.prestige = [prestige(g, s) for s in seats]
        self.kings = [0] * g.players
        self.republics = [0] * g.players
        for e, holder in enumerate(g.holder):
            if holder >= 0:
                (self.republics if g.republic[e] else self.kings)[holder] += 1
        self.cubes = [g.border.count(CUBE + s) for s in seats]
        self.bishops = bishops_in_play(g)
        self.tokens = faithful(g)

    def gap(self, seat: Seat, victory: int) -> int:
        """How many steps a seat lacks for a victory; 0 if it is fulfilled."""
        if victory == IMPERIAL:
            return max(0, imperial_margin(self.g) - ahead(self.kings, seat))
        if victory == GLOBALISATION:
            found = [p[DISCOVERY] for p in self.prestige]
            return max(0, 2 - ahead(self.cubes, seat)) + max(0, 1 - ahead(found, seat))
        if victory == RENAISSANCE:
            law = [p[LAW] for p in self.prestige]
            return max(0, 1 - ahead(self.republics, seat)) + max(0, 2 - ahead(law, seat))
        assert victory == HOLY
        return min(self.faith_gap(seat, religion) for religion in range(3))

    def faith_gap(self, seat: Seat, religion: int) -> int:
        own = [p[religion] for p in self.prestige]
        bishops = max(0, sum(self.bishops) + 1 - 2 * self.bishops[religion])
        tokens = max(0, sum(self.tokens) + 1 - 2 * self.tokens[religion])
        return bishops + tokens + max(0, 1 - ahead(own, seat))


def ahead(numbers: list[int], seat: Seat) -> int:
    """Lead over the best opponent."""
    return numbers[seat] - max(n for s, n in enumerate(numbers) if s != seat)


# ---- the value ------------------------------------------------------------------------------------------------------
def value(g: PaxRenaissance, seat: Seat) -> float:
    """About 0 … 1 for a seat, from what everybody sees."""
    survey = Survey(g)
    urgent = declared_soon(g, survey, seat)
    if urgent is not None:
        return urgent
    houses = [house(g, survey, s) for s in range(g.players)]
    best = max(h for s, h in enumerate(houses) if s != seat)
    others = sum(houses) - houses[seat]
    rivals = 0.7 * best + 0.3 * others / (g.players - 1)
    return 0.5 + 0.45 * tanh((houses[seat] - rivals) / SCALE)


def declared_soon(g: PaxRenaissance, survey: Survey, seat: Seat) -> float | None:
    """Somebody fulfils an active victory: whoever has the next action first wins."""
    ready = about_to_declare(g, survey)
    if not ready:
        return None
    first = ready[0]
    if first == seat:
        steps = 0 if g.actions and g.active == seat else (seat - g.active) % g.players
        return WIN - 0.06 * steps
    if g.active == seat and g.actions:
        return LOSS + 0.08
    return LOSS


def about_to_declare(g: PaxRenaissance, survey: Survey) -> list[Seat]:
    """Who fulfils an active victory, whoever has the next action first."""
    active = [v for v, awake in enumerate(g.victories) if awake]
    return in_turn(g, [s for s in g.seats_in_turn() if any(survey.gap(s, v) == 0 for v in active)])


def in_turn(g: PaxRenaissance, ready: list[Seat]) -> list[Seat]:
    """Seats in the order of play, the one last who has no action left."""
    if ready and g.actions == 0 and ready[0] == g.active:
        return [*ready[1:], ready[0]]
    return ready


def house(g: PaxRenaissance, survey: Survey, seat: Seat) -> float:
    """What a seat has, all in all."""
    return sum(holdings(g, survey, seat).values())


def holdings(g: PaxRenaissance, survey: Survey, seat: Seat) -> dict[str, float]:
    """What a seat has: cash, concessions, thrones, cards that work, hand, and progress to the victories."""
    return {
        "florins": cash(g.florins[seat]),
        "concessions": concessions(g, seat),
        "thrones": KING_WORTH * survey.kings[seat] + REPUBLIC_WORTH * survey.republics[seat],
        "prestige": sum(n * w for n, w in zip(survey.prestige[seat], PRESTIGE_WORTH, strict=True)),
        "tableau": engine(g, seat),
        "hand": promise(g, seat),
        "victory": progress(g, [survey.gap(seat, victory) for victory in range(len(g.victories))]),
        "patronage": patronage(g, survey, seat),
    }


def parts(g: PaxRenaissance, seat: Seat) -> dict[str, float]:
    """What speaks for a seat, by part; above all, who may declare a victory next."""
    survey = Survey(g)
    urgent = declared_soon(g, survey, seat)
    return {**holdings(g, survey, seat), "declaring": 0.0 if urgent is None else SCALE * (2 * urgent - 1)}


def cash(florins: int) -> float:
    """The first florins count most."""
    return 0.42 * min(florins, 6) + 0.2 * max(0, min(florins, 14) - 6)


def concessions(g: PaxRenaissance, seat: Seat) -> float:
    """What a seat's cubes on borders earn."""
    worths = border_worths(g)
    bonus = cape_bonus(g, seat)
    return sum(worths[b] + bonus for b, token in enumerate(g.border) if token == CUBE + seat)


def promise(g: PaxRenaissance, seat: Seat) -> float:
    """What the cards in hand may bring."""
    return sum(0.3 + 0.45 * card_worth(g, seat, item) for item in g.hand[seat])


def progress(g: PaxRenaissance, gaps: list[int]) -> float:
    """How near the victories are, by the steps that are lacking for each."""
    total = 0.0
    for active, gap in zip(g.victories, gaps, strict=True):
        near = max(0.0, 1.0 - gap / 5)
        total += (AWAKE if active else ASLEEP) * near * near
    return total


def engine(g: PaxRenaissance, seat: Seat) -> float:
    """Cards of the tableau that can act."""
    total = 0.0
    for row in (2 * seat, 2 * seat + 1):
        for item in cards_of_row(g, row):
            if g.bishops and silenced(g, item):
                continue
            total += EMPIRE_ENGINE[item][g.republic[item]] if item < N_EMPIRES else ENGINE[item]
    return total


def patronage(g: PaxRenaissance, survey: Survey, seat: Seat) -> float:
    """The nearer the decks come to their end, the more counts who would win by patronage."""
    left = len(g.deck[0]) + len(g.deck[1])
    if left > 14:
        return 0.0
    standing = [4 * p[PATRON] + min(3.0, 0.3 * g.florins[s]) for s, p in enumerate(survey.prestige)]
    lead = standing[seat] - max(n for s, n in enumerate(standing) if s != seat)
    return 7.0 * (1 - left / 15) * tanh(lead / 4)
