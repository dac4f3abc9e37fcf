"""The most moves a game can take, however it is played."""

from __future__ import annotations

from .state import AT_ONCE, BOXES, DICE, ROUNDS, STEPS

BUILDS = 6 + BOXES + 1
"""A box file may allow up to six components in an action; each bonus icon counts once; one move ends the action."""
HIRES = 2 * BOXES + 2 * DICE + 1
"""CL-H7, CL-H13: hire from each box once and walk in; pick up each person once, and walk or stay; end the action."""
ADMITS = 3 * BOXES + 2 * DICE + 1
"""CL-17, CL-H13: answer each box once, with two walks for a couple; pick up each person once; end the action."""
MOST_MONEY = 99 + ROUNDS * 4 * (50 + 9 * 9)
"""The most money that a box file allows at the start and as income: nine dice make four pairs of doctor and patient a round."""
PURCHASES = ROUNDS + MOST_MONEY // AT_ONCE
"""CL-H31: one purchase a round, and one more after each purchase of the maximum, if a point costs $1."""
BOUND = 2 + ROUNDS * (1 + STEPS + STEPS * max(BUILDS, HIRES, ADMITS) + 4 + 1) + PURCHASES
"""The first walk and giving up; each round has one lay, three turns of a card, three actions, four treatments and their end."""
