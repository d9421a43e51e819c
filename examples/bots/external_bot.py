"""The protocol of the arena in Python, without any help: a pattern for programs in any language (docs/arena.md).

    theatrum arena generalship --bots random --bot "py=exec:python3 examples/bots/external_bot.py" --players 2

A bot written in Python needs none of this: see python_bot.py.
"""

import json
import random
import sys


def main() -> None:
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, scene=False)
        elif message["type"] == "start":
            rng = random.Random(message["seed"])
        elif message["type"] == "question":
            say(type="answer", serial=message["serial"], answer=rng.choice(message["answers"]))


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
