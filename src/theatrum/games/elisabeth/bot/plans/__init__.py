"""What there is to win and to lose, looked up for bots: `survey` upon `prospects`, `plans` and `forces`; and what only
depends on numbers, remembered: `ways`, `storms`, `loot`."""

from theatrum.games.elisabeth.bot.plans.europe import survey_of
from theatrum.games.elisabeth.bot.plans.forces import Force, Plan, may_demand, rivals, worth
from theatrum.games.elisabeth.bot.plans.plans import HOPE_OF_WAR
from theatrum.games.elisabeth.bot.plans.survey import CAPTAINS, Survey

__all__ = ["CAPTAINS", "HOPE_OF_WAR", "Force", "Plan", "Survey", "may_demand", "rivals", "survey_of", "worth"]
