"""CC-0.3 The 27 wares with their prices, and what manufactures make of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from theatrum.games.caribbean.tables.files import PACKAGE, File, NamedRow, Sourced, ids_of
from theatrum.kit.data import Table
from theatrum.kit.nouns import Nouns


class WareRow(NamedRow, frozen=True, kw_only=True):
    group: Literal["raw_material", "good", "product"]
    base_price: int
    facility: Literal["farms", "mines", "plants"] | None


class RecipeRow(Sourced, frozen=True, kw_only=True):
    id: str
    building: str
    input: dict[str, int]
    output: dict[str, int] = msgspec.field(default_factory=dict)
    input_ducats: int = 0
    output_sp: int = 0


class PriceException(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    buy_modifier_new_world: int | None = None
    sell_modifier_new_world: int | None = None
    sell_bonus_europe: int = 0


class PriceRules(Sourced, frozen=True, kw_only=True):
    price_modifier_limit: int
    price_modifier_limit_option_a9h: int = msgspec.field(name="price_modifier_limit_option_A9H")
    buy_modifier_new_world: int
    sell_modifier_new_world: int
    exceptions: dict[str, PriceException]
    minimum_price: int
    minimum_price_source: str


class GoodsFile(File, frozen=True, kw_only=True):
    goods: tuple[WareRow, ...]
    recipes: tuple[RecipeRow, ...]
    price_rules: PriceRules


GOODS_FILE = Table(PACKAGE, "goods", GoodsFile, rows="goods", noun="ware")
FILE = GOODS_FILE.load()
WARE = Nouns("ware", [row.id for row in FILE.goods])
N_WARES = len(FILE.goods)
PRICES = FILE.price_rules
GEMS, GOLD, SILVER = (WARE.by_id[name] for name in ("gems", "gold", "silver"))


class Ware(msgspec.Struct, frozen=True):
    index: int
    id: str
    group: str
    price: int
    """Its base price on the European index [CC-4.3.13]."""
    facility: str | None

    @property
    def noun(self) -> str:
        return WARE.noun[self.index]


class Recipe(msgspec.Struct, frozen=True):
    """CC-4.4.4.10 One batch: these wares and ducats become those wares or SP."""

    id: str
    building: str
    takes: tuple[tuple[int, int], ...]
    gives: tuple[tuple[int, int], ...]
    ducats: int
    sp: int


WARES = tuple(Ware(i, row.id, row.group, row.base_price, row.facility) for i, row in enumerate(FILE.goods))


def _recipes() -> tuple[Recipe, ...]:
    ware = ids_of(WARE)
    out = []
    for i, row in enumerate(FILE.recipes):
        takes, gives = (
            tuple((ware.find(w, GOODS_FILE.at(i, row.id, "recipes")), n) for w, n in side.items())
            for side in (row.input, row.output)
        )
        out.append(Recipe(row.id, row.building, takes, gives, row.input_ducats, row.output_sp))
    return tuple(out)


RECIPES = _recipes()
