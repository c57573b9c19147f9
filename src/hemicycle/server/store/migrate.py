"""Brings a database to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from hemicycle.server.config import ConfigError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0009"
FOLDER = Path(__file__).parent / "migrations"


def version(engine: Engine) -> str | None:
    """The revision of the schema in a database, or None when it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(engine: Engine) -> None:
    """Migrate to the newest schema; a database of a newer program is refused."""
    present = version(engine)
    if present == HEAD:
        return  # importing Alembic would cost a third of the start-up time
    if present is not None and present > HEAD:
        raise ConfigError("notice-database-newer", revision=present)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several nodes may start at the same time
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('hemicycle migration'))"))
            present = version(engine)  # another may have done it while we waited
        if present is not None and not _only_adds(config, present):
            _wait_for_nobody(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _only_adds(config: Config, present: str) -> bool:
    """Whether servers of the version before can live with all changes that are to come; each migration says so."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(config)
    return all([script.module.only_adds for script in scripts.iterate_revisions("head", present)])


def _wait_for_nobody(connection: Connection) -> None:
    """Refuse to change what other servers use; each holds this lock together with the others while it lives."""
    if connection.dialect.name != "postgresql":
        return  # one server has a SQLite file for itself
    if not connection.execute(text("SELECT pg_try_advisory_xact_lock(hashtext('hemicycle'))")).scalar():
        raise ConfigError("notice-migration-waits")
