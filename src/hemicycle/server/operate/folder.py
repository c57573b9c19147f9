"""The data folder: for its owner only, and for one server at a time."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from hemicycle.server.config import Config, ConfigError

KEY_LENGTH = 32
LOCK = "lock"


def prepare(config: Config) -> None:
    """Make the data folder, readable by its owner only, or say why not."""
    os.umask(0o077)
    folder = config.data
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        for file in folder.iterdir():
            if file.is_file():
                file.chmod(0o600)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ConfigError("notice-data-unwritable", folder=str(folder)) from error


@contextmanager
def as_it_was(folder: Path) -> Iterator[None]:
    """A start that fails leaves no folder behind that was not there before, unless something is kept in it by now."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        yield
    except BaseException as error:
        others = isinstance(error, ConfigError) and (error.code, error.detail.get("folder")) == (
            "notice-data-locked",
            str(folder),
        )
        with suppress(OSError):
            if folder in missing and not others:  # nobody else has come to a folder we have just made
                (folder / LOCK).unlink(missing_ok=True)
            for each in missing:
                each.rmdir()
        raise


def lock(config: Config) -> list[FileLock]:
    """Keep other servers away from the same data; they end with one sentence."""
    places = [config.data / LOCK]
    if config.database.startswith("sqlite"):
        file = make_url(config.database).database
        places += [Path(f"{file}.lock")] if file else []
    locks = [FileLock(place, blocking=False, mode=0o600) for place in places]
    for held in locks:
        try:
            held.acquire()
        except Timeout as error:
            raise ConfigError("notice-data-locked", folder=str(Path(held.lock_file).parent)) from error
    return locks


def signing_key(config: Config) -> bytes:
    """The key that signs cookies and links: a setting, or the one in the data folder."""
    check_key(config)
    return config.key.encode() if config.key else key(config.data)


def check_key(config: Config) -> None:
    """Refuse a key that could be guessed, before anything is made."""
    if config.key and len(config.key) < KEY_LENGTH:
        raise ConfigError("notice-config-short", key="key", least=KEY_LENGTH)


def key(folder: Path) -> bytes:
    """The server's own key, made on the first start, wholly or not at all, and readable by its owner only."""
    path = folder / "key"
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
