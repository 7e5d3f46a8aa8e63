"""The tables of the database.

A game is its log: who sits where, decisions and talk, in `entries`, one row after another. Everything else follows from
it, or serves to find it. Times are seconds since 1970.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(48), unique=True),  # the name of an account, folded; none: a guest
    Column("password", String(200)),  # hashed with argon2
    Column("secret", LargeBinary(32), nullable=False),  # changes where all sessions shall end
    Column("muted", JSON, nullable=False, default=list),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("seconds", Integer),
    Column("watch", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opener", String(16), nullable=False),
    Column("opened", Float, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("updated", Float, nullable=False),
    Column("last", BigInteger, nullable=False),  # the number of the last entry
    Column("rated", Boolean, nullable=False, default=False),
    # When somebody who sits there was last connected, while the table waits for players.
    Column("seen", Float, nullable=False, server_default=text("0")),
    Index("ix_tables_lobby", "public", "phase", "opened"),
)

# Who sits where, to find the tables of a player; the log knows the rest.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16), index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: of nobody at the table
    Column("deed", String(60), nullable=False),  # who did it, and the id that they chose for it
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "deed"),
)

due = Table(
    "due",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False, index=True),  # when the table next needs attention
    Column("clock", Float),  # when the clock of those who decide runs out
    Column("lease", Float, nullable=False),  # until when a worker looks after it
    Column("owner", String(40)),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when a worker was last alive
)
