"""What belongs to the players: a panel for each, the viewer's own cards, and how close everyone is to winning."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Name, Panel, Piece, Row, Stat, Text, Way, Words
from theatrum.games.generalship.scene import pictures
from theatrum.games.generalship.scene.cards import general_card, tactic_card
from theatrum.games.generalship.scene.stacks import letter_of, noun_of, tone_of
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import NATIONS
from theatrum.games.generalship.tables.numbers import TILES_FOR_VP, VP_TO_WIN

REMEMBERED = 2000
"""Panels and rows as they looked, kept ready: the same one as long as nothing about it changes."""


def seats_in_order(g: Generalship) -> list[Seat]:
    """The player order [GS-4.2]; the order of the seats until there is one."""
    return g.order or list(range(g.players))


# ---- panels -------------------------------------------------------------------------------------------------------
def panels(g: Generalship) -> list[Panel]:
    """One corner of the table for every player, in player order. All of it is public [GS-20]."""
    return [_panel(g, seat) for seat in seats_in_order(g)]


def _panel(g: Generalship, seat: Seat) -> Panel:
    nation = NATIONS[g.nation[seat]] if g.nation[seat] >= 0 else None
    people = sum(g.people[seat])
    return _drawn_panel(
        seat,
        g.nation[seat],
        seat == g.active,
        g.commander[seat],
        tuple([g.noun_of(s) for s in seats_in_order(g) if g.allied(seat, s)]),
        ()
        if nation is None
        else (
            ("vp", g.vp[seat]),
            ("food", g.food[seat]),
            ("metal", g.metal[seat]),
            ("population", f"{people}/{nation.max_population}"),
            ("politics", len(g.political[seat])),
            ("generals", len(g.hand[seat])),
            ("technology", len(g.tech_hand[seat])),
            ("battles", g.battle_count[seat]),
            ("tiles", neutral_tiles(g, seat)),
        ),
    )


@lru_cache(maxsize=REMEMBERED)
def _drawn_panel(
    seat: Seat,
    nation: int,
    active: bool,
    commander: int,
    allies: tuple[str, ...],
    values: tuple[tuple[str, int | str], ...],
) -> Panel:
    lines: list[Words] = []
    if allies:
        lines.append(Text("panel-allied", nations=list(allies)))
    if commander < 0:
        lines.append(Text("panel-no-commander"))
    noun = noun_of(seat, nation)
    return Panel(
        seat=seat,
        id=noun,
        title=Name(noun),
        tone=tone_of(nation),
        letter=letter_of(seat, nation),
        active=active,
        stats=[_stat(seat, name, value) for name, value in values],
        cards=[general_card(commander)] if commander >= 0 else [],
        lines=lines,
    )


@lru_cache(maxsize=REMEMBERED)
def _stat(seat: Seat, name: str, value: int | str) -> Stat:
    return Stat(
        id=f"stat:{seat}-{name}",
        label=Text(f"stat-{name}"),
        value=value,
        icon=name,
        hint=Text(f"stat-{name}-hint"),
    )


def neutral_tiles(g: Generalship, seat: Seat) -> int:
    """GS-17.2 How many neutral tiles a seat owns."""
    return g.owner[: g.plan.neutral].count(seat)


# ---- the viewer's own cards -------------------------------------------------------------------------------------------
def own_rows(g: Generalship, viewer: Seat) -> list[Row]:
    """Unused generals, the political row, technology cards and, in a battle, tactic cards."""
    rows = []
    if g.battle is not None and g.battle.side_of(viewer) >= 0:
        rows.append(_tactics(g, viewer))
    rows += [
        _hand(viewer, tuple(g.hand[viewer])),
        _political(viewer, tuple(g.political[viewer])),
        _technology_cards(viewer, tuple(g.tech_hand[viewer])),
    ]
    return rows


@lru_cache(maxsize=REMEMBERED)
def _hand(seat: Seat, hand: tuple[int, ...]) -> Row:
    cards = [general_card(i) for i in hand]
    return Row(
        id="row:generals", title=Text("row-generals"), kind="hand", seat=seat, cards=cards, count=len(cards)
    )


@lru_cache(maxsize=REMEMBERED)
def _political(seat: Seat, row: tuple[int, ...]) -> Row:
    """GS-7.4 Left to right; cards are always taken from the right end."""
    cards = [general_card(i) for i in row]
    if cards:
        cards[-1] = _with_ribbon(cards[-1], Text("political-rightmost"))
    return Row(
        id="row:political", title=Text("row-political"), kind="row", seat=seat, cards=cards, count=len(cards)
    )


def _with_ribbon(card: Card, ribbon: Words) -> Card:
    """A copy with a ribbon: the cards of the tables are shared."""
    return Card(
        id=card.id,
        title=card.title,
        kind=card.kind,
        picture=card.picture,
        tone=card.tone,
        ribbon=ribbon,
        lines=card.lines,
        icons=card.icons,
        reconstructed=card.reconstructed,
    )


@lru_cache(maxsize=REMEMBERED)
def _technology_cards(seat: Seat, hand: tuple[int, ...]) -> Row:
    cards = [
        Card(
            id=f"techcard:{points}#{i}",
            noun=f"techcard:tech_card_{points}",
            title=Name(f"techcard:tech_card_{points}"),
            picture=pictures.TECHNOLOGY_CARD,
            tone="sky",
            seal=points,
        )
        for i, points in enumerate(hand)
    ]
    title = Text("row-techcards", points=sum(hand))
    return Row(id="row:techcards", title=title, kind="hand", seat=seat, cards=cards, count=len(cards))


def _tactics(g: Generalship, seat: Seat) -> Row:
    """The tactic cards in the viewer's hand: the first copy of a card has its noun as id, others point to it."""
    battle = g.battle
    assert battle is not None
    side = battle.side_of(seat)
    cards: list[Card] = []
    seen: dict[str, int] = {}
    for basic, numbers in ((True, battle.basic[side]), (False, battle.advanced[side])):
        for number in numbers:
            card = tactic_card(battle.kind, basic, number)
            copies = seen[card.id] = seen.get(card.id, 0) + 1
            cards.append(card if copies == 1 else _copy_of(card, copies))
    return Row(
        id="row:tactics", title=Text("row-tactics"), kind="hand", seat=seat, cards=cards, count=len(cards)
    )


