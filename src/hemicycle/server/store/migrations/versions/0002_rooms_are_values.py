"""Rooms are values: plain names, who opened a room and from where, leases, and when tokens began to expire."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
only_adds = False  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    with op.batch_alter_table("room") as room:
        room.alter_column("doc", new_column_name="state", existing_type=sa.Text(), existing_nullable=False)
        room.add_column(sa.Column("opener", sa.String(40), nullable=False, server_default=""))
        room.add_column(sa.Column("address", sa.String(64), nullable=False, server_default=""))
        room.add_column(sa.Column("expires", sa.BigInteger(), nullable=True))
        for name in ("opener", "address", "expires"):
            room.create_index(room.f(f"ix_room_{name}"), [name])
    with op.batch_alter_table("match") as match:
        match.alter_column("seed", new_column_name="secret", existing_type=sa.LargeBinary(32), existing_nullable=False)
        match.add_column(sa.Column("rules", sa.Text(), nullable=True))
    with op.batch_alter_table("moment") as moment:
        moment.alter_column("n", new_column_name="commit", existing_type=sa.Integer(), existing_nullable=False)
    notes = op.create_table(
        "note_of_server",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("token", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(notes, [{"name": "migrated", "value": str(int(time.time() * 1000))}])
    _name_openers()


def _name_openers() -> None:
    """So far whoever opened a table has been its host."""
    room = sa.table("room", sa.column("code"), sa.column("state"), sa.column("opener"))
    connection = op.get_bind()
    for code, state in connection.execute(sa.select(room.c.code, room.c.state)).all():
        host = json.loads(state)["host"]
        connection.execute(sa.update(room).where(room.c.code == code).values(opener=host))


def downgrade() -> None:
    """Change them back."""
    op.drop_table("lease")
    op.drop_table("note_of_server")
    with op.batch_alter_table("moment") as moment:
        moment.alter_column("commit", new_column_name="n", existing_type=sa.Integer(), existing_nullable=False)
    with op.batch_alter_table("match") as match:
        match.drop_column("rules")
        match.alter_column("secret", new_column_name="seed", existing_type=sa.LargeBinary(32), existing_nullable=False)
    with op.batch_alter_table("room") as room:
        for name in ("opener", "address", "expires"):
            room.drop_index(room.f(f"ix_room_{name}"))
            room.drop_column(name)
        room.alter_column("state", new_column_name="doc", existing_type=sa.Text(), existing_nullable=False)
