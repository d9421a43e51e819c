"""Battles: how they may end, which cards to play, what to commit."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import DONE, PASS, Answer, Seat
from theatrum.games.generalship.bot.survey import STRENGTH, Survey
from theatrum.games.generalship.queries import fight_land, fight_sea
from theatrum.games.generalship.queries.command import ATTACKER, DEFENDER, card_counts, unit_bonus
from theatrum.games.generalship.queries.movement import regiments_at
from theatrum.games.generalship.rules.commit import LIMIT
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.tactics import CARD_NUMBER
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, SEA


# ---- before a battle -----------------------------------------------------------------------------------------------
def chance_to_win(g: Generalship, survey: Survey, attacker: Seat, strength: float, position: int) -> float:
    """Roughly: strength against strength, each with its commander, the defender behind walls."""
    defender = max(
        range(g.players), key=lambda s: survey.here[s][position] if g.enemies(attacker, s) else -1.0
    )
    sea = g.terrain[position] == SEA
    mine = min(strength, 26.0) * _skill(g, attacker, sea)
    theirs = min(survey.here[defender][position], 26.0) * _skill(g, defender, sea)
    if TILES[g.tile[position]].fortress:
        theirs *= 1.2
    return mine * mine / (mine * mine + theirs * theirs + 1.0)


def _skill(g: Generalship, seat: Seat, sea: bool) -> float:
    commander = g.commander[seat]
    if commander < 0:
        return 0.85
    general = GENERALS[commander]
    return 1.0 + 0.08 * (general.sea if sea else general.land)


def odds(g: Generalship, battle: Battle, side: int) -> float:
    """Chance of a side in the battle that is going on: strength of all present, and cards."""
    totals = []
    for s in (ATTACKER, DEFENDER):
        units = regiments_at(g, battle.seats[s], battle.at)
        strength = sum(
            sorted((STRENGTH[g.unit_kind[u]] for u in units), reverse=True)[: LIMIT[battle.kind] + 1]
        )
        basic, advanced = len(battle.basic[s]), len(battle.advanced[s])
        if not basic:
            basic, advanced = card_counts(g, battle, s)
        totals.append(strength * (1.0 + 0.06 * advanced + 0.03 * basic))
    mine, theirs = totals[side] ** 2, totals[1 - side] ** 2
    return mine / (mine + theirs + 0.5)


# ---- windows -------------------------------------------------------------------------------------------------------
def window_order(
    g: Generalship, battle: Battle, seat: Seat, prompt: str, answers: Sequence[Answer]
) -> list[float]:
    """Buying off and retreating are for the weaker side; everything else is played when it can be."""
    side = battle.side_of(seat)
    act = 0.6
    if prompt in ("buy-off", "retreat"):
        act = 0.5 - 1.4 * odds(g, battle, side)
    return [0.0 if a == PASS else act for a in answers]


def reinforce_order(g: Generalship, battle: Battle, seat: Seat, answers: Sequence[Answer]) -> list[float]:
    """Help is welcome where it can still turn the battle, or where the capital is at stake."""
    hope = odds(g, battle, battle.side_of(seat))
    home = battle.at in g.home(seat)
    act = 0.3 if home else 0.25 - abs(hope - 0.55)
    return [0.0 if a == PASS else act for a in answers]


def loss_order(answers: Sequence[Answer]) -> list[float]:
    """The weakest first."""
    return [-STRENGTH[KIND_BY_NOUN[a[1]]] / 4 for a in answers]


# ---- committing ----------------------------------------------------------------------------------------------------
def commit_order(g: Generalship, battle: Battle, seat: Seat, answers: Sequence[Answer]) -> list[float]:
    """The strongest card first, then a bonus card; nothing more where enough or nothing is to be won."""
    side = battle.side_of(seat)
    striking = battle.striker == side
    if _keeps_cards(g, battle, side, striking):
        return [2.0 if a == DONE else 0.0 for a in answers]
    return [_commit_worth(g, battle, side, striking, a) for a in answers]


def _commit_worth(g: Generalship, battle: Battle, side: int, striking: bool, answer: Answer) -> float:
    if answer[0] == "card":
        kind, count = KIND_BY_NOUN[answer[2]], int(answer[3])
        # Scaled up, so that the best card is taken without trying the others.
        return 1.0 + 2.0 * count * worth_in_battle(g, battle, side, kind, striking)
    if answer[0] == "bonus":
        return 1.0 + 0.1 * _bonus(g, battle, side, CARD_NUMBER[answer[1]], striking)
    return 0.0


def worth_in_battle(g: Generalship, battle: Battle, side: int, kind: int, striking: bool) -> float:
    """ATK or DEF of a kind of regiment, at sea in the style that suits it best."""
    table = KINDS[kind]
    if battle.kind == LAND_BATTLE:
        value = table.atk if striking else table.defence
    else:
        value = max(table.sea_atk if striking else table.sea_def)
    return value + unit_bonus(g, battle, side, kind, "atk" if striking else "def")


def _bonus(g: Generalship, battle: Battle, side: int, number: int, striking: bool) -> int:
    if battle.kind == LAND_BATTLE:
        return fight_land.bonus_of(g, battle, side, number, striking)
    return fight_sea.bonus_of(battle, side, number) if striking else 4


def _keeps_cards(g: Generalship, battle: Battle, side: int, striking: bool) -> bool:
    """In the first strike cards are spared for the second one: when it is hopeless, or when enough is committed."""
    if battle.striker == ATTACKER:
        return False
    enemy = _estimate(g, battle, 1 - side, not striking)
    if striking:
        best = _estimate(g, battle, side, True)
        return best < 0.7 * enemy
    committed = sum(
        count * worth_in_battle(g, battle, side, kind, False)
        for _, kind, count in battle.committed_cards[side]
    )
    return committed > 1.1 * enemy


def _estimate(g: Generalship, battle: Battle, side: int, striking: bool) -> float:
    """What a side may bring together in one strike."""
    units = regiments_at(g, battle.seats[side], battle.at)
    values = sorted((worth_in_battle(g, battle, side, g.unit_kind[u], striking) for u in units), reverse=True)
    cards = len(battle.basic[side])
    most = min(LIMIT[battle.kind], 1 + cards)
    return 0.8 * sum(values[:most]) + 2.0 * min(2, len(battle.advanced[side]))
