"""The players' corners: points and where they come from, keys, ruler, cards, leaders who are not on the map."""

from __future__ import annotations

from functools import cache

import msgspec

from theatrum.core.scene import Card, Icon, Name, Panel, Piece, Stat, Text, Words
from theatrum.games.elisabeth.provenance import starred, why
from theatrum.games.elisabeth.queries.points import fortresses_held, special_vp
from theatrum.games.elisabeth.queries.relations import is_minor, played, the_scenario
from theatrum.games.elisabeth.rules.cards import cards_due, ruler
from theatrum.games.elisabeth.scene import pictures
from theatrum.games.elisabeth.scene.cards import marked
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import leader_words, letter
from theatrum.games.elisabeth.scene.standings import Standing, Standings
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.pieces import ADMIRAL, BOTH, LEADERS, SHIPS
from theatrum.games.elisabeth.tables.powers import N_POWERS, NOBODY, NOUNS, OTTOMAN, POWER_IDS, POWERS

ABSENT = {ON_CARD: "ribbon-to-place", NEXT_TURN: "ribbon-next-turn"}


def panels(g: Elisabeth, how: Standings) -> list[Panel]:
    """One for every played power, in impulse order."""
    return [_panel(g, power, how[power]) for power in played(g)]


def _panel(g: Elisabeth, power: int, how: Standing) -> Panel:
    return Panel(
        seat=g.seat_of[power],
        id=NOUNS[power],
        title=Name(NOUNS[power]),
        brief=Text(f"brief-{POWER_IDS[power]}"),
        tone=TONES[power],
        letter=letter(power),
        active=g.active == power,
        progress=_progress(how),
        ties=_ties(g, power),
        stats=_stats(g, power, how),
        cards=[
            *(marked(number, "ribbon-used") for number in sorted(g.home_used[power])),
            *_leader_cards(g, power),
        ],
        lines=_lines(g, power, how),
    )


def _progress(how: Standing) -> int:
    """E1-25.3 How much of the points that win it has, in per cent."""
    return max(0, min(100, round(100 * how.vp / how.needed))) if how.needed else -1


# ---- ties ------------------------------------------------------------------------------------------------------------------
def _ties(g: Elisabeth, power: int) -> list[Piece]:
    """Enemies first, then allies and the minor powers it commands; of neutral ones nothing is said."""
    foes = [p for p in range(N_POWERS) if g.has_war(power, p)]
    friends = [p for p in range(N_POWERS) if p not in foes and _bound(g, power, p)]
    return [
        *(_tie(power, p, "war", "swords") for p in foes),
        *(_tie(power, p, *_bond(g, p)) for p in friends),
    ]


def _bound(g: Elisabeth, power: int, other: int) -> bool:
    return other != power and (g.has_alliance(power, other) or g.master[other] == power)


def _bond(g: Elisabeth, other: int) -> tuple[str, str]:
    return ("command", "crown") if is_minor(g, other) else ("alliance", "alliance")


@cache
def _tie(power: int, other: int, kind: str, icon: str) -> Piece:
    return Piece(
        id=f"tie:{POWER_IDS[power]}-{POWER_IDS[other]}",
        shape="shield",
        tone=TONES[other],
        letter=letter(other),
        label=Text(f"tie-{kind}", power=NOUNS[other]),
        icons=[Icon(icon=icon, label=Text(f"tie-word-{kind}"))],
    )


# ---- numbers ---------------------------------------------------------------------------------------------------------------
def _stats(g: Elisabeth, power: int, how: Standing) -> list[Stat]:
    name = POWERS[power].id
    last = POWERS[power].keys_to_win
    enough, lord, due = how.needed, ruler(g, power), cards_due(g, power)
    stats = [
        Stat(
            id=f"vp:{name}",
            label=Text("stat-vp"),
            value=f"{how.vp} / {enough}" if enough else how.vp,
            icon="victory",
            hint=Text("hint-vp", needed=enough) if enough else Text("hint-vp-holding"),
        ),
        Stat(
            id=f"keys:{name}",
            label=Text("stat-keys"),
            value=f"{how.keys} / {last}",
            icon="city",
            hint=Text("hint-keys-win" if enough else "hint-keys", vp=how.key_vp, last=last),
        ),
        Stat(
            id=f"hand:{name}",
            label=Text("stat-hand"),
            value=len(g.hand[power]) + len(g.home_hand[power]),
            icon="hand",
            hint=Text("hint-hand", cards=due),
        ),
        Stat(
            id=f"rules:{name}",
            label=Text("stat-ruler"),
            value=Name(lord.noun) if len(POWERS[power].rulers) > 1 else Text("stat-ruler-many"),
            icon="crown",
            hint=Text("hint-ruler", admin=lord.administration, bonus=lord.bonus),
        ),
    ]
    if g.new_world is not None:
        stats.append(
            Stat(
                id=f"treasures:{name}",
                label=Text("stat-treasures"),
                value=len(g.treasures[power]),
                icon="coin",
                hint=Text("hint-treasures"),
            )
        )
    if g.active == power and g.cp:
        stats.append(Stat(id=f"cp:{name}", label=Text("stat-cp"), value=g.cp, icon="march", tone="red"))
    return stats


