"""People, bots and heroes, and what people have played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rulewright.doors.contract.base import Incoming, Name, Options, Outgoing
from rulewright.doors.contract.coach import KeptMistake
from rulewright.doors.contract.games import PlayedDeal
from rulewright.doors.contract.tables import Reason, Result
from rulewright.doors.contract.tournaments import MyEntry


class Me(Incoming):
    """A name for yourself."""

    name: Name
    """What you want to be called."""


class Device(Incoming):
    """A link that was made on your other device."""

    token: Annotated[str, Meta(min_length=20, max_length=60)]
    """What follows the # of the link."""


class Revoke(Incoming):
    """A sign-in to end."""

    id: Annotated[str, Meta(min_length=1, max_length=16)]
    """Which; `others`: all but this one."""


class Farewell(Incoming):
    """Confirms that you want to leave for good."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    """Your name, so that nobody does this by accident."""


class Unblock(Incoming):
    """Somebody you let in, or hear, again."""

    id: Annotated[str, Meta(min_length=1, max_length=12)]
    """Which of those you have blocked or muted."""


class Appeal(Incoming):
    """What you say against a ban."""

    words: Annotated[str, Meta(min_length=1, max_length=1000)]
    """Why the operator should lift it. You can write once."""


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


class SignIn(Outgoing):
    """A device, or a browser on it, where you are signed in."""

    id: str
    """Its name, by which it is signed out."""
    device: str
    """The browser and the system."""
    here: bool
    """Whether it is the one that asks."""
    created: int
    """Since when, in milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour, in milliseconds since 1970."""


class Passkey(Outgoing):
    """A passkey of yours."""

    id: str
    """Its name, by which it is removed."""
    device: str
    """The browser and the system where it was made."""
    created: int
    """When it was made, in milliseconds since 1970."""
    used: int
    """When you last signed in with it, in milliseconds since 1970; 0: never."""


class Blocked(Outgoing):
    """Somebody you have blocked or muted."""

    id: str
    """By which this is undone."""
    muted: bool
    """Whether you only do not read what they say; if not, they cannot come to your tables."""
    name: str
    """What they were called."""
    at: int
    """Since when, in milliseconds since 1970."""


class Bot(Outgoing):
    """A bot that can play a game."""

    name: str
    """Its name, by which it is given a seat."""
    title: str
    """What players call it."""
    about: str
    """How it plays."""
    points: int
    """The rating it has, to the players who beat it or lose to it."""


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
    result: Literal["won", "shared", "lost", "agreed"]
    """How it ended for you."""
    place: int
    """Your place, counted from 1."""
    score: int
    """Your score."""
    ending: str
    """What the ending is called, in a word or two."""
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


class DealStanding(Outgoing):
    """How you do at the prepared deals of a game."""

    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    rating: int
    """Your puzzle rating."""
    streak: int
    """How many days in a row you have won the deal of the day."""


class Standing(Outgoing):
    """Your ratings and records."""

    ratings: list[Rating]
    """Games against others."""
    alone: list[Best]
    """Games for one."""
    deals: list[DealStanding]
    """Puzzles and deals of the day."""


class MyLine(Outgoing):
    """Something you said."""

    at: int
    """When, in milliseconds since 1970."""
    text: str
    """What."""


class MyMatch(Outgoing):
    """A match of yours, as it is stored. Of an unfinished one nothing that is hidden."""

    id: str
    """The match."""
    game: str
    """The game by its short name."""
    names: list[str]
    """Who sits in each seat."""
    you: int | None
    """Your seat; null: you have none."""
    host: bool
    """Whether you opened the table, or uploaded the record."""
    options: Options
    """The options that were chosen."""
    status: Literal["gathering", "playing", "over"]
    """Whether it has begun, and is over."""
    rated: bool
    """Whether it counts for your rating."""
    deal: PlayedDeal | None
    """The graded deal or puzzle that you played; null: it was none."""
    created: int
    """When, in milliseconds since 1970."""
    updated: int
    """When it last changed, in milliseconds since 1970."""
    result: Result | None
    """How it ended."""
    record: str
    """Its record, once it is over."""
    salt: str
    """What you added to its dice."""
    conditional: list[int]
    """The codes of the conditional moves that you have laid down."""
    chat: list[MyLine]
    """What you said there."""


class MyHero(Outgoing):
    """A hero of yours."""

    game: str
    """The game by its short name."""
    name: str
    """What the hero is called."""
    sheet: dict[str, Any]
    """The hero's sheet."""
    history: list[dict[str, Any]]
    """The matches the hero was in."""


class MyReport(Outgoing):
    """A report of yours."""

    at: int
    """When, in milliseconds since 1970."""
    match: str
    """The match."""
    name: str
    """About whom."""
    why: Reason
    """What it is about."""
    words: str
    """What you wrote."""
    said: str
    """The message it is about."""


class MyAppeal(Outgoing):
    """What you said against a ban."""

    at: int
    """When, in milliseconds since 1970."""
    words: str
    """What you wrote."""
    answer: str
    """What the operator answered; empty: nothing yet."""


class MyBan(Outgoing):
    """A ban that keeps you out."""

    sentence: str
    """Until when, and why."""
    appeal: MyAppeal | None
    """What you said against it; null: nothing yet."""


class ToldDevice(Outgoing):
    """A device that is told when it is your turn."""

    service: str
    """The host name of its push service."""
    created: int
    """Since when, in milliseconds since 1970."""


class Told(Outgoing):
    """Where you are told that it is your turn, and your vacations."""

    devices: list[ToldDevice]
    """Your devices."""
    address: str
    """Your e-mail address; empty: none."""
    vacations: list[tuple[int, int]]
    """When they began and ended, in milliseconds since 1970."""


class MyFollowing(Outgoing):
    """Somebody you follow."""

    name: str
    """What they are called."""
    at: int
    """Since when, in milliseconds since 1970."""


class MyInvitation(Outgoing):
    """An invitation to a table."""

    match: str
    """The table."""
    at: int
    """When, in milliseconds since 1970."""
    sent: bool
    """Whether you sent it; if not, it was for you."""


class MyData(Outgoing):
    """Everything that the server stores of you."""

    profile: Person
    """Your name."""
    devices: list[SignIn]
    """Where you are signed in."""
    passkeys: list[Passkey]
    """Your passkeys."""
    public_profile: str
    """The id of your public profile; empty: you have none."""
    ratings: list[Rating]
    """Your ratings."""
    heroes: list[MyHero]
    """Your heroes."""
    told: Told
    """Where you are told that it is your turn, and your vacations."""
    reports: list[MyReport]
    """The reports you made."""
    appeals: list[MyAppeal]
    """What you said against bans."""
    blocked: list[Blocked]
    """Whom you have blocked or muted."""
    tournaments: list[MyEntry]
    """The tournaments you have entered."""
    following: list[MyFollowing]
    """Whom you follow."""
    invitations: list[MyInvitation]
    """The invitations between you and friends."""
    mistakes: list[KeptMistake]
    """Your mistakes that come back."""
    matches: list[MyMatch]
    """Your matches, with their records and what you said there."""
