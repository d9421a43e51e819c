"""The status display as tables: who is what to whom [E1-9, E1-24], and where everybody's points come from [E1-25.2]."""

from __future__ import annotations

from functools import cache

from theatrum.core.chart import Cell, Chart, ChartRow, Head
from theatrum.core.scene import Name, Text, Words
from theatrum.games.elisabeth.queries.marriages import ELIZABETH
from theatrum.games.elisabeth.queries.points import special_vp
from theatrum.games.elisabeth.queries.relations import is_activated, is_minor, played
from theatrum.games.elisabeth.queries.religion import protestant_count
from theatrum.games.elisabeth.rules.cards import cards_due, ruler
from theatrum.games.elisabeth.rules.marriage import is_virgin_queen
from theatrum.games.elisabeth.rules.victory import masters_central_europe, paris_due
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.scene.standings import Standing, Standings
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.constants import MARRIAGE, VICTORY
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    HRE,
    MAJORS,
    N_POWERS,
    NOUNS,
    POWER_IDS,
    POWERS,
)

BARRED_CELL = Cell(barred=True)
NOTHING = Cell()
WAR, ALLIANCE, COMMAND = (
    Cell(words=Text(key), icon=icon, tone=tone)
    for key, icon, tone in (
        ("tie-word-war", "swords", "red"),
        ("tie-word-alliance", "alliance", "green"),
        ("tie-word-command", "crown", "green"),
    )
)


def charts(g: Elisabeth, how: Standings) -> list[Chart]:
    """Both tables; Lepanto has neither: its two powers are seen at a glance."""
    return [_status(g), _ledger(g, how)] if g.diplomacy is not None else []


@cache
def head(power: int, apart: bool = False) -> Head:
    """A power at the head of a row or a column."""
    return Head(
        label=Text(f"brief-{POWER_IDS[power]}"),
        id=NOUNS[power],
        tone=TONES[power],
        letter=letter(power),
        hint=Name(NOUNS[power]),
        apart=apart,
    )


# ---- who is what to whom -----------------------------------------------------------------------------------------------------
def _status(g: Elisabeth) -> Chart:
    """E1-9.2.9, E1-24.5 Rows: the played powers. Columns: all majors, then the minor powers with everybody's influence."""
    minors = [p for p in range(N_POWERS) if is_minor(g, p)]
    columns = [*MAJORS, *minors]
    lines: list[Words] = [Text("chart-status-alliances")]
    if g.diplomacy is not None and g.diplomacy.no_peace:
        lines.append(Text("chart-status-no-peace"))
    if g.phase == "diplomacy":
        lines.append(Text("chart-status-propose"))
    return Chart(
        id="chart:status",
        title=Text("chart-status"),
        brief=Text("chart-status-brief"),
        icon="flag",
        key=Text("chart-status-key"),
        columns=[head(p, apart=p == minors[0]) for p in columns],
        rows=[
            ChartRow(head=head(power), seat=g.seat_of[power], cells=[_tie(g, power, p) for p in columns])
            for power in played(g)
        ],
        lines=lines,
    )


def _tie(g: Elisabeth, power: int, other: int) -> Cell:
    """War, alliance, command of a minor power or an activated major, or the influence there."""
    if power == other:
        return BARRED_CELL
    if g.has_war(power, other):
        return WAR
    if g.has_alliance(power, other):
        return COMMAND if is_minor(g, other) else ALLIANCE
    if g.master[other] == power or (
        other in MAJORS and is_activated(g, other) and _patron(g, other) == power
    ):
        return COMMAND
    return _influence(g.voice(other, power), is_minor(g, other))


def _patron(g: Elisabeth, major: int) -> int:
    return g.realms.patron[major] if g.realms is not None else -1


@cache
def _influence(points: int, minor: bool) -> Cell:
    if points > 0:
        return Cell(words=Text("tie-word-influence", n=points), hint=Text("tie-hint-influence", n=points))
    if points == RESOLVED and minor:
        return Cell(words=Text("tie-word-resolved"), hint=Text("tie-hint-resolved"))
    if points == BARRED:
        return Cell(icon="close", hint=Text("tie-hint-barred"), words=Text("tie-word-barred"))
    return BARRED_CELL if points == NO_VOICE and minor else NOTHING


