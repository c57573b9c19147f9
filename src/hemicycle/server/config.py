"""How the server is set up: from the command line, the environment, a TOML file, or by default."""

from __future__ import annotations

import os
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from hemicycle.core.errors import HemicycleError

PREFIX = "HEMICYCLE_"
SECRET = ("key", "smtp_password", "database")  # not repeated in what is said of them: a start's sentences are logged
ADDRESS = r"^(https?://[^\s/?#@]+/?)?$"
SENDER = r"^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)?$"


class ConfigError(HemicycleError):
    """The server cannot be set up: a message of the locales and what it needs."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def _home() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hemicycle"


def _workers() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


Text = Annotated[str, Meta(max_length=500)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Registration = Literal["open", "closed", "invited", "required"]
Seconds = Annotated[float, Meta(ge=0, le=31_536_000)]  # a year
Rate = Annotated[float, Meta(gt=0, le=1_000_000)]


class Config(Struct, frozen=True, kw_only=True):
    """Everything that can be set. docs/server.md is written from here."""

    host: Annotated[
        Annotated[str, Meta(min_length=1, max_length=255)],
        Meta(description="the address to listen on; `0.0.0.0` serves the whole network"),
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0 takes a free one")] = 8000
    data: Annotated[
        Path, Meta(description="the folder of the database and of the key that signs cookies and links")
    ] = msgspec.field(default_factory=_home)
    database: Annotated[Text, Meta(description="an SQLAlchemy URL; empty: a SQLite file in `data`")] = ""
    bus: Annotated[
        Text,
        Meta(description="the address of NATS, as `nats://host:4222`, for several servers on one PostgreSQL database"),
    ] = ""
    key: Annotated[
        Text,
        Meta(
            description="what signs cookies and links, at least 32 characters; empty: kept in the database or in `data`"
        ),
    ] = ""
    lease: Annotated[
        Annotated[float, Meta(ge=1, le=600)],
        Meta(description="seconds after which other servers take over the tables of one that is gone (PostgreSQL)"),
    ] = 15.0
    origin: Annotated[
        Annotated[Text, Meta(pattern=ADDRESS)],
        Meta(description="the public address behind a proxy, as `https://play.example.org`: `Secure` cookies"),
    ] = ""
    trusted_proxies: Annotated[
        Text, Meta(description="addresses of proxies whose `X-Forwarded-For` is believed, with commas between")
    ] = ""
    bot_workers: Annotated[Count, Meta(description="processes in which bots think")] = msgspec.field(
        default_factory=_workers
    )
    bot_budget: Annotated[Rate, Meta(description="seconds no bot exceeds")] = 10.0
    own_bots: Annotated[
        Annotated[str, Meta(max_length=5_000)],
        Meta(
            description="bots of other packages that may sit at tables, with commas between: `GAME:NAME` where a"
            " package offers it under that name (entry point `hemicycle.bots`), `GAME:NAME=module:Class` otherwise"
        ),
    ] = ""
    luck_wait: Annotated[
        Seconds, Meta(description="seconds devices have to add to the luck of a match; 0: nobody is asked")
    ] = 3.0
    absence: Annotated[
        Seconds, Meta(description="seconds away from an untimed game after which the others may vote on a replacement")
    ] = 600.0
    registration: Annotated[
        Registration,
        Meta(
            description="who may make an account: `open` everybody, `closed` nobody, `invited` who has an invitation, "
            "`required` everybody, and without one nobody opens a table or sits down, but by a link of the host"
        ),
    ] = "open"
    invitations_each: Annotated[
        Number, Meta(description="invitations to make an account somebody may have out at the same time (`invited`)")
    ] = 5
    session_days: Annotated[Count, Meta(description="days after which a session that was not used is over")] = 90
    most_tables: Annotated[Count, Meta(description="tables open at the same time")] = 2_000
    most_tables_each: Annotated[Count, Meta(description="of them opened by one person, or with them at it")] = 30
    most_tables_address: Annotated[
        Count,
        Meta(description="of them opened from one address (IPv6: one /64); as many records may be uploaded from there"),
    ] = 100
    most_sockets_each: Annotated[Count, Meta(description="connections of one person")] = 40
    http_rate: Annotated[
        Rate, Meta(description="requests a second from one address, ten times that at once; twenty times as many files")
    ] = 20.0
    socket_rate: Annotated[
        Rate,
        Meta(
            description="messages a second on one socket; three times that at once; half as many previews by one person"
        ),
    ] = 20.0
    guest_rate: Annotated[Rate, Meta(description="new people a minute from one address; a hundred at once")] = 10.0
    login_rate: Annotated[Rate, Meta(description="passwords tried a minute from one address; ten at once")] = 12.0
    header_timeout: Annotated[
        Rate,
        Meta(description="seconds a request may take to arrive; what is answered must be read in three times that"),
    ] = 10.0
    smtp_host: Annotated[Text, Meta(description="the mail server that takes notifications; empty: no mail")] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="its port")] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"], Meta(description="how it is spoken to: `starttls`, `tls` or `none`")
    ] = "starttls"
    smtp_user: Annotated[Text, Meta(description="who we are to it; empty: it does not ask")] = ""
    smtp_password: Annotated[Text, Meta(description="the password for that; best in the environment")] = ""
    mail_from: Annotated[
        Annotated[Text, Meta(pattern=SENDER)],
        Meta(description="the sender of mails, as `Hemicycle <tables@example.org>`"),
    ] = ""
    mail_pause: Annotated[
        Seconds, Meta(description="seconds between two mails to one person; what happens meanwhile goes into one")
    ] = 900.0
    notify_retry: Annotated[
        Rate, Meta(description="seconds before a notification that did not arrive is tried again; then twice as long")
    ] = 20.0
    contact: Annotated[
        Text, Meta(description="whom push services write to about this server: `mailto:…` or `https://…`")
    ] = ""
    operators: Annotated[
        Text, Meta(description="accounts that may see reports, ban people and close tables, with commas between")
    ] = ""
    notify_private: Annotated[
        bool, Meta(description="send web push and webhooks into the own network and without TLS too")
    ] = False
    vacation_days: Annotated[
        int, Meta(ge=0, le=365, description="days off in a year, on which clocks of slow games stand still")
    ] = 30
    metrics_open: Annotated[bool, Meta(description="answer `/metrics` to other machines too")] = False
    snapshot_every: Annotated[Count, Meta(description="moments between two snapshots of a table")] = 120

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{self.data / 'hemicycle.db'}"

    @property
    def postgresql(self) -> bool:
        """Whether several servers could share the database."""
        return self.database.startswith("postgresql")

    @property
    def address(self) -> str:
        """Where people reach this server, for links in messages."""
        return self.origin.rstrip("/") or self.here

    @property
    def here(self) -> str:
        """Where it is on its own machine."""
        return url("127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host, self.port)

    @property
    def secure(self) -> bool:
        """Whether people come over TLS."""
        return self.origin.startswith("https://")


SETTINGS: dict[str, Any] = get_type_hints(Config, include_extras=True)


def url(host: str, port: int) -> str:
    """An address as browsers take it: one of IPv6 stands in brackets."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def load(file: Path | None = None, **given: Any) -> Config:
    """The configuration; what is given beats the environment, which beats the file."""
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_from_file(file))
    environment = {name: os.environ.get(PREFIX + name.upper()) for name in SETTINGS}
    values.update({name: value for name, value in environment.items() if value is not None})
    values.update({name: value for name, value in given.items() if value is not None})
    config = Config(**{name: _typed(name, value) for name, value in values.items()})
    if config.smtp_host and not config.mail_from:
        raise ConfigError("notice-config-alone", key="smtp_host", needs="mail_from")
    return config


