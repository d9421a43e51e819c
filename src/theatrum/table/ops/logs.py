"""Logs that machines can read: one JSON object a line, with what happened and where, and never a secret."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

_USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "from": record.name,
        }
        for name, value in record.__dict__.items():
            if name not in _USUAL:
                entry[name] = value if isinstance(value, int | float | str | bool | None) else str(value)
        if record.exc_info and record.exc_info[0] is not None:
            entry["cause"] = _cause(record.exc_info)
        return msgspec.json.encode(entry).decode()


def _cause(exc_info: Any) -> list[str]:
    """Type and places of an exception; not its words, which may quote what somebody sent."""
    kind, _, trace = exc_info
    places = [
        f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)[-8:]
    ]
    return [kind.__name__, *places]


LEVELS = ("debug", "info", "warning", "error", "critical")


def set_up_logs(level: str = "info") -> None:
    """Raises ValueError for a level that there is not."""
    if level.lower() not in LEVELS:
        raise ValueError(f"THEATRUM_LOG must be one of {', '.join(LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
