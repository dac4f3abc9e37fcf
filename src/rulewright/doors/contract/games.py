"""The description of a game: its setup, rulebook, moves and prepared deals."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from rulewright.doors.contract.base import Options, Outgoing


class Option(Outgoing):
    """An option of the game, chosen before play."""

    name: str
    """Its name."""
    called: str
    """What it is called in the language of the reader."""
    about: str
    """What it changes."""
    default: int | str
    """What it is if nothing is chosen."""
    low: int
    """The lowest number, where it is a number."""
    high: int
    """The highest number, where it is a number."""
    words: list[str]
    """The words to choose from; empty: it is a number."""
    labels: list[str]
    """What each of these words is called in the language of the reader."""
    by_seats: dict[str, int | str]
    """Other defaults for some numbers of players."""
    seats: tuple[int, int]
    """For how many players the option exists."""
    shown: bool
    """In sight where a table is set up; the others are under More choices, but for the first."""


class BoxSummary(Outgoing):
    """A box that comes with a game."""

    word: str
    """The value of the option `box` that chooses it."""
    name: str
    """What it is called."""
    about: str
    """What is different in it."""


class Ending(Outgoing):
    """A way in which the game can end."""

    name: str
    """Its name in the rules."""
    called: str
    """What it is called, in a word or two."""
    about: str
    """The ending in words."""
    won: bool
    """Whether somebody wins."""


class Campaign(Outgoing):
    """A game whose hero goes on from match to match."""

    hero: str
    """What such a hero is called."""


class Welcome(Outgoing):
    """The table that "Play now" opens."""

    seats: int
    """How many players."""
    bot: str
    """The bot in the other seats."""
    options: Options
    """The options."""


class Deals(Outgoing):
    """Prepared deals."""

    graded: int
    """How many deals are graded by difficulty."""
    puzzles: int
    """How many puzzles there are."""


class DealResult(Outgoing):
    """How a prepared deal ended."""

    won: bool
    """Whether it was won."""
    score: int
    """The score."""
    rating: int
    """Your puzzle rating after it."""
    change: int
    """How far it moved that rating: 0 unless it was a puzzle, and for one solved with help."""
    streak: int
    """How many days in a row you have won the deal of the day."""
    last: str
    """The day of the last deal of the day that you finished; empty: none yet."""


class PlayedDeal(Outgoing):
    """Which prepared deal a match is."""

    kind: str
    """`daily`, a grade, or `puzzle`."""
    grade: str
    """How hard it is: easy, medium or hard; empty for a puzzle."""
    rating: int
    """The rating of a puzzle; otherwise 0."""
    day: str
    """The day whose deal it is, as YYYY-MM-DD (UTC); empty for others."""
    helped: bool
    """Whether you asked the coach, or took a move back that told you something."""
    result: DealResult | None
    """How it ended; null while it is played."""


class Deal(Outgoing):
    """A prepared deal."""

    kind: str
    """What was asked for: `daily`, a grade, or `puzzle`."""
    seed: int | None
    """The seed to open a table with."""
    puzzle: int | None
    """The number of the puzzle to open a table with."""
    grade: str
    """How hard it is."""
    rating: int
    """The rating of a puzzle."""
    day: str
    """The day whose deal it is, as YYYY-MM-DD (UTC)."""
    match: str
    """The table that you opened with today's deal; empty: none yet. Another one does not count."""


class FriendsTry(Outgoing):
    """How somebody you follow, and who follows you, did at the deal of the day."""

    name: str
    """What they are called."""
    won: bool
    """Whether they won."""
    score: int
    """Their score."""


class DayResults(Outgoing):
    """How people on this server did at today's deal, at their first try; only for those who have played it."""

    day: str
    """The day, as YYYY-MM-DD (UTC)."""
    tries: int
    """How many have finished it, you included."""
    won: int
    """How many of them won."""
    behind: int
    """How many did worse than you: they lost where you won, or have a lower score."""
    level: int
    """How many others did just as well."""
    friends: list[FriendsTry]
    """Your friends who have finished it, the best first."""


