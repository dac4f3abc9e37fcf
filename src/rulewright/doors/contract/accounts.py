"""Accounts: passkeys, by which a guest is known on any device, and public profiles.

Bytes are written in base64url without padding, as browsers and WebAuthn do.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from rulewright.doors.contract.base import Incoming, Outgoing
from rulewright.doors.contract.people import Best, DealStanding, Passkey, Rating

BASE64URL = "^[A-Za-z0-9_-]+$"
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=BASE64URL)]
Bytes = Annotated[str, Meta(min_length=1, max_length=12_000, pattern=BASE64URL)]


class NewPasskey(Incoming):
    """A passkey that your browser has made, as `navigator.credentials.create` returned it."""

    id: CredentialId
    """Its id."""
    client_data: Bytes
    """What the browser vouches for: `clientDataJSON`."""
    attestation: Bytes
    """The public key: `attestationObject`."""


class SignInByPasskey(Incoming):
    """Proof that you have a passkey, as `navigator.credentials.get` returned it."""

    id: CredentialId
    """Which passkey."""
    client_data: Bytes
    """What the browser vouches for: `clientDataJSON`."""
    authenticator_data: Bytes
    """What the device vouches for: `authenticatorData`."""
    signature: Bytes
    """Its signature under both."""


class RemovePasskey(Incoming):
    """A passkey to remove."""

    id: Annotated[str, Meta(min_length=1, max_length=12)]
    """Which of yours."""


class PublishProfile(Incoming):
    """Whether everybody may see your profile."""

    public: bool
    """Yes or no."""


class PasskeyOptions(Outgoing):
    """What the browser is to be asked; the answer is good once, for five minutes and in this browser."""

    options: dict[str, Any]
    """`PublicKeyCredentialCreationOptions` or `PublicKeyCredentialRequestOptions` of WebAuthn, as JSON."""


class MyAccount(Outgoing):
    """How you are known on other devices, and to others."""

    refused: str
    """Why passkeys do not work at this address; empty: they do."""
    passkeys: list[Passkey]
    """Your passkeys, the oldest first."""
    profile: str
    """The id of your public profile; empty: you have none."""


class Favourite(Outgoing):
    """A game that somebody plays."""

    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    played: int
    """Finished games."""
    won: int
    """Games won, alone or with others."""


class Versus(Outgoing):
    """How somebody did against one opponent, by the places both reached."""

    name: str
    """What the opponent is called; empty: all opponents without a public profile, together."""
    profile: str
    """The opponent's own profile; empty as well."""
    games: int
    """Games together."""
    ahead: int
    """In how many of them the opponent had a worse place."""
    behind: int
    """In how many of them the opponent had a better place."""


class Finished(Outgoing):
    """A finished game, without who else was there."""

    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    seats: int
    """How many played."""
    place: int
    """Which place was reached, counted from 1."""
    result: str
    """`won`, `shared` or `lost`."""
    score: int
    """The score."""
    finished: int
    """When, in milliseconds since 1970."""


class Profile(Outgoing):
    """What somebody shows of themselves to everybody. It counts their last 1,000 games."""

    name: str
    """What they are called."""
    ratings: list[Rating]
    """Games against others."""
    alone: list[Best]
    """Games for one."""
    deals: list[DealStanding]
    """Puzzles and deals of the day."""
    favourites: list[Favourite]
    """Their games, the most played first."""
    opponents: list[Versus]
    """The people they played against, the most frequent first."""
    latest: list[Finished]
    """Their last games, the latest first."""


ProfileId = Annotated[str, Meta(min_length=1, max_length=12)]


class Follow(Incoming):
    """Whether you follow somebody."""

    profile: ProfileId
    """The id of their public profile."""
    follow: bool
    """Yes or no."""


class InviteFriend(Incoming):
    """A friend to invite to your table."""

    profile: ProfileId
    """The id of their public profile."""


class Decline(Incoming):
    """An invitation that you do not follow."""

    match: Annotated[str, Meta(min_length=1, max_length=20)]
    """The table."""


class Doing(Outgoing):
    """Something that somebody you follow does now, as far as everybody like you can see it anyway."""

    what: Literal["seeks", "opens", "plays"]
    """Looks for players, waits for players at an open table, or plays at one that can be watched."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    match: str
    """The table; empty while they look for players."""


class Followed(Outgoing):
    """Somebody you follow."""

    name: str
    """What they are called."""
    profile: str
    """The id of their public profile."""
    friend: bool
    """Whether they follow you, too: then you can invite each other."""
    doing: list[Doing]
    """What they do now."""


class Invitation(Outgoing):
    """A friend invites you to a table, where a seat is free."""

    match: str
    """The table."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    name: str
    """Who invites you."""
    link: str
    """The path of an invite link to a free seat."""


class Friends(Outgoing):
    """Whom you follow, and who invites you."""

    followed: list[Followed]
    """The people you follow, by name."""
    invitations: list[Invitation]
    """Who invites you, the latest first."""


class Ranked(Outgoing):
    """Somebody on the leaderboard of a game."""

    rank: int
    """Their place among those who show a profile, counted from 1, by `points` minus `margin`."""
    name: str
    """What they are called."""
    profile: str
    """The id of their public profile."""
    points: int
    """The rating against people."""
    margin: int
    """Its 95% interval is this much on either side."""
    games: int
    """Rated games so far."""
    you: bool
    """Whether that is you."""
