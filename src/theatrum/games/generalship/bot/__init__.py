"""What a good player of Generalship looks at (see the decision table GS-21)."""

from __future__ import annotations

from theatrum.core.contract import Judgement
from theatrum.games.generalship.bot.order import order
from theatrum.games.generalship.bot.quiet import quiet
from theatrum.games.generalship.bot.value import value
from theatrum.games.generalship.state import Generalship

JUDGEMENT: Judgement[Generalship] = Judgement(value=value, order=order, quiet=quiet)
