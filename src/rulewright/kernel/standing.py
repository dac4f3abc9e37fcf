"""The final ranking, and what it is worth: the single source for clients, bots and statistics.

A rule `standing(s, box, scores, out)` writes each seat's place: 1 is the best, ties share a place, and an unused seat
has 0. By default the score decides. In a solo game there is no opponent, so a success is a first place and anything
else a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.structs import GameBox, GameState

WIN, SCORE, PLACE = 0, 1, 2
AIMS = ("win", "score", "place")
"""What a player may play for: the win or a share of it, as many points as possible no matter who wins, or a good place."""


def by_score(ending: Callable[..., int], successes: tuple[bool, ...]) -> Callable[..., None]:
    """The default `standing`; `successes` tells for each ending, including 0, whether it is a success."""

    @rule
    def standing(s: GameState, box: GameBox, scores: Vector[int], out: Vector[int]) -> None:
        if box.seats == 1:
            out[0] = 1 if successes[ending(s)] else 2
            return
        for seat in range(box.seats):
            place = 1
            for other in range(box.seats):
                if scores[other] > scores[seat]:
                    place += 1
            out[seat] = place

    return standing


@rule
def part(places: Vector[int], seats: int, seat: int) -> float:
    """A seat's share of the win: all of it, an equal share among several winners, or nothing."""
    if places[seat] != 1:
        return 0.0
    winners = 0
    for other in range(seats):
        if places[other] == 1:
            winners += 1
    return 1.0 / winners


@rule
def margin(places: Vector[int], seats: int, seat: int) -> float:
    """The share of opponents behind a seat minus the share ahead of it: from -1 to 1; all seats' margins add up to 0."""
    ahead = 0
    for other in range(seats):
        if places[seat] < places[other]:
            ahead += 1
        elif places[seat] > places[other]:
            ahead -= 1
    return ahead / (seats - 1)


@rule
def worth(aim: int, scores: Vector[int], places: Vector[int], seats: int, seat: int) -> float:
    """A seat's result in terms of this aim: its points, its share of the win, or its place on a scale from 0 to 1."""
    if aim == SCORE:
        return float(scores[seat])
    if aim == WIN or seats == 1:
        return part(places, seats, seat)
    return (1.0 + margin(places, seats, seat)) / 2.0


@rule
def softmax(out: Any, seats: int, scale: float) -> None:
    """Turn what each seat's position promises into chances of winning that add up to 1; a lead of `scale` is worth a factor e."""
    most, total = out[0], 0.0
    for seat in range(1, seats):
        most = max(most, out[seat])
    for seat in range(seats):
        out[seat] = exp((out[seat] - most) / scale)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


def winners(places: Sequence[int]) -> list[int]:
    """The seats that won, alone or together."""
    return [seat for seat, place in enumerate(places) if place == 1]
