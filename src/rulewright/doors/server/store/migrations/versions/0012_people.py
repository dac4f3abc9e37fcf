"""Accounts and moderation: sign-ins, blocks, reports, bans, and the author of each chat line.

Also closes tables that their host left before the game began: until now their links still worked. An unlisted table that was
archived for waiting too long looks the same and is closed with them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "id", name="pk_sign_ins"),
    )
    op.create_table(
        "revoked",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_revoked"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "blocks",
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("host", "guest", name="pk_blocks"),
    )
    op.create_index("ix_blocks_guest", "blocks", ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_guest", "reports", ["guest"])
    op.add_column("talk", sa.Column("guest", sa.String(40)))
    op.create_index("ix_talk_guest", "talk", ["guest"])
    connection = op.get_bind()
    connection.execute(sa.text(SPEAKERS))
    for statement in CLOSE:
        connection.execute(sa.text(statement))


SPEAKERS = (
    "UPDATE talk SET guest = (SELECT seats.guest FROM seats "
    "WHERE seats.match = talk.match AND seats.seat = talk.seat AND seats.name = talk.name)"
)
LEFT = "SELECT id FROM matches WHERE status = 'gathering' AND archived AND NOT listed"
CLOSE = (
    f"DELETE FROM watchers WHERE match IN ({LEFT})",
    f"UPDATE seats SET kind = 'open', guest = NULL, bot = NULL, name = '' WHERE match IN ({LEFT})",
)
