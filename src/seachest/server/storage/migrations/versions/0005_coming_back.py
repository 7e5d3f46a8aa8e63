"""What people come back for: results, friends, invitations, and the devices that want notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds their tables; the results of older games follow when their players ask for them."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("best_round", sa.Integer(), nullable=True),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("broken", sa.Integer(), nullable=False),
        sa.Column("others", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_player", "results", ["player", "ended"])
    op.create_table(
        "friends",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("friend", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_friends_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["players.id"], name=op.f("fk_friends_friend"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "friend", name=op.f("pk_friends")),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("inviter", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_invitations_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_player"), "invitations", ["player"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_pushes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_player"), "pushes", ["player"])
