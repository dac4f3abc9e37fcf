"""Who plays here: people, bots and heroes, and what people have played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rulewright.doors.server.contract.base import Incoming, Name, Outgoing


class Me(Incoming):
    """A name for yourself."""

    name: Name
    """What you want to be called."""


class Device(Incoming):
    """A link that was made on your other device."""

    token: Annotated[str, Meta(min_length=20, max_length=60)]
    """What follows the # of the link."""


class Person(Outgoing):
    """A guest."""

    name: str
    """What you are called."""
    chosen: bool
    """Whether you chose that name."""


class DeviceLink(Outgoing):
    """A link by which another device continues as you, once."""

    link: str
    """Where it leads."""
    minutes: int
    """For how long it works."""


class Bot(Outgoing):
    """A bot that can play a game."""

    name: str
    """Its name, by which it is given a seat."""
    title: str
    """What players call it."""
    about: str
    """How it plays."""


class Hero(Outgoing):
    """A hero of a campaign."""

    name: str
    """What the hero is called."""
    text: str
    """The hero's sheet in words."""
    sheet: dict[str, Any]
    """The same as the game keeps it."""


class Played(Outgoing):
    """A finished match of yours."""

    id: str
    """The match."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    names: list[str]
    """Who sat in each seat."""
    you: int
    """Your seat."""
    result: Literal["won", "shared", "lost"]
    """How it ended for you."""
    place: int
    """Your place, counted from 1."""
    score: int
    """Your score."""
    ending: str
    """The name of the ending in the rules."""
    finished: int
    """When, in milliseconds since 1970."""


class Rating(Outgoing):
    """How well you play a game."""

    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    against: str
    """Against people or bots."""
    points: int
    """The rating."""
    margin: int
    """Its 95% interval is this much on either side."""
    games: int
    """Rated games so far."""


class Best(Outgoing):
    """What you have done in a game for one."""

    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    best: int
    """Your best score."""
    played: int
    """Games played."""
    won: int
    """Games won."""
    streak: int
    """Games won in a row up to now."""
    longest: int
    """The longest such streak."""


class Standing(Outgoing):
    """Your ratings and records."""

    ratings: list[Rating]
    """Games against others."""
    alone: list[Best]
    """Games for one."""
