"""People are called back: ways to reach them, what they choose, days off, and what is to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "way",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("events", sa.String(100), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("trouble", sa.String(40), nullable=True),
    )
    op.create_table(
        "notification_choice",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "vacation",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("begins", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("thing", sa.String(60), primary_key=True),
        sa.Column("way", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(12), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["state", "due"])


def downgrade() -> None:
    """Change them back."""
    for table in ("outbox", "vacation", "notification_choice", "way"):
        op.drop_table(table)
