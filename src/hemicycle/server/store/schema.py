"""The tables of the database. Every change to them is a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

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
    Column("likeness", String(64)),  # what the name of the account looks like at a glance
    Index("person_by_likeness", "likeness", unique=True),
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
    Index("room_open", "phase", "visibility", "created"),
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
    Column("person", String(40), index=True),
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

# How somebody is reached while they are away: a browser, a mailbox, a webhook.
way = Table(
    "way",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("events", String(100), nullable=False),  # what is told by it: " turn over "
    Column("confirmed", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False),  # when something last went this way
    Column("trouble", String(40)),
)

notification_choice = Table(
    "notification_choice",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)

# Days off: their sum over a year is limited.
vacation = Table(
    "vacation",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

# What is to be told, written together with what it tells. Nobody is told one thing twice by one way.
outbox = Table(
    "outbox",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("thing", String(60), primary_key=True),
    Column("way", String(40), primary_key=True),
    Column("room", String(12), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("by", String(24), nullable=False),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", BigInteger, nullable=False),  # until when somebody is at it
    Column("state", String(8), nullable=False),  # waiting, sent, dropped, failed
    Index("outbox_by_due", "state", "due"),
)

# Whom people do not want to hear.
ignoring = Table(
    "ignoring",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("reporter", String(40), nullable=False),
    Column("reporter_name", String(24), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("subject_name", String(24), nullable=False),
    Column("room", String(12), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("talk", Text, nullable=False),  # what the reporter could hear
    Column("open", Boolean, nullable=False),
    Column("answer", Text, nullable=False),
)

ban = Table(
    "ban",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(40)),
    Column("network", String(50)),
    Column("reason", Text, nullable=False),
    Column("until", BigInteger),
    Column("by", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What operators did and saw.
audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("operator", String(32), nullable=False),
    Column("what", String(40), nullable=False),
    Column("detail", Text, nullable=False),
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

# --- people: devices, passkeys, who knows whom ---

# Where somebody is signed in. A token names one of these; without it the token is void.
device = Table(
    "device",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("label", String(80), nullable=False),  # browser and system, as the browser says
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger),  # when a password or passkey was last given there
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's own, base64url
    Column("person", String(40), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),  # how often it has signed, where it counts
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# Lets one person make an account where registration is by invitation.
ticket = Table(
    "ticket",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("maker", String(40), index=True),  # None: the operator
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

follow = Table(
    "follow",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("followed", String(40), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

# Somebody is asked to a table; gone when they sit down there or say no.
invitation = Table(
    "invitation",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("by", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A table somebody does not want among theirs any more.
archived = Table(
    "archived",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("room", String(12), primary_key=True),
)

# --- finished games: how they ended, and what that says of the players ---

result = Table(
    "result",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("room", String(12), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ending", String(40), nullable=False),  # as the game names it; empty: given up by the table
    Column("ended", BigInteger, nullable=False),
    Column("counted", BigInteger, unique=True),  # in which order ratings were made of them
    Index("result_by_game", "game", "ended"),
    Index("result_to_count", "rated", "counted"),
)

result_seat = Table(
    "result_seat",
    metadata,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("person", String(40)),  # None: a bot, or somebody who has deleted their account
    Column("bot", String(20)),  # its level
    Column("name", String(24), nullable=False),
    Column("role", String(40), nullable=False),  # party or secret role; empty where seats are alike
    Column("team", String(40), nullable=False),
    Column("first", Boolean, nullable=False),  # began the game
    Column("place", Integer),  # 1 is the best; None: nobody won
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("decisions", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),  # so many of them made by a stand-in
    Column("left", Boolean, nullable=False),  # gave the seat up, or was replaced
    Column("mu", Float),  # the rating after it, where it was rated
    Column("sigma", Float),
    Index("result_seat_of_person", "person", "ended"),
    Index("result_seat_by_role", "game", "role", "seat", "won"),
)

# How strong somebody is at a game: in all, and (role) as what they played.
rating = Table(
    "rating",
    metadata,
    Column("who", String(40), primary_key=True),  # a person, or `bot:` and a level
    Column("game", String(40), primary_key=True),
    Column("role", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("change", Float, nullable=False),  # of mu, by the last game
    Column("opponents", Integer, nullable=False),  # how many different people
    Column("changed", BigInteger, nullable=False),
    Index("rating_by_strength", "game", "role", "mu"),
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
    Column("person", String(40), nullable=False, index=True),
    Column("body", Text, nullable=False),
)
