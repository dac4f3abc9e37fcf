"""Undo: the same rule for every client. A gesture can be undone only if it revealed nothing to anyone.

That is, it used no chance, and neither the mover nor any other seat learned anything (see `learned`). So you can take back a
card played face down, or a disc dropped in full view, but not a card that was shown to a player or drawn for the next one.

If a player did learn something, all others must agree first, and the log records it. What was seen stays seen, and chance
decides the same way again.

The answer itself must not leak to the mover what others know. So it is computed not only for the real state but also for
another one that the mover cannot tell from it; undo is refused if a player learns something in either. A glance examines only
that other state.
"""

from __future__ import annotations

import logging

from rulewright.kernel.views import SPECTATOR
from rulewright.match.learned import PlayedGesture
from rulewright.match.match import SCRUTINY, Match
from rulewright.match.messages import SAY
from rulewright.match.move import Refused

log = logging.getLogger(__name__)

GLANCE = 1
"""How many worlds are tried for each observer to decide whether to offer undo; to perform it, SCRUTINY."""


def refusal(match: Match, seat: int, worlds: int = SCRUTINY) -> Refused | None:
    """Why this seat may not undo the last gesture; None if it may."""
    found = match.undo_refusal(seat)
    if found or not match.game.has_secrets:
        return found
    try:
        real = match.last_gesture
        if real.taught_mover(worlds):
            return Refused(SAY("undo-learned"))
        asked = (real.elsewhere,) if worlds == GLANCE else (real.elsewhere, real)
        learned = Refused(SAY("undo-learned")) if any(gesture.touched_secrets() for gesture in asked) else None
        if learned and worlds == GLANCE:  # whatever others learned: asking for it takes longest
            return learned
        if any(_others_learned(gesture, match.seats, worlds) for gesture in asked):
            return Refused(SAY("undo-shown"))
        return learned
    except Exception:
        log.exception("%s cannot redeal a view; nothing is taken back", match.game.name)
        return Refused(SAY("undo-unknown"))


def take_back(match: Match, seat: int) -> str:
    """Undo this seat's last gesture. Raises `Refused` with the reason if that is not allowed."""
    refused = refusal(match, seat)
    if refused:
        raise refused
    return match.undo()


def _others_learned(gesture: PlayedGesture, seats: int, worlds: int) -> bool:
    """Whether anyone but the mover learned something.

    A glance checks only spectators and the seats that got private notes: it may miss what a seat is shown without a note.
    """
    eyes = {SPECTATOR, *(gesture.listeners if worlds == GLANCE else range(seats))} - {gesture.seat}
    return any(gesture.taught(eye, worlds) for eye in eyes)
