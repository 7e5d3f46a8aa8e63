"""Reviews of finished games, and whether a player had hints."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table and the column; nobody had hints yet."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("depth", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("waiting", sa.Boolean(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("lease", sa.Float(), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "depth", name=op.f("pk_reviews")),
    )
    op.create_index("ix_reviews_waiting", "reviews", ["waiting", "asked"])
    op.add_column("results", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.text("false")))
