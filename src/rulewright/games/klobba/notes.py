"""What the rules tell: the kinds of notes, and what their three numbers mean."""

from __future__ import annotations

(
    DECIDED,  # seat
    MUSTERED,  # seat, Barbarians kept, Barbarians rejected
    LOOKED,  # only to the owner: place, Barbarian
    FREE_BAND,  # band
    PACKETS,
    LOWEST_TOTAL,  # seat, total, 1 where a tie was broken by lot
    TOTEM,  # seat, side
    PAIRED,  # seat, band, side
    OFFERS,  # offerer, holder
    NO_OFFERS,  # owner, holder
    OFFER_IS,  # only to offerer and holder: offerer, holder, card
    ACCEPTS,  # holder, offerer
    DECLINES,  # holder, offerer
    TRADED,  # seat, card: three for three
    RESHUFFLED,  # cards in the new deck
    PLAYS,  # seat, card
    REGRETS,  # holder, offerer, card: laid what he rejected
    SWAPPED,  # seat, card
    SWAPS_NOTHING,  # seat
    MIRRORED,  # seat, card copied
    SELECTED,  # seat, band, place
    SELECTS_NOTHING,  # seat
    TOTALS,  # Black's total, White's total
    WINS,  # seat
    DRAW,
    NOTHING_HAPPENS,
    CLOBBERED,  # winner of the card, band, Barbarian
    TIRED,  # band, place, Barbarian: turned face down
    STAR_TO,  # seat (-1: the box), band
    GLORIOUS,  # winner, loser
    FLED,  # seat
    RELIEF,  # seat, Stars received
    UNPAID,  # seat
    DRAWS,  # seat, Action cards drawn
    STRUCK,  # 0 Lightning or 1 Thunder, band
    REFILLED,  # band, Barbarians laid face up, laid face down
    ENGAGED,  # seat whose Band was wholly face down
    SWITCHED,  # own band, the other band, own place * 3 + other place
    GAME_OVER,  # ending
) = range(39)
