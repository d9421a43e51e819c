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
def head(nation: int, apart: bool = False) -> Head:
    """A nation at the head of a row or a column."""
    return Head(
        label=Name(NATION.noun[nation]),
        id=NATION.noun[nation],
        tone=TONES[nation],
        letter=LETTERS[nation],
        apart=apart,
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
        Head(label=Name(REGION.noun[region]), tone=tone, apart=region == 0)
        for region, tone in enumerate(REGION_TONES)
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
@cache
def _nation_columns(nations: tuple[int, ...]) -> list[Head]:
    plain = [
        Head(label=Text(f"brief-{name}"), icon=icon, hint=Text(f"stat-{name}"))
        for name, icon in {**ICONS, "fleets": "ship", "leaders": "leader"}.items()
    ]
    return plain + [head(nation, apart=nation == nations[0]) for nation in nations]


def _nations(g: Caribbean) -> Chart:
    """What everybody has, and who is what to whom."""
    nations = tuple(g.nations)
    return Chart(
        id="chart:nations",
        title=Text("chart-nations"),
        brief=Text("chart-nations-brief"),
        columns=_nation_columns(nations) if nations else [],
        rows=[
            ChartRow(
                head=head(nation),
                seat=g.seat_of[nation],
                cells=[
                    *(_cell(str(n)) for n in _account(g, nation)),
                    *(_tie(g.relation(nation, other)) if other != nation else ITSELF for other in nations),
                ],
            )
            for nation in nations
        ],
    )


def _account(g: Caribbean, nation: int) -> list[int]:
    """In the order of ICONS, then fleets and leaders in play."""
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


@cache
def _tie(status: int) -> Cell:
    if status not in TIES:
        return NOTHING
    icon, tone = TIES[status]
    return Cell(words=Name(STATUS.noun[status]), icon=icon, tone=tone)
