"""Records: the same game when loaded; every kind of damage is refused, with line and cause."""

import dataclasses
from collections.abc import Callable

import pytest

import parley
from forging import sealed
from small_games import Slate, ask, asking, define, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.chance import commitment
from theatrum.core.contract import Definition, Procedure
from theatrum.core.errors import BadSetup, RecordError
from theatrum.core.game import Game, Standing
from theatrum.core.record import load_record, resume_record, verify_record
from theatrum.lab.conformance import play_randomly, view


def find(game: str) -> Definition[parley.Parley]:
    if game != "parley":
        raise BadSetup(f"there is no game {game!r}")
    return parley.DEFINITION


def load(record: str | bytes) -> Game:
    return load_record(record, find)


def running() -> Game:
    """A running game with everything a record can hold: chance, notes of undoing, a standing answer."""
    game = play_randomly(parley.DEFINITION, 3, seed=12).at(40)
    game.rewind(33)
    game.stand(2, "ruse", Standing(only_if_nothing_else=True))
    return game


def finished() -> Game:
    return play_randomly(parley.DEFINITION, 3, {"length": 6}, seed=5)


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return finished().record().splitlines()


@pytest.fixture(scope="module")
def running_lines() -> list[str]:
    return running().record().splitlines()


def number_of(lines: list[str], start: str, nth: int = 0) -> int:
    """The number of the nth line that begins so."""
    return [n for n, line in enumerate(lines, start=1) if line.startswith(start)][nth]


def changed(lines: list[str], number: int, line: str | None) -> list[str]:
    return [*lines[: number - 1], *([] if line is None else [line]), *lines[number:]]


def refused(lines: list[str], number: int, cause: str) -> None:
    """Loading these lines fails, and says that."""
    with pytest.raises(RecordError, match=cause) as caught:
        load(sealed(lines))
    assert caught.value.line == number, str(caught.value)
    assert str(caught.value).startswith(f"line {number}: ")
    assert verify_record(sealed(lines), find) == [str(caught.value)]


# ---- round trips -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [running, finished])
def test_a_loaded_game_is_the_same(make: Callable[[], Game]) -> None:
    game = make()
    loaded = load(game.record())
    assert loaded.record() == game.record()
    assert load(game.record().encode()).digest == game.digest
    assert verify_record(game.record(), find) == []
    for seat in (None, 0, 1, 2):
        assert view(loaded, seat) == view(game, seat)
    assert loaded.standing == game.standing
    assert loaded.header == game.header


def test_line_ends_of_another_system_do_no_harm() -> None:
    game = running()
    assert load(game.record().replace("\n", "\r\n")).record() == game.record()


def test_a_record_can_be_read_by_people() -> None:
    record = begin(parley.DEFINITION, 2, "c0ffee", {"length": 1}, ["Åsa", "Bo 🂡"]).record().splitlines()
    assert record[:9] == [
        "theatrum record 1",
        "game parley",
        "rules 2",
        "players 2",
        'options {"length":1,"open_hands":false}',
        'seats ["Åsa","Bo 🂡"]',
        f"commitment {commitment('c0ffee')}",
        "seed c0ffee",
        "begin",
    ]
    assert record[9].startswith("~ ")
    assert record[10].startswith('checkpoint 0 {"players":2,"chance":{"seed":"c0ffee",')
    assert record[11].startswith("end ")


def test_digests_of_checkpoints_stand_in_long_records(lines: list[str]) -> None:
    assert sum(line.startswith("= ") for line in lines) > 1


def test_a_held_answer_is_in_the_record() -> None:
    game = begin(parley.DEFINITION, 3, 1)
    game.answer(game.serial, ("aim", "town:2"), 1)
    loaded = load(game.record())
    assert [q.seat for q in loaded.questions] == [0, 2]
    loaded.undo(1)
    assert [q.seat for q in loaded.questions] == [0, 1, 2]
    assert load(loaded.record()).record() == loaded.record()


# ---- damage ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "record", ["", b"", "\n", "hello", b"\x00\x01", "[]", "theatrum record", "theatrum record x"]
)
def test_what_is_no_record(record: str | bytes) -> None:
    with pytest.raises(RecordError, match="line 1: this is no Theatrum record: it must begin with"):
        load(record)


def test_binary() -> None:
    with pytest.raises(RecordError, match="line 2: this is no UTF-8 text"):
        load(b"theatrum record 1\ngame \xff\n")


def test_a_record_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.core.record_form.MAX_BYTES", 100)
    with pytest.raises(RecordError, match="line 1: a record is at most 100 bytes long"):
        load(running().record())


