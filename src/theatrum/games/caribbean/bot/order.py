"""A rough worth for every answer: which are tried first, and what is done in the heads of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.bot import acting, cargo, deals, home, worth
from theatrum.games.caribbean.bot.odds import gift
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.queries.language import modified
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.prices import sale_in_europe
from theatrum.games.caribbean.queries.production import WARE_OF
from theatrum.games.caribbean.rules.court import purse
from theatrum.games.caribbean.rules.verbs import the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.cargo import CARGO, is_ship, ship_of
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import MARKER_TYPE, MARKER_TYPES
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, NATION_OF, SHIPS
from theatrum.games.caribbean.tables.things import DUCATS

ALONE, NEVER = 9.0, -2.0
Orderer = Callable[[Caribbean, Ask, Sequence[Answer]], list[float]]


def order(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    if ask.prompt not in ("act", "discard-down") and any(answer[0] == "lay-out" for answer in answers):
        # laid out at the main question or when it would be lost, not in the midst of something else [CC-4.3.20]
        values = iter(order(g, ask, [answer for answer in answers if answer[0] != "lay-out"]))
        return [-ALONE if answer[0] == "lay-out" else next(values) for answer in answers]
    orderer = ORDERERS.get(ask.prompt)
    if orderer is not None:
        return orderer(g, ask, answers)
    sure = SURE.get(ask.prompt)
    if sure is not None:
        return only_the_best(sure(g, ask, answers))
    if ask.window is not None:
        return [WINDOW.get(str(answer[0]), 0.4) for answer in answers]
    return [PLAIN.get(str(answer[0]), 0.5) for answer in answers]


def only_the_best(values: list[float]) -> list[float]:
    """Where trying shows nothing that was not reckoned already: one answer stays, of equals the first."""
    best = values.index(max(values))
    return [value if i == best else value - ALONE for i, value in enumerate(values)]


def nation_of(g: Caribbean, ask: Ask) -> int:
    return g.nation_of[ask.seat]


# ---- a move ----------------------------------------------------------------------------------------------------------------
EVENTS = {
    "declare_war": -2.0,
    "new_leader": 0.8,
    "new_fleet": 0.6,
    "two_settlers": 0.7,
    "hire_advisor": 0.6,
}
COLOURS = {"green": 0.75, "yellow": 0.45, "blue": 0.5, "red": 0.45, "white": 0.4, "black": 0.4}


def _act(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Events first; then the card with the most points for operations. Nobody passes who could still operate: a search that
    sees what the operations bring, but not what a card in hand is for, would keep it until it must be discarded."""
    can_operate = any(answer[0] == "operate" for answer in answers)
    return [NEVER if can_operate and answer[0] == "pass" else _card(g, answer) for answer in answers]


def _card(g: Caribbean, answer: Answer) -> float:
    match answer[0]:
        case "pass" | "done":
            return 0.1
        case "event":
            return EVENTS.get(str(answer[1]).partition(":")[2], 0.5)
        case "use":
            card = CARDS[CARD[answer[1]]]
            return 0.3 if card.monopoly else COLOURS.get(card.colour, 0.5)
        case "lay-out":
            return 0.3
        case "operate":
            return 0.55 + 0.04 * CARDS[CARD[answer[1]]].points
        case _:
            return 0.2


