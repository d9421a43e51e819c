"""Tactic cards in hand: which are of no use with the regiments at hand, and when new ones are worth their price."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask, Seat
from theatrum.games.generalship.bot.fighting import odds
from theatrum.games.generalship.queries.command import ATTACKER, irregulars, is_denied, stand_ins
from theatrum.games.generalship.queries.movement import regiments_at
from theatrum.games.generalship.rules.commit import LIMIT
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import BASIC_NOUN, CARD_NUMBER, DECKS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE

SURE = 2.0
"""So much more than the rest that nothing else is tried."""


def swap_order(g: Generalship, battle: Battle, seat: Seat, answers: Sequence[Answer]) -> list[float]:
    """GS-12.8 Advanced cards of no use are changed for basic ones, as long as regiments wait for cards."""
    side = battle.side_of(seat)
    kinds = regiments(g, battle, side)
    wanting = _unmatched(battle, side, kinds) > 0
    return [
        SURE
        if wanting and a[0] == "discard" and not _serves(g, battle, side, CARD_NUMBER[a[1]], kinds)
        else SURE / 2
        if a[0] != "discard"
        else 0.0
        for a in answers
    ]


def exchange_order(g: Generalship, battle: Battle, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """GS-12.11 Only where it is free, or where half the army has no cards and the battle can still be won."""
    side = battle.side_of(ask.seat)
    kinds = regiments(g, battle, side)
    args = ask.args or {}
    begun, free = int(args["n"]) > 0, int(args["free"]) > 0
    present = min(sum(kinds), LIMIT[battle.kind])
    needy = 2 * _unmatched(battle, side, kinds) > present and 0.25 < odds(g, battle, side) < 0.85
    if not begun and not free and not (needy and int(args["power"]) > 1):
        return [SURE if a[0] != "discard" else 0.0 for a in answers]
    basic = BASIC_NOUN[battle.kind].values()
    out = []
    for answer in answers:
        if answer[0] != "discard":
            out.append(SURE / 2)
        elif answer[1] in basic:
            out.append(0.0 if _fits(battle, CARD_NUMBER[answer[1]], kinds) else SURE)
        else:
            out.append(0.0 if _serves(g, battle, side, CARD_NUMBER[answer[1]], kinds) else SURE)
    return out


# ---- queries -------------------------------------------------------------------------------------------------------
def regiments(g: Generalship, battle: Battle, side: int) -> list[int]:
    """How many regiments of each kind a side has in the battle."""
    counts = [0] * len(KINDS)
    for unit in regiments_at(g, battle.seats[side], battle.at):
        counts[g.unit_kind[unit]] += 1
    return counts


def _fits(battle: Battle, number: int, kinds: Sequence[int]) -> bool:
    """Is there a kind of which this basic card could commit somebody?"""
    card = DECKS[battle.kind].basic[number]
    least = min(card.counts)
    return any(kinds[kind] >= least for kind in card.kinds)


def _unmatched(battle: Battle, side: int, kinds: Sequence[int]) -> int:
    """Regiments that find no card in hand, of those that could be committed at once."""
    left = list(kinds)
    room = LIMIT[battle.kind]
    wanted = min(sum(left), room)
    matched = 0
    deck = DECKS[battle.kind].basic
    for number in sorted(battle.basic[side], key=lambda n: -max(deck[n].counts)):
        best = 0
        where = -1
        for kind in deck[number].kinds:
            for count in deck[number].counts:
                if best < count <= min(left[kind], room - matched):
                    best, where = count, kind
        if best:
            left[where] -= best
            matched += best
    return max(0, wanted - matched)


def _serves(g: Generalship, battle: Battle, side: int, number: int, kinds: Sequence[int]) -> bool:
    """Could this advanced card be played in this battle? Cards of steps 3 and 4 always might."""
    card = DECKS[battle.kind].advanced[number]
    if is_denied(g, battle, side, card.key):
        return False
    if not card.bonuses:
        if card.key == "ambush" and side != ATTACKER:
            return any(number in stand_ins(g, battle, side, key) for key in ("retreat", "pursuit"))
        return True
    if battle.kind != LAND_BATTLE and battle.striker == ATTACKER and side != ATTACKER:
        return False
    led = irregulars(g, battle, side)
    return any(
        (not bonus.variant or bonus.variant in led)
        and all(sum(kinds[k] for k in need.kinds) >= need.low for need in bonus.needs)
        for bonus in card.bonuses
    )
