"""Positions of Pax Renaissance for tests: an empty table, small verbs to furnish it, and a driver.

    t = a_table(players=2)
    t.king(0, "france").token("paris", "Wk").concession("england__france", 1)
    act = t.hand(0, "flanders_guild").florins(0, 3).act()
    act.answer("play", "card:flanders_guild").answer("war", "place:france")

Tokens are written as in the worked examples: W/B/R for the colour, k/r/p/b for knight, rook, pirate, bishop; a number
is a cube of that seat. Seat 0 is active and has two actions. All cards lie unused until a verb takes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import playing
from playing import a_state
from theatrum.core.beginning import begin
from theatrum.core.contract import Step
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BANKS,
    BORDER,
    CARD,
    CARDS,
    CUBE,
    EMPIRES,
    EMPORIA,
    EMPORIUM,
    KNIGHT,
    N_EMPIRES,
    NOUN,
    PLACE,
    PLACES,
    RELIGIONS,
    ROOK,
    SIDES,
    SLOT,
    VICTORIES,
)

BANK_IDS = ("fugger", "medici", "coeur", "marchionni")


def a_table(players: int = 3, **options: Any) -> Table:
    return Table(players, options)


def code(token: str | int) -> int:
    """Wk, Br, Rp … or a seat's cube."""
    if isinstance(token, int):
        return CUBE + token
    return {"k": KNIGHT, "r": ROOK, "p": ROOK}[token[1]] + "WBR".index(token[0])


def item(name: str) -> int:
    """A card's or an empire's item by its id."""
    return PLACE[name] if name in PLACE else CARD[name]


class Table:
    """The table being furnished; every verb returns it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.options = options
        self.g = g = a_state(DEFINITION, players, **options)
        g.bank = [next(b.index for b in BANKS if b.id == name) for name in BANK_IDS[:players]]
        g.supply[CUBE:] = [BANKS[b].cubes for b in g.bank]
        for card in CARDS:
            if g.expansion or not card.expansion:
                g.unused[card.colour].append(card.item)
        g.active, g.actions, g.turn = 0, 2, 1
        self.hidden: dict[int, int] = {}

    # ---- the map
    def token(self, city: str, *tokens: str) -> Table:
        """Tokens in a city; Constantinople's slots fill from the first."""
        slots = (
            [SLOT[f"city:{city}"]]
            if f"city:{city}" in SLOT
            else [SLOT[f"city:{city}_{i}"] for i in (1, 2, 3)]
        )
        free = [s for s in slots if self.g.city[s] < 0]
        for slot, token in zip(free, tokens, strict=False):
            self.g.city[slot] = code(token)
            self.g.supply[code(token)] -= 1
        return self

    def pirate(self, border: str, token: str) -> Table:
        self.g.border[BORDER[border]] = code(token)
        self.g.supply[code(token)] -= 1
        return self

    def concession(self, border: str, seat: int = 0) -> Table:
        self.g.border[BORDER[border]] = CUBE + seat
        self.g.supply[CUBE + seat] -= 1
        return self

    def face(self, place: str, religion: str) -> Table:
        """Turn a map card to its face of that religion."""
        wanted = -1 if religion == "medieval" else RELIGIONS.index(religion)
        self.g.face[PLACE[place]] = PLACES[PLACE[place]].faces.index(wanted)
        return self

    def emporium(self, name: str) -> Table:
        """Uncover an emporium; the marker goes to the one of its colour that was open."""
        e = EMPORIA[EMPORIUM[name]]
        self.g.emporium[e.row] = e.index
        return self

    # ---- cards
    def _take(self, name: str) -> int:
        card = CARD[name]
        for pile in self.g.unused:
            if card in pile:
                pile.remove(card)
                return card
        raise ValueError(f"{name} is already on the table")

    def hand(self, seat: int, *names: str) -> Table:
        self.g.hand[seat] += [self._take(name) for name in names]
        return self

    def tableau(self, seat: int, *names: str, side: str | None = None) -> Table:
        """Ordinary cards, each at the outermost end of its own side."""
        for name in names:
            card = self._take(name)
            at = CARDS[card - N_EMPIRES].colour if side is None else SIDES.index(side)
            self.g.rows[2 * seat + at].append(card)
        return self

    def maid(self, seat: int, name: str) -> Table:
        self.g.maids[seat].append(self._take(name))
        return self

    def king(self, seat: int, name: str, queen: str | None = None, republic: bool = False) -> Table:
        e = PLACE[name]
        self.g.rows[2 * seat + EMPIRES[e].region].append(e)
        self.g.holder[e] = seat
        self.g.republic[e] = int(republic)
        if queen is not None:
            self.g.queen[e] = self._take(queen)
        return self

    def republic(self, seat: int, name: str) -> Table:
        return self.king(seat, name, republic=True)

    def vassal(self, name: str, of: str) -> Table:
        self.g.holder[PLACE[name]] = self.g.holder[PLACE[of]]
        self.g.suzerain[PLACE[name]] = PLACE[of]
        return self

    def repressed(self, empire: str, *tokens: str | int) -> Table:
        for token in tokens:
            self.g.supply[code(token)] -= 1
            self.g.imprison(code(token), PLACE[empire])
        return self

    def bishop(self, name: str, colour: str) -> Table:
        c = "WBR".index(colour)
        self.g.bishops[item(name)] = c
        self.g.bishop_supply[c] -= 1
        return self

    # ---- florins, market, victories
    def florins(self, seat: int, n: int) -> Table:
        self.g.china -= n - self.g.florins[seat]
        self.g.florins[seat] = n
        return self

    def market(self, row: str, *names: str | None, gold: Sequence[int] = ()) -> Table:
        """Cards from column 0 on, with florins on them."""
        r = SIDES.index(row)
        for column, name in enumerate(names):
            self.g.market[r][column] = -1 if name is None else self._take(name)
        for column, n in enumerate(gold):
            self.g.gold[r][column] = n
            self.g.china -= n
        return self

    def deck(self, row: str, *names: str) -> Table:
        """A deck, the top first."""
        self.g.deck[SIDES.index(row)] = [self._take(name) for name in reversed(names)]
        return self

    def active(self, *victories: str) -> Table:
        for victory in victories:
            self.g.victories[VICTORIES.index(victory)] = 1
        return self

    def no_supply(self, *tokens: str | int, keep: int = 0) -> Table:
        """Use up a kind of token but for `keep`: the others are out of the way, and not counted as lost."""
        for token in tokens:
            self.hidden[code(token)] = self.g.supply[code(token)] - keep
            self.g.supply[code(token)] = keep
        return self

    # ---- playing
    def act(self) -> Playing:
        """The active player is asked for an action."""
        return self.run(("act",))

    def run(self, *steps: Step) -> Playing:
        """Run these steps; after every answer nothing may be lost."""
        return Playing(DEFINITION, self.g, *steps, options=self.options, check=self.lost)

    def lost(self, g: PaxRenaissance) -> list[str]:
        """What is wrong with the table, the tokens that were put out of the way counted in."""
        for token, n in self.hidden.items():
            g.supply[token] += n
        wrong = DEFINITION.invariants(g)
        for token, n in self.hidden.items():
            g.supply[token] -= n
        return wrong


