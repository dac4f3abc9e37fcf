"""Hearts in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HAND, Deck, History, Labels, Notes, Place, ScoreRow, Unit
from rulewright.telling.language import Messages, Word

from .rules import check
from .state import CARDS, NOTHING, SIZE, Box, Note, Phase, State, Verb

ABOUT = {"pass": ("HT-2", "HT-3"), "play": ("HT-4", "HT-6", "HT-8", "HT-10")}
SAY = Messages(__file__)
SCORE = Unit(SAY, sign=True)
SUITS, RANKS = "♣♦♠♥", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
COLOURS = ((r"[♦♥]\w+", "red"),)


def card_name(box: Box, card: int) -> str:
    """A card as players write it, such as ♠Q; the letters of court cards are those of the language."""
    return SUITS[card // SIZE] + SAY("rank", rank=Word(RANKS[card % SIZE]))


def card_names(box: Box, names: Sequence[str], cards: int) -> str:
    return " ".join(card_name(box, card) for card in range(CARDS) if cards >> card & 1)


NOTES = Notes(
    Note,
    SAY,
    card=lambda box, names, card: card_name(box, card),
    cards=card_names,
)


def at(action: int) -> Sequence[int]:
    return Verb.at(action).arguments(action)


DECKS = (Deck(("seats.hand", "seats.laid"), CARDS, card_name, at),)
LAYOUT = (Place("seats.laid"), Place("seats.points"), Place("seats.tricks"), Place("seats.hand", HAND))
label = Labels(Verb, SAY)


@label.of(Verb.PASS)
def _pass(box: Box, card: int) -> str:
    return SAY("pass", card=card_name(box, card))


@label.of(Verb.PLAY)
def _play(box: Box, card: int) -> str:
    return SAY("play", card=card_name(box, card))


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What is in the way of a card, if it is not just its time."""
    card = at(action)[0]
    if (view.phase == Phase.PASSING) != (Verb.at(action) == Verb.PASS):
        return ""
    if not view.seats[seat].hand >> card & 1:
        return SAY("not-in-hand", card=card_name(box, card))
    return SAY(f"not-{check(view, box, seat, action)}", card=card_name(box, card))


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY("now-pass" if view.phase == Phase.PASSING else "now-play")


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    rows = [SAY("state", way=view.way, broken=Word("yes" if view.broken else "no"))]
    for i in range(box.seats):
        me = view.seats[i]
        laid = card_name(box, me.laid) if me.laid != NOTHING else "·"
        rows.append(SAY("row", name=names[i], laid=laid, left=view.cards[i], points=me.points, total=view.total[i]))
        if me.hand:
            rows.append("  " + card_names(box, names, me.hand))
    return "\n".join(rows)


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """HT-14: what each hand cost."""
    hands = [told["points"] for told in history.numbers(Note.HAND) if told["seat"] == seat]
    return [ScoreRow(SAY("row-hand", hand=n), "", -points) for n, points in enumerate(hands, 1)]