def test_a_newer_format(lines: list[str]) -> None:
    refused(
        changed(lines, 1, "theatrum record 2"),
        1,
        "format 2 is newer than this program, which reads up to 1: update it",
    )
    refused(changed(lines, 1, "theatrum record 0"), 1, "there is no format 0")


def test_truncated_anywhere(running_lines: list[str]) -> None:
    for count in range(1, len(running_lines)):
        with pytest.raises(RecordError, match="cut off") as caught:
            load("\n".join(running_lines[:count]) + "\n")
        assert caught.value.line == count


def test_truncated_anywhere_and_sealed_again(lines: list[str]) -> None:
    for count in range(1, len(lines) - 1):
        with pytest.raises(RecordError):
            load(sealed(lines[:count]))


def test_any_flipped_byte_is_found(running_lines: list[str]) -> None:
    record = "\n".join(running_lines).encode() + b"\n"
    for at in range(0, len(record) - 1, 7):
        flipped = record[:at] + bytes([record[at] ^ 1]) + record[at + 1 :]
        with pytest.raises(RecordError):
            load(flipped)


@pytest.mark.parametrize(
    "number, line, cause",
    [
        (2, "game chess", "there is no game 'chess'"),
        (2, "game ../x", "game: '../x' is not of the right form"),
        (2, "play parley", "here the record must say its 'game'"),
        (3, "rules 3", "recorded under rules 3, newer than this program's 2: update it"),
        (3, "rules 0", "rules: '0' is no whole number from 1"),
        (3, "rules 99999999999999999999999999", "is no whole number"),
        (3, "rules １", "is no whole number"),
        (4, "players 17", "players: '17' is no whole number from 1 to 16"),
        (5, 'options {"length":7}', "option 'length' of parley can be 3, 1, 6, not 7"),
        (5, "options {", "options: this can't be read"),
        (5, "options []", "options: this can't be read: Expected `object`"),
        (5, 'options {"length":[3]}', "options: this can't be read"),
        (6, 'seats ["Ada"]', "1 seats for 3 players"),
        (6, "seats [1,2,3]", "seats: this can't be read"),
        (7, "commitment 12", "commitment: '12' is not of the right form"),
        (8, "seed 8", "the seed is not the one that was committed to"),
        (8, f"seed {'f' * 65}", "seed: .* is not of the right form"),
        (8, "seed XY", "seed: 'XY' is not of the right form"),
        (9, "start", "here the record must say 'begin'"),
    ],
)
def test_a_head_that_is_wrong(lines: list[str], number: int, line: str, cause: str) -> None:
    refused(changed(lines, number, line), number, cause)


def test_an_impossible_number_of_players(lines: list[str]) -> None:
    wrong = changed(changed(lines, 4, "players 1"), 6, 'seats ["a"]')
    refused([*wrong[:9], "result {}"], 4, "parley is not for 1 players")


def test_a_forged_seed_with_its_own_commitment(lines: list[str]) -> None:
    """Then the dice are others, and the first of them gives it away."""
    forged = changed(changed(lines, 7, f"commitment {commitment('8')}"), 8, "seed 8")
    refused(forged, 10, "not the results that the committed seed gives here")


@pytest.mark.parametrize(
    "line, cause",
    [
        ("hello", "'hello' is neither a seat nor a word that a record knows"),
        ("", "'' is neither a seat nor a word that a record knows"),
        ('3 ["pass"]', "'3' is neither a seat nor a word that a record knows"),
        ('-1 ["pass"]', "'-1' is neither"),
        ("0 pass", "this can't be read"),
        ('0 ["pass"', "this can't be read"),
        ('0 ["bid",1.5]', "this can't be read"),
        ('0 ["bid",true]', "this can't be read"),
        ('0 [["bid"]]', "this can't be read"),
        ("0 " + "[" * 5_000, "this can't be read"),
        ('0 ["\\ud800"]', "this can't be read"),
        ("~", "'' is no whole number"),
        ("~ 1 x", "'x' is no whole number"),
        ("~ 1  2", "'' is no whole number"),
        ("~ -1", "'-1' is no whole number"),
        ("~ " + "9" * 400, "is no whole number"),
        ("= 4", "here must stand position and digest"),
        ("= 4 abc", "'abc' is not of the right form"),
        ("= x " + "0" * 32, "'x' is no whole number"),
        ("undone 0", "here must stand a seat"),
        ("undone 7 1", "'7' is neither a seat"),
        ("undone - 0", "'0' is no whole number from 1"),
        ("epoch 2 4", "here must stand rules, position and state"),
        ("epoch 3 4 {}", "'3' is no whole number from 1 to 2"),
        ("epoch 2 4 []", "this can't be read"),
        ("checkpoint", "here must stand position and state"),
        ("checkpoint 4 {", "this can't be read"),
        ("result []", "this can't be read"),
    ],
)
def test_a_line_that_is_wrong(lines: list[str], line: str, cause: str) -> None:
    refused(changed(lines, 15, line), 15, cause)


