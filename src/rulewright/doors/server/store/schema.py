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
key = partial(Column[Any], primary_key=True)
"""The key of a table, or a part of it."""

GUEST, NAME, GAME = String(40), String(40), String(80)
MATCH, TOURNAMENT = String(20), String(12)
TIME, NULLABLE_JSON = BigInteger, JSON(none_as_null=True)
"""What columns hold in more than one table."""


def table(name: str, *parts: SchemaItem) -> Table:
    return Table(name, metadata, *parts)


def match_key() -> Column[Any]:
    """The match that a row is about, as the key or its first part."""
    return key("match", MATCH, ForeignKey("matches.id"))


settings = table("settings", key("key", String(40)), required("value", Text))

guests = table(
    "guests",
    key("id", GUEST),
    required("name", NAME),
    Column("profile", String(12), index=True, unique=True),
)

matches = table(
    "matches",
    key("id", MATCH),
    required("game", GAME),
    required("seats", Integer),
    required("options", JSON),
    required("host", GUEST, index=True),
    required("listed", Boolean),
    Column("clock", JSON),
    Column("hero", NAME),
    required("status", String(12)),
    required("archived", Boolean),
    required("uploaded", Boolean),
    required("created", TIME),
    required("updated", TIME),
    Column("started", TIME),
    Column("header", JSON),
    Column("commitment", String(64), index=True),
    Column("seed", Text),
    Column("nonce", String(40)),
    required("lines", Integer),
    required("number", Integer),
    required("waiting", Integer),
    Column("due", TIME, index=True),
    Column("rematch", MATCH),
    Column("result", JSON),
    Column("content", Text),
    required("practice", Boolean, server_default=false()),
    required("rated", Boolean, server_default=true()),
    Column("origin", String(24)),
    Column("undo_request", NULLABLE_JSON),
    Column("end_request", NULLABLE_JSON),
    Column("deal", NULLABLE_JSON),
    Column("salts", NULLABLE_JSON),
    Column("tournament", TOURNAMENT),
    Index(None, "listed", "status", "created"),
)

seats = table(
    "seats",
    match_key(),
    key("seat", Integer),
    required("kind", String(8)),
    Column("guest", GUEST, index=True),
    Column("bot", NAME),
    required("name", NAME),
    required("standin", Boolean),
    required("returned", TIME),
    UniqueConstraint("match", "guest"),
)

moves = table(
    "moves",
    match_key(),
    key("line", Integer),
    required("kind", String(8)),
    required("seat", Integer),
    required("code", Integer),
    required("made_by", String(8)),
    required("at", TIME),
    Column("more", NULLABLE_JSON),
    Column("attempt", String(16)),
)

follows = table("follows", key("guest", GUEST), key("followed", GUEST, index=True), required("at", TIME))

invitations = table(
    "invitations",
    match_key(),
    key("guest", GUEST, index=True),
    required("host", GUEST),
    required("at", TIME),
)

watchers = table("watchers", match_key(), key("guest", GUEST))

seeks = table(
    "seeks",
    key("guest", GUEST),
    required("kind", String(32)),
    required("game", GAME),
    required("seats", Integer),
    required("options", JSON),
    Column("clock", NULLABLE_JSON),
    required("rated", Boolean),
    Column("low", Integer),
    Column("high", Integer),
    required("points", Integer),
    required("margin", Integer),
    required("began", TIME, index=True),
    required("seen", TIME, index=True),
    Column("match", MATCH),
    Index(None, "kind", "points"),
)

day_turns = table(
    "day_turns",
    match_key(),
    key("seat", Integer),
    required("guest", GUEST, index=True),
    required("turn", Integer),
    Column("until", TIME),
    Column("at", TIME, index=True),
    required("tries", Integer),
    Column("left", NULLABLE_JSON),
    required("told", Boolean),
)

conditional_moves = table(
    "conditional_moves",
    match_key(),
    key("seat", Integer),
    required("guest", GUEST, index=True),
    required("codes", JSON),
    required("sights", JSON),
)

vacations = table("vacations", key("guest", GUEST), required("spans", JSON))

subscriptions = table(
    "subscriptions",
    key("digest", String(64)),
    required("guest", GUEST, index=True),
    required("session", String(16)),
    required("endpoint", Text),
    required("p256dh", String(100)),
    required("auth", String(40)),
    required("language", String(8)),
    required("created", TIME),
)

emails = table(
    "emails",
    key("guest", GUEST),
    required("id", String(12), index=True, unique=True),
    required("address", String(254)),
    required("confirmed", Boolean),
    required("language", String(8)),
    required("created", TIME),
    Column("at", TIME, index=True),
    required("tries", Integer),
)

