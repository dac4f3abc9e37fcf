"""Running games of listed tables can be watched by anybody from now on.

Those that already run stay as private as they were: their players were told only that anybody could join.
"""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE matches SET listed = false WHERE status = 'playing'")
