"""What the rules tell: each kind of note with its numbers, its sentence and the clause that makes it happen."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Notes, Sentence, by, player

from ..content import ARTIFACT_NAMES, MINERAL_NAMES
from .names import DICE_KINDS, SHAPE_NAMES, card_name, many, minerals_in_words, thing_name, tool_name
from ..state import CRYSTAL, DOWN, KLOTHO, MARKET, MONSTER, MOST_POINTS, TECH, UP, Box

NOTES = Notes(
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
    dice=lambda box, names, dice: many(dice, "spare red die" if dice == 1 else "spare red dice").replace(
        "dices", "dice"
    ),
    number=lambda box, names, number: str(number),
)

# ---------------------------------------------------------------- the turn and the row

BEGINS = NOTES.kind("begins", "seat")
NOTES.say(BEGINS, "{seat} goes first.", "KL-16")
TURN = NOTES.kind("turn", "seat")
NOTES.say(TURN, "{seat}'s turn.", "KL-17")
REVEALED = NOTES.kind("revealed", "card", "place")
NOTES.say(REVEALED, "{card} comes into the row.", "KL-19")
TOOL_REVEALED = NOTES.kind("tool_revealed", "tool", "place")
NOTES.say(TOOL_REVEALED, "A tool comes into the row: {tool}.", "KL-19")
RESHUFFLED = NOTES.kind("reshuffled")
NOTES.say(RESHUFFLED, "The discarded tools are a new stack.", "KL-A33")
WORN_OUT = NOTES.kind("worn_out", "card")
NOTES.say(WORN_OUT, "Nothing has moved for a while: {card} leaves the row.", "KL-A42")
INCOME = NOTES.kind("income", "seat", "coins")
NOTES.say(INCOME, "{seat} mints {coins}.", "KL-R5")
DISCARDED = NOTES.kind("discarded", "seat", "card")
NOTES.say(DISCARDED, "{seat} discards {card}.", "KL-23")
TOOL_DISCARDED = NOTES.kind("tool_discarded", "seat", "tool")
NOTES.say(TOOL_DISCARDED, "{seat} discards {tool} from the row.", "KL-23")
BOMBED = NOTES.kind("bombed", "seat")
NOTES.say(BOMBED, "{seat} bombs the row.", "KL-84")

# ---------------------------------------------------------------- dice

ROLLED = NOTES.kind("rolled", "seat", "throw")
DIE = NOTES.kind("die", "die", "kind", "number")
NOTES.say(DIE, "The {kind} shows {number}.", "KL-25")
ANDROID_JOINS = NOTES.kind("android", "seat", "number")
NOTES.say(ANDROID_JOINS, "{seat} plays an android that counts as a {number}.", "KL-76")
OVERDRIVE_JOINS = NOTES.kind("overdrive", "seat")
NOTES.say(OVERDRIVE_JOINS, "{seat} plays Overdrive: a blue die joins.", "KL-78")
AUGMENTED = NOTES.kind("augmented", "seat", "die", "before", "number")
NOTES.say(AUGMENTED, "{seat} augments a die from {before} to {number}.", "KL-82")
SHIFTED = NOTES.kind("shifted", "seat", "die", "before", "number")
NOTES.say(SHIFTED, "{seat} shifts a die from {before} to {number}.", "KL-R5")
FLIPPED = NOTES.kind("flipped", "seat", "die", "before", "number")
NOTES.say(FLIPPED, "{seat} flips a die from {before} to {number}.", "KL-R5")
COPIED = NOTES.kind("copied", "seat", "die", "before", "number")
NOTES.say(COPIED, "{seat} makes a die a copy: from {before} to {number}.", "KL-R5")
PIG_FLIES = NOTES.kind("pig", "seat", "number")
NOTES.say(PIG_FLIES, "{seat} lets a pig fly: two ones count as {number} against a monster.", "KL-93")
LOTTERY_PAID = NOTES.kind("lottery", "seat", "coins")
NOTES.say(LOTTERY_PAID, "{seat} cashes a lottery ticket for {coins}.", "KL-91")
SOLD = NOTES.kind("sold", "seat", "dice")
NOTES.say(SOLD, "{seat} sells {dice}, a coin each.", "KL-31")


@NOTES.tell(ROLLED)
def rolled(box: Box, names: Sequence[str], seat: int, throw: int) -> Sentence:
    if throw <= 1:
        return f"{names[seat]} rolls.", "KL-25"
    return f"{names[seat]} rerolls ({'first' if throw == 2 else 'second' if throw == 3 else 'third'} time).", "KL-26"


# ---------------------------------------------------------------- claims and what they bring

CLAIMED = NOTES.kind("claimed", "seat", "card", "dice")
DEFEATED = NOTES.kind("defeated", "seat", "points")
NOTES.say(DEFEATED, "{seat} marks a bounty of {points} points.", "KL-55")
ARTIFACT = NOTES.kind("artifact", "seat", "artifact")
NOTES.say(ARTIFACT, "{seat} finds an artifact: {artifact}.", "KL-57")
FOUND_TOOL = NOTES.kind("found_tool", "seat", "tool")
NOTES.say(FOUND_TOOL, "{seat} finds a tool: {tool}.", "KL-58")
FOUND_COINS = NOTES.kind("found_coins", "seat", "coins")
NOTES.say(FOUND_COINS, "{seat} finds {coins}.", "KL-59")
WON_STARS = NOTES.kind("won_stars", "seat", "stars", "card")
MOVED = NOTES.kind("moved", "mineral", "way", "price")
NOTES.say(MOVED, "The price of {mineral} is now {price}.", by("way", {DOWN: "KL-63", UP: "KL-64"}))
LOST_STARS = NOTES.kind("lost_stars", "stars")
NOTES.say(LOST_STARS, "{stars} left over, and lost.", "KL-66")
STAKED = NOTES.kind("staked", "seat", "shape", "organics", "metal", "rads", "bribes")


@NOTES.tell(CLAIMED)
def claimed(box: Box, names: Sequence[str], seat: int, card: int, dice: int) -> Sentence:
    clause = "KL-27"
    for below, found in ((KLOTHO, "KL-70"), (CRYSTAL, "KL-67"), (TECH, "KL-62"), (MARKET, "KL-53"), (MONSTER, "KL-38")):
        if card < below:
            clause = found
    verb = "defeats" if MONSTER <= card < MARKET else "uses" if MARKET <= card < TECH else "claims"
    paid = many(dice, "die") if dice == 1 else f"{dice} dice"
    return f"{names[seat]} {verb} {card_name(box, card)} with {paid}.", clause


@NOTES.tell(WON_STARS)
def won_stars(box: Box, names: Sequence[str], seat: int, stars: int, card: int) -> Sentence:
    return f"{names[seat]} has {many(stars, 'market star')} to spend.", "KL-60" if card < MARKET else "KL-62"


@NOTES.tell(STAKED)
def staked(
    box: Box, names: Sequence[str], seat: int, shape: int, organics: int, metal: int, rads: int, bribes: int
) -> Sentence:
    bribed = f" with {many(bribes, 'Bribe')}" if bribes else ""
    gained = minerals_in_words((organics, metal, rads))
    return f"{names[seat]} stakes a {SHAPE_NAMES[shape]}{bribed} and gains {gained}.", "KL-86" if bribes else "KL-49"


# ---------------------------------------------------------------- tools and cards in front

BOUGHT = NOTES.kind("bought", "seat", "tool", "coins")
NOTES.say(BOUGHT, "{seat} buys {tool} for {coins}.", "KL-33")
RAIDED = NOTES.kind("raided", "seat", "victim", "thing")
NOTES.say(RAIDED, "{seat} raids {victim} and takes {thing}.", "KL-87")
DROPPED = NOTES.kind("dropped", "seat", "thing")
NOTES.say(DROPPED, "{seat} has too many cards and gives up {thing}.", "KL-96")

# ---------------------------------------------------------------- scoring

SCORE_CARD = NOTES.kind("score_card", "round")
WAITS = NOTES.kind("waits", "round")
NOTES.say(WAITS, "It will be counted when everybody has had as many turns.", "KL-A48")
TRADED = NOTES.kind("traded", "seat", "organics", "metal", "rads")
SCORED = NOTES.kind("scored", "seat", "round", "minerals", "artifacts", "monsters")
BONUS = NOTES.kind("bonus", "seat", "points")
NOTES.say(BONUS, "{seat}'s technology adds {points} bonus points.", "KL-73")
OVER = NOTES.kind("over", "ending")


@NOTES.tell(SCORE_CARD)
def score_card(box: Box, names: Sequence[str], round: int) -> Sentence:
    return f"Score card {round + 1} turns up!", "KL-97"


@NOTES.tell(TRADED)
def traded(box: Box, names: Sequence[str], seat: int, organics: int, metal: int, rads: int) -> Sentence:
    cards = 2 * (organics + metal + rads)
    return f"{names[seat]} trades {cards} mine cards for {minerals_in_words((organics, metal, rads))}.", "KL-102"


@NOTES.tell(SCORED)
def scored(
    box: Box, names: Sequence[str], seat: int, round: int, minerals: int, artifacts: int, monsters: int
) -> Sentence:
    total = minerals + artifacts + monsters
    parts = f"minerals {minerals}, artifacts {artifacts}, monsters {monsters}"
    return f"{names[seat]} scores {total} in round {round + 1}: {parts}.", "KL-98"


@NOTES.tell(OVER)
def over(box: Box, names: Sequence[str], ending: int) -> Sentence:
    words = ("the most points", "more cards in front", "more coins", "nothing at all")[max(0, ending - 1)]
    return f"The game is over, decided by {words}.", "KL-103" if ending == MOST_POINTS else "KL-106"
