"""How the server is set up: from the command line, the environment, a TOML file, or by default."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

PREFIX = "HEMICYCLE_"


class ConfigError(Exception):
    """The server cannot be set up: a message of the locales and what it needs."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def _home() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hemicycle"


@dataclass(frozen=True)
class Config:
    """Everything that can be set. Times in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=_home)
    database: str = ""  # an SQLAlchemy URL; empty: a SQLite file in the data folder
    origin: str = ""  # the address people see when a proxy stands in front, such as https://example.org
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)  # worker processes for bots
    bot_budget: float = 10.0  # no bot thinks longer than this
    most_tables: int = 2_000
    most_tables_each: int = 30
    most_sockets_each: int = 40
    http_rate: float = 20.0  # requests a second from one address, in the long run
    socket_rate: float = 20.0  # messages a second on one socket, in the long run
    metrics_open: bool = False  # /metrics is answered to others than this machine
    snapshot_every: int = 40  # moments

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{self.data / 'hemicycle.db'}"

    @property
    def secure(self) -> bool:
        """Whether people come over TLS."""
        return self.origin.startswith("https://")


def load(file: Path | None = None, **given: Any) -> Config:
    """The configuration; what is given beats the environment, which beats the file."""
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_from_file(file))
    values.update(
        {f.name: os.environ[PREFIX + f.name.upper()] for f in fields(Config) if PREFIX + f.name.upper() in os.environ}
    )
    values.update({name: value for name, value in given.items() if value is not None})
    return replace(Config(), **{name: _typed(name, value) for name, value in values.items()})


def _from_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError("notice-config-unreadable", file=str(file)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError("notice-config-not-toml", file=str(file), problem=str(error)) from error
    known = {f.name for f in fields(Config)}
    for name in values:
        if name not in known:
            raise ConfigError("notice-config-unknown", key=name)
    return values


def _typed(name: str, value: Any) -> Any:
    """A value as its setting wants it; text from the environment is read."""
    wanted = type(getattr(Config(), name))
    try:
        if issubclass(wanted, Path):
            return Path(value).expanduser()
        if wanted is bool:
            return value if isinstance(value, bool) else {"true": True, "1": True, "false": False, "0": False}[value]
        return wanted(value)
    except (KeyError, TypeError, ValueError) as error:
        raise ConfigError("notice-config-wrong", key=name, value=str(value)) from error


def prepare(config: Config) -> None:
    """Make the data folder, or say why not."""
    try:
        config.data.mkdir(parents=True, exist_ok=True)
        probe = config.data / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ConfigError("notice-data-unwritable", folder=str(config.data)) from error
