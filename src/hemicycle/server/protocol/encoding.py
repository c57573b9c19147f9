"""Encodes what travels; parts that several messages share are encoded once."""

from __future__ import annotations

from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode


def encoded(part: object) -> Any:
    """A part of several messages, encoded once; it is only ever sent."""
    return msgspec.Raw(encode(part))
