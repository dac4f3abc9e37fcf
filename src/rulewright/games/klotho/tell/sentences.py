"""The sentences of the log: one for each kind of note, with the clause it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence, by, player
from rulewright.kernel.text import many

from ..content import ARTIFACT_NAMES, MINERAL_NAMES
from ..notes import Note
from ..state import Box, Card, Outcome, Power, Reveal
from .names import DICE_KINDS, SHAPE_NAMES, card_name, is_market, is_monster, minerals_in_words, thing_name, tool_name

NOTES = Notes(
    Note,
    victim=player,
    card=lambda box, names, card: card_name(box, card),
    tool=lambda box, names, tool: tool_name(box, tool),
    thing=thing_name,
    mineral=MINERAL_NAMES,
    artifact=ARTIFACT_NAMES,
    kind=DICE_KINDS,
    shape=SHAPE_NAMES,
    coins=lambda box, names, coins: many(coins, "coin"),
    stars=lambda box, names, stars: many(stars, "market star"),
    dice=lambda box, names, dice: many(dice, "spare red die", "spare red dice"),
    number=lambda box, names, number: str(number),
)

# ---------------------------------------------------------------- the turn and the row

NOTES.say(Note.BEGINS, "{seat} goes first.", "KL-A37")
NOTES.say(Note.TURN, "{seat}'s turn.", "KL-17")
COMES = {Reveal.SETUP: "KL-8", Reveal.REFILL: "KL-19", Reveal.DISCARD: "KL-24", Reveal.BOMB: "KL-84"}
"""Why a card comes into the row."""
NOTES.say(Note.REVEALED, "New in the row: {card}.", by("why", COMES))
NOTES.say(Note.TOOL_REVEALED, "A new tool in the row: {tool}.", by("why", {**COMES, Reveal.SETUP: "KL-2"}))
NOTES.say(Note.RESHUFFLED, "The discarded tools are a new stack.", "KL-A33")
NOTES.say(Note.WORN_OUT, "Nothing has moved for a while: {card} leaves the row.", "KL-A42")
NOTES.say(Note.INCOME, "{seat} mints {coins}.", "KL-R5")
NOTES.say(Note.DISCARDED, "{seat} discards {card}.", "KL-23")
NOTES.say(Note.TOOL_DISCARDED, "{seat} discards {tool} from the row.", "KL-23")
NOTES.say(Note.BOMBED, "{seat} bombs the row.", "KL-84")

# ---------------------------------------------------------------- dice

NOTES.say(Note.DIE, "The {kind} shows {number}.", "KL-25")
NOTES.say(Note.ANDROID, "{seat} plays an android that counts as a {number}.", "KL-76")
NOTES.say(Note.OVERDRIVE, "{seat} plays Overdrive: a blue die joins.", "KL-78")
NOTES.say(Note.AUGMENTED, "{seat} augments a die from {before} to {number}.", "KL-82")
NOTES.say(Note.SHIFTED, "{seat} shifts a die from {before} to {number}.", "KL-R5")
NOTES.say(Note.FLIPPED, "{seat} flips a die from {before} to {number}.", "KL-R5")
NOTES.say(Note.COPIED, "{seat} makes a die a copy: from {before} to {number}.", "KL-R5")
NOTES.say(Note.PIG, "{seat} lets a pig fly: two ones count as {number} against a monster.", "KL-93")
NOTES.say(Note.LOTTERY, "{seat} cashes a lottery ticket for {coins}.", "KL-91")
NOTES.say(Note.SOLD, "{seat} sells {dice}, a coin each.", "KL-31")


@NOTES.tell(Note.ROLLED)
def rolled(box: Box, names: Sequence[str], seat: int, throw: int) -> Sentence:
    if throw <= 1:
        return f"{names[seat]} rolls.", "KL-25"
    times = ("first", "second", "third")
    return f"{names[seat]} rerolls ({times[throw - 2] if throw < 5 else f'{throw - 1}th'} time).", "KL-26"


# ---------------------------------------------------------------- claims and what they bring

CLAIM_CLAUSES = (
    (Card.TECH, "KL-67"),
    (Card.MARKET, "KL-62"),
    (Card.MONSTER, "KL-53"),
    (Card.MINE, "KL-38"),
)
"""What each kind of card is claimed by, the last kind first."""

NOTES.say(Note.DEFEATED, "{seat} marks a bounty of {points} points.", "KL-55")
NOTES.say(Note.ARTIFACT, "{seat} finds an artifact: {artifact}.", "KL-57")
NOTES.say(Note.FOUND_TOOL, "{seat} finds a tool: {tool}.", "KL-58")
NOTES.say(Note.FOUND_COINS, "{seat} finds {coins}.", "KL-59")
NOTES.say(Note.MOVED, "The price of {mineral} is now {price}.", "KL-63")
NOTES.say(Note.LOST_STARS, "{stars} left over, and lost.", "KL-66")


@NOTES.tell(Note.CLAIMED)
def claimed(box: Box, names: Sequence[str], seat: int, card: int, dice: int) -> Sentence:
    clause = next((found for first, found in CLAIM_CLAUSES if card >= first), "KL-27")
    if card >= Card.TECH and box.power[card - Card.TECH] in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL):
        clause = "KL-70"
    verb = "defeats" if is_monster(card) else "uses" if is_market(card) else "claims"
    return f"{names[seat]} {verb} {card_name(box, card)} with {many(dice, 'die', 'dice')}.", clause


@NOTES.tell(Note.WON_STARS)
def won_stars(box: Box, names: Sequence[str], seat: int, stars: int, card: int) -> Sentence:
    return f"{names[seat]} has {many(stars, 'market star')} to spend.", "KL-60" if card < Card.MARKET else "KL-62"


@NOTES.tell(Note.STAKED)
def staked(
    box: Box, names: Sequence[str], seat: int, shape: int, organics: int, metal: int, rads: int, bribes: int
) -> Sentence:
    bribed = f" with {many(bribes, 'Bribe')}" if bribes else ""
    gained = minerals_in_words((organics, metal, rads))
    return f"{names[seat]} stakes a {SHAPE_NAMES[shape]}{bribed} and gains {gained}.", "KL-86" if bribes else "KL-49"


# ---------------------------------------------------------------- tools and cards in front

NOTES.say(Note.BOUGHT, "{seat} buys {tool} for {coins}.", "KL-33")
NOTES.say(Note.RAIDED, "{seat} raids {victim} and takes {thing}.", "KL-87")
NOTES.say(Note.DROPPED, "{seat} has too many cards and gives up {thing}.", "KL-96")

# ---------------------------------------------------------------- scoring

NOTES.say(Note.WAITS, "It will be counted when everybody has had as many turns.", "KL-A48")
NOTES.say(Note.BONUS, "{seat}'s technology adds {points} bonus points.", "KL-73")


@NOTES.tell(Note.SCORE_CARD)
def score_card(box: Box, names: Sequence[str], round: int) -> Sentence:
    return f"Score card {round + 1} turns up!", "KL-97"


@NOTES.tell(Note.TRADED)
def traded(box: Box, names: Sequence[str], seat: int, organics: int, metal: int, rads: int) -> Sentence:
    cards = 2 * (organics + metal + rads)
    return f"{names[seat]} trades {cards} mine cards for {minerals_in_words((organics, metal, rads))}.", "KL-102"


@NOTES.tell(Note.SCORED)
def scored(
    box: Box, names: Sequence[str], seat: int, round: int, minerals: int, artifacts: int, monsters: int
) -> Sentence:
    total = minerals + artifacts + monsters
    parts = f"minerals {minerals}, artifacts {artifacts}, monsters {monsters}"
    return f"{names[seat]} scores {total} in round {round + 1}: {parts}.", "KL-98"


@NOTES.tell(Note.OVER)
def over(box: Box, names: Sequence[str], ending: int) -> Sentence:
    words = ("the most points", "more cards in front", "more coins", "nothing at all")[max(0, ending - 1)]
    return f"The game is over, decided by {words}.", "KL-103" if ending == Outcome.MOST_POINTS else "KL-106"
