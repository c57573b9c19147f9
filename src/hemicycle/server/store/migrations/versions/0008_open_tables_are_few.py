"""Open tables are found among those that are open, not among all there ever were."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.drop_index("room_by_phase", "room")
    op.create_index("room_by_phase", "room", ["phase", "visibility", "created"])


def downgrade() -> None:
    """Change them back."""
    op.drop_index("room_by_phase", "room")
    op.create_index("room_by_phase", "room", ["phase"])
