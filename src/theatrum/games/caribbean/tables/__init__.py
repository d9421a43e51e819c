"""The facts of Caribbean, loaded once from `data/*.json` into frozen, typed tables; each subject has its module.

- `files`: what all files have in common; `nations`, `research`, `places` (the map and how it is joined), `pieces`
  (troops, ships, leaders, fleets), `goods`, `things` (what can be held), `advisors`, `markers`, `buildings`, `charts`,
  `tracks`, `limits`, `options` (with scenarios and set-up), `awards`;
- `language`: the vocabulary of effects, and what buildings, charts and awards say in it;
- `cards`: general, nation and main cards.
"""

from __future__ import annotations

from theatrum.games.caribbean.tables.advisors import ADVISOR_FILE
from theatrum.games.caribbean.tables.awards import AWARD_FILE
from theatrum.games.caribbean.tables.buildings import BUILDING_FILE
from theatrum.games.caribbean.tables.cards import GENERAL_FILE, MAIN_FILE, NATION_CARD_FILE, ORDER_FILE
from theatrum.games.caribbean.tables.charts import CHART_FILE
from theatrum.games.caribbean.tables.goods import GOODS_FILE
from theatrum.games.caribbean.tables.language import DSL_FILE
from theatrum.games.caribbean.tables.limits import INDEX_FILE, STACKING_FILE
from theatrum.games.caribbean.tables.markers import MARKER_FILE
from theatrum.games.caribbean.tables.nations import NATION_FILE
from theatrum.games.caribbean.tables.options import OPTION_FILE, SETUP_FILE
from theatrum.games.caribbean.tables.pieces import FLEET_FILE, LEADER_FILE, UNIT_FILE
from theatrum.games.caribbean.tables.places import MAP_FILE
from theatrum.games.caribbean.tables.research import RESEARCH_FILE
from theatrum.games.caribbean.tables.tracks import TRACK_FILE

TABLES = (
    NATION_FILE,
    MAP_FILE,
    FLEET_FILE,
    LEADER_FILE,
    UNIT_FILE,
    GOODS_FILE,
    BUILDING_FILE,
    MARKER_FILE,
    ADVISOR_FILE,
    RESEARCH_FILE,
    AWARD_FILE,
    GENERAL_FILE,
    NATION_CARD_FILE,
    MAIN_FILE,
    ORDER_FILE,
    CHART_FILE,
    TRACK_FILE,
    STACKING_FILE,
    SETUP_FILE,
    OPTION_FILE,
    DSL_FILE,
    INDEX_FILE,
)
"""All files of `data/`."""
