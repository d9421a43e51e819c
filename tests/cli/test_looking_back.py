"""What `theatrum analyse` prints for people."""

import json
from pathlib import Path

import pytest

import theatrum
from theatrum.bots.analysis.curve import Point
from theatrum.cli import main
from theatrum.cli.looking_back import chart, figure, legend, share
from theatrum.lab.conformance import play_randomly

Capture = pytest.CaptureFixture[str]
HEADS = {
    "en": [
        "Points by source",
        "Chances to win, estimated by the bot",
        "Turning points: ▸ what was answered, ★ what the bot would have done",
    ],
    "de": [
        "Punkte nach Herkunft",
        "Siegaussichten, geschätzt vom Bot",
        "Wendepunkte: ▸ was geantwortet wurde, ★ was der Bot getan hätte",
    ],
}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.theatrum"
    path.write_text(play_randomly(theatrum.definition("generalship"), 2, seed=5).record())
    return path


def said(capsys: Capture, record: Path, *words: str) -> str:
    assert main(["analyse", str(record), "--simulations", "8", "--decisions", "4", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang, total", [("en", "Together"), ("de", "Zusammen")])
def test_every_part_has_a_heading_and_fits_80_columns(
    capsys: Capture, record: Path, lang: str, total: str
) -> None:
    found = json.loads(said(capsys, record, "--json"))
    lines = said(capsys, record, "--lang", lang).splitlines()
    assert [head for head in HEADS[lang] if head not in lines] == []
    assert max(map(len, lines)) <= 80
    sums = next(line for line in lines if line.split()[:1] == [total])
    by_seat = zip(*(source["points"] for source in found["sources"]), strict=True)
    assert sums.split()[1:] == [str(sum(points)) for points in by_seat]
    marks = lines[lines.index(HEADS[lang][1]) + 1]
    assert marks.split() == [str(n + 1) for n, _ in enumerate(found["turns"])]


def test_chances_that_fell_have_a_minus_sign(capsys: Capture, record: Path) -> None:
    found = json.loads(said(capsys, record, "--json"))
    out = said(capsys, record, "--lang", "en")
    fell = [turn["change"] for turn in found["turns"] if turn["change"] < 0]
    assert fell
    assert [n for n in fell if f"−{abs(round(100 * n))}\u00a0%" not in out] == []


def test_a_part_of_the_chances_and_points_that_were_lost_have_a_minus_sign() -> None:
    assert [figure(n) for n in (-2, 0, 3)] == ["−2", "0", "3"]
    assert [share(part, signed=True) for part in (-0.154, 0.2)] == ["−15\u00a0%", "+20\u00a0%"]
    assert share(0.5) == "50\u00a0%"


def test_the_curve_marks_turning_points_beside_each_other_and_in_their_columns() -> None:
    points = [Point(n, [n / 71, 1 - n / 71]) for n in range(72)]
    numbers, *rows = (line.plain for line in chart(points, ["A", "B"], [10, 11, 60]))
    assert [numbers.index(n) - 8 for n in "123"] == [10, 12, 60]
    middle = rows[7]
    assert [n - 8 for n, sign in enumerate(middle) if sign == "┊"] == [10, 11, 60]


def test_rounds_are_named_below_the_curve_the_others_by_number_where_room_is_scarce() -> None:
    points = [Point(n, [1.0]) for n in range(72)]

    def below(*rounds: tuple[int, str]) -> str:
        return chart(points, ["A"], [], rounds)[-2].plain[8:]

    assert below((0, "Turn 1"), (30, "Turn 2")) == f"{'Turn 1':<30}Turn 2"
    assert below((0, "Turn 1"), (8, "Turn 2"), (12, "Turn 3")) == "Turn 1  2   3"
    assert below() == "0                                                                     71"


def test_many_names_go_on_in_another_line_and_none_is_broken() -> None:
    names = ["Osmanisches Reich", "Spanien", "England", "Heiliges Römisches Reich"]
    assert [line.plain for line in legend(names, 60)] == [
        "● Osmanisches Reich  ▲ Spanien  ■ England",
        "◆ Heiliges Römisches Reich",
    ]
