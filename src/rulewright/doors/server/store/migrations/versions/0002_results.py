"""The result of a match, for lists; when a hero last played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("result", sa.JSON))
    op.add_column("heroes", sa.Column("updated", sa.BigInteger, nullable=False, server_default="0"))
