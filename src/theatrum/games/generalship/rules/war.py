"""The steps of the war half: march, battle, losses, retreat."""

from __future__ import annotations

from theatrum.core.contract import Runner

WAR_PROCEDURES: dict[str, Runner] = {}
