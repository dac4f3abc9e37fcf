"""An upper bound on the length of a game, whatever the players do."""

from __future__ import annotations

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
