"""Work for workers, as tests of spreading need it: some of it kills them. (Workers import this by its name.)"""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from theatrum.lab.simulate import Played, Task, play_task


class Errand(NamedTuple):
    """A number to be squared. `folder` is where workers leave notes."""

    number: int
    folder: str = ""


def square(errand: Errand) -> int:
    return errand.number**2


def square_and_die_once(errand: Errand) -> int:
    """The third errand kills its worker when it is met for the first time."""
    note = Path(errand.folder) / "died"
    if errand.number == 3 and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return errand.number**2


def die(errand: Errand) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fail(errand: Errand) -> int:
    raise ArithmeticError(f"{errand.number} is too much")


def whoami_and_wait(errand: Errand) -> int:
    """The worker's process; the errand 0 takes longer than anybody waits."""
    while errand.number == 0:
        time.sleep(1)
    return os.getpid()


def play_slowly(task: Task) -> Played:
    """A game whose player notes who plays it, and takes its time: so that the test can kill it in the middle.

    Notes are kept in the folder PLAYING, one a try: `<seed>-<process>`.
    """
    note = Path(os.environ["PLAYING"]) / f"{task.seed}-{os.getpid()}"
    note.touch()
    played = play_task(task)
    time.sleep(0.3)
    return played
