"""Everything that is needed to show a match without its rules: its frames as each seat saw them, pictures and reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("frames", sa.LargeBinary, nullable=False),
        sa.Column("pictures", sa.LargeBinary),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_archives_match"),
        sa.PrimaryKeyConstraint("match", name="pk_archives"),
    )
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reviews_match"),
        sa.PrimaryKeyConstraint("match", "language", name="pk_reviews"),
    )
