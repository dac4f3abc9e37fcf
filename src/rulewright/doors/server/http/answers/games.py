"""What is told of a game: how it is set up, its rulebook, its moves, and its deals."""

from __future__ import annotations

from msgspec import field

from rulewright.doors.server.http.answers.answer import Answer


class Option(Answer):
    """A choice before play; `by_seats` are other defaults for some numbers of players, `seats` those who have the choice."""

    name: str
    about: str
    default: int | str
    low: int
    high: int
    words: list[str]
    by_seats: dict[str, int | str]
    seats: tuple[int, int]


class Box(Answer):
    """A box that comes with a game: the word by which the option chooses it, and what it says of itself."""

    word: str
    name: str
    about: str


class Ending(Answer):
    name: str
    about: str
    won: bool


class Campaign(Answer):
    hero: str


class Welcome(Answer):
    """The table of somebody who just wants to play: how many seats, the bot in the others, the options."""

    seats: int
    bot: str
    options: dict[str, int | str]


class Deals(Answer):
    """How many deals of a game were graded, and how many puzzles there are."""

    graded: int
    puzzles: int


class Deal(Answer):
    """A deal: by its seed, or the number of the puzzle it is, which is rated. `day` is the day whose deal it is."""

    kind: str
    seed: int | None
    puzzle: int | None
    grade: str
    rating: int
    day: str


class Game(Answer):
    """A game as a list shows it; `seat_names` is empty where the rulebook gives the seats no names.

    `lesson` counts the steps of its guided first game; 0: there is none."""

    name: str
    title: str
    pitch: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    designer: str
    publisher: str
    reconstructed: str
    version: str
    options: list[Option]
    boxes: list[Box]
    endings: list[Ending]
    campaign: Campaign | None
    seat_names: list[str]
    welcome: Welcome
    lesson: int
    deals: Deals | None


class Clause(Answer):
    """One sentence of the rulebook."""

    id: str
    text: str
    section: str
    status: str
    why: str
    overruled: str


class Verb(Answer):
    """A block of moves; `first` is the number of its first."""

    name: str
    first: int
    arguments: list[tuple[str, int]]
    concede: bool
    clauses: list[str]


class Field(Answer):
    """A field of a view; kinds "record" and "pile" have fields of their own. `blank`
    is what stands where one may not see; `seated`: its first index counts the seats."""

    name: str
    shape: list[int]
    sight: str
    kind: str
    fields: list[Field] = field(default_factory=list)
    blank: int = 0
    seated: bool = False


class Grid(Answer):
    """A board of squares or hexes: its cells as (column, row) or axial (q, r), and for each the moves that are about it."""

    name: str
    shape: str
    cells: list[tuple[int, int]]
    moves: list[list[int]]


class Deck(Answer):
    """Cards of one kind: the fields they may lie in, by path, and for each card the moves that are about it."""

    fields: list[str]
    moves: list[list[int]]


class Help(Answer):
    """What something on the board is and does, and the clauses it rests on."""

    name: str
    text: str
    clauses: list[str]


class WholeGame(Game):
    """A game with its rulebook, its moves, how a view is laid out, and help by key, as its own box has it."""

    clauses: list[Clause]
    verbs: list[Verb]
    fields: list[Field]
    grids: list[Grid]
    decks: list[Deck]
    help: dict[str, Help]
