"""Tournaments over HTTP: making, entering and following them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rulewright.doors.contract.base import Incoming, Name, Options, Outgoing, Word
from rulewright.doors.contract.tables import Clock

TournamentKind = Literal["swiss", "robin", "groups", "arena"]
TournamentStatus = Literal["waiting", "running", "over", "cancelled"]
Rounds = Annotated[int, Meta(ge=0, le=30)]
Minutes = Annotated[int, Meta(ge=5, le=24 * 60)]
Players = Annotated[int, Meta(ge=2, le=128)]


class NewTournament(Incoming):
    """A tournament to announce."""

    name: Name
    """What it is called."""
    game: Word
    """The game by its short name."""
    kind: TournamentKind
    """Swiss, round robin or arena for two; groups for tables of three and four."""
    clock: Clock
    """The clock of every game: without one, a round could wait forever."""
    starts: Annotated[int, Meta(ge=0, le=2**40)]
    """When it starts, in seconds since 1970."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    """How many sit at a table: two, or in groups three or four."""
    options: Options = field(default_factory=dict)
    """The game's options, by name; the others keep their defaults."""
    rounds: Rounds = 0
    """How many rounds a Swiss or groups have at most; 0: so many that one player can win them all."""
    minutes: Minutes = 60
    """How long an arena pairs its players."""
    most: Players = 64
    """How many may enter."""
    patience: Annotated[int, Meta(ge=1, le=60)] = 5
    """Minutes for which a table waits for its players before those who have not come forfeit."""
    rated: bool = True
    """Whether the games count for ratings."""
    open: bool = True
    """Whether it is listed for everybody, and its games may be watched; if not, it is found only by its link."""


class AddBots(Incoming):
    """Bots that enter your tournament."""

    bot: Word
    """Which bot, by name."""
    count: Annotated[int, Meta(ge=1, le=128)] = 1
    """How many."""


class TournamentId(Outgoing):
    """The tournament it is about."""

    id: str
    """Its id."""


class TournamentSummary(Outgoing):
    """A tournament in a list."""

    id: str
    """Its id."""
    name: str
    """What it is called."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    kind: TournamentKind
    """How it pairs its players."""
    seats: int
    """How many sit at a table."""
    options: Options
    """The options that were chosen."""
    clock: dict[str, int]
    """The clock of every game."""
    rated: bool
    """Whether the games count for ratings."""
    open: bool
    """Whether it is listed for everybody."""
    rounds: int
    """How many rounds are planned; 0: not known before it starts, or an arena."""
    minutes: int
    """How long an arena pairs its players."""
    most: int
    """How many may enter."""
    patience: int
    """Minutes for which a table waits for its players."""
    starts: int
    """When it starts or started, in seconds since 1970."""
    status: TournamentStatus
    """Whether it waits for players, is running, is over, or was cancelled."""
    round: int
    """The round that is played."""
    entered: int
    """How many have entered and not withdrawn."""
    you: int | None
    """Your number, if you have entered."""
    winners: list[str]
    """Who won, once it is over."""


class Entrant(Outgoing):
    """Somebody who has entered, and where they stand."""

    number: int
    """Their number in this tournament."""
    name: str
    """What they were called when they entered."""
    bot: str | None
    """Which bot; null: a person."""
    points: int
    """Their rating when they entered, or the strength of the bot."""
    margin: int
    """Its 95% interval is this much on either side."""
    gone: bool
    """Whether they have withdrawn."""
    place: int
    """Their place; those who are equal in everything share it."""
    score: int
    """Their points in the tournament."""
    breaks: list[int]
    """The tie-breaks in their order, more being better: Buchholz, Sonneborn-Berger and the points against those still tied; in
    groups first places and the points of those met; in an arena games won, and games played with a minus."""
    played: int
    """Games that count so far."""
    won: int
    """Games won, or first places."""


class Paired(Outgoing):
    """A table of a tournament, or a round in which somebody sits out."""

    round: int
    """The round."""
    board: int
    """The table, from 1."""
    players: list[int]
    """Who plays, by number, in the order of the seats; one alone sits out."""
    match: str | None
    """The match; null: there is none, or not yet."""
    points: list[int] | None
    """Everybody's points; null: it is not over."""
    forfeit: bool
    """Whether it was decided because somebody had not come or had left."""


class Tournament(Outgoing):
    """A tournament with its standings and its games."""

    about: TournamentSummary
    """What it is."""
    host: bool
    """Whether it is yours."""
    gone: bool
    """Whether you have withdrawn."""
    match: str | None
    """The game that waits for you."""
    entrants: list[Entrant]
    """Everybody, the best first."""
    games: list[Paired]
    """Every table so far, the latest round first."""
    now: int
    """The server's time, in seconds since 1970."""


class MyEntry(Outgoing):
    """A tournament that you have entered."""

    tournament: str
    """Its id."""
    title: str
    """What it is called."""
    name: str
    """What you were called when you entered."""
    number: int
    """Your number in it."""
    points: int
    """Your rating when you entered."""
    missed: int
    """How many games you did not come to."""
    gone: bool
    """Whether you have withdrawn."""
