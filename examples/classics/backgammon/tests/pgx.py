"""Backgammon and Pgx's, where an action is one die: the board is seen by the player whose turn it is, from its farthest point.

Pgx lets you play the dice as you like. So those of its actions are left out that waste a die (BG-8), as Pgx itself tells by what
it allows after them; and of two dice that bear off the same checker the higher. Who still has a checker on the bar, but none in
the winner's home, loses two points there and three here.
"""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pgx
from pgx.backgammon import _legal_action_mask, _set_playable_dice

from classics.backgammon import GAME
from classics.backgammon.state import BAR, OFF, OWN, SIDES, Verb
from tests.referees.pgx import Adapter, Peer

ACTIONS = np.arange(6 * (BAR + 1))
NO_MOVE = 0
each = jax.jit(jax.vmap(pgx.make("backgammon").step, in_axes=(None, 0, None)))
legal = jax.jit(_legal_action_mask)


def places(action: int) -> tuple[int, int]:
    """The points that a checker leaves and comes to, counted by its player."""
    start = BAR + 1 - action // SIDES
    return start, max(start - action % SIDES - 1, OFF)


class Thrifty(Peer):
    """Pgx's game, with the actions of BG-8 alone."""

    def throw(self, seat: int, high: int, low: int) -> None:
        dice = np.array([high - 1, low - 1], np.int32)
        left = _set_playable_dice(dice)
        self.now = self.now.replace(
            current_player=np.int32(seat),
            _dice=dice,
            _playable_dice=left,
            legal_action_mask=legal(self.now._board, left),
        )

    def legal_actions(self) -> list[int]:
        found, left = super().legal_actions(), {int(die) for die in self.now._playable_dice if die >= 0}
        if found[0] < SIDES:
            return [NO_MOVE]
        if len(left) == 1:
            return found
        after = each(self.now, ACTIONS, self.key)
        goes_on = ~np.asarray(after.terminated) & np.asarray(after.legal_action_mask)[:, SIDES:].any(axis=1)
        kept = [a for a in found if goes_on[a]] or [a for a in found if a % SIDES == max(b % SIDES for b in found)]
        low = [a for a in kept if a % SIDES == min(left)]
        return [a for a in kept if a in low or places(a) not in map(places, low)]


class Backgammon(Adapter):
    def new_initial_state(self) -> Peer:
        return Thrifty(self.name)

    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        if move == Verb.PASS:
            return NO_MOVE
        p, q = (OWN[seat][place] for place in Verb.MOVE.arguments(move))
        die = s.dice[0 if s.can[0] >> p & 1 and max(p - s.dice[0], OFF) == q else 1]
        return int(SIDES * (BAR + 1 - p) + die - 1)

    def follow(self, s: Any, peer: Any, drawn: list[tuple[str, Any, Any]]) -> None:
        if drawn:
            peer.throw(s.mover, *s.dice)

    def ours(self, s: Any) -> Any:
        return [list(points) for points in s.points], 0 if s.end else [s.mover, *s.dice, *sorted(s.left)]

    def theirs(self, peer: Any) -> Any:
        now, board = peer.now, peer.now._board.tolist()
        mine = [board[26], *reversed(board[:24]), board[24]]
        other = [-board[27], *(-n for n in board[:24]), -board[25]]
        points = [[max(n, 0) for n in side] for side in (mine, other)]
        seat = peer.current_player()
        if seat:
            points.reverse()
        if peer.is_terminal():
            return points, 0
        dice, playable = now._dice.tolist(), now._playable_dice.tolist()
        left = [playable.count(die) for die in dice] if dice[0] != dice[1] else [playable.count(dice[0]), 0]
        return points, [seat, dice[0] + 1, dice[1] + 1, *sorted(left)]

    def result(self, s: Any) -> list[float]:
        white, black = self.game.scores(s, self.box)
        won, loser = white - black, 1 if white > black else 0
        if abs(won) == 3 and not any(s.points[loser][BAR - SIDES : BAR]):
            won = won // 3 * 2
        return [float(won), float(-won)]


ADAPTERS = [Backgammon(GAME, "backgammon")]
