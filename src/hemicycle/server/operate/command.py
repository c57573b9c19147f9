"""`hemicycle serve`, `backup`, `restore`, `doctor`, `export`, `invite`, `operators` and `ratings`."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from hemicycle import registry, resources
from hemicycle.server.config import Config, ConfigError, load
from hemicycle.server.runner.ids import Ids
from hemicycle.words import MissingWords, Words

app = typer.Typer(help="The table server.", no_args_is_help=True)
operators = typer.Typer(help="Who may see reports, ban people and close tables.", no_args_is_help=True)
app.add_typer(operators, name="operators")
ConfigFile = Annotated[Path | None, typer.Option("--config", envvar="HEMICYCLE_CONFIG", help="A TOML file.")]
Data = Annotated[Path | None, typer.Option(help="The folder everything is kept in.")]
Account = Annotated[str, typer.Argument(help="The name of an account.")]
Database = Annotated[str | None, typer.Option(help="An SQLAlchemy URL instead of the SQLite file.")]
Origin = Annotated[str | None, typer.Option(help="The public address when a proxy stands in front.")]
Bus = Annotated[str | None, typer.Option(help="The address of NATS, for several servers on one PostgreSQL database.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    data: Data = None,
    database: Database = None,
    bus: Bus = None,
    config: ConfigFile = None,
    origin: Origin = None,
    browser: Annotated[bool, typer.Option(help="Open a browser when there is a desktop.")] = True,
) -> None:
    """Start the table server."""
    with _one_sentence(data):
        settings = load(config, host=host, port=port, data=data, database=database, bus=bus, origin=origin)
        _check_games()
        listener = listen(settings)
    run(msgspec.structs.replace(settings, port=listener.getsockname()[1]), listener, browser=browser)


@app.command()
def think(
    bus: Bus = None,
    processes: Annotated[int | None, typer.Option(min=1, help="How many bots think at the same time.")] = None,
    config: ConfigFile = None,
) -> None:
    """Let bots of all servers on a bus think on this machine."""
    from hemicycle.server.cluster.thinking import ThinkingMachine
    from hemicycle.server.operate.logs import set_up

    async def until_told() -> None:
        await ThinkingMachine(settings.bus, settings.bot_workers, settings.bot_budget).run(ready)

    def ready() -> None:
        typer.echo(_words().say("notice-thinking", {"processes": settings.bot_workers}))

    set_up()
    with _one_sentence(None):
        settings = load(config, bus=bus, bot_workers=processes)
        if not settings.bus:
            raise ConfigError("notice-no-bus")
        asyncio.run(until_told())


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="A new folder for the copy.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Copy everything, also while the server is running."""
    from hemicycle.server.operate import backup as copies

    with _one_sentence(target):
        copies.backup(load(config, data=data, database=database), target)
    typer.echo(_words().say("notice-backup", {"folder": str(target), "sound": "true"}))


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A folder that `backup` made.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Put a backup into a database that is empty: SQLite or PostgreSQL."""
    from hemicycle.server.operate import backup as copies

    with _one_sentence(source):
        copies.restore(source, load(config, data=data, database=database))
    typer.echo(_words().say("notice-restored", {"folder": str(source)}))


@app.command()
def doctor(
    data: Data = None, database: Database = None, bus: Bus = None, origin: Origin = None, config: ConfigFile = None
) -> None:
    """Look at everything a server needs, and say how it is; exit code 1 when something is bad."""
    from hemicycle.server.operate.doctor import BAD, examine

    with _one_sentence(data):
        findings = examine(load(config, data=data, database=database, bus=bus, origin=origin))
    words = _words()
    for verdict, code, detail in findings:
        typer.echo(f"{words.say(f'doctor-{verdict}'):10} {words.say(f'doctor-{code}', detail)}")
    if any(finding.verdict == BAD for finding in findings):
        raise typer.Exit(1)


@app.command()
def invite(
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 1,
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Make invitations, each for one account, where registration is by invitation; also while the server runs."""
    from hemicycle.server.operate.people import invitations

    with _one_sentence(data):
        codes = invitations(load(config, data=data, database=database), count)
    for code in codes:
        typer.echo(code)


@app.command()
def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="Compute all ratings again.")] = False,
    bots: Annotated[
        list[Path] | None, typer.Option(help="Journals of the arena (games.jsonl): what bots are rated by.")
    ] = None,
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Rate bots by the arena's games, and all people again from the records; says whether anything has changed."""
    from hemicycle.server.operate import people

    with _one_sentence(data):
        settings = load(config, data=data, database=database)
        rated = people.rate_bots(settings, bots or [])
        counted = people.recompute(settings) if recompute else None
    words = _words()
    if bots:
        typer.echo(words.say("notice-bots-rated", {"bots": rated}))
    if counted is not None:
        typer.echo(
            words.say("notice-ratings", {"games": counted.games, "ratings": counted.ratings, "differ": counted.differ})
        )


