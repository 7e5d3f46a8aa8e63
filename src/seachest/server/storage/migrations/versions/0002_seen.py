"""When somebody was last seen at a table that waits for players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it; nobody was seen yet."""
    op.add_column("tables", sa.Column("seen", sa.Float(), nullable=False, server_default=sa.text("0")))
