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

NAMING_CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING_CONVENTION)

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(48), unique=True),  # the name of an account, folded; none: a guest
    Column("look", String(200), index=True),  # what the name of an account looks like; none: a guest
    Column("password", String(200)),  # hashed with argon2
    Column("secret", LargeBinary(32), nullable=False),  # changed to end all sessions
    Column("muted", JSON, nullable=False, default=list),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("role", String(12)),  # "moderator"
    Column("renamed", Float),  # when a moderator gave them another name, which they can't change
    Column("leaving", Float),  # when their deletion began, until it is finished
    # Cookies without a session (of earlier versions) that were issued before are not valid.
    Column("old_cookies_ended", Float, nullable=False, server_default=text("0")),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", String(60), nullable=False),  # "Firefox, Android", as far as the browser says
    Column("address", String(49), nullable=False),  # as limits count it, of the last visit
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256: a code has more bits than anybody can guess
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
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
    Column("updated", Float, nullable=False),  # when something last happened that everybody may know of
    Column("last", BigInteger, nullable=False),  # the number of the last entry
    Column("rated", Boolean, nullable=False, default=False),
    # When somebody who sits there was last connected, while the table waits for players.
    Column("seen", Float, nullable=False, server_default=text("0")),
    Column("daily", String(10)),  # the day whose daily deal is played
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

# How finished games ended, so that a later correction of the rules changes neither results nor stories.
endings = Table(
    "endings",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a StoredEnding as compressed JSON
)

# Reviews of finished games: each is made once, in the order in which they were asked for.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("waiting", Boolean, nullable=False),  # false: it is made, or could not be made
    Column("tries", Integer, nullable=False),
    Column("lease", Float, nullable=False),  # until when a worker makes it
    Column("owner", String(40)),
    Column("done", Integer, nullable=False),  # moments that are examined, and of how many
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary),  # a GameReview as compressed JSON; none: it is not made
    Index("ix_reviews_waiting", "waiting", "asked"),
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

# Who has played rated games with whom recently. Rows are deleted after some days.
rated_pairs = Table(
    "rated_pairs",
    metadata,
    Column("table_id", String(12), primary_key=True),
    Column("first", String(16), primary_key=True),  # the smaller of the two ids
    Column("second", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", Float, nullable=False, index=True),
    Index("ix_rated_pairs_both", "first", "second", "game"),
)

# A finished game as each of its people looks back upon it; names are found by `players`.
results = Table(
    "results",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),  # whether the player had left
    Column("best_round", Integer),
    Column("kept", Integer, nullable=False),  # words kept, and broken
    Column("broken", Integer, nullable=False),
    Column("others", JSON, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=text("false")),  # with hints it counts only if it is lost
    Index("ix_results_player", "player", "ended"),
)

# The try of each player at a daily deal that counts; its result is among `results`.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
)

friends = Table(
    "friends",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("inviter", String(16), nullable=False),
    Column("at", Float, nullable=False),
)

# The devices on which players want notifications, as their browsers arranged it with a push service.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
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

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(16), nullable=False),
    Column("player", String(16), nullable=False, index=True),  # who is reported
    Column("table_id", String(12), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", Text, nullable=False),  # the chat before the report, as JSON
    Column("closed", Float),
    Column("closed_by", String(16)),
)

# What somebody may not do for a while: of a player, or of everybody in a network.
restrictions = Table(
    "restrictions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # "mute" or "ban"
    Column("player", String(16), index=True),
    Column("network", String(49)),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("reason", String(200), nullable=False),
    Column("by", String(16), nullable=False),
)

# The log of what moderators and admins have done. Workers read it to learn what has changed.
moderation = Table(
    "moderation",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(16), nullable=False),
    Column("what", String(16), nullable=False),
    Column("player", String(16)),
    Column("network", String(49)),
    Column("until", Float),
    Column("reason", String(200), nullable=False),
)
