"""Tournaments, who has entered them, and who plays whom in each round; and by which tournament a match was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("tournament", sa.String(12)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("ix_tournaments_due", "tournaments", ["due"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_listed_status", "tournaments", ["listed", "status"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(12), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament", "guest"),
    )
    op.create_index("ix_entries_guest", "entries", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(12), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("match", sa.String(20)),
        sa.Column("points", sa.JSON),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("ix_pairings_match", "pairings", ["match"], unique=True)
