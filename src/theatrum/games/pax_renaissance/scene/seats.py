"""The players' corners, and how close everybody is to each victory [PR-19]."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Panel, Stat, Text, Words
from theatrum.games.pax_renaissance.queries.counts import (
    bishops_in_play,
    concessions,
    faithful,
    imperial_margin,
    kings,
    prestige,
    republics,
    supreme_religion,
)
from theatrum.games.pax_renaissance.rules.victory import fulfils
from theatrum.games.pax_renaissance.scene.cards import PRESTIGE_ICON, PRESTIGE_TONE
from theatrum.games.pax_renaissance.scene.tokens import bank_brief, bank_letter, bank_tone
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    DISCOVERY,
    LAW,
    PATRON,
    PRESTIGE,
    RELIGIONS,
    VICTORY_NOUN,
)


def panels(g: PaxRenaissance) -> list[Panel]:
    return [_panel(g, seat) for seat in range(g.players)]


def _panel(g: PaxRenaissance, seat: Seat) -> Panel:
    stats = [
        Stat(
            id=f"florins:{seat}",
            label=Text("stat-florins"),
            value=g.florins[seat],
            icon="coin",
        ),
        Stat(id=f"hand-size:{seat}", label=Text("stat-hand"), value=len(g.hand[seat]), icon="hand"),
        Stat(id=f"kings:{seat}", label=Text("stat-kings"), value=kings(g, seat), icon="crown"),
        Stat(
            id=f"concessions:{seat}", label=Text("stat-concessions"), value=concessions(g, seat), icon="cube"
        ),
    ]
    if count := republics(g, seat):
        stats.append(Stat(id=f"republics:{seat}", label=Text("stat-republics"), value=count, icon="politics"))
    stats += [
        Stat(
            id=f"prestige:{seat}-{PRESTIGE[kind]}",
            label=Text(f"prestige-{PRESTIGE[kind]}"),
            value=n,
            icon=PRESTIGE_ICON[kind],
            tone=PRESTIGE_TONE[kind],
        )
        for kind, n in enumerate(prestige(g, seat))
        if n
    ]
    lines: list[Words] = []
    if g.out[seat]:
        lines.append(Text("is-bankrupt"))
    return Panel(
        seat=seat,
        title=Name(g.noun_of(seat)),
        brief=bank_brief(g, seat),
        tone=bank_tone(g, seat),
        letter=bank_letter(g, seat),
        active=seat == g.active and not g.ending,
        stats=stats,
        lines=lines,
    )


# ---- how close is everyone ------------------------------------------------------------------------------------------
def victory(g: PaxRenaissance) -> list[Stat]:
    """For each victory, everybody's standing; then the patron end."""
    if g.active < 0:
        return []
    seats = range(g.players)
    own = [prestige(g, s) for s in seats]
    out: list[Stat] = []
    for v, lines in enumerate(standings(g)):
        active = bool(g.victories[v])
        for seat in seats:
            done = fulfils(g, seat, v)
            out.append(
                Stat(
                    id=f"near:{v}-{seat}",
                    label=Text("near", victory=VICTORY_NOUN[v], bank=g.noun_of(seat)),
                    value=lines[seat],
                    icon="victory" if done else "",
                    tone=bank_tone(g, seat) if done and active else "",
                    hint=Text("near-done" if done and active else "near-open" if active else "near-inactive"),
                )
            )
    out += [
        Stat(
            id=f"near:patron-{seat}",
            label=Text("near", victory="victory:patron", bank=g.noun_of(seat)),
            value=Text("near-patron", have=own[seat][PATRON], florins=g.florins[seat]),
            hint=Text("near-decks", left=len(g.deck[0]) + len(g.deck[1])),
        )
        for seat in seats
    ]
    return out


def standings(g: PaxRenaissance) -> list[list[Text]]:
    """For each victory, everybody's standing in words."""
    own = [prestige(g, s) for s in range(g.players)]
    return [_holy(g, own), _imperial(g), _globalisation(g, own), _renaissance(g, own)]


def _holy(g: PaxRenaissance, own: list[list[int]]) -> list[Text]:
    religion = supreme_religion(g)
    if religion >= 0:
        faith = RELIGIONS[religion]
        return [Text("near-holy", faith=Text(f"faith-{faith}"), have=mine[religion]) for mine in own]
    bishops, tokens = bishops_in_play(g), faithful(g)
    leader = max(range(3), key=lambda r: (tokens[r] + bishops[r], -r))
    nobody = Text(
        "near-holy-nobody",
        faith=Text(f"faith-{RELIGIONS[leader]}"),
        bishops=bishops[leader],
        others=sum(bishops) - bishops[leader],
        tokens=tokens[leader],
        heretics=sum(tokens) - tokens[leader],
    )
    return [nobody for _ in own]


def _need(numbers: list[int], seat: Seat, margin: int) -> int:
    return max(n for s, n in enumerate(numbers) if s != seat) + margin


def _imperial(g: PaxRenaissance) -> list[Text]:
    n = [kings(g, s) for s in range(g.players)]
    return [Text("near-imperial", have=n[s], need=_need(n, s, imperial_margin(g))) for s in range(g.players)]


def _globalisation(g: PaxRenaissance, own: list[list[int]]) -> list[Text]:
    cubes = [concessions(g, s) for s in range(g.players)]
    found = [mine[DISCOVERY] for mine in own]
    return [
        Text(
            "near-globalization",
            have=cubes[s],
            need=_need(cubes, s, 2),
            found=found[s],
            wanted=_need(found, s, 1),
        )
        for s in range(g.players)
    ]


def _renaissance(g: PaxRenaissance, own: list[list[int]]) -> list[Text]:
    n = [republics(g, s) for s in range(g.players)]
    law = [mine[LAW] for mine in own]
    return [
        Text("near-renaissance", have=n[s], need=_need(n, s, 1), law=law[s], wanted=_need(law, s, 2))
        for s in range(g.players)
    ]
