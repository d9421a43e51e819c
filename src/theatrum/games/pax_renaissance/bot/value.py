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
    LAW,
    N_EMPIRES,
    PATRON,
)

SCALE = 7.0
"""A lead of so much is decisive."""
AWAKE, ASLEEP = 5.0, 1.6
"""Weight of progress to a victory that is active, or not yet."""
FAR = 5
"""Steps to a victory beyond which no difference is made."""
NEAR_AWAKE: tuple[float, ...] = tuple(AWAKE * (1 - gap / FAR) * (1 - gap / FAR) for gap in range(FAR))
NEAR_ASLEEP: tuple[float, ...] = tuple(ASLEEP * (1 - gap / FAR) * (1 - gap / FAR) for gap in range(FAR))
"""By steps that are lacking: what the progress to a victory is worth."""
WIN, LOSS = 0.97, 0.02
NEVER = 1_000
"""More steps than any victory lacks."""


class Survey:
    """What the victories count, once for all seats."""

    __slots__ = ("bishops", "cubes", "gaps", "kings", "prestige", "republics", "tokens")

    def __init__(self, g: PaxRenaissance) -> None:
        seats = range(g.players)
        self.prestige = [prestige(g, s) for s in seats]
        self.kings = [0] * g.players
        self.republics = [0] * g.players
        for e, holder in enumerate(g.holder):
            if holder >= 0:
                (self.republics if g.republic[e] else self.kings)[holder] += 1
        self.cubes = [g.border.count(CUBE + s) for s in seats]
        self.bishops = bishops_in_play(g)
        self.tokens = faithful(g)
        self.gaps = self._gaps(imperial_margin(g))
        """By seat and victory: how many steps are lacking; 0 if it is fulfilled."""

    def _gaps(self, margin: int) -> list[list[int]]:
        kings, republics, cubes = leads(self.kings), leads(self.republics), leads(self.cubes)
        law = leads([symbols[LAW] for symbols in self.prestige])
        found = leads([symbols[DISCOVERY] for symbols in self.prestige])
        faith = self._faith_gaps()
        return [
            [
                faith[seat],
                max(0, margin - kings[seat]),
                max(0, 2 - cubes[seat]) + max(0, 1 - found[seat]),
                max(0, 1 - republics[seat]) + max(0, 2 - law[seat]),
            ]
            for seat in range(len(self.kings))
        ]

    def _faith_gaps(self) -> list[int]:
        """By seat: the steps to the holy victory, by the religion that is nearest to it."""
        bishops, tokens = sum(self.bishops) + 1, sum(self.tokens) + 1
        nearest = [NEVER] * len(self.kings)
        for religion in range(len(self.bishops)):
            supreme = max(0, bishops - 2 * self.bishops[religion]) + max(
                0, tokens - 2 * self.tokens[religion]
            )
            for seat, lead in enumerate(leads([symbols[religion] for symbols in self.prestige])):
                nearest[seat] = min(nearest[seat], supreme + max(0, 1 - lead))
        return nearest


def leads(numbers: list[int]) -> list[int]:
    """By seat: the lead over the best opponent."""
    second, first = sorted(numbers)[-2:]
    return [n - (second if n == first else first) for n in numbers]


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
    return in_turn(g, [s for s in g.seats_in_turn() if any(survey.gaps[s][v] == 0 for v in active)])


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
        "victory": progress(g, survey.gaps[seat]),
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
        if gap < FAR:
            total += (NEAR_AWAKE if active else NEAR_ASLEEP)[gap]
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
    return 7.0 * (1 - left / 15) * tanh(patron_leads(g, survey)[seat] / 4)


def patron_leads(g: PaxRenaissance, survey: Survey) -> list[float]:
    """By seat: by how much it would win by patronage now, symbols first, then florins."""
    standing = [
        4 * symbols[PATRON] + min(3.0, 0.3 * florins)
        for symbols, florins in zip(survey.prestige, g.florins, strict=True)
    ]
    second, first = sorted(standing)[-2:]
    return [n - (second if n == first else first) for n in standing]
