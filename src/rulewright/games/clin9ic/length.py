"""How long a game can last, whatever the player does."""

from __future__ import annotations

from .state import AT_ONCE, BOXES, DICE, ROUNDS, STEPS

BUILDS = 6 + BOXES + 1
"""A box file may allow up to six components in an action; every icon of a box counts once; and the action is ended."""
HIRES = 2 * BOXES + 2 * DICE + 1
"""CL-H7, CL-H13: each box once, with a walk; whoever was there before is picked up once, with a walk or without; and done."""
ADMITS = 3 * BOXES + 2 * DICE + 1
"""CL-17, CL-H13: each box once, a couple walking twice."""
MOST_MONEY = 99 + ROUNDS * 4 * (50 + 9 * 9)
"""What a box file allows to start with and to earn: nine dice are four pairs of doctor and patient a round."""
PURCHASES = ROUNDS + MOST_MONEY // AT_ONCE
"""CL-H31: one a round, and one more for every time that as much as possible is bought at once, if a point costs $1."""
BOUND = 2 + ROUNDS * (1 + STEPS * max(BUILDS, HIRES, ADMITS) + 4 + 1) + PURCHASES
"""The doctor's first walk and giving up; each round is laid, acted and treated (four pairs, and done)."""
