"""Quiet hours: by the clock of a person's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hemicycle.server.protocol.notifications import QuietHours


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """When the quiet hours that are on end, or None when none are."""
    if quiet is None or quiet.begins == quiet.ends or not is_zone(quiet.zone):
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    over_night = quiet.begins > quiet.ends
    on = (minute >= quiet.begins or minute < quiet.ends) if over_night else quiet.begins <= minute < quiet.ends
    if not on:
        return None
    day = here + timedelta(days=1) if over_night and minute >= quiet.begins else here
    end = day.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0)
    return max(now + 1, int(end.timestamp() * 1000))
