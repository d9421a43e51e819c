"""Trade fairs on the stage [PR-11]: the stations of the route, whom one meets there, and who earns what."""

from __future__ import annotations

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Stop
from theatrum.games.pax_renaissance.rules.fairs import share
from theatrum.games.pax_renaissance.scene.tokens import bank_letter, bank_tone
from theatrum.games.pax_renaissance.state import Fair, PaxRenaissance
from theatrum.games.pax_renaissance.tables import CUBE, EMPORIA, PLACE_NOUN, SLOTS


def fair_stage(g: PaxRenaissance, fair: Fair, profits: int) -> Spotlight:
    """PR-11 The stations of the route, how far the voyage has come, and what is still aboard. `profits`: aboard at the
    station that was reached."""
    emporium = EMPORIA[fair.emporium]
    station = max(fair.station - 1, 0)
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
            )
        ],
        step=station,
        stops=stops(g, fair, profits, station),
        stop=station,
        lines=[Text("fair-profits", florins=profits)],
    )


def stops(g: PaxRenaissance, fair: Fair, profits: int, station: int) -> list[Stop]:
    """PR-11.4, PR-11.5 Each map card and the border behind it: a concession earns for its owner, a pirate takes one to
    China, until nothing is left aboard."""
    out: list[Stop] = []
    for i, (place, border) in enumerate(EMPORIA[fair.emporium].route):
        token = g.border[border] if border >= 0 else -1
        stop = Stop(noun=PLACE_NOUN[place], label=Name(PLACE_NOUN[place]))
        if token >= CUBE:
            owner = token - CUBE
            stop.tone, stop.letter = bank_tone(g, owner), bank_letter(g, owner)
            earned = min(profits, share(g, owner)) if i >= station else 0
            profits -= earned
            stop.value = (
                Text("stop-earns", bank=g.noun_of(owner), florins=earned)
                if earned
                else Name(g.noun_of(owner))
            )
        elif token >= 0:
            stop.icon, stop.tone = "hull", "black"
            taken = 1 if profits and i >= station else 0
            profits -= taken
            stop.value = Text("stop-pirate")
        out.append(stop)
    return out
