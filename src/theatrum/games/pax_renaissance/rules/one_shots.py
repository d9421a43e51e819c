"""PR-12 One-shots: what may be triggered, trade shifts and coronations. Wars are in `wars`, apostasy in `expansion`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Seat, Step, Verdict
from theatrum.games.pax_renaissance.queries.counts import prestige
from theatrum.games.pax_renaissance.queries.places import heretic_spots
from theatrum.games.pax_renaissance.queries.tableau import suitors
from theatrum.games.pax_renaissance.rules.regime import take_from_stack
from theatrum.games.pax_renaissance.state import (
    BY_CONSPIRACY,
    BY_RELIGION,
    BY_REVOLT,
    PaxRenaissance,
)
from theatrum.games.pax_renaissance.tables import (
    APOSTASY,
    CARDS,
    CONSPIRACY,
    CORONATION,
    DISCOVERY,
    EMPORIA,
    EMPORIUM,
    ITEM,
    N_EMPIRES,
    NO_ONE_SHOT,
    NO_TOKEN,
    NOUN,
    PEASANT_REVOLT,
    PLACE_BY_NOUN,
    PLACE_NOUN,
    PLACES_IN,
    RELIGIOUS_WAR,
    SLOTS,
    TRADE_SHIFT,
    VICTORY_NOUN,
    Card,
)

DECLINE: Answer = ("decline",)
NO_HERETICS = Refusal("PR-13.9", "no-heretics")
WAR_KIND = {CONSPIRACY: BY_CONSPIRACY, PEASANT_REVOLT: BY_REVOLT, RELIGIOUS_WAR: BY_RELIGION}


# ---- queries --------------------------------------------------------------------------------------------------------
def battlefields(g: PaxRenaissance, card: Card) -> list[int]:
    """PR-12.1, PR-4.11 Where a war one-shot may be triggered; a religious war only where there are heretics."""
    places = PLACES_IN[card.mask]
    if card.one_shot == RELIGIOUS_WAR:
        return [p for p in places if heretic_spots(g, p, card.war_colour)]
    return list(places)


def has_discovered(g: PaxRenaissance, seat: Seat, card: Card) -> bool:
    """PR-12.1, PR-12.4 Discovery prestige in the tableau besides the card just played; old maids do not count."""
    return prestige(g, seat, maids=False)[DISCOVERY] > card.prestige[DISCOVERY]


def why_no_one_shot(g: PaxRenaissance, item: int) -> Refusal | None:
    """PR-12.1 None if the precondition of a card's one-shot holds."""
    card = CARDS[item - N_EMPIRES]
    kind = card.one_shot
    if kind == TRADE_SHIFT:
        emporium = EMPORIA[card.emporium]
        if g.emporium[emporium.row] == emporium.index:
            return Refusal("PR-12.1", "emporium-open", city=SLOTS[emporium.slot].noun)
        if emporium.index == EMPORIUM["spice_islands"] and not has_discovered(g, g.active, card):
            return Refusal("PR-12.1", "no-discovery")
    elif kind == CORONATION and not suitors(g, card):
        return Refusal("PR-12.1", "no-suitor")
    elif kind == RELIGIOUS_WAR and not battlefields(g, card):
        return NO_HERETICS
    return None


def tell_impossible(g: PaxRenaissance, card: Card, why: Refusal) -> None:
    """A one-shot that can't be triggered is told, not asked."""
    g.tell(f"no-one-shot-{why.key}", card=card.noun, rule=why.rule, **why.args)


# ---- announcements ------------------------------------------------------------------------------------------------------
def announce_one_shot(g: PaxRenaissance, item: int) -> Procedure[None]:
    """PR-7.2, PR-21.6 Announce the one-shot, and a torch separately; the torch is resolved last."""
    card = CARDS[item - N_EMPIRES]
    steps: list[Step] = []
    why = why_no_one_shot(g, item)
    if why is not None:
        tell_impossible(g, card, why)
    elif card.one_shot != NO_ONE_SHOT:
        answer = yield Ask(
            g.active,
            "one-shot",
            candidates=lambda: triggers(g, card),
            rule="PR-7.2",
            args={"card": card.noun},
            why_not=lambda answer: why_not_of_this_card(card, answer),
        )
        if answer != DECLINE:
            g.triggered = True
            steps.append(_step_of(card, answer))
    if card.torch >= 0:
        victory = VICTORY_NOUN[card.torch]
        answer = yield Ask(
            g.active,
            "torch",
            [("light", victory), DECLINE],
            rule="PR-21.6",
            args={"card": card.noun, "victory": victory},
            why_not=lambda _: Refusal("PR-21.6", "another-torch", card=card.noun, victory=victory),
        )
        if answer != DECLINE:
            steps.append(("torch", card.torch))
    if not steps:
        g.tell("declined", bank=g.noun_of(g.active), card=card.noun)
    g.then(*steps)


