"""How a strike is reckoned on the stage [GS-12.12, GS-13, GS-14]: line by line, the sum, and what an answer would add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Stat, Text, Words
from theatrum.core.stage import Modifier, Preview, Reckoned
from theatrum.games.generalship.queries import fight_land, fight_sea
from theatrum.games.generalship.queries.command import the_battle, unit_bonus
from theatrum.games.generalship.scene.previews_ahead import ahead
from theatrum.games.generalship.scene.strike_odds import enemy_sums, likely
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, BASIC_NOUN, CARD_NUMBER
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import BOMBARDMENT, LAND_BATTLE, NO_STYLE

COMMITTING = ("commit-strike", "commit-repel")


# ---- sums ------------------------------------------------------------------------------------------------------------
def total(
    g: Generalship,
    battle: Battle,
    side: int,
    own: bool,
    sums: Sequence[int] = (),
    between: tuple[int, int] | None = None,
) -> Stat | None:
    """ATK or DEF of a side in the present strike: as compared, as its owner reckons it, or hidden. For the other side: between
    what it lies for certain, and `sums`, what it is likely to be at best."""
    if battle.striker < 0:
        return None
    striking = side == battle.striker
    label = Text("battle-stat-atk" if striking else "battle-stat-def")
    if all(battle.revealed):
        return Stat(id=f"total:{side}", label=label, value=battle.sums[0 if striking else 1])
    if own:
        return Stat(id=f"total:{side}", label=label, value=reckoned(g, battle, side))
    laid = len(battle.committed_cards[side]) + bool(battle.committed_bonus[side])
    reach = Text("total-reach", low=sums[0], high=sums[-1], open=sums[-1] - sums[0]) if sums else ""
    hint = Text("total-hidden", n=laid, reach=reach, open=1 if sums else 0) if laid else reach
    return Stat(id=f"total:{side}", label=label, value=_spread(between) if between else "?", hint=hint)


def _spread(between: tuple[int, int]) -> Words:
    low, high = between
    return low if low == high else Text("total-range", low=low, high=high)


def reckoned(g: Generalship, battle: Battle, side: int) -> int:
    """GS-13.4, GS-14.6 What a side's commitment is worth so far; at sea in its own style."""
    striking = side == battle.striker
    if battle.kind == LAND_BATTLE:
        return fight_land.land_sum(g, battle, side, striking)
    return fight_sea.sea_sum(g, battle, side, striking, fight_sea.own_style(battle, side))


def modifiers(g: Generalship, battle: Battle, side: int) -> list[Modifier]:
    """Card by card what the commitment is worth, for those who may know it."""
    if battle.striker < 0:
        return []
    lines = [_of_card(g, battle, side, *card) for card in battle.committed_cards[side]]
    number = battle.committed_bonus[side]
    if number:
        lines.append(_of_bonus(g, battle, side, number))
    ship = battle.committed_ship[side]
    if (
        ship >= 0
        and g.unit_kind[ship] >= 0
        and _style(battle, side) == BOMBARDMENT
        and side != battle.striker
    ):
        kind = KINDS[g.unit_kind[ship]]
        lines.append(Modifier(label=Name(kind.noun), value=f"+{kind.sea_def[BOMBARDMENT]}", noun=kind.noun))
    return lines


def _style(battle: Battle, side: int) -> int:
    return battle.style if all(battle.revealed) else fight_sea.own_style(battle, side)


def _of_card(g: Generalship, battle: Battle, side: int, number: int, kind: int, count: int) -> Modifier:
    """GS-13.4, GS-14.7 So many regiments by this card, which lies beside them and says its name there."""
    striking = side == battle.striker
    if battle.kind == LAND_BATTLE:
        value = KINDS[kind].atk if striking else KINDS[kind].defence
    else:
        style = _style(battle, side)
        table = KINDS[kind].sea_atk if striking else KINDS[kind].sea_def
        value = 0 if style == NO_STYLE else table[style]
    each = value + unit_bonus(g, battle, side, kind, "atk" if striking else "def") if value else 0
    return Modifier(
        label=Text("reckoned-card", n=count, unit=KINDS[kind].noun),
        value=f"+{count * each}",
        noun=BASIC_NOUN[battle.kind][number],
    )


def _of_bonus(g: Generalship, battle: Battle, side: int, number: int) -> Modifier:
    striking = side == battle.striker
    if battle.kind == LAND_BATTLE:
        worth = fight_land.bonus_of(g, battle, side, number, striking)
    else:
        worth = fight_sea.bonus_of(battle, side, number) if striking else 0
    noun = ADVANCED_NOUN[battle.kind][number]
    return Modifier(label=Name(noun), value=f"+{worth}", noun=noun)


# ---- with an answer ----------------------------------------------------------------------------------------------------
def previews(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """What the commitment would be worth with each card that can be laid, and how likely the strike then goes home; before the
    strikes, how the battle would be likely to go."""
    if ask.prompt not in COMMITTING:
        return ahead(g, ask, answers)
    battle = the_battle(g)
    side = battle.side_of(ask.seat)
    sums = enemy_sums(g, side)
    words = Text("odds-strike", nation=g.noun_of(battle.seats[1 - side])) if sums else ""
    out: dict[Answer, Preview] = {}
    for answer in answers:
        laid = battle.copy()
        lines: list[Modifier] = []
        if answer[0] == "card":
            card = (CARD_NUMBER[answer[1]], KIND_BY_NOUN[answer[2]], int(answer[3]))
            laid.committed_cards[side].append(card)
            lines = [_of_card(g, laid, side, *card)]
        elif answer[0] == "bonus":
            laid.committed_bonus[side] = CARD_NUMBER[answer[1]]
            lines = [_of_bonus(g, laid, side, CARD_NUMBER[answer[1]])]
        then = reckoned(g, laid, side)
        out[answer] = Preview(
            sides=[Reckoned(side=side, total=then, modifiers=lines)],
            odds=likely(g, battle, side, then, sums) if sums else [],
            odds_words=words,
        )
    return out
