"""The rules of Klobba!: who decides, and what each decision sets in motion (KB-7 to KB-68)."""

from __future__ import annotations

from rulewright.kernel import has, note, rule

from ..notes import Note
from ..state import BARBARIANS, CARDS, SEATS, Box, Face, Phase, Side, State, Verb
from .clobber import choose, swap, turn_over
from .endings import score, standing
from .groups import TOGETHER, answer_offers, make_offers, pair
from .legality import check
from .offers import offer, offers
from .redeal import redeal
from .refill import exchange, reinforce
from .setup import give_totem, muster, setup
from .switching import end_switches, pass_white, switch_places

__all__ = ["apply", "check", "conserved", "offer", "offers", "redeal", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """The seats that have to decide now, often several at once."""
    return int(s.asked)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """Make a move, up to the next decision. Where several decide together, nothing happens until all have."""
    phase = s.phase
    if has(TOGETHER, phase):
        s.seats[seat].choice = action
        s.asked &= ~(1 << seat)
        if s.asked == 0:
            all_decided(s, box)
        else:
            note(s, Note.DECIDED, seat, int(phase))
    elif phase == Phase.GIVING_BLACK:
        give_totem(s, box, seat, Side.BLACK, Verb.GIVE_BLACK.argument(action))
    elif phase == Phase.GIVING_WHITE:
        give_totem(s, box, seat, Side.WHITE, Verb.GIVE_WHITE.argument(action))
    elif phase == Phase.PAIRING:
        pair(s, box, int(s.turn), Verb.PAIR.argument(action))
    elif phase == Phase.SELECTING:
        choose(s, box, int(s.turn), Verb.SELECT.argument(action))
    elif phase == Phase.TOPPING_UP:
        reinforce(s, box, seat, Verb.REJECT.argument(action))
    elif phase == Phase.PASSING_WHITE:
        pass_white(s, box, Verb.GIVE_WHITE.argument(action))
    elif action == Verb.PASS:
        end_switches(s, box)
    else:
        place, band, other = Verb.SWITCH.arguments(action)
        switch_places(s, box, seat, place, band, other)


@rule
def all_decided(s: State, box: Box) -> None:
    """Everybody who was asked has decided: carry it out."""
    phase = s.phase
    if phase == Phase.MUSTERING:
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
    """KB-2: Stars, Barbarians and Action cards are never created or lost."""
    stars = s.spent + sum(seat.stars for seat in s.seats) + sum(sum(band.star) for band in s.bands)
    barbarians = s.barbarians.card[: s.barbarians.n]
    for band in s.bands:
        barbarians += [card for card, face in zip(band.card, band.face, strict=True) if face != Face.EMPTY]
    for seat in s.seats:
        barbarians += [card for card in range(BARBARIANS) if seat.scored >> card & 1]
    plain = [card for card in barbarians if card < BARBARIANS]
    aside = 2 if s.phase == Phase.MUSTERING else sum(1 for at in s.struck if at)
    held = {"Stars": stars, "Barbarians": len(plain), "different Barbarians": len(set(plain))}
    held["Thunder and Lightning"] = len(barbarians) - len(plain) + aside
    for card in range(CARDS):
        cards = s.discards[card] + s.actions.card[: s.actions.n].count(card) + s.played.count(card)
        held[f"Action card {card + 1}"] = cards + sum(s.seats[i].hand[card] for i in range(SEATS))
    return held
