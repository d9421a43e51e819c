"""The bench reports what it promises. (What the figures are is not a test's business.)"""

import sys

import pytest

from theatrum.calibration import calibration_ms
from theatrum.core.errors import BadSetup
from theatrum.lab.bench import (
    Measured,
    Report,
    Reported,
    build,
    compare,
    measure,
    names,
    report_of,
    setting,
)


@pytest.mark.parametrize("name", names(["parley:DEFINITION"]))
def test_every_measurement_gives_a_figure(name: str) -> None:
    measured = measure(name, seconds=0.0)
    assert measured.name == name
    assert measured.value > 0
    assert measured.unit in ("µs", "ms", "decisions/s", "choices/s")


def test_a_form_of_a_game_is_named_by_players_and_options() -> None:
    found = setting("elisabeth/2/scenario=learning")
    assert (found.definition.id, found.players, found.options) == ("elisabeth", 2, {"scenario": "learning"})
    assert setting("pax_renaissance").players == 4
    with pytest.raises(BadSetup, match="no option 'scenario=sleep'"):
        setting("elisabeth/2/scenario=sleep")


def test_the_searching_bot_is_measured_where_there_is_something_to_search_with() -> None:
    assert "search/pax_renaissance" in names(["pax_renaissance"])
    assert "search/parley:DEFINITION" not in names(["parley:DEFINITION"])
    measured = measure("search/pax_renaissance/2", seconds=0.0)
    assert measured.value > 0
    assert measured.unit == "simulations/s"


def test_the_calibration_loop_takes_some_time() -> None:
    assert calibration_ms() > 0


@pytest.mark.parametrize(
    "measured, relative, reached",
    [
        (Measured("kernel", 5, "µs"), 0.0005, True),
        (Measured("scene/generalship", 20, "ms"), 2.0, False),
        (Measured("random_play/generalship", 20_000, "decisions/s"), 200.0, True),
        (Measured("digest/generalship", 20, "µs"), 0.002, None),
        (Measured("scene/elisabeth", 6, "ms"), 0.6, False),
    ],
)
def test_figures_are_set_beside_the_loop_and_the_target(
    measured: Measured, relative: float, reached: bool | None
) -> None:
    assert measured.relative(calibration_ms=10) == pytest.approx(relative)
    assert measured.reached is reached


# ---- two builds --------------------------------------------------------------------------------------------------------
def report(calibration: float, kernel: float, play: float) -> Report:
    results = [Reported("kernel", kernel, "µs"), Reported("random_play/x", play, "decisions/s")]
    return Report("pure", calibration, results)


def test_two_builds_are_compared_beside_their_own_loops() -> None:
    """The other one is measured while the machine is half as fast, and twice as fast in the second round."""
    pairs = [
        (report(10, 4, 1_000), report(20, 4, 1_000)),
        (report(10, 4, 1_000), report(5, 1, 4_000)),
        (report(10, 4, 1_000), report(10, 1, 5_000)),
    ]
    kernel, play = compare(pairs)
    assert (kernel.here, kernel.there, kernel.faster) == (4, 1, pytest.approx(2))
    assert (play.here, play.there, play.faster) == (1_000, 4_000, pytest.approx(2))


def test_another_python_reports_what_it_measured() -> None:
    reported = report_of(sys.executable, ["kernel"], 0)
    assert reported.build == build()
    assert [r.name for r in reported.results] == ["kernel"]


@pytest.mark.parametrize(
    "python, wanted, says",
    [("/no/such/python", "kernel", "there is no Python"), (sys.executable, "sleep", "could not be measured")],
)
def test_what_cannot_be_compared_is_said(python: str, wanted: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        report_of(python, [wanted], 0)
