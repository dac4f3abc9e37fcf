"""Mistakes that come back until their player finds them at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mistakes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("kept", sa.LargeBinary, nullable=False),
    )
