"""The stage in the terminal: sides, reckoning, dice, odds, treaties and how it ended, as text."""

from rich.console import Console

from theatrum.core.scene import Piece, Side, Spotlight, Stat
from theatrum.core.stage import Chance, Clause, Commander, Die, Modifier, Preview, Reckoned, Stop
from theatrum.core.texts import Texts
from theatrum.table.terminal.stage import StagePicture


def drawn(spot: Spotlight) -> str:
    console = Console(width=100, force_terminal=False)
    with console.capture() as captured:
        console.print(StagePicture(Texts("en", [])).draw(spot))
    return captured.get()


def a_battle() -> Spotlight:
    return Spotlight(
        id="spotlight:battle",
        title="Battle of Lepanto",
        stage="sea",
        steps=["Cards", "Dice"],
        step=1,
        sides=[
            Side(
                title="Spain",
                role="Attacker",
                commanders=[Commander(noun="leader:juan", name="Don Juan", lines=["Rating 2"])],
                modifiers=[Modifier(label="3 galleys", value=6), Modifier(label="Don Juan", value="+2")],
                total=Stat(label="Dice", value=8),
                dice=[Die(face=6, hit=True), Die(face=1)],
                won=True,
            ),
            Side(title="Ottomans", lost=[Piece(id="fell:1", shape="hull", label="Galley")]),
        ],
        odds=[Chance(label="Won", percent=60), Chance(label="Held", percent=40)],
        verdict="Spain wins.",
    )


def test_a_battle_is_told_with_its_reckoning_dice_losses_odds_and_end() -> None:
    told = drawn(a_battle())
    for words in (
        "Attacker: Spain ★",
        "Don Juan",
        "3 galleys",
        "+2",
        "⚅ ⚀",
        "Galley",
        "Won 60 %",
        "⇒ Spain wins.",
    ):
        assert words in told, words


def test_dice_of_more_than_six_sides_show_numbers() -> None:
    dice = [Die(face=10, sides=10), Die(face=3, sides=10), Die(sides=10)]
    assert "10 3 □" in drawn(
        Spotlight(id="spotlight:roll", title="A roll", sides=[Side(title="Spain", dice=dice)])
    )


def test_a_voyage_and_a_treaty_are_told_row_by_row() -> None:
    told = drawn(
        Spotlight(
            id="spotlight:deal",
            title="A treaty",
            stage="treaty",
            stops=[Stop(noun="place:a", label="Hungary"), Stop(noun="place:b", label="Venice", value="+1")],
            stop=1,
            clauses=[
                Clause(id="item:0", title="Peace", note="possible"),
                Clause(id="item:1", title="Ships", text="two", why_not="only one there"),
            ],
            after=["The war ends."],
        )
    )
    for words in (
        "✓ Hungary",
        "▶ Venice  +1",
        "✓ Peace",
        "✗ Ships  two",
        "only one there",
        "→ The war ends.",
    ):
        assert words in told, words


def test_what_an_answer_would_change_is_said_beside_it() -> None:
    picture = StagePicture(Texts("en", []))
    preview = Preview(sides=[Reckoned(side=0, total=11)], odds=[Chance(label="Won", percent=75)])
    assert picture.would_be(preview, a_battle()) == "Dice 11; Won 75 %"
    assert picture.would_be(None, a_battle()) == ""
