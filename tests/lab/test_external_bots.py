"""Bots from outside: whatever a program does wrong is a forfeit with a plain reason, never a hang."""

import json
import random
import sys
from pathlib import Path

import pytest

from theatrum.core.contract import Answer
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.lab.entrants import Entrant, check, fingerprint, make_player, parse_entrant
from theatrum.lab.external_bots import Limits
from theatrum.lab.matches import Contest, Finished, Match, play_match

ROOT = Path(__file__).resolve().parents[2]
ODD = ROOT / "tests" / "lab" / "odd_bot.py"
BOTS = ROOT / "examples" / "bots"
PATIENT, HASTY = Limits(answer=60.0, start=60.0), Limits(answer=0.3, start=60.0)
RANDOM = Entrant("random", "random")


def odd(how: str) -> Entrant:
    return Entrant("odd", f"exec:{sys.executable} {ODD} '{how}'")


def played(*seats: Entrant, limits: Limits = PATIENT, players: int = 2) -> Finished:
    event = Contest("parley:DEFINITION", players, {})
    return play_match(Match("parley/2/0/0", event, 3, seats, limits))


@pytest.mark.parametrize(
    "how, why",
    [
        ("dies", "ended with exit code 3: BotError: I had enough"),
        ("killed", "was killed by signal 9"),
        ("rubbish", "printed what is no JSON object: I think I'll march"),
        ("list", "printed what is no JSON object: [1, 2]"),
        ("deep", "printed what is no JSON object: [[[["),
        ("binary", "printed what is no JSON object"),
        ("huge", "printed a line of more than 1,000,000 bytes"),
        ("huge line", "printed a line of more than 1,000,000 bytes"),
        ("too far", "answered with the index "),
        ("negative", "answered with the index -1: the "),
        ("truth", "answered with the index True: the "),
        ("illegal", 'answered ["fly", "town:moon"], which is not among the '),
        ("stale", "was asked question "),
        ("nothing", 'did not say {"type": "answer"} with "index" or "answer", but {"type": "answer"'),
        ("both", 'did not say {"type": "answer"} with "index" or "answer"'),
    ],
)
def test_a_program_that_does_wrong_forfeits_and_it_is_said_why(how: str, why: str) -> None:
    game = played(odd(how), RANDOM)
    (lapse,) = game.forfeits
    assert why in lapse.why
    assert lapse.seat == 0
    assert lapse.position > 0, "it played properly before"
    assert game.wins == (0.0, 1.0)
    assert game.ending == "forfeit"


@pytest.mark.parametrize("how", ["hangs", "stubborn", "deaf"])
def test_a_program_that_does_not_answer_in_time_forfeits(how: str) -> None:
    (lapse,) = played(odd(how), RANDOM, limits=HASTY).forfeits
    assert lapse.why == "did not answer within 0.3 s"


def test_a_program_that_says_no_more_is_not_waited_for() -> None:
    (lapse,) = played(odd("closes"), RANDOM).forfeits
    assert lapse.why == "closed its standard output"


def test_the_time_for_all_answers_together_is_limited() -> None:
    (lapse,) = played(odd("hangs"), RANDOM, limits=Limits(answer=60.0, game=1.0, start=60.0)).forfeits
    assert lapse.why == "took more than 1 s for its answers together"


def test_much_on_the_standard_error_is_in_nobodys_way() -> None:
    assert played(odd("noisy"), RANDOM).forfeits == ()


def test_with_more_players_chance_plays_on_for_who_forfeited() -> None:
    game = played(RANDOM, odd("illegal"), RANDOM, players=3)
    assert [lapse.seat for lapse in game.forfeits] == [1]
    assert game.ending != "forfeit"
    assert game.wins[1] == 0
    assert sum(game.wins) == pytest.approx(1)


def test_a_victory_that_chance_won_in_a_forfeited_seat_is_shared_by_the_others() -> None:
    """Found by trying seeds: in some of these games the seat that forfeited would have won."""
    shared = []
    for seed in range(12):
        match = Match(f"parley/3/{seed}/0", Contest("parley:DEFINITION", 3, {}), seed,
                      (odd("illegal"), RANDOM, RANDOM), PATIENT)  # fmt: skip
        game = play_match(match)
        assert game.wins[0] == 0
        assert sum(game.wins) == pytest.approx(1)
        shared.append(game.wins)
    assert (0.0, 0.5, 0.5) in shared


