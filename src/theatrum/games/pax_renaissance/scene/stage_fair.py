"""Trade fairs on the stage [PR-11]: the stations of the route, whom one meets there, and who earns what."""

from __future__ import annotations

from typing import NamedTuple

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Modifier, Preview, Reckoned, Stop
from theatrum.games.pax_renaissance.rules.fairs import share
from theatrum.games.pax_renaissance.scene.tokens import bank_letter, bank_tone
from theatrum.games.pax_renaissance.state import Fair, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CUBE,
    EMPORIA,
    FAIR_BONUS,
    N_SLOTS,
    PLACE_NOUN,
    SLOTS,
    SPOT_NOUN,
)


class Toll(NamedTuple):
    """PR-11.4 What a border takes of the profits, and for whom: a seat, or -1 for a pirate."""

    border: int
    owner: int
    florins: int


def tolls(g: PaxRenaissance, fair: Fair, profits: int, station: int) -> list[Toll]:
    """PR-11.4, PR-11.5 By station of the route, from this one on: what its border takes, until nothing is left aboard.
    No levy changes a border, so all of it is known when the ship sets out."""
    out: list[Toll] = []
    for i, (_, border) in enumerate(EMPORIA[fair.emporium].route):
        token = g.border[border] if border >= 0 else -1
        owner = max(token - CUBE, -1)
        most = 0 if token < 0 else 1 if owner < 0 else share(g, fair, owner)
        florins = min(profits, most) if i >= station else 0
        profits -= florins
        out.append(Toll(border, owner, florins))
    return out


def fair_stage(g: PaxRenaissance, fair: Fair, profits: int) -> Spotlight:
    """PR-11 The stations of the route, how far the voyage has come, what is still aboard, and who will earn of it.
    `profits`: aboard at the station that was reached."""
    emporium = EMPORIA[fair.emporium]
    station = max(fair.station - 1, 0)
    ahead = tolls(g, fair, profits, station)
    return Spotlight(
        id="spotlight:fair",
        title=Text("spotlight-fair", city=SLOTS[emporium.slot].noun, bank=g.noun_of(g.active)),
        at=PLACE_NOUN[emporium.route[min(station, len(emporium.route) - 1)][0]],
        stage="fair",
        sides=[
            Side(
                seat=g.active,
                role=Text("role-convener"),
                title=Name(g.noun_of(g.active)),
                tone=bank_tone(g, g.active),
                stats=[Stat(id="fair:aboard", label=Text("stat-aboard"), value=profits, icon="coin")],
                lines=_taken(ahead, g.active),
            )
        ]
        + [
            Side(
                seat=seat,
                role=Text("role-earns"),
                title=Name(g.noun_of(seat)),
                tone=bank_tone(g, seat),
                lines=_taken(ahead, seat),
            )
            for seat in _others(g, ahead)
        ],
        step=station,
        stops=stops(g, fair, ahead),
        stop=station,
        lines=[Text("fair-profits", florins=profits), *_taken(ahead, -1), *_left(profits, ahead)],
    )


def _others(g: PaxRenaissance, ahead: list[Toll]) -> list[Seat]:
    """The other banks with a concession on the route: perhaps too far for them to earn by it."""
    owners = {toll.owner for toll in ahead}
    return [seat for seat in range(g.players) if seat != g.active and seat in owners]


def _taken(ahead: list[Toll], owner: int) -> list[Words]:
    """What a bank still earns on the way, or what pirates take, border by border."""
    key = "fair-earns" if owner >= 0 else "fair-pirate"
    return [
        Text(key, at=SPOT_NOUN[N_SLOTS + toll.border], florins=toll.florins)
        for toll in ahead
        if toll.florins and toll.owner == owner
    ]


def _left(profits: int, ahead: list[Toll]) -> list[Words]:
    """PR-11.6 What will be left over for the next fair."""
    left = profits - sum(toll.florins for toll in ahead)
    return [Text("fair-left", florins=left)] if left else []


def stops(g: PaxRenaissance, fair: Fair, ahead: list[Toll]) -> list[Stop]:
    """PR-11.4, PR-11.5 Each map card and the border behind it: a concession earns for its owner, a pirate takes one to
    China, until nothing is left aboard."""
    out: list[Stop] = []
    for (place, border), toll in zip(EMPORIA[fair.emporium].route, ahead, strict=True):
        stop = Stop(noun=PLACE_NOUN[place], label=Name(PLACE_NOUN[place]))
        if toll.owner >= 0:
            bank = g.noun_of(toll.owner)
            stop.tone, stop.letter = bank_tone(g, toll.owner), bank_letter(g, toll.owner)
            stop.value = Text("stop-earns", bank=bank, florins=toll.florins) if toll.florins else Name(bank)
        elif border >= 0 and g.border[border] >= 0:
            stop.icon, stop.tone = "hull", "black"
            stop.value = Text("stop-pirate")
        out.append(stop)
    return out


# ---- before it sets out ----------------------------------------------------------------------------------------------
def fair_ahead(g: PaxRenaissance, row: int) -> Preview:
    """PR-11.1 – PR-11.5 Who would earn how much in a fair of this row."""
    fair = Fair(row, g.emporium[row], g.gold[row][0] + FAIR_BONUS[g.players])
    kept = 0 if g.bankruptcy else 1
    ahead = tolls(g, fair, fair.profits - kept, 0)
    earned = [sum(toll.florins for toll in ahead if toll.owner == seat) for seat in range(g.players)]
    earned[g.active] += kept
    stage = fair_stage(g, fair, fair.profits)
    return Preview(
        title=stage.title,
        sides=[
            Reckoned(
                side=i,
                title=Name(g.noun_of(seat)),
                tone=bank_tone(g, seat),
                label=Text("stat-florins"),
                total=f"+{earned[seat]}",
                modifiers=_lines(ahead, seat, kept if seat == g.active else 0),
            )
            for i, seat in enumerate([g.active, *_others(g, ahead)])
        ],
    )


def _lines(ahead: list[Toll], seat: Seat, kept: int) -> list[Modifier]:
    """Where the florins come from: the convener's own one, and border by border."""
    lines = [Modifier(label=Text("reckoned-convener"), value=f"+{kept}")] if kept else []
    return lines + [
        Modifier(label=Name(SPOT_NOUN[N_SLOTS + toll.border]), value=f"+{toll.florins}")
        for toll in ahead
        if toll.florins and toll.owner == seat
    ]
