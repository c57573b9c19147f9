"""Writing matches to files, also while the server is running."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import Engine

from hemicycle import dataset, registry
from hemicycle.server.config import Config, ConfigError
from hemicycle.server.room.match_state import rebuilt
from hemicycle.server.room.rows import MatchRow, MomentRow
from hemicycle.server.store import Store
from hemicycle.server.store.connecting import connect, plainly
from hemicycle.server.store.migrate import upgrade, version

PUBLIC = ("hemicycle", "game", "edition", "revision", "seats", "options", "names", "commitment")


async def write_all(config: Config, folder: Path) -> tuple[int, int]:
    """Write all matches; returns how many were finished and how many are going on."""
    with plainly(config.url):
        store = Store(present(config.url))
        counts = [0, 0]
        try:
            matches = await store.matches()
            folder.mkdir(parents=True, exist_ok=True)
            for match in matches:
                rows = await store.moments(match.id)
                going_on = match.ended is None
                name = f"{match.game}-{match.id:012x}{'.public' if going_on else ''}.jsonl"
                text = public(match, rows) if going_on else rebuilt(registry.game(match.game), match, rows).text()
                registry.game(match.game).library.write(str(folder / name), text)
                counts[going_on] += 1
        finally:
            store.close()
    return counts[0], counts[1]


async def write_tables(config: Config, folder: Path, form: str) -> int:
    """Write the finished matches as the tables of a dataset; returns how many they are."""
    with plainly(config.url):
        store = Store(present(config.url))
        try:
            matches = [match for match in await store.matches() if match.ended is not None]
            with dataset.Writer(folder, form) as writer:
                for match in matches:
                    record = rebuilt(registry.game(match.game), match, await store.moments(match.id))
                    writer.add(dataset.rows(record, f"{match.game}-{match.id:012x}"))
        finally:
            store.close()
    return len(matches)


def present(url: str) -> Engine:
    """A database that is there; merely connecting to a missing SQLite file would make one."""
    engine = connect(url)
    file = engine.url.database or ""
    if (engine.dialect.name == "sqlite" and not Path(file).is_file()) or version(engine) is None:
        engine.dispose()
        raise ConfigError("notice-no-database", file=file)
    upgrade(engine)
    return engine


def public(match: MatchRow, rows: list[MomentRow]) -> str:
    """What everybody may know of a match that is going on: no luck, no sealed answer, no whisper."""
    lines: list[object] = [{key: match.header[key] for key in PUBLIC}]
    for moment in [row.for_seat(None) for row in rows if not row.quiet]:
        events = [{"word": event.word, **event.detail} for event in moment.events]
        lines.append({"moment": moment.n, "seat": moment.seat, "by": moment.by, "events": events})
    return "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
