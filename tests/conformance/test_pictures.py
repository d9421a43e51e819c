"""Every card that lies face up has a face: a plate of the client's woodcuts, drawn by us."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import theatrum
from every_game import definition_of
from theatrum.core.beginning import begin
from theatrum.core.scene import Card, Scene
from theatrum.games import HOUSE, playable
from theatrum.games.caribbean.scene import pictures
from theatrum.games.caribbean.tables.cards import GENERAL_ROWS
from theatrum.games.caribbean.tables.pieces import LEADER_TYPES

PLATES = {path.stem for path in (Path(theatrum.__file__).parent / "web" / "plates").glob("*.svg")}


def cards(scene: Scene) -> Iterator[Card]:
    """But for what is drawn otherwise: people as heads, also in a table's fields, chips as a line each, mats as fields."""
    rows = [row.cards for row in scene.rows if row.kind not in ("people", "table", "chips", "mats")]
    held = [*rows, *(panel.cards for panel in scene.panels)]
    waiting = [card for row in held for card in row]
    while waiting:
        card = waiting.pop()
        waiting += card.under
        yield card


@pytest.mark.parametrize("game", sorted(set(HOUSE) & set(playable())))
def test_every_card_has_a_face(game: str) -> None:
    definition = definition_of(game)
    played = begin(definition, definition.players[-1], "5eed", {}, simulated=True)
    rng = random.Random(3)
    seen = 0
    for turn in range(600):
        if played.over:
            break
        question = rng.choice(played.questions)
        if turn % 20 == 0:
            for card in cards(played.scene(question.seat)):
                if not card.face_down and card.title and not card.id.startswith("gap:"):
                    assert card.picture in PLATES, f"{card.id}: {card.picture!r}"
                    seen += 1
        played.answer(question, rng.choice(question.answers))
    assert seen


def test_reactions_and_offices_of_the_caribbean_differ_in_their_faces() -> None:
    """CC-4.3.4, CC-4.3.19 An explorer looks other than a viceroy, a broadside other than counter-espionage."""
    drawn = [pictures.leader(kind.id) for kind in LEADER_TYPES]
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= PLATES
    reactions = [pictures.card(i) for i, row in enumerate(GENERAL_ROWS) if row.group == "reaction"]
    assert len(set(reactions)) == len(pictures.REACTION)
    assert set(reactions) <= PLATES


def test_plates_are_drawn_in_two_colours_of_the_card() -> None:
    """No drawing brings colours, scripts or letters of its own: it takes ink, paper and tone from its classes."""
    assert len(PLATES) > 30
    for name in PLATES:
        text = (Path(theatrum.__file__).parent / "web" / "plates" / f"{name}.svg").read_text()
        assert 'viewBox="0 0 240 150"' in text
        for foreign in ("fill=", "style=", "<script", "<text", "href"):
            assert foreign not in text, f"{name}: {foreign}"


def test_every_kind_of_stage_has_a_strip() -> None:
    """The kinds that scenes tell of [docs/scenes.md]: each is set with a woodcut."""
    art = Path(theatrum.__file__).parent / "web" / "art"
    kinds = {"battle", "siege", "sea", "raid", "roll", "vote", "plot", "fair", "treaty"}
    assert {path.stem for path in art.glob("stage-*.svg")} == {f"stage-{kind}" for kind in kinds}


def test_every_realm_of_pax_renaissance_has_its_arms_beside_its_name() -> None:
    art = Path(theatrum.__file__).parent / "web" / "art"
    played = begin(definition_of("pax_renaissance"), 4, "5eed", {}, simulated=True)
    plates = [space for space in played.scene(0).boards[0].spaces if space.shape == "plate"]
    assert len({plate.arms for plate in plates}) == len(plates) == 10
    for plate in plates:
        assert (art / f"arms-{plate.arms}.svg").exists(), plate.arms
