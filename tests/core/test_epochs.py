"""Newer rules: a running game goes on from its checkpoint, migrated; nothing running dies of an update.

The records in `old_records/` were written under rules 1 of Parley: a lord's gold was called `purse`, nobody
remembered whose aims were spied out, and a siege cost nothing.
"""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import parley
from forging import sealed
from small_games import Slate, asking, define, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition, Option, Procedure
from theatrum.core.errors import IllegalAnswer, RecordError
from theatrum.core.game import Game, Standing
from theatrum.core.record import load_record
from theatrum.lab.conformance import view


def old(name: str) -> str:
    return (Path(__file__).parent / "old_records" / f"{name}.theatrum").read_text()


def load(record: str, definition: Definition[Any] = parley.DEFINITION) -> Game:
    return load_record(record, lambda _: definition)


def finish(game: Game) -> Game:
    while not game.over:
        game.answer(game.questions[0], game.questions[0].answers[-1])
    return game


# ---- a running game ----------------------------------------------------------------------------------------------------
def test_an_old_running_game_goes_on_where_it_stood() -> None:
    game = load(old("old_record"))
    assert game.position == 32
    assert game.epoch_position == 30
    assert not game.asked_again
    assert (game.questions[0].seat, game.questions[0].prompt) == (0, "ruse")
    assert game.state.knows == [[], [], []]  # type: ignore[attr-defined]
    assert game.state.gold == [4, 4, 1]  # type: ignore[attr-defined]  # the siege costs one, under the new rules
    assert finish(game).result is not None


def test_the_old_lines_are_kept_before_the_epoch() -> None:
    before = old("old_record").splitlines()
    after = load(old("old_record")).record().splitlines()
    epoch = next(n for n, line in enumerate(after) if line.startswith("epoch 2 30 "))
    assert after[9:epoch] == before[9:epoch]
    assert (
        after[epoch + 1 : epoch + 3] == before[epoch : epoch + 2] == ['1 ["besiege","town:4"]', '2 ["pass"]']
    )
    assert after[2] == "rules 2"


def test_a_game_in_its_second_epoch_is_loaded_saved_undone_and_finished_like_any_other() -> None:
    game = load(old("old_record"))
    play(game, "pass")
    again = load(game.record())
    assert again.record() == game.record()
    for seat in (None, 0, 1, 2):
        assert view(again, seat) == view(game, seat)
    again.rewind(30)
    assert again.questions[0].prompt == "act"
    assert load(again.record()).record() == again.record()
    with pytest.raises(IllegalAnswer, match="no position 29 to go to: from 30 to 30 there are"):
        again.at(29)
    finished = finish(again)
    assert load(finished.record()).record() == finished.record()
    assert load(finished.record()).digest == finished.digest


def test_answers_that_no_longer_fit_are_asked_again() -> None:
    """The besieger had no gold; under rules 2 his siege is not possible."""
    game = load(old("old_record_misfit"))
    assert game.asked_again
    assert game.position == game.epoch_position == 34
    assert (game.questions[0].seat, game.questions[0].prompt) == (1, "act")
    again = load(game.record())
    assert not again.asked_again
    assert again.record() == game.record()
    assert finish(again).over


def test_a_finished_old_game_is_replayed_under_the_new_rules_if_it_leads_to_the_same_end() -> None:
    game = load(old("old_record_finished"))
    assert game.over
    assert game.position == 6
    assert game.at(3).questions[0].prompt == "act"
    assert load(game.record()).record() == game.record()


def test_a_finished_old_game_that_leads_elsewhere_is_refused_with_the_reason() -> None:
    lines = old("old_record_finished").splitlines()
    lines[-2] = lines[-2].replace("[3,2]", "[3,4]")
    with pytest.raises(
        RecordError, match="line 18: played under rules 1, and rules 2 do not lead there: this is not the"
    ):
        load(sealed(lines))


def test_an_old_state_is_not_trusted() -> None:
    lines = old("old_record").splitlines()
    for wrong, cause in [
        (
            lines[-2].replace('"purse":[4,5,1]', '"purse":[-4,5,1]'),
            "no game can go on from this state.*debts",
        ),
        (lines[-2].replace('"purse"', '"silver"'), "the state can't be read: KeyError"),
        (lines[-2].replace('"seed":"1"', '"seed":"2"'), "not that of the committed seed"),
        (
            lines[-2].replace("checkpoint 30", "checkpoint 33"),
            "there is no position 33: 32 answers are recorded",
        ),
    ]:
        assert wrong != lines[-2]
        with pytest.raises(RecordError, match=f"line {len(lines) - 1}: .*{cause}"):
            load(sealed([*lines[:-2], wrong]))


