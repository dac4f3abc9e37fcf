"""The log: how the numbers of notes are put into words, and clauses that depend on them. The sentences are in `locales`."""

from __future__ import annotations

from rulewright.kernel import Notes, by, player
from rulewright.kernel.notes import Details, Given
from rulewright.telling.language import Word

from ..notes import SAY, Note
from ..state import Box, Card, Outcome, Power, Reveal
from .names import (
    ARTIFACT_WORDS,
    DICE_KINDS,
    MINERAL_WORDS,
    SHAPE_NAMES,
    card_name,
    is_market,
    is_monster,
    minerals_in_words,
    thing_name,
    tool_name,
)

NOTES = Notes(
    Note,
    SAY,
    victim=player,
    card=lambda box, names, card: card_name(box, card),
    tool=lambda box, names, tool: tool_name(box, tool),
    thing=thing_name,
    mineral=MINERAL_WORDS,
    artifact=ARTIFACT_WORDS,
    kind=DICE_KINDS,
    shape=SHAPE_NAMES,
    coins=lambda box, names, coins: SAY("coins", count=int(coins)),
    stars=lambda box, names, stars: SAY("market-stars", count=int(stars)),
    dice=lambda box, names, dice: SAY("spare-dice", count=int(dice)),
    number=lambda box, names, number: str(number),
)

# ---------------------------------------------------------------- the turn and the row

COMES = {Reveal.SETUP: "KL-8", Reveal.REFILL: "KL-19", Reveal.DISCARD: "KL-24", Reveal.BOMB: "KL-84"}
"""The clause by which a card comes into the row."""
NOTES.cite(Note.REVEALED, by("why", COMES))
NOTES.cite(Note.TOOL_REVEALED, by("why", {**COMES, Reveal.SETUP: "KL-2"}))

# ---------------------------------------------------------------- dice

NOTES.cite(
    Note.ROLLED,
    lambda box, n: "KL-25" if n["throw"] <= 1 else "KL-26",
    lambda box, n: {"again": max(0, n["throw"] - 1)},
)
NOTES.cite(Note.SOLD, more=lambda box, n: {"price": SAY("coins", count=n["dice"])})

# ---------------------------------------------------------------- claims and rewards

CLAIM_CLAUSES = {Card.MINE: "KL-38", Card.MONSTER: "KL-53", Card.MARKET: "KL-62", Card.TECH: "KL-67"}
"""The clause by which each kind of card is claimed."""


def claimed_by(box: Box, n: Given) -> str:
    card = n["card"]
    if Card.kind(card) == Card.TECH and box.power[Card.TECH.index(card)] in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL):
        return "KL-70"
    return CLAIM_CLAUSES[Card.kind(card)]


def claimed(box: Box, n: Given) -> Details:
    deed = "defeats" if is_monster(n["card"]) else "uses" if is_market(n["card"]) else "claims"
    return {"deed": Word(deed), "count": n["dice"]}


def gained(box: Box, n: Given) -> Details:
    minerals = (n["organics"], n["metal"], n["rads"])
    return {"gained": minerals_in_words(minerals), "cards": 2 * sum(minerals)}


NOTES.cite(Note.CLAIMED, claimed_by, claimed)
NOTES.cite(Note.WON_STARS, lambda box, n: "KL-60" if Card.kind(n["card"]) == Card.MONSTER else "KL-62")
NOTES.cite(Note.STAKED, lambda box, n: "KL-86" if n["bribes"] else "KL-49", gained)

# ---------------------------------------------------------------- scoring


def scored(box: Box, n: Given) -> Details:
    return {"total": n["minerals"] + n["artifacts"] + n["monsters"], "number": n["round"] + 1}


DECIDED = tuple(map(Word, ("points", "cards", "coins", "nothing")))
"""What decided the game, by ending."""
NOTES.cite(Note.SCORE_CARD, more=lambda box, n: {"number": n["round"] + 1})
NOTES.cite(Note.TRADED, more=gained)
NOTES.cite(Note.SCORED, more=scored)
NOTES.cite(
    Note.OVER,
    lambda box, n: "KL-103" if n["ending"] == Outcome.MOST_POINTS else "KL-106",
    lambda box, n: {"by": DECIDED[max(0, n["ending"] - 1)]},
)
