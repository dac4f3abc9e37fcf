"""Who decides now, and the effect of each decision.

When several players decide together, each decision is kept in `choice`, and nothing happens until all are in. Then they
take effect in a fixed order, Black first, so it never matters who was quicker.
"""

from __future__ import annotations

from rulewright.kernel import does, made, note, rule

from ..notes import Note
from ..state import Box, Phase, State, Verb
from .clobber import swap, turn_over
from .groups import answer_offers, make_offers
from .refill import end_switches, exchange, reinforce
from .setup import muster


@rule
def waiting(s: State) -> int:
    """The seats that have to decide now, often several at once."""
    return int(s.asked)


@does(Verb.OFFER, Verb.ACCEPT, Verb.DECLINE, Verb.LAY, Verb.EXCHANGE)
def decide(s: State, box: Box, seat: int, action: int) -> None:
    """KB-24 to KB-27, KB-A17: a decision made together with others."""
    s.seats[seat].choice = action
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        all_decided(s, box)
    else:
        note(s, Note.DECIDED, seat, int(s.phase))


@rule
def all_decided(s: State, box: Box) -> None:
    """Carry out the decisions once every seat that was asked has decided."""
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


@does(Verb.REJECT)
def reject(s: State, box: Box, seat: int, action: int, places: int) -> None:
    """KB-11, KB-51: at setup all players look at their Barbarians together, later one Band after another."""
    if s.phase == Phase.MUSTERING:
        decide(s, box, seat, action)
    else:
        reinforce(s, box, seat, places)


@does(Verb.PASS)
def decline(s: State, box: Box, seat: int, action: int) -> None:
    """KB-55, KB-A10, KB-A17, KB-R7: stop switching, or offer, exchange or swap nothing."""
    if s.phase == Phase.SWITCHING:
        end_switches(s, box)
    else:
        decide(s, box, seat, action)


apply = made(Verb)
