"""Tables over HTTP: opening, joining and listing them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from rulewright.doors.contract.base import Count, Incoming, Name, Options, Outgoing, SeatNumber, Seconds, Word

SeatKind = Literal["human", "bot", "open"]
Reason = Literal["abuse", "name", "cheating", "spam", "other"]


class Clock(Incoming):
    """Time to think, in seconds or days."""

    per_move: Seconds | None = None
    """For each move."""
    total: Seconds | None = None
    """For the whole game."""
    increment: Seconds | None = None
    """What is added to the total each time your turn ends."""
    days: Annotated[int, Meta(ge=1, le=7)] | None = None
    """Days for each move, at a table that is played by the day."""


class NewMatch(Incoming):
    """A table to open."""

    game: Word
    """The game by its short name."""
    seats: SeatNumber | None = None
    """How many players."""
    options: Options = field(default_factory=dict)
    """The game's options, by name; the others keep their defaults."""
    seat: SeatNumber = 0
    """Your own seat."""
    fill: dict[str, Word] = field(default_factory=dict)
    """Bots, by seat."""
    here: dict[str, Name] = field(default_factory=dict)
    """Names of others who play at your screen, by seat."""
    open: bool = False
    """Whether it is listed for everybody to join, and to watch once the game runs."""
    clock: Clock | None = None
    """The clock; null: none."""
    hero: Name | None = None
    """One of your heroes, or the name of a new one."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The seed of a deal; such a game is not rated."""
    puzzle: Count | None = None
    """The number of a puzzle, which sets the deal and the moves made so far."""
    box: Annotated[str, Meta(min_length=1)] | None = None
    """The text of a box file, for this table only."""
    salts: bool = False
    """Whether players add salts to the dice before the game begins: see the message `salt`."""
    rated: bool = True
    """Whether its result counts for ratings, if it can."""


Points = Annotated[int, Meta(ge=0, le=9999)]


class Seek(Incoming):
    """The table that you look for, and with whom."""

    game: Word
    """The game by its short name."""
    seats: SeatNumber | None = None
    """How many players; null: two, or the fewest."""
    options: Options = field(default_factory=dict)
    """The game's options, by name; the others keep their defaults."""
    clock: Clock | None = None
    """The clock; null: none."""
    rated: bool = True
    """Whether the result counts for ratings."""
    low: Points | None = None
    """The lowest rating of the others; with neither this nor `high`, ratings near yours, and further ones the longer you wait."""
    high: Points | None = None
    """Their highest rating."""


class Join(Incoming):
    """A seat to take: by the token of an invite link, or by number at a listed table."""

    token: Annotated[str, Meta(max_length=80)] | None = None
    """The token of an invite link."""
    seat: SeatNumber | None = None
    """The number of a seat; without one, any open seat."""


class Fill(Incoming):
    """A bot for an open seat."""

    seat: SeatNumber
    """Which seat."""
    bot: Word
    """Which bot, by name."""


class Remove(Incoming):
    """Whom to remove from your table."""

    seat: Annotated[int, Meta(ge=-1, le=31)]
    """Which seat; -1: all spectators."""
    block: bool = False
    """Whether they are kept from all your tables from now on."""


class Mute(Incoming):
    """Whether you no longer want to read what somebody says."""

    seat: SeatNumber
    """Where they sit."""
    mute: bool
    """Yes or no."""


class Report(Incoming):
    """Something for the operator to look at. It holds nothing of the game."""

    seat: SeatNumber
    """About whom."""
    why: Reason
    """What it is about."""
    words: Annotated[str, Meta(max_length=500)] = ""
    """What happened, in your words."""
    line: Count | None = None
    """The number of the line of chat that it is about."""


class Seeking(Outgoing):
    """How your search goes."""

    match: str | None
    """The match that was found, where you have a seat; null: none yet."""
    waited: int
    """Seconds since you began."""
    others: int
    """How many others are looking for the same and would play with you; 50 at most are counted."""


