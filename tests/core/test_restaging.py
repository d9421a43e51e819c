"""Contests seen again as they ended: `theatrum.core.restaging`."""

from collections.abc import Iterable

from small_games import Slate, ask, game_of
from theatrum.core.contract import Mark, Procedure
from theatrum.core.restaging import stages_at
from theatrum.core.scene import Die, Side, Spotlight
from theatrum.core.state import Event, Rolled


def fight(g: Slate) -> Procedure[None]:
    """Dice fall, somebody wins, and nothing of it is left on the table when the next question is asked."""
    yield ask(0, "fight")
    g.notes = ["fighting"]
    face = g.roll()
    g.tell("dice", face=face)
    g.tell("fight-won", to=(0,))
    g.notes = []
    yield ask(1)


def staged(g: Slate, seat: int | None, event: Event, before: Iterable[Event | Rolled]) -> Spotlight | None:
    assert event.key == "fight-won"
    told, rolled, *_ = before
    assert isinstance(told, Event)
    assert isinstance(rolled, Rolled)
    assert told.args["face"] == rolled.results[0] + 1
    return Spotlight(
        id="spotlight:fight",
        title=" ".join(g.notes),
        stage="battle",
        sides=[Side(seat=0, dice=[Die(face=told.args["face"])])],
    )


CHRONICLE = {"fight-won": Mark(stage=True)}


def test_the_stage_is_built_at_the_moment_of_the_event_from_what_was_told() -> None:
    game = game_of(fight, chronicle=CHRONICLE, staged=staged)
    game.answer(game.questions[0], ("fight",))
    face = next(entry.args["face"] for entry in game.log(0) if entry.key == "dice")
    (stage,) = stages_at(game, 0, 1)
    assert stage.title == "fighting"
    assert [die.face for side in stage.sides for die in side.dice] == [face]


def test_it_is_found_again_later_and_nothing_has_changed_by_looking() -> None:
    game = game_of(fight, chronicle=CHRONICLE, staged=staged)
    for _ in range(2):
        question = game.questions[0]
        game.answer(question, question.answers[0])
    before = game.digest
    assert len(stages_at(game, 0, 1)) == 1
    assert stages_at(game, 0, 2) == []
    assert game.digest == before


def test_who_was_not_told_that_it_ended_sees_no_stage() -> None:
    game = game_of(fight, chronicle=CHRONICLE, staged=staged)
    game.answer(game.questions[0], ("fight",))
    assert stages_at(game, 1, 1) == []
    assert stages_at(game, None, 1) == []
