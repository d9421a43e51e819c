"""How people reach the table, and how it reaches them: port, proxy, e-mail, open files."""

from __future__ import annotations

import errno
import http.client
import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_network

import msgspec

from theatrum.table.config import Settings
from theatrum.table.ops.doctor.findings import Finding, ill, look, well

SECONDS = 3
FILES = 4096
LOOPBACK = ("127.0.0.1", "localhost", "::1")


# ---- the port ----------------------------------------------------------------------------------------------------
def check_port(settings: Settings) -> Iterator[Finding]:
    where = {"host": settings.host, "port": str(settings.port)}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                yield ill("port", "unusable", cause=error.strerror or str(error), **where)
                return
        else:
            yield well("port", **where)
            return
    yield _who_is_there(settings, where)


def _who_is_there(settings: Settings, where: dict[str, str]) -> Finding:
    """The port is taken: by a table, or by somebody else?"""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    asking = http.client.HTTPConnection(host, settings.port, timeout=SECONDS)
    try:
        asking.request("GET", "/health")
        said = msgspec.json.decode(asking.getresponse().read(10_000), type=dict[str, object])
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return ill("port", "taken", **where)
    finally:
        asking.close()
    if "store" not in said:
        return ill("port", "taken", **where)
    if said.get("ok") is not True:
        return ill("port", "table-ill", cause=str(said.get("cause", "")), **where)
    return well("port", "table", **where)


# ---- the proxy ---------------------------------------------------------------------------------------------------
def check_proxy(settings: Settings) -> Iterator[Finding]:
    names = [name.strip() for name in settings.proxies.split(",") if name.strip()]
    wrong = [name for name in names if name != "*" and not _is_network(name)]
    local = settings.host in LOOPBACK
    if wrong:
        yield ill("proxy", "no-address", names=", ".join(wrong))
    elif "*" in names and not local:
        yield ill("proxy", "anybody")
    elif settings.secure and not names:
        yield ill("proxy", "unnamed")
    elif not local and not settings.public_url:
        yield look("proxy", "no-public-url", host=settings.host)
    elif not local and not settings.secure:
        yield look("proxy", "plain")
    else:
        yield well("proxy", "none" if not names else "well")


def _is_network(name: str) -> bool:
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True


# ---- letters and files -------------------------------------------------------------------------------------------
def check_letters(settings: Settings) -> Iterator[Finding]:
    if settings.smtp and not settings.mail_from:
        yield look("letters", "no-sender")
    elif settings.mail_from and not settings.smtp:
        yield look("letters", "no-server")
    elif settings.smtp and not settings.smtp.startswith(("smtp://", "smtps://")):
        yield ill("letters", "no-address")
    else:
        yield well("letters", "well" if settings.smtp else "none")


def check_files(settings: Settings) -> Iterator[Finding]:
    """Each connection is an open file."""
    if sys.platform == "win32":
        return
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = hard if hard != resource.RLIM_INFINITY else 2**20
    if most < FILES:
        yield look("files", "few", most=most, wanted=FILES)
    else:
        yield well("files", most=most)
