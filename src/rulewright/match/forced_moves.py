"""Forced moves, made for you if everyone can see that you have no other.

How fast you move, and whether you were asked at all, must not reveal anything. So when other people play, a move is made for a
seat only if it follows from public information that there is no other. Sampling worlds that are possible for the others would
prove nothing: in Klobba!, eight of them often miss the few hands that leave a choice. Conceding does not count as a move here.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.kernel.views import SPECTATOR
from rulewright.match.match import Match


def forced_move(match: Match, seat: int, people: Iterable[int]) -> int | None:
    """This seat's only move, if making it automatically reveals nothing to the people who play; None if the seat must be asked.

    A seat's legal moves never depend on what is hidden from it. So if it sees no more than a spectator, everyone knows them.
    """
    code = match.only_move(seat)
    if code is not None and match.game.actions.of(code).by_hand:
        return None
    if code is None or not match.game.has_secrets or not set(people) - {seat}:
        return code
    return code if match.view(seat).pack() == match.view(SPECTATOR).pack() else None
