"""Makes a forced move for you, if everybody can see that you have no other.

How soon you move, and whether you were asked at all, must tell nobody anything. So a move is made for a seat only if, as far as
all other seats and the spectators can tell, it has one move in every world that they could be in; which one may well be hidden.
Conceding does not count as a move.
"""

from __future__ import annotations

import logging

from rulewright.kernel.views import SPECTATOR
from rulewright.match.match import SCRUTINY, Match, only_move

log = logging.getLogger(__name__)


def forced_move(match: Match, seat: int, worlds: int = SCRUTINY) -> int | None:
    """The one move of this seat, if everybody knows that there is no other; None if the seat is to be asked."""
    game, box = match.game, match.box
    code = match.only_move(seat)
    if code is None or not game.has_secrets:
        return code
    eyes = [eye for eye in (SPECTATOR, *range(match.seats)) if eye != seat]
    try:
        for eye in eyes:
            view = match.view(eye)
            for k in range(worlds):
                world = game.redeal(view, box, eye, match.secret.worlds(match.number, k))
                if only_move(game, world, box, seat) is None:
                    return None
    except Exception:
        log.exception("%s cannot redeal a view; the question is asked", game.name)
        return None
    return code