def test_if_everybody_forfeits_nobody_has_won() -> None:
    gone = Entrant("gone", "exec:/no/such/program")
    game = played(gone, gone)
    assert len(game.forfeits) == 2
    assert game.wins == (0.0, 0.0)


def test_a_program_that_stops_starting_forfeits_its_games() -> None:
    game = played(Entrant("gone", "exec:/no/such/program"), RANDOM)
    assert game.forfeits[0].why == "could not be started: No such file or directory: /no/such/program"
    assert game.decisions == 0


# ---- before the tournament -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "spec, says",
    [
        ("exec:/no/such/program", "could not be started: No such file"),
        ("exec:echo hello", "printed what is no JSON object: hello"),
        ("exec:true", "ended with exit code 0"),
        (f"exec:{sys.executable} {ODD} old", 'did not say {"type": "hello", "protocol": 1}, but {"type": "hello", "pro'),
        ("nowhere.py:choose", "there is no bot at 'nowhere.py:choose'"),
        ("no.such.module:choose", "there is no bot at 'no.such.module:choose'"),
        (f"{BOTS}/python_bot.py:nobody", "there is no bot at"),
        (f"{BOTS}/python_bot.py:__doc__", "it can't be called"),
        ("policy:nowhere.py:Clever", "there is no bot at 'nowhere.py:Clever'"),
        ("policy:builtins:str", "is no policy: it has no method `choose`"),
    ],
)  # fmt: skip
def test_a_bot_that_does_not_start_is_a_clear_error(spec: str, says: str) -> None:
    with pytest.raises(BadSetup) as raised:
        check(Entrant("odd", spec), PATIENT)
    assert says in str(raised.value)
    assert "'odd'" in str(raised.value)


def test_a_program_that_does_not_say_hello_is_not_waited_for() -> None:
    with pytest.raises(BadSetup, match=r"did not answer within 0\.2 s"):
        check(odd("mute"), Limits(start=0.2))


@pytest.mark.parametrize(
    "text, says",
    [
        ("clever", "there is no bot 'clever'; there is: random, novice"),
        ("exec:", "names no command"),
        ("exec:node 'bot.js", "can't be read as a command"),
    ],
)
def test_what_can_be_no_bot_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        parse_entrant(text)


@pytest.mark.parametrize(
    "text, name, spec",
    [
        ("greedy", "greedy", "greedy"),
        ("best=greedy", "best", "greedy"),
        ("exec:node some/shy.js", "shy", "exec:node some/shy.js"),
        ("shy=exec:node bot.js --depth=3", "shy", "exec:node bot.js --depth=3"),
        ("some/mine.py:choose", "mine.choose", "some/mine.py:choose"),
        ("policy:mine.bots:Deep", "mine.bots.Deep", "policy:mine.bots:Deep"),
    ],
)
def test_bots_have_names(text: str, name: str, spec: str) -> None:
    assert parse_entrant(text) == Entrant(name, spec)


def test_the_fingerprint_of_a_bot_changes_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(asked): return 0")
    for spec in (f"{file}:choose", f"exec:python3 {file}", f"policy:{file}:choose"):
        before = fingerprint(Entrant("mine", spec))
        file.write_text(file.read_text() + "\n")
        assert fingerprint(Entrant("mine", spec)) != before
    assert fingerprint(Entrant("greedy", "greedy")) == ""


# ---- those who play properly -----------------------------------------------------------------------------------------
PLAYS = {
    "function": f"{BOTS}/python_bot.py:eager",
    "class": f"{BOTS}/python_bot.py:Curious",
    "python": f"exec:{sys.executable} {BOTS}/external_bot.py",
    "node": f"exec:{ROOT}/tools/node {BOTS}/external_bot.mjs",
}


@pytest.mark.parametrize("kind", PLAYS)
@pytest.mark.parametrize("event", ["parley:DEFINITION", "generalship", "pax_renaissance"])
def test_the_examples_play_every_game_and_the_same_one_again(kind: str, event: str) -> None:
    match = Match("x/2/0/0", Contest(event, 2, {}), 5, (Entrant(kind, PLAYS[kind]), RANDOM), PATIENT)
    game, again = play_match(match), play_match(match)
    assert game.forfeits == ()
    assert game.answers[0] > 0
    assert (game.wins, game.scores, game.decisions) == (again.wins, again.scores, again.decisions)


