"""97 Klotho: dice, claims laid edge to edge, and a market that every player moves."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction

from .state import DICE, KLOTHO, MINES, REDS, ROW, SEATS, SHELF, TOOLS

TURNS_AT_MOST = (KLOTHO + 1) * (SEATS + 1) + SEATS
"""KL-A42: in any (players + 1) turns in a row, a Klotho card is drawn or the last score card turns up. With whole rounds,
there is one more turn each."""
TOOLS_AT_MOST = TOOLS * 10
"""The most tools a box may hold. A tool is used twice in a turn only if it is regained: as treasure (at most three for each
monster), by buying (the row of tools is never refilled during a turn, only exchanged), or by a raid."""
GOT_IN_A_TURN = SHELF + 3 * ROW
USED = 2 * (TOOLS_AT_MOST + GOT_IN_A_TURN)
"""Each tool played. A Raid is two moves, and the tool it takes may be played in turn, but at most GOT_IN_A_TURN tools enter
play from outside players' hands, stack and row."""
REROLLS = 3 * (1 + DICE - REDS)
CLAIMS = ROW * (1 + DICE + 1) + ROW * (20 + 1)
"""KL-30: gaps are not filled during a turn, so there are at most six claims, each paid die by die, and stars spent one by one."""
STAKES = MINES // 4 + MINES
"""KL-48: the cards of a claim are used up; one move for each, and one for the shape."""
ENDS = MINES + TOOLS_AT_MOST
MOVES_A_TURN = 4 + 1 + 3 + 4 + REROLLS + CLAIMS + SHELF + USED + STAKES + ENDS
"""Discards, the roll, powers, skipped steps, and all of the above."""
BOUND = TURNS_AT_MOST * MOVES_A_TURN


GAME = Game.of(
    __name__,
    title="97 Klotho",
    prefix="KL",
    version="1.2",
    pitch="Roll for mines, monsters and alien technology on an asteroid, close your claims, and rig the market in time.",
    designer="Dave Dobson",
    publisher="Plankton Games",
    seats=(2, 4),
    minutes=(45, 97),
    endings=(
        Ending("most points", "score card 3 was counted, and one player has more points than all others"),
        Ending("more cards", "several had the most points, and more cards in front decided"),
        Ending("more coins", "points and cards of the best were equal, and more coins decided"),
        Ending("shared", "points, cards and coins of the best are equal: they win together"),
    ),
    bound=BOUND,
    exact=True,
    reconstructed=Reconstruction(
        "partly",
        "We do not have the printed cards: mines, monsters, technologies, the number and prices of tools, and "
        "what a step of the market costs, are our own design.",
    ),
)
