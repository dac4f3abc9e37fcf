"""Whether a move told anybody anything that taking it back could not make unknown again."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from rulewright.doors.server.shelf import has_secrets
from rulewright.kernel.record import Record
from rulewright.kernel.rule import EVERYONE
from rulewright.match import Match

log = logging.getLogger(__name__)

GLANCE, SCRUTINY = 1, 32
"""How many deals that the mover could not have told apart are tried: to offer taking back, and to do it."""


def can_take_back(match: Match, seat: int, worlds: int = SCRUTINY) -> bool:
    """Whether the last move was this seat's, and showed it nothing that it did not know.

    Chance must not have been asked. And in other worlds that looked the same to the mover, the same move must lead to the
    same sight and the same words: then what the mover sees now followed from what he knew.
    """
    if match.over or not match.number or match.made[-1]["seat"] != seat:
        return False
    if list(match.state.rng) != match.secret.dice(match.number):
        return False
    if not has_secrets(match.game):
        return True
    game, box, before = match.game, match.box, match.before
    known = game.view(before, box, seat)
    now = _after(match, seat, before)
    try:
        return all(_same(_after(match, seat, game.redeal(known, box, seat, _lots())), now) for _ in range(worlds))
    except Exception:
        log.exception("%s cannot redeal a view; nothing is taken back", game.name)
        return False


def _same(one: Any, other: Any) -> bool:
    """Whether two views, and what was heard beside them, are the same."""
    if isinstance(one, Record):
        return all(_same(getattr(one, name), getattr(other, name)) for name in one.fields)
    if isinstance(one, (list, tuple)) and one and not isinstance(one[0], int):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


def _lots() -> list[int]:
    return [secrets.randbits(32), secrets.randbits(32) | 1]


def _after(match: Match, seat: int, world: Any) -> tuple[list[Any], Any]:
    """What this seat hears and sees when the last move is made in that world."""
    heard: list[tuple[int, int, int, int, int]] = []
    world.ear = heard
    match.game.rules.apply(world, match.box, seat, match.made[-1]["code"])
    return [row for row in heard if row[0] in (EVERYONE, seat)], match.game.view(world, match.box, seat)
