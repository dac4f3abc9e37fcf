"""Finds a moment worth a picture: it is played out here first, then repeated in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.match import Match, Move

Moment = Callable[[Any], bool]
"""A condition on a state."""
Turn = Callable[[Match], bool]
"""A condition on a match in which the first seat has to choose."""
KARTHIS = games.load("karthis")
CHOOSING, FIGHTING = 1, 3
ANSWERING, LAYING, PAIRING = 2, 3, 11
"""Phases of Klobba!."""


def worth(state: Any, card: int) -> int:
    """A cautious explorer rests when hurt, likes treasure, and otherwise takes the smallest threat."""
    suit, rank = divmod(card, 13)
    if card >= 52:
        return 12
    if rank >= 10:
        return -3
    if suit == 3:
        return 15 if state.health < 7 else 1
    return 10 if suit == 2 else -rank


def choice(match: Match) -> Move:
    state, moves = match.state, [m for m in match.legal(0) if m.verb != "give_up"]
    if state.phase == CHOOSING:
        return max(moves, key=lambda m: worth(state, state.drawn.card[m.arguments["card"]]))
    ahead = [m for m in moves if m.verb == "cross"]
    # vary the direction, so that the map spreads
    return ahead[(match.number * 5) % len(ahead)] if ahead else moves[-1]


def find(moment: Moment, seeds: range = range(400)) -> tuple[int, list[int]]:
    """The first seed whose adventure reaches such a moment, and the moves that lead there."""
    for seed in seeds:
        match = Match(KARTHIS, seed=seed)
        codes: list[int] = []
        while not match.over and match.number < 150:
            if moment(match.state):
                return seed, codes
            move = choice(match)
            codes.append(move.code)
            match.play(0, move.code)
        if match.over and moment(match.state):
            return seed, codes
    raise LookupError("no adventure comes to such a moment: ask for less")


def opening(seed: int, moves: int) -> list[int]:
    """The first moves of an adventure."""
    match = Match(KARTHIS, seed=seed)
    return [match.play(0, choice(match)).code for _ in range(moves)]


def played(
    game: str, moment: Turn, seats: int = 1, seed: int = 4, bot: str = "heuristic", **options: Any
) -> tuple[Match, int]:
    """A whole game between bots, and the number of moves before the moment at which the first seat has to choose."""
    found, frame = games.load(game), -1
    match, mind = Match(found, seats, options, seed=seed), registry.find(bot, found)
    while not match.over:
        if frame < 0 and 0 in match.waiting and moment(match):
            frame = match.number
        seat = match.waiting[0]
        match.play(seat, mind.choose(found, match.view(seat), match.box, seat, list(match.lots(seat))))
    if frame < 0:
        raise LookupError("this game does not come to such a moment: ask for less, or choose another seed")
    return match, frame


def after(moves: int) -> Turn:
    return lambda match: match.number >= moves


def asked(phase: int) -> Turn:
    """The first seat has a choice of this kind, but not the first one: something is on the table already."""
    return lambda match: bool(match.number > 12 and match.state.phase == phase and len(match.legal(0)) > 1)


def offered(match: Match) -> bool:
    """In Klobba!, another player offers the first seat a card."""
    state = match.state
    return bool(state.phase == ANSWERING and any(state.holder[s] == 0 and state.offered.stage[s] == 1 for s in (0, 1)))


def marks(state: Any) -> set[int]:
    return {state.mark[c] & 7 for c in state.tiles.card[: state.tiles.n]}


def wide_map(state: Any) -> bool:
    tiles = state.tiles.card[: state.tiles.n]
    sealed = any(state.ways[c] >> 4 for c in tiles)
    reached = sum(state.mark[c] >= 64 for c in tiles)
    return bool(sealed and reached >= 13 and state.edges.n >= 3 and marks(state) >= {1, 2, 3, 4} and not state.phase)


def rich_choice(state: Any) -> bool:
    cards = state.drawn.card[: state.drawn.n]
    joker = any(c >= 52 for c in cards)
    return bool(state.phase == CHOOSING and state.drawn.n == 3 and joker and state.tiles.n > 6 and not state.end)


def a_fight(state: Any) -> bool:
    return bool(state.phase == FIGHTING and state.tiles.n > 7 and state.health > 7 and not state.end)


def the_crown(state: Any) -> bool:
    return bool(state.end == 1)
