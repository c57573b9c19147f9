"""No two accounts have names that look the same; those that have already keep theirs."""

import sqlalchemy as sa
from alembic import op

from hemicycle.server.room.names import likeness_of_account

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
only_adds = True  # whether servers of the version before can go on beside it


def upgrade() -> None:
    """Change the tables."""
    op.add_column("person", sa.Column("likeness", sa.String(64)))
    person = sa.table("person", sa.column("id"), sa.column("account"), sa.column("created"), sa.column("likeness"))
    accounts = sa.select(person.c.id, person.c.account).where(person.c.account.is_not(None))
    seen: dict[str, str] = {}
    for whose, account in op.get_bind().execute(accounts.order_by(person.c.created)):
        seen.setdefault(likeness_of_account(account), whose)
    one = sa.update(person).where(person.c.id == sa.bindparam("whose")).values(likeness=sa.bindparam("like"))
    if seen:
        op.get_bind().execute(one, [{"whose": whose, "like": like} for like, whose in seen.items()])
    op.create_index("person_by_likeness", "person", ["likeness"], unique=True)


def downgrade() -> None:
    """Change them back."""
    op.drop_index("person_by_likeness", "person")
    op.drop_column("person", "likeness")