def test_nothing_follows_the_end_of_the_play(lines: list[str]) -> None:
    last = number_of(lines, "result")
    refused([*lines[:last], '0 ["pass"]'], last + 1, "nothing but standing answers may follow")
    refused([*lines[:last], "standing 0 ruse"], last + 1, "here must stand a seat, a window and an answer")
    refused([*lines[:last], "standing 0 weather {}"], last + 1, "parley has no reaction window 'weather'")
    refused([*lines[:last], 'standing 0 ruse {"answer":1}'], last + 1, "this can't be read")


def test_a_record_without_its_end(lines: list[str]) -> None:
    last = number_of(lines, "result")
    refused(
        changed(lines, last, None)[:-1], last, "neither a result nor a checkpoint: the record is incomplete"
    )


# ---- forgery: well-formed lines that do not tell the truth -----------------------------------------------------------------
def test_a_forged_answer(lines: list[str]) -> None:
    number = number_of(lines, "0 [", 1)
    refused(changed(lines, number, '0 ["fly"]'), number, r"\['fly'\] is no legal answer to 'act' \(PY-3.2\)")


def test_a_legal_answer_instead_of_the_given_one(lines: list[str]) -> None:
    """Sooner or later, something after it does not fit."""
    number = number_of(lines, "0 [", 1)
    forged = changed(lines, number, '0 ["pass"]')
    assert forged != lines
    with pytest.raises(RecordError):
        load(sealed(forged))


def test_an_answer_of_the_wrong_seat(lines: list[str]) -> None:
    number = number_of(lines, "0 [", 1)
    refused(changed(lines, number, '2 ["pass"]'), number, "seat 2 is not asked, but an answer stands here")


def test_an_answer_after_the_end(lines: list[str]) -> None:
    number = number_of(lines, "=", -1)
    refused(
        [*lines[:number], '0 ["pass"]', *lines[number:]],
        number + 1,
        "the game is over, but an answer stands here",
    )


def test_an_answer_left_out(lines: list[str]) -> None:
    number = number_of(lines, "1 [", 2)
    with pytest.raises(RecordError):
        load(sealed(changed(lines, number, None)))


def test_huge_numbers_in_an_answer(lines: list[str]) -> None:
    number = number_of(lines, "0 [", 1)
    refused(changed(lines, number, f'0 ["bid",{10**100}]'), number, "is no legal answer")


@pytest.mark.parametrize("nth", [0, 1, -1])
def test_forged_chance(lines: list[str], nth: int) -> None:
    number = number_of(lines, "~", nth)
    first = int(lines[number - 1].split()[1])
    forged = lines[number - 1].replace(f"~ {first}", f"~ {first + 1}", 1)
    refused(changed(lines, number, forged), number, "not the results that the committed seed gives here")


def test_chance_left_out(lines: list[str]) -> None:
    number = number_of(lines, "~", 1)
    refused(
        changed(lines, number, None), number, "before this line the results of a use of chance are missing"
    )


def test_chance_added(lines: list[str]) -> None:
    number = number_of(lines, "0 [", 1)
    refused(
        [*lines[: number - 1], "~ 3", *lines[number - 1 :]], number, "not the results that the committed seed"
    )


def test_chance_left_out_at_the_end() -> None:
    def rolling(g: Slate) -> Procedure[None]:
        yield ask(0)
        say(g, g.roll())

    definition = define(rolling)
    lines = play(begin(definition, 2, 1), "pass").record().splitlines()
    number = number_of(lines, "~")
    with pytest.raises(RecordError, match="results of a use of chance are missing") as caught:
        load_record(sealed(changed(lines, number, None)), lambda _: definition)
    assert caught.value.line == number + 1


def test_a_forged_digest(lines: list[str]) -> None:
    for nth in (0, -1):
        number = number_of(lines, "=", nth)
        forged = lines[number - 1][:-32] + "0" * 32
        refused(
            changed(lines, number, forged),
            number,
            "the digest after .* answers is another: the record was changed",
        )


