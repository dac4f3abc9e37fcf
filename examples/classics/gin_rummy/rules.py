"""The rules of gin rummy."""

from __future__ import annotations

from rulewright.kernel import (
    among,
    choices,
    does,
    law,
    made,
    may,
    minus,
    note,
    numbered,
    one_of,
    plus,
    rule,
    size,
    whisper,
)

from .melds import deadwood, droppable, fitting, lay, layable, lays, value
from .state import ALL, CARDS, NOTHING, SETS, TAKES, WALL, Box, End, Note, Phase, State, Verb
from .worlds import redeal  # noqa: F401 - one of the rules

NOT_A_MELD, NOT_FIRST, DRAW_FIRST, DISCARD_ONE = law("GR-2"), law("GR-3"), law("GR-4"), law("GR-5")
TOO_MUCH, LAY_MELDS, DOES_NOT_FIT, GAME_IS_OVER = law("GR-6"), law("GR-7"), law("GR-9"), law("GR-14")


@rule
def setup(s: State, box: Box) -> None:
    """GR-1, GR-8: a hand each, and one card turned up."""
    s.stock, s.left, s.before = ALL, CARDS, NOTHING
    for i in range(2):
        for _ in range(box.hand):
            s.seats[i].hand = plus(s.seats[i].hand, drawn(s))
        s.cards[i] = box.hand
        whisper(s, i, Note.DEALT, s.seats[i].hand)
    s.upcard = drawn(s)
    note(s, Note.UPCARD, s.upcard)
    worth = value(1 << s.upcard)
    s.knock = box.knock if not box.oklahoma else worth if worth > 1 else 0


@rule
def drawn(s: State) -> int:
    """A card of the stock."""
    card = one_of(s, s.stock)
    s.stock, s.left = minus(s.stock, card), s.left - 1
    return card


@rule
def waiting(s: State) -> int:
    """GR-4: turns alternate."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """GR-3 to GR-10, GR-12: what each phase of the turn allows."""
    hand = s.seats[seat].hand
    if s.phase == Phase.FIRST and s.passed < 2:
        may(Verb.TAKE)
        may(Verb.PASS)
    elif s.phase == Phase.FIRST:
        may(Verb.DRAW)
    elif s.phase == Phase.DRAWING:
        may(Verb.TAKE)
        may(Verb.DRAW)
    elif s.phase == Phase.DISCARDING:
        among(Verb.DISCARD, hand)
        if deadwood(s, hand, 1) <= s.knock:
            may(Verb.KNOCK)
    elif s.phase == Phase.KNOCKING:
        among(Verb.DISCARD, droppable(s, seat))
    elif s.phase == Phase.AT_WALL:
        may(Verb.PASS)
        if deadwood(s, plus(hand, s.upcard), 1) <= s.knock:
            may(Verb.KNOCK)
    else:
        among(Verb.ADD, hand & fitting(s, seat) if s.phase == Phase.ADDING else 0)
        numbered(Verb.MELD, lays(s, seat), lambda k: lay(s, seat, k), lambda k: layable(s, seat, k))
        if s.phase != Phase.LAYING or value(hand) <= s.knock:
            may(Verb.PASS)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """GR-2 to GR-14: in turn, and what is listed above; else what stands against the move."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return DRAW_FIRST
    if offered(s, box, seat, action):
        return 0
    verb = Verb.at(action)
    if s.phase in (Phase.LAYING, Phase.KNOCKING):
        return LAY_MELDS
    if s.phase in (Phase.ADDING, Phase.MELDING):
        return DOES_NOT_FIT if verb == Verb.ADD else NOT_A_MELD
    if verb == Verb.KNOCK:
        return TOO_MUCH
    return DISCARD_ONE if s.phase == Phase.DISCARDING else NOT_FIRST if s.phase == Phase.FIRST else DRAW_FIRST


@does(Verb.TAKE)
def take(s: State, seat: int) -> None:
    """GR-3, GR-4, GR-13: the upcard goes into the hand, where everybody knows it."""
    s.takes += 1 if s.phase == Phase.DRAWING else 0
    if s.takes == TAKES:
        stop(s, End.STANDSTILL)
    else:
        note(s, Note.TOOK, seat, s.upcard)
        pick_up(s, seat)
        s.phase = Phase.DISCARDING


@rule
def pick_up(s: State, seat: int) -> None:
    """GR-4, GR-12: the upcard is taken."""
    me, s.before = s.seats[seat], s.upcard
    me.hand, me.known = plus(me.hand, s.upcard), plus(me.known, s.upcard)
    s.cards[seat] += 1
    s.upcard = NOTHING


