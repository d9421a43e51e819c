"""Playing in a terminal: what is drawn, what typed lines mean, and that nothing is lost."""

import io
import os
import random
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

import parley
from parley.rules.course import round_
from parley.state import Parley
from theatrum.bots import make_bot
from theatrum.cli import main
from theatrum.core.beginning import begin
from theatrum.core.chart import Cell, Chart, ChartRow, Head
from theatrum.core.record import load_record
from theatrum.core.scene import Board, Icon, Name, Panel, Piece, Scene, Space, Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.table.terminal.board import draw_board
from theatrum.table.terminal.picture import Picture
from theatrum.table.terminal.saves import newest_save
from theatrum.table.terminal.session import Leave, Session
from theatrum.table.terminal.typed import Command, Narrowed, NumberedAnswer, Picked, understand

TERMINAL = files("theatrum.table.terminal") / "texts"


def words(language: str = "en") -> Texts:
    return Texts(language, [TERMINAL, parley.DEFINITION.texts], parley.names(language))


def paper(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, force_terminal=False, highlight=False)


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# ---- what a typed line means -------------------------------------------------------------------------------------------
OPTIONS = [
    NumberedAnswer(1, ("pass",), "Pass"),
    NumberedAnswer(2, ("march", "tile:n01", "tile:n02"), "March from Évora to Wien"),
    NumberedAnswer(3, ("march", "tile:n01", "tile:n03"), "March from Évora to Köln"),
    NumberedAnswer(4, ("save", 2), "Save two loaves"),
]


@pytest.mark.parametrize(
    "line, meaning",
    [
        ("2", Picked(OPTIONS[1])),
        (" 3 ", Picked(OPTIONS[2])),
        ("99", Narrowed(())),
        ("pass", Picked(OPTIONS[0])),
        ("march evora", Narrowed((OPTIONS[1], OPTIONS[2]))),
        ("KOLN", Narrowed((OPTIONS[2],))),
        ("march n01 n03", Picked(OPTIONS[2])),
        ("zebra", Narrowed(())),
        ("save", Command("save", "")),
        ("save my game", Command("save", "my game")),
        ("/save", Narrowed((OPTIONS[3],))),
        ("?", Command("why", "")),
        ("? wien", Command("why", "wien")),
        ("?GS-4.3", Command("why", "GS-4.3")),
        ("undo", Command("undo", "")),
        ("u!", Command("undo!", "")),
        ("zurück", Command("undo", "")),
        ("rules upkeep", Command("rules", "upkeep")),
        ("look wien", Command("look", "wien")),
        ("", Narrowed(tuple(OPTIONS))),
    ],
)
def test_a_line_is_a_number_a_command_or_words(line: str, meaning: object) -> None:
    assert understand(line, OPTIONS, OPTIONS) == meaning


def test_enter_takes_the_only_answer_that_is_left() -> None:
    assert understand("", OPTIONS, OPTIONS[2:3]) == Picked(OPTIONS[2])


# ---- drawing -------------------------------------------------------------------------------------------------------------
def hexagons() -> Board:
    places = [(0, 0), (2, 0), (1, 1), (3, 1)]
    return Board(
        id="board:field",
        spaces=[
            Space(
                id=f"tile:{i}",
                x=x * 0.5,
                y=y * 0.87,
                shape="hex",
                label=f"Town {i}",
                terrain="forest",
                tone="red" if i == 1 else "",
                icons=[Icon(icon="fortress")] if i == 2 else [],
            )
            for i, (x, y) in enumerate(places)
        ],
        pieces=[Piece(id="stack:1", shape="shield", at="tile:3", letter="A", parts=[
            Piece(id="unit:1", shape="disc", letter="i", count=3), Piece(id="unit:2", shape="disc", letter="c")])],
    )  # fmt: skip


def test_hexagons_are_drawn_as_bricks_that_touch_like_them() -> None:
    console = paper(60)
    console.print(draw_board(hexagons(), words(), 60, {"tile:0"}, {"red": "R"}))
    lines = written(console).splitlines()
    assert lines[0].startswith("┌")
    assert "Town 1 R" in lines[1], "the holder is told by a letter, not by colour alone"
    assert lines[4].count("┴") + lines[4].count("┬") >= 2, "the rows are shifted against each other"
    below = next(line for line in lines if "Town 2" in line)
    assert below.index("Town 2") > lines[1].index("Town 0")
    assert any("A 3i c" in line for line in lines)
    assert any("♜" in line for line in lines)


