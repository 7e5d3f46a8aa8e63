"""Sessions, recovery codes, reports, and what moderators do."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; cookies of earlier versions have no session until they are renewed."""
    op.add_column("players", sa.Column("role", sa.String(length=12), nullable=True))
    op.add_column("players", sa.Column("renamed", sa.Float(), nullable=True))
    op.add_column("players", sa.Column("leaving", sa.Float(), nullable=True))
    op.add_column("players", sa.Column("old_cookies_ended", sa.Float(), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("address", sa.String(length=49), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"], unique=False)
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_recovery_codes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_player"), "recovery_codes", ["player"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("closed_by", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_player"), "reports", ["player"], unique=False)
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("network", sa.String(length=49), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_restrictions")),
    )
    op.create_index(op.f("ix_restrictions_player"), "restrictions", ["player"], unique=False)
    op.create_table(
        "moderation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("network", sa.String(length=49), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation")),
    )
