"""Who plays here: bots, heroes and persons."""

from __future__ import annotations

from typing import Any

from rulewright.doors.server.http.answers.answer import Answer


class Bot(Answer):
    name: str
    title: str
    about: str


class Hero(Answer):
    """A hero: the sheet, and the same in words."""

    name: str
    text: str
    sheet: dict[str, Any]


class Person(Answer):
    """A guest; `chosen` says whether the name is one he gave himself."""

    name: str
    chosen: bool


class DeviceLink(Answer):
    """Where another device goes on as you, and for how many minutes that works, once."""

    link: str
    minutes: int
