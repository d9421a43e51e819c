"""One fixed game per title and number of players, decision by decision: a change of the rules is noticed here.

If the change is meant, run `tools/regenerate_playthroughs.py` and look at the diff.
"""

import pytest

from every_game import EVERY_GAME, definition_of
from playthrough import FOLDER, file_of, playthrough

TABLES = [(game, players) for game in EVERY_GAME for players in definition_of(game).players]


@pytest.mark.parametrize("game, players", TABLES)
def test_the_fixed_game_is_the_same(game: str, players: int) -> None:
    definition = definition_of(game)
    file = file_of(definition, players)
    assert file.exists(), f"{file.name} is missing: run tools/regenerate_playthroughs.py {game}"
    told, played = file.read_text(), playthrough(definition, players)
    for line, now in zip(told.splitlines(), played.splitlines(), strict=False):
        assert now == line
    assert played == told


def test_there_is_no_file_too_many() -> None:
    known = {file_of(definition_of(game), players) for game, players in TABLES}
    assert set(FOLDER.glob("*.txt")) <= known
