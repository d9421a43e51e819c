"""Chance that anyone can check afterwards.

A counter-based generator: block number `count` of the stream is BLAKE2b keyed with the seed. Its whole state is the
seed and the counter, so it copies for free and can be resumed anywhere. The SHA-256 of the seed is published when a
game starts, the seed when it ends; with both, every roll and shuffle of the game can be computed again.
"""

from __future__ import annotations

import hashlib
from hashlib import blake2b

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.errors import BadSetup, RulesError, ScriptExhausted

SEED_DIGITS = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Columns):
    """Where dice, draws and shuffles come from. `script` replaces them: in tests, and where chance is a player."""

    def __init__(self, seed: str, count: int = 0, script: tuple[int, ...] | None = None) -> None:
        self.seed: str = seed
        self.count: int = count
        self.script: tuple[int, ...] | None = script

    __slots__ = declared_in(__init__)

    def below(self, n: int) -> int:
        """A number 0 … n-1. (Multiply-shift on 64 bits: no value is favoured by more than n / 2**64.)"""
        if self.script is not None:
            return self._scripted(n)
        if n < 1:
            raise RulesError(f"there is no number below {n} to be drawn")
        block = blake2b(self.count.to_bytes(8, "little"), digest_size=8, key=self.seed.encode()).digest()
        self.count += 1
        return (int.from_bytes(block, "little") * n) >> 64

    def several(self, bounds: list[int]) -> list[int]:
        """One number below each bound; eight of them cost one block."""
        if self.script is not None:
            return [self._scripted(n) for n in bounds]
        out: list[int] = []
        key = self.seed.encode()
        for start in range(0, len(bounds), 8):
            block = blake2b(self.count.to_bytes(8, "little"), digest_size=64, key=key).digest()
            self.count += 1
            for i, n in enumerate(bounds[start : start + 8]):
                out.append((int.from_bytes(block[8 * i : 8 * i + 8], "little") * n) >> 64)
        return out

    def _scripted(self, n: int) -> int:
        assert self.script is not None
        if not self.script:
            raise ScriptExhausted(f"the scripted chance is used up, and a number below {n} is wanted", n)
        value, self.script = self.script[0], self.script[1:]
        if not 0 <= value < n:
            raise ScriptExhausted(f"the scripted result {value} is not below {n}")
        self.count += 1
        return value


def seed_text(seed: int | str) -> str:
    """A seed as lower-case hexadecimal text of at most 64 digits."""
    text = f"{seed:x}" if isinstance(seed, int) else seed.lower().removeprefix("0x")
    if not 1 <= len(text) <= SEED_DIGITS or any(c not in "0123456789abcdef" for c in text):
        raise BadSetup(f"a seed is a whole number from 0 to 2**256 - 1, not {seed!r}")
    return text


def commitment(seed: str) -> str:
    """What is published at the start: it binds the seed without telling it."""
    return hashlib.sha256(f"theatrum seed {seed}".encode()).hexdigest()
