"""Notices that it is your turn, and vacations, over plain HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rulewright.doors.contract.base import Incoming, Outgoing


class Subscription(Incoming):
    """A device to tell: what its browser's push manager says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    """The address of the push service, by https."""
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    """The browser's public key, in base64url."""
    auth: Annotated[str, Meta(min_length=20, max_length=40)]
    """Its secret, in base64url."""


class EmailAddress(Incoming):
    """Where to send mail once you have confirmed it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    """The address."""


class MailLink(Incoming):
    """A link from a message that confirms your address."""

    token: Annotated[str, Meta(min_length=20, max_length=60)]
    """What follows `#confirm.` in the link."""


class GoOnVacation(Incoming):
    """A vacation that begins now."""

    days: Annotated[int, Meta(ge=1, le=30)]
    """For how many days."""


class Vacation(Outgoing):
    """Your vacation, during which your clocks stand still at tables played by the day."""

    until: int | None
    """When it ends, in milliseconds since 1970; null: you are not on vacation."""
    left: int
    """How many days you have left."""
    of: int
    """How many days everybody has in 365 days."""


class MyNotices(Outgoing):
    """How you are told that it is your turn at a table played by the day."""

    key: str
    """The public key of this server, for the browser's push manager."""
    here: bool
    """Whether this device is told."""
    devices: int
    """How many of your devices are told."""
    mail: bool
    """Whether this server can send mail."""
    address: str
    """Your e-mail address; empty: none."""
    confirmed: bool
    """Whether you have confirmed it."""
    vacation: Vacation
    """Your vacation."""


class MailAnswer(Outgoing):
    """What a link in a message did."""

    confirmed: bool
    """Whether you get mail from now on."""
