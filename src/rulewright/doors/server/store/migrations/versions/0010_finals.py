"""What is kept of finished matches forever, even if the rules change: the log in words and the final position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "finals",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("shown", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_finals_match"),
        sa.PrimaryKeyConstraint("match", name="pk_finals"),
    )
