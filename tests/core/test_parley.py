"""All mechanisms at once: stories played with Parley, the game for tests."""

import pytest

import parley
from parley.rules.course import set_up
from parley.state import NOBODY, Parley
from theatrum.core.beginning import first_state
from theatrum.core.contract import Answer, Refusal
from theatrum.core.game import Game, Header, Standing
from theatrum.core.state import Event


def a_game(
    players: int = 3, dice: tuple[int, ...] = (), hands: tuple[str, ...] = (), **columns: object
) -> Game:
    """A game after its set-up: nobody has chosen an aim yet. Dice are 1 … 6; hands are like "ruse spy"."""
    options = {"length": 3, "open_hands": False, "pacts": True}
    state = first_state(parley.DEFINITION, Header("parley", 2, players, options, ("",) * players, "1"))
    assert isinstance(state, Parley)
    set_up(state)
    cards = sorted(state.deck + [card for hand in state.hands for card in hand])
    state.hands = [sorted(hand.split()) for hand in hands or ("",) * players]
    for hand in state.hands:
        for card in hand:
            cards.remove(card)
    state.deck = cards
    state.chance.script = tuple(die - 1 for die in dice)
    for name, value in columns.items():
        setattr(state, name, value)
    return Game(parley.DEFINITION, Header("parley", 2, players, options, ("",) * players, "1"), state)


def play(game: Game, *answers: tuple[int, Answer]) -> Parley:
    for seat, answer in answers:
        game.answer(game.serial, answer, seat)
    assert isinstance(game.state, Parley)
    return game.state


def aimed(game: Game) -> Game:
    play(game, *((seat, ("aim", f"town:{seat}")) for seat in range(game.header.players)))
    return game


def told(game: Game) -> list[str]:
    return [h.key for h in game.history() if isinstance(h, Event)]


RUSE: Answer = ("ruse",)
PASS: Answer = ("pass",)


def test_py_2_2_aims_are_chosen_together_and_secret() -> None:
    game = a_game()
    play(game, (2, ("aim", "town:4")), (0, ("aim", "town:1")))
    assert game.state.aims == [NOBODY] * 3  # type: ignore[attr-defined]
    state = play(game, (1, ("aim", "town:0")))
    assert state.aims == [1, 0, 4]
    assert "town:4" not in str(game.scene(0).panels[2])


@pytest.mark.parametrize("ruses, laid", [(0, True), (1, False), (2, True), (3, False)])
def test_py_3_4_a_ruse_against_a_ruse_against_a_ruse(ruses: int, laid: bool) -> None:
    """Windows within windows: each ruse may be answered by the next, and only the number of them counts."""
    game = aimed(a_game(dice=(1,), hands=("ruse ruse", "ruse ruse", "")))
    play(game, (0, ("besiege", "town:3")))
    for n in range(ruses):
        play(game, ((n + 1) % 2, RUSE))
        if n == 0:
            play(game, (2, PASS))  # asked before the besieger, who may answer the ruse
    while game.questions[0].prompt == "ruse":
        play(game, (game.questions[0].seat, PASS))
    assert (game.state.siege[3] == 0) == laid  # type: ignore[attr-defined]
    assert told(game).count("plays") == ruses


def test_py_3_4_a_standing_answer_keeps_the_window_short() -> None:
    game = aimed(a_game(dice=(1,), hands=("", "ruse", "")))
    game.stand(2, "ruse", Standing())
    game.stand(1, "ruse", Standing(unless=(("lord", "lord:0"),)))
    play(game, (0, ("besiege", "town:3")))
    assert (game.questions[0].seat, game.questions[0].window) == (1, "ruse")
    play(game, (1, PASS))
    assert game.questions[0].prompt == "press-on"


def test_py_3_5_what_a_spy_sees_is_a_barrier_for_the_one_who_sees() -> None:
    game = aimed(a_game(hands=("spy", "", "")))
    state = play(game, (0, ("spy", "lord:2")), (1, PASS), (2, PASS))
    assert state.knows == [[2], [], []]
    assert game.log(0)[-1].key == "spied"
    assert game.log(1)[-1].key == "plays"
    assert game.may_undo(2) == Refusal("", "undo-reveal")


