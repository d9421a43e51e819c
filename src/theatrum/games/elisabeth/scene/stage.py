"""What is going on now: a march, a battle, an assault, a naval move or battle, a raid, a plot, a mission, a rebellion, a
venture on the oceans, a war abroad, or the card of the impulse."""

from __future__ import annotations

from theatrum.core.scene import Side, Spotlight, Stat, Text
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_abroad import foreign_battle
from theatrum.games.elisabeth.scene.stage_faith import mission, uprising
from theatrum.games.elisabeth.scene.stage_land import battle, fighting
from theatrum.games.elisabeth.scene.stage_ocean import venture
from theatrum.games.elisabeth.scene.stage_parts import seat_of
from theatrum.games.elisabeth.scene.stage_plots import plot
from theatrum.games.elisabeth.scene.stage_sea import raid, sea_battle
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Voyage
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS, SHIPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS


def spotlight(g: Elisabeth) -> Spotlight | None:
    if g.battle is not None:
        return battle(g, g.battle)
    if g.sea_battle is not None:
        return sea_battle(g, g.sea_battle)
    if g.raid is not None:
        return raid(g, g.raid)
    beside = _beside_the_map(g)
    if beside is not None:
        return beside
    if g.march is not None:
        return _march(g, g.march)
    if g.voyage is not None:
        return _voyage(g.voyage)
    if g.card:
        return _impulse(g)
    return None


def _beside_the_map(g: Elisabeth) -> Spotlight | None:
    """Faith, plots, the oceans, wars abroad: what only the campaign has."""
    if g.uprising is not None:
        return uprising(g, g.uprising)
    if g.mission is not None:
        return mission(g, g.mission)
    if g.venture is not None:
        return venture(g, g.venture)
    fighting_abroad = [war for war in g.realms.foreign_wars if war.fighting] if g.realms is not None else []
    if fighting_abroad:
        return foreign_battle(g, fighting_abroad[0])
    return plot(g, g.plot) if g.plot is not None else None


# ---- the card of the impulse -------------------------------------------------------------------------------------------------
def _impulse(g: Elisabeth) -> Spotlight:
    """E1-11.0.2 The card that opened the impulse, and what is left of its command points."""
    power = g.active if g.active != NOBODY else INDEPENDENT
    stats = [Stat(id="light:cp", label=Text("stat-cp"), value=g.cp, icon="march")] if g.cp else []
    return Spotlight(
        id="spotlight:impulse",
        title=Text("spotlight-impulse", power=NOUNS[power], card=CARDS[g.card].noun),
        sides=[
            Side(
                seat=g.seat_of[power] if power != INDEPENDENT else None,
                title=Text("side-impulse"),
                tone=TONES[power],
                stats=stats,
                cards=[shown_again(g.card)],
            )
        ],
        lines=[Text("light-storms")] if g.storms else [],
    )


# ---- land ------------------------------------------------------------------------------------------------------------------
def _march(g: Elisabeth, march: March) -> Spotlight:
    """E1-13.1, E1-16.3 Who goes, from where to where."""
    origin = PLACE_NOUN[march.origin]
    if march.at_sea != NOBODY:
        title = Text(
            "spotlight-carried", power=NOUNS[march.power], origin=origin, zone=PLACE_NOUN[march.at_sea]
        )
    elif march.goal == NOBODY:
        title = Text("spotlight-embarks", power=NOUNS[march.power], origin=origin)
    else:
        title = Text("spotlight-march", power=NOUNS[march.power], origin=origin, goal=PLACE_NOUN[march.goal])
    sides = []
    if march.troops or march.leaders:
        sides.append(
            Side(
                seat=seat_of(g, march.power),
                title=Text("side-formation"),
                tone=TONES[g.master[march.power]],
                stats=[Stat(id="light:units", label=Text("stat-units"), value=march.size, icon="infantry")],
                pieces=fighting(march.troops, march.leaders, 0),
            )
        )
    return Spotlight(
        id="spotlight:march",
        title=title,
        at=PLACE_NOUN[march.goal if march.goal != NOBODY else march.origin],
        sides=sides,
        lines=[Text("light-storms")] if g.storms else [],
    )


# ---- sea -------------------------------------------------------------------------------------------------------------------
def _voyage(voyage: Voyage) -> Spotlight:
    """E1-16.1 S1 The orders given so far."""
    return Spotlight(
        id="spotlight:voyage",
        title=Text("spotlight-voyage", power=NOUNS[voyage.power]),
        lines=[
            *(_order(SHIPS[ship].noun, n, origin, goal) for origin, goal, ship, n in voyage.orders),
            *(_order(LEADERS[leader].noun, 0, origin, goal) for origin, goal, leader in voyage.led),
        ],
    )


def _order(what: str, n: int, origin: int, goal: int) -> Text:
    """So many ships, or somebody who leads them."""
    if not n:
        return Text("light-order-led", what=what, origin=PLACE_NOUN[origin], goal=PLACE_NOUN[goal])
    return Text("light-order", what=what, n=n, origin=PLACE_NOUN[origin], goal=PLACE_NOUN[goal])
