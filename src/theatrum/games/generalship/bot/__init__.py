"""What a good player of Generalship looks at (see the decision table GS-21)."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Judgement
from theatrum.games.generalship.bot.order import order
from theatrum.games.generalship.bot.quiet import quiet
from theatrum.games.generalship.bot.seeing import SEEN
from theatrum.games.generalship.bot.value import parts, value
from theatrum.games.generalship.migrations import RULES_VERSION
from theatrum.games.generalship.state import Generalship
from theatrum.kit.network import Learned

JUDGEMENT: Judgement[Generalship] = Judgement(
    value=value,
    order=order,
    quiet=quiet,
    features=SEEN,
    values=Learned(SEEN, files(__name__) / "weights.npz", RULES_VERSION),
    parts=parts,
)
