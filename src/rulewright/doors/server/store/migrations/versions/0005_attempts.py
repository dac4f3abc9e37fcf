"""A token for the attempt that wrote a line, to find out later whether it was stored and to retry without moving twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("attempt", sa.String(16)))


def downgrade() -> None:
    op.drop_column("moves", "attempt")
