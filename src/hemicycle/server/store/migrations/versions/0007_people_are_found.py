"""What somebody said and wrote is found without reading what everybody did."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    for table in ("talk", "comment"):
        op.create_index(f"ix_{table}_person", table, ["person"])


def downgrade() -> None:
    """Change them back."""
    for table in ("talk", "comment"):
        op.drop_index(f"ix_{table}_person", table)
