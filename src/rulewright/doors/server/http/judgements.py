"""What the coach answers, as types: beside `answers`, and used like them."""

from __future__ import annotations

from rulewright.doors.server.http.answers import Answer


class Worth(Answer):
    """What a move is worth to its mover: a mean over imagined games (`tries` of them), and its 95% interval.

    As the game's `aim` counts it: the part of the win, the score, or the place. A `sure` move wins on the spot."""

    code: int
    worth: float
    low: float
    high: float
    sure: bool
    tries: int
    label: str


class Advice(Answer):
    """The moves, best first, of `total`; the one to make, and why it is better than the `other`."""

    aim: str
    alone: bool
    moves: list[Worth]
    total: int
    best: int
    other: int
    why: str
    number: int


class Judged(Worth):
    """A move of a finished match, with what a board needs to show it."""

    verb: str
    arguments: dict[str, int]


class Judgement(Answer):
    """A decision: the frame of the replay in which it was to be made, what was chosen, what was best, and what that cost.

    `stood_in`: a bot made it for a person who was away; it is no mistake of that person's."""

    move: int
    frame: int
    seat: int
    chosen: Judged
    best: Judged
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


class Review(Answer):
    """A finished match looked at again.

    `curve` is what it promised each seat at the start and after each move, `luck` what chance added in each move."""

    names: list[str]
    aim: str
    curve: list[list[float]]
    luck: list[list[float]]
    decisions: list[Judgement]
    accounts: list[Account]


class ReviewSoFar(Answer):
    """How far a review is, from 0 to 1, and the review when it is made: ask again until then."""

    share: float
    review: Review | None
