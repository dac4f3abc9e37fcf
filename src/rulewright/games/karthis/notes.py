"""What the rules tell as they happen: kinds of notes, each with what its three numbers mean."""

from __future__ import annotations

FLOOR = 1  # the floor, its challenge rating, its multiplier
TILE = 2  # the roll, the side crossed, the cell
DREW = 3  # the die, how many cards
TURNED = 4  # a card drawn
PASSED_OVER = 5  # a card that cannot guard a Joker
GUARDED = 6  # the guard or NONE
RESHUFFLED = 7  # how many discards went back in search of a guard
ENCOUNTER = 8  # the card
TREASURE = 9  # the card, its worth
HEALED = 10  # by how much, Health now
CHALLENGE = 11  # the roll, the challenge rating, the damage
SLAMMED = 12  # the side of the new tile
FAR_SIDE = 13
NEAR_SIDE = 14  # the damage
JOKER_WON = 15  # which (1 or 2), its worth
ENEMY = 16  # the card, its Health
ROUND = 17  # the explorer's total, the enemy's total, the loser's Health now
DEFEATED = 18  # the card
RETREATED = 19  # the cell, the enemy's Health
RESUMED = 20  # the enemy's Health
DESCENDED = 21  # the Heart removed or NONE, how many discards went back
CROWNED = 22  # the score, the floor
DIED = 23  # the treasure lost
CAUGHT = 24  # the treasure lost
LEFT = 25  # the treasure lost
