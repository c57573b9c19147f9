"""A server of a later day: its database has one more migration, which adds something or changes what is there."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from hemicycle.server.operate.command import app
from hemicycle.server.store import migrate

CHANGES = {
    "adds": 'op.add_column("room", sa.Column("colour", sa.String(10), nullable=True))',
    "breaks": 'op.drop_column("room", "expires")',
}


def change(mode: str, folder: Path) -> None:
    shutil.copytree(migrate.FOLDER, folder, dirs_exist_ok=True)
    (folder / "versions" / "9998_later.py").write_text(
        f"""import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9998", {migrate.HEAD!r}, None, None
only_adds = {mode == "adds"}


def upgrade() -> None:
    {CHANGES[mode]}
"""
    )
    migrate.FOLDER, migrate.HEAD = folder, "9998"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        change(sys.argv.pop(1), Path(place))
        sys.argv[1:1] = ["serve", "--no-browser"]
        app()