def test_py_4_2_the_owner_is_asked_in_the_middle_of_the_besiegers_turn() -> None:
    game = aimed(a_game(dice=(2, 6)))
    play(game, (0, ("besiege", "town:1")), (1, PASS), (2, PASS))
    assert (game.questions[0].seat, game.questions[0].prompt) == (1, "defend")
    play(game, (1, ("hold",)))
    assert (game.questions[0].seat, game.questions[0].prompt) == (0, "press-on")
    state = play(game, (0, ("press", "town:1")), (1, ("hold",)))
    assert state.owner == [0, 0, 2, NOBODY, NOBODY]
    assert state.gold == [1, 3, 3]
    assert game.questions[0].seat == 1


def test_py_4_2_a_siege_looks_after_itself_when_a_treaty_has_settled_it() -> None:
    """The camp stays until the besieger's next turn; then the pact of the meantime lifts it, and nobody is asked."""
    game = aimed(a_game(dice=(2,)))
    play(game, (0, ("besiege", "town:1")), (1, PASS), (2, PASS), (1, ("hold",)), (0, ("camp",)))
    play(game, (1, ("parley",)), (1, ("ally", "lord:0")), (1, ("done",)), (0, ("accept",)), (2, PASS))
    assert game.state.siege[1] == 0  # type: ignore[attr-defined]
    state = play(game, (0, ("bid", 0)), (1, ("bid", 0)), (2, ("bid", 0)))
    assert state.siege[1] == NOBODY
    assert (game.questions[0].seat, game.questions[0].prompt) == (0, "act")
    assert game.why_not(0, ("besiege", "town:1")) == Refusal("PY-3.3", "ally", town="town:1", lord="lord:1")


def test_py_4_4_the_fourth_town_ends_the_game_at_once() -> None:
    game = aimed(a_game(dice=(5,), owner=[0, 0, 0, NOBODY, NOBODY]))
    play(game, (0, ("besiege", "town:4")), (1, PASS), (2, PASS))
    assert game.over
    assert game.state.agenda == []
    assert game.result is not None
    assert (game.result.winners, game.result.ending) == ((0,), "conquest")


def test_py_5_a_bundle_is_drafted_in_private_announced_ratified_together_and_carried_out() -> None:
    game = aimed(a_game(hands=("ruse", "", "")))
    bundle: list[Answer] = [
        ("parley",),
        ("demand", "lord:1", 1),
        ("cede", "town:0", "lord:2"),
        ("ally", "lord:1"),
    ]
    play(game, *((0, answer) for answer in bundle))
    assert told(game) == ["round"]
    assert "2" not in str(game.scene(1).spotlight)
    assert game.may_undo(0) is None
    play(game, (0, ("done",)))
    assert told(game)[-1] == "announces"
    assert game.may_undo(0) == Refusal("", "undo-reveal")
    assert [q.seat for q in game.questions] == [1, 2]
    state = play(game, (2, ("accept",)))
    assert state.pacts == []
    state = play(game, (1, ("accept",)))
    assert told(game)[-1] == "signed"
    assert (state.gold, state.owner[0], state.pacts) == ([4, 2, 3], 2, [(0, 1)])


@pytest.mark.parametrize("reason", ["rejected", "unpayable"])
def test_py_5_2_all_or_nothing(reason: str) -> None:
    gold = [3, 0, 3] if reason == "unpayable" else [3, 3, 3]
    game = aimed(a_game(gold=gold))
    play(
        game,
        (0, ("parley",)),
        (0, ("demand", "lord:1", 1)),
        (0, ("cede", "town:0", "lord:2")),
        (0, ("done",)),
    )
    last: Answer = ("reject",) if reason == "rejected" else ("accept",)
    state = play(game, (1, ("accept",)), (2, last))
    assert told(game)[-1] == "fails"
    assert (state.gold, state.owner[0]) == (gold, 0)


def test_py_5_3_bids_are_secret_until_all_are_in() -> None:
    game = aimed(a_game())
    play(game, (0, PASS), (1, PASS), (2, PASS), (0, ("bid", 2)))
    assert game.state.bids == [2, NOBODY, NOBODY]  # type: ignore[attr-defined]
    assert [s.id for s in game.scene(0).panels[0].stats][-1] == "bid"
    assert [s.id for s in game.scene(1).panels[0].stats][-1] == "banners"
    state = play(game, (1, ("bid", 3)), (2, ("bid", 3)))
    assert (state.banners, state.gold, state.bids) == ([0, 1, 0], [4, 1, 4], [NOBODY] * 3)
