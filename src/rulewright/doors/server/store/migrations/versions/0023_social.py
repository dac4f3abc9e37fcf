"""Proposals to end a game by agreement; whom somebody follows, and to which tables friends invite each other; results by day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("end_request", sa.JSON))
    op.create_index("ix_results_game_finished", "results", ["game", "finished"])
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("followed", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