BOT = """
import os, sys
def check(asked):
    print("this is no message")
    assert asked.scene["seat"] == asked.seat == 0
    assert asked.game == "parley"
    assert asked.players == 2
    assert "question" not in asked.scene
    assert "theatrum" not in sys.modules
    assert all(set(event) == {"position", "key", "args"} for event in asked.events)
    return asked.answers[-1]
def fails(asked):
    raise RuntimeError("no idea")
def late(asked):
    while True: pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOT)
    return path


def test_a_function_is_given_what_its_seat_may_know_and_nothing_of_us(mine: Path) -> None:
    assert played(Entrant("mine", f"{mine}:check"), RANDOM).forfeits == ()


def test_a_function_is_found_in_a_module_of_the_folder_one_is_in(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mine.parent)
    assert played(Entrant("mine", "mine:check"), RANDOM).forfeits == ()


def test_a_function_that_fails_forfeits_with_its_last_words(mine: Path) -> None:
    (lapse,) = played(Entrant("mine", f"{mine}:fails"), RANDOM).forfeits
    assert lapse.why == "ended with exit code 1: RuntimeError: no idea"


def test_a_function_that_thinks_too_long_forfeits(mine: Path) -> None:
    (lapse,) = played(Entrant("mine", f"{mine}:late"), RANDOM, limits=HASTY).forfeits
    assert lapse.why == "did not answer within 0.3 s"


def test_the_game_in_the_documents_is_what_a_program_hears(tmp_path: Path) -> None:
    """The transcript of docs/arena.md against a real game: the same messages with the same keys."""
    page = (ROOT / "docs" / "arena.md").read_text()
    told = [json.loads(line[2:]) for line in page.splitlines() if line.startswith('> {"type"')]
    bot = tmp_path / "spy.py"
    bot.write_text(
        f"import sys; sys.path.insert(0, {str(BOTS)!r})\n"
        f"class Spy:\n"
        f"    def __iter__(self):\n"
        f"        for line in sys.__stdin__:\n"
        f"            open({str(tmp_path / 'heard')!r}, 'a').write(line)\n"
        f"            yield line\n"
        f"sys.stdin = Spy()\n"
        f"import external_bot; external_bot.main()\n"
    )
    spy = Entrant("spy", f"exec:{sys.executable} {bot}")
    play_match(Match("x/2/0/0", Contest("generalship", 2, {}), 1, (spy, RANDOM), PATIENT))
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert [message["type"] for message in told] == ["hello", "start", "question", "over"]
    for message in told:
        real = next(other for other in heard if other["type"] == message["type"])
        assert list(real) == list(message)
    question, real = told[2], next(other for other in heard if other["type"] == "question")
    assert [real[key] for key in ("prompt", "rule", "answers")] == [
        question[key] for key in ("prompt", "rule", "answers")
    ]
    assert heard[-1]["type"] == "over"
    assert heard[1]["seed"] not in ("1", ""), "the bot's chance is not the game's"


# ---- policies ----------------------------------------------------------------------------------------------------------
class Clever:
    """A policy for tests; `how` says what it does."""

    name = "clever"
    looks_ahead = True
    how = "well"

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game, seat: int) -> Answer:
        question = game.question(seat)
        assert question is not None
        if self.how == "fails":
            raise RuntimeError("no idea")
        while self.how == "late":
            pass
        if self.how == "illegal":
            return ("fly",)
        return game.determinized(seat, self.rng).question(seat).answers[0]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "how, why",
    [
        ("well", None),
        ("fails", "failed: RuntimeError: no idea"),
        ("late", "did not answer within 0.3 s"),
        ("illegal", "answered ('fly',), which is not among the"),
    ],
)
def test_a_policy_plays_in_our_process_and_forfeits_by_itself(
    how: str, why: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Clever, "how", how)
    monkeypatch.setattr("theatrum.lab.entrants._found", lambda place: Clever)
    limits = HASTY if how == "late" else PATIENT
    forfeits = played(Entrant("clever", "policy:somewhere:Clever"), RANDOM, limits=limits).forfeits
    assert [lapse.why[: len(why or "")] for lapse in forfeits] == ([why] if why else [])


def test_a_player_that_is_closed_leaves_no_process_behind() -> None:
    player = make_player(odd("stubborn"), "1", PATIENT)
    process = player._wire._process  # type: ignore[attr-defined]
    player.close()
    assert process.returncode is not None
