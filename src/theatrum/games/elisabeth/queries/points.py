"""Victory points and where they come from [E1-25.2]; in the learning scenario [E1-SL.5]."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.keys import counted_keys, dutch_keys
from theatrum.games.elisabeth.queries.relations import the_scenario
from theatrum.games.elisabeth.queries.religion import protestant_count
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.constants import MARRIAGE, VICTORY
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    KEY_ROWS,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    SPAIN,
)
from theatrum.games.elisabeth.tables.records.points import VP_TABLES, ProtestantSpaceRow

CYPRUS = PLACE.by_id["cyprus"]
BANDS: tuple[ProtestantSpaceRow, ...] = VP_TABLES.load().protestant_spaces
"""22-T7 Special points by the number of Protestant spaces."""


def victory_points(g: Elisabeth, power: int) -> int:
    """E1-25.2 Keys, special and bonus points."""
    return sum(vp for _, vp in sources(g, power))


def sources(g: Elisabeth, power: int) -> list[tuple[str, int]]:
    """E1-25.2 Where a power's points come from, kind by kind; also what gives nothing now, but for bonus markers."""
    out = [("keys", key_vp(g, power))]
    if per_fortress := the_scenario(g).victory.fortress_vp.get(power, 0):
        out.append(("fortresses", per_fortress * len(fortresses_held(g, power))))  # E1-SL.5
    if g.realms is not None:
        out.append(("special", special_vp(g, power)))
        if power == OTTOMAN and g.control[CYPRUS] == OTTOMAN:
            out.append(("cyprus", VICTORY.cyprus_vp))  # OP-25-14
    if g.piracy_vp[power]:
        out.append(("piracy", g.piracy_vp[power]))
    out.extend(g.bonus[power].items())
    return out


# ---- keys ----------------------------------------------------------------------------------------------------------------
def key_vp(g: Elisabeth, power: int) -> int:
    """E1-25.2 The last open box of the key track; E1-23.6 the Protestants count two rows."""
    if power == PROTESTANT:
        dutch = dutch_keys(g)
        return KEY_ROWS.dutch_vp * dutch + KEY_ROWS.other_vp * (counted_keys(g, power) - dutch)
    track = POWERS[power].key_track
    return track[min(counted_keys(g, power), len(track) - 1)].vp


def fortresses_held(g: Elisabeth, power: int) -> list[int]:
    """E1-SL.5 Fortress spaces under the power's flag, not in unrest."""
    return [
        s
        for s, holder in enumerate(g.control)
        if holder == power and g.has_fortress(s) and not g.in_unrest(s)
    ]


# ---- special points ------------------------------------------------------------------------------------------------------
def special_vp(g: Elisabeth, power: int) -> int:
    """E1-25.2 For Protestant spaces, for the HRE by its preference once that is open, for married Valois."""
    if power == FRANCE:
        return MARRIAGE.valois_vp * g.court.valois.bit_count() if g.court is not None else 0
    if power in (SPAIN, ENGLAND, PROTESTANT):
        row = band(protestant_count(g))
        return {SPAIN: row.spain, ENGLAND: row.england, PROTESTANT: row.protestant}[power] or 0
    if power == HRE and g.realms is not None and g.realms.preference_open:
        return preference_vp(g, g.realms.preference)
    return 0


def band(count: int) -> ProtestantSpaceRow:
    """22-T7 The row for so many Protestant spaces; beyond both ends, where somebody wins, the nearest row with points."""
    inner = [row for row in BANDS if row.automatic is None]
    return next(
        (row for row in inner if row.min <= count <= row.max), inner[0 if count < inner[0].min else -1]
    )


def preference_vp(g: Elisabeth, preference: str) -> int:
    """E1-23.5 What a religious preference of the HRE is worth now."""
    row = band(protestant_count(g))
    column = {"catholic": row.hre_catholic, "balanced": row.hre_balanced, "protestant": row.hre_protestant}
    return column[preference] or 0