@does(Verb.DRAW)
def draw(s: State, seat: int) -> None:
    """GR-4: a card of the stock, which only this player sees."""
    s.before, s.discards, s.upcard = s.upcard, plus(s.discards, s.upcard), NOTHING
    card = drawn(s)
    s.seats[seat].hand = plus(s.seats[seat].hand, card)
    s.cards[seat] += 1
    note(s, Note.DREW, seat)
    whisper(s, seat, Note.GOT, card)
    s.phase = Phase.DISCARDING


@does(Verb.DISCARD)
def discard(s: State, seat: int, card: int) -> None:
    """GR-5, GR-7, GR-12, GR-13: the upcard of the next player, unless this is the discard of a knock."""
    me = s.seats[seat]
    me.hand, me.known = minus(me.hand, card), minus(me.known, card)
    s.cards[seat] -= 1
    note(s, Note.DISCARDED, seat, card)
    if s.phase == Phase.KNOCKING:
        s.discards, s.phase = plus(s.discards, card), Phase.LAYING
    else:
        s.upcard, s.mover = card, 1 - seat
        s.phase = Phase.AT_WALL if s.left == WALL else Phase.DRAWING
        if card == s.before and s.repeated:
            stop(s, End.STANDSTILL)
        s.repeated = 1 if card == s.before else 0


@does(Verb.KNOCK)
def knock(s: State, seat: int) -> None:
    """GR-6, GR-12: the hand is shown; at the wall it takes the upcard."""
    if s.phase == Phase.AT_WALL:
        pick_up(s, seat)
    s.phase = Phase.KNOCKING
    s.seats[seat].known = s.seats[seat].hand
    note(s, Note.KNOCKED, seat, s.seats[seat].hand)


@does(Verb.MELD)
def meld(s: State, seat: int, meld: int) -> None:
    """GR-7, GR-10: lay out a meld."""
    me, at = s.seats[seat], 0
    while me.melds[at]:
        at += 1
    me.melds[at] = SETS[meld]
    me.hand, me.known = me.hand & ~SETS[meld], me.known & ~SETS[meld]
    s.cards[seat] -= size(SETS[meld])
    note(s, Note.MELDED, seat, SETS[meld])


@does(Verb.ADD)
def add(s: State, seat: int, card: int) -> None:
    """GR-9: lay a card off on one of the knocker's melds."""
    me = s.seats[seat]
    me.hand, me.known, s.added = minus(me.hand, card), minus(me.known, card), plus(s.added, card)
    s.cards[seat] -= 1
    note(s, Note.ADDED, seat, card)


@does(Verb.PASS)
def pass_on(s: State, box: Box, seat: int) -> None:
    """GR-3, GR-7 to GR-12: do without the first upcard, or be done with laying out cards."""
    if s.phase == Phase.FIRST:
        s.passed += 1
        s.mover = 1 - seat
        note(s, Note.PASSED, seat)
    elif s.phase == Phase.AT_WALL:
        stop(s, End.WALL)
    elif s.phase == Phase.LAYING:
        s.mover, s.phase = 1 - seat, Phase.MELDING if s.cards[seat] == 0 else Phase.ADDING
    elif s.phase == Phase.ADDING:
        s.phase = Phase.MELDING
    else:
        settle(s, box, 1 - seat)


apply = made(Verb)


@rule
def settle(s: State, box: Box, knocker: int) -> None:
    """GR-11: the difference of what is left, with a bonus for gin or an undercut."""
    other = 1 - knocker
    s.seats[other].known = s.seats[other].hand
    mine, theirs = value(s.seats[knocker].hand), value(s.seats[other].hand)
    note(s, Note.LEFT, knocker, mine)
    note(s, Note.LEFT, other, theirs)
    points = theirs - mine
    if mine == 0:
        points += box.gin
        note(s, Note.GIN, knocker)
    elif points < 0:
        points -= box.undercut
        note(s, Note.UNDERCUT, other)
    s.points[knocker], s.points[other] = points, -points
    s.end = End.KNOCK


@rule
def stop(s: State, end: int) -> None:
    """GR-12, GR-13: the game ends without points."""
    s.end = end
    note(s, Note.STOPPED, end)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """GR-11: what was won or lost."""
    for i in range(2):
        out[i] = s.points[i]


def conserved(s: State, box: Box) -> dict[str, int]:
    """GR-1: every card is in one place."""
    places = [s.stock, s.discards, s.added, 1 << s.upcard if s.upcard >= 0 else 0]
    places += [cards for me in s.seats for cards in (me.hand, *me.melds)]
    unknown = sum(bool(me.known & ~me.hand) for me in s.seats)
    return {"cards": sum(map(size, places)), "same cards": sum(places) - ALL, "known elsewhere": unknown}
