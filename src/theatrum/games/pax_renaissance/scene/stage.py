"""What is going on now: a war with its two sides, a trade fair on its way, a card being played."""

from __future__ import annotations

from theatrum.core.scene import Card, Name, Piece, Side, Spotlight, Stat, Text, Words
from theatrum.games.pax_renaissance.queries.wars import war_noun, weight
from theatrum.games.pax_renaissance.scene.cards import shown_again
from theatrum.games.pax_renaissance.scene.tokens import bank_tone, token_piece
from theatrum.games.pax_renaissance.state import BY_CAMPAIGN, DEFENDERS, Fair, PaxRenaissance, War
from theatrum.games.pax_renaissance.tables import (
    CUBE,
    EMPORIA,
    N_SLOTS,
    NOUN,
    PLACE_NOUN,
    SLOTS,
    SPOT_NOUN,
)

WAR_STEPS = ("step-muster", "step-losses", "step-survivors", "step-regime")


def spotlight(g: PaxRenaissance) -> Spotlight | None:
    if g.war is not None:
        return _war(g, g.war)
    if g.fair is not None:
        return _fair(g, g.fair)
    if g.playing >= 0 and g.agents:
        return _playing(g)
    return None


# ---- wars -----------------------------------------------------------------------------------------------------------
def _war(g: PaxRenaissance, war: War) -> Spotlight:
    """PR-13 Who attacks, who defends, and where the procedure stands."""
    step = 0 if not war.strength else 1 if war.to_lose else 2
    attack, defence = war.strength or (_strength(g, war, 0), _strength(g, war, 1))
    cards: list[Card] = [] if war.kind == BY_CAMPAIGN else [shown_again(war.card, f"shown:{war.card}")]
    return Spotlight(
        id="spotlight:war",
        title=Text("spotlight-war", war=war_noun(war), place=PLACE_NOUN[war.place]),
        at=PLACE_NOUN[war.place],
        sides=[
            Side(
                seat=g.active,
                title=Text("side-attackers"),
                tone=bank_tone(g, g.active),
                stats=[Stat(id="war:attack", label=Text("stat-strength"), value=attack, icon="attack")],
                cards=cards,
                pieces=_attackers(g, war),
            ),
            Side(
                seat=g.holder[war.place] if g.holder[war.place] >= 0 else None,
                title=Text("side-defenders"),
                tone=bank_tone(g, g.holder[war.place]),
                stats=[Stat(id="war:defence", label=Text("stat-strength"), value=defence, icon="defence")],
                pieces=[_fighter(g, spot) for spot in war.defenders],
            ),
        ],
        steps=[Text(key) for key in WAR_STEPS],
        step=step,
        lines=_war_lines(g, war),
    )


def _strength(g: PaxRenaissance, war: War, side: int) -> int:
    if side == DEFENDERS:
        return sum(weight(g, s) for s in war.defenders)
    return len(war.agents) + len(war.freed) + sum(weight(g, s) for s in war.attackers)


def _attackers(g: PaxRenaissance, war: War) -> list[Piece]:
    out = [token_piece(g, c, f"agent:{i}", g.token_noun(c)) for i, c in enumerate(war.agents)]
    out += [token_piece(g, c, f"freed:{i}", g.token_noun(c)) for i, c in enumerate(war.freed)]
    return out + [_fighter(g, spot) for spot in war.attackers]


def _fighter(g: PaxRenaissance, spot: int) -> Piece:
    token = g.token_at(spot)
    at_sea = spot >= N_SLOTS and token < CUBE
    return token_piece(g, token, f"fighter:{spot}", SPOT_NOUN[spot], pirate=at_sea)


def _war_lines(g: PaxRenaissance, war: War) -> list[Words]:
    if war.to_lose:
        key = "war-names-defenders" if war.losing == DEFENDERS else "war-names-attackers"
        return [Text(key, bank=g.noun_of(g.active), left=war.to_lose)]
    return []


# ---- fairs ----------------------------------------------------------------------------------------------------------
def _fair(g: PaxRenaissance, fair: Fair) -> Spotlight:
    """PR-11 The stations of the route, how far the voyage has come, and what is still aboard."""
    emporium = EMPORIA[fair.emporium]
    steps: list[Words] = []
    for place, border in emporium.route:
        on = g.border[border] if border >= 0 else -1
        if on >= CUBE:
            steps.append(Text("station-concession", place=PLACE_NOUN[place], bank=g.noun_of(on - CUBE)))
        elif on >= 0:
            steps.append(Text("station-pirate", place=PLACE_NOUN[place]))
        else:
            steps.append(Name(PLACE_NOUN[place]))
    station = max(fair.station - 1, 0)
    return Spotlight(
        id="spotlight:fair",
        title=Text("spotlight-fair", city=SLOTS[emporium.slot].noun, bank=g.noun_of(g.active)),
        at=PLACE_NOUN[emporium.route[min(station, len(emporium.route) - 1)][0]],
        steps=steps,
        step=station,
        lines=[Text("fair-profits", florins=fair.profits)],
    )


# ---- a card being played ----------------------------------------------------------------------------------------------
def _playing(g: PaxRenaissance) -> Spotlight:
    """PR-7 The card, and the agents that still wait for a place."""
    return Spotlight(
        id="spotlight:card",
        title=Text("spotlight-card", card=NOUN[g.playing], bank=g.noun_of(g.active)),
        at=PLACE_NOUN[g.place] if g.place >= 0 else "",
        sides=[
            Side(
                seat=g.active,
                title=Text("side-agents"),
                tone=bank_tone(g, g.active),
                cards=[shown_again(g.playing, f"shown:{g.playing}")],
                pieces=[
                    token_piece(g, code, f"agent:{i}", g.token_noun(code)) for i, code in enumerate(g.agents)
                ],
            )
        ],
    )
