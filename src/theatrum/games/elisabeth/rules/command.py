"""Command points [E1-11.0.13, E1-11.1]: whose they are, where they come from, and spending them out of turn."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.table import NO_CP
from theatrum.games.elisabeth.tables.powers import NOBODY


def begin_impulse(g: Elisabeth, power: int) -> None:
    g.active = power
    g.impulse += 1
    g.forget_impulse()


def clear_impulse(g: Elisabeth) -> None:
    g.card = 0
    g.cp = 0
    g.cp_source = NO_CP
    g.cp_types = 0
    g.cp_barred = 0
    g.cp_allowed = 0
    g.negated = False
    g.active = NOBODY
    g.forget_impulse()


def give_cp(g: Elisabeth, cp: int, source: int, barred: int = 0, allowed: int = 0) -> None:
    """`barred`: types of actions that these CP can't buy; `allowed`: the only actions that they can buy, if not 0."""
    g.cp = cp
    g.cp_source = source
    g.cp_barred = barred
    g.cp_allowed = allowed


# ---- actions outside one's own impulse ---------------------------------------------------------------------------------------
def act_for(g: Elisabeth, power: int, cp: int, source: int, barred: int = 0, allowed: int = 0) -> None:
    """Another power than the active one spends CP in the middle of an impulse [E1-C.23]; then the old one is on again."""
    g.then(
        ("borrow_impulse", power, cp, source, barred, allowed),
        ("actions",),
        ("resume", g.active, g.cp, g.cp_source, g.cp_types, g.cp_barred, g.cp_allowed),
    )


def borrow_impulse(g: Elisabeth, power: int, cp: int, source: int, barred: int, allowed: int = 0) -> None:
    g.active = power
    g.cp_types = 0
    give_cp(g, cp, source, barred, allowed)


def resume(
    g: Elisabeth, power: int, cp: int, source: int, types: int, barred: int = 0, allowed: int = 0
) -> None:
    """E1-C.15, OP-C-34 Storms have stopped him whose actions these were, not the power whose impulse it is, if that is another."""
    if g.active != power:
        g.storms = False
    g.active = power
    g.cp_types = types
    give_cp(g, cp, source, barred, allowed)


def extra_impulse(g: Elisabeth, power: int, cp: int, source: int) -> None:
    """An impulse without a card [E1-C.16]: it breaks a row of passes, and what it lays siege to can be assaulted next."""
    begin_impulse(g, power)
    g.passes = 0
    give_cp(g, cp, source)
    g.then(("actions",), ("extra_impulse_end",))


def extra_impulse_end(g: Elisabeth) -> None:
    clear_impulse(g)


STEPS: dict[str, Runner] = {
    "borrow_impulse": borrow_impulse,
    "resume": resume,
    "extra_impulse": extra_impulse,
    "extra_impulse_end": extra_impulse_end,
}
