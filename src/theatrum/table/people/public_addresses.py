"""Which addresses belong to the world, and not to the host's own network or to none."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

WORLD = IPv6Network("2000::/3")
"""The only addresses of IPv6 that are given to machines of the world; all others are for special uses."""
NOT_THE_WORLD_6 = (
    IPv6Network("2001::/23"),  # protocols: Teredo (which wraps IPv4), benchmarks, identifiers
    IPv6Network("2001:db8::/32"),  # documents
    IPv6Network("2002::/16"),  # 6to4: wraps any IPv4 address, also a private one
    IPv6Network("3fff::/20"),  # documents
)
NOT_THE_WORLD_4 = (
    IPv4Network("0.0.0.0/8"),
    IPv4Network("100.64.0.0/10"),  # behind a provider's own translation
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv4Network("198.18.0.0/15"),  # benchmarks
    IPv4Network("224.0.0.0/4"),  # multicast
    IPv4Network("240.0.0.0/4"),
)


def is_public(address: str) -> bool:
    """Python's own `is_global` differs from version to version, so what it may let through is named here."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        # Addresses that wrap one of IPv4 (mapped, NAT64) lie outside of what is given to machines.
        return found in WORLD and not any(found in net for net in NOT_THE_WORLD_6)
    return _is_public_4(found)


def _is_public_4(found: IPv4Address) -> bool:
    return found.is_global and not any(found in net for net in NOT_THE_WORLD_4)
