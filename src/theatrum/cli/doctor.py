"""`theatrum doctor`: is this installation well?"""

from __future__ import annotations

import argparse

from theatrum.cli.common import (
    FOUND,
    OK,
    USAGE,
    CommandFailed,
    Subcommands,
    add_json,
    add_language,
    command,
    print_json,
)
from theatrum.core.texts import Texts
from theatrum.table.config import add_flags, settings_from
from theatrum.table.ops.doctor.examination import examine
from theatrum.table.ops.doctor.findings import Finding
from theatrum.table.wire.words import own_folders

MARKS = {"well": "✓", "look": "!", "ill": "✗"}
TEACHING = """
Look at an installation as the table would use it, and say what is wrong and how it is mended: Python and packages,
games, editions, texts, the store and who may read it, room on the disk, the clock, the port, the proxy, e-mail.
Nothing is changed. Give it the flags and the environment that you give to `theatrum serve`.

examples:
  theatrum doctor
  theatrum doctor --database postgresql://… --public-url https://table.example.org --proxies 127.0.0.1
  theatrum doctor --json --lang de

JSON keys: ok, findings (a list of check, level: well, look or ill, what, words, mend). The exit code is 1 if
something is ill; what is only worth a look does not count.
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "doctor", "check an installation, and say how to mend it", TEACHING, run)
    add_flags(parser)
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    try:
        settings = settings_from(args)
    except ValueError as error:
        raise CommandFailed(str(error), USAGE) from None
    texts = Texts(args.lang, own_folders())
    found = []
    for finding in examine(settings):
        found.append(finding)
        if not args.json:
            _print(finding, texts)
    ok = all(f.level != "ill" for f in found)
    if args.json:
        print_json({"ok": ok, "findings": [_as_json(f, texts) for f in found]})
    return OK if ok else FOUND


def _print(finding: Finding, texts: Texts) -> None:
    print(f"{MARKS[finding.level]} {texts.say(finding.words)}")
    if finding.mend is not None:
        print(f"    → {texts.say(finding.mend)}")


def _as_json(finding: Finding, texts: Texts) -> dict[str, str | None]:
    return {
        "check": finding.check,
        "level": finding.level,
        "what": finding.what,
        "words": texts.say(finding.words),
        "mend": None if finding.mend is None else texts.say(finding.mend),
    }