def _lines(g: Elisabeth, power: int, how: Standing) -> list[Words]:
    lord = ruler(g, power)
    lines: list[Words] = [*_points(g, power, how)]
    admin = starred(lord.administration, lord.noun, "administration")
    lines.append(
        Text("line-ruler", ruler=lord.noun, admin=admin, bonus=starred(lord.bonus, lord.noun, "bonus"))
    )
    lines.append(Text("line-deal", n=cards_due(g, power)))
    lost = _lost_ships(g, power)
    if lost:
        lines.append(Text("line-ships-lost", n=lost))
    if g.skips[power]:
        lines.append(Text("line-skips", n=g.skips[power]))
    raids = g.raids_made[power]
    if raids:
        lines.append(Text("line-raids", n=raids))
    enemies = [NOUNS[p] for p in range(len(POWERS)) if g.has_war(power, p)]
    if enemies:
        lines.append(Text("line-war", powers=enemies))
    return lines


def _points(g: Elisabeth, power: int, how: Standing) -> list[Words]:
    """E1-25.2, E1-SL.5 Where the points come from."""
    lines: list[Words] = [Text("line-vp-keys", n=how.keys, vp=how.key_vp)]
    if per_fortress := the_scenario(g).victory.fortress_vp.get(power, 0):
        forts = len(fortresses_held(g, power))
        lines.append(Text("line-vp-fortresses", n=forts, vp=per_fortress * forts))
    if g.realms is not None and (special := special_vp(g, power)):
        lines.append(Text(f"line-vp-special-{POWER_IDS[power]}", vp=special))
    if g.piracy_vp[power]:
        lines.append(Text("line-vp-piracy", vp=g.piracy_vp[power]))
    lines += [Text(f"bonus-{kind.replace('_', '-')}", vp=vp) for kind, vp in g.bonus[power].items() if vp]
    return lines


def _lost_ships(g: Elisabeth, power: int) -> int:
    """E1-17.3.2 Ships that can be built again only next turn."""
    pools = {ship.pool for ship in SHIPS if ship.power == power}
    return sum(g.ships_lost[pool] for pool in pools)


# ---- leaders ---------------------------------------------------------------------------------------------------------------
def _leader_cards(g: Elisabeth, power: int) -> list[Card]:
    """Leaders who wait for a place or the next turn, and prisoners of this power."""
    out = []
    for x in LEADERS:
        at = g.leader_at[x.index]
        if at == CAPTIVE and g.captor[x.index] == power:
            out.append(_leader_card(x.index, "ribbon-prisoner"))
        elif at in ABSENT and g.master[x.power] == power:
            out.append(_leader_card(x.index, ABSENT[at]))
    return out


@cache
def _leader_card(leader: int, ribbon: str) -> Card:
    return msgspec.structs.replace(_leader(leader), ribbon=Text(ribbon))


@cache
def _leader(leader: int) -> Card:
    row = LEADERS[leader]
    lines: list[Words] = [leader_words(leader, at_sea=row.kind == ADMIRAL)]
    if row.kind == BOTH:
        lines.append(leader_words(leader, at_sea=True))
    return Card(
        id=f"person:{row.id}",
        noun=row.noun,
        title=Name(row.noun),
        kind=Text("kind-admiral" if row.kind == ADMIRAL else "kind-general"),
        picture=pictures.leader(row.power == OTTOMAN, row.kind == ADMIRAL),
        tone=TONES[row.power],
        lines=lines,
        icons=[Icon(icon="general", label=Text("legend-leader"))],
        reconstructed=why(row.noun),
    )


# ---- victory -----------------------------------------------------------------------------------------------------------------
def victory(g: Elisabeth, how: Standings) -> list[Stat]:
    """How close everyone is to winning: points and keys of the Ottomans, and the turns Spain still has to hold."""
    out = []
    for power in played(g):
        last = POWERS[power].keys_to_win
        vp, enough, keys, _ = how[power]
        if enough:
            value: Words = Text("victory-points-and-keys", vp=vp, needed=enough, keys=keys, last=last)
        elif g.winner != NOBODY:
            continue
        else:
            value = Text("victory-hold-out", turns=max(0, g.last_turn - g.turn + 1))
        out.append(
            Stat(id=f"victory:{POWERS[power].id}", label=Name(NOUNS[power]), value=value, tone=TONES[power])
        )
    return out