def test_a_digest_in_the_wrong_place(lines: list[str]) -> None:
    number = number_of(lines, "=")
    position = int(lines[number - 1].split()[1])
    forged = lines[number - 1].replace(f"= {position}", f"= {position + 1}")
    refused(
        changed(lines, number, forged), number, f"no checkpoint after {position + 1} answers belongs here"
    )


def test_a_forged_result(lines: list[str]) -> None:
    number = number_of(lines, "result")
    for forged in (
        'result {"winners":[0,1,2]}',
        "result {}",
        lines[number - 1].replace('"args":{}', '"args":{"a":1}'),
    ):
        refused(changed(lines, number, forged), number, "this is not the result that the answers lead to")


def test_a_result_of_a_running_game(running_lines: list[str]) -> None:
    number = number_of(running_lines, "checkpoint")
    forged = changed(running_lines, number, 'result {"winners":[0]}')
    refused(forged, number, "a result stands here, but the game is not over")


def test_a_checkpoint_of_a_finished_game(lines: list[str]) -> None:
    number = number_of(lines, "result")
    refused(
        changed(lines, number, "checkpoint 3 {}"), number, "a checkpoint stands here, but the game is over"
    )


@pytest.mark.parametrize(
    "change, cause",
    [
        (('"gold":[', '"gold":[9'), "not the one that the answers lead to"),
        (('"gold":[', '"gold":["'), "can't be read"),
        (('"gold":', '"silver":'), "has no column 'silver'"),
        (("checkpoint 3", "checkpoint 2"), "not the one that the answers lead to"),
        (('"hands":[', '"hands":[{"a":1},'), r"Parley\.hands"),
    ],
)
def test_a_forged_checkpoint(running_lines: list[str], change: tuple[str, str], cause: str) -> None:
    number = number_of(running_lines, "checkpoint")
    refused(changed(running_lines, number, running_lines[number - 1].replace(*change)), number, cause)


def test_the_state_of_a_fork_is_not_trusted() -> None:
    """A state may come from anywhere: it must be one of this game, with this seed, sound, and lead to a question."""
    head = begin(parley.DEFINITION, 3, 5).record().splitlines()
    state = head[-2].removeprefix("checkpoint 0 ")
    tail = head[-2]
    cases = [
        ('"players":3', '"players":4', "the state is one of 4 players, not 3"),
        ('"seed":"5"', '"seed":"6"', "the state's chance is not that of the committed seed"),
        ('"script":null', '"script":[5,5,5]', "the state's chance is not that of the committed seed"),
        ('"gold":[3,', '"gold":[-3,', "no game can go on from this state: RulesError.*debts"),
        ('"hands":[[', '"hands":[["ruse",', "cards were lost or made"),
        ('[["round"],["aims"]]', '[["round"],["nowhere"]]', "the agenda names 'nowhere'"),
        ('[["round"],["aims"]]', '[["round"],["turn",77,1]]', "no game can go on from this state: TypeError"),
        ('[["round"],["aims"]]', "[[]]", "no game can go on from this state: IndexError"),
        ('"owner":[0,', '"owner":[', "no game can go on from this state"),
    ]
    for old, new, cause in cases:
        assert old in state
        refused([*head[:9], f"epoch 2 0 {state.replace(old, new)}", tail], 10, cause)
    assert load(sealed([*head[:9], f"epoch 2 0 {state}", tail])).position == 0


# ---- resuming ------------------------------------------------------------------------------------------------------------
def test_a_running_game_survives_a_corrected_rule() -> None:
    """The rules' version has not changed, but an answer means something else now: go on from the checkpoint."""
    before = define(asking(0), asking(0, 1, 1))

    def corrected(g: Slate) -> Procedure[None]:
        say(g, "corrected")
        yield from asking(0)(g)

    game = play(begin(before, 2, 1), "yes", "yes", "no")
    after = dataclasses.replace(before, procedures={**before.procedures, "step-0": corrected})
    with pytest.raises(RecordError):
        load_record(game.record(), lambda _: after)
    resumed = resume_record(game.record(), lambda _: after)
    assert notes(resumed) == ["0 yes", "0 yes", "1 no"]
    assert (resumed.position, resumed.epoch_position, resumed.asked_again) == (3, 1, False)
    assert load_record(resumed.record(), lambda _: after).record() == resumed.record()


def test_resuming_a_damaged_record_is_refused_as_loading_is(lines: list[str]) -> None:
    for damaged in ("", sealed(changed(lines, 15, "hello")), sealed(changed(lines, 3, "rules 3"))):
        with pytest.raises(RecordError):
            resume_record(damaged, find)


def test_resuming_a_sound_record_is_loading_it() -> None:
    game = running()
    assert resume_record(game.record(), find).record() == game.record()
