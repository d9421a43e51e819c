"""The negotiation segment [E1-9.1]: talks, then announcements in impulse order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from theatrum.core.contract import Answer, Procedure, Refusal, Runner, Seat
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import show
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_new_world, the_realms
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.constants import CATHOLIC_LEAGUE
from theatrum.games.elisabeth.tables.powers import FRANCE, MAJORS, NOBODY, NOUNS, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURE, TREASURES
from theatrum.kit import decks
from theatrum.kit.deals import Item

ROUNDS = 6
"""Rounds of talks at most: so programs come to an end. People talk as long as they like before they are ready."""


def negotiation(g: Elisabeth) -> None:
    """E1-9.1.1, E1-9.1.15 A new phase of deals begins; after the Catholic League Spain makes none with two powers."""
    g.phase = "diplomacy"
    diplomacy = the_diplomacy(g)
    diplomacy.gifts = {}
    diplomacy.reconciled = [0] * len(MAJORS)
    diplomacy.no_deals = [0] * len(MAJORS)
    formed = the_realms(g).league
    if formed and 0 < g.turn - formed <= CATHOLIC_LEAGUE.deal_ban_turns:
        for other in (FRANCE, PROTESTANT):
            diplomacy.no_deals[SPAIN] |= 1 << other
            diplomacy.no_deals[other] |= 1 << SPAIN
    DEALING.begin(g)
    diplomacy.talking = True
    g.then(("talk", 1), ("last_word",), ("announcements",))


# ---- talks -----------------------------------------------------------------------------------------------------------------
def talk(g: Elisabeth, round: int) -> Procedure[None]:
    """E1-9.1.1, E1-9.1.2 Everybody talks with whom he likes, and may show what he holds, until all are ready."""
    seats = list(range(g.players))
    more = yield from DEALING.talk(
        g,
        seats,
        lambda seat: showings(g, seat),
        lambda seat, answer: _show(g, seat, answer),
        why_not=lambda seat, answer: _why_not_shown(g, seat, answer),
        window="window-talk",
    )
    if more and round < ROUNDS:
        g.then(("talk", round + 1))


def showings(g: Elisabeth, seat: Seat) -> list[Answer]:
    """E1-9.1.2 Cards and treasures of one's hand, to another player: named by one of his powers. Home cards are no secret
    in this segment."""
    others = {g.seat_of[p]: NOUNS[p] for p in reversed(played(g)) if g.seat_of[p] != seat}
    own = [p for p in played(g) if g.seat_of[p] == seat]
    held = [CARDS[c].noun for p in own for c in sorted(g.hand[p])]
    held += [TREASURES[t].noun for p in own for t in g.treasures[p]]
    all_of_it: list[Answer] = [("show-hand", other) for other in others.values()] if len(held) > 1 else []
    return all_of_it + [("show", noun, other) for noun in held for other in others.values()]


def showable(g: Elisabeth, seat: Seat) -> list[str]:
    """E1-9.1.2 The same while players talk in secret: whom one talks to sees it at once."""
    return [str(answer[1]) for answer in showings(g, seat) if answer[0] == "show"]


def _why_not_shown(g: Elisabeth, seat: Seat, answer: Answer) -> Refusal:
    noun = str(answer[1])
    if answer[0] == "show-hand":
        return Refusal("E1-9.1.2", "hand-too-small" if POWER[noun] < len(MAJORS) else "show-to-players")
    if POWER[answer[2]] >= len(MAJORS) or g.seat_of[POWER[answer[2]]] in (seat, NOBODY):
        return Refusal("E1-9.1.2", "show-to-players")
    if noun in CARD:
        return Refusal("E1-9.1.2", "not-in-hand", card=noun)
    return Refusal("E1-9.1.2", "no-treasure", treasure=noun)


def _show(g: Elisabeth, seat: Seat, answer: Answer) -> None:
    """E1-9.1.2, OP-9-21 One thing, or all one holds, to one player. Nobody else learns of it."""
    other = g.seat_of[POWER[answer[-1]]]
    things = (
        [str(answer[1])] if answer[0] == "show" else [str(a[1]) for a in showings(g, seat) if a[0] == "show"]
    )
    for noun in dict.fromkeys(things):
        if noun in CARD:
            show(g, CARD[noun], [other])
        else:
            decks.show(the_new_world(g).known, TREASURE[noun], [other])
        g.reveal("shown", to=[seat, other], item=noun, power=_holder(g, seat, noun), target=answer[-1])


def _holder(g: Elisabeth, seat: Seat, noun: str) -> str:
    """Which of the seat's powers holds it."""
    own = [p for p in played(g) if g.seat_of[p] == seat]
    holds = (
        (lambda p: CARD[noun] in g.hand[p]) if noun in CARD else (lambda p: TREASURE[noun] in g.treasures[p])
    )
    return NOUNS[next(filter(holds, own))]


def circles(g: Elisabeth) -> list[range]:
    """E1-9.1.1 Secret talks are for this segment only."""
    return [range(g.players)] if g.diplomacy is not None and g.diplomacy.talking else []


def proposals(g: Elisabeth, room: Sequence[Seat]) -> list[Answer]:
    """E1-9.1.3, E1-9.1.18 What players who talk may bring to paper, pair by pair, as the earlier of two powers would announce
    it: what is possible now, peace before an alliance, and loans with one. It binds nobody [E1-9.1.22]."""
    powers = [p for p in played(g) if g.seat_of[p] in room]
    out: list[Answer] = []
    for one, other in combinations(powers, 2):
        if g.seat_of[one] != g.seat_of[other]:
            out += _between(g, one, other)
    return out


def announced(g: Elisabeth) -> list[list[Item]]:
    """E1-9.1.17 The bundles that wait for somebody's agreement."""
    return [bundle.items for bundle in g.diplomacy.deals.pending] if g.diplomacy is not None else []


def _between(g: Elisabeth, one: int, other: int) -> list[Answer]:
    pair = {one, other}
    draft: list[Item] = []
    for item in DEALING.candidates(g, one, []):
        if item[0] in ("peace", "alliance") and set(DEALING.parties(item)) == pair:
            draft += [item] if DEALING.kinds[str(item[0])].why_not(g, item, draft) is None else []
    return draft + [
        item
        for item in DEALING.candidates(g, one, draft)
        if item not in draft
        and set(DEALING.parties(item)) == pair
        and DEALING.kinds[str(item[0])].why_not(g, item, draft) is None
    ]


def last_word(g: Elisabeth) -> Procedure[None]:
    """W18, OP-9-27 After the talks and before the first announcement."""
    the_diplomacy(g).talking = False
    yield from respond(g, "W18", rule="E1-6.1.17", powers=played(g))


# ---- announcements -----------------------------------------------------------------------------------------------------------
def announcements(g: Elisabeth) -> None:
    """E1-9.1.17 In impulse order."""
    g.then(*(("deal", power) for power in played(g)), ("deals_end",))


def deal(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-9.1.17 – E1-9.1.20, OP-9-21 One act: confirm or reject what waits, announce a bundle, or end."""
    depth = len(g.agenda)
    if (yield from DEALING.act(g, power)):
        g.agenda.insert(depth, ("deal", power))  # what an agreement has set in motion comes first


def deals_end(g: Elisabeth) -> None:
    """E1-9.1.18 What nobody confirmed is void."""
    DEALING.void_all(g)


STEPS: dict[str, Runner] = {
    "negotiation_segment": negotiation,
    "talk": talk,
    "last_word": last_word,
    "announcements": announcements,
    "deal": deal,
    "deals_end": deals_end,
}
