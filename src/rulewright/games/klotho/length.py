"""How long a game can last, whatever the players do."""

from __future__ import annotations

from .state import DICE, KLOTHO, MINES, REDS, ROW, SEATS, SHELF, TOOLS

TURNS_AT_MOST = (KLOTHO + 1) * (SEATS + 1) + SEATS
"""KL-A42: among as many turns as there are players and one more, a Klotho card is drawn or the last score card comes; with
whole rounds the table goes round once more."""
TOOLS_AT_MOST = TOOLS * 10
"""All tools that a box may hold: in one turn a tool is used more than once only if it is got again, by treasure (three a
monster at most), by buying (the row of tools is never refilled in a turn, only exchanged), or by a raid."""
GOT_IN_A_TURN = SHELF + 3 * ROW
USED = 2 * (TOOLS_AT_MOST + GOT_IN_A_TURN)
"""Each tool played; a Raid is two moves, and what it takes may be played in turn: but no tool comes into play from outside
players' hands, stack and row more than GOT_IN_A_TURN times."""
REROLLS = 3 * (1 + DICE - REDS)
CLAIMS = ROW * (1 + DICE + 1) + ROW * (20 + 1)
"""KL-30: no gap is filled in a turn, so six claims at most, each paid die by die, and stars spent one by one."""
STAKES = MINES // 4 + MINES
"""KL-48: cards of a claim are gone, one move for each and one for the shape."""
ENDS = MINES + TOOLS_AT_MOST
MOVES_A_TURN = 4 + 1 + 3 + 4 + REROLLS + CLAIMS + SHELF + USED + STAKES + ENDS
"""Discards, the roll, powers, steps passed over, and all the above."""
BOUND = TURNS_AT_MOST * MOVES_A_TURN
