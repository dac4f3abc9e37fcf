"""Taking back: one rule for every door. A move goes back only if nobody learned anything from it.

The mover must know nothing new: chance was not asked, and in other worlds that looked the same to the mover, the same move
leads to the same sight and the same words. Nor may anybody else, spectators included: in every world that looked the same
to them the mover could have done something that looks the same too. So a card laid face down comes back, and a disc dropped
where all can see it; but not a card that somebody was shown, or a card drawn for the next player.

The answer itself must tell the mover nothing of what others know. So it is asked not only of the world as it is, but also
of others that the mover could be in: one of them in which somebody learns something is enough. The worlds tried are drawn
from the match's secret, the same ones however often somebody asks.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.kernel.sight import SPECTATOR, secrets
from rulewright.match.move import Refused

if TYPE_CHECKING:
    from rulewright.match.match import Match

log = logging.getLogger(__name__)

GLANCE, SCRUTINY = 1, 8
"""How many worlds are tried for each pair of eyes: to offer taking back, and to do it."""

Sight = tuple[list[Any], bytes]
"""What somebody heard, and what they see afterwards."""

NOT_YOURS = "Only your own last move can be taken back, and only until somebody else moves."
ROLLED = "That cannot be taken back: it rolled dice or turned up something by chance."
LEARNED = "That cannot be taken back: it showed you something that you did not know."
SHOWN = "That cannot be taken back: it showed somebody else something that they did not know."


def refusal(match: Match, seat: int, worlds: int = SCRUTINY) -> Refused | None:
    """Why this seat may not take the last move back; None where it may."""
    if match.over:
        return Refused("The game is over and its seed is revealed: nothing can be taken back.")
    if all(made["seat"] != seat for made in match.made):
        return Refused("You have not moved yet, so there is nothing to take back.")
    if match.made[-1]["seat"] != seat:
        return Refused(NOT_YOURS)
    if match.chance_asked:
        return Refused(ROLLED)
    if not secrets(match.game.state):
        return None
    try:
        if _mover_learned(match, seat, worlds):
            return Refused(LEARNED)
        return Refused(SHOWN) if _others_learned(match, seat, worlds) else None
    except Exception:
        log.exception("%s cannot redeal a view; nothing is taken back", match.game.name)
        return Refused("That cannot be taken back: the table cannot tell who learned something from it.")


def take_back(match: Match, seat: int) -> str:
    """Take this seat's last move back, or raise Refused with a sentence that says why not."""
    refused = refusal(match, seat)
    if refused:
        raise refused
    return match.undo()


def _mover_learned(match: Match, seat: int, worlds: int) -> bool:
    """Whether the same move would have looked different to its mover, had what he cannot see been different."""
    codes = match.last_codes
    now = _after(match, match.before, seat, codes, seat)
    return any(_after(match, world, seat, codes, seat) != now for world in _worlds(match, match.before, seat, worlds))


def _others_learned(match: Match, seat: int, worlds: int) -> bool:
    """Whether somebody else can rule out a world that they could not rule out before.

    A glance asks for those who look on, and for the seats that were told something apart: it may miss what a seat was
    shown without a word.
    """
    before, codes = match.before, match.last_codes
    others = [eye for eye in range(match.seats) if eye != seat]
    here = [before]
    if worlds == GLANCE:
        latest = takewhile(lambda said: said.move == match.number, reversed(match.told))
        told = {said.listener for said in latest}
        others = [eye for eye in others if eye in told]
    else:
        here += _worlds(match, before, seat, 1)
    for real in here:
        for eye in (SPECTATOR, *others):
            now = _after(match, real, seat, codes, eye)
            if not all(_could(match, world, seat, codes, eye, now) for world in _worlds(match, real, eye, worlds)):
                return True
    return False


def _could(match: Match, world: Any, seat: int, codes: list[int], eye: int, now: Sight) -> bool:
    """Whether there is something that the mover could do in this world that looks like `now` to this eye.

    The move that was made is tried first, then all others; of several moves made as one, only the last is varied.
    """
    game, box = match.game, match.box
    for code in codes[:-1]:
        if game.rules.check(world, box, seat, code):
            return False
        world.ear = world.ear or Ear(game.notes)
        game.rules.apply(world, box, seat, code)
    legal = game.legal(world, box, seat)
    first = codes[-1]
    ways = sorted(legal, key=lambda code: code != first)
    return any(_after(match, world, seat, [code], eye) == now for code in ways)


def _worlds(match: Match, s: Any, eye: int, count: int) -> Iterator[Any]:
    """Whole states that look to this eye as `s` does."""
    view = match.game.view(s, match.box, eye)
    for k in range(count):
        yield match.game.redeal(view, match.box, eye, match.secret.worlds(match.number, k))


def _after(match: Match, world: Any, seat: int, codes: list[int], eye: int) -> Sight:
    """What an eye hears and sees when these moves are made in that world, which is left as it was."""
    twin = world.clone()
    twin.ear = Ear(match.game.notes, world.ear or ())
    for code in codes:
        match.game.rules.apply(twin, match.box, seat, code)
    heard = [row for row in twin.ear if row[0] in (EVERYONE, eye)]
    return heard, match.game.view(twin, match.box, eye).pack()