def triggers(g: PaxRenaissance, card: Card) -> Iterator[Verdict]:
    """PR-7.2, PR-13.9 Trigger (for a war: where), or decline."""
    if card.one_shot == TRADE_SHIFT:
        yield ("shift", SLOTS[EMPORIA[card.emporium].slot].noun), None
    elif card.one_shot == APOSTASY:
        yield ("apostasy", card.noun), None
    else:
        fields = battlefields(g, card)
        for place in PLACES_IN[card.mask]:
            yield ("war", PLACE_NOUN[place]), None if place in fields else NO_HERETICS
    yield DECLINE, None


def why_not_of_this_card(card: Card, answer: Answer) -> Refusal:
    """PR-7.2 What a player names is another card's one-shot, or a war at another's location."""
    return Refusal("PR-7.2", "war-elsewhere" if answer[0] == "war" else "another-one-shot", card=card.noun)


def _step_of(card: Card, answer: Answer) -> Step:
    if card.one_shot == TRADE_SHIFT:
        return ("shift", card.emporium)
    if card.one_shot == APOSTASY:
        return ("apostasy", card.item)
    place = PLACE_BY_NOUN[answer[1]]
    return ("war", WAR_KIND[card.one_shot], place, card.item, card.war_colour)


def announce_coronation(g: PaxRenaissance, item: int) -> Procedure[None] | None:
    """PR-12.5, PR-12.9 A queen is crowned with an empire from the stack, or becomes an old maid."""
    card = CARDS[item - N_EMPIRES]
    if suitors(g, card):
        return _announce_coronation(g, item)
    why = why_no_one_shot(g, item)
    assert why is not None
    tell_impossible(g, card, why)
    become_maid(g, g.active, item)
    return None


def _announce_coronation(g: PaxRenaissance, item: int) -> Procedure[None]:
    card = CARDS[item - N_EMPIRES]
    answer = yield Ask(
        g.active,
        "coronation",
        candidates=lambda: [
            *((("crown", NOUN[e]), why_no_coronation(g, card, e)) for e in card.suitors),
            (DECLINE, None),
        ],
        rule="PR-12.5",
        args={"card": card.noun},
        why_not=lambda answer: why_no_coronation(g, card, ITEM[answer[1]]),
    )
    if answer == DECLINE:
        become_maid(g, g.active, item)
    else:
        crown(g, g.active, item, ITEM[answer[1]])


def why_no_coronation(g: PaxRenaissance, card: Card, empire: int) -> Refusal | None:
    """PR-12.5 Why a queen is not crowned with an empire; None if she can be."""
    if empire not in card.suitors:
        return Refusal("PR-12.5", "not-a-suitor", card=card.noun)
    return None if empire in suitors(g, card) else Refusal("PR-12.5", "not-in-stack", empire=NOUN[empire])


# ---- changes ---------------------------------------------------------------------------------------------------------
def become_maid(g: PaxRenaissance, seat: Seat, item: int) -> None:
    """PR-12.9 A queen without a king lies under the player card."""
    g.hand[seat].remove(item)
    g.maids[seat].append(item)
    g.tell("old-maid", bank=g.noun_of(seat), card=NOUN[item])


def crown(g: PaxRenaissance, seat: Seat, item: int, empire: int) -> None:
    """PR-12.5 King and queen are laid as a pair on the side of the empire's region: a regime change."""
    g.hand[seat].remove(item)
    take_from_stack(g, seat, empire)
    g.queen[empire] = item
    g.tell("crowned", bank=g.noun_of(seat), card=NOUN[item], empire=NOUN[empire])
    g.then(("concession", empire))


def shift(g: PaxRenaissance, index: int) -> None:
    """PR-12.2, PR-12.3 The marker moves from the named emporium to the open one of the same colour, whose token is
    repressed for free."""
    emporium = EMPORIA[index]
    closing = EMPORIA[g.emporium[emporium.row]]
    g.emporium[emporium.row] = index
    g.tell("shifted", opened=SLOTS[emporium.slot].noun, closed=SLOTS[closing.slot].noun)
    token = g.city[closing.slot]
    if token >= 0:
        g.city[closing.slot] = NO_TOKEN
        g.repress(token, closing.place)


STEPS: Mapping[str, Runner] = {
    "announce_coronation": announce_coronation,
    "shift": shift,
}
