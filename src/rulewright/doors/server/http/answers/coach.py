"""What the coach answers: the worth of each move, and the review of a game."""

from __future__ import annotations

from rulewright.coach.compare import Grade
from rulewright.doors.server.http.answers.answer import Answer


class Worth(Answer):
    """What a move is worth to its mover: a mean over imagined games (`tries` of them), and its 95% interval.

    As the game's `aim` counts it: the part of the win, the score, or the place. A `sure` move wins on the spot. An `exact` worth
    was calculated and not estimated."""

    code: int
    worth: float
    low: float
    high: float
    exact: bool
    sure: bool
    tries: int
    label: str


class Gap(Answer):
    """By how much one move is worth more than another: a mean over `tries` imagined games that are the same after both moves, and
    its 95% interval; or `exact`, calculated and not estimated. An interval that includes 0 decides nothing."""

    worth: float
    low: float
    high: float
    exact: bool
    tries: int


class Advice(Answer):
    """The moves, the one to make first and then the others by their worth, of `total`; by how much the best is better than the
    `other`, and why. `why` is empty where no reason is sure, and `gap` is null where there is no other move. `summary` is what
    the game's solver says of the whole position, if it says anything."""

    aim: str
    alone: bool
    moves: list[Worth]
    total: int
    best: int
    other: int
    gap: Gap | None
    why: str
    summary: str
    number: int


class Judged(Worth):
    """A move of a finished match, with what a board needs to show it."""

    verb: str
    arguments: dict[str, int]


class Judgement(Answer):
    """A decision: the frame of the replay in which it was to be made, what was chosen, the best `other` move, the `gap` by which
    that one is better, and the `grade` that follows from it.

    `cost` and `gain` are how much worse or better the choice was than the other, or 0 where that is not sure. `stood_in`: a bot
    made it for a person who was away; it is no mistake of that person's."""

    move: int
    frame: int
    seat: int
    chosen: Judged
    other: Judged
    gap: Gap
    grade: Grade
    choices: int
    cost: float
    gain: float
    why: str
    stood_in: bool


class Account(Answer):
    """One seat's game: result = start + own + others + luck + rest."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    rest: float
    result: float


class Accuracy(Answer):
    """The mean accuracy of a seat's decisions, from 0 to 1, with its 95% interval; and how many there are of each grade."""

    seat: int
    mean: float
    low: float
    high: float
    grades: dict[Grade, int]


class Review(Answer):
    """A finished match looked at again.

    `curve` is what it promised each seat at the start and after each move, `luck` what chance added in each move. `accuracies`
    are those of the seats that had something to decide. `classes` says how much an inaccuracy, a mistake and a blunder lose at
    least."""

    names: list[str]
    aim: str
    curve: list[list[float]]
    luck: list[list[float]]
    decisions: list[Judgement]
    accounts: list[Account]
    accuracies: list[Accuracy]
    classes: dict[Grade, float]


class ReviewSoFar(Answer):
    """How far a review is, from 0 to 1, and the review when it is made: ask again until then."""

    share: float
    review: Review | None
