"""What a webhook is told, in the form that its receiver takes.

Discord wants `content`; a Matrix room, reached by its home server's own interface, a message of a type, put under a number
of its own. Everybody else gets a plain object whose `text` Matrix bridges (hookshot, maubot), Mattermost and Slack read.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit, urlunsplit

import msgspec

DISCORD = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
MATRIX = "/_matrix/client/"
MESSAGE = "/send/m.room.message"


@dataclass(frozen=True, slots=True)
class Call:
    method: str
    address: str
    body: bytes


def call_for(address: str, text: str, table: str, url: str, number: str) -> Call:
    """How to tell this address. `number`: of the message, never the same twice."""
    parts = urlsplit(address)
    if _is_discord(parts):
        told = {"content": f"{text}\n{url}", "allowed_mentions": {"parse": []}}
        return Call("POST", address, msgspec.json.encode(told))
    if _is_matrix(parts):
        path = f"{parts.path.rstrip('/')}/{number}"
        message = {"msgtype": "m.text", "body": f"{text}\n{url}"}
        return Call("PUT", urlunsplit(parts._replace(path=path)), msgspec.json.encode(message))
    return Call("POST", address, msgspec.json.encode({"text": text, "table": table, "url": url}))


def is_room(address: str) -> bool:
    """Is what it is told written where others read it?"""
    parts = urlsplit(address)
    return _is_discord(parts) or _is_matrix(parts)


def _is_discord(parts: SplitResult) -> bool:
    return parts.hostname in DISCORD and parts.path.startswith("/api/webhooks/")


def _is_matrix(parts: SplitResult) -> bool:
    return MATRIX in parts.path and parts.path.rstrip("/").endswith(MESSAGE)
