"""How often one may try to log in: enough for people, too seldom for guessing, and nobody can lock anybody else out.

Three bounds: by address (for any name; see the endpoint), by name and address, and by name alone, however many addresses
take part. The last one does not hold where somebody has logged in to the account before: so its owner comes in from home
while the whole world tries. Addresses are kept as keyed hashes.
"""

from __future__ import annotations

from functools import partial

from theatrum.table.people.passwords import account_key
from theatrum.table.people.tokens import Signer
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, people
from theatrum.table.store.people import User
from theatrum.table.wire.limits import RateLimits


class LoginLimits:
    def __init__(self, store: Store, runtime: Runtime, limits: RateLimits, signer: Signer) -> None:
        self._store = store
        self._runtime = runtime
        self._limits = limits
        self._signer = signer

    async def check(self, name: str, address: str) -> None:
        """Before a password is looked at. Raises `rate-limited`."""
        key, hashed = account_key(name), self._signer.address(address)
        self._limits.spend("login", f"name {key} from {address}")
        if not await self._store.read(partial(people.knows_address, account=key, address=hashed)):
            self._limits.spend("login-name", key)

    async def succeeded(self, user: User, address: str) -> None:
        """It was the right one: from here the owner comes."""
        await self._store.write(
            partial(
                people.remember_address,
                user=user.id,
                address=self._signer.address(address),
                now=self._runtime.now(),
            )
        )
