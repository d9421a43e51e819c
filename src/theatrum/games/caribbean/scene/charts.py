"""Tables beside the chart: the European index with all markets, and the nations at a glance."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.chart import Cell, Chart, ChartRow, Head
from theatrum.core.scene import Name, Text, Words
from theatrum.games.caribbean.queries.presence import colonies, residences
from theatrum.games.caribbean.queries.prices import index_price, sp_price
from theatrum.games.caribbean.rules.victory import shrunk
from theatrum.games.caribbean.scene.geography import LETTERS, REGION_TONES, TONES
from theatrum.games.caribbean.scene.seats import ICONS
from theatrum.games.caribbean.state import POOL, Caribbean
from theatrum.games.caribbean.tables.goods import WARES
from theatrum.games.caribbean.tables.nations import ALLIANCE, NATION, STATUS, WAR
from theatrum.games.caribbean.tables.pieces import FIGURES, FIRST_BASE, is_fleet
from theatrum.games.caribbean.tables.places import N_REGIONS, REGION

REMEMBERED = 4096
NOTHING = Cell()
ITSELF = Cell(barred=True)
TIES = {WAR: ("swords", "red"), ALLIANCE: ("alliance", "green")}


def charts(g: Caribbean) -> list[Chart]:
    """Prices and markets; nations."""
    return [_index(g), _nations(g)]


@cache
def head(nation: int) -> Head:
    """A nation at the head of a row or a column."""
    return Head(
        label=Name(NATION.noun[nation]),
        id=NATION.noun[nation],
        tone=TONES[nation],
        letter=LETTERS[nation],
    )


@lru_cache(maxsize=REMEMBERED)
def _cell(words: Words, icon: str = "", tone: str = "", hint: Words = "") -> Cell:
    return Cell(words=words, icon=icon, tone=tone, hint=hint)


# ---- prices and markets -----------------------------------------------------------------------------------------------
@cache
def _index_columns() -> list[Head]:
    plain = [
        Head(label=Text(f"chart-{name}"), icon=icon, hint=Text(f"chart-{name}-hint"))
        for name, icon in (
            ("price", "coin"),
            ("marker", "exchange"),
            ("stock", "barrel"),
            ("later", "hourglass"),
            ("monopoly", "crown"),
        )
    ]
    regions = [
        Head(
            label=Text(f"brief-{noun.partition(':')[2].replace('_', '-')}"),
            tone=REGION_TONES[region],
            hint=Name(noun),
            apart=region == 0,
        )
        for region, noun in enumerate(REGION.noun)
    ]
    return plain + regions


def _index(g: Caribbean) -> Chart:
    """CC-4.3.13, CC-8.3 By ware: its price, STOCK now and after the turn, the monopoly, what lies on the markets."""
    return Chart(
        id="chart:index",
        title=Text("chart-index"),
        brief=Text("chart-index-brief"),
        columns=_index_columns(),
        rows=[_ware(g, ware.index) for ware in WARES],
        lines=[Text("chart-index-drift")] if g.has("e13h") else [],
    )


def _ware(g: Caribbean, ware: int) -> ChartRow:
    mod, stock, owner = g.price_mod[ware], g.stock[ware], g.monopoly[ware]
    offers = tuple(
        tuple((nation, n) for nation in g.nations if (n := g.offered(nation, region, ware)))
        for region in range(N_REGIONS)
    )
    return _ware_row(
        ware, index_price(g, ware), mod, stock, shrunk(g, stock), bool(g.closed[ware]), owner, offers
    )


@lru_cache(maxsize=REMEMBERED)
def _ware_row(
    ware: int,
    price: int,
    mod: int,
    stock: int,
    later: int,
    closed: bool,
    owner: int,
    offers: tuple[tuple[tuple[int, int], ...], ...],
) -> ChartRow:
    held = NOTHING
    if owner >= 0:
        held = Cell(
            words=Name(NATION.noun[owner]),
            tone=TONES[owner],
            hint=Text("ware-monopoly", nation=NATION.noun[owner]),
        )
    if closed:
        held = Cell(words=Text("ware-closed"), tone="red", hint=Text("chart-closed-hint"))
    return ChartRow(
        head=Head(label=Name(WARES[ware].noun), id=WARES[ware].noun),
        cells=[
            Cell(words=str(price)),
            Cell(words=f"{mod:+d}") if mod else NOTHING,
            Cell(words=str(stock)) if stock else NOTHING,
            Cell(words=str(later)) if later else NOTHING,
            held,
            *(_offers(sellers) for sellers in offers),
        ],
    )


@lru_cache(maxsize=REMEMBERED)
def _offers(sellers: tuple[tuple[int, int], ...]) -> Cell:
    """How much lies there, and whose it is."""
    if not sellers:
        return NOTHING
    words = " ".join(f"{LETTERS[nation]} {n}" for nation, n in sellers)
    return Cell(words=words, tone=TONES[sellers[0][0]] if len(sellers) == 1 else "")


# ---- nations ----------------------------------------------------------------------------------------------------------
STATS: tuple[str, ...] = (*ICONS, "fleets", "leaders")
"""The rows, in the order of `_account`."""


@cache
def _stat(name: str) -> Head:
    icon = {**ICONS, "fleets": "ship", "leaders": "leader"}[name]
    return Head(label=Text(f"brief-{name}"), icon=icon, hint=Text(f"stat-{name}"))


def _nations(g: Caribbean) -> Chart:
    """What everybody has, and who is what to whom."""
    nations = g.nations
    accounts = [_account(g, nation) for nation in nations]
    return Chart(
        id="chart:nations",
        title=Text("chart-nations"),
        brief=Text("chart-nations-brief"),
        columns=[head(nation) for nation in nations],
        rows=[
            *(
                ChartRow(head=_stat(name), cells=[_cell(str(account[i])) for account in accounts])
                for i, name in enumerate(STATS)
            ),
            *(
                ChartRow(head=head(nation), seat=g.seat_of[nation], cells=_ties(g, nation))
                for nation in nations
            ),
        ],
        lines=_treaties(g),
    )


def _treaties(g: Caribbean) -> list[Words]:
    """CC-3.3.6 Clauses that bind, for everybody to see: which, who, until when, and what is to be paid."""
    clauses: list[Words] = [
        Text(
            f"treaty-{kind}",
            a=NATION.noun[one],
            b=NATION.noun[other],
            turn=turn,
            n=n,
        )
        for kind, one, other, turn, n in g.treaties
    ]
    return [Text("treaties-bind"), *clauses] if clauses else []


def _account(g: Caribbean, nation: int) -> list[int]:
    """In the order of `STATS`."""
    figures = [f for f in range(FIRST_BASE) if FIGURES[f].nation == nation and g.where[f] != POOL]
    fleets = sum(is_fleet(f) for f in figures)
    return [
        g.gp[nation],
        g.ducats(nation),
        g.supplies(nation),
        g.settlers(nation),
        len(colonies(g, nation)),
        len(residences(g, nation)),
        g.control[nation],
        g.rate[nation],
        g.tax[nation],
        sp_price(g, nation),
        len(g.hand[nation]),
        fleets,
        len(figures) - fleets,
    ]


def _ties(g: Caribbean, nation: int) -> list[Cell]:
    """CC-3.2 Its relations."""
    return [ITSELF if other == nation else _tie(g.relation(nation, other)) for other in g.nations]


@cache
def _tie(status: int) -> Cell:
    icon, tone = TIES.get(status, ("", ""))
    return Cell(words=Name(STATUS.noun[status]), icon=icon, tone=tone)
