"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log, from setup to the end of the game."""

    DECIDED = kind("seat", "phase")
    LOOKED = kind("place", "barbarian", "rounds")
    MUSTERED = kind("seat", "kept", "rejected", "rounds")
    REFILLED = kind("band", "down", "rounds")
    FREE_BAND = kind("band", "rounds")
    PACKET = kind("storm")
    STRUCK = kind("storm", "band", "face")
    ENGAGED = kind("seat", clause="KB-53")
    SWITCHED = kind("seat", "place", "band", "other", clause="KB-55")
    LOWEST_TOTAL = kind("seat", "total", "tied")
    TOTEM = kind("seat", "side", "rounds")
    PAIRED = kind("seat", "band", "side")
    OFFERS = kind("offerer", "holder", clause="KB-24")
    NO_OFFERS = kind("offerer", "holder", clause="KB-A10")
    OFFER_IS = kind("offerer", "holder", "card", clause="KB-24")
    ACCEPTS = kind("holder", "offerer", clause="KB-25")
    DECLINES = kind("holder", "offerer", clause="KB-26")
    TRADED = kind("seat", "card", clause="KB-10")
    RESHUFFLED = kind("cards", clause="KB-49")
    DRAWS = kind("seat", "cards", clause="KB-50")
    PLAYS = kind("seat", "card", clause="KB-28")
    REGRETS = kind("holder", "offerer", "card", clause="KB-29")
    SWAPPED = kind("seat", "card", clause="KB-R7")
    SWAPS_NOTHING = kind("seat", clause="KB-R7")
    MIRRORED = kind("seat", "opposing", "copied")
    SELECTED = kind("seat", "band", "place", clause="KB-36")
    SELECTS_NOTHING = kind("seat", "played", "opposing")
    TOTALS = kind("black", "white", clause="KB-39")
    WINS = kind("seat", clause="KB-39")
    DRAW = kind(clause="KB-45")
    NOTHING_HAPPENS = kind(clause="KB-A2")
    CLOBBERED = kind("taker", "band", "place", "barbarian", "outcome")
    TIRED = kind("band", "place", "barbarian", "outcome")
    STAR_TO = kind("seat", "band", "place", "outcome")
    GLORIOUS = kind("winner", "loser", clause="KB-R6")
    FLED = kind("seat", "played")
    RELIEF = kind("seat", "stars", clause="KB-62")
    UNPAID = kind("seat", clause="KB-A16")
    SHIRKED = kind(clause="KB-A28")
    GAME_OVER = kind("end")
