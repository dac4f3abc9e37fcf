"""Makes a forced move for you, if everybody can see that you have no other.

How soon you move, and whether you were asked at all, must tell nobody anything. So where other people play, a move is made for a
seat only if it follows from what everybody sees that there is no other. Trying some of the worlds that the others may think
possible would prove nothing: in Klobba!, eight of them often miss the few hands that leave a choice. Conceding is no move here.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.kernel.views import SPECTATOR
from rulewright.match.match import Match


def forced_move(match: Match, seat: int, people: Iterable[int]) -> int | None:
    """The one move of this seat, if not asking for it tells none of the people who play anything; None if it is to be asked.

    What a seat may do depends on nothing that is hidden from it. So if it sees no more than a spectator, everybody knows.
    """
    code = match.only_move(seat)
    if code is not None and match.game.actions.of(code).by_hand:
        return None
    if code is None or not match.game.has_secrets or not set(people) - {seat}:
        return code
    return code if match.view(seat).pack() == match.view(SPECTATOR).pack() else None
