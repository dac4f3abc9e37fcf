"""How long a game can be: each part of the sum holds in games of players who dawdle, in boxes that make them long."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rulewright.games.klotho import content
from rulewright.games.klotho.state import SHELF, Box, Phase, Power, Verb
from rulewright.kernel.chance import sow
from tests.games.boxes import changed
from tests.games.klotho.table import GAME
from tests.tiers import tries

OF_TOOLS = {"PLAY", "AUGMENT", "RAID", "TAKE", "DROP"}


def generous(text: dict[str, Any]) -> None:
    """Technologies for a single die, and powers that give much."""
    for i, row in enumerate(text["technology"]):
        row["dice"] = [1 + i % 6]
        if row["power"] in ("third reroll", "two discards"):
            row["value"] = 4


def most_in_a_turn(box: Box) -> dict[str, int]:
    """By verb, for moves that use nothing up."""
    again = 2 + content.together(box, Power.CHRONO)
    discards = 2 * (1 + content.together(box, Power.DRONE))
    powers = dict.fromkeys(["SHIFT", "FLIP", "COPY"], 1)
    return {"ROLL": 1, "REROLL": again, "MARK": 7 * again, "DISCARD": discards, "SKIP": 3, "BUY": 3, **powers}


def dawdled(legal: list[int], random: Random) -> int:
    """Mostly a move that brings the turn no nearer to its end."""
    marks = [move for move in legal if Verb.at(move) == Verb.MARK]
    idle = [move for move in legal if Verb.at(move) not in (Verb.DONE, Verb.REROLL, Verb.ROLL)]
    again = [move for move in legal if Verb.at(move) in (Verb.REROLL, Verb.ROLL)]
    return random.choice(legal) if random.random() < 0.05 else random.choice(marks[:1] or idle or again or legal)


def played(box: Box, seed: int) -> tuple[list[Counter[str]], int]:
    """A game: the moves of each turn by verb, and the tools that came to players."""
    s: Any = GAME.state()
    random, turns, tools = Random(seed), [Counter[str]()], 0
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    while not GAME.rules.ending(s):
        mover, before = s.mover, sum(sum(seat.tools) for seat in s.seats)
        move = dawdled(GAME.legal(s, box, mover), random)
        verb = Verb.at(move)
        word = "END" if verb == Verb.DONE and s.phase in (Phase.PAYING, Phase.SPENDING_STARS) else verb.name
        turns[-1]["SKIP" if word == "DONE" else word] += 1
        GAME.rules.apply(s, box, mover, move)
        tools += max(0, sum(sum(seat.tools) for seat in s.seats) - before)
        if s.mover != mover:
            turns.append(Counter())
    return turns, tools


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("box", ["own", "generous"])
def test_no_part_of_a_game_is_longer_than_its_bound(seats: int, box: str) -> None:
    text = changed(GAME, generous) if box == "generous" else None
    there = GAME.make_box({"cards": 45, "rotation": "free"}, seats, text)
    most = most_in_a_turn(there)
    assert sum(most.values()) == content.moves_of_a_turn(there)
    for seed in range(tries(20, 4)):
        turns, tools = played(there, seed)
        total = sum(turns, Counter[str]())
        assert len(turns) <= content.turns_at_most(there)
        for turn in turns:
            assert all(turn[verb] <= many for verb, many in most.items()), turn
        assert tools <= len(turns) * SHELF + sum(there.guarded_tools)
        cards = total.total() - sum(total[verb] for verb in most.keys() | OF_TOOLS)
        assert cards <= content.moves_for_cards(there)
        assert sum(total[verb] for verb in OF_TOOLS) <= 2 * tools + there.mines + there.techs
        assert total["CLAIM"] <= there.cards
        assert total.total() <= content.longest(there) <= GAME.bound


def test_a_game_in_which_nobody_does_anything_takes_the_most_turns() -> None:
    """KL-A42: everybody passes, so a card goes only when all have had a turn."""
    box = GAME.make_box({"cards": 45}, 2)
    s: Any = GAME.state()
    sow(s.rng, 7, 0)
    GAME.rules.setup(s, box)
    turns = 1
    while not GAME.rules.ending(s):
        mover = s.mover
        GAME.rules.apply(s, box, mover, Verb.DONE)
        turns += s.mover != mover
    assert content.turns_at_most(box) - (box.seats + 1) <= turns <= content.turns_at_most(box)
