"""What the rules tell: each kind of note with its numbers, its sentence and the clause that makes it happen.

Often that depends on the occasion: `rounds` is 0 in the set-up, and `outcome` says how the clash came out (see `state`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.kernel import Choice, Notes, Sentence, by, player

from .. import state as k
from ..content import NAMES
from .names import STORM, TOTEMS, band_name, barbarian_name, many
from ..state import DRAWN, NO_CONTEST, NONE, OUTRIGHT, Box


def place_name(box: Box, names: Sequence[str], place: int) -> str:
    return f"place {place + 1}"


def setup_or_later(first: str, later: str) -> Choice:
    return lambda box, n: later if n["rounds"] else first


NOTES = Notes(
    holder=player,
    offerer=player,
    winner=player,
    loser=player,
    taker=player,
    band=band_name,
    place=place_name,
    other=place_name,
    side=TOTEMS,
    storm=STORM,
    card=NAMES,
    barbarian=lambda box, names, card: barbarian_name(box, card),
    cards=lambda box, names, cards: many(cards, "Action card"),
    kept=lambda box, names, kept: many(kept, "new Barbarian"),
)

TOGETHER = {
    k.MUSTER: "KB-A4", k.OFFERING: "KB-A10", k.ANSWERING: "KB-25", k.LAYING: "KB-27", k.SWAPPING: "KB-R7", k.EXCHANGING: "KB-A17"
}  # fmt: skip
"""What has several players decide at once."""
DECIDED = NOTES.kind("decided", "seat", "phase")
NOTES.say(DECIDED, "{seat} has decided.", by("phase", TOGETHER))

# ---------------------------------------------------------------- the Bands

LOOKED = NOTES.kind("looked", "place", "barbarian", "rounds")
NOTES.say(LOOKED, "In {place} you find {barbarian}.", setup_or_later("KB-11", "KB-51"))
MUSTERED = NOTES.kind("mustered", "seat", "kept", "rejected", "rounds")
NOTES.say(MUSTERED, "{seat} keeps {kept} and rejects {rejected}.", setup_or_later("KB-11", "KB-51"))
REFILLED = NOTES.kind("refilled", "band", "down", "rounds")
FREE_BAND = NOTES.kind("free_band", "band", "rounds")
NOTES.say(FREE_BAND, "{band} is filled, face up.", setup_or_later("KB-13", "KB-52"))
PACKET = NOTES.kind("packet", "storm")
NOTES.say(PACKET, "{storm} goes under the deck, mixed with three Barbarians.", by("storm", {0: "KB-14", 1: "KB-16"}))
STRUCK = NOTES.kind("struck", "storm", "band", "face")
NOTES.say(STRUCK, "{storm} strikes while {band} is filled!", lambda box, n: "KB-A6" if n["face"] == k.DOWN else "KB-64")
ENGAGED = NOTES.kind("engaged", "seat")
NOTES.say(ENGAGED, "{seat}'s Band lies wholly face down: all Barbarians are turned up.", "KB-53")
SWITCHED = NOTES.kind("switched", "seat", "place", "band", "other")
NOTES.say(SWITCHED, "{seat} switches {place} with {other} of {band}.", "KB-55")


@NOTES.tell(REFILLED)
def refilled(box: Box, names: Sequence[str], band: int, down: int, rounds: int) -> Sentence:
    join = f"{many(down, 'Barbarian')} nobody has looked at {'joins' if down == 1 else 'join'}"
    return f"{join} {band_name(box, names, band)}.", "KB-51" if rounds else "KB-12"


# ---------------------------------------------------------------- totems and Groups

LOWEST_TOTAL = NOTES.kind("lowest_total", "seat", "total", "tied")
TOTEM = NOTES.kind("totem", "seat", "side", "rounds")
PAIRED = NOTES.kind("paired", "seat", "band", "side")
NOTES.say(PAIRED, "{seat} ({side}) forms a Group with {band}.", by("side", {k.BLACK: "KB-20", k.WHITE: "KB-21"}))


@NOTES.tell(LOWEST_TOTAL)
def lowest_total(box: Box, names: Sequence[str], seat: int, total: int, tied: int) -> Sentence:
    lot = " by lot" if tied else ""
    return f"{names[seat]} has the lowest total, {total}, and hands out the totems{lot}.", "KB-A1" if tied else "KB-17"


@NOTES.tell(TOTEM)
def totem(box: Box, names: Sequence[str], seat: int, side: int, rounds: int) -> Sentence:
    clause = "KB-17" if rounds == 0 else "KB-60" if box.seats == 2 else ("KB-58", "KB-59")[side]
    return f"{names[seat]} has the {TOTEMS[side]} totem.", clause


# ---------------------------------------------------------------- Action cards

OFFERS = NOTES.kind("offers", "offerer", "holder")
NOTES.say(OFFERS, "{offerer} offers {holder} a card.", "KB-24")
NO_OFFERS = NOTES.kind("no_offers", "offerer", "holder")
NOTES.say(NO_OFFERS, "{offerer} offers {holder} nothing.", "KB-A10")
OFFER_IS = NOTES.kind("offer_is", "offerer", "holder", "card")
NOTES.say(OFFER_IS, "{offerer} offers {holder} this card: {card}.", "KB-24")
ACCEPTS = NOTES.kind("accepts", "holder", "offerer")
NOTES.say(ACCEPTS, "{holder} accepts, and pays {offerer} a Star.", "KB-25")
DECLINES = NOTES.kind("declines", "holder", "offerer")
NOTES.say(DECLINES, "{holder} turns {offerer}'s card down; it goes under the Action deck.", "KB-26")
TRADED = NOTES.kind("traded", "seat", "card")
NOTES.say(TRADED, "{seat} exchanges three {card} for three new cards.", "KB-10")
RESHUFFLED = NOTES.kind("reshuffled", "cards")
NOTES.say(RESHUFFLED, "The discards are shuffled: a new deck of {cards}.", "KB-49")
DRAWS = NOTES.kind("draws", "seat", "cards")
NOTES.say(DRAWS, "{seat} draws {cards}.", "KB-50")
PLAYS = NOTES.kind("plays", "seat", "card")
NOTES.say(PLAYS, "{seat} turns up {card}.", "KB-28")
REGRETS = NOTES.kind("regrets", "holder", "offerer", "card")
NOTES.say(REGRETS, "{holder} turned {card} down and played it all the same: a Star is due to {offerer}.", "KB-29")
SWAPPED = NOTES.kind("swapped", "seat", "card")
NOTES.say(SWAPPED, "{seat} swaps, and plays {card}.", "KB-R7")
SWAPS_NOTHING = NOTES.kind("swaps_nothing", "seat")
NOTES.say(SWAPS_NOTHING, "{seat} has no other card to play.", "KB-R7")
MIRRORED = NOTES.kind("mirrored", "seat", "opposing")


@NOTES.tell(MIRRORED)
def mirrored(box: Box, names: Sequence[str], seat: int, opposing: int) -> Sentence:
    if opposing == NONE or box.special[opposing] == k.MIRRORS:
        return f"{names[seat]}'s mirror shows nothing.", "KB-S3" if opposing == NONE else "KB-S1"
    return f"{names[seat]}'s mirror shows {NAMES[opposing]}.", "KB-R8"


# ---------------------------------------------------------------- the clash


def why_nobody(box: Box, n: Mapping[str, int]) -> str:
    """A swap found no other card, the card or what it copies selects nobody, or there is nobody to select."""
    if n["played"] == NONE:
        return "KB-R7"
    card = box.special[n["played"]]
    if card != k.MIRRORS:
        return "KB-R9" if card == k.FLEES else "KB-A2"
    if n["opposing"] == NONE:
        return "KB-S3"
    return {k.MIRRORS: "KB-S1", k.FLEES: "KB-S2"}.get(box.special[n["opposing"]], "KB-A2")


SELECTED = NOTES.kind("selected", "seat", "band", "place")
NOTES.say(SELECTED, "{seat} selects {place} of {band} and puts a Star on it.", "KB-36")
SELECTS_NOTHING = NOTES.kind("selects_nothing", "seat", "played", "opposing")
NOTES.say(SELECTS_NOTHING, "{seat} selects nobody.", why_nobody)
TOTALS = NOTES.kind("totals", "black", "white")
NOTES.say(TOTALS, "Black totals {black}, White totals {white}.", "KB-39")
WINS = NOTES.kind("wins", "seat")
NOTES.say(WINS, "{seat} wins outright.", "KB-39")
DRAW = NOTES.kind("draw")
NOTES.say(DRAW, "A draw: all the selected are clobbered.", "KB-45")
NOTHING_HAPPENS = NOTES.kind("nothing_happens")
NOTES.say(NOTHING_HAPPENS, "Nobody came forward: nothing happens.", "KB-A2")
CLOBBERED = NOTES.kind("clobbered", "taker", "band", "barbarian", "outcome")
NOTES.say(
    CLOBBERED,
    "{barbarian} of {band} is clobbered and goes to {taker}.",
    by("outcome", {OUTRIGHT: "KB-40", DRAWN: "KB-46"}),
)
TIRED = NOTES.kind("tired", "band", "place", "barbarian", "outcome")
NOTES.say(
    TIRED, "{barbarian} in {place} of {band} turns face down.", by("outcome", {OUTRIGHT: "KB-42", NO_CONTEST: "KB-R9"})
)
STAR_TO = NOTES.kind("star_to", "seat", "band", "outcome")
GLORIOUS = NOTES.kind("glorious", "winner", "loser")
NOTES.say(GLORIOUS, "Glory: {loser} gives {winner} a Star.", "KB-R6")
FLED = NOTES.kind("fled", "seat", "played")
NOTES.say(
    FLED,
    "{seat} has fled, and turns up the whole Band.",
    lambda box, n: "KB-S2" if box.special[n["played"]] == k.MIRRORS else "KB-R9",
)
TO_THE_BOX = {OUTRIGHT: "KB-44", DRAWN: "KB-47", NO_CONTEST: "KB-44"}
TO_THE_OWNER = {OUTRIGHT: "KB-43", DRAWN: "KB-47", NO_CONTEST: "KB-R9"}
TO_THE_TAKER = {OUTRIGHT: "KB-41", DRAWN: "KB-46"}


@NOTES.tell(STAR_TO)
def star_to(box: Box, names: Sequence[str], seat: int, band: int, outcome: int) -> Sentence:
    star = f"A Star from {band_name(box, names, band)} goes"
    if seat == NONE:
        return f"{star} back to the box.", TO_THE_BOX[outcome]
    return f"{star} to {names[seat]}.", (TO_THE_OWNER if seat == band else TO_THE_TAKER)[outcome]


# ---------------------------------------------------------------- Stars and the end

RELIEF = NOTES.kind("relief", "seat", "stars")
NOTES.say(RELIEF, "{seat} has run out of Stars and is given {stars} by the others.", "KB-62")
UNPAID = NOTES.kind("unpaid", "seat")
NOTES.say(UNPAID, "{seat} has no Star, and nobody can give any.", "KB-A16")
SHIRKED = NOTES.kind("shirked")
NOTES.say(SHIRKED, "So many rounds, so little clobbering: the sky has seen enough.", "KB-A28")
GAME_OVER = NOTES.kind("game_over", "end")
WON_BY = {
    k.MOST_STARS: ("Most Stars win.", "KB-65"),
    k.LARGER_PILE: ("Among the equals the larger score pile wins.", "KB-A24"),
    k.SHARED: ("The win is shared.", "KB-A24"),
}


@NOTES.tell(GAME_OVER)
def game_over(box: Box, names: Sequence[str], end: int) -> Sentence:
    how, clause = WON_BY[end]
    return f"The storm has broken: the game is over. {how}", clause
