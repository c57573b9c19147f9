"""Games are reviewed together: what reviews found, where a room comes from, comments."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "review",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "origin",
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), nullable=False, index=True),
        sa.Column("source", sa.String(12), nullable=False, index=True),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "comment",
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Change them back."""
    for table in ("comment", "origin", "review"):
        op.drop_table(table)
