"""The powers: six majors in impulse order [E1-3.2.3], then the five minors."""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.records import powers as written
from theatrum.kit.nouns import Nouns

OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT = MAJORS = range(6)
IRELAND, PAPACY, PORTUGAL, SCOTLAND, VENICE = MINORS = range(6, 11)
N_POWERS = 11
INDEPENDENT = 11
"""Controller of what nobody controls, and owner of independent regulars. Never friend, never enemy [E1-2.2.3]."""
NOBODY = -1

POWER_IDS = (
    "ottoman",
    "spain",
    "england",
    "france",
    "hre",
    "protestant",
    "ireland",
    "papacy",
    "portugal",
    "scotland",
    "venice",
)
POWER = Nouns("power", [*POWER_IDS, "independent"])
NOUNS = POWER.noun

LAND, NAVAL, DEFENCE, RELIGIOUS, PATRONAGE, ESPIONAGE, DIPLOMACY = range(7)
ACTION_TYPES = ("land", "naval", "defence", "religious", "patronage", "espionage", "diplomacy")


class KeyRows(msgspec.Struct, frozen=True):
    """What keys give to the Protestants, who count those of the Netherlands apart [E1-23.6]."""

    dutch_keys: tuple[str, ...]
    dutch_vp: int
    other_vp: int
    cards: int
    """With no key in one of the rows; one more for each in both."""
    most_cards: int


class Ruler(msgspec.Struct, frozen=True):
    """Who rules a major power, and what that means for its cards [E1-3.3]."""

    id: str
    administration: int
    """Cards it may keep, and with how many it may pass [E1-3.3.3]."""
    bonus: int
    """Cards it is dealt beyond those for its keys [E1-3.3.4]."""
    person: str
    """Who it is, where the person has other roles, too [E1-5.1.21]."""
    after_death: str
    """The line that counts when the ruler is dead [OP-23-36]; "" if a death changes nothing."""
    card: int
    """The card that lies on the ruler box; 0: none."""

    @property
    def noun(self) -> str:
        return f"ruler:{self.id}"


class KeyBox(msgspec.Struct, frozen=True):
    """What so many keys give [E1-6.2.4, E1-25.2]."""

    cards: int
    vp: int
    automatic_victory: bool


class ActionPrice(msgspec.Struct, frozen=True):
    """An action on a power card: what it costs and its type [E1-11.1]."""

    id: str
    prices: tuple[int, ...]
    """In CP: for most one; some are the better the more is paid [E1-11.1.4]."""
    type: int


class Power(msgspec.Struct, frozen=True):
    index: int
    id: str
    capitals: tuple[str, ...]
    home_cards: tuple[int, ...]
    square_markers: int
    key_track: tuple[KeyBox, ...]
    """By number of keys; empty for minors, and for the Protestants, who count two rows [E1-6.2.4]."""
    rulers: tuple[Ruler, ...]
    actions: dict[str, ActionPrice]
    keys_to_win: int
    """E1-25.1 Keys on its track that open the box of the automatic victory."""

    @property
    def noun(self) -> str:
        return f"power:{self.id}"

    @property
    def major(self) -> bool:
        return self.index < len(MAJORS)


def _power(row: written.PowerRow) -> Power:
    return Power(
        index=POWER.by_id[row.id],
        id=row.id,
        capitals=row.capitals,
        home_cards=row.home_cards,
        square_markers=row.square_markers,
        key_track=tuple(KeyBox(box.cards, box.vp, box.automatic_victory) for box in row.key_track or ()),
        rulers=tuple(_ruler(r) for r in row.rulers),
        actions={a.id: ActionPrice(a.id, _prices(a.cp), ACTION_TYPES.index(a.type)) for a in row.actions},
        keys_to_win=row.automatic_victory_keys,
    )


def _ruler(row: written.RulerRow) -> Ruler:
    return Ruler(
        row.id,
        row.administrative_rating,
        row.card_bonus,
        row.person or "",
        row.after_death or "",
        row.card or 0,
    )


def _key_rows() -> KeyRows:
    rows = next(row.key_rows for row in written.POWERS.load().powers if row.key_rows is not None)
    return KeyRows(
        dutch_keys=rows.dutch.keys or (),
        dutch_vp=rows.dutch.vp_per_key,
        other_vp=rows.huguenot.vp_per_key,
        cards=rows.cards.base,
        most_cards=rows.cards.maximum,
    )


def _prices(cp: int | tuple[int, ...]) -> tuple[int, ...]:
    return (cp,) if isinstance(cp, int) else cp


def _minor(name: str) -> Power:
    return Power(POWER.by_id[name], name, (), (), 0, (), (), {}, 0)


POWERS: tuple[Power, ...] = (
    *sorted((_power(row) for row in written.POWERS.load().powers), key=lambda p: p.index),
    *(_minor(name) for name in POWER_IDS[6:]),
)
KEY_ROWS = _key_rows()
"""The two rows of the Protestants."""
ACTION_IDS: tuple[str, ...] = tuple(dict.fromkeys(id for power in POWERS for id in power.actions))
"""Every line of every power card; `cp_allowed` of the state is a mask of these."""


def action_mask(*ids: str) -> int:
    """For CP that can buy these actions only."""
    return sum(1 << ACTION_IDS.index(id) for id in ids)
