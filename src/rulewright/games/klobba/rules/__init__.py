"""The rules of Klobba!: whose decision it is, what a decision sets going, how it ends."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import BANDS, BARBARIANS, CARDS, PLACES, SEATS, Box, Face, Phase, Side, State, Storm, Verb
from .clobber import choose, swap, turn_over
from .endings import score, standing
from .groups import answer_offers, make_offers, pair
from .legality import check
from .offers import offer, offers
from .redeal import redeal
from .refill import exchange, reinforce
from .setup import give_totem, muster, setup
from .switch import end_switches, pass_white, switch_places

__all__ = ["apply", "check", "conserved", "offer", "offers", "redeal", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """All who have to decide now: often several at once."""
    return int(s.asked)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """Make a move, up to the next decision. Where several decide at once, nothing happens before the last of them has."""
    phase = s.phase
    if phase <= Phase.MUSTER:
        s.seats[seat].choice = action
        s.asked &= ~(1 << seat)
        if s.asked == 0:
            all_decided(s, box)
        else:
            note(s, Note.DECIDED, seat, int(phase))
    elif phase == Phase.BLACK_TOTEM:
        give_totem(s, box, seat, Side.BLACK, action - Verb.GIVE_BLACK)
    elif phase == Phase.WHITE_TOTEM:
        give_totem(s, box, seat, Side.WHITE, action - Verb.GIVE_WHITE)
    elif phase == Phase.PAIRING:
        pair(s, box, int(s.turn), action - Verb.PAIR)
    elif phase == Phase.SELECTING:
        choose(s, box, int(s.turn), action - Verb.SELECT)
    elif phase == Phase.TOPPING_UP:
        reinforce(s, box, seat, action - Verb.REJECT)
    elif phase == Phase.PASSING:
        pass_white(s, box, action - Verb.GIVE_WHITE)
    elif action == Verb.PASS:
        end_switches(s, box)
    else:
        own, other = (action - Verb.SWITCH) // (BANDS * PLACES), (action - Verb.SWITCH) % (BANDS * PLACES)
        switch_places(s, box, seat, own, other // PLACES, other % PLACES)


@rule
def all_decided(s: State, box: Box) -> None:
    """The last of those asked together has decided."""
    phase = s.phase
    if phase == Phase.MUSTER:
        muster(s, box)
    elif phase == Phase.OFFERING:
        make_offers(s, box)
    elif phase == Phase.ANSWERING:
        answer_offers(s, box)
    elif phase == Phase.LAYING:
        turn_over(s, box)
    elif phase == Phase.SWAPPING:
        swap(s, box)
    else:
        exchange(s, box)


def conserved(s: State, box: Box) -> dict[str, int]:
    """KB-2: no Star, no Barbarian and no Action card is ever made or lost."""
    stars = s.spent + sum(seat.stars for seat in s.seats) + sum(sum(band.star) for band in s.bands)
    barbarians = s.barbarians.card[: s.barbarians.n]
    for band in s.bands:
        barbarians += [card for card, face in zip(band.card, band.face, strict=True) if face != Face.EMPTY]
    for seat in s.seats:
        barbarians += [card for card in range(BARBARIANS) if seat.scored >> card & 1]
    special = [card for card in barbarians if card >= Storm.LIGHTNING]
    plain = [card for card in barbarians if card < Storm.LIGHTNING]
    aside = 2 if s.phase == Phase.MUSTER else sum(1 for at in s.struck if at)
    held = {"Stars": stars, "Barbarians": len(plain), "different Barbarians": len(set(plain))}
    held["Thunder and Lightning"] = len(special) + aside
    for card in range(CARDS):
        cards = s.discards[card] + s.actions.card[: s.actions.n].count(card) + s.played.count(card)
        held[f"Action card {card + 1}"] = cards + sum(s.seats[i].hand[card] for i in range(SEATS))
    return held
