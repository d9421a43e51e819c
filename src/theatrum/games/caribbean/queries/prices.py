"""CC-4.3.13, CC-4.4.1.5, CC-4.4.4.11 What wares and supply points cost."""

from __future__ import annotations

from theatrum.games.caribbean.queries.company import advisors_with
from theatrum.games.caribbean.queries.language import about, pirates_sp_formula, sp_formula
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import Demand
from theatrum.games.caribbean.tables.goods import PRICES
from theatrum.games.caribbean.tables.language import ADVISOR_BONUSES
from theatrum.games.caribbean.tables.nations import NATIONS
from theatrum.games.caribbean.tables.tracks import SURCHARGE, TRACKS


def sp_price(g: Caribbean, nation: int) -> int:
    """CC-4.4.1.5 1 + PN + inflation + SP cost modifier − Supply Costs; one more for some nations; at least 1."""
    return max(TRACKS.sp_price.minimum, int(sp_formula(g, about(nation))) + SURCHARGE[nation])


def pirates_sp_price(g: Caribbean) -> int:
    """CC-6.3.3 What a supply point costs pirates."""
    return int(pirates_sp_formula(g, about()))


def index_price(g: Caribbean, ware: int) -> int:
    """CC-4.3.13 Base price and modifier marker, at least 1."""
    return max(PRICES.minimum_price, g.base_price[ware] + g.price_mod[ware])


def sale_in_europe(g: Caribbean, nation: int, ware: int) -> int:
    """CC-4.4.4.11 What a unit brings in the home base."""
    return index_price(g, ware) + NATIONS[nation].bonuses.get("sell_bonus_europe", 0)


def sale_to_demand(g: Caribbean, nation: int, demand: Demand) -> int:
    """CC-2.6.1 What a unit brings that is delivered to a public demand."""
    return sale_in_europe(g, nation, demand.ware) + demand.bonus


def sale_in_new_world(g: Caribbean, nation: int, figure: int, ware: int) -> int:
    """CC-4.4.4.11, CC-4.4.4.18 What a unit brings on the own market of a region; a trader gets more."""
    modifier = NATIONS[nation].bonuses.get("sell_modifier_new_world", PRICES.sell_modifier_new_world)
    return max(PRICES.minimum_price, index_price(g, ware) + modifier + _trader(g, figure))


def purchase_in_new_world(g: Caribbean, nation: int, figure: int, ware: int) -> int:
    """CC-4.4.4.11, CC-4.4.4.18 What a unit costs on another nation's market; a trader pays less."""
    modifier = NATIONS[nation].bonuses.get("buy_modifier_new_world", PRICES.buy_modifier_new_world)
    return max(PRICES.minimum_price, index_price(g, ware) + modifier - _trader(g, figure))


def purchase_from_stock(g: Caribbean, ware: int) -> int:
    """CC-4.4.1.3 What the owner of a monopoly pays for a unit of STOCK; every nation the same."""
    return index_price(g, ware) + PRICES.buy_modifier_new_world


def _trader(g: Caribbean, figure: int) -> int:
    return sum(ADVISOR_BONUSES[advisor].trade_price_new_world or 0 for advisor in advisors_with(g, figure))
