"""Structured logs: one JSON object a line, without names, codes of tables, tokens or actions."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

log = logging.getLogger("hemicycle.server")
_STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None)))


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
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
    """Send everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    log.setLevel(level)
