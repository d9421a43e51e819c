"""Players that need no eyes: policies that choose answers for a seat, from what that seat may know."""

from __future__ import annotations

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.kinds import BOTS, STRENGTHS, make_bot, parse_bot
from theatrum.bots.policy import Policy
from theatrum.bots.random_bot import RandomBot
from theatrum.bots.search import SearchBot

__all__ = ["BOTS", "STRENGTHS", "GreedyBot", "Policy", "RandomBot", "SearchBot", "make_bot", "parse_bot"]
