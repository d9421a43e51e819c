"""Wars, conspiracies and votes on the stage [PR-13, PR-10.7, PR-10.10]."""

from __future__ import annotations

from theatrum.core.scene import Card, Name, Piece, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Commander, Modifier
from theatrum.games.pax_renaissance.queries.places import concessions_at
from theatrum.games.pax_renaissance.queries.wars import war_noun, weight
from theatrum.games.pax_renaissance.scene.cards import shown_again
from theatrum.games.pax_renaissance.scene.tokens import bank_tone, realm_arms, token_piece
from theatrum.games.pax_renaissance.state import BY_CAMPAIGN, BY_CONSPIRACY, DEFENDERS, PaxRenaissance, War
from theatrum.games.pax_renaissance.tables import CUBE, N_SLOTS, NOUN, PLACE_NOUN, SPOT_NOUN

WAR_STEPS = ("step-muster", "step-losses", "step-survivors", "step-regime")


# ---- wars -----------------------------------------------------------------------------------------------------------
def war_stage(g: PaxRenaissance, war: War) -> Spotlight:
    """PR-13 Who attacks, who defends, what each counts, and where the procedure stands."""
    step = 0 if not war.strength else 1 if war.to_lose else 2
    attack, defence = war.strength or (strength(g, war, 0), strength(g, war, DEFENDERS))
    holder = g.holder[war.place]
    cards: list[Card] = [] if war.kind == BY_CAMPAIGN else [shown_again(war.card, f"shown:{war.card}")]
    king = [Commander(noun=NOUN[war.card], name=Name(NOUN[war.card]), portrait="king")]
    return Spotlight(
        id="spotlight:war",
        title=Text("spotlight-war", war=war_noun(war), place=PLACE_NOUN[war.place]),
        at=PLACE_NOUN[war.place],
        stage="plot" if war.kind == BY_CONSPIRACY else "battle",
        sides=[
            Side(
                seat=g.active,
                role=Text("side-attackers"),
                title=Name(g.noun_of(g.active)),
                tone=bank_tone(g, g.active),
                stats=[Stat(id="war:attack", label=Text("stat-strength"), value=attack, icon="attack")],
                cards=cards,
                pieces=_attackers(g, war),
                commanders=king if war.kind == BY_CAMPAIGN else [],
                modifiers=[] if war.strength else _attack_lines(g, war),
                total=Stat(id="total:attack", label=Text("stat-strength"), value=attack),
                won=bool(war.strength) and war.won,
            ),
            Side(
                seat=holder if holder >= 0 else None,
                role=Text("side-defenders"),
                title=Name(g.noun_of(holder)) if holder >= 0 else Name(PLACE_NOUN[war.place]),
                tone=bank_tone(g, holder),
                arms=realm_arms(war.place) if holder < 0 else "",
                stats=[Stat(id="war:defence", label=Text("stat-strength"), value=defence, icon="defence")],
                pieces=[_fighter(g, spot) for spot in war.defenders],
                modifiers=[] if war.strength else _lines(g, war.defenders, "reckoned-defenders"),
                total=Stat(id="total:defence", label=Text("stat-strength"), value=defence),
                won=bool(war.strength) and not war.won,
            ),
        ],
        steps=[Text(key) for key in WAR_STEPS],
        step=step,
        stakes=[
            Stat(label=Text("stake-won"), value=Text("stake-war-won", place=PLACE_NOUN[war.place])),
            Stat(label=Text("stake-held"), value=Text("stake-war-held")),
        ],
        lines=_war_lines(g, war),
    )


def strength(g: PaxRenaissance, war: War, side: int) -> int:
    """PR-13.1, PR-13.12 What a side counts."""
    if side == DEFENDERS:
        return sum(weight(g, s) for s in war.defenders)
    return len(war.agents) + len(war.freed) + sum(weight(g, s) for s in war.attackers)


def _attack_lines(g: PaxRenaissance, war: War) -> list[Modifier]:
    """PR-13.4 The card's agents, repressed who rise, and those who fight from the map."""
    counts = (("reckoned-agents", len(war.agents)), ("reckoned-freed", len(war.freed)))
    lines = [Modifier(label=Text(key, n=n), value=f"+{n}") for key, n in counts if n]
    return lines + _lines(g, war.attackers, "reckoned-attackers")


def _lines(g: PaxRenaissance, spots: list[int], key: str) -> list[Modifier]:
    """Tokens on the map one each, the one in Venice perhaps two [PR-13.12]."""
    if not spots:
        return []
    lines = [Modifier(label=Text(key, n=len(spots)), value=f"+{len(spots)}")]
    return lines + [
        Modifier(label=Text("reckoned-venice", at=SPOT_NOUN[s]), value="+1", noun=SPOT_NOUN[s])
        for s in spots
        if weight(g, s) > 1
    ]


def _attackers(g: PaxRenaissance, war: War) -> list[Piece]:
    out = [token_piece(g, c, f"agent:{i}", g.token_noun(c)) for i, c in enumerate(war.agents)]
    out += [token_piece(g, c, f"freed:{i}", g.token_noun(c)) for i, c in enumerate(war.freed)]
    return out + [_fighter(g, spot) for spot in war.attackers]


def _fighter(g: PaxRenaissance, spot: int) -> Piece:
    token = g.token_at(spot)
    at_sea = spot >= N_SLOTS and token < CUBE
    piece = token_piece(g, token, f"fighter:{spot}", SPOT_NOUN[spot], pirate=at_sea)
    piece.label = Text("token-at", token=g.noun_at(token, spot), at=SPOT_NOUN[spot])
    return piece


def _war_lines(g: PaxRenaissance, war: War) -> list[Words]:
    if war.to_lose:
        key = "war-names-defenders" if war.losing == DEFENDERS else "war-names-attackers"
        return [Text(key, bank=g.noun_of(g.active), left=war.to_lose)]
    return []


# ---- votes ----------------------------------------------------------------------------------------------------------
def vote_stage(g: PaxRenaissance, empire: int, florins: int) -> Spotlight:
    """PR-10.7 Concessions on the borders of the empire: the voter needs more than each other player."""
    counts = concessions_at(g, empire)
    order = [g.active, *sorted((s for s in range(g.players) if s != g.active), key=lambda s: -counts[s])]
    return Spotlight(
        id="spotlight:vote",
        title=Text("spotlight-vote", empire=NOUN[empire]),
        at=PLACE_NOUN[empire],
        stage="vote",
        sides=[
            Side(
                seat=seat,
                role=Text("role-votes" if seat == g.active else "role-outvoted"),
                title=Name(g.noun_of(seat)),
                tone=bank_tone(g, seat),
                total=Stat(id=f"total:{seat}", label=Text("stat-concessions"), value=counts[seat]),
                modifiers=[Modifier(label=Text("reckoned-paid"), value=florins)]
                if seat == g.active and florins
                else [],
                won=seat == g.active,
            )
            for seat in order
        ],
    )