def test_a_field_too_wide_for_the_terminal_becomes_a_list() -> None:
    console = paper(24)
    console.print(draw_board(hexagons(), words(), 24, {"tile:0"}))
    text = written(console)
    assert "┌" not in text
    assert "▸ Town 0" in text


def test_many_places_with_nothing_to_see_are_counted() -> None:
    def island(n: int) -> Board:
        return Board(
            id="board", spaces=[Space(id=f"place:{i}", label=f"Bay {i}", x=i, y=0) for i in range(n)]
        )

    few, many = paper(), paper()
    few.print(draw_board(island(20), words(), 100))
    many.print(draw_board(island(200), words(), 100, {"place:7"}))
    assert "Bay 19" in written(few)
    assert "Bay 19" not in written(many)
    assert "199 places with nothing to see" in written(many)
    assert "▸ Bay 7" in written(many), "what can be touched is named"


def test_a_chart_leaves_out_columns_in_which_nothing_stands() -> None:
    chart = Chart(
        id="chart:prices",
        title="Prices",
        columns=[Head(label="Price"), Head(label="Monopoly")],
        rows=[ChartRow(head=Head(label="Gemstones"), cells=[Cell(words="12"), Cell()])],
        lines=["Until the victory phase."],
    )
    console = paper(40)
    console.print(Picture(words(), 40).draw(Scene(charts=[chart])))
    drawn = written(console)
    assert "Gemstones" in drawn
    assert "12" in drawn
    assert "Monopoly" not in drawn
    assert "Until the victory phase." in drawn


def test_everything_of_a_scene_can_be_drawn_in_both_languages() -> None:
    game = begin(parley.DEFINITION, 4, seed=3)
    rng = random.Random(3)
    for language in LANGUAGES:
        texts = words(language)
        for _ in range(15):
            question = rng.choice(game.questions)
            game.answer(question, rng.choice(question.answers))
            for seat in (None, *range(4)):
                console = paper()
                console.print(Picture(texts, 100).draw(game.scene(seat)))
                assert written(console)
        assert not texts.missing


def test_the_own_panel_is_marked_and_who_is_asked_too() -> None:
    scene = Scene(
        seat=0,
        waiting=[1],
        panels=[Panel(seat=0, title=Name("lord:0"), active=True), Panel(seat=1, title=Name("lord:1"))],
        headline=Text("scene-round", number=1, length=2),
    )
    console = paper()
    console.print(Picture(words(), 100).draw(scene))
    assert "▶ Red*" in written(console)
    assert "Blue…" in written(console)


