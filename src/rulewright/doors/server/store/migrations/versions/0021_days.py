"""Tables played by the day: whose turn it is and since when, vacations, and where notices go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_turns",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("left", sa.JSON),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("ix_day_turns_at", "day_turns", ["at"])
    op.create_index("ix_day_turns_guest", "day_turns", ["guest"])
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("spans", sa.JSON, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "emails",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_emails_id", "emails", ["id"], unique=True)
    op.create_index("ix_emails_at", "emails", ["at"])
