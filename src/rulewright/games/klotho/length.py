"""How long a game can be, however it is played.

Most moves use something up. A Klotho card is drawn once and a mine card is laid or dropped once, so those are counted for the
whole game; tools come back, but only three can be bought in a turn.
"""

from __future__ import annotations

from .rules.dice import THROWS
from .state import DICE, KLOTHO, MARKETS, MINES, MONSTERS, POWERS, REDS, ROW, SEATS, SHELF, TECHS, Box, Power

MOST_OF_A_POWER = 9
"""The most that all technologies with one power give together (KL-R5)."""
MOST_TOOLS, MOST_STARS = 3, 20
"""The largest treasure of a monster (KL-R2)."""
SMALLEST_CLAIM = 4


def longest(box: Box) -> int:
    """The most moves of a game with this box."""
    turns = turns_at_most(box)
    tools = turns * SHELF + sum(box.guarded_tools)
    return turns * moves_of_a_turn(box) + 2 * tools + moves_for_cards(box)


def turns_at_most(box: Box) -> int:
    """KL-A42: of players + 1 turns in a row, one draws a Klotho card or turns up the last score card. With whole rounds, there
    is one more turn each."""
    return (box.cards - ROW + 1) * (box.seats + 1) + box.seats


def moves_of_a_turn(box: Box) -> int:
    """The moves that use nothing up: the roll, rerolls with the dice marked for them, three powers (KL-A40), three skipped steps,
    discards before the roll and after the claims (KL-23), and purchases: gaps are not filled during a turn (KL-35)."""
    rerolls = THROWS - 1 + together(box, Power.CHRONO)
    discards = 2 * (1 + together(box, Power.DRONE))
    return 1 + rerolls * (1 + DICE - REDS) + 3 + 3 + discards + SHELF


def moves_for_cards(box: Box) -> int:
    """A Klotho card is claimed once (KL-30), die by die; stars are spent at once, each step for one or more (KL-62, KL-63). A
    mine card is laid (KL-48) or dropped (KL-96) once, a technology dropped.

    `longest` counts two moves for each tool that a player gets: it is dropped or played, and a Raid also takes a card.
    """
    claims = box.cards * (1 + DICE + 1)
    star = together(box, Power.STAR) + 1
    stars = box.markets * (DICE + star) + sum(box.guarded_stars) + box.monsters * star
    return claims + stars + box.mines // SMALLEST_CLAIM + box.mines + box.techs


def together(box: Box, power: int) -> int:
    """What all technologies with a power give."""
    return box.owners[power].bit_count() * box.amount[power]


def longest_of_all() -> int:
    """The most moves of a game with any box, which may hold the largest number of everything."""
    box = Box()
    box.seats, box.cards, box.mines, box.monsters, box.markets, box.techs = (
        SEATS,
        KLOTHO,
        MINES,
        MONSTERS,
        MARKETS,
        TECHS,
    )
    box.owners, box.amount = [1] * POWERS, [MOST_OF_A_POWER] * POWERS
    box.guarded_tools, box.guarded_stars = [MOST_TOOLS] * MONSTERS, [MOST_STARS] * MONSTERS
    return longest(box)
