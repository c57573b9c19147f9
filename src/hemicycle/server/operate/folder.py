"""The data folder: for its owner only, and for one server at a time."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from hemicycle.server.config import Config, ConfigError
from hemicycle.server.store.connecting import sqlite_file

KEY_LENGTH = 32
LOCK = "lock"
KEY = "key"
OURS = ("hemicycle.db*", KEY, f".{KEY}-*", LOCK)


def prepare(config: Config) -> None:
    """Make the data folder, readable by its owner only, or say why not."""
    os.umask(0o077)
    folder = config.data
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        for file in ours(folder):
            file.chmod(0o600)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ConfigError("notice-data-unwritable", folder=str(folder)) from error


def ours(folder: Path) -> Iterator[Path]:
    """The files a server keeps in its folder; what else lies there is nobody's business."""
    return (file for pattern in OURS for file in folder.glob(pattern) if file.is_file())


@contextmanager
def taken(config: Config) -> Iterator[list[FileLock]]:
    """The data folder, for this server alone; a start that fails leaves no folder behind that was not there before."""
    missing = [each for each in (config.data, *config.data.parents) if not each.exists()]
    held: list[FileLock] = []
    try:
        prepare(config)
        held = lock(config)
        yield held
    except BaseException:
        with suppress(OSError):
            if held and config.data in missing:  # nobody else has come to a folder we have just made
                for file in config.data.iterdir():
                    file.unlink()
            for each in missing:
                each.rmdir()
        release(held)
        raise


def lock(config: Config) -> list[FileLock]:
    """Keep other servers away from the same data; they end with one sentence."""
    file = sqlite_file(config.database) if config.database.startswith("sqlite") else None
    if file == "":
        raise ConfigError("notice-config-wrong", key="database", value=config.database)  # it would forget everything
    places = [*([Path(f"{file}.lock")] if file else []), config.data / LOCK]  # whoever has the last has them all
    locks = [FileLock(place, blocking=False, mode=0o600) for place in places]
    for held in locks:
        try:
            held.acquire()
        except Timeout as error:
            raise ConfigError("notice-data-locked", folder=str(Path(held.lock_file).parent)) from error
    return locks


def release(held: list[FileLock]) -> None:
    """Let other servers have the data."""
    for each in held:
        each.release()


def signing_key(config: Config) -> bytes:
    """The key that signs cookies and links: a setting, or the one in the data folder."""
    check_key(config)
    return config.key.encode() if config.key else key(config.data)


def check_key(config: Config) -> None:
    """Refuse a key that could be guessed, before anything is made."""
    if config.key and len(config.key) < KEY_LENGTH:
        raise ConfigError("notice-config-short", key="key", least=KEY_LENGTH)
    if not config.key and (config.data / KEY).exists():
        key(config.data)


def key(folder: Path) -> bytes:
    """The server's own key, made on the first start, wholly or not at all, and readable by its owner only."""
    path = folder / KEY
    if not path.exists():
        _write_key(path)
    kept = path.read_bytes()
    if len(kept) < KEY_LENGTH:
        raise ConfigError("notice-key-short", file=str(path), least=KEY_LENGTH)
    return kept


def new_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_LENGTH)


def _write_key(path: Path) -> None:
    fresh = path.with_name(f".key-{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(new_key())
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)
