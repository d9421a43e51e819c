"""The Europe map as it stands: whose is what, unrest, fortresses, religion, sieges [E1-2, E1-12, E1-15]."""

from __future__ import annotations

from theatrum.core.columns import declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Setup
from theatrum.core.state import State
from theatrum.games.elisabeth.tables.places import N_SPACES, PRINTED_FORTRESSES, PRINTED_KEYS, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY
from theatrum.kit.graph import places

PRINTED_WALLS = PRINTED_KEYS | PRINTED_FORTRESSES
PRINTED_STRONG = tuple(space.index for space in SPACES if space.kind)
"""Keys and fortresses as printed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Land(State):
    """Spaces and sieges. Whatever changes control goes through the verbs below: they note what was touched
    (`unsettled`, `power_shifted`), so that sieges and victories are looked at again when a step ends (`rules/hooks`)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.control: list[int] = [space.home for space in SPACES]
        """By space: the power whose flag or home it is; INDEPENDENT [E1-2.2]."""
        self.unrest: int = 0
        """Mask of spaces [E1-12.4]."""
        self.fortresses: int = 0
        """Mask of spaces with a built fortress [E1-17.5]."""
        self.protestant: int = sum(1 << s.index for s in SPACES if s.printed_protestant)
        """Mask of spaces under Protestant influence [E1-2.3]."""
        self.impulse: int = 0
        """Impulses so far in the game, the running one included."""
        self.sieges: dict[int, int] = {}
        """space * 16 + besieging power to the impulse in which the siege was laid [E1-15.0.4]. Ask `siege`."""
        self.assaulted: int = 0
        """Mask of spaces assaulted in this impulse [E1-15.1.2]."""
        self.rebelled: int = 0
        """Mask of areas in which the Protestants have rebelled in this impulse [E1-18.5d.1]."""
        self.unsettled: int = 0
        """Mask of spaces where units or sieges changed."""
        self.power_shifted: bool = False
        """Control, unrest, religion or alliances changed: somebody may have won."""

    __slots__ = declared_in(__init__)

    # ---- spaces ----------------------------------------------------------------------------------------------------
    def fortified(self, space: int) -> bool:
        """E1-2.1.2 A key, a fortress, or a space with a built one."""
        return (PRINTED_WALLS | self.fortresses) >> space & 1 == 1

    def strong_places(self) -> list[int]:
        """All fortified spaces."""
        if not self.fortresses:
            return list(PRINTED_STRONG)
        mask = PRINTED_WALLS | self.fortresses
        return [space for space in range(N_SPACES) if mask >> space & 1]

    def has_fortress(self, space: int) -> bool:
        """E1-17.5 Is it a fortress, printed or built? Keys are none."""
        return (PRINTED_FORTRESSES | self.fortresses) >> space & 1 == 1

    def in_unrest(self, space: int) -> bool:
        return self.unrest >> space & 1 == 1

    def spaces_in_unrest(self) -> list[int]:
        return places(self.unrest)

    def is_protestant(self, space: int) -> bool:
        """E1-2.3 Under Protestant influence."""
        return self.protestant >> space & 1 == 1

    def set_control(self, space: int, power: int) -> None:
        """E1-2.4 Another flag; the religion stays."""
        if self.control[space] != power:
            self.control[space] = power
            self.unsettled |= 1 << space
            self.power_shifted = True

    def set_unrest(self, space: int, unrest: bool = True) -> None:
        self.unrest = self.unrest & ~(1 << space) | unrest << space
        self.power_shifted = True

    def set_religion(self, space: int, protestant: bool) -> None:
        """E1-2.3, E1-18.1.4 The marker of Protestant spaces moves with it."""
        self.protestant = self.protestant & ~(1 << space) | protestant << space
        self.power_shifted = True

    def build_fortress(self, space: int) -> None:
        self.fortresses |= 1 << space

    def has_built_fortress(self, space: int) -> bool:
        """E1-17.5 Was a fortress built there?"""
        return self.fortresses >> space & 1 == 1

    def touched(self) -> list[int]:
        """Spaces whose sieges are to be looked at again."""
        return places(self.unsettled)

    def touch(self, space: int) -> None:
        """Something happened there: its sieges will be looked at again."""
        self.unsettled |= 1 << space

    # ---- sieges ----------------------------------------------------------------------------------------------------
    def siege(self, space: int, power: int) -> int:
        """E1-15.0.4 The impulse in which the power laid siege to the space; NOBODY: it does not besiege it."""
        return self.sieges.get(space << 4 | power, NOBODY)

    def besieged(self, space: int) -> bool:
        """E1-15.0.1 Is it under siege by anybody?"""
        return any(key >> 4 == space for key in self.sieges)

    def besiegers(self, space: int) -> list[int]:
        """The powers that besiege it, in impulse order."""
        return sorted(key & 15 for key in self.sieges if key >> 4 == space)

    def besieged_by(self, power: int) -> list[int]:
        """The spaces that a power besieges."""
        return sorted(key >> 4 for key in self.sieges if key & 15 == power)

    def all_sieges(self) -> list[tuple[int, int]]:
        """(space, besieging power), by space."""
        return [(key >> 4, key & 15) for key in sorted(self.sieges)]

    def lay_siege(self, space: int, power: int) -> None:
        self.sieges.setdefault(space << 4 | power, self.impulse)

    def lift_siege(self, space: int, power: int) -> None:
        self.sieges.pop(space << 4 | power, None)
        self.unsettled |= 1 << space

    def was_assaulted(self, space: int) -> bool:
        """E1-15.1.2 In this impulse."""
        return self.assaulted >> space & 1 == 1

    def mark_assaulted(self, space: int) -> None:
        self.assaulted |= 1 << space
