"""Load: N bots over real WebSockets on loopback. A benchmark reports; no test times anything."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    raise NotImplementedError
