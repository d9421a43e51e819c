"""The steps of the war half: march, battle, losses, retreat."""

from __future__ import annotations

from theatrum.core.contract import Runner
from theatrum.games.generalship.rules import battle, commit, losses, march, reinforce, reward

WAR_PROCEDURES: dict[str, Runner] = {
    "march": march.march,
    "march_step": march.march_step,
    "battle_reinforce": reinforce.reinforce,
    "battle": battle.begin_battle,
    "battle_buy_off": battle.buy_off,
    "battle_cards": battle.deal_cards,
    "battle_swap": battle.swap,
    "battle_retreat": battle.retreat_by_card,
    "battle_ambush": battle.ambush,
    "battle_exchange": battle.exchange,
    "battle_strike": battle.strike,
    "battle_commit": commit.commit,
    "battle_compare": battle.compare,
    "battle_losses": losses.losses,
    "battle_leave": battle.leave_field,
    "battle_hold": battle.hold_field,
    "battle_reward": reward.reward,
    "battle_end": battle.end_battle,
}
WAR_WINDOWS = battle.WINDOWS
"""The reaction windows for which a seat may leave a standing answer."""