class GameSummary(Outgoing):
    """A game in a list."""

    name: str
    """Its short name."""
    title: str
    """Its name."""
    pitch: str
    """What it is about, in a sentence."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    minutes: tuple[int, int]
    """How long it takes."""
    weight: Literal["light", "medium", "heavy"]
    """How much there is to learn, measured by the words of its rules in English."""
    designer: str
    """Who designed it."""
    publisher: str
    """Who published it."""
    badge: Literal["", "partly reconstructed", "reconstructed"]
    """How much of it had to be reconstructed; empty: nothing. Show it wherever the game is met."""
    reconstructed: str
    """What of it had to be reconstructed, in a sentence; empty: nothing."""
    version: str
    """The version of its rules."""
    custom: bool
    """Whether it was added to this server; otherwise it comes with Rulewright."""
    options: list[Option]
    """Its options."""
    boxes: list[BoxSummary]
    """The boxes that come with it."""
    endings: list[Ending]
    """How it can end."""
    campaign: Campaign | None
    """Its campaign."""
    seat_names: list[str]
    """What the rulebook calls the seats; empty: nothing."""
    welcome: Welcome
    """The table that "Play now" opens."""
    lesson: int
    """How many steps its lesson has; 0: it has none."""
    deals: Deals | None
    """Its prepared deals."""


class Clause(Outgoing):
    """A clause of the rulebook."""

    id: str
    """By which it is cited."""
    text: str
    """What it says."""
    section: str
    """The section it stands in."""
    status: Literal["as written", "from other sources", "ruling", "reconstructed"]
    """Where it comes from."""
    why: str
    """Why it was ruled or reconstructed so."""
    source: str
    """Where it was found, if it is from other sources; empty otherwise."""
    overruled: str
    """The ruling that takes its place; empty: none."""
    narrowed: str
    """The ruling that lets less be done than it would; empty: none."""


class Verb(Outgoing):
    """A block of moves."""

    name: str
    """Its name."""
    first: int
    """The number of its first move."""
    arguments: list[tuple[str, int]]
    """Its arguments: the name of each, and how many values it has."""
    concede: bool
    """Whether the move gives up."""
    clauses: list[str]
    """The clauses that explain it."""


class Field(Outgoing):
    """A field of a view: a number, a `set` (the list of its members), or a record or pile with fields of its own."""

    name: str
    """Its name."""
    shape: list[int]
    """The lengths of the lists it is nested in."""
    sight: str
    """Who may see it."""
    kind: str
    """Its type."""
    fields: list[Field] | UnsetType = UNSET
    """The fields of a record or pile."""
    blank: int | UnsetType = UNSET
    """What a number is where you may not see it."""
    seated: bool | UnsetType = UNSET
    """Of the outermost fields: whether the first index counts the seats."""


class GridDetail(Outgoing):
    """A board of squares or hexes."""

    name: str
    """Its name."""
    shape: Literal["square", "hex"]
    """The shape of its cells."""
    cells: list[tuple[int, int]]
    """Its cells as (column, row) from the top, or axial (q, r)."""
    moves: list[list[int]]
    """For each cell, the numbers of the moves about it."""


class DeckDetail(Outgoing):
    """Cards of one kind."""

    fields: list[str]
    """The fields they may lie in, by path."""
    moves: list[list[int]]
    """For each card, the numbers of the moves about it."""


class PlaceDetail(Outgoing):
    """Where a field lies on the table."""

    field: str
    """The field, by path."""
    shape: Literal["row", "column", "hand"]
    """How its entries lie."""
    items: list[str]
    """What its entries are called, in the usual box; empty if they have no names."""


class Help(Outgoing):
    """What something on the board is and does."""

    name: str
    """What it is called."""
    text: str
    """What it does."""
    clauses: list[str]
    """The clauses it rests on."""


class Point(Outgoing):
    """A sentence or two of a game's summary."""

    say: str
    """What it says."""
    clauses: list[str]
    """The clauses it rests on."""
    diagram: str
    """The diagram that shows it; empty: none."""


class Diagram(Outgoing):
    """A drawing for a rule about space: fetch it from `/api/games/NAME/diagrams/KEY.svg`."""

    about: str
    """What it shows."""
    clauses: list[str]
    """The clauses it illustrates, the most important first."""
    size: tuple[int, int]
    """Its width and height."""


class GameDetail(GameSummary):
    """A game with its rulebook, its moves, and the layout of a view."""

    clauses: list[Clause]
    """The rulebook."""
    verbs: list[Verb]
    """All kinds of moves."""
    fields: list[Field]
    """The fields of a view."""
    grids: list[GridDetail]
    """Its boards, where it names any."""
    decks: list[DeckDetail]
    """Its cards, where it names any."""
    layout: list[PlaceDetail]
    """Where its fields lie on the table, where it says so."""
    help: dict[str, Help]
    """Help by the keys that boards carry as `data-help`, for the usual box."""
    summary: dict[str, list[Point]]
    """The game on one page, for the usual box: `aim`, `turn`, `end` and `forgotten`; empty: it has no summary."""
    diagrams: dict[str, Diagram]
    """Its drawings for rules about space."""
