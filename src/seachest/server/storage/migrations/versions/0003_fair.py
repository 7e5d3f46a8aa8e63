"""Who has played rated games with whom recently, how finished games ended, and what names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from seachest.server.accounts.names import look_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables and the column; finished games get their endings later, one after the other."""
    op.create_table(
        "rated_pairs",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("first", sa.String(length=16), nullable=False),
        sa.Column("second", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first", "second", name=op.f("pk_rated_pairs")),
    )
    op.create_index(op.f("ix_rated_pairs_at"), "rated_pairs", ["at"], unique=False)
    op.create_index("ix_rated_pairs_both", "rated_pairs", ["first", "second", "game"], unique=False)
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_endings_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_endings")),
    )
    op.add_column("players", sa.Column("look", sa.String(length=200), nullable=True))
    op.create_index(op.f("ix_players_look"), "players", ["look"], unique=False)
    connection = op.get_bind()
    accounts = connection.execute(sa.text("SELECT id, name FROM players WHERE login IS NOT NULL")).all()
    for player, name in accounts:
        values = {"look": look_of(name), "id": player}
        connection.execute(sa.text("UPDATE players SET look = :look WHERE id = :id"), values)
