"""Lets a Python callable play: it speaks the arena's protocol for it (`docs/arena.md`).

    python -P external_python.py path.py:function      or      package.module:function

Runs in a process of its own and imports nothing of Theatrum, so the callable sees what its seat sees and nothing else.
What it prints goes to the standard error.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import random
import sys
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Asked:
    """What a callable is given: a question, and all that its seat may know. It returns one of `answers`, or its index."""

    game: str
    players: int
    seat: int
    options: dict[str, Any]
    prompt: str
    args: dict[str, Any]
    rule: str
    answers: list[tuple[Any, ...]]
    events: list[dict[str, Any]]
    """What the seat was told since it was last asked: position, key, args."""
    scene: dict[str, Any] | None
    """The table as the seat sees it (`docs/scenes.md`); None if the callable has an attribute `scene = False`."""
    rng: random.Random
    """Chance for the bot: the same in every run of the same game."""


class Wrong(Exception):
    """The callable can't be found."""


def find(place: str) -> Any:
    """The callable at `path.py:name` or `package.module:name`."""
    where, _, name = place.rpartition(":")
    sys.path.insert(0, os.getcwd())
    try:
        if where.endswith(".py"):
            module = _module_at(where)
        else:
            module = importlib.import_module(where)
        found = getattr(module, name)
    except (ImportError, AttributeError, OSError, SyntaxError, ValueError) as error:
        raise Wrong(f"there is no bot at {place!r}: {error}") from None
    if not callable(found):
        raise Wrong(f"{place!r} is no bot: it can't be called")
    return found


def _module_at(path: str) -> Any:
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3], path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def play(found: Any) -> None:
    """Answer until the input ends. A class gets an instance for every game; anything else is called as it is."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints is no message

    def say(**message: Any) -> None:
        replies.write(json.dumps(message) + "\n")
        replies.flush()

    bot: Any = None
    start: dict[str, Any] = {}
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, scene=getattr(found, "scene", True) is not False)
        elif kind == "start":
            start, rng = message, random.Random(message["seed"])
            bot = found() if isinstance(found, type) else found
        elif kind == "question":
            choice = bot(_asked(start, message, rng))
            if isinstance(choice, int):
                say(type="answer", serial=message["serial"], index=choice)
            else:
                say(type="answer", serial=message["serial"], answer=choice)


def _asked(start: dict[str, Any], message: dict[str, Any], rng: random.Random) -> Asked:
    return Asked(
        game=start["game"],
        players=start["players"],
        seat=start["seat"],
        options=start["options"],
        prompt=message["prompt"],
        args=message["args"],
        rule=message["rule"],
        answers=[tuple(answer) for answer in message["answers"]],
        events=message["events"],
        scene=message.get("scene"),
        rng=rng,
    )


if __name__ == "__main__":
    try:
        the_bot = find(sys.argv[1])
    except Wrong as wrong:
        sys.exit(str(wrong))
    play(the_bot)
