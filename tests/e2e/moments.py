"""Finding a moment worth a picture: play it out here first, then go there in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.match import Match, Move

Moment = Callable[[Any], bool]
KARTHIS = games.load("karthis")
CHOOSING, FIGHTING = 1, 3


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
    state, moves = match.state, [m for m in match.legal(0) if m.verb != "give up"]
    if state.phase == CHOOSING:
        return max(moves, key=lambda m: worth(state, state.drawn.card[m.arguments["card"]]))
    ahead = [m for m in moves if m.verb == "cross"]
    # not always the same way, so that the map spreads
    return ahead[(match.number * 5) % len(ahead)] if ahead else moves[-1]


def find(moment: Moment, seeds: range = range(400)) -> tuple[int, list[int]]:
    """The first seed whose adventure comes to such a moment, and the moves that lead there."""
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


def played(game: str, seats: int, seed: int, **options: Any) -> Match:
    """A whole game in which everybody goes by the rule of thumb."""
    found = games.load(game)
    match, bot = Match(found, seats, options, seed=seed), registry.find("thumb", found)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bot.choose(found, match.view(seat), match.box, seat, list(match.lots(seat))))
    return match


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