def _recruiting(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    need, piece, n = home.recruits(g, nation_of(g, ask))
    return [
        0.3 if len(answer) < 2 else 3.0 if need > 0 and answer[1:] == (piece, n) else -1.0
        for answer in answers
    ]


def _discard(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [
        2.0 if answer[0] == "lay-out" else 1.0 - 0.4 * CARDS[CARD[answer[1]]].points for answer in answers
    ]


# ---- cards -----------------------------------------------------------------------------------------------------------------
def _buy(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    nation = nation_of(g, ask)
    price = int((ask.args or {}).get("ducats", 10))
    gain = (
        2.4 * (0.26 + 0.05)
        + 0.2
        - (worth.ducats(g, g.ducats(nation)) - worth.ducats(g, g.ducats(nation) - price))
    )
    return [gain if answer[0] == "buy" else 0.0 for answer in answers]


def _gift_card(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """CC-2.5 Only what lies at home or is under way can be promised."""
    nation = nation_of(g, ask)
    return [0.5 if answer[0] == "done" else _promise(g, nation, CARD[answer[1]]) for answer in answers]


def _promise(g: Caribbean, nation: int, card: int) -> float:
    missing = sum(max(0, n - g.held(BASE_OF[nation], ware)) for ware, n in CARDS[card].gift)
    return 1.0 + CARDS[card].points if not missing else -2.0


def _lay_demand(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [0.5 if answer[0] == "done" else 1.0 for answer in answers]


# ---- markers, losses, gifts --------------------------------------------------------------------------------------------------
def _keep(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    nation = nation_of(g, ask)
    return [_marker(g, nation, MARKER_TYPE[answer[1]]) for answer in answers]


def _marker(g: Caribbean, nation: int, marker: int) -> float:
    kind = MARKER_TYPES[marker]
    if kind.kind == "resource":
        return 0.2 * sale_in_europe(g, nation, WARE_OF[marker])
    return SITES.get(kind.id, 1.0)


SITES = {
    "city": 1.0,
    "kingdom": 3.0,
    "capital": 5.0,
    "clay": 0.2,
    "ore": 0.3,
    "silver": 1.0,
    "gold": 2.0,
    "gems": 3.0,
}


def _lose(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The cheapest thing: militia before ships; the last ship never [CC-4.3.22]."""
    ships = sum(is_ship(CARGO[answer[1]]) for answer in answers)
    figure = FIGURE[str((ask.args or {})["figure"])]
    last = ships > 0 and g.fleet_size(figure) == 1
    return [
        1.0 - 0.1 * (LAST_SHIP if last and is_ship(CARGO[answer[1]]) else _cost(str(answer[1])))
        for answer in answers
    ]


LAST_SHIP = 99.0


def _cost(noun: str) -> float:
    kind = CARGO[noun]
    if is_ship(kind):
        ship, damaged = ship_of(kind)
        return SHIPS[ship].cost - 3 * damaged
    return {32: 9.0, 33: 5.0, 34: 7.0, 35: 11.0, 36: 12.0}.get(kind, 6.0)


def _gifts(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """CC-4.4.3.34 The least that makes it as sure as it can be."""
    figure = the_activation(g).figure
    area, nation = area_of(g, figure), NATION_OF[figure]
    most = max(int(answer[1]) for answer in answers)
    wanted, _ = gift(modified(g, "bribe", nation, area, figure), min(most, carried(g, figure, DUCATS)))
    return [1.0 - 0.5 * abs(int(answer[1]) - wanted) for answer in answers]


def _king(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    nation, figure = nation_of(g, ask), the_activation(g).figure
    have = purse(g, figure)
    return [home.king(g, nation, have, int(answer[1])) * 12 for answer in answers]


def _stock_up(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    nation = nation_of(g, ask)
    return [home.supplies(g, nation, int(answer[1])) * 12 for answer in answers]


def _trade(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Sell everything: to demands first."""
    return [{"deliver": 5.0, "sell": 3.0, "done": 1.0}.get(str(answer[0]), -1.0) for answer in answers]


def _most(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    most = max(int(answer[-1]) for answer in answers)
    return [2.0 * int(answer[-1]) / most for answer in answers]


def _award(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [3.0 if answer[0] == "take-award" else 0.0 for answer in answers]


def _extra_settler(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """CC-4.4.3.19 One more on the roll is worth a settler."""
    return [2.0 if answer[0] == "yes" else 0.5 for answer in answers]


def _stow(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Everything that fits; thing by thing the dearest first."""
    nation = nation_of(g, ask)
    return [STOWING.get(str(answer[0]), 0.0) + _price(g, nation, answer) for answer in answers]


def _price(g: Caribbean, nation: int, answer: Answer) -> float:
    for noun in answer[1:]:
        if str(noun) in WARE:
            return 0.1 * sale_in_europe(g, nation, WARE[noun])
    return 0.0


STOWING = {"stow-all": 2.0, "stow": 4.0, "done": -1.0}


def _hire(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [0.6 - 0.03 * int(answer[1]) for answer in answers]


def _loot(g: Caribbean, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The native site, and in the end also buildings."""
    raze = 2.0 if not worth.turns_left(g) else -1.0
    return [{"loot-site": 3.0, "raze": raze}.get(str(answer[0]), 1.0) for answer in answers]


WINDOW = {
    "pass": 0.6,
    "announce-special": 0.7,
    "use-main": 0.3,
    "react": 0.3,
    "intercept": 0.0,
    "attack": 0.0,
}
"""In windows: special cards are there to be used, others are kept for better days."""
PLAIN = {
    "done": 0.6,
    "worsen": -2.0,
    "deal-with": -2.0,
    "propose": 0.2,
    "add-things": -2.0,
    "drop": 2.0,
    "claim": -2.0,
    "broken": -2.0,
    "disband": -1.0,
    "pass": 0.6,
    "no": 0.5,
    "yes": 0.5,
}

ORDERERS: dict[str, Orderer] = {
    "act": _act,
    "operation": acting.operation,
    "buy-cards": _buy,
    "lay-demand": _lay_demand,
    "loot": _loot,
    "hire": _hire,
}
"""Questions of which several answers are worth trying."""
SURE: dict[str, Orderer] = {
    "acting": acting.acting,
    "take-cargo": cargo.take,
    "give-cargo": cargo.give,
    "how-many": cargo.how_many,
    "recruiting": _recruiting,
    "discard-down": _discard,
    "gift-card": _gift_card,
    "which-site": _keep,
    "which-mine": _keep,
    "which-resource": _keep,
    "plant": _keep,
    "lose-one": _lose,
    "gifts": _gifts,
    "king": _king,
    "stock-up": _stock_up,
    "stow": _stow,
    "trade": _trade,
    "trade-how-many": _most,
    "turn-award": _award,
    "extra-settler": _extra_settler,
    "confirm-deal": deals.confirm,
}
"""Questions that are answered by reckoning."""
