"""Courts and marriages [E1-21]: who can be married, who is promised to whom, who comes later and who is gone."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from theatrum.core.scene import Card, Name, Row, Text, Words
from theatrum.games.elisabeth.queries.marriages import ELIZABETH, IS_MAN, OWNER
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_espionage
from theatrum.games.elisabeth.tables.marriages import BONUS
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWER

BOARD = "board:courts"
HEADS = {"leicester": "hat", "lord_darnley": "cap", "william_of_orange": "hat", "earl_of_arran": "helmet"}
"""Men who wear no crown; others do."""


def court_rows(g: Elisabeth) -> list[Row]:
    """The marriage table from the most suitable downwards, then the promised, then the rest."""
    board = the_court(g)
    nobles = range(len(NOBLES))
    promised = [n for n in nobles if board.bride_of[n] != NOBODY]
    free = [n for n in nobles if board.suitability[n] and board.bride_of[n] == NOBODY]
    later = [
        n
        for n in nobles
        if not board.suitability[n] and not board.gone >> n & 1 and board.bride_of[n] == NOBODY
    ]
    rows = [
        _row(
            f"row:suitability-{value}",
            Text("row-suitability", n=value),
            [_free(g, n) for n in free if board.suitability[n] == value],
        )
        for value in sorted({board.suitability[n] for n in free}, reverse=True)
    ]
    if promised:
        rows.insert(0, _row("row:promised", Text("row-promised"), _couples(g)))
    if later:
        rows.append(_row("row:later-nobles", Text("row-later"), [_later(n) for n in later], "chips"))
    gone = [n for n in nobles if board.gone >> n & 1]
    if gone:
        cards = [_gone(n, bool(board.married >> n & 1)) for n in gone]
        rows.append(_row("row:gone-nobles", Text("row-gone-nobles"), cards, "chips"))
    rows.append(_queens(the_espionage(g).mary, the_espionage(g).elizabeth_died))
    return rows


def _row(id: str, title: Text, cards: list[Card], kind: str = "people") -> Row:
    return Row(id=id, title=title, kind=kind, cards=cards, count=len(cards), board=BOARD)


def _free(g: Elisabeth, noble: int) -> Card:
    board = the_court(g)
    return _noble(noble, board.suitability[noble], "ribbon-refused" if board.refused >> noble & 1 else "")


def _couples(g: Elisabeth) -> list[Card]:
    """The man, and his bride beneath his card; in the order in which they were announced."""
    board = the_court(g)
    order = [*the_diplomacy(g).matches, *range(len(NOBLES))]
    men = dict.fromkeys(n for n in order if IS_MAN[n] and board.bride_of[n] != NOBODY)
    return [
        _couple(
            man,
            board.bride_of[man],
            board.suitability[man],
            board.suitability[board.bride_of[man]],
            board.festivities == man,
        )
        for man in men
    ]


@lru_cache(maxsize=256)
def _couple(man: int, woman: int, his: int, hers: int, festive: bool) -> Card:
    groom, bride = _noble(man, his, "ribbon-festivities" if festive else ""), _noble(woman, hers, "")
    plus = max(his, hers) if OWNER[man] == OWNER[woman] else his + hers
    lines: list[Words] = [*groom.lines, Text("wedding-roll", n=plus + (2 if festive else 0))]
    return msgspec.structs.replace(groom, lines=lines, under=[bride])


@lru_cache(maxsize=256)
def _noble(noble: int, value: int, ribbon: str) -> Card:
    return msgspec.structs.replace(_person(noble), seal=value, ribbon=Text(ribbon) if ribbon else "")


@cache
def _later(noble: int) -> Card:
    row = NOBLES[noble]
    ribbon = Text("ribbon-comes", turn=row.enters_turn) if OWNER[noble] != NOBODY else Text("ribbon-by-card")
    return msgspec.structs.replace(_person(noble), ribbon=ribbon, faded=True)


@cache
def _gone(noble: int, married: bool) -> Card:
    ribbon = Text("ribbon-married" if married else "ribbon-left")
    return msgspec.structs.replace(_person(noble), ribbon=ribbon, faded=True)


@cache
def _person(noble: int) -> Card:
    row, owner = NOBLES[noble], OWNER[noble]
    return Card(
        id=NOBLE.noun[noble],
        title=Name(NOBLE.noun[noble]),
        kind=Text("kind-noble"),
        portrait=HEADS.get(row.id, "king") if IS_MAN[noble] else "queen",
        tone=TONES[owner] if owner != NOBODY else "grey",
        lines=_lines(noble),
    )


def _lines(noble: int) -> list[Words]:
    """E1-21.0 Whose noble it is, and what is special about him or her."""
    row, bonus, owner = NOBLES[noble], BONUS[noble], OWNER[noble]
    lines: list[Words] = [
        Text("noble-of", power=NOUNS[owner]) if owner != NOBODY else Text("noble-of-nobody")
    ]
    if row.family:
        lines.append(Text(f"family-{row.family}"))
    if noble == ELIZABETH:
        lines.append(Text("noble-virgin-queen"))
    if bonus.cards:
        powers = [NOUNS[POWER.by_id[p]] for p in (*bonus.bride_powers, *bonus.husband_powers) if p]
        if bonus.if_wife_power:
            powers = [NOUNS[POWER.by_id[bonus.if_wife_power]]]
        lines.append(Text("noble-cards" if powers else "noble-cards-husband", n=bonus.cards, powers=powers))
    for minor, points in bonus.influence.items():
        lines.append(Text("noble-influence", n=points, power=NOUNS[POWER.by_id[minor]]))
    if bonus.reroll:
        lines.append(Text(f"noble-reroll-{bonus.reroll}"))
    if bonus.free_action:
        lines.append(Text(f"noble-free-{bonus.free_action.replace('_', '-')}"))
    if bonus.valois_vp:
        lines.append(Text("noble-valois", n=bonus.valois_vp))
    if bonus.no_vp_returns_with:
        lines.append(Text("noble-returns", n=bonus.no_vp_returns_with))
    if bonus.husband_ruler_patronage:
        lines.append(Text("noble-patronage", n=bonus.husband_ruler_patronage))
    if bonus.married_loses:
        lines.append(Text("noble-loses-patronage"))
    return lines


@lru_cache(maxsize=64)
def _queens(mary: str, died: int) -> Row:
    """E1-23.3 Mary Stuart and Elizabeth, who are more than nobles."""
    cards = [
        Card(id="mark:mary", title=Text(f"mary-{mary}"), tone="sky"),
        Card(
            id="mark:elizabeth",
            noun="ruler:elizabeth_i",
            title=Text("elizabeth-died", turn=died) if died else Text("elizabeth-lives"),
            tone="red",
        ),
    ]
    return _row("row:queens", Text("row-queens"), cards, "chips")
