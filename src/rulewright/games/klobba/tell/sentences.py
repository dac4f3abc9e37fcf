"""The sentence of each kind of note, and the clause that makes it happen.

The clause often depends on the occasion: `rounds` is 0 during setup, and `outcome` says how the clash came out (`Outcome`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.kernel import Choice, Notes, Sentence, by, player
from rulewright.kernel.text import many

from ..notes import Note
from ..state import NONE, Box, End, Face, Outcome, Phase, Side, Special
from .names import STORM, TOTEMS, band_name, barbarian_name, card_name


def place_name(box: Box, names: Sequence[str], place: int) -> str:
    return f"place {place + 1}"


def setup_or_later(first: str, later: str) -> Choice:
    return lambda box, n: later if n["rounds"] else first


NOTES = Notes(
    Note,
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
    card=lambda box, names, card: card_name(box, card),
    barbarian=lambda box, names, card: barbarian_name(box, card),
    cards=lambda box, names, cards: many(cards, "Action card"),
    kept=lambda box, names, kept: many(kept, "new Barbarian"),
)

TOGETHER: dict[int, str] = {
    Phase.MUSTERING: "KB-A4",
    Phase.OFFERING: "KB-A10",
    Phase.ANSWERING: "KB-25",
    Phase.LAYING: "KB-27",
    Phase.SWAPPING: "KB-R7",
    Phase.EXCHANGING: "KB-A17",
}
"""The clause that makes several players decide at once."""
NOTES.say(Note.DECIDED, "{seat} has decided.", by("phase", TOGETHER))

# ---------------------------------------------------------------- the Bands

NOTES.say(Note.LOOKED, "In {place} you find {barbarian}.", setup_or_later("KB-11", "KB-51"))
NOTES.say(Note.MUSTERED, "{seat} keeps {kept} and rejects {rejected}.", setup_or_later("KB-11", "KB-51"))
NOTES.say(Note.FREE_BAND, "{band} is filled, face up.", setup_or_later("KB-13", "KB-52"))
NOTES.say(
    Note.PACKET, "{storm} goes under the deck, mixed with three Barbarians.", by("storm", {0: "KB-14", 1: "KB-16"})
)
NOTES.say(
    Note.STRUCK,
    "{storm} strikes while {band} is filled!",
    lambda box, n: "KB-A6" if n["face"] == Face.DOWN else "KB-64",
)
NOTES.say(Note.ENGAGED, "{seat}'s Band lies wholly face down: all Barbarians are turned up.", "KB-53")
NOTES.say(Note.SWITCHED, "{seat} switches {place} with {other} of {band}.", "KB-55")


@NOTES.tell(Note.REFILLED)
def refilled(box: Box, names: Sequence[str], band: int, down: int, rounds: int) -> Sentence:
    join = f"{many(down, 'Barbarian')} nobody has looked at {'joins' if down == 1 else 'join'}"
    return f"{join} {band_name(box, names, band)}.", "KB-51" if rounds else "KB-12"


# ---------------------------------------------------------------- totems and Groups

NOTES.say(
    Note.PAIRED,
    "{seat} ({side}) forms a Group with {band}.",
    by("side", {Side.BLACK: "KB-20", Side.WHITE: "KB-21"}),
)


@NOTES.tell(Note.LOWEST_TOTAL)
def lowest_total(box: Box, names: Sequence[str], seat: int, total: int, tied: int) -> Sentence:
    lot = " by lot" if tied else ""
    return f"{names[seat]} has the lowest total, {total}, and hands out the totems{lot}.", "KB-A1" if tied else "KB-17"


@NOTES.tell(Note.TOTEM)
def totem(box: Box, names: Sequence[str], seat: int, side: int, rounds: int) -> Sentence:
    clause = "KB-17" if rounds == 0 else "KB-60" if box.seats == 2 else ("KB-58", "KB-59")[side]
    return f"{names[seat]} has the {TOTEMS[side]} totem.", clause


# ---------------------------------------------------------------- Action cards

NOTES.say(Note.OFFERS, "{offerer} offers {holder} a card.", "KB-24")
NOTES.say(Note.NO_OFFERS, "{offerer} offers {holder} nothing.", "KB-A10")
NOTES.say(Note.OFFER_IS, "{offerer} offers {holder} this card: {card}.", "KB-24")
NOTES.say(Note.ACCEPTS, "{holder} accepts, and pays {offerer} a Star.", "KB-25")
NOTES.say(Note.DECLINES, "{holder} turns {offerer}'s card down; it goes under the Action deck.", "KB-26")
NOTES.say(Note.TRADED, "{seat} exchanges three {card} for three new cards.", "KB-10")
NOTES.say(Note.RESHUFFLED, "The discards are shuffled: a new deck of {cards}.", "KB-49")
NOTES.say(Note.DRAWS, "{seat} draws {cards}.", "KB-50")
NOTES.say(Note.PLAYS, "{seat} turns up {card}.", "KB-28")
NOTES.say(Note.REGRETS, "{holder} turned {card} down and played it all the same: a Star is due to {offerer}.", "KB-29")
NOTES.say(Note.SWAPPED, "{seat} swaps, and plays {card}.", "KB-R7")
NOTES.say(Note.SWAPS_NOTHING, "{seat} has no other card to play.", "KB-R7")


@NOTES.tell(Note.MIRRORED)
def mirrored(box: Box, names: Sequence[str], seat: int, opposing: int, copied: int) -> Sentence:
    if copied == NONE:
        return f"{names[seat]}'s mirror shows nothing.", "KB-S3" if opposing == NONE else "KB-S1"
    return f"{names[seat]}'s mirror shows {card_name(box, copied)}.", "KB-R8"


# ---------------------------------------------------------------- the clash


def why_nobody(box: Box, n: Mapping[str, int]) -> str:
    """A swap found no other card, the card or what it copies selects nobody, or there is nobody to select."""
    if n["played"] == NONE:
        return "KB-R7"
    card = box.special[n["played"]]
    if card != Special.MIRROR:
        return "KB-R9" if card == Special.FLEE else "KB-A2"
    if n["opposing"] == NONE:
        return "KB-S3"
    copied: dict[int, str] = {Special.MIRROR: "KB-S1", Special.FLEE: "KB-S2"}
    return copied.get(box.special[n["opposing"]], "KB-A2")


NOTES.say(Note.SELECTED, "{seat} selects {place} of {band} and puts a Star on it.", "KB-36")
NOTES.say(Note.SELECTS_NOTHING, "{seat} selects nobody.", why_nobody)
NOTES.say(Note.TOTALS, "Black totals {black}, White totals {white}.", "KB-39")
NOTES.say(Note.WINS, "{seat} wins outright.", "KB-39")
NOTES.say(Note.DRAW, "A draw: all the selected are clobbered.", "KB-45")
NOTES.say(Note.NOTHING_HAPPENS, "Nobody came forward: nothing happens.", "KB-A2")
NOTES.say(
    Note.CLOBBERED,
    "{barbarian} of {band} is clobbered and goes to {taker}.",
    by("outcome", {Outcome.OUTRIGHT: "KB-40", Outcome.DRAWN: "KB-46"}),
)
NOTES.say(
    Note.TIRED,
    "{barbarian} in {place} of {band} turns face down.",
    by("outcome", {Outcome.OUTRIGHT: "KB-42", Outcome.NO_CONTEST: "KB-R9"}),
)
NOTES.say(Note.GLORIOUS, "Glory: {loser} gives {winner} a Star.", "KB-R6")
NOTES.say(
    Note.FLED,
    "{seat} has fled, and turns up the whole Band.",
    lambda box, n: "KB-S2" if box.special[n["played"]] == Special.MIRROR else "KB-R9",
)
TO_THE_BOX: dict[int, str] = {Outcome.OUTRIGHT: "KB-44", Outcome.DRAWN: "KB-47", Outcome.NO_CONTEST: "KB-44"}
TO_THE_OWNER: dict[int, str] = {Outcome.OUTRIGHT: "KB-43", Outcome.DRAWN: "KB-47", Outcome.NO_CONTEST: "KB-R9"}
TO_THE_TAKER: dict[int, str] = {Outcome.OUTRIGHT: "KB-41", Outcome.DRAWN: "KB-46"}


@NOTES.tell(Note.STAR_TO)
def star_to(box: Box, names: Sequence[str], seat: int, band: int, place: int, outcome: int) -> Sentence:
    star = f"A Star from {band_name(box, names, band)} goes"
    if seat == NONE:
        return f"{star} back to the box.", TO_THE_BOX[outcome]
    return f"{star} to {names[seat]}.", (TO_THE_OWNER if seat == band else TO_THE_TAKER)[outcome]


# ---------------------------------------------------------------- Stars and the end

NOTES.say(Note.RELIEF, "{seat} has run out of Stars and is given {stars} by the others.", "KB-62")
NOTES.say(Note.UNPAID, "{seat} has no Star, and nobody can give any.", "KB-A16")
NOTES.say(Note.SHIRKED, "So many rounds, so little clobbering: the sky has seen enough.", "KB-A28")
WON_BY: dict[int, tuple[str, str]] = {
    End.MOST_STARS: ("Most Stars win.", "KB-65"),
    End.LARGER_PILE: ("Among the equals the larger score pile wins.", "KB-A24"),
    End.SHARED: ("The win is shared.", "KB-A24"),
}


@NOTES.tell(Note.GAME_OVER)
def game_over(box: Box, names: Sequence[str], end: int) -> Sentence:
    how, clause = WON_BY[end]
    return f"The storm has broken: the game is over. {how}", clause
