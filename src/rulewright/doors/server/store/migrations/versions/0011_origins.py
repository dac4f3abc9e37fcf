"""A hash of the address that opened a table, so that one address cannot bury the tables of all others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("matches", sa.Column("origin", sa.String(24)))
