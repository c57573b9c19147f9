"""Open tables are found among those that are open, not among all there ever were."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.create_index("room_open", "room", ["phase", "visibility", "created"])


def downgrade() -> None:
    """Change them back."""
    op.drop_index("room_open", "room")
