"""CC-4.3 The cards: general, nation and main cards, and public demands.

Cards are numbered in one row, general cards first, then those of the nations. The main card has a number of its own;
its ten events are effects like those of cards.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Said, ids_of
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.language import GRAMMAR, read
from theatrum.games.caribbean.tables.nations import N_NATIONS, NATION
from theatrum.kit.data import Record, Table, refuse
from theatrum.kit.effects.form import Card as Effect
from theatrum.kit.nouns import Nouns

Colour: TypeAlias = Literal["white", "blue", "green", "red", "yellow", "black"]


class EffectRow(NamedRow, frozen=True, kw_only=True):
    """What all cards and events have: the parts that `tables.language` reads, and words for people."""

    who: str
    timing: str
    requires: Said
    targets: Said
    effect: Said
    duration: str
    after_use: str
    text_en: str
    text_de: str


class CardRow(EffectRow, frozen=True, kw_only=True):
    frame_color: Colour
    event_text_color: Literal["black", "blue", "red"]
    random_event: bool
    operation_points: Literal[1, 2, 3, 4]
    period: int
    number: int
    copies: Literal[1]


class RandomRow(Record, frozen=True, kw_only=True):
    nation: Literal["first_active_flag", "first_flag_with_target"]
    note: str = ""


class GeneralRow(CardRow, frozen=True, kw_only=True):
    group: str
    gift: dict[str, int] | None
    order_flags: tuple[str, ...]
    public: str = ""
    random: RandomRow | None = None
    modes: Said = ()
    window: str = ""


class NationRow(CardRow, frozen=True, kw_only=True):
    nation: str
    kind: Literal["special", "event"]
    lay_out: str = ""


class NationalEventRow(EffectRow, frozen=True, kw_only=True):
    nation: str


class MainRow(NamedRow, frozen=True, kw_only=True):
    nation: str
    period: int
    settlers: int
    nation_cards: int
    general_cards: int
    buyable_cards: int
    hand_limit: int
    monopoly_limit: int
    production_decrease: int
    production_decrease_after_reform: int | None
    events: tuple[str, ...]
    only_with_option: str | None
    who: str
    start_side: Literal["face_up"]
    after_use: str
    turned_up: tuple[str, ...]


class OrderRow(NamedRow, frozen=True, kw_only=True):
    card: str
    ware: str
    max_units: int
    bonus_per_unit: int
    gp_on_activation: int
    period: int


class GeneralFile(File, frozen=True, kw_only=True):
    cards: tuple[GeneralRow, ...]


class NationCardFile(File, frozen=True, kw_only=True):
    cards: tuple[NationRow, ...]


class MainFile(File, frozen=True, kw_only=True):
    common_events: tuple[EffectRow, ...]
    main_cards: tuple[MainRow, ...]
    national_events: tuple[NationalEventRow, ...]


class OrderFile(File, frozen=True, kw_only=True):
    trade_orders: tuple[OrderRow, ...]


GENERAL_FILE = Table(PACKAGE, "cards_general", GeneralFile, rows="cards", noun="card")
NATION_CARD_FILE = Table(PACKAGE, "cards_nation", NationCardFile, rows="cards", noun="card")
MAIN_FILE = Table(PACKAGE, "cards_main", MainFile, rows="main_cards", noun="main")
ORDER_FILE = Table(PACKAGE, "trade_orders", OrderFile, rows="trade_orders", noun="order")
GENERAL_ROWS, NATION_ROWS = GENERAL_FILE.load().cards, NATION_CARD_FILE.load().cards
MAIN_READ = MAIN_FILE.load()
EVENT_ROWS: tuple[EffectRow, ...] = (*MAIN_READ.common_events, *MAIN_READ.national_events)
CARD = Nouns("card", [row.id for row in (*GENERAL_ROWS, *NATION_ROWS)])
N_GENERAL, N_CARDS = len(GENERAL_ROWS), len(CARD)
EVENT = Nouns("event", [row.id for row in EVENT_ROWS])
READ_BY_LANGUAGE = (
    "id",
    "who",
    "timing",
    "requires",
    "targets",
    "effect",
    "duration",
    "after_use",
    "modes",
    "window",
)


def _effect(table: Table[Any], row: EffectRow) -> Effect:
    """The part of a card that is said in the language of effects."""
    said = {name: getattr(row, name) for name in READ_BY_LANGUAGE if getattr(row, name, "") not in ("", ())}
    return read(table, said, GRAMMAR.card(Effect), f"cards.{row.id}")


# ---- general and nation cards ------------------------------------------------------------------------------------------
class Card(msgspec.Struct, frozen=True):
    index: int
    id: str
    nation: int
    """Whose deck it belongs to, or -1: a general card."""
    special: bool
    colour: Colour
    """The frame of its operation points [CC-4.3.8]."""
    random: bool
    """CC-4.3.9 It is carried out when it is drawn for an order."""
    whose_event: str
    """CC-11.15 Who decides on the random event."""
    points: int
    """Operation points."""
    period: int
    gift: tuple[tuple[int, int], ...]
    """CC-2.5 The wares promised to the king; empty if it shows no gift list."""
    flags: tuple[int, ...]
    """CC-2.1 The order of the nations."""
    demand: int
    """CC-2.6 Its public demand, or -1."""
    monopoly: bool
    effect: Effect

    @property
    def noun(self) -> str:
        return CARD.noun[self.index]

    @property
    def corsair(self) -> bool:
        """CC-4.4.0.4 A black card."""
        return self.colour == "black"


class Demand(msgspec.Struct, frozen=True):
    """CC-2.6.1 A public demand: so many units of a ware at the index price and a bonus."""

    index: int
    card: int
    ware: int
    most: int
    bonus: int
    gp: int


def _demands() -> tuple[Demand, ...]:
    card, ware = ids_of(CARD), ids_of(WARE)
    return tuple(
        Demand(
            i,
            card.find(row.card, ORDER_FILE.at(i, row.id, "card")),
            ware.find(row.ware, ORDER_FILE.at(i, row.id, "ware")),
            row.max_units,
            row.bonus_per_unit,
            row.gp_on_activation,
        )
        for i, row in enumerate(ORDER_FILE.load().trade_orders)
    )


DEMANDS = _demands()


def _cards() -> tuple[Card, ...]:
    nation, ware = ids_of(NATION), ids_of(WARE)
    demand = {d.card: d.index for d in DEMANDS}
    out = []
    for i, row in enumerate(GENERAL_ROWS):
        at = GENERAL_FILE.at(i, row.id)
        flags = nation.find_all(row.order_flags, at.column("order_flags"))
        if sorted(flags) != list(range(N_NATIONS)):
            refuse(at.column("order_flags"), "every nation has one flag")
        if (row.random is not None) != row.random_event:
            refuse(at.column("random"), "a random event, and only that, says whose it is")
        gift = tuple((ware.find(w, at.column("gift")), n) for w, n in (row.gift or {}).items())
        out.append(
            Card(
                i,
                row.id,
                -1,
                False,
                row.frame_color,
                row.random_event,
                "" if row.random is None else row.random.nation,
                row.operation_points,
                row.period,
                gift,
                flags,
                demand.get(i, -1),
                row.group == "monopoly",
                _effect(GENERAL_FILE, row),
            )
        )
    for j, card in enumerate(NATION_ROWS):
        whose = nation.find(card.nation, NATION_CARD_FILE.at(j, card.id, "nation"))
        out.append(
            Card(
                N_GENERAL + j,
                card.id,
                whose,
                card.kind == "special",
                card.frame_color,
                False,
                "",
                card.operation_points,
                card.period,
                (),
                (),
                -1,
                False,
                _effect(NATION_CARD_FILE, card),
            )
        )
    return tuple(out)


CARDS = _cards()
EVENTS: tuple[Effect, ...] = tuple(_effect(MAIN_FILE, row) for row in EVENT_ROWS)
"""CC-4.3.2 The events of main cards: five common ones, then one of each nation."""


# ---- main cards --------------------------------------------------------------------------------------------------------
class Main(msgspec.Struct, frozen=True):
    """CC-0.4.5 What the main card of a nation says in a period."""

    id: str
    nation: int
    period: int
    settlers: int
    nation_cards: int
    general_cards: int
    buyable: int
    hand_limit: int
    monopolies: int
    decrease: int
    """CC-8.9 What its production rate loses in a turn; `reformed` after the reform."""
    reformed: int
    events: tuple[int, ...]

    @property
    def noun(self) -> str:
        return f"main:{self.id}"


def _main() -> dict[tuple[int, int], Main]:
    nation, event = ids_of(NATION), ids_of(EVENT)
    out = {}
    for i, row in enumerate(MAIN_READ.main_cards):
        at = MAIN_FILE.at(i, row.id)
        whose = nation.find(row.nation, at.column("nation"))
        after = row.production_decrease_after_reform
        out[whose, row.period] = Main(
            row.id,
            whose,
            row.period,
            row.settlers,
            row.nation_cards,
            row.general_cards,
            row.buyable_cards,
            row.hand_limit,
            row.monopoly_limit,
            row.production_decrease,
            row.production_decrease if after is None else after,
            event.find_all(row.events, at.column("events")),
        )
    return out


MAIN = _main()
"""By nation and period."""
GENERAL_OF_PERIOD: dict[int, tuple[int, ...]] = {
    period: tuple(c.index for c in CARDS if c.nation < 0 and c.period == period)
    for period in sorted({c.period for c in CARDS})
}
NATION_OF_PERIOD: dict[tuple[int, int], tuple[int, ...]] = {
    (n, period): tuple(c.index for c in CARDS if c.nation == n and c.period == period)
    for n in range(N_NATIONS)
    for period in sorted({c.period for c in CARDS})
}