tournaments = table(
    "tournaments",
    key("id", TOURNAMENT),
    required("host", GUEST, index=True),
    required("name", NAME),
    required("kind", String(8)),
    required("game", GAME),
    required("seats", Integer),
    required("options", JSON),
    required("clock", JSON),
    required("rated", Boolean),
    required("listed", Boolean),
    required("rounds", Integer),
    required("minutes", Integer),
    required("most", Integer),
    required("patience", Integer),
    required("starts", TIME),
    required("status", String(12)),
    required("round", Integer),
    required("version", Integer),
    Column("due", TIME, index=True),
    required("winners", JSON),
    Column("finished", TIME),
    Index(None, "listed", "status"),
)

entries = table(
    "entries",
    key("tournament", TOURNAMENT, ForeignKey("tournaments.id")),
    key("number", Integer),
    Column("guest", GUEST, index=True),
    Column("bot", NAME),
    required("name", NAME),
    required("points", Integer),
    required("margin", Integer),
    required("gone", Boolean),
    required("missed", Integer),
    UniqueConstraint("tournament", "guest"),
)

pairings = table(
    "pairings",
    key("tournament", TOURNAMENT, ForeignKey("tournaments.id")),
    key("round", Integer),
    key("board", Integer),
    required("players", JSON),
    Column("match", MATCH, index=True, unique=True),
    Column("points", NULLABLE_JSON),
    required("forfeit", Boolean),
    Column("due", TIME),
)

heroes = table(
    "heroes",
    key("guest", GUEST),
    key("game", GAME),
    key("name", NAME),
    required("sheet", JSON),
    required("history", JSON),
    required("updated", TIME, server_default="0"),
)

results = table(
    "results",
    match_key(),
    key("seat", Integer),
    required("guest", GUEST),
    required("game", GAME),
    required("seats", Integer),
    required("outcome", String(8)),
    required("place", Integer),
    required("score", BigInteger),
    required("counts", Boolean),
    required("finished", TIME),
    Index(None, "guest", "finished"),
    Index(None, "game", "finished"),
)

ratings = table(
    "ratings",
    key("guest", GUEST),
    key("game", GAME),
    key("against", String(8)),
    required("mu", Float),
    required("sigma", Float),
    required("games", Integer),
)

devices = table("devices", key("digest", String(64)), required("guest", GUEST, index=True), required("expires", TIME))

passkeys = table(
    "passkeys",
    key("credential", String(1400)),
    required("guest", GUEST, index=True),
    required("id", String(12)),
    required("key", LargeBinary),
    required("signed", BigInteger),
    required("device", NAME),
    required("created", TIME),
    required("used", TIME),
)

challenges = table(
    "challenges",
    key("digest", String(64)),
    required("guest", GUEST, index=True),
    required("purpose", String(8)),
    required("expires", TIME),
)

chat = table(
    "talk",
    match_key(),
    key("n", Integer),
    required("seat", Integer),
    required("name", NAME),
    required("text", Text),
    required("ready", Boolean),
    required("at", TIME),
    Column("guest", GUEST, index=True),
)

sign_ins = table(
    "sign_ins",
    key("guest", GUEST),
    key("id", String(16)),
    required("device", NAME),
    required("origin", String(24)),
    required("created", TIME),
    required("seen", TIME),
)

revoked = table("revoked", key("digest", String(64)), required("at", TIME))

bans = table(
    "bans",
    key("id", String(12)),
    required("kind", String(8)),
    required("subject", String(64)),
    required("reason", Text),
    required("created", TIME),
    Column("until", TIME),
)

blocks = table(
    "blocks",
    key("host", GUEST),
    key("guest", GUEST, index=True),
    required("id", String(12)),
    required("name", NAME),
    required("at", TIME),
)

mutes = table(
    "mutes",
    key("guest", GUEST),
    key("muted", GUEST, index=True),
    required("id", String(12)),
    required("name", NAME),
    required("at", TIME),
)

reports = table(
    "reports",
    key("id", String(12)),
    required("at", TIME),
    required("reporter", GUEST, index=True),
    required("match", MATCH),
    required("guest", GUEST, index=True),
    required("origin", String(24)),
    required("name", NAME),
    required("why", String(12)),
    required("words", Text),
    required("said", Text),
    Column("closed", TIME),
)

appeals = table(
    "appeals",
    key("id", String(12)),
    required("ban", String(12)),
    required("guest", GUEST, index=True),
    required("at", TIME),
    required("words", Text),
    Column("answer", Text),
    Column("answered", TIME),
    UniqueConstraint("ban", "guest"),
)

mistakes = table("mistakes", key("guest", GUEST), required("kept", Packed))

finals = table("finals", match_key(), required("shown", Packed), required("record", Packed))

archives = table(
    "archives",
    match_key(),
    required("lines", Integer),
    required("frames", LargeBinary),
    Column("pictures", LargeBinary),
)

reviews = table("reviews", match_key(), key("language", String(8)), required("review", Packed))