@app.command()
def export(
    target: Annotated[Path, typer.Argument(help="A folder for the records, or a new one for the tables.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
    form: Annotated[
        str | None, typer.Option("--format", help="Tables of the finished matches instead: parquet or jsonl.")
    ] = None,
) -> None:
    """Write every finished match as a record, and of those going on what everybody may know."""
    from hemicycle.server.operate.export import write_all, write_tables

    with _one_sentence(target):
        settings = load(config, data=data, database=database)
        if form is not None:
            games = asyncio.run(write_tables(settings, target, form))
            typer.echo(_words().say("dataset-written", {"folder": str(target), "games": games}))
            return
        finished, running = asyncio.run(write_all(settings, target))
    words = {"folder": str(target), "finished": finished, "running": running}
    typer.echo(_words().say("notice-exported", words))


@operators.command("list")
def list_operators(data: Data = None, database: Database = None, config: ConfigFile = None) -> None:
    """List the accounts that operate this server."""
    from hemicycle.server.operate.operators import listed

    with _one_sentence(data):
        found = listed(load(config, data=data, database=database))
    typer.echo("\n".join(found) or _words().say("notice-no-operators"))


@operators.command("add")
def add_operator(account: Account, data: Data = None, database: Database = None, config: ConfigFile = None) -> None:
    """Let an account see reports, ban people and close tables; a server that runs knows it at once."""
    from hemicycle.server.operate.operators import add

    with _one_sentence(data):
        add(load(config, data=data, database=database), account)
    typer.echo(_words().say("notice-operator-added", {"account": account}))


@operators.command("remove")
def remove_operator(account: Account, data: Data = None, database: Database = None, config: ConfigFile = None) -> None:
    """Take that away from an account again."""
    from hemicycle.server.operate.operators import remove

    with _one_sentence(data):
        remove(load(config, data=data, database=database), account)
    typer.echo(_words().say("notice-operator-removed", {"account": account}))


def run(settings: Config, listener: socket.socket, ids: Ids | None = None, *, browser: bool = False) -> None:
    """Serve until told to stop."""
    import uvicorn

    from hemicycle.server.app import assemble, create_app
    from hemicycle.server.operate.folder import release, taken
    from hemicycle.server.operate.logs import set_up

    class Server(uvicorn.Server):
        """Says where it is when it answers; sends people away to come back before it hangs up."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                _say_where(settings, browser=browser)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await door.rooms.drain()
            await super().shutdown(sockets)

    set_up()
    with _one_sentence(settings.data), taken(settings) as held:
        door = assemble(settings, ids)
        application = create_app(door)
    _allow_many_connections()
    gc.freeze()  # what was imported stays for good
    gc.set_threshold(20_000, 50, 50)
    Server(uvicorn_config(application, settings)).run(sockets=[listener])
    release(held)


def _say_where(settings: Config, *, browser: bool) -> None:
    with suppress(OSError):  # nobody reads it; they may come all the same
        typer.echo(_words().say("notice-serving", {"address": settings.address}))
    if browser and _desktop():
        threading.Timer(0.2, webbrowser.open, [settings.here]).start()


def _allow_many_connections() -> None:
    """As many open files as the system lets us have: every connection is one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(application: Any, settings: Config) -> Any:
    """How uvicorn carries the application: the fastest loop and protocols, no log of addresses, no compression."""
    import uvicorn

    from hemicycle.server.door.bounded_http import BoundedHttp
    from hemicycle.server.door.bounded_sending import BoundedSending
    from hemicycle.server.door.bounded_socket import BoundedSocket

    BoundedHttp.header_timeout = settings.header_timeout
    BoundedSending.patience = 3 * settings.header_timeout
    return uvicorn.Config(
        application,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def listen(settings: Config) -> socket.socket:
    """The socket people come to, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen()  # two that have only bound it would both believe that it is theirs
    except OSError as error:
        listener.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise ConfigError("notice-host-unknown", host=settings.host) from error
        raise ConfigError("notice-port-in-use", host=settings.host, port=str(settings.port)) from error
    return listener


def _check_games() -> None:
    """Say before anybody comes that a game from another package cannot be played or lacks words."""
    for name in filter(resources.is_outside, registry.names()):
        try:
            registry.game(name)
            Words("en", name)
        except resources.BadGame as error:
            raise ConfigError(f"error-bad-game-{error.code}", game=name, cause=error.cause) from error
        except MissingWords as error:
            raise ConfigError("error-missing-words", game=name, keys=", ".join(error.keys)) from error


def _desktop() -> bool:
    """Whether somebody sits before this machine and would see a browser."""
    shown = sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty() and "SSH_CONNECTION" not in os.environ


def _words() -> Words:
    language = os.environ.get("LANG", "en")[:2]
    return Words(language if language in ("en", "de", "nl", "fr") else "en", "server")


@contextmanager
def _one_sentence(place: Path | None) -> Iterator[None]:
    """Whatever cannot be done, there or elsewhere, ends in one sentence and exit code 2."""
    try:
        yield
    except ConfigError as error:
        _fail(error)
    except OSError as error:
        _fail(ConfigError("error-file", file=str(error.filename or place), cause=error.strerror or str(error)))


def _fail(error: ConfigError) -> NoReturn:
    typer.echo(_words().say(error.code, error.detail), err=True)
    raise typer.Exit(2)


if __name__ == "__main__":
    app()
