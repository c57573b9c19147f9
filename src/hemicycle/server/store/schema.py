"""The tables of the database. Every change to them is a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("account", String(32), unique=True),
    Column("password", String(200)),
    Column("generation", Integer, nullable=False),  # raising it voids every token signed before
    Column("created", BigInteger, nullable=False),
)

room = Table(
    "room",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("opener", String(40), nullable=False, index=True),  # who opened it, seated there or not
    Column("address", String(64), nullable=False, index=True),  # from where, as a keyed hash
    Column("expires", BigInteger, index=True),  # when it is removed, once its people have been told
    Column("state", Text, nullable=False),
    Index("room_by_age", "visibility", "created"),
    Index("room_by_phase", "phase"),
)

holder = Table(
    "holder",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False, index=True),
)

match = Table(
    "match",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("room", String(12), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),  # with the edition's data as they were, so that they stay
    Column("secret", LargeBinary(32), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("rules", Text),  # revision and data the table agreed to go on under
    Index("match_of_room", "room", "number", unique=True),
)

# One row per committed change. Two servers that carry on the same match collide here, so it never forks.
moment = Table(
    "moment",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("commit", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, nullable=False),
    Column("last", Integer, nullable=False),  # the last entry of the record it holds
    Column("quiet", Boolean, nullable=False),  # a sealed answer was changed: nobody else is told
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("hand", String(8), nullable=False),
    Column("key", String(64)),
    Column("body", Text, nullable=False),  # entries of the record, and what was told to whom
    Column("state", Text, nullable=False),  # clocks and open decisions
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("last", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
    Column("person", String(40)),
    Column("body", Text, nullable=False),
)

draft = Table(
    "draft",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True),
    Column("decision", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# What the server notes for itself: when it was migrated, and a row it writes to see whether it can.
note_of_server = Table(
    "note_of_server",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who runs a room. Taking it raises the token; whoever comes with an older one writes nothing.
lease = Table(
    "lease",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("node", String(64), nullable=False),
    Column("token", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# What reviews have found, for all nodes; the oldest are forgotten.
review = Table(
    "review",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),  # compressed
)

# Rooms that come from somewhere: a record somebody uploaded, or a moment of another match.
origin = Table(
    "origin",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(40), nullable=False, index=True),
    Column("source", String(12), nullable=False, index=True),
    Column("match", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What people at a table have written and drawn beside a moment of a match that is over.
comment = Table(
    "comment",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("match", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("body", Text, nullable=False),
)
