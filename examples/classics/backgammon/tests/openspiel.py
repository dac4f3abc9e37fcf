"""Backgammon and OpenSpiel's: White is x, and a turn is one action of two checkers, a double two such actions.

OpenSpiel's action says in which order the dice are played and from where. Our moves are made one by one, so every two in a row
are an action. Where either die would bear a checker off, ours does not say which did: such moves stand for both orders.
"""

from __future__ import annotations

from typing import Any

from classics.backgammon import GAME
from classics.backgammon.state import BAR, MOST_TURNS, OFF, OWN, Verb
from tests.referees.openspiel import Adapter

ON_BAR, NOWHERE, HIGH_LAST = 24, 25, 26 * 26
"""OpenSpiel's numbers of the bar and of no move in an action, and what is added if the lower die is played first."""
THEIR_BAR = 100
"""OpenSpiel's number of the bar on the board."""


def digit(seat: int, own: int) -> int:
    """OpenSpiel counts points from 0 as x moves, for both."""
    return ON_BAR if own == BAR else (24 - own if seat == 0 else own - 1)


class Backgammon(Adapter):
    def moves(self, s: Any, seat: int, peer: Any) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for first in self.game.legal(s, self.box, seat):
            if first == Verb.PASS:
                return {HIGH_LAST + 26 * NOWHERE + NOWHERE: (first,)}
            t = s.clone()
            self.game.rules.apply(t, self.box, seat, first)
            low = HIGH_LAST if t.left[0] == s.left[0] else 0
            start, end = (OWN[seat][place] for place in Verb.MOVE.arguments(first))
            rest = [] if t.end else self.game.legal(t, self.box, seat)
            for second in rest or [Verb.PASS]:
                next_ = NOWHERE if second == Verb.PASS else digit(seat, OWN[seat][Verb.MOVE.arguments(second)[0]])
                made = (first, second) if rest else (first,)
                action = digit(seat, start) + 26 * next_
                found[low + action] = made
                if low and end == OFF and second != Verb.PASS and self.either(s, t, seat, start):
                    found[action] = made
        return found

    def either(self, s: Any, t: Any, seat: int, start: int) -> bool:
        """BG-11: whether the higher die could have borne off this checker as well: none was farther."""
        return start <= s.dice[1] and not s.held[seat] >> (start + 1)

    def follow(self, s: Any, peer: Any, drawn: list[tuple[str, Any, Any]]) -> None:
        rolled = [result for kind, _, result in drawn if kind == "roll"] + [
            face - 1 for kind, _, face in drawn if kind == "pick"
        ]
        if not rolled or not peer.is_chance_node():
            return
        white, black = (face + 1 for face in rolled)
        low, high = sorted((white, black))
        wanted = f"(roll: {low}{high})"
        if any(kind == "pick" for kind, _, _ in drawn):
            wanted = f"X starts, {wanted}" if white > black else f"O starts, (roll: {high}{low})"
        peer.apply_action(next(a for a, _ in peer.chance_outcomes() if peer.action_to_string(a).endswith(wanted)))

    def ours(self, s: Any) -> Any:
        points = [[s.points[seat][own] for own in range(1, BAR + 1)] for seat in range(2)]
        if s.end:
            return points, [s.points[seat][OFF] for seat in range(2)]
        return points, [s.points[seat][OFF] for seat in range(2)], s.mover, [*s.dice]

    def theirs(self, peer: Any) -> Any:
        points = [
            [peer.board(seat, THEIR_BAR if own == BAR else digit(seat, own)) for own in range(1, BAR + 1)]
            for seat in range(2)
        ]
        said = dict(line.split(":", 1) for line in str(peer).splitlines() if ":" in line)
        off = [int(part.split(":")[-1]) for part in said["Scores, X"].split(",")]
        if peer.is_terminal():
            return points, off
        faces = [int(sign) for sign in said["Dice"] if sign.isdigit()]
        return points, off, peer.current_player(), sorted(faces, reverse=True)

    def result(self, s: Any) -> list[float]:
        """A single game's points, won by one and lost by the other."""
        white, black = self.game.scores(s, self.box)
        return [float(white - black), float(black - white)]


class Hyper(Backgammon):
    """OpenSpiel 2.0.2 never has a winner here: it waits for fifteen checkers to be borne off, and returns 0."""

    def result(self, s: Any) -> list[float]:
        return [0.0, 0.0]


def named(*parameters: str) -> str:
    """OpenSpiel's game, which ends one turn later than it is told."""
    return f"backgammon({','.join([f'max_player_turns={MOST_TURNS - 1}', *parameters])})"


ADAPTERS = [
    Backgammon(GAME, named("scoring_type=full_scoring")),
    Backgammon(GAME, named("scoring_type=enable_gammons"), scoring="gammons"),
    Backgammon(GAME, named(), scoring="single"),
    Hyper(GAME, named("hyper_backgammon=true"), setup="hyper", scoring="single"),
]
