"""Whether a move told anybody anything that taking it back could not make unknown again."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from rulewright.doors.server.shelf import has_secrets
from rulewright.kernel.rule import EVERYONE
from rulewright.match import Match

log = logging.getLogger(__name__)

WORLDS = 16
"""How many deals that the mover could not have told apart are tried."""


def can_take_back(match: Match, seat: int) -> bool:
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
    try:
        return all(_same(match, seat) for _ in range(WORLDS))
    except Exception:
        log.exception("%s cannot redeal a view; nothing is taken back", match.game.name)
        return False


def _same(match: Match, seat: int) -> bool:
    game, box = match.game, match.box
    before = match.before
    words = [secrets.randbits(32), secrets.randbits(32) | 1]
    world = game.redeal(game.view(before, box, seat), box, seat, words)
    return _after(match, seat, world) == _after(match, seat, before)


def _after(match: Match, seat: int, world: Any) -> tuple[bytes, list[Any]]:
    """What this seat sees and hears when the last move is made in that world."""
    heard: list[tuple[int, int, int, int, int]] = []
    world.ear = heard
    match.game.rules.apply(world, match.box, seat, match.made[-1]["code"])
    view = match.game.view(world, match.box, seat)
    return view.pack(), [row for row in heard if row[0] in (EVERYONE, seat)]
