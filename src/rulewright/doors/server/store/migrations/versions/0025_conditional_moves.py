"""Conditional moves: what a seat answers at a table played by the day if the others move as it expects."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "conditional_moves",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("codes", sa.JSON, nullable=False),
        sa.Column("sights", sa.JSON, nullable=False),
    )
    op.create_index("ix_conditional_moves_guest", "conditional_moves", ["guest"])