# ---- several epochs --------------------------------------------------------------------------------------------------
FIRST = define(asking(0, 1, 0), asking(1, 0), asking(0), windows=("ambush",))


def in_version(version: int, **changes: Any) -> Definition[Slate]:
    return dataclasses.replace(FIRST, rules_version=version, **changes)


def test_epochs_follow_one_another() -> None:
    game = play(begin(FIRST, 2, 1), "yes", "no", "yes", "no")
    for version in (2, 3, 4):
        game = load(game.record(), in_version(version))
        assert notes(game) == ["0 yes", "1 no", "0 yes", "1 no"]
        assert game.position == 4
        assert game.epoch_position == 3
    epochs = [line.split()[1] for line in game.record().splitlines() if line.startswith("epoch ")]
    assert epochs == ["2", "3", "4"]
    assert play(game, "yes", "no").over
    assert load(game.record(), in_version(4)).digest == game.digest
    assert load(game.record(), in_version(5)).digest == game.digest


def test_epochs_run_upwards_only() -> None:
    game = load(play(begin(FIRST, 2, 1), "yes").record(), in_version(2))
    game = load(game.record(), in_version(3))
    lines = game.record().splitlines()
    at = [n for n, line in enumerate(lines) if line.startswith("epoch ")]
    lines[at[0]] = lines[at[0]].replace("epoch 2", "epoch 3")
    lines[at[1]] = lines[at[1]].replace("epoch 3", "epoch 2")
    with pytest.raises(RecordError, match=f"line {at[1] + 1}: '2' is no whole number from 3 to 3"):
        load(sealed(lines), in_version(3))


def test_migrations_run_one_after_the_other() -> None:
    def note(text: str) -> Any:
        def migrate(state: dict[str, Any]) -> dict[str, Any]:
            return {**state, "notes": [*state["notes"], text]}

        return migrate

    game = play(begin(FIRST, 2, 1), "yes", "no", "yes")
    newest = in_version(4, migrations={1: note("to 2"), 3: note("to 4")})
    assert notes(load(game.record(), newest)) == ["0 yes", "1 no", "0 yes", "to 2", "to 4"]
    halfway = load(game.record(), in_version(3, migrations={1: note("to 2")}))
    assert notes(load(halfway.record(), newest)) == ["0 yes", "1 no", "0 yes", "to 2", "to 4"]


def test_notes_of_undoing_since_the_checkpoint_are_kept() -> None:
    game = play(begin(FIRST, 2, 1), "yes", "no", "yes", "no")
    game.undo(1)
    play(game, "yes")
    game.rewind(4)
    play(game, "yes")
    newer = load(game.record(), in_version(2))
    kept = [line for line in newer.record().splitlines() if line.startswith("undone")]
    assert kept == [line for line in game.record().splitlines() if line.startswith("undone")]


def test_a_rule_that_fails_on_an_answer_since_asks_again() -> None:
    def failing(g: Slate) -> Procedure[None]:
        yield from asking(1)(g)
        raise ZeroDivisionError

    game = play(begin(FIRST, 2, 1), "yes", "no", "yes", "no")
    newer = load(game.record(), in_version(2, procedures={**FIRST.procedures, "step-1": failing}))
    assert newer.asked_again
    assert newer.position == 3


def test_options_and_windows_that_are_gone_do_no_harm() -> None:
    weathered = dataclasses.replace(FIRST, options=(Option("weather", ("fair", "foul")),))
    game = begin(weathered, 2, 1, {"weather": "foul"})
    game.stand(1, "ambush", Standing())
    play(game, "yes")
    newer = load(game.record(), in_version(2, windows=()))
    assert newer.header.options == {"weather": "foul"}
    assert newer.standing == {}
    play(newer, "yes")
    assert load(newer.record(), newer.definition).record() == newer.record()


def test_standing_answers_survive() -> None:
    game = play(begin(FIRST, 2, 1), "yes")
    game.stand(1, "ambush", Standing())
    assert load(game.record(), in_version(2)).standing == game.standing


def test_a_checkpoint_is_kept_in_the_middle_of_a_step_with_chance() -> None:
    """The step's own chance comes again in the new epoch, since it begins with the step."""

    def rolling(g: Slate) -> Procedure[None]:
        say(g, g.roll())
        yield from asking(0, 1)(g)

    first = define(asking(0), rolling, asking(0))
    game = play(begin(first, 2, 3), "yes", "no")
    second = dataclasses.replace(first, rules_version=2)
    newer = load(game.record(), second)
    assert notes(newer) == notes(game)
    assert load(newer.record(), second).record() == newer.record()
