"""What is told of a table and of those who sit there."""

from __future__ import annotations

from rulewright.doors.server.http.answers.answer import Answer


class Links(Answer):
    """Invite links: by seat, and for spectators."""

    seats: dict[str, str]
    spectate: str


class Arrived(Answer):
    """Where you sit now (-1: you look on); a host is given the links to hand out."""

    id: str
    you: int
    links: Links | None


class Named(Answer):
    """The match it is about."""

    id: str


class Sitter(Answer):
    """Who sits in a seat: kind is human, bot or open."""

    name: str
    kind: str
    bot: str | None
    connected: bool
    standin: bool


class Over(Answer):
    """How a match ended; places count from 1."""

    ending: str
    about: str
    won: bool
    scores: list[int]
    places: list[int]


class Match(Answer):
    """A match in a list; `updated` is in seconds since 1970, `you` is your seat (-1: you look on),
    `here` all seats that are played at your screen."""

    id: str
    game: str
    title: str
    seats: list[Sitter]
    you: int | None
    here: list[int]
    host: bool
    started: bool
    number: int
    waiting: list[int]
    over: Over | None
    options: dict[str, int | str]
    hero: str | None
    clock: dict[str, int] | None
    rematch: str | None
    uploaded: bool
    own_box: bool
    updated: int
