"""The rules of Generalship, one module per chapter. `PROCEDURES` names every step that can stand on the agenda."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.generalship.rules import (
    alliances,
    draft,
    ending,
    events,
    generals,
    growth,
    population,
    production,
    scoring,
    setup,
    technology,
    turns,
)
from theatrum.games.generalship.rules.war import WAR_PROCEDURES

REALM_PROCEDURES: dict[str, Runner] = {
    # GS-3
    "set_up": setup.set_up,
    "choose_nation": setup.choose_nation,
    "assign_nations": setup.assign_nations,
    "lay_map": setup.lay_map,
    "deal": setup.deal,
    "keep_generals": setup.keep_generals,
    # GS-4
    "cycle": turns.cycle,
    "round": turns.play_round,
    "turn": turns.turn,
    "split": turns.split,
    "act": turns.act,
    "end_turn": turns.end_turn,
    # GS-5
    "production": production.production,
    "arrange": population.arrange,
    "take_yield": production.take_yield,
    "exchange": production.exchange,
    # GS-6
    "growth": growth.growth,
    "grow": growth.grow,
    "settle": growth.settle,
    # GS-7
    "general_action": generals.general_action,
    "use_generals": generals.use_generals,
    # GS-8
    "technology_action": technology.technology_action,
    "pay_technology": technology.pay_technology,
    "check_event": events.check_event,
    "event": events.event,
    "plague_people": events.plague_people,
    "plague_units": events.plague_units,
    "renaissance": events.renaissance,
    # GS-9
    "alliance": alliances.alliance,
    # GS-10
    "draft": draft.draft,
    # GS-17
    "scoring": scoring.scoring,
    "score_tiles": scoring.score_tiles,
    "upkeep": scoring.upkeep,
    "upkeep_aid": scoring.upkeep_aid,
    "pay_upkeep": scoring.pay_upkeep,
    "new_order": scoring.new_order,
    # GS-18
    "capital_end": ending.capital_end,
}

PROCEDURES: dict[str, Runner] = {**REALM_PROCEDURES, **WAR_PROCEDURES}
