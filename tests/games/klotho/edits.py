"""Other holdings for a state of 97 Klotho: cards that nobody has seen come in front of players, coins and dice change."""

from __future__ import annotations

from random import Random

from rulewright.games.klotho.rules.staking import survey
from rulewright.games.klotho.rules.tools import fly, ones
from rulewright.games.klotho.state import DICE, MINES, NONE, ROW, TOOLS, Box, Card, DieKind, Phase, State, Tool

STEPS = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING)
OFTEN = (Tool.AUGMENT, Tool.AUGMENT + 1, Tool.AUGMENT + 2, Tool.PIG, Tool.BRIBE, Tool.RAID, Tool.TURRET, Tool.LOTTERY)


def edit(s: State, box: Box, random: Random) -> None:
    """Only in a step of the turn: what interrupts one has counted on the holdings."""
    if s.phase not in STEPS or s.marked:
        return
    for seat in range(box.seats):
        mine = s.seats[seat]
        for _ in range(random.randint(0, 4)):
            tool = random.choice((*OFTEN, random.randrange(TOOLS)))
            if s.stack[tool] > 0:
                s.stack[tool] -= 1
                mine.tools[tool] += 1
        for tech in random.sample(range(box.techs), random.randint(0, 3)):
            if s.others >> (Card.TECH - MINES + tech) & 1:
                s.others &= ~(1 << (Card.TECH - MINES + tech))
                mine.techs |= 1 << tech
        for card in random.sample(range(box.mines), random.randint(0, 6)):
            if s.mines >> card & 1:
                s.mines &= ~(1 << card)
                mine.mines |= 1 << card
        mine.coins = random.choice((0, 1, 3, 30))
    for place in range(ROW):
        hunt(s, place, random)
    if s.phase == Phase.REROLLING and random.random() < 0.7:
        s.phase = Phase.CLAIMING
    for i, kind in enumerate(s.kind):
        if s.die[i] and kind not in (DieKind.ANDROID, DieKind.PIG):
            s.die[i] = random.choice((1, random.randint(1, 6), random.randint(4, 6)))
    survey(s, box)
    if s.phase == Phase.CLAIMING and ones(s) >= 2 and random.random() < 0.7:
        fly(s, box)
        s.spent |= sum(1 << i for i in range(DICE) if s.die[i] and s.kind[i] != DieKind.PIG and random.random() < 0.6)


def hunt(s: State, place: int, random: Random) -> None:
    """Now and then a monster instead of another card of the row."""
    monsters = [c for c in range(Card.MONSTER, Card.MARKET) if s.others >> (c - MINES) & 1]
    if s.row[place] != NONE and monsters and random.random() < 0.4:
        s.row[place] = random.choice(monsters)
        s.others &= ~(1 << (s.row[place] - MINES))
