"""What a good player of Pax Renaissance looks at: concessions on routes that pay, thrones and republics as the
victories count them, cards that work every turn, cash, and what the others are about to declare."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Ask, Judgement
from theatrum.games.pax_renaissance.bot.order import order
from theatrum.games.pax_renaissance.bot.seeing import SEEN
from theatrum.games.pax_renaissance.bot.value import parts, value
from theatrum.games.pax_renaissance.migrations import RULES_VERSION
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.kit.network import Learned


def quiet(g: PaxRenaissance, answered: Ask, asked: Ask) -> bool:
    """A position can be judged between actions; while ops are run also between two ops."""
    return asked.prompt == "act" or (asked.prompt == "next-op" and answered.prompt != "act")


JUDGEMENT: Judgement[PaxRenaissance] = Judgement(
    value=value,
    order=order,
    quiet=quiet,
    features=SEEN,
    values=Learned(SEEN, files(__name__) / "weights.npz", RULES_VERSION),
    parts=parts,
)
