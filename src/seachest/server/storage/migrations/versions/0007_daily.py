"""The daily deal: which tables play one, and which try of a player counts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the day of a table, and the tries."""
    op.add_column("tables", sa.Column("daily", sa.String(length=10), nullable=True))
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_daily_tries_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_daily_tries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "game", "player", name=op.f("pk_daily_tries")),
    )
    op.create_index(op.f("ix_daily_tries_table_id"), "daily_tries", ["table_id"])
