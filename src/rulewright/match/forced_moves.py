"""Questions that have one answer are not asked, if everybody can see that there is only one.

How soon somebody answers, and whether he was asked at all, must tell nobody anything. So an answer is given for a seat only
if, to all the others and to those who look on, it has one answer in every world that they could be in; which one it is may
well be hidden. Giving a game up is no answer.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.views import SPECTATOR
from rulewright.match.match import SCRUTINY, Match

log = logging.getLogger(__name__)


def only_answer(match: Match, seat: int, worlds: int = SCRUTINY) -> int | None:
    """The one move of this seat, where everybody knows that there is no other; None where it is to be asked."""
    game, box = match.game, match.box
    code = single(match, seat)
    if code is None or not game.has_secrets:
        return code
    eyes = [eye for eye in (SPECTATOR, *range(match.seats)) if eye != seat]
    try:
        for eye in eyes:
            view = match.view(eye)
            for k in range(worlds):
                world = game.redeal(view, box, eye, match.secret.worlds(match.number, k))
                if _single(game, world, box, seat) is None:
                    return None
    except Exception:
        log.exception("%s cannot redeal a view; the question is asked", game.name)
        return None
    return code


def single(match: Match, seat: int) -> int | None:
    """The one move of this seat, if there is no other, whether or not anybody else knows that."""
    return _single(match.game, match.state, match.box, seat)


def _single(game: Game, s: Any, box: Any, seat: int) -> int | None:
    answers = _answers(game, s, box, seat)
    first = next(answers, None)
    return first if next(answers, None) is None else None


def _answers(game: Game, s: Any, box: Any, seat: int) -> Iterator[int]:
    """What this seat may do now, except giving up; one by one, because two are enough to know."""
    rules = game.rules
    if not rules.ending(s) and rules.waiting(s) >> seat & 1:
        for k in range(rules.offers(s, box, seat)):
            code = rules.offer(s, box, seat, k)
            if not game.actions.of(code).concede and rules.check(s, box, seat, code) == 0:
                yield code