class Playing(playing.Playing[PaxRenaissance]):
    """A game that runs the given steps, with eyes for this table."""

    # ---- looking
    def at(self, city: str) -> str:
        """What stands in a city or slot: Wk, Br …, or nothing."""
        return spelled(self.state.city[SLOT[f"city:{city}"]])

    def border(self, name: str) -> str | int | None:
        """A pirate (Wp …), a seat's concession, or None."""
        token = self.state.border[BORDER[name]]
        if token < 0:
            return None
        return token - CUBE if token >= CUBE else spelled(token)[0] + "p"

    def on(self, empire: str) -> list[str | int]:
        """The repressed tokens on an empire."""
        return [t - CUBE if t >= CUBE else spelled(t) for t in self.state.repressed[PLACE[empire]]]

    def row(self, seat: int, side: str) -> list[str]:
        """Ids of the heads of a row, from the player card outward."""
        return [NOUN[i].partition(":")[2] for i in self.state.rows[2 * seat + SIDES.index(side)]]

    def holder(self, empire: str) -> int:
        return self.state.holder[PLACE[empire]]

    def is_republic(self, empire: str) -> bool:
        return bool(self.state.republic[PLACE[empire]])

    def suzerain(self, empire: str) -> str | None:
        lord = self.state.suzerain[PLACE[empire]]
        return None if lord < 0 else EMPIRES[lord].id

    def bishop(self, name: str) -> str:
        colour = self.state.bishops.get(item(name), -1)
        return "" if colour < 0 else "WBR"[colour]

    def gone(self, name: str) -> bool:
        return CARD[name] in self.state.gone

    def supply(self, token: str | int) -> int:
        return self.state.supply[code(token)]


def spelled(token: int) -> str:
    if token < 0:
        return ""
    return "WBR"[token % 3] + ("k" if token < ROOK else "r")


def new(players: int = 3, seed: int = 1, **options: bool | str) -> PaxRenaissance:
    state = begin(DEFINITION, players, seed, options).state
    assert isinstance(state, PaxRenaissance)
    return state


def play(t: Table, card: str) -> Playing:
    return t.hand(0, card).act().answer("play", f"card:{card}")


def use(t: Table, card: str, op: str, side: str = "west") -> Playing:
    noun = card if ":" in card else f"card:{card}"
    return t.act().answer("ops", f"ops:{side}").answer("use", noun, f"op:{op}")


def a_short_fair(gold: int) -> Table:
    """EX-13: seat 1 is yellow, seat 2 blue; two players' worth of China's bonus is two with three players."""
    t = a_table(3).concession("byzantium__hungary", 1).concession("mamluk__ottoman", 2).token("tana", "Bk")
    return t.market("east", "the_grim", gold=[gold])


def a_longer_fair() -> Table:
    """EX-14: with one florin more, past cities that are full."""
    t = a_short_fair(1).token("buda", "Wk").token("varna", "Rk").token("modon", "Rr").token("rhodes", "Wr")
    t.g.city[PLACES[PLACE["ottoman"]].slots[1]] = 1
    t.g.city[PLACES[PLACE["ottoman"]].slots[2]] = 1
    t.g.supply[1] -= 2
    return t
