"""Indexes for evenings on which many look for players: nobody who looks reads the seeks of all."""

from __future__ import annotations

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seeks_began", "seeks", ["began"])
    op.create_index("ix_seeks_kind_points", "seeks", ["kind", "points"])
