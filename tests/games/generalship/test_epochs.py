"""Games that began under older rules go on: stored records, one for every change of the state's shape."""

import random
from pathlib import Path

import pytest

from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.vocabulary import PLAINS, SEA

RECORDS = Path(__file__).parent / "records"


def load(name: str) -> tuple[Game, Generalship]:
    game = load_record((RECORDS / f"{name}.theatrum").read_text(), lambda _: DEFINITION)
    state = game.state
    assert isinstance(state, Generalship)
    return game, state


def finish(game: Game) -> None:
    rng = random.Random(1)
    while not game.over:
        question = game.questions[0]
        game.answer(question, rng.choice(question.answers))
        assert DEFINITION.invariants(game.state) == []


def test_a_battle_of_rules_1_goes_on() -> None:
    """GS-12.8 Both have drawn their cards; the attacked player may swap."""
    game, state = load("rules_1_battle")
    assert not game.asked_again
    assert game.epoch_position == 50
    assert (game.position, game.questions[0].prompt) == (50, "swap-cards")
    assert state.battle is not None
    assert state.battle.basic == [[1, 2, 2, 6, 7], [1, 1, 5, 5, 7]]
    assert state.paying == -1
    finish(game)


def test_a_payment_of_rules_1_goes_on() -> None:
    """GS-8.3 The technology was announced, the cards are not chosen yet."""
    game, state = load("rules_1_paying")
    assert not game.asked_again
    assert game.questions[0].prompt == "pay"
    assert TECHNOLOGIES[state.paying].noun == game.questions[0].args["technology"]
    finish(game)


def test_a_map_of_rules_2_stays_as_it_was_laid_out() -> None:
    """Northern England is land since rules 3; fleets that lie there in older games are not stranded."""
    game, state = load("rules_1_battle")
    position = next(p for p, tile in enumerate(state.tile) if tile >= 0 and TILES[tile].id == "en_left")
    assert (state.terrain[position], TILES[state.tile[position]].terrain) == (SEA, PLAINS)
    [shown] = [s for s in game.scene(0).boards[0].spaces if s.id == "tile:en_left"]
    assert shown.terrain == "sea"


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.theatrum")), ids=lambda path: path.stem)
def test_every_stored_game_can_be_saved_and_loaded_again(record: Path) -> None:
    game, _ = load(record.stem)
    assert load_record(game.record(), lambda _: DEFINITION).record() == game.record()
