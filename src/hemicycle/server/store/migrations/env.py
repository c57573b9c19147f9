"""Alembic's entry: the connection is handed in by `upgrade`."""

from alembic import context

from hemicycle.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
