"""A part of a board is cut out of a scene, and nothing is said of what lies beyond it."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.core.figures import cut_out, figure_document
from theatrum.core.rule_text import Example, Figure, Paragraph, parse_blocks, plain_text
from theatrum.core.scene import Board, Label, Lens, Link, Panel, Piece, Scene, Space


def a_place(name: str, x: float, y: float) -> Space:
    return Space(id=f"space:{name}", x=x, y=y, lines=[f"what is told of {name}"])


def a_map() -> Scene:
    """A map of 1000 by 600 with a town in each corner and one in the middle."""
    corners = {"nw": (50, 50), "ne": (950, 50), "sw": (50, 550), "se": (950, 550)}
    spaces = [a_place(name, *at) for name, at in corners.items()]
    spaces += [a_place("middle", 500, 300), a_place("near", 540, 320)]
    pieces = [Piece(id=f"stack:{space.id[6:]}", shape="shield", at=space.id) for space in spaces]
    board = Board(
        id="board:map",
        width=1000,
        height=600,
        backdrop="coast",
        spaces=spaces,
        links=[Link(a="space:middle", b="space:near"), Link(a="space:middle", b="space:nw")],
        pieces=pieces,
        labels=[Label(text="here", x=510, y=310), Label(text="far away", x=60, y=60)],
        lenses=[Lens(title="near", source=(0, 0, 1, 1), target=(0, 0, 1, 1))],
    )
    panels = [Panel(seat=0, tone="red", letter="R"), Panel(seat=1)]
    return Scene(boards=[board], panels=panels)


def test_nothing_is_left_but_what_lies_near() -> None:
    drawing = cut_out(a_map(), ["space:middle"])
    board = drawing.board
    assert [space.id for space in board.spaces] == ["space:middle", "space:near"]
    assert [piece.at for piece in board.pieces] == ["space:middle", "space:near"]
    assert [(link.a, link.b) for link in board.links] == [("space:middle", "space:near")]
    assert ([label.text for label in board.labels], board.lenses) == (["here"], [])
    assert drawing.letters == {"red": "R"}


def test_things_keep_the_size_they_have_on_the_whole_board() -> None:
    board = cut_out(a_map(), ["space:middle"]).board
    assert board.whole == 1000
    assert board.width < 300


def test_only_the_places_it_is_about_are_described() -> None:
    middle, near = cut_out(a_map(), ["space:middle"]).board.spaces
    assert (bool(middle.lines), bool(near.lines)) == (True, False)


@pytest.mark.parametrize("about", [["nw"], ["se"], ["nw", "se"], ["nw", "sw"], ["middle", "ne"]])
def test_a_part_lies_on_the_board_and_has_a_good_shape(about: list[str]) -> None:
    board = cut_out(a_map(), [f"space:{name}" for name in about]).board
    assert 0 <= board.x <= board.x + board.width <= 1000
    assert 0 <= board.y <= board.y + board.height <= 600
    assert 1.2 < board.width / board.height < 1.9
    assert {f"space:{name}" for name in about} <= {space.id for space in board.spaces}


def test_what_lies_on_a_plate_beyond_it_is_left_out() -> None:
    plates = [
        Space(id=f"place:{n}", x=60 + 120 * n, y=50, shape="plate", width=100, height=80) for n in (0, 1)
    ]
    cities = [a_place("inside", 60, 50), a_place("edge", 112, 50), a_place("beyond", 135, 50)]
    scene = Scene(boards=[Board(id="board:map", width=240, height=100, spaces=[*plates, *cities])])
    drawing = cut_out(scene, ["place:0"], margin=5)
    assert [space.id for space in drawing.board.spaces] == ["place:0", "space:inside", "space:edge"]


def test_arrows_are_counted_for_the_caption() -> None:
    drawing = cut_out(a_map(), ["space:middle"], arrows=[("red", ["space:middle"]), ("", ["space:near"])])
    assert [(arrow.n, arrow.tone) for arrow in drawing.arrows] == [(1, "red"), (2, "")]


def test_a_place_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="space:nowhere"):
        cut_out(a_map(), ["space:nowhere"])


def test_a_figure_stands_in_a_line_of_its_own_beside_its_example() -> None:
    lines = ["A fleet sails.", "  > **Figure** `by-messina`: (1) into *port*, as in GS-1.1"]
    example, figure = parse_blocks(lines, Example)
    assert isinstance(example, Example)
    assert isinstance(figure, Figure)
    assert figure.figure == "by-messina"
    assert plain_text([figure]) == "(1) into port, as in GS-1.1"
    assert "GS-1.1" in [span.rule for span in figure.spans]


def test_other_quotations_are_words() -> None:
    (block,) = parse_blocks(["> **Figure** without a name"])
    assert isinstance(block, Paragraph)


@pytest.mark.parametrize("name", ["../generalship", "no-such-figure", "", "UPPER", "a/b"])
def test_there_is_no_figure_of_another_name(name: str) -> None:
    assert figure_document(theatrum.definition("generalship"), name) is None


def test_a_place_between_two_plates_is_cut_out_with_both() -> None:
    """A concession of Pax Renaissance lies in the sea between two realms: alone there would be nothing to see."""
    plates = [
        Space(id=f"plate:{n}", shape="plate", x=200 * n, y=100, width=180, height=120) for n in (1, 2, 3)
    ]
    border = Space(id="border", x=300, y=100)
    scene = Scene(boards=[Board(id="board:map", width=800, height=200, spaces=[*plates, border])])
    drawing = cut_out(scene, ["border"])
    assert [space.id for space in drawing.board.spaces] == ["plate:1", "plate:2", "border"]
    assert drawing.about == ["border"]