def _from_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError("notice-config-unreadable", file=str(file)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError("notice-config-not-toml", file=str(file), problem=str(error)) from error
    for name in values:
        if name not in SETTINGS:
            raise ConfigError("notice-config-unknown", key=name)
    return values


def _typed(name: str, value: Any) -> Any:
    """A value as its setting wants it; text from the environment is read."""
    try:
        typed = msgspec.convert(value, SETTINGS[name], strict=False, dec_hook=_path)
        if name == "trusted_proxies":
            _check_addresses(typed)
    except (ValueError, NotImplementedError) as error:
        raise ConfigError("notice-config-wrong", key=name, value="…" if name in SECRET else str(value)) from error
    return typed


def _path(kind: type, value: Any) -> Path:
    if kind is not Path or not isinstance(value, str | Path) or not str(value):
        raise NotImplementedError
    return Path(value).expanduser()


def _check_addresses(text: str) -> None:
    """Whatever is no address would be trusted as a name that nobody ever comes by."""
    for each in text.split(","):
        if each.strip() not in ("", "*"):
            ip_network(each.strip())


def table() -> str:
    """All settings with their defaults, for docs/server.md."""
    default = Config(data=Path("~/.local/share/hemicycle"), bot_workers=1)
    special = {"bot_workers": "cores - 1"}
    rows = [
        f"| `{name}` | {special.get(name) or _shown(getattr(default, name))} | {_description(hint)} |"
        for name, hint in SETTINGS.items()
    ]
    return "\n".join(["| Setting | Default | |", "|---|---|---|", *rows]) + "\n"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return (
        f"{value:g}"
        if isinstance(value, float)
        else f"`{value}`"
        if isinstance(value, str | Path) and str(value)
        else str(value)
    )


def _description(hint: Any) -> str:
    return str(next(note.description for note in reversed(hint.__metadata__) if note.description))
