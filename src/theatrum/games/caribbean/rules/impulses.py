"""CC-4.0 – CC-4.2, CC-4.5 The action phase: impulses, the order in them, moves, passing, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules.cards import NOT_IN_HAND, discard
from theatrum.games.caribbean.rules.effects.answers import expire
from theatrum.games.caribbean.rules.events import (
    EFFECTS,
    ONE_EVENT,
    one_too_many,
    use_card,
    why_not_use,
)
from theatrum.games.caribbean.rules.repairs import repair_ships
from theatrum.games.caribbean.rules.waking import offers as waking_offers
from theatrum.games.caribbean.rules.waking import wake, why_not_wake
from theatrum.games.caribbean.rules.windows import laid_out, lay_out, why_not_lay_out
from theatrum.games.caribbean.state import LOST, USED, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS, EVENT, EVENTS
from theatrum.games.caribbean.tables.nations import N_NATIONS, NATION
from theatrum.games.caribbean.tables.research import HOME_OFFICE

MAIN_IS_UP = Refusal("CC-4.2.1", "main-card-up")
MAIN_IS_DOWN = Refusal("CC-4.3.2", "main-card-down")
MUST_PLAY = Refusal("CC-4.0.2", "must-play")
HAS_PLAYED = Refusal("CC-4.0.4", "has-played")
HAS_PAID = Refusal("CC-9", "figures-paid")
OTHER_EVENT = Refusal("CC-4.3.2", "not-on-main-card")


def action_phase(g: Caribbean) -> None:
    """CC-4.0.1 A series of impulses. Fights before it (random events, declarations of war) bar nothing in the first one."""
    g.impulse = 0
    g.main_used = [0] * N_NATIONS
    forget_fights(g, USED | LOST)
    g.then(("impulse",))


def forget_fights(g: Caribbean, kept: int) -> None:
    """CC-4.5.1 "No battle" markers and the like go; the kept marks of figures stay."""
    g.marks = [mark & kept for mark in g.marks]
    for fleet in g.pirates:
        fleet.fought = False


def impulse(g: Caribbean) -> None:
    """CC-4.1.1, CC-4.1.2 Cards, a die and the Order of Play; the highest sum moves first."""
    g.impulse += 1
    g.passed = [0] * N_NATIONS
    by_play = sorted(g.nations, key=lambda n: -g.order_of_play[n])
    sums = {n: cards_counted(g, n) + g.roll(10) + g.order_of_play[n] for n in by_play}
    g.order = sorted(by_play, key=lambda n: (-sums[n], -g.order_of_play[n]))
    g.tell("impulse", impulse=g.impulse, first=NATION.noun[g.order[0]])
    g.then(*[("move", nation) for nation in g.order], ("end_of_impulse",))


def cards_counted(g: Caribbean, nation: int) -> int:
    """CC-4.1.1 Main card if face-up, hand, special cards that lie face-up, own monopolies, either side up [OP-52]."""
    laid = sum(up for card, up in g.laid_out.items() if CARDS[card].nation == nation)
    return g.main_up[nation] + len(g.hand[nation]) + laid + g.monopoly.count(nation)


# ---- a move ------------------------------------------------------------------------------------------------------------
def move(g: Caribbean, nation: int) -> None:
    """CC-4.0.4 A nation's move; who has nothing to play passes without being asked [CC-4.2.1]. A7A: CC-9."""
    if g.has("a7a") and 2 * sum(g.passed) > len(g.nations):
        return
    g.active, g.played, g.points, g.corsair, g.woken = nation, 0, 0, False, False
    g.events_used = 0
    if g.main_up[nation] or g.hand[nation]:
        g.then(("act",))
    else:
        pass_move(g)


def pass_move(g: Caribbean) -> None:
    """CC-4.2.1 Not for the rest of the phase: the nation may play in a later impulse."""
    g.passed[g.active] = 1
    g.tell("passed", nation=NATION.noun[g.active])


def act(g: Caribbean) -> Procedure[None]:
    """CC-4.0.4 An event of the main card, a card for operation points; or pass, or stop."""
    nation = g.active
    answer = yield Ask(
        g.seat_of[nation],
        "act",
        candidates=lambda: _acts(g, nation),
        rule="CC-4.0.4",
        why_not=lambda answer: _why_no_act(g, nation, answer[0], str(answer[1])),
    )
    if answer == PASS:
        pass_move(g)
    elif answer[0] == "event":
        event = str(answer[1]).partition(":")[2]
        g.then(("main_event", nation, event), ("act",))
    elif answer[0] == "wake":
        wake(g, nation, answer)
        g.then(("act",))
    elif answer[0] == "use":
        g.then(("act",))
        use_card(g, nation, CARD[answer[1]])
    elif answer[0] == "operate":
        play_for_points(g, nation, CARD[answer[1]])