# ---- a session ---------------------------------------------------------------------------------------------------------------
def typing(*lines: str) -> Callable[[str], str]:
    """A player who types these lines, then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read(_prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read


def session(tmp_path: Path, read: Callable[[str], str], people: int = 1, seed: int = 5) -> Session:
    game = begin(parley.DEFINITION, 3, seed)
    bots = {seat: make_bot("random", seat) for seat in range(people, 3)}
    return Session(game, bots, words(), paper(), read, tmp_path / "game.theatrum")


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path) -> None:
    table = session(tmp_path, lambda _: "1")
    table.run()
    assert table.game.over
    text = written(table.console)
    assert "★ wins" in text
    assert load_record((tmp_path / "game.theatrum").read_text(), lambda _: parley.DEFINITION).over
    assert not table.texts.missing


def test_leaving_loses_nothing(tmp_path: Path) -> None:
    table = session(tmp_path, typing("1", "pass"))
    with pytest.raises(Leave):
        table.run()
    saved = load_record((tmp_path / "game.theatrum").read_text(), lambda _: parley.DEFINITION)
    assert saved.digest == table.game.digest
    assert saved.position == table.game.position > 2


def test_ctrl_c_while_bots_think_loses_nothing(tmp_path: Path) -> None:
    class Interrupted:
        name = "interrupted"
        looks_ahead = False

        def choose(self, *_: object) -> tuple[str]:
            raise KeyboardInterrupt

    table = session(tmp_path, typing("1"))
    table.bots = {1: Interrupted(), 2: Interrupted()}
    with pytest.raises(KeyboardInterrupt):
        table.run()
    saved = load_record((tmp_path / "game.theatrum").read_text(), lambda _: parley.DEFINITION)
    assert saved.position == 1


def test_ctrl_c_in_the_middle_of_an_answer_waits_for_its_end(tmp_path: Path) -> None:
    """A rule is interrupted as by a real Ctrl-C; the answer is carried through, then the player leaves."""

    def interrupted(g: Parley) -> None:
        if not pressed:
            pressed.append(True)
            os.kill(os.getpid(), signal.SIGINT)
        round_(g)

    pressed: list[bool] = []
    procedures = {**parley.DEFINITION.procedures, "round": interrupted}
    table = session(tmp_path, typing("1"))
    table.game = begin(replace(parley.DEFINITION, procedures=procedures), 3, 5)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert pressed
    saved = load_record((tmp_path / "game.theatrum").read_text(), lambda _: parley.DEFINITION)
    assert saved.digest == table.game.digest
    assert saved.state.round == 1


def test_commands_answer_and_the_question_stays_open(tmp_path: Path) -> None:
    lines = (
        "1",
        "help",
        "?",
        "? besiege",
        "rules elephants",
        "log",
        "look breda",
        "board",
        "hint",
        "save",
        "never",
    )
    table = session(tmp_path, typing(*lines))
    with pytest.raises(Leave):
        table.run()
    text = written(table.console)
    assert "Ardres is yours already." in text, "why not: the reason"
    assert "[PY-3.3]" in text, "why not: the rule"
    assert "No rule speaks of “elephants”" in text
    assert "An experienced bot would say" in text
    assert "Saved as" in text
    assert "only where you are asked whether you react" in text
    assert not table.texts.missing


def test_undo_takes_back_and_beyond_a_barrier_only_by_the_bots_leave(tmp_path: Path) -> None:
    table = session(tmp_path, typing("1", "undo", "undo!", "3"))
    with pytest.raises(Leave):
        table.run()
    text = written(table.console)
    assert "type undo! to go back all the same" in text
    assert "Taken back." in text
    assert table.game.state.aims[0] == 2, "the second aim is the one that holds"


def test_several_people_hand_the_keyboard_over(tmp_path: Path) -> None:
    table = session(tmp_path, lambda _: "1", people=3)
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    table.read = read
    table.run()
    assert any("Blue is asked: take the keyboard" in p for p in prompts)


def test_watching_tells_everything_as_it_happens(tmp_path: Path) -> None:
    table = session(tmp_path, typing(), people=0)
    table.run()
    assert "Round 1 begins." in written(table.console)


# ---- the command -------------------------------------------------------------------------------------------------------------
@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *arguments])


def test_play_saves_and_resumes(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = "parley:DEFINITION"
    assert play(monkeypatch, "1\n", game, "--players", "3", "--bots", "random", "--seed", "5") == 0
    assert "theatrum play --resume" in capsys.readouterr().out
    saved = newest_save()
    before = load_record(saved.read_text(), lambda _: parley.DEFINITION)
    assert before.header.seats == ("", "bot:random", "bot:random")
    assert play(monkeypatch, "pass\n", game, "--resume", str(saved), "--lang", "de") == 0
    assert "Willkommen zurück" in capsys.readouterr().out
    after = load_record(saved.read_text(), lambda _: parley.DEFINITION)
    assert after.position > before.position


@pytest.mark.parametrize("language, heading", [("en", "Flow of play"), ("de", "Spielablauf")])
def test_rules_are_read_in_the_language_of_the_game(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    heading: str,
) -> None:
    assert play(monkeypatch, "rules GS-4.1\n", "generalship", "--lang", language) == 0
    assert heading in capsys.readouterr().out


def test_resuming_without_any_save_says_where_it_looked(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--resume"]) == 1
    assert "there is no saved game in" in capsys.readouterr().err


def test_a_damaged_save_is_refused_with_line_and_cause(
    home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.theatrum"
    path.write_text("theatrum record 1\ngame parley\n")
    assert main(["play", "--resume", str(path)]) == 1
    assert "line 2: the record is cut off" in capsys.readouterr().err


def test_the_terminal_says_the_same_in_both_languages() -> None:
    english, german = ((TERMINAL / f"{lang}.ftl").read_text() for lang in LANGUAGES)

    def keys(text: str) -> list[str]:
        return [line.split(" ")[0] for line in text.splitlines() if line.startswith("ui-")]

    assert keys(english) == keys(german)


@pytest.mark.parametrize(
    "language, one, more",
    [
        ("en", "goes on after 1 answer.", "goes on after 2 answers."),
        ("de", "geht nach 1 Antwort weiter.", "geht nach 2 Antworten weiter."),
    ],
)
def test_one_answer_is_not_called_several(language: str, one: str, more: str) -> None:
    said = [words(language).say(Text("ui-resumed", answers=answers)) for answers in (1, 2)]
    assert one in said[0]
    assert more in said[1]
