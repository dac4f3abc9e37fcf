"""Taking back: one rule for every door. A gesture goes back only if nobody learned anything from it.

Chance was not asked, and neither the mover nor anybody else learned anything (see `learned`). So a card laid face down comes
back, and a disc dropped where all can see it; but not a card that somebody was shown, or one drawn for the next player.

Where somebody learned something, everybody else must agree first; the log says so. Nobody forgets what they saw,
and chance decides again as it did.

The answer itself must tell the mover nothing of what others know. So it is asked not only of the world as it is, but also
of another that the mover could be in: one in which somebody learns something is enough. A glance asks it of that one alone.
"""

from __future__ import annotations

import logging

from rulewright.kernel.views import SPECTATOR
from rulewright.match.learned import Deed
from rulewright.match.match import SCRUTINY, Match
from rulewright.match.move import Refused
from rulewright.match.words import SAY

log = logging.getLogger(__name__)

GLANCE = 1
"""How many worlds are tried for each pair of eyes to offer taking back; to do it, SCRUTINY."""


def refusal(match: Match, seat: int, worlds: int = SCRUTINY) -> Refused | None:
    """Why this seat may not take the last gesture back; None where it may."""
    found = match.undo_refusal(seat)
    if found or not match.game.has_secrets:
        return found
    try:
        real = match.deed
        if real.taught_mover(worlds):
            return Refused(SAY("undo-learned"))
        asked = (real.elsewhere,) if worlds == GLANCE else (real.elsewhere, real)
        if any(_others_learned(deed, match.seats, worlds) for deed in asked):
            return Refused(SAY("undo-shown"))
        return Refused(SAY("undo-learned")) if any(deed.touched_secrets() for deed in asked) else None
    except Exception:
        log.exception("%s cannot redeal a view; nothing is taken back", match.game.name)
        return Refused(SAY("undo-unknown"))


def take_back(match: Match, seat: int) -> str:
    """Take this seat's last gesture back, or raise Refused with a sentence that says why not."""
    refused = refusal(match, seat)
    if refused:
        raise refused
    return match.undo()


def _others_learned(deed: Deed, seats: int, worlds: int) -> bool:
    """Whether somebody but the mover learned something.

    A glance asks for those who look on, and for the seats that are told something apart: it may miss what a seat is shown
    without a word.
    """
    eyes = {SPECTATOR, *(deed.listeners if worlds == GLANCE else range(seats))} - {deed.seat}
    return any(deed.taught(eye, worlds) for eye in eyes)
