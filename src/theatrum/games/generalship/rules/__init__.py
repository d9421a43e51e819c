"""The rules of Generalship, one module per chapter. `PROCEDURES` names every step that can stand on the agenda."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.generalship.rules.war import WAR_PROCEDURES

PROCEDURES: dict[str, Runner] = {**WAR_PROCEDURES}
