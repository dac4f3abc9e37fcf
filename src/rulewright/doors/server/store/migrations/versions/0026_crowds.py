"""Indexes for busy evenings: a look at seeks or open tables must not read all of them."""

from __future__ import annotations

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seeks_began", "seeks", ["began"])
    op.create_index("ix_seeks_kind_points", "seeks", ["kind", "points"])
    op.create_index("ix_matches_listed_status_created", "matches", ["listed", "status", "created"])
    op.drop_index("ix_matches_listed_status", "matches")
