"""The kinds of note that rules write as the game goes on, each with the names of its numbers."""

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
    ENGAGED = kind("seat")
    SWITCHED = kind("seat", "place", "band", "other")
    LOWEST_TOTAL = kind("seat", "total", "tied")
    TOTEM = kind("seat", "side", "rounds")
    PAIRED = kind("seat", "band", "side")
    OFFERS = kind("offerer", "holder")
    NO_OFFERS = kind("offerer", "holder")
    OFFER_IS = kind("offerer", "holder", "card")
    ACCEPTS = kind("holder", "offerer")
    DECLINES = kind("holder", "offerer")
    TRADED = kind("seat", "card")
    RESHUFFLED = kind("cards")
    DRAWS = kind("seat", "cards")
    PLAYS = kind("seat", "card")
    REGRETS = kind("holder", "offerer", "card")
    SWAPPED = kind("seat", "card")
    SWAPS_NOTHING = kind("seat")
    MIRRORED = kind("seat", "opposing", "copied")
    SELECTED = kind("seat", "band", "place")
    SELECTS_NOTHING = kind("seat", "played", "opposing")
    TOTALS = kind("black", "white")
    WINS = kind("seat")
    DRAW = kind()
    NOTHING_HAPPENS = kind()
    CLOBBERED = kind("taker", "band", "place", "barbarian", "outcome")
    TIRED = kind("band", "place", "barbarian", "outcome")
    STAR_TO = kind("seat", "band", "place", "outcome")
    GLORIOUS = kind("winner", "loser")
    FLED = kind("seat", "played")
    RELIEF = kind("seat", "stars")
    UNPAID = kind("seat")
    SHIRKED = kind()
    GAME_OVER = kind("end")
