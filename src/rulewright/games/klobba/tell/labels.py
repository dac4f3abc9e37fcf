"""Moves in words, and the clauses that explain each verb."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels
from rulewright.telling.language import NOBODY, YOU, listed

from ..notes import SAY
from ..rules.clobber import band_of
from ..rules.groups import side_of
from ..state import PLACES, Box, Face, Phase, Side, State, Verb
from .names import TOTEMS, band_name, barbarian_in, card_name, own_band

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
    Phase.OFFERING: "pass-offering",
    Phase.EXCHANGING: "pass-exchanging",
    Phase.SWAPPING: "pass-swapping",
    Phase.SWITCHING: "pass-switching",
}
Told = dict[str, str | int]


label = Labels(Verb, SAY)


@label.of(Verb.REJECT)
def _reject(view: State, box: Box, seat: int, places: int) -> str:
    dealt = [p for p in range(PLACES) if view.bands[seat].face[p] == Face.DEALT]
    lost = [p for p in range(PLACES) if places >> p & 1]
    if lost:
        who = (SAY("in-place", barbarian=barbarian_in(view, box, seat, p), place=p + 1) for p in lost)
        return SAY("reject", barbarians=listed(who))
    return SAY("keep", barbarian=barbarian_in(view, box, seat, dealt[0])) if len(dealt) == 1 else SAY("keep-all")


@label.of(Verb.GIVE_BLACK, Verb.GIVE_WHITE)
def _give(box: Box, names: Sequence[str], seat: int, action: int, to: int) -> str:
    side = Side.BLACK if Verb.at(action) == Verb.GIVE_BLACK else Side.WHITE
    return SAY("give-totem", side=TOTEMS[side], to=YOU if to == seat else names[to] if to < box.seats else NOBODY)


@label.of(Verb.PAIR)
def _pair(box: Box, names: Sequence[str], band: int) -> str:
    return SAY("pair", **band_name(box, names, band)) if band < box.bands else SAY("pair-nobody")


@label.of(Verb.OFFER, Verb.EXCHANGE)
def _card(box: Box, action: int, card: int) -> str:
    return SAY(Verb.at(action).public, card=card_name(box, card))


@label.of(Verb.LAY)
def _lay(view: State, box: Box, card: int) -> str:
    return SAY("lay-instead" if view.phase == Phase.SWAPPING else "lay", card=card_name(box, card))


@label.of(Verb.SELECT)
def _select(view: State, box: Box, names: Sequence[str], seat: int, place: int) -> str:
    found = _spot(view, box, names, seat, (band_of(view, side_of(view, seat), place), place % PLACES))
    return SAY("select", **found) if found else SAY("select-nobody")


@label.of(Verb.SWITCH)
def _switch(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    place, band, other = Verb.SWITCH.arguments(action)
    own: Told = {"own": barbarian_in(view, box, seat, place), "own_place": place + 1}
    found = _spot(view, box, names, seat, (band, other))
    return SAY("switch", **own, **found) if found else SAY("switch-nobody", **own)


@label.of(Verb.PASS)
def _pass(view: State) -> str:
    return SAY(PASSES.get(view.phase, "pass"))


@label.of(Verb.ACCEPT, Verb.DECLINE)
def _answer(view: State, box: Box, seat: int, action: int) -> str:
    card = view.offered.card[side_of(view, seat)]
    return SAY(Verb.at(action).public, card=card_name(box, card) if card >= 0 else SAY("unknown-card"))


def _spot(view: State, box: Box, names: Sequence[str], seat: int, at: tuple[int, int]) -> Told:
    """Arguments of messages about a place of a Band; empty if there is no such Band."""
    band, place = at
    if not 0 <= band < box.bands:
        return {}
    who = barbarian_in(view, box, band, place)
    named = own_band(box, names, seat, band)
    return {"barbarian": who, "place": place + 1, "owner": named["owner"], "free": named["free"]}
