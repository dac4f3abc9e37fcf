"""Ante: what is told."""

from __future__ import annotations

from rulewright.kernel import Notes

NOTES = Notes(card=lambda box, names, card: str(card + 1))
DEALT = NOTES.kind("dealt", "card")
NOTES.say(DEALT, "Your card is the {card}.", "AN-1")
FOLDED = NOTES.kind("folded", "seat")
NOTES.say(FOLDED, "{seat} folds.", "AN-3")
PAID = NOTES.kind("paid", "seat", "price")
NOTES.say(PAID, "{seat} stays in for {price}.", "AN-3")
SHOWN = NOTES.kind("shown", "seat", "card")
NOTES.say(SHOWN, "{seat} shows the {card}.", "AN-5")
WON = NOTES.kind("won", "seat", "chips")
NOTES.say(WON, "{seat} takes the pot of {chips}.", "AN-5")
