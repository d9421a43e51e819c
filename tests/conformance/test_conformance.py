"""Every game keeps the kernel's contract: random games are played and examined by `theatrum.lab.conformance`.

A failure prints seed, position and decision; `check_game` with the same arguments finds it again.
"""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game import EVERY_GAME, definition_of, every_game
from own_process import environment
from theatrum.lab.conformance import (
    Examination,
    Finding,
    Options,
    check_game,
    option_sets,
    play_randomly,
    trials,
)

SEEDS = {"parley": 4, "caribbean": 1, "elisabeth": 1}
"""How many seeds are played with the default options, for each number of players."""
DEPTH = {"parley": 6, "caribbean": 1, "elisabeth": 1}
"""How many decisions of a game are examined closely."""
LONG = {("elisabeth", players) for players in (3, 4, 5)}
"""Games that take many seconds each; two and six players are examined whenever tests run, these in soaks."""


OPTIONS_ELSEWHERE = {"caribbean"}
"""Its thirty options are played under the same checks by its own tests (tests/games/caribbean/skeleton.py); here only its
scenarios."""
Trial = tuple[str, int, Options, int]


def every_trial(seeds: int | None = None) -> list[Trial]:
    """Default options with every number of players, every other option with one number of players at least."""
    return [
        (game, *trial)
        for game in EVERY_GAME
        for trial in trials(definition_of(game), seeds or SEEDS.get(game, 2))
        if game not in OPTIONS_ELSEWHERE or not set(trial[1]) - {"scenario"}
    ]


def named(trial: Trial) -> str:
    game, players, options, seed = trial
    chosen = "-".join(f"{name}={value}" for name, value in options.items())
    return f"{game}-{players}-{chosen or 'default'}-{seed}"


def said(findings: list[Finding]) -> str:
    return "\n".join(f"{finding}\n{finding.record}" for finding in findings)


@pytest.mark.parametrize(
    "trial",
    [pytest.param(t, marks=[pytest.mark.slow] if t[:2] in LONG else [], id=named(t)) for t in every_trial()],
)
def test_a_random_game_conforms(trial: Trial) -> None:
    game, players, options, seed = trial
    findings = check_game(definition_of(game), players, options, seed, DEPTH.get(game, 3))
    assert not findings, said(findings)


@every_game
def test_re_dealing_deals_something(game: str) -> None:
    """Guards the tests of secrets: if `redeal` did nothing, every view would be the same anyway."""
    definition = definition_of(game)
    examination = Examination(definition, definition.players[0], {}, 0)
    assert not examination.run(4)
    assert examination.times_redealt > 0


@every_game
def test_the_same_seed_gives_the_same_game_under_another_hash_seed(game: str) -> None:
    """No set's order, no address, no clock leaks into play: another process plays the same game, word by word."""
    definition = definition_of(game)
    players = definition.players[-1]
    script = (
        "from every_game import definition_of;"
        "from theatrum.lab.conformance import play_randomly;"
        f"print(play_randomly(definition_of({game!r}), {players}, seed=7).record(), end='')"
    )
    here = play_randomly(definition, players, seed=7).record()
    for hash_seed in ("1", "4321"):
        there = subprocess.run(
            [sys.executable, "-c", script],
            env=environment(PYTHONHASHSEED=hash_seed, PYTHONUTF8="1"),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert there.returncode == 0, there.stderr
        assert there.stdout == here


@pytest.mark.slow
@pytest.mark.parametrize("trial", every_trial(seeds=12), ids=named)
def test_a_random_game_conforms_at_more_decisions(trial: Trial) -> None:
    game, players, options, seed = trial
    findings = check_game(definition_of(game), players, options, 1000 + seed, 20)
    assert not findings, said(findings)


@pytest.mark.slow
@every_game
@settings(max_examples=100)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_any_random_game_conforms(game: str, seed: int, data: st.DataObject) -> None:
    definition = definition_of(game)
    players = data.draw(st.sampled_from(definition.players))
    options = data.draw(st.sampled_from(option_sets(definition, players)))
    findings = check_game(definition, players, options, seed, 1)
    assert not findings, said(findings)
