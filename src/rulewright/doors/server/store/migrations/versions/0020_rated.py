"""Whether the table was opened to be rated, which a rematch keeps; `practice` may be set during the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
