"""Structured logs: one JSON object a line, without names, codes of tables, tokens or actions."""

from __future__ import annotations

import faulthandler
import json
import logging
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime

log = logging.getLogger("hemicycle.server")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None)))


def next_request() -> str:
    """A number for the request or connection that begins: its log lines carry it, and whoever asks can quote it."""
    number = secrets.token_hex(6)
    request_id.set(number)
    return number


@contextmanager
def numbered() -> Iterator[str]:
    """A number for what is logged inside."""
    before = request_id.set(secrets.token_hex(6))
    try:
        yield request_id.get()
    finally:
        request_id.reset(before)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **({"request": request_id.get()} if request_id.get() else {}),
            **{key: value for key, value in vars(record).items() if key not in _STANDARD and key != "message"},
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = self._where(record)
        return json.dumps(line, default=str)

    def _where(self, record: logging.LogRecord) -> list[str]:
        """File and line of every frame; the values in them stay out."""
        frames = []
        trace = record.exc_info[2] if record.exc_info else None
        while trace is not None:
            frames.append(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")
            trace = trace.tb_next
        return frames


def set_up(level: str = "INFO") -> None:
    """Send everything to standard error, also what ends the process from below Python, such as a broken disk."""
    with suppress(OSError, ValueError):  # where standard error is no file
        faulthandler.enable()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    log.setLevel(level)
