"""What is left of finished games."""

from __future__ import annotations

from rulewright.doors.server.http.answers.answer import Answer


class Played(Answer):
    """A finished match of yours; `result` is won, shared or lost, `finished` is in milliseconds since 1970."""

    id: str
    game: str
    title: str
    names: list[str]
    you: int
    result: str
    place: int
    score: int
    ending: str
    finished: int


class Rating(Answer):
    """How well you play a game against people or bots: points, and how far the truth may be from them."""

    game: str
    title: str
    against: str
    points: int
    margin: int
    games: int


class Best(Answer):
    """What you have done in a game that one plays alone; `streak` is how often you won in a row up to now."""

    game: str
    title: str
    best: int
    played: int
    won: int
    streak: int
    longest: int


class Standing(Answer):
    ratings: list[Rating]
    alone: list[Best]
