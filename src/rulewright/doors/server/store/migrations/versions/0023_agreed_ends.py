"""Proposals to end a game by agreement."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("end_request", sa.JSON))