class Sought(Outgoing):
    """A table that somebody is looking for. Seek the same to play."""

    you: bool
    """Whether that is you."""
    name: str
    """What the player is called."""
    profile: str
    """The id of the player's public profile; empty: they show none."""
    points: int
    """The player's rating against people."""
    margin: int
    """Its 95% interval is this much on either side."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    seats: int
    """How many players."""
    options: Options
    """The options that were chosen."""
    clock: dict[str, int] | None
    """The clock."""
    rated: bool
    """Whether the result counts for ratings."""
    waited: int
    """Seconds since the search began."""


class Links(Outgoing):
    """Invite links."""

    seats: dict[str, str]
    """To each open seat."""
    spectate: str
    """For spectators."""


class Joined(Outgoing):
    """Where you sit now."""

    id: str
    """The match."""
    you: int
    """Your seat; -1: you are a spectator."""
    links: Links | None
    """Invite links, for the host."""


class ConditionalMoves(Incoming):
    """A line of conditional moves at a table played by the day."""

    seat: SeatNumber
    """Your seat."""
    moves: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=20)] | None = None
    """The codes of the next moves of everybody, in order; null: those that you have laid down."""


class ConditionalMove(Outgoing):
    """A move of such a line."""

    seat: int
    """Whose move it is."""
    code: int
    """Its code."""
    label: str
    """What it is called."""


class ConditionalLine(Outgoing):
    """A line, and how it can go on."""

    laid: bool
    """Whether you have laid it down."""
    moves: list[ConditionalMove]
    """The line."""
    next: list[ConditionalMove]
    """The moves that may come next: all of one seat. Empty: it cannot go on."""


class MatchId(Outgoing):
    """The match it is about."""

    id: str
    """Its id."""


class ReportId(Outgoing):
    """A report that was made."""

    id: str
    """By which the operator knows it."""


class Sitter(Outgoing):
    """Who sits in a seat, as far as a list of tables shows it."""

    name: str
    """What the player is called."""
    kind: SeatKind
    """A person, a bot, or nobody yet."""
    bot: str | None
    """Which bot."""
    profile: str
    """The id of the player's public profile; empty: they show none."""
    connected: bool
    """Whether somebody is connected."""
    standin: bool
    """A bot has moved for this person, who has neither moved nor sent `back` since."""


class ScoreRow(Outgoing):
    """A row of somebody's score."""

    what: str
    """What it is for."""
    amount: str
    """How many or how much of it there was, in words; empty: nothing to add."""
    points: int | None
    """What it is worth; null: nothing, the row says what else decided."""


class Result(Outgoing):
    """How a match ended."""

    ending: str
    """The name of the ending in the rules."""
    about: str
    """The ending in words."""
    won: bool
    """Whether somebody won."""
    scores: list[int]
    """Everybody's score."""
    places: list[int]
    """Everybody's place, counted from 1."""
    called: str | UnsetType = UNSET
    """What the ending is called, in a word or two."""
    verdict: str | UnsetType = UNSET
    """Who won and why, in a sentence or two."""
    unit: str | UnsetType = UNSET
    """What scores are counted in, as the heading of a column."""
    said: list[str] | UnsetType = UNSET
    """Everybody's score with its unit, in words."""
    breakdown: list[list[ScoreRow]] | UnsetType = UNSET
    """By seat, the rows that add up to the score; no rows: the game does not explain its scores. Like the three fields above it
    is missing where the match ended before results were explained."""


class MatchSummary(Outgoing):
    """A match in a list."""

    id: str
    """The match."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    seats: list[Sitter]
    """Who sits in each seat."""
    you: int | None
    """Your seat; -1: you are a spectator; null: you have no part in it."""
    invited: int | None
    """The seat that the link you came by is for; -1: it is for spectators; null: you came without a link."""
    here: list[int]
    """All seats played at your screen."""
    host: bool
    """Whether you opened the table."""
    started: bool
    """Whether the game has begun."""
    number: int
    """Moves made."""
    waiting: list[int]
    """The seats that may decide now."""
    over: Result | None
    """How it ended."""
    options: Options
    """The options that were chosen."""
    hero: str | None
    """The hero it is played with."""
    clock: dict[str, int] | None
    """The clock, as it was asked for."""
    rated: bool
    """Whether the result counts for ratings, if it can."""
    rematch: str | None
    """The match that was opened to play again."""
    uploaded: bool
    """Whether it was uploaded as a record."""
    own_box: bool
    """Whether it is played with a custom box."""
    updated: int
    """When it last changed, in seconds since 1970."""
    left: float | None = None
    """In the list of your tables, the seconds you have left at one that is played by the day; null: it is not your turn there."""
