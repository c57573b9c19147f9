"""People return: devices, passkeys, invitations, follows, results of finished games, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None
only_adds = False  # settings of tables have gained a field, which servers of the version before refuse

TABLES = ("device", "passkey", "ticket", "follow", "invitation", "archived", "result", "result_seat", "rating")


def upgrade() -> None:
    """Add the tables."""
    _add_people()
    _add_bonds()
    _add_results()


def _add_people() -> None:
    op.create_table(
        "device",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("proved", sa.BigInteger()),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("signs", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "ticket",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("maker", sa.String(40)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
    )
    op.create_index("ix_ticket_maker", "ticket", ["maker"])


def _add_bonds() -> None:
    op.create_table(
        "follow",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("followed", sa.String(40), primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_follow_followed", "follow", ["followed"])
    op.create_table(
        "invitation",
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_invitation_person", "invitation", ["person"])
    op.create_table(
        "archived",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(12), primary_key=True),
    )


def _add_results() -> None:
    op.create_table(
        "result",
        sa.Column("match", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("counted", sa.BigInteger(), unique=True),
    )
    op.create_index("ix_result_room", "result", ["room"])
    op.create_index("result_by_game", "result", ["game", "ended"])
    op.create_index("result_to_count", "result", ["rated", "counted"])
    op.create_table(
        "result_seat",
        sa.Column("match", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("bot", sa.String(20)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("team", sa.String(40), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("stood_in", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
    )
    op.create_index("result_seat_of_person", "result_seat", ["person", "ended"])
    op.create_index("result_seat_by_role", "result_seat", ["game", "role", "seat", "won"])
    op.create_table(
        "rating",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("role", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("change", sa.Float(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_index("rating_by_strength", "rating", ["game", "role", "mu"])


def downgrade() -> None:
    """Remove them."""
    for table in TABLES:
        op.drop_table(table)
