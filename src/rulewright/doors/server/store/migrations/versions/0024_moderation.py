"""Whom somebody has muted, and appeals against bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("muted", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "appeals",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("ban", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("answered", sa.BigInteger),
        sa.UniqueConstraint("ban", "guest", name="uq_appeals_ban_guest"),
    )
    op.create_index("ix_appeals_guest", "appeals", ["guest"])
