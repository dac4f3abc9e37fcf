"""Gestures of several moves in one line: the moves after the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("moves", sa.Column("more", sa.JSON))
