"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has
from rulewright.telling.language import YOU

from ..notes import SAY
from ..rules.bands import dealt_to
from ..rules.groups import bound_to, side_of
from ..rules.refill import unswitched
from ..state import NONE, PLACES, Box, Phase, Side, Special, State, Verb
from .names import TOTEMS, band_name, card_name, own_band

WITH_CARDS: dict[int, tuple[int, ...]] = {
    Verb.OFFER: (Phase.OFFERING,),
    Verb.LAY: (Phase.LAYING, Phase.SWAPPING),
    Verb.EXCHANGE: (Phase.OFFERING, Phase.LAYING, Phase.EXCHANGING),
}
"""The phases in which a card in hand can be used in each way."""


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from making this move: the hand, the Stars, the totems, or the place of a Barbarian."""
    verb, given = Verb.at(action), Verb.at(action).named(action)
    if verb in WITH_CARDS:
        return _card(view, box, seat, verb, given["card"]) if view.phase in WITH_CARDS[verb] else ""
    if verb == Verb.REJECT and view.phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return _reject(view, seat, given["places"])
    if verb == Verb.GIVE_BLACK and view.phase == Phase.GIVING_BLACK:
        return SAY("no-player")
    if verb == Verb.GIVE_WHITE and view.phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        return _white(view, box, names, seat, given["seat"])
    if verb == Verb.PAIR and view.phase == Phase.PAIRING:
        return _pair(view, box, names, seat, given["band"])
    if verb == Verb.ACCEPT and view.phase == Phase.ANSWERING:
        return SAY("no-star")
    if verb == Verb.SELECT and view.phase == Phase.SELECTING:
        return SAY("not-among-equals")
    if verb == Verb.SWITCH and view.phase == Phase.SWITCHING:
        return _switch(view, box, names, seat, given)
    if verb == Verb.PASS and view.phase in (Phase.LAYING, Phase.SWAPPING):
        return SAY("must-lay")
    return ""


def _card(view: State, box: Box, seat: int, verb: int, card: int) -> str:
    held, name = view.seats[seat].hand[card], card_name(box, card)
    if verb == Verb.EXCHANGE:
        if held < 3:
            return SAY("too-few", held=int(held), card=name)
        return SAY("deck-empty")
    if verb == Verb.LAY and view.phase == Phase.LAYING:
        bound = bound_to(view, side_of(view, seat))
        if bound != NONE:
            return SAY("must-lay-accepted", card=card_name(box, bound))
    if held and box.special[card] == Special.SWAP:
        return SAY("not-for-itself", card=name)
    return SAY("not-in-hand", card=name)


def _reject(view: State, seat: int, places: int) -> str:
    old = places & ~dealt_to(view, seat)
    place = next(p for p in range(PLACES) if old >> p & 1)
    return SAY("not-new", place=place + 1)


def _white(view: State, box: Box, names: Sequence[str], seat: int, to: int) -> str:
    if to >= box.seats:
        return SAY("no-player")
    if to == view.holder[Side.BLACK]:
        return SAY("holds-black", holder=YOU if to == seat else names[to])
    return SAY("white-already")


def _pair(view: State, box: Box, names: Sequence[str], seat: int, band: int) -> str:
    if band >= box.bands:
        return SAY("no-band")
    if band == seat:
        return SAY("own-band")
    name = band_name(box, names, band)
    for side in (Side.BLACK, Side.WHITE):
        if band == view.holder[side]:
            return SAY("band-of-holder", side=TOTEMS[side], **name)
    return SAY("band-taken", **name)


def _switch(view: State, box: Box, names: Sequence[str], seat: int, given: dict[str, int]) -> str:
    if given["band"] >= box.bands:
        return SAY("no-band")
    if given["band"] == seat:
        return SAY("both-own")
    mine = not has(unswitched(view, seat), given["own"])
    band, place = (seat, given["own"]) if mine else (given["band"], given["place"])
    return SAY("switched-already", place=place + 1, **own_band(box, names, seat, band))
