"""Hypothesis profiles: HYPOTHESIS_PROFILE chooses one of dev (the default), ci and soak.

No profile has a deadline: a benchmark reports times, a test never does.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=30)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=100, print_blob=True)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
