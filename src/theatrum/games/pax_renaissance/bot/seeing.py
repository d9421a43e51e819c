"""What a learning program sees of Pax Renaissance: what the hand-written value counts, and the plain counts behind it."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.features import Features, Sight
from theatrum.games.pax_renaissance.bot.value import (
    FAR,
    Survey,
    about_to_declare,
    cash,
    concessions,
    patron_leads,
    patronage,
    progress,
    promise,
)
from theatrum.games.pax_renaissance.bot.worth import EMPIRE_ENGINE, ENGINE, cape_bonus
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, silenced
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BANKS,
    CARDS,
    COMETS,
    EMPIRES,
    KNIGHT,
    N_EMPIRES,
    OP_KINDS,
    OPS,
    PRESTIGE,
    ROOK,
    VICTORIES,
)

COLOURS = ("white", "black", "red")
SIDES = ("east", "west")
SEAT = (
    "cash",
    "florins",
    "concessions",
    "cubes on borders",
    "kings",
    "republics",
    *(f"prestige: {kind}" for kind in PRESTIGE),
    "cards that work",
    "promise of the hand",
    "cards in hand",
    "progress to victories",
    "patronage",
    "lead in patronage",
    *(f"steps to {victory}" for victory in VICTORIES),
    *(f"fulfils {victory}, which is active" for victory in VICTORIES),
    *(f"steps to {victory} if it is active" for victory in VICTORIES),
    "declares first",
    "about to declare",
    *(f"cards in the {side}" for side in SIDES),
    *(f"ops: {kind}" for kind in OP_KINDS),
    "silenced cards",
    "bonus of the Cape",
    "turns to wait",
    "actions left",
    "is active",
    "old maids",
    "is out",
)
OPTIONS = ("astrology", "bankruptcy", "expert", "expansion", "end_when_short", "hidden_hands")
TABLE = (
    "two players",
    "three players",
    "four players",
    *(f"deck in the {side}" for side in SIDES),
    *(f"active: {victory}" for victory in VICTORIES),
    *(f"florins in the market of the {side}" for side in SIDES),
    *(f"florins on the first card of the {side}" for side in SIDES),
    *(f"bishops: {colour}" for colour in COLOURS),
    *(f"faithful: {colour}" for colour in COLOURS),
    *(f"rooks: {colour}" for colour in COLOURS),
    *(f"knights: {colour}" for colour in COLOURS),
    "theocracies",
    "actions left",
    "somebody is about to declare",
    "comets in the market",
    *(f"first emporium of the {side}" for side in SIDES),
    "empires in the stack",
    *(f"option: {option}" for option in OPTIONS),
)
ITEMS = (*(f"empire {empire.id}" for empire in EMPIRES), *(f"card {card.id}" for card in CARDS))
THINGS = (
    *(f"{side}: {empire.id}" for empire in EMPIRES for side in ("king", "republic")),
    *(f"bank: {bank.id}" for bank in BANKS),
    *(f"tableau: {item}" for item in ITEMS),
    *(f"hand: {item}" for item in ITEMS),
    *(f"market: {item}" for item in ITEMS),
)
OF_BANKS = 2 * N_EMPIRES
OF_TABLEAUS = OF_BANKS + len(BANKS)
OF_HANDS = OF_TABLEAUS + len(ITEMS)
OF_MARKET = OF_HANDS + len(ITEMS)
CARD_OPS = tuple(tuple(OPS[op].kind for op in card.ops) for card in CARDS)
EMPIRE_OPS = tuple(tuple(tuple(OPS[op].kind for op in ops) for ops in empire.ops) for empire in EMPIRES)


def look(g: PaxRenaissance) -> Sight | None:
    """All seats of a position; nothing before the banks are dealt or after the end."""
    if g.active < 0 or g.ending:
        return None
    survey = Survey(g)
    ready = about_to_declare(g, survey)
    market = [OF_MARKET + item for row in g.market for item in row[1:] if item >= 0]
    seats, things = [], []
    for seat, lead in enumerate(patron_leads(g, survey)):
        row, has = _row(g, survey, ready, lead, seat)
        seats.append(row)
        things.append(has + market)
    return Sight(seats, _table(g, survey, ready), things)


def _row(
    g: PaxRenaissance, survey: Survey, ready: list[Seat], lead: float, seat: Seat
) -> tuple[list[float], list[int]]:
    """The numbers of `SEAT`, and what the seat has, as indices of `THINGS`."""
    gaps = survey.gaps[seat]
    has = [OF_BANKS + g.bank[seat]]
    works, quiet_cards, lengths, ops = 0.0, 0, [], [0] * len(OP_KINDS)
    for row in (2 * seat, 2 * seat + 1):
        cards = cards_of_row(g, row)
        lengths.append(len(cards))
        for item in cards:
            empire = item < N_EMPIRES
            has.append(2 * item + g.republic[item] if empire else OF_TABLEAUS + item)
            if g.bishops and silenced(g, item):
                quiet_cards += 1
                continue
            works += EMPIRE_ENGINE[item][g.republic[item]] if empire else ENGINE[item]
            for kind in EMPIRE_OPS[item][g.republic[item]] if empire else CARD_OPS[item - N_EMPIRES]:
                ops[kind] += 1
    has += [OF_HANDS + item for item in g.hand[seat]]
    wait = (seat - g.active) % g.players
    numbers = [
        cash(g.florins[seat]),
        g.florins[seat],
        concessions(g, seat),
        survey.cubes[seat],
        survey.kings[seat],
        survey.republics[seat],
        *survey.prestige[seat],
        works,
        promise(g, seat),
        len(g.hand[seat]),
        progress(g, gaps),
        patronage(g, survey, seat),
        lead,
        *gaps,
        *[gap == 0 and active for active, gap in zip(g.victories, gaps, strict=True)],
        *[gap if active and gap < FAR else FAR for active, gap in zip(g.victories, gaps, strict=True)],
        bool(ready) and ready[0] == seat,
        seat in ready,
        *lengths,
        *ops,
        quiet_cards,
        cape_bonus(g, seat),
        wait,
        0 if wait else g.actions,
        not wait,
        len(g.maids[seat]),
        g.out[seat],
    ]
    return numbers, has


def _table(g: PaxRenaissance, survey: Survey, ready: list[Seat]) -> list[float]:
    """The numbers of `TABLE`."""
    return [
        *(g.players == n for n in (2, 3, 4)),
        *(len(deck) for deck in g.deck),
        *g.victories,
        *(sum(gold) for gold in g.gold),
        *(gold[0] for gold in g.gold),
        *survey.bishops,
        *survey.tokens,
        *(g.border.count(ROOK + c) + g.city.count(ROOK + c) for c in range(3)),
        *(g.city.count(KNIGHT + c) for c in range(3)),
        sum(g.face),
        g.actions,
        bool(ready),
        sum(item in COMETS for row in g.market for item in row[1:]),
        *(emporium == 0 for emporium in g.emporium),
        sum(holder < 0 for holder in g.holder),
        g.astrology,
        g.bankruptcy,
        g.expert,
        g.expansion,
        g.end_when_short,
        g.hidden_hands,
    ]


SEEN: Features[PaxRenaissance] = Features(SEAT, TABLE, THINGS, look, open=True)
