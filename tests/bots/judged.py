"""Parley with a judgement, and how helpers of a searching bot find it, or come to grief."""

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import parley
from parley.state import Parley
from theatrum.core.contract import Answer, Ask, Definition, Judgement


def points(g: Parley, seat: int) -> float:
    return g.points(seat) / 20


def indifferent(_g: Parley | None, _ask: Ask | None, answers: Sequence[Answer]) -> list[float]:
    return [0.0] * len(answers)


def with_judgement(judgement: Judgement[Parley] | None) -> Definition[Parley]:
    return replace(parley.DEFINITION, judgement=judgement)


JUDGED = with_judgement(Judgement(points, indifferent))


# ---- what helpers are told to find the game by -----------------------------------------------------------------------
def find(_game: str) -> Definition[Any]:
    return JUDGED


def die(_game: str) -> Definition[Any]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def hang(_game: str) -> Definition[Any]:
    time.sleep(600)
    raise AssertionError


def fail(_game: str) -> Definition[Any]:
    raise LookupError("no such game here")
