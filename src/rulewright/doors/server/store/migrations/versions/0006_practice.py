"""Practice: matches in which the coach gave advice, or that continue another match; they are unrated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
