"""What a seat sees, as a tensor: of one shape, honest, and documented."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

import parley
from every_game import definition_of, every_game
from theatrum.core.beginning import begin
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.core.scene import Name, Text
from theatrum.games import GAMES
from theatrum.lab.conformance import play_randomly
from theatrum.lab.describe import described
from theatrum.lab.describe import main as describe_command
from theatrum.lab.facts import GROUPS, LIMIT, named_in, number_in
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.tensors import Layout, layout_of, plane_name
from theatrum.lab.vocabulary import Vocabulary

DOCS = Path(__file__).resolve().parents[2] / "docs"


def moments(game: str, players: int, seed: int, n: int = 8) -> list[Game]:
    """Some decisions of a random game, and its end."""
    played = play_randomly(definition_of(game), players, seed=seed)
    rng = random.Random(seed)
    return [*(played.at(rng.randrange(played.position)) for _ in range(n)), played]


@every_game
def test_a_tensor_has_one_shape_for_a_game_and_a_number_of_players(game: str) -> None:
    for players in definition_of(game).players:
        layout = layout_of(definition_of(game), players)
        for moment in moments(game, players, players, 2):
            for seat in range(players):
                tensor = layout.of(moment, seat)
                assert tensor.shape == layout.shape
                assert np.isfinite(tensor).all()
                assert np.abs(tensor).max() <= LIMIT


@every_game
def test_a_tensor_holds_only_what_its_seat_may_know(game: str) -> None:
    """Dealing everything anew that a seat can't know changes nothing in its tensor.

    (Not at the end, where all is shown; nor while some have answered in secret, who are then asked again.)
    """
    players = definition_of(game).players[-1]
    layout, rng = layout_of(definition_of(game), players), random.Random(5)
    compared = 0
    for moment in moments(game, players, 6):
        for seat in range(players):
            dealt_anew = moment.determinized(seat, rng)
            if not moment.over and len(dealt_anew.questions) == len(moment.questions):
                compared += 1
                assert np.array_equal(layout.of(moment, seat), layout.of(dealt_anew, seat))
    assert compared > players


@every_game
def test_a_seat_counts_from_itself(game: str) -> None:
    layout = layout_of(definition_of(game), 2)
    game_ = begin(definition_of(game), 2, 1)
    index = layout.views(np.arange(layout.size, dtype=np.float32))["the seats"]
    column = [plane_name(c) for c in layout.blocks[1].columns].index("index")
    for seat in (0, 1):
        rows = layout.of(game_, seat)[index[:, column].astype(int)]
        assert rows.tolist() == [seat, 1 - seat]


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_scenes_has_a_plane(game: str) -> None:
    """The vocabulary is up to date: next to nothing is unforeseen in games that it was not made from.

    If this fails, scenes have learned new words: python -m theatrum.lab.survey <game>
    """
    players = definition_of(game).players[-1]
    layout = layout_of(definition_of(game), players)
    facts = unforeseen = 0.0
    for moment in moments(game, players, 8):
        views = layout.views(layout.of(moment, 0))
        facts += sum(np.count_nonzero(view) for view in views.values())
        unforeseen += sum(np.count_nonzero(view[:, -1]) for view in views.values())
    assert unforeseen <= facts / 50


def planes(layout: Layout, tensor: np.ndarray, block: str) -> dict[tuple[str, str], float]:
    """(row, plane) to number, where it is not 0."""
    found = next(b for b in layout.blocks if b.name == block)
    view = layout.views(tensor)[block]
    return {
        (found.rows[i], plane_name(found.columns[j])): float(view[i, j])
        for i, j in zip(*view.nonzero(), strict=True)
    }


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    game = begin(parley.DEFINITION, 2, 1)
    layout = layout_of(parley.DEFINITION, 2)
    own = planes(layout, layout.of(game, 0), "card")
    hand = sorted(game.state.hands[0])
    assert {row: n for (row, plane), n in own.items() if plane == "card hand of seat 0"} == {
        f"card:{card}": hand.count(card) for card in hand
    }
    assert not any(plane == "card hand of seat 1" for _, plane in own)
    assert planes(layout, layout.of(game, 0), "the seats")["seat 1", "hidden hand"] == 2


def test_holders_and_answers_are_seen_on_the_board() -> None:
    game = begin(parley.DEFINITION, 3, 1)
    layout = layout_of(parley.DEFINITION, 3)
    seen = planes(layout, layout.of(game, 1), "town")
    assert seen["town:1", "holder of seat 0"] == 1
    assert seen["town:0", "holder of seat 2"] == 1
    assert seen["town:4", "answers"] == 1
    assert ("town:4", "holder of seat 0") not in seen


def test_what_the_vocabulary_does_not_foresee_is_counted() -> None:
    known = vocabulary_of(parley.DEFINITION)
    layout = Layout(Vocabulary("parley", 1, known.kinds, [], {}), 2)
    game = begin(parley.DEFINITION, 2, 1)
    assert layout.of(game, 0).shape == (1 + 2 + sum(map(len, known.kinds.values())),)
    assert planes(layout, layout.of(game, 0), "town")["town:0", "unforeseen"] > 0


def test_the_facts_alone_add_up_to_the_tensor() -> None:
    layout = layout_of(parley.DEFINITION, 2)
    scene = begin(parley.DEFINITION, 2, 1).scene(0)
    indices, values = layout.sparse(scene)
    assert np.array_equal(
        np.bincount(indices, values, layout.size).astype(np.float32), layout.of_scene(scene)
    )


def test_views_are_views() -> None:
    layout = layout_of(parley.DEFINITION, 2)
    tensor = np.zeros(layout.size, dtype=np.float32)
    layout.views(tensor)["town"][0, 0] = 5
    assert tensor.sum() == 5


def test_a_number_of_players_that_can_not_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="parley is for 2, 3, 4, 5, 6 players, not 9"):
        layout_of(parley.DEFINITION, 9)


@pytest.mark.parametrize(
    "words, number",
    [(7, 7), (True, 1), ("9/10", 9), ("-3", -3), ("many", None), (Text("price", florins=3), 3), (Text("x"), None), (Name("a:b"), None)],
)  # fmt: skip
def test_the_number_in_words(words: object, number: float | None) -> None:
    assert number_in(words) == number


def test_the_nouns_in_words() -> None:
    words = Text("allies", who=["lord:1", "lord:2"], where=Text("at", town="town:3"), n=4, note="plain")
    assert list(named_in(words)) == ["lord:1", "lord:2", "town:3"]


# ---- the documents -----------------------------------------------------------------------------------------------------
def test_every_group_of_planes_is_documented() -> None:
    page = (DOCS / "research.md").read_text()
    rows = dict(re.findall(r"^\| ([a-z-]+) \| (.*) \|$", page, flags=re.MULTILINE))
    assert {group: rows.get(group) for group in GROUPS} == GROUPS


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_lists_its_ids_and_planes(game: str) -> None:
    """If this fails: python -m theatrum.lab.describe --write"""
    assert (DOCS / "research" / f"{game}.md").read_text() == described(definition_of(game))


def test_the_describe_command_complains_about_unknown_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert describe_command(["parley:DEFINITION"]) == 0
    assert "# Ids and planes: parley" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        describe_command(["chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
