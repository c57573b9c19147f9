"""People stay safe: whom they do not want to hear, reports, bans, and what operators did and saw."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.create_table(
        "ignoring",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("reporter_name", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("subject_name", sa.String(24), nullable=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("talk", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
    )
    op.create_table(
        "ban",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(40), nullable=True),
        sa.Column("network", sa.String(50), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
        sa.Column("operator", sa.String(32), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Change them back."""
    for table in ("audit", "ban", "report", "ignoring"):
        op.drop_table(table)
