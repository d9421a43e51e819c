"""GS-12.9, GS-12.10 Steps 3 and 4 of a battle: cards that are played openly, and what answers them."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal
from theatrum.games.generalship.queries.command import (
    ATTACKER,
    DEFENDER,
    is_decided,
    might_play,
    playable_as,
    stand_ins,
    the_battle,
)
from theatrum.games.generalship.queries.odds import chance_to_hold
from theatrum.games.generalship.rules.battle import raise_battle_count
from theatrum.games.generalship.rules.commit import not_in_hand
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, CARD_NUMBER, DECKS


# ---- step 3: retreat and pursuit ---------------------------------------------------------------------------------------
def retreat_by_card(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-12.9 A side may play Retreat, once; Pursuit prevents it. If it leaves, the battle is over without a reward."""
    battle = the_battle(g)
    if is_decided(battle) or not might_play(g, battle, side, "retreat"):
        return None
    return _retreat_by_card(g, side)


def _retreat_by_card(g: Generalship, side: int) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "retreat"
    if not (yield from _may_play(g, side, "retreat", "retreat", rule="GS-12.9", answered_by="pursuit")):
        return
    if (yield from _may_play(g, 1 - side, "pursuit", "pursuit", rule="GS-12.9")):
        g.tell("retreat-prevented", nation=g.noun_of(battle.seats[side]))
        return
    battle.left = side
    for seat in battle.seats:
        raise_battle_count(g, seat)


def _may_play(
    g: Generalship, side: int, key: str, window: str, *, rule: str, answered_by: str = ""
) -> Procedure[bool]:
    """A window for one card: asked whatever the side holds, unless everybody can see that it can't have it."""
    battle = the_battle(g)
    if not might_play(g, battle, side, key):
        return False
    answer = yield Ask(
        battle.seats[side],
        window,
        lambda: [PASS, *_plays(g, side, key)],
        rule=rule,
        args=partial(_window_args, g, side, answered_by),
        why_not=partial(_why_no_play, g, side, key),
        window=window,
    )
    if answer == PASS:
        return False
    play_openly(g, side, CARD_NUMBER[answer[1]], key)
    return True


def _window_args(g: Generalship, side: int, answered_by: str) -> dict[str, str | int]:
    """Against whom, where, and how likely the answer to the card is, as far as the side can know."""
    battle, enemy = the_battle(g), 1 - side
    args: dict[str, str | int] = {"enemy": g.noun_of(battle.seats[enemy]), "tile": g.tile_noun(battle.at)}
    if answered_by:
        args["chance"] = chance_to_hold(battle, side, stand_ins(g, battle, enemy, answered_by))
    return args


def _plays(g: Generalship, side: int, key: str) -> list[Answer]:
    """The cards in hand that may be played as this one; a stand-in says as what."""
    battle = the_battle(g)
    nouns, deck = ADVANCED_NOUN[battle.kind], DECKS[battle.kind].advanced
    meant = next(card.noun for card in deck.values() if card.key == key)
    return [
        ("play", nouns[n]) if nouns[n] == meant else ("play_as", nouns[n], meant)
        for n in playable_as(g, battle, side, key)
    ]


def _why_no_play(g: Generalship, side: int, key: str, answer: Answer) -> Refusal:
    """GS-12.9, GS-12.10, GS-19.3 A card in hand, which is this one or stands in for it under one's commander."""
    battle = the_battle(g)
    card = str(answer[1])
    number = CARD_NUMBER[card]
    if ADVANCED_NOUN[battle.kind].get(number) != card or number not in battle.advanced[side]:
        return not_in_hand(answer)
    return Refusal("GS-12.9", "not-that-card", card=card)


def play_openly(g: Generalship, side: int, number: int, key: str) -> None:
    """A card is shown, has its effect, and is discarded."""
    battle = the_battle(g)
    noun = ADVANCED_NOUN[battle.kind][number]
    battle.advanced[side].remove(number)
    battle.discarded[side].append(noun)
    g.reveal(f"played-{key}", nation=g.noun_of(battle.seats[side]), card=noun)


# ---- step 4: ambush ----------------------------------------------------------------------------------------------------
def ambush(g: Generalship) -> Procedure[None] | None:
    """GS-12.10 The attacker may ambush; Retreat prevents it, Pursuit insists. Success: the defender does not strike."""
    battle = the_battle(g)
    if is_decided(battle) or not might_play(g, battle, ATTACKER, "ambush"):
        return None
    return _ambush(g)


def _ambush(g: Generalship) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "ambush"
    if not (yield from _may_play(g, ATTACKER, "ambush", "ambush", rule="GS-12.10", answered_by="retreat")):
        return
    evaded = yield from _may_play(
        g, DEFENDER, "retreat", "ambush-evaded", rule="GS-12.10", answered_by="pursuit"
    )
    if evaded and not (yield from _may_play(g, ATTACKER, "pursuit", "ambush-insisted", rule="GS-12.10")):
        g.tell("ambush-failed", nation=g.noun_of(battle.seats[ATTACKER]))
        return
    battle.ambushed = 1
    g.tell("ambush-succeeded", nation=g.noun_of(battle.seats[ATTACKER]))
