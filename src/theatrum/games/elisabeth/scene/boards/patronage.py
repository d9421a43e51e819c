"""Arts and sciences [E1-22]: who is sponsored with how many points, who can be had, awards and bonuses."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from theatrum.core.scene import Card, Name, Piece, Row, Text, Words
from theatrum.games.elisabeth.provenance import starred, why
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.bonuses import ROWS as BONUSES
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_realms
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARD,
    AWARDS,
    BOXES,
    ITALY,
    N_ARTISTS,
    SCIENCE,
    TALENT,
    TALENTS,
)
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY, NOUNS, POWER, POWER_IDS
from theatrum.kit.graph import places

BOARD = "board:arts"
SIDES = ("artists", "scientists")
BOX_HEADS: list[Words] = [Text("box-head", cp=cp, plus=plus) for cp, plus in sorted(BOXES.items())]
LANES: list[Words] = [Text(f"lane-{side}") for side in SIDES]
COLUMN = {cp: i for i, cp in enumerate(sorted(BOXES), 1)}
HEADS = {"architect": "cap", "painter": "hat", "writer": "wig", "scientist": "cap"}


def patronage_rows(g: Elisabeth) -> list[Row]:
    """Those who work for somebody, by side and box; those who can be had; what is to be won."""
    board = the_court(g)
    working = [
        _sponsored(p, board.sponsors[p], board.sponsored[p], board.prague >> p & 1)
        for p in sorted(board.sponsored)
    ]
    free = board.artists | board.scientists << N_ARTISTS
    rows = [_boxes(working)]
    rows += [
        _row(
            f"row:free-{SIDES[side]}",
            Text(f"row-free-{SIDES[side]}"),
            [_talent(p) for p in places(free) if TALENTS[p].side == side],
        )
        for side in (ART, SCIENCE)
    ]
    away = sorted((turn, person) for person, turn in board.returning.items())
    if away:
        cards = [_returning(person, turn) for turn, person in away]
        rows.append(_row("row:returning", Text("row-returning"), cards, "chips"))
    rows += [_awards(board.awards), _bonuses(tuple(board.bonuses), board.bonuses_left)]
    markers = _markers(the_realms(g).isabella, the_realms(g).prague)
    return [*rows, markers] if markers.cards else rows


def _row(id: str, title: Text, cards: list[Card], kind: str = "people") -> Row:
    return Row(id=id, title=title, kind=kind, cards=cards, count=len(cards), board=BOARD)


def _boxes(working: list[Card]) -> Row:
    """E1-22.1, E1-T.5 The sponsorship boxes: a column for so many points and what they add, a line for each side."""
    row = _row("row:sponsored", Text("row-sponsored"), working, "table")
    return msgspec.structs.replace(row, columns=BOX_HEADS, lanes=LANES)


# ---- persons ---------------------------------------------------------------------------------------------------------------
@cache
def _talent(person: int) -> Card:
    """E1-22.0.2 An artist or scientist with his value."""
    row = TALENTS[person]
    italian = row.pool == ITALY
    lines: list[Words] = [
        Text("talent-italian") if italian else Text("talent-of", power=NOUNS[row.pool]),
        Text("talent-value", n=starred(row.value, TALENT.noun[person], "value")),
    ]
    return Card(
        id=TALENT.noun[person],
        title=Name(TALENT.noun[person]),
        kind=Text(f"talent-{row.kind}"),
        portrait=HEADS[row.kind],
        tone="grey" if italian else TONES[row.pool],
        seal=starred(row.value, TALENT.noun[person], "value"),
        lines=lines,
        reconstructed=why(TALENT.noun[person]),
    )


@lru_cache(maxsize=1024)
def _sponsored(person: int, power: int, cp: int, prague: int) -> Card:
    """E1-T.5 What the points add to the roll."""
    card = _talent(person)
    lines: list[Words] = [*card.lines, Text("talent-sponsored", power=NOUNS[power], cp=cp, plus=BOXES[cp])]
    if prague:
        lines.append(Text("talent-prague"))
    return msgspec.structs.replace(
        card,
        tone=TONES[power],
        seal=starred(f"+{TALENTS[person].value + BOXES[cp]}", TALENT.noun[person], "value"),
        ribbon=Text(f"brief-{POWER_IDS[power]}"),
        lines=lines,
        column=COLUMN[cp],
        lane=TALENTS[person].side + 1,
    )


@lru_cache(maxsize=256)
def _returning(person: int, turn: int) -> Card:
    return msgspec.structs.replace(_talent(person), ribbon=Text("ribbon-comes", turn=turn), faded=True)


# ---- what is to be won -----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def _awards(left: int) -> Row:
    cards = [_award(i) for i in range(len(AWARDS)) if left >> i & 1]
    return _row("row:awards", Text("row-awards"), cards, "chips")


@cache
def _award(award: int) -> Card:
    row = AWARDS[award]
    return Card(
        id=AWARD.noun[award],
        title=Name(AWARD.noun[award]),
        kind=Text("kind-award"),
        tone="wine" if row.side == "artist" else "sky",
        seal=starred(row.vp, AWARD.noun[award], "points"),
        lines=[Text("award-lines", n=row.vp), *(Text(f"talent-{kind}") for kind in row.kinds)],
        reconstructed=why(AWARD.noun[award]),
    )


@lru_cache(maxsize=512)
def _bonuses(holders: tuple[int, ...], left: int) -> Row:
    cards = [_bonus(i, holder) for i, holder in enumerate(holders) if left >> i & 1 or holder != NOBODY]
    return _row("row:bonuses", Text("row-bonuses"), cards, "mats")


@cache
def _bonus(bonus: int, holder: int) -> Card:
    """E1-22.2.2"""
    row = BONUSES[bonus]
    pieces = []
    if holder != NOBODY:
        pieces = [
            Piece(
                id=f"holds:{row.id}",
                shape="pennant",
                tone=TONES[holder],
                letter=letter(holder),
                label=Text("bonus-held", power=NOUNS[holder]),
            )
        ]
    powers = [NOUNS[POWER.by_id[p]] for p in row.power_list]
    return Card(
        id=BONUS.noun[bonus],
        title=Name(BONUS.noun[bonus]),
        kind=Text("kind-bonus"),
        tone=TONES[holder] if holder != NOBODY else "grey",
        ribbon=Text(f"brief-{POWER_IDS[holder]}") if holder != NOBODY else "",
        lines=[
            Text(f"bonus-{row.id.replace('_', '-')}"),
            Text("bonus-for-all") if len(powers) == len(MAJORS) else Text("bonus-for", powers=powers),
        ],
        pieces=pieces,
    )


@lru_cache(maxsize=32)
def _markers(isabella: int, prague: bool) -> Row:
    """E1-21.0, E1-C.35"""
    cards = []
    if isabella != NOBODY:
        cards.append(
            Card(id="mark:isabella", title=Text("mark-isabella", power=NOUNS[isabella]), tone=TONES[isabella])
        )
    if prague:
        cards.append(Card(id="mark:prague", title=Text("mark-prague"), tone="black"))
    return _row("row:patronage-marks", Text("row-marks"), cards, "chips")
