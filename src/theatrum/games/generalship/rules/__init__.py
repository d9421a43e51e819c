"""The rules of Generalship, one module per chapter. `STEPS` names every step that can stand on the agenda."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.generalship.rules import (
    alliances,
    battle,
    battle_cards,
    battle_plays,
    battle_strikes,
    commit,
    draft,
    ending,
    events,
    generals,
    growth,
    losses,
    march,
    population,
    production,
    reinforce,
    reward,
    scoring,
    setup,
    technology,
    turns,
)

STEPS: dict[str, Runner] = {
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
    # GS-11
    "march": march.march,
    "march_step": march.march_step,
    "battle_reinforce": reinforce.reinforce,
    # GS-12 … GS-16
    "battle": battle.begin_battle,
    "battle_buy_off": battle_cards.buy_off,
    "battle_cards": battle_cards.deal_cards,
    "battle_swap": battle_cards.swap,
    "battle_retreat": battle_plays.retreat_by_card,
    "battle_ambush": battle_plays.ambush,
    "battle_exchange": battle_cards.exchange,
    "battle_strike": battle_strikes.strike,
    "battle_commit": commit.commit,
    "battle_compare": battle_strikes.compare,
    "battle_losses": losses.losses,
    "battle_leave": battle.leave_field,
    "battle_hold": battle.hold_field,
    "battle_reward": reward.reward,
    "battle_end": battle.end_battle,
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
