"""The coach: advice during a game, and the review of a finished one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulewright.coach.grade import Grade
from rulewright.doors.contract.base import Derived, Outgoing, View, Word
from rulewright.doors.contract.socket import GridContents, Move

Aim = Literal["win", "score", "place"]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]
LEARNED = 5
"""How often in a row a mistake is to be found at once."""


class Measured(Outgoing):
    """A number and how certain it is."""

    worth: float
    """A mean over imagined games."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    exact: bool
    """Calculated, not estimated."""
    tries: int
    """How many imagined games."""


class Worth(Measured):
    """What a move is worth to the player, counted by the game's `aim`."""

    code: int
    """The number of the move."""
    sure: bool
    """The move wins on the spot."""
    label: str
    """The move in words."""


class Gap(Measured):
    """How much more one move is worth than another, from imagined games that are the same after both. An interval that
    includes 0 decides nothing."""


class Advice(Outgoing):
    """What your moves are worth."""

    aim: Aim
    """What is counted: the share of the win, the score, or the place."""
    alone: bool
    """Whether it is a game for one."""
    moves: list[Worth]
    """The recommended move, then the others by their worth."""
    total: int
    """How many moves there are in all."""
    best: int
    """The number of the recommended move."""
    other: int
    """The number of the move it is compared with; -1: there is no other."""
    gap: Gap | None
    """By how much the best move is better; null: there is no other."""
    verdict: str
    """The same in words; empty: there is no other."""
    why: str
    """Why it is better than the other move or, if they are level, than a tempting one that is clearly worse; empty where no
    reason is certain."""
    summary: str
    """A sentence on the position: from the game's solver, or that it is all but decided and points are compared; empty if there
    is nothing to say."""
    number: int
    """Moves made when it was asked."""


class ReviewedMove(Worth):
    """A move of a finished match, with what a board needs to show it."""

    verb: str
    """The name of its verb."""
    arguments: dict[str, int]
    """The arguments of the verb, by name."""


class PointsLost(Outgoing):
    """What a decision lost in points, where the chance to win was nearly 0 or nearly 1."""

    lost: float
    """Points lost against the move that is best for them; at least 1, and certain."""
    gap: Gap
    """The same with its interval."""
    label: str
    """The move that is best for points, in words."""


class ReviewedDecision(Outgoing):
    """A decision of a finished match."""

    move: int
    """The number of the move."""
    frame: int
    """The frame of the replay in which it was made."""
    seat: int
    """Who decided."""
    chosen: ReviewedMove
    """What was chosen."""
    other: ReviewedMove
    """The best other move."""
    gap: Gap
    """By how much the other move is better."""
    grade: Grade
    """How good the decision was."""
    choices: int
    """How many moves there were."""
    cost: float
    """How much worse the choice was than the other move; 0 where that is not certain."""
    gain: float
    """How much better it was; 0 where that is not certain."""
    why: str
    """Why the other move is better; empty where no reason is certain."""
    stood_in: bool
    """A bot decided for a person who was away."""
    points: PointsLost | None
    """What it lost in points, where that could be told and chances hardly mattered any more."""


class KeptMistake(Outgoing):
    """A decision of yours that comes back until you find it at once."""

    id: Annotated[str, Meta(min_length=1, max_length=20)]
    """The match it is from."""
    title: Word
    """The title of its game."""
    aim: Aim
    """What its review counted."""
    decision: ReviewedDecision
    """The decision, as the review judged it."""
    found: Annotated[int, Meta(ge=0, le=LEARNED)]
    """How often in a row you found it at once; 5: it is learned, and no longer kept."""
    due: Milliseconds
    """When it comes back, in milliseconds since 1970."""
    answered: Milliseconds
    """When you last answered it."""


class Retry(Outgoing):
    """A decision of a finished match, to be made again: the table as its seat saw it."""

    number: int
    """Moves made before it."""
    seat: int
    """Who decides."""
    waiting: list[int]
    """The seats that could decide."""
    view: View
    """What the seat saw."""
    derived: Derived | None
    """What the rules say beyond the view."""
    moves: list[Move]
    """What it could do."""
    grids: list[GridContents]
    """What lies on the game's `grids`."""


class Account(Outgoing):
    """One seat's game, compared with usual play (the game's heuristic, or the coach's): result = start + moves + luck."""

    seat: int
    """Whose."""
    start: float
    """What usual play comes to from the start."""
    moves: float
    """What the moves changed, the player's own and those of others."""
    moves_give: float
    """Half of its 95% interval."""
    luck: float
    """What no move changed where chance had a part."""
    luck_give: float
    """Half of its 95% interval."""
    result: float
    """What came of it."""


class Accuracy(Outgoing):
    """How accurate a seat's decisions were."""

    seat: int
    """Whose."""
    mean: float
    """The mean accuracy, from 0 to 1."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    grades: dict[Grade, int]
    """How many decisions there are of each grade."""


class Review(Outgoing):
    """The review of a finished match."""

    names: list[str]
    """Who sat in each seat."""
    aim: Aim
    """What is counted: the share of the win, the score, or the place."""
    curve: list[list[float]]
    """What usual play comes to for each seat, at the start and after each move: as the seat saw it at its last decision."""
    moved: list[list[float]]
    """What each move changed for each seat."""
    luck: list[list[float]]
    """What chance added for each seat since its last decision, noted with the move before its next one."""
    decisions: list[ReviewedDecision]
    """The decisions."""
    accounts: list[Account]
    """Each seat's game in sum."""
    accuracies: list[Accuracy]
    """The accuracy of each seat that had something to decide."""
    unit: str
    """What points are called in this game, more than one of them."""
    classes: dict[Grade, float]
    """How much an inaccuracy, a mistake and a blunder lose at least."""


class ReviewSoFar(Outgoing):
    """A review being made: ask again, about once a second, until it is done."""

    share: float
    """How far it is, from 0 to 1."""
    review: Review | None
    """The review, once it is done."""
