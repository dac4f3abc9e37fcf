"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has

from ..rules.groups import bound_to
from ..rules.offers import dealt_to, side_of, unswitched
from ..state import NONE, PLACES, Box, Phase, Side, Special, State, Verb
from .names import TOTEMS, band_name, card_name

WHEN = {
    "reject": "You reject Barbarians when new ones have been dealt to you",
    "give_black": "The Black totem is handed out before the first round",
    "give_white": "The White totem is handed out before the first round, and passed on at the end of each",
    "pair": "The holders of the totems choose Bands at the start of a round",
    "offer": "You offer a card after your Band has been taken by a holder",
    "lay": "The holders lay cards after the offers",
    "exchange": "You exchange three cards before offering, before laying, or after the clash",
    "select": "You select Barbarians when your card leaves you the choice",
    "switch": "You switch Barbarians after playing Mirror & Switch",
    "pass": "You can pass when offering, exchanging or switching is up to you",
    "accept": "You accept a card when one has been offered to you",
    "decline": "You decline a card when one has been offered to you",
}
NOW: dict[int, str] = {
    Phase.MUSTERING: "you choose which of your new Barbarians to keep",
    Phase.TOPPING_UP: "you choose which of your new Barbarians to keep",
    Phase.GIVING_BLACK: "you give the Black totem to somebody",
    Phase.GIVING_WHITE: "you give the White totem to somebody",
    Phase.PASSING_WHITE: "you pass the White totem on",
    Phase.PAIRING: "you choose a Band to pair with",
    Phase.OFFERING: "you choose whether to offer a card",
    Phase.ANSWERING: "you accept or decline the card offered to you",
    Phase.LAYING: "you lay a card",
    Phase.SWAPPING: "you play another card for Swap & Play",
    Phase.SELECTING: "you select one of several Barbarians that fit equally well",
    Phase.EXCHANGING: "you choose whether to exchange three cards",
    Phase.SWITCHING: "you switch Barbarians",
}
WITH_CARDS: dict[int, tuple[int, ...]] = {
    Verb.OFFER: (Phase.OFFERING,),
    Verb.LAY: (Phase.LAYING, Phase.SWAPPING),
    Verb.EXCHANGE: (Phase.OFFERING, Phase.LAYING, Phase.EXCHANGING),
}
"""The phases in which a card of the hand can be used in each way."""


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return NOW[view.phase]


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from this very move: the hand, the Stars, the totems, or where a Barbarian stands."""
    verb, given = Verb.at(action), Verb.at(action).named(action)
    if verb in WITH_CARDS:
        return _card(view, box, seat, verb, given["card"]) if view.phase in WITH_CARDS[verb] else ""
    if verb == Verb.REJECT and view.phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return _reject(view, seat, given["places"])
    if verb == Verb.GIVE_BLACK and view.phase == Phase.GIVING_BLACK:
        return "There is no such player."
    if verb == Verb.GIVE_WHITE and view.phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        return _white(view, box, names, seat, given["seat"])
    if verb == Verb.PAIR and view.phase == Phase.PAIRING:
        return _pair(view, box, names, seat, given["band"])
    if verb == Verb.ACCEPT and view.phase == Phase.ANSWERING:
        return "You have no Star; the card costs one."
    if verb == Verb.SELECT and view.phase == Phase.SELECTING:
        return "This Barbarian is not among those that fit equally well."
    if verb == Verb.SWITCH and view.phase == Phase.SWITCHING:
        return _switch(view, box, names, seat, given)
    if verb == Verb.PASS and view.phase in (Phase.LAYING, Phase.SWAPPING):
        return "You must lay a card."
    return ""


def _card(view: State, box: Box, seat: int, verb: int, card: int) -> str:
    held, name = view.seats[seat].hand[card], card_name(box, card)
    if verb == Verb.EXCHANGE:
        if held < 3:
            return f"You have {held or 'no'} {name}; an exchange takes three of the same card."
        return "The Action deck is empty: there is nothing to draw in exchange."
    if verb == Verb.LAY and view.phase == Phase.LAYING:
        bound = bound_to(view, side_of(view, seat))
        if bound != NONE:
            return f"You have accepted {card_name(box, bound)} and must lay it."
    if held and box.special[card] == Special.SWAP:
        return f"{name} cannot be played for {name}."
    return f"You have no {name} in your hand."


def _reject(view: State, seat: int, places: int) -> str:
    old = places & ~dealt_to(view, seat)
    place = next(p for p in range(PLACES) if old >> p & 1)
    return f"The Barbarian in place {place + 1} is not one of the new ones."


def _white(view: State, box: Box, names: Sequence[str], seat: int, to: int) -> str:
    if to >= box.seats:
        return "There is no such player."
    if to == view.holder[Side.BLACK]:
        return f"{'You hold' if to == seat else f'{names[to]} holds'} the Black totem."
    return "You hold the White totem already: pass it to somebody else."


def _pair(view: State, box: Box, names: Sequence[str], seat: int, band: int) -> str:
    if band >= box.bands:
        return "There is no such Band."
    if band == seat:
        return "That is your own Band: choose another."
    name = band_name(box, names, band)
    for side in (Side.BLACK, Side.WHITE):
        if band == view.holder[side]:
            return f"{name} belongs to the holder of the {TOTEMS[side]} totem."
    return f"{name} has been taken by the other Group."


def _switch(view: State, box: Box, names: Sequence[str], seat: int, given: dict[str, int]) -> str:
    if given["band"] >= box.bands:
        return "There is no such Band."
    if given["band"] == seat:
        return "Both Barbarians are in your own Band."
    mine = not has(unswitched(view, seat), given["own"])
    band, place = (seat, given["own"]) if mine else (given["band"], given["place"])
    whose = "your Band" if mine else band_name(box, names, band)
    return f"The Barbarian in place {place + 1} of {whose} has been switched already."