def _copy_of(card: Card, number: int) -> Card:
    return Card(
        id=f"{card.id}#{number}",
        noun=card.id,
        title=card.title,
        kind=card.kind,
        picture=card.picture,
        tone=card.tone,
        seal=card.seal,
        lines=card.lines,
        reconstructed=card.reconstructed,
    )


# ---- victory ------------------------------------------------------------------------------------------------------
def victory(g: Generalship) -> list[Stat]:
    """GS-18 How far everyone is from ten points, and which capitals are in danger."""
    return [
        _victory_stat(seat, g.nation[seat], g.vp[seat], *_victory_hint(g, seat))
        for seat in sorted(seats_in_order(g), key=lambda s: -g.vp[s])
    ]


@lru_cache(maxsize=REMEMBERED)
def _victory_stat(seat: Seat, nation: int, points: int, hint: str, n: int) -> Stat:
    return Stat(
        id=f"victory:{seat}",
        label=Name(noun_of(seat, nation)),
        value=f"{points}/{VP_TO_WIN}",
        icon="vp",
        tone=tone_of(nation),
        hint=Text(hint) if n < 0 else Text(hint, n=n),
    )


def ways(g: Generalship) -> list[Way]:
    """GS-18.1 The same as one small track: everybody's arms on the way to ten points."""
    return [
        _way(tuple((seat, g.nation[seat], g.vp[seat], *_victory_hint(g, seat)) for seat in seats_in_order(g)))
    ]


@lru_cache(maxsize=REMEMBERED)
def _way(standing: tuple[tuple[Seat, int, int, str, int], ...]) -> Way:
    return Way(
        id="way:points",
        title=Text("stat-vp"),
        steps=VP_TO_WIN,
        note=Text("way-points", n=VP_TO_WIN),
        markers=[
            Piece(
                id=f"way:points-{seat}",
                shape="shield",
                at=str(min(points, VP_TO_WIN)),
                tone=tone_of(nation),
                letter=letter_of(seat, nation),
                label=Text(
                    "way-marker",
                    points=points,
                    goal=VP_TO_WIN,
                    hint=Text(hint) if n < 0 else Text(hint, n=n),
                ),
            )
            for seat, nation, points, hint, n in standing
        ],
    )


def _victory_hint(g: Generalship, seat: Seat) -> tuple[str, int]:
    """What is said beside the points: a key, and its number (-1: none)."""
    if g.nation[seat] >= 0 and NATIONS[g.nation[seat]].tiles[0] in g.tile:
        capital = g.home(seat)[0]
        if g.occupied_by_enemy(capital):
            return "victory-capital-fallen", -1
    tiles = neutral_tiles(g, seat)
    if tiles >= TILES_FOR_VP:
        return "victory-tiles", tiles
    return "victory-left", max(0, VP_TO_WIN - g.vp[seat])
