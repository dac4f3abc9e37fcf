"""Moves in words, and the clauses that explain each verb."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import listed

from ..rules.offers import side_of
from ..rules.selecting import band_of
from ..state import PLACES, Box, Face, Phase, Side, State, Verb
from .names import TOTEMS, band_name, barbarian_in, card_name

ABOUT = {
    "reject": ("KB-11", "KB-12", "KB-51", "KB-A4", "KB-A5"),
    "give_black": ("KB-17", "KB-18", "KB-A1"),
    "give_white": ("KB-17", "KB-18", "KB-59", "KB-A21", "KB-A22"),
    "pair": ("KB-19", "KB-20", "KB-21"),
    "offer": ("KB-24", "KB-25", "KB-26", "KB-A10"),
    "lay": ("KB-27", "KB-28", "KB-29", "KB-R7"),
    "exchange": ("KB-10", "KB-A17"),
    "select": ("KB-35", "KB-36"),
    "switch": ("KB-55", "KB-56", "KB-A23"),
    "pass": ("KB-A10", "KB-A17", "KB-55"),
    "accept": ("KB-25", "KB-S8"),
    "decline": ("KB-26", "KB-29"),
}
PASSES: dict[int, str] = {
    Phase.OFFERING: "Offer nothing",
    Phase.EXCHANGING: "Keep your hand as it is",
    Phase.SWAPPING: "Play nothing, for want of another card",
    Phase.SWITCHING: "Switch no more",
}


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, given = Verb.at(action), Verb.at(action).named(action)
    card = card_name(box, given["card"]) if "card" in given else ""
    if verb == Verb.REJECT:
        return _keep(view, box, seat, given["places"])
    if verb in (Verb.GIVE_BLACK, Verb.GIVE_WHITE):
        to = "yourself" if given["seat"] == seat else names[given["seat"]] if given["seat"] < box.seats else "nobody"
        return f"Give the {TOTEMS[Side.BLACK if verb == Verb.GIVE_BLACK else Side.WHITE]} totem to {to}"
    if verb == Verb.PAIR:
        return f"Pair with {_band(box, names, given['band'])}"
    if verb == Verb.OFFER:
        return f"Offer {card}"
    if verb == Verb.LAY:
        return f"Play {card} instead" if view.phase == Phase.SWAPPING else f"Lay {card}"
    if verb == Verb.EXCHANGE:
        return f"Exchange three {card} for new cards"
    if verb == Verb.SELECT:
        place = given["place"]
        band = band_of(view, side_of(view, seat), place)
        return f"Select {_spot(view, box, names, seat, band, place % PLACES)}"
    if verb == Verb.SWITCH:
        mine = _spot(view, box, names, seat, seat, given["own"])
        return f"Switch {mine} with {_spot(view, box, names, seat, given['band'], given['place'])}"
    if verb == Verb.PASS:
        return PASSES.get(view.phase, "Pass")
    offered = view.offered.card[side_of(view, seat)]
    what = card_name(box, offered) if offered >= 0 else "the card"
    return f"Accept {what} for a Star" if verb == Verb.ACCEPT else f"Decline {what}"


def _band(box: Box, names: Sequence[str], band: int) -> str:
    return band_name(box, names, band) if band < box.bands else "no Band"


def _spot(view: State, box: Box, names: Sequence[str], seat: int, band: int, place: int) -> str:
    if not 0 <= band < box.bands:
        return "nobody"
    where = "your Band" if band == seat else band_name(box, names, band)
    return f"{barbarian_in(view, box, band, place)} in place {place + 1} of {where}"


def _keep(view: State, box: Box, seat: int, places: int) -> str:
    dealt = [p for p in range(PLACES) if view.bands[seat].face[p] == Face.DEALT]
    lost = [p for p in range(PLACES) if places >> p & 1]
    if not lost:
        return f"Keep {'all' if len(dealt) > 1 else barbarian_in(view, box, seat, dealt[0]) if dealt else 'all'}"
    return "Reject " + listed(f"{barbarian_in(view, box, seat, p)} in place {p + 1}" for p in lost)
