"""What belongs to the players: a panel for each, the viewer's own cards, and how close everyone is to winning."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Name, Panel, Row, Stat, Text, Words
from theatrum.games.generalship.scene import pictures
from theatrum.games.generalship.scene.cards import general_card, tactic_card
from theatrum.games.generalship.scene.stacks import letter, tone
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import NATIONS
from theatrum.games.generalship.tables.numbers import TILES_FOR_VP, VP_TO_WIN

REMEMBERED = 2000
"""Values of the panels, kept ready."""


def seats_in_order(g: Generalship) -> list[Seat]:
    """The player order [GS-4.2]; the order of the seats until there is one."""
    return g.order or list(range(g.players))


# ---- panels -------------------------------------------------------------------------------------------------------
def panels(g: Generalship) -> list[Panel]:
    """One corner of the table for every player, in player order. All of it is public [GS-20]."""
    return [_panel(g, seat) for seat in seats_in_order(g)]


def _panel(g: Generalship, seat: Seat) -> Panel:
    commander = g.commander[seat]
    lines: list[Words] = []
    allies = [g.noun_of(s) for s in seats_in_order(g) if g.allied(seat, s)]
    if allies:
        lines.append(Text("panel-allied", nations=allies))
    if commander < 0:
        lines.append(Text("panel-no-commander"))
    return Panel(
        seat=seat,
        id=g.noun_of(seat),
        title=Name(g.noun_of(seat)),
        tone=tone(g, seat),
        letter=letter(g, seat),
        active=seat == g.active,
        stats=_stats(g, seat),
        cards=[general_card(commander)] if commander >= 0 else [],
        lines=lines,
    )


def _stats(g: Generalship, seat: Seat) -> list[Stat]:
    nation = NATIONS[g.nation[seat]] if g.nation[seat] >= 0 else None
    people = sum(g.people[seat])
    values: list[tuple[str, int | str]] = [
        ("vp", g.vp[seat]),
        ("food", g.food[seat]),
        ("metal", g.metal[seat]),
        ("population", f"{people}/{nation.max_population}" if nation is not None else people),
        ("politics", len(g.political[seat])),
        ("generals", len(g.hand[seat])),
        ("technology", len(g.tech_hand[seat])),
        ("battles", g.battle_count[seat]),
        ("tiles", neutral_tiles(g, seat)),
    ]
    return [_stat(seat, name, value) for name, value in values]


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
    rows += [_hand(g, viewer), _political(g, viewer), _technology_cards(g, viewer)]
    return rows


def _hand(g: Generalship, seat: Seat) -> Row:
    cards = [general_card(i) for i in g.hand[seat]]
    return Row(
        id="row:generals", title=Text("row-generals"), kind="hand", seat=seat, cards=cards, count=len(cards)
    )


def _political(g: Generalship, seat: Seat) -> Row:
    """GS-7.4 Left to right; cards are always taken from the right end."""
    cards = [general_card(i) for i in g.political[seat]]
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


def _technology_cards(g: Generalship, seat: Seat) -> Row:
    cards = [
        Card(
            id=f"techcard:{points}#{i}",
            noun=f"techcard:tech_card_{points}",
            title=Name(f"techcard:tech_card_{points}"),
            picture=pictures.TECHNOLOGY_CARD,
            tone="sky",
            seal=points,
        )
        for i, points in enumerate(g.tech_hand[seat])
    ]
    title = Text("row-techcards", points=sum(g.tech_hand[seat]))
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
        Stat(
            id=f"victory:{seat}",
            label=Name(g.noun_of(seat)),
            value=f"{g.vp[seat]}/{VP_TO_WIN}",
            icon="vp",
            tone=tone(g, seat),
            hint=_victory_hint(g, seat),
        )
        for seat in sorted(seats_in_order(g), key=lambda s: -g.vp[s])
    ]


def _victory_hint(g: Generalship, seat: Seat) -> Text:
    if g.nation[seat] >= 0 and NATIONS[g.nation[seat]].tiles[0] in g.tile:
        capital = g.home(seat)[0]
        if g.occupied_by_enemy(capital):
            return Text("victory-capital-fallen")
    tiles = neutral_tiles(g, seat)
    if tiles >= TILES_FOR_VP:
        return Text("victory-tiles", n=tiles)
    return Text("victory-left", n=max(0, VP_TO_WIN - g.vp[seat]))
