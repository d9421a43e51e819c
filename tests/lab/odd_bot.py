"""A program that plays properly until, at its third question, it does what its argument says."""

import json
import os
import signal
import sys
import time


def main(how: str) -> None:
    asked = 0
    if how == "mute":
        sleep()
    if how == "old":
        say(type="hello", protocol=0)
        sleep()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, scene=how == "deaf", more="is passed over")
        elif message["type"] == "question":
            asked += 1
            serial = message["serial"]
            if asked == 3:
                misbehave(how, serial, len(message["answers"]))
            say(type="answer", serial=serial, index=0)


def misbehave(how: str, serial: int, answers: int) -> None:
    match how:
        case "dies":
            print("Traceback …\nBotError: I had enough", file=sys.stderr)
            sys.exit(3)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "closes":
            os.close(1)
            sleep()
        case "hangs" | "deaf":
            sleep()
        case "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            sleep()
        case "rubbish":
            print("I think I'll march", flush=True)
        case "list":
            print("[1, 2]", flush=True)
        case "deep":
            print("[" * 100_000, flush=True)
        case "huge":
            while True:
                sys.stdout.write("x" * 65536)
        case "huge line":
            print('{"type": "answer", "index": 0, "more": "' + "x" * 2_000_000 + '"}', flush=True)
        case "binary":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.flush()
        case "too far":
            say(type="answer", serial=serial, index=answers)
        case "negative":
            say(type="answer", serial=serial, index=-1)
        case "truth":
            say(type="answer", serial=serial, index=True)
        case "illegal":
            say(type="answer", serial=serial, answer=["fly", "town:moon"])
        case "stale":
            say(type="answer", serial=serial - 1, index=0)
        case "nothing":
            say(type="answer", serial=serial)
        case "both":
            say(type="answer", serial=serial, index=0, answer=["pass"])
        case "noisy":
            print("noise " * 200_000, file=sys.stderr)


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def sleep() -> None:
    while True:
        time.sleep(10)


if __name__ == "__main__":
    main(sys.argv[1])
