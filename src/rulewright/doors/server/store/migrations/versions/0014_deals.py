"""Which matches are graded deals or puzzles, and their results: ratings and streaks belong to the player, not to a browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("matches", sa.Column("deal", sa.JSON))
