"""The space of what environments show (`Episode.seen`), for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any

import numpy as np

from theatrum.lab.episode import Rules
from theatrum.lab.extras import requires
from theatrum.lab.facts import LIMIT

with requires("lab", "gymnasium"):
    from gymnasium.spaces import Box, Dict, Space


def seen_space(rules: Rules) -> Dict:
    """The observation, the mask of legal ids, and (where an answer is made word by word) what was chosen already."""
    spaces: dict[str, Space[Any]] = {
        "observation": Box(-LIMIT, LIMIT, rules.shape, np.float32),
        "action_mask": Box(0, 1, (rules.ids,), np.int8),
    }
    if rules.factored is not None:
        spaces["chosen"] = Box(0, 1, (rules.ids,), np.int8)
    return Dict(spaces)
