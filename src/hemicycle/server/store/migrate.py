"""Brings a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from hemicycle.server.config import ConfigError

HEAD = "0001"
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
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