# ---- where the points come from ------------------------------------------------------------------------------------------------
COLUMNS: tuple[Head, ...] = tuple(
    Head(label=Text(f"chart-{name}"), icon=icon, hint=Text(f"chart-{name}-hint"), apart=name == "keys")
    for name, icon in (
        ("points", "victory"),
        ("from-keys", "city"),
        ("special", "church"),
        ("piracy", "galley"),
        ("bonus", "laurel"),
        ("at-end", "hourglass"),
        ("keys", "city"),
        ("cards", "hand"),
        ("treasures", "coin"),
        ("ruler", "crown"),
    )
)


def _ledger(g: Elisabeth, how: Standings) -> Chart:
    """E1-25.2 Points by source now, and what the end of the turn adds as it stands; keys, cards, treasures, rulers."""
    return Chart(
        id="chart:ledger",
        title=Text("chart-ledger"),
        brief=Text("chart-ledger-brief"),
        icon="victory",
        key=Text("chart-ledger-key"),
        columns=list(COLUMNS),
        rows=[
            ChartRow(head=head(power), seat=g.seat_of[power], cells=_account(g, power, how[power]))
            for power in played(g)
        ],
        lines=[Text("chart-protestant", n=protestant_count(g)), *_faith_lines(g)],
    )


def _faith_lines(g: Elisabeth) -> list[Words]:
    """E1-23.5 The preference of the HRE, once it is open."""
    if g.realms is None or HRE not in played(g):
        return []
    if g.realms.preference_open:
        return [Text(f"chart-preference-{g.realms.preference}", power=NOUNS[HRE])]
    return [Text("chart-preference-secret", power=NOUNS[HRE])]


def _account(g: Elisabeth, power: int, how: Standing) -> list[Cell]:
    points, enough = how.vp, how.needed
    lord = ruler(g, power)
    return [
        Cell(words=f"{points} / {enough}" if enough else points),
        Cell(words=how.key_vp),
        _number(special_vp(g, power)),
        _number(g.piracy_vp[power]),
        _bonus(g, power),
        _at_end(g, power, points),
        Cell(words=f"{how.keys} / {POWERS[power].keys_to_win}"),
        Cell(
            words=Text(
                "chart-cards-value",
                n=len(g.hand[power]) + len(g.home_hand[power]),
                due=cards_due(g, power),
            )
        ),
        _number(len(g.treasures[power])),
        Cell(
            words=Name(lord.noun),
            hint=Text("hint-ruler", admin=lord.administration, bonus=lord.bonus),
        ),
    ]


def _number(value: int) -> Cell:
    return Cell(words=value) if value else NOTHING


def _bonus(g: Elisabeth, power: int) -> Cell:
    """E1-25.2 The markers in the bonus box; each kind is named to who looks closely."""
    kept = {kind: vp for kind, vp in g.bonus[power].items() if vp}
    if not kept:
        return NOTHING
    named: list[Words] = [Text(f"bonus-{kind.replace('_', '-')}", vp=vp) for kind, vp in kept.items()]
    return Cell(words=sum(kept.values()), hint=Text("chart-list", items=named))


# ---- as it stands ------------------------------------------------------------------------------------------------------------
def due_at_end(g: Elisabeth, power: int) -> dict[str, int]:
    """E1-21.2, E1-25.3 S1, S2 What the end of the turn would add if nothing changed: Paris, Central Europe, the Virgin
    Queen. Marriages, patronage and activated majors are not reckoned with."""
    out: dict[str, int] = {}
    holder, vp = paris_due(g)
    if holder == power:
        out["paris"] = vp
    if power == HRE and masters_central_europe(g):
        out["master_of_central_europe"] = VICTORY.central_europe_vp
    if power == ENGLAND and g.court is not None and is_virgin_queen(g):
        if g.court.bride_of[ELIZABETH] < 0:
            out["virgin_queen"] = MARRIAGE.virgin_queen_vp
    return out


def _at_end(g: Elisabeth, power: int, points: int) -> Cell:
    due = due_at_end(g, power)
    if not due:
        return Cell(words=points)
    named: list[Words] = [Text(f"bonus-{kind.replace('_', '-')}", vp=vp) for kind, vp in due.items()]
    return Cell(words=points + sum(due.values()), hint=Text("chart-list", items=named))
