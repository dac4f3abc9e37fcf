"""The database schema: matches with their append-only moves, seats, guests, results, chat and moderation.

Times are milliseconds since 1970. A line of moves is one row under (match, line), so that the database detects two writes of
the same line, whichever processes they come from.
"""

from __future__ import annotations

import zlib
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.schema import SchemaItem

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The states of a match: waiting for players, in progress, over."""

HUMAN, BOT, OPEN = "human", "bot", "open"

ONLY = "only"
"""The author of a forced move, which was made without asking the player."""
STOOD_IN = "standin"
"""The author of a move that a bot made for a player who was away or out of time."""

CONSENT = "consent"
"""The author of an undo, or an end, that all other players agreed to."""

MOVE, UNDO, END = "move", "undo", "end"


AnyRow = Row[Any]
"""A row whose columns are known by name alone."""
Columns = dict[str, Any]
"""Columns of a row by name, as the database returns or stores them."""


class Packed(TypeDecorator[Any]):
    """A column of compressed JSON, for long values that are rarely read."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> bytes | None:
        return None if value is None else zlib.compress(msgspec.json.encode(value))

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(zlib.decompress(value))


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Names indexes and constraints, so that no table has to."""

required = partial(Column[Any], nullable=False)
"""A column that always has a value."""


def table(name: str, *parts: SchemaItem) -> Table:
    return Table(name, metadata, *parts)


def match_key() -> Column[Any]:
    """The match that a row is about, as the key or its first part."""
    return Column("match", String(20), ForeignKey("matches.id"), primary_key=True)


settings = table(
    "settings",
    Column("key", String(40), primary_key=True),
    required("value", Text),
)

guests = table(
    "guests",
    Column("id", String(40), primary_key=True),
    required("name", String(40)),
    Column("profile", String(12), index=True, unique=True),
)

matches = table(
    "matches",
    Column("id", String(20), primary_key=True),
    required("game", String(80)),
    required("seats", Integer),
    required("options", JSON),
    required("host", String(40), index=True),
    required("listed", Boolean),
    Column("clock", JSON),
    Column("hero", String(40)),
    required("status", String(12)),
    required("archived", Boolean),
    required("uploaded", Boolean),
    required("created", BigInteger),
    required("updated", BigInteger),
    Column("started", BigInteger),
    Column("header", JSON),
    Column("commitment", String(64), index=True),
    Column("seed", Text),
    Column("nonce", String(40)),
    required("lines", Integer),
    required("number", Integer),
    required("waiting", Integer),
    Column("due", BigInteger, index=True),
    Column("rematch", String(20)),
    Column("result", JSON),
    Column("content", Text),
    required("practice", Boolean, server_default=false()),
    required("rated", Boolean, server_default=true()),
    Column("origin", String(24)),
    Column("undo_request", JSON(none_as_null=True)),
    Column("end_request", JSON(none_as_null=True)),
    Column("deal", JSON(none_as_null=True)),
    Column("salts", JSON(none_as_null=True)),
    Column("tournament", String(12)),
    Index(None, "listed", "status", "created"),
)

seats = table(
    "seats",
    match_key(),
    Column("seat", Integer, primary_key=True),
    required("kind", String(8)),
    Column("guest", String(40), index=True),
    Column("bot", String(40)),
    required("name", String(40)),
    required("standin", Boolean),
    required("returned", BigInteger),
    UniqueConstraint("match", "guest"),
)

moves = table(
    "moves",
    match_key(),
    Column("line", Integer, primary_key=True),
    required("kind", String(8)),
    required("seat", Integer),
    required("code", Integer),
    required("made_by", String(8)),
    required("at", BigInteger),
    Column("more", JSON(none_as_null=True)),
    Column("attempt", String(16)),
)

follows = table(
    "follows",
    Column("guest", String(40), primary_key=True),
    Column("followed", String(40), primary_key=True, index=True),
    required("at", BigInteger),
)

invitations = table(
    "invitations",
    match_key(),
    Column("guest", String(40), primary_key=True, index=True),
    required("host", String(40)),
    required("at", BigInteger),
)

watchers = table(
    "watchers",
    match_key(),
    Column("guest", String(40), primary_key=True),
)

seeks = table(
    "seeks",
    Column("guest", String(40), primary_key=True),
    required("kind", String(32)),
    required("game", String(80)),
    required("seats", Integer),
    required("options", JSON),
    Column("clock", JSON(none_as_null=True)),
    required("rated", Boolean),
    Column("low", Integer),
    Column("high", Integer),
    required("points", Integer),
    required("margin", Integer),
    required("began", BigInteger, index=True),
    required("seen", BigInteger, index=True),
    Column("match", String(20)),
    Index(None, "kind", "points"),
)

day_turns = table(
    "day_turns",
    match_key(),
    Column("seat", Integer, primary_key=True),
    required("guest", String(40), index=True),
    required("turn", Integer),
    Column("until", BigInteger),
    Column("at", BigInteger, index=True),
    required("tries", Integer),
    Column("left", JSON(none_as_null=True)),
    required("told", Boolean),
)

conditional_moves = table(
    "conditional_moves",
    match_key(),
    Column("seat", Integer, primary_key=True),
    required("guest", String(40), index=True),
    required("codes", JSON),
    required("sights", JSON),
)

vacations = table(
    "vacations",
    Column("guest", String(40), primary_key=True),
    required("spans", JSON),
)

subscriptions = table(
    "subscriptions",
    Column("digest", String(64), primary_key=True),
    required("guest", String(40), index=True),
    required("session", String(16)),
    required("endpoint", Text),
    required("p256dh", String(100)),
    required("auth", String(40)),
    required("language", String(8)),
    required("created", BigInteger),
)

emails = table(
    "emails",
    Column("guest", String(40), primary_key=True),
    required("id", String(12), index=True, unique=True),
    required("address", String(254)),
    required("confirmed", Boolean),
    required("language", String(8)),
    required("created", BigInteger),
    Column("at", BigInteger, index=True),
    required("tries", Integer),
)

tournaments = table(
    "tournaments",
    Column("id", String(12), primary_key=True),
    required("host", String(40), index=True),
    required("name", String(40)),
    required("kind", String(8)),
    required("game", String(80)),
    required("seats", Integer),
    required("options", JSON),
    required("clock", JSON),
    required("rated", Boolean),
    required("listed", Boolean),
    required("rounds", Integer),
    required("minutes", Integer),
    required("most", Integer),
    required("patience", Integer),
    required("starts", BigInteger),
    required("status", String(12)),
    required("round", Integer),
    required("version", Integer),
    Column("due", BigInteger, index=True),
    required("winners", JSON),
    Column("finished", BigInteger),
    Index(None, "listed", "status"),
)

entries = table(
    "entries",
    Column("tournament", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(40), index=True),
    Column("bot", String(40)),
    required("name", String(40)),
    required("points", Integer),
    required("margin", Integer),
    required("gone", Boolean),
    required("missed", Integer),
    UniqueConstraint("tournament", "guest"),
)

pairings = table(
    "pairings",
    Column("tournament", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    required("players", JSON),
    Column("match", String(20), index=True, unique=True),
    Column("points", JSON(none_as_null=True)),
    required("forfeit", Boolean),
    Column("due", BigInteger),
)

heroes = table(
    "heroes",
    Column("guest", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("name", String(40), primary_key=True),
    required("sheet", JSON),
    required("history", JSON),
    required("updated", BigInteger, server_default="0"),
)

results = table(
    "results",
    match_key(),
    Column("seat", Integer, primary_key=True),
    required("guest", String(40)),
    required("game", String(80)),
    required("seats", Integer),
    required("outcome", String(8)),
    required("place", Integer),
    required("score", BigInteger),
    required("counts", Boolean),
    required("finished", BigInteger),
    Index(None, "guest", "finished"),
    Index(None, "game", "finished"),
)

ratings = table(
    "ratings",
    Column("guest", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("against", String(8), primary_key=True),
    required("mu", Float),
    required("sigma", Float),
    required("games", Integer),
)

devices = table(
    "devices",
    Column("digest", String(64), primary_key=True),
    required("guest", String(40), index=True),
    required("expires", BigInteger),
)

passkeys = table(
    "passkeys",
    Column("credential", String(1400), primary_key=True),
    required("guest", String(40), index=True),
    required("id", String(12)),
    required("key", LargeBinary),
    required("signed", BigInteger),
    required("device", String(40)),
    required("created", BigInteger),
    required("used", BigInteger),
)

challenges = table(
    "challenges",
    Column("digest", String(64), primary_key=True),
    required("guest", String(40), index=True),
    required("purpose", String(8)),
    required("expires", BigInteger),
)

chat = table(
    "talk",
    match_key(),
    Column("n", Integer, primary_key=True),
    required("seat", Integer),
    required("name", String(40)),
    required("text", Text),
    required("ready", Boolean),
    required("at", BigInteger),
    Column("guest", String(40), index=True),
)

sign_ins = table(
    "sign_ins",
    Column("guest", String(40), primary_key=True),
    Column("id", String(16), primary_key=True),
    required("device", String(40)),
    required("origin", String(24)),
    required("created", BigInteger),
    required("seen", BigInteger),
)

revoked = table(
    "revoked",
    Column("digest", String(64), primary_key=True),
    required("at", BigInteger),
)

bans = table(
    "bans",
    Column("id", String(12), primary_key=True),
    required("kind", String(8)),
    required("subject", String(64)),
    required("reason", Text),
    required("created", BigInteger),
    Column("until", BigInteger),
)

blocks = table(
    "blocks",
    Column("host", String(40), primary_key=True),
    Column("guest", String(40), primary_key=True, index=True),
    required("id", String(12)),
    required("name", String(40)),
    required("at", BigInteger),
)

mutes = table(
    "mutes",
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True, index=True),
    required("id", String(12)),
    required("name", String(40)),
    required("at", BigInteger),
)

reports = table(
    "reports",
    Column("id", String(12), primary_key=True),
    required("at", BigInteger),
    required("reporter", String(40), index=True),
    required("match", String(20)),
    required("guest", String(40), index=True),
    required("origin", String(24)),
    required("name", String(40)),
    required("why", String(12)),
    required("words", Text),
    required("said", Text),
    Column("closed", BigInteger),
)

appeals = table(
    "appeals",
    Column("id", String(12), primary_key=True),
    required("ban", String(12)),
    required("guest", String(40), index=True),
    required("at", BigInteger),
    required("words", Text),
    Column("answer", Text),
    Column("answered", BigInteger),
    UniqueConstraint("ban", "guest"),
)

mistakes = table("mistakes", Column("guest", String(40), primary_key=True), required("kept", Packed))

finals = table(
    "finals",
    match_key(),
    required("shown", Packed),
    required("record", Packed),
)

archives = table(
    "archives",
    match_key(),
    required("lines", Integer),
    required("frames", LargeBinary),
    Column("pictures", LargeBinary),
)

reviews = table(
    "reviews",
    match_key(),
    Column("language", String(8), primary_key=True),
    required("review", Packed),
)
