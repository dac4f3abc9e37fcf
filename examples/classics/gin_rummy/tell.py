"""Gin rummy in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HAND, Deck, History, Labels, Notes, Place, ScoreRow, Unit, by
from rulewright.telling.language import Messages, Word

from .melds import value
from .rules import check
from .state import CARDS, MELDS, NOTHING, RANKS, Box, End, Note, Phase, State, Verb

ABOUT = {
    "take": ("GR-3", "GR-4"),
    "draw": ("GR-4",),
    "pass": ("GR-3", "GR-7", "GR-9"),
    "knock": ("GR-6", "GR-11"),
    "discard": ("GR-5", "GR-7"),
    "add": ("GR-9",),
    "meld": ("GR-2", "GR-7", "GR-10"),
}
SAY = Messages(__file__)
SCORE = Unit(SAY)
SUITS, NAMES = "♠♣♦♥", ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COLOURS = ((r"[♦♥]\w+", "red"),)


def card_name(box: Box, card: int) -> str:
    return SUITS[card // RANKS] + SAY("rank", rank=Word(NAMES[card % RANKS]))


def card_names(box: Box, names: Sequence[str], cards: int) -> str:
    return " ".join(card_name(box, card) for card in range(CARDS) if cards >> card & 1)


NOTES = Notes(
    Note,
    SAY,
    card=lambda box, names, card: card_name(box, card),
    cards=card_names,
)
NOTES.cite(Note.STOPPED, by("end", {End.WALL: "GR-12", End.STANDSTILL: "GR-13"}))


def at(action: int) -> Sequence[int]:
    """The card of a move; of a meld, all of its cards."""
    verb = Verb.at(action)
    if verb == Verb.MELD:
        return [card for card in range(CARDS) if MELDS[verb.argument(action)] >> card & 1]
    return verb.arguments(action)


DECKS = (Deck(("seats.hand", "seats.known", "seats.melds", "upcard", "added"), CARDS, card_name, at),)
LAYOUT = (
    Place("upcard"),
    Place("left"),
    Place("added"),
    Place("seats.melds"),
    Place("seats.known"),
    Place("seats.hand", HAND),
)


def numbers(box: Box) -> dict[str, int]:
    return {"hand": box.hand, "knock": box.knock, "gin": box.gin, "undercut": box.undercut}


label = Labels(Verb, SAY)


@label.of(Verb.TAKE)
def _take(view: State, box: Box) -> str:
    return SAY("take", card=card_name(box, view.upcard)) if view.upcard != NOTHING else SAY("take-none")


@label.of(Verb.PASS)
def _pass(view: State) -> str:
    return SAY("pass", phase=int(view.phase))


@label.of(Verb.DISCARD)
def _discard(box: Box, card: int) -> str:
    return SAY("discard", card=card_name(box, card))


@label.of(Verb.ADD)
def _add(box: Box, card: int) -> str:
    return SAY("add", card=card_name(box, card))


@label.of(Verb.MELD)
def _meld(box: Box, meld: int) -> str:
    return SAY("meld", cards=card_names(box, (), MELDS[meld]))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What is in the way of a move, if it is not just its time."""
    if view.phase not in WHEN[Verb.at(action)]:
        return ""
    cards = at(action)
    if any(not view.seats[seat].hand >> card & 1 for card in cards):
        return SAY("not-in-hand", cards=card_names(box, names, sum(1 << card for card in cards)))
    return SAY(f"not-{check(view, box, seat, action)}", knock=view.knock)


WHEN = {
    Verb.TAKE: (Phase.FIRST, Phase.DRAWING),
    Verb.DRAW: (Phase.FIRST, Phase.DRAWING),
    Verb.PASS: (Phase.FIRST, Phase.LAYING, Phase.ADDING, Phase.MELDING, Phase.AT_WALL),
    Verb.KNOCK: (Phase.DISCARDING, Phase.AT_WALL),
    Verb.DISCARD: (Phase.DISCARDING, Phase.KNOCKING),
    Verb.ADD: (Phase.ADDING,),
    Verb.MELD: (Phase.LAYING, Phase.MELDING),
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY("now", phase=int(view.phase))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    up = card_name(box, view.upcard) if view.upcard != NOTHING else "·"
    rows = [SAY("state", card=up, left=view.left, knock=view.knock)]
    if view.added:
        rows.append(SAY("added", cards=card_names(box, names, view.added)))
    for i in range(2):
        me = view.seats[i]
        rows.append(SAY("row", name=names[i], left=view.cards[i]))
        hand = me.hand | me.known
        rows += ["  " + card_names(box, names, hand) + SAY("worth", points=value(hand))] if hand else []
        rows += ["  [" + card_names(box, names, meld) + "]" for meld in me.melds if meld]
    return "\n".join(rows)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """GR-11: what was left in both hands, and the bonus."""
    if view.end != End.KNOCK:
        return []
    left = {told["seat"]: told["points"] for told in history.numbers(Note.LEFT)}
    difference = left[1 - seat] - left[seat]
    rows = [ScoreRow(SAY("row-left"), "", difference)]
    bonus = view.points[seat] - difference
    return [*rows, ScoreRow(SAY("row-bonus"), "", bonus)] if bonus else rows
