"""Points and victory [E1-25]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    laid_out,
    position,
)
from theatrum.core.contract import GameOver
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.victory import box_open, check
from theatrum.games.elisabeth.tables.pieces import (
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    MAJORS,
    OTTOMAN,
    POWER,
    SPAIN,
)


def test_E1_25_1_ten_keys_win_at_once() -> None:
    """E1-25.1, E1-SL.4, E1-7.0.3 In the action phase only; a key in unrest does not count."""
    g = position()
    for name in ("vienna", "prague", "tunis", "venice"):
        g.set_control(PLACE.by_id[name], OTTOMAN)
    assert box_open(g, OTTOMAN)
    with pytest.raises(GameOver):
        check(g)
    g.set_unrest(PLACE.by_id["tunis"])
    check(g)
    g.set_unrest(PLACE.by_id["tunis"], unrest=False)
    g.phase = "winter"
    check(g)


def test_E1_25_2_and_25_3_S4_points() -> None:
    """E1-25.2, E1-25.3.S4, E1-SL.2 Keys, fortresses and raids; noted at the end of the turn."""
    g = laid_out()
    g.turn = 1
    before = victory_points(g, OTTOMAN)
    g.piracy_vp[OTTOMAN] = 2
    assert victory_points(g, OTTOMAN) == before + 2
    g.set_control(PLACE.by_id["gibraltar"], OTTOMAN)
    assert victory_points(g, OTTOMAN) == before + 3
    g.agenda = []
    from theatrum.games.elisabeth.rules.victory import victory_phase

    victory_phase(g)
    assert g.vp_by_turn[-1][OTTOMAN] == before + 3


def test_E1_SG_1_and_SG_3_the_table_is_laid() -> None:
    """E1-SG.1, E1-SG.3, E1-SL.2, E1-SL.8 Two powers with pieces, war between them, Rome with Spain; no boards beside the map."""
    g = laid_out()
    owners = {TROOPS[t % len(TROOPS)].power for t, n in enumerate(g.field) if n}
    assert {OTTOMAN, SPAIN} <= owners
    assert not owners & {POWER.by_id["england"], POWER.by_id["france"], POWER.by_id["protestant"]}
    assert g.war[OTTOMAN] >> SPAIN & 1
    assert g.master[POWER.by_id["papacy"]] == SPAIN
    assert g.new_world is None
    assert g.court is None
    assert g.treasures == [[] for _ in MAJORS]
    assert g.control[PLACE.by_id["istanbul"]] == OTTOMAN
