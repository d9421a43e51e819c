"""What holds for all tests: hypothesis profiles, Ctrl-C, and how many run beside each other.

HYPOTHESIS_PROFILE chooses one of dev (the default), ci, soak, and mutate (for `tools/mutate.py`: always the same
examples, and no search for the smallest that fails). None has a deadline: a benchmark reports times, a test
never does.
"""

import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings


@pytest.hookimpl(optionalhook=True)  # pytest may run without xdist
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: half as many again as there are cores. A third of the time is waiting: for servers, pages and clocks."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=30)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=100, print_blob=True)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2_000)
settings.register_profile(
    "mutate",
    settings.get_profile("dev"),
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # Started in the background by a shell: the programs that tests start and stop would not hear Ctrl-C either.
    signal.signal(signal.SIGINT, signal.default_int_handler)
