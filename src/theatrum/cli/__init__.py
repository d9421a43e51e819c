"""The `theatrum` command. One small module per subcommand; each has `add` (its arguments) and `run`.

Exit codes: 0 all is well, 1 something was found or failed, 2 the command was not understood.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from theatrum.cli import (
    analyse,
    arena,
    bench,
    compliance,
    data,
    doctor,
    fuzz,
    games,
    play,
    replay,
    simulate,
    train,
    verify,
)
from theatrum.cli.common import FOUND, USAGE, CommandFailed, Formatter
from theatrum.core.errors import BadSetup, TheatrumError
from theatrum.lab.pool import WorkersLost
from theatrum.table.ops.commands import add_commands

COMMANDS = (
    games,
    play,
    simulate,
    arena,
    train,
    fuzz,
    bench,
    replay,
    verify,
    analyse,
    compliance,
    data,
    doctor,
)

EXAMPLES = """\
examples:
  theatrum play generalship                       a game in this terminal, you against bots
  theatrum play --resume                          go on with the game you left
  theatrum simulate generalship --bots greedy,random,random,random --games 200
  theatrum arena generalship --bots greedy,random  a tournament, with ratings
  theatrum fuzz generalship --games 2000          look for broken rules; every finding becomes a dump
  theatrum replay game.theatrum                   read a game again, or re-run a dump
  theatrum analyse game.theatrum                  chances, turning points, what the bot would have done
  theatrum verify game.theatrum                   were dice and cards fair, is the result true?
  theatrum data export generalship my-copy        correct cards and boards after the printed game

Every command explains itself:  theatrum COMMAND --help
exit codes: 0 all is well, 1 something was found or failed, 2 the command was not understood
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="theatrum",
        description="Heavy historical board games: play them, let bots play them, check them.",
        epilog=EXAMPLES,
        formatter_class=Formatter,
    )
    top.add_argument("--version", action="store_true", help="say which version this is")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    add_commands(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    _speak_to_any_terminal()
    top = parser()
    args = top.parse_args(argv)
    if args.version:
        return _version()
    if "run" not in args:
        top.print_help()
        return 0
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BadSetup as error:
        return _complain(str(error), USAGE)
    except CommandFailed as error:
        return _complain(str(error), error.code)
    except (TheatrumError, WorkersLost) as error:
        return _complain(str(error), FOUND)
    except BrokenPipeError:
        # Whoever read our output has heard enough (`theatrum replay … | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _speak_to_any_terminal() -> None:
    """A terminal that knows no “♜” gets a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(message: str, code: int) -> int:
    print(f"theatrum: {message}", file=sys.stderr)
    return code


def _version() -> int:
    from importlib.metadata import version

    print(f"theatrum {version('theatrum')}")
    return 0
