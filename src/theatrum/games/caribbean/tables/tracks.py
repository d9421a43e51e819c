"""CC-0.3 The tracks: turns and periods, taxes, production, inflation, SP costs, order of play, events."""

from __future__ import annotations

from theatrum.games.caribbean.tables.files import PACKAGE, File, Said, Sourced
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.kit.data import Record, Table
from theatrum.kit.nouns import Nouns


class TurnRow(Record, frozen=True, kw_only=True):
    turn: int
    period: int
    year_label: str


class PeriodRow(Record, frozen=True, kw_only=True):
    period: int
    first_turn: int
    last_turn: int | None
    only_with_option: str = ""


class TurnTrack(Sourced, frozen=True, kw_only=True):
    turns: tuple[TurnRow, ...]
    periods: tuple[PeriodRow, ...]
    automatic_end_turn: int
    automatic_end_source: str
    turns_after_31: str


class GloryTrack(Sourced, frozen=True, kw_only=True):
    min: int | None
    max: int | None
    start_gp: int
    negative_allowed: bool
    carries: tuple[str, ...]


class ProductionRate(Sourced, frozen=True, kw_only=True):
    minimum: Said
    maximum: int | None
    start: dict[str, int]


class Collect(Record, frozen=True, kw_only=True):
    receive: str
    then_change: int
    not_below: int


class TaxGrowth(Record, frozen=True, kw_only=True):
    change: int
    extra_with_economy_5: int
    not_above: int
    gp_if_already_at_max: int


class TaxTrack(Sourced, frozen=True, kw_only=True):
    step: int
    values: tuple[int, ...]
    min: int
    max: int
    start: dict[str, int]
    collect: Collect
    victory_phase: TaxGrowth


class InflationTrack(Sourced, frozen=True, kw_only=True):
    levels: tuple[int, ...]
    start: int
    end_level: int
    option_b5a_from_turn_31_level_bonus: int


class CostTrack(Sourced, frozen=True, kw_only=True):
    values: tuple[int, ...]
    start: int
    changed_by: str


class Surcharge(Record, frozen=True, kw_only=True):
    nations: tuple[str, ...]
    value: int
    note: str


class PiratePrice(Sourced, frozen=True, kw_only=True):
    formula: Said


class SpPrice(Sourced, frozen=True, kw_only=True):
    formula: Said
    minimum: int
    minimum_source: str
    surcharge: Surcharge
    pirates: PiratePrice


class OrderTrack(Sourced, frozen=True, kw_only=True):
    values_by_rank: dict[int, int]
    set_when: str


class PoliticalTrack(Sourced, frozen=True, kw_only=True):
    pairs: str
    default: str


class PriceIndex(Sourced, frozen=True, kw_only=True):
    per_ware: tuple[str, ...]


class Box(Record, frozen=True, kw_only=True):
    id: str
    name_en: str
    name_de: str
    removed: str = ""


class EventTrack(Sourced, frozen=True, kw_only=True):
    boxes: tuple[Box, ...]


class TemporaryMarkers(Sourced, frozen=True, kw_only=True):
    markers: tuple[Box, ...]


class MapBoxes(Sourced, frozen=True, kw_only=True):
    ids: tuple[str, ...]
    location: str


class TrackFile(File, frozen=True, kw_only=True):
    turn_track: TurnTrack
    glory_track: GloryTrack
    production_rate: ProductionRate
    tax_rate_track: TaxTrack
    inflation_track: InflationTrack
    sp_cost_modifier_track: CostTrack
    sp_price: SpPrice
    order_of_play_track: OrderTrack
    political_track: PoliticalTrack
    price_index: PriceIndex
    event_track: EventTrack
    temporary_markers: TemporaryMarkers
    map_boxes: MapBoxes


TRACK_FILE = Table(PACKAGE, "tracks", TrackFile)
TRACKS = TRACK_FILE.load()
FLAG = Nouns("flag", [box.id for box in TRACKS.event_track.boxes])
N_FLAGS = len(FLAG)
REFORMS = {
    nation: FLAG.by_id[f"reform_{name}"]
    for name, nation in NATION.by_id.items()
    if f"reform_{name}" in FLAG.by_id
}
"""CC-8.9 By nation: the flag that normalises its production decrease."""
NATIVE_HORSES = FLAG.by_id["native_horses"]
TAX = TRACKS.tax_rate_track
PERIODS = tuple(row.period for row in TRACKS.turn_track.periods)
_PERIOD = {row.turn: row.period for row in TRACKS.turn_track.turns}
LAST_PRINTED_TURN = max(_PERIOD)
SURCHARGE: tuple[int, ...] = tuple(
    TRACKS.sp_price.surcharge.value * (name in TRACKS.sp_price.surcharge.nations) for name in NATION.by_id
)
"""CC-4.4.1.5 By nation: what a supply point costs it more than others."""


def period_of(turn: int) -> int:
    """CC-0.1.6 The period of a turn; with an open end the last one goes on [CC-9, B5A]."""
    return _PERIOD[min(turn, LAST_PRINTED_TURN)]
