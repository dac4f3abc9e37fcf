"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("hero", sa.String(40)),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("header", sa.JSON),
        sa.Column("commitment", sa.String(64)),
        sa.Column("seed", sa.Text),
        sa.Column("nonce", sa.String(40)),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("rematch", sa.String(20)),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index("ix_matches_commitment", "matches", ["commitment"])
    op.create_index("ix_matches_listed_status", "matches", ["listed", "status"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("standin", sa.Boolean, nullable=False),
        sa.Column("returned", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.UniqueConstraint("match", "guest", name="uq_seats_match_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_moves_match"),
        sa.PrimaryKeyConstraint("match", "line", name="pk_moves"),
    )
    op.create_table(
        "watchers",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_watchers_match"),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_watchers"),
    )
    op.create_table(
        "heroes",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("sheet", sa.JSON, nullable=False),
        sa.Column("history", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "name", name="pk_heroes"),
    )
