"""A token for the attempt that wrote a line, to find out later whether it was stored and to retry without moving twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("moves", sa.Column("attempt", sa.String(16)))
