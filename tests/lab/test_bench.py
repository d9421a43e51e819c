"""The bench reports what it promises. (What the figures are is not a test's business.)"""

import pytest

from theatrum.lab.bench import Measured, calibration_ms, measure, names


@pytest.mark.parametrize("name", names(["parley:DEFINITION"]))
def test_every_measurement_gives_a_figure(name: str) -> None:
    measured = measure(name, seconds=0.0)
    assert measured.name == name
    assert measured.value > 0
    assert measured.unit in ("µs", "ms", "decisions/s")


def test_the_calibration_loop_takes_some_time() -> None:
    assert calibration_ms() > 0


@pytest.mark.parametrize(
    "measured, relative, reached",
    [
        (Measured("kernel", 5, "µs"), 0.0005, True),
        (Measured("scene/generalship", 20, "ms"), 2.0, False),
        (Measured("random_play/generalship", 20_000, "decisions/s"), 200.0, True),
        (Measured("digest/generalship", 20, "µs"), 0.002, None),
    ],
)
def test_figures_are_set_beside_the_loop_and_the_target(
    measured: Measured, relative: float, reached: bool | None
) -> None:
    assert measured.relative(calibration_ms=10) == pytest.approx(relative)
    assert measured.reached is reached
