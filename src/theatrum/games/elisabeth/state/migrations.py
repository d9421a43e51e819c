"""States of older rules in today's shape: from each rules version to the next."""

from __future__ import annotations

from typing import Any


def steps_in_snake_case(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 → 2: the steps of the agenda are called `march_form`, not `march-form`."""
    return {**state, "agenda": [[str(step[0]).replace("-", "_"), *step[1:]] for step in state["agenda"]]}


MIGRATIONS = {1: steps_in_snake_case}