def _acts(g: Caribbean, nation: int) -> Iterator[Verdict]:
    yield PASS, why_not_pass(g, nation)
    yield DONE, None if g.played else MUST_PLAY
    yield from waking_offers(g, nation)
    for event in g.main(nation).events:
        noun = EVENT.noun[event]
        if EVENTS[event].timing == "event_step":
            yield ("event", noun), why_not_event(g, nation, EVENTS[event].id)
    for card in g.hand[nation]:
        yield ("use", CARD.noun[card]), why_not_use(g, nation, card)
        yield ("operate", CARD.noun[card]), None
    for card in laid_out(g, nation):
        if CARDS[card].effect.timing == "event_step":
            yield ("use", CARD.noun[card]), why_not_use(g, nation, card)


def why_not_pass(g: Caribbean, nation: int) -> Refusal | None:
    """CC-4.2.1 Only with the main card face-down, and before anything has been played. Who has paid for figures (A5A) does
    not pass, unless he has laid out his last card and has none left to play."""
    if g.played:
        return HAS_PLAYED
    if g.woken and g.hand[nation]:
        return HAS_PAID
    return MAIN_IS_UP if g.main_up[nation] else None


def why_not_event(g: Caribbean, nation: int, event: str) -> Refusal | None:
    """CC-4.3.2 The main card is face-up, the event possible."""
    if not g.main_up[nation]:
        return MAIN_IS_DOWN
    if one_too_many(g):
        return ONE_EVENT
    return EFFECTS.by_id[event].why_not(g, nation)


def _why_no_act(g: Caribbean, nation: int, verb: str | int, noun: str) -> Refusal | None:
    """About what is no candidate: another's card, an event of another main card."""
    if verb == "wake":
        return why_not_wake(g, nation, noun)
    if verb == "operate":
        return None if CARD[noun] in g.hand[nation] else NOT_IN_HAND
    if verb == "use":
        return why_not_use(g, nation, CARD[noun])
    return OTHER_EVENT if verb == "event" else None


def play_for_points(g: Caribbean, nation: int, card: int) -> None:
    """CC-4.4.0.1, CC-4.4.0.6 A card for its operation points goes to its discard pile; no events after it."""
    g.leave_hand(nation, card)
    discard(g, card)
    g.played += 1
    g.points, g.corsair = CARDS[card].points, CARDS[card].corsair
    g.reveal("operation-card", nation=NATION.noun[nation], card=CARD.noun[card], points=g.points)
    g.then(("operation",))


# ---- the end -----------------------------------------------------------------------------------------------------------
def end_of_impulse(g: Caribbean) -> None:
    """CC-4.5.3, CC-4.5.1 Figures face-up, markers off; all have passed (A7A: more than half): the phase is over."""
    turn_up(g)
    repair_ships(g)
    g.becalmed, g.fogged = 0, []
    expire(g, "impulse")
    g.active = -1
    passed, all_ = sum(g.passed), len(g.nations)
    if passed == all_ or (g.has("a7a") and 2 * passed > all_):
        g.then(*[("discard_down", nation) for nation in g.order])
    else:
        g.then(("impulse",))


def turn_up(g: Caribbean) -> None:
    """CC-4.5.1 Used figures face-up, "no battle" markers off. With A5A or A10 the used ones stay down [CC-9]."""
    stay = g.has("a5a") or g.has("a10")
    forget_fights(g, LOST | USED if stay else LOST)
    if not stay:
        g.used_residences = []


def hand_limit(g: Caribbean, nation: int) -> int:
    """CC-4.5.2 Main card and Home Office 1."""
    return g.main(nation).hand_limit + (g.level(nation, HOME_OFFICE) >= 1)


def discard_down(g: Caribbean, nation: int) -> Procedure[None] | None:
    """CC-4.5.2 Down to the hand limit, one card after the other."""
    return _discarding(g, nation) if len(g.hand[nation]) > hand_limit(g, nation) else None


def _discarding(g: Caribbean, nation: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[nation],
        "discard-down",
        lambda: _discards(g, nation),
        rule="CC-4.5.2",
        args={"limit": hand_limit(g, nation)},
        why_not=lambda answer: _why_no_discard(g, nation, answer),
    )
    card = CARD[answer[1]]
    if answer[0] == "lay-out":
        lay_out(g, nation, card)
    else:
        g.leave_hand(nation, card)
        discard(g, card)
        g.reveal("discarded", nation=NATION.noun[nation], card=CARD.noun[card])
    g.then(("discard_down", nation))


def _discards(g: Caribbean, nation: int) -> list[Answer]:
    """CC-4.3.20 Before a card is discarded special cards may still be laid out."""
    out: list[Answer] = [("discard", CARD.noun[card]) for card in g.hand[nation]]
    return out + [("lay-out", CARD.noun[card]) for card in g.hand[nation] if CARDS[card].special]


def _why_no_discard(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    if answer[0] == "lay-out":
        return why_not_lay_out(g, nation, CARD[answer[1]])
    return NOT_IN_HAND


STEPS: Mapping[str, Runner] = {
    "action_phase": action_phase,
    "impulse": impulse,
    "move": move,
    "act": act,
    "end_of_impulse": end_of_impulse,
    "discard_down": discard_down,
}
