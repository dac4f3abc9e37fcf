"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles, has
from rulewright.telling.language import NOBODY, YOU, listed

from ..notes import SAY
from ..rules.bands import dealt_to
from ..rules.clobber import band_of
from ..rules.groups import bound_to, side_of
from ..rules.legality import check
from ..rules.refill import unswitched
from ..state import NONE, PLACES, Box, Face, Phase, Side, Special, State, Verb
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
WITH_CARDS: dict[int, tuple[int, ...]] = {
    Verb.OFFER: (Phase.OFFERING,),
    Verb.LAY: (Phase.LAYING, Phase.SWAPPING),
    Verb.EXCHANGE: (Phase.OFFERING, Phase.LAYING, Phase.EXCHANGING),
}
"""The phases in which a card in hand can be used in each way."""
Told = dict[str, str | int]
label = Labels(Verb, SAY)
obstacle = Obstacles(Verb, check, SAY)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


# ---------------------------------------------------------------- the Band


@label.of(Verb.REJECT)
def _reject(view: State, box: Box, seat: int, places: int) -> str:
    dealt = [p for p in range(PLACES) if view.bands[seat].face[p] == Face.DEALT]
    lost = [p for p in range(PLACES) if places >> p & 1]
    if lost:
        who = (SAY("in-place", barbarian=barbarian_in(view, box, seat, p), place=p + 1) for p in lost)
        return SAY("reject", barbarians=listed(who))
    return SAY("keep", barbarian=barbarian_in(view, box, seat, dealt[0])) if len(dealt) == 1 else SAY("keep-all")


@obstacle.of(Verb.REJECT, during={Phase.MUSTERING, Phase.TOPPING_UP})
def _cannot_reject(view: State, seat: int, places: int) -> str:
    old = places & ~dealt_to(view, seat)
    return SAY("not-new", place=next(p for p in range(PLACES) if old >> p & 1) + 1)


@label.of(Verb.SWITCH)
def _switch(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    place, band, other = Verb.SWITCH.arguments(action)
    own: Told = {"own": barbarian_in(view, box, seat, place), "own_place": place + 1}
    found = _spot(view, box, names, seat, (band, other))
    return SAY("switch", **own, **found) if found else SAY("switch-nobody", **own)


@obstacle.of(Verb.SWITCH, during={Phase.SWITCHING})
def _cannot_switch(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    place, band, other = Verb.SWITCH.arguments(action)
    if band >= box.bands:
        return SAY("no-band")
    if band == seat:
        return SAY("both-own")
    if not has(unswitched(view, seat), place):
        band, other = seat, place
    return SAY("switched-already", place=other + 1, **own_band(box, names, seat, band))


@label.of(Verb.SELECT)
def _select(view: State, box: Box, names: Sequence[str], seat: int, place: int) -> str:
    found = _spot(view, box, names, seat, (band_of(view, side_of(view, seat), place), place % PLACES))
    return SAY("select", **found) if found else SAY("select-nobody")


@obstacle.of(Verb.SELECT, during={Phase.SELECTING})
def _cannot_select(view: State) -> str:
    return SAY("not-among-equals")


def _spot(view: State, box: Box, names: Sequence[str], seat: int, at: tuple[int, int]) -> Told:
    """Arguments of messages about a place of a Band; empty if there is no such Band."""
    band, place = at
    if not 0 <= band < box.bands:
        return {}
    who = barbarian_in(view, box, band, place)
    named = own_band(box, names, seat, band)
    return {"barbarian": who, "place": place + 1, "owner": named["owner"], "free": named["free"]}


# ---------------------------------------------------------------- the Groups


@label.of(Verb.GIVE_BLACK, Verb.GIVE_WHITE)
def _give(box: Box, names: Sequence[str], seat: int, action: int, to: int) -> str:
    side = Side.BLACK if Verb.at(action) == Verb.GIVE_BLACK else Side.WHITE
    return SAY("give-totem", side=TOTEMS[side], to=YOU if to == seat else names[to] if to < box.seats else NOBODY)


@obstacle.of(Verb.GIVE_BLACK, during={Phase.GIVING_BLACK})
def _cannot_give_black(view: State) -> str:
    return SAY("no-player")


@obstacle.of(Verb.GIVE_WHITE, during={Phase.GIVING_WHITE, Phase.PASSING_WHITE})
def _cannot_give_white(view: State, box: Box, names: Sequence[str], seat: int, to: int) -> str:
    if to >= box.seats:
        return SAY("no-player")
    if to == view.holder[Side.BLACK]:
        return SAY("holds-black", holder=YOU if to == seat else names[to])
    return SAY("white-already")


@label.of(Verb.PAIR)
def _pair(box: Box, names: Sequence[str], band: int) -> str:
    return SAY("pair", **band_name(box, names, band)) if band < box.bands else SAY("pair-nobody")


@obstacle.of(Verb.PAIR, during={Phase.PAIRING})
def _cannot_pair(view: State, box: Box, names: Sequence[str], seat: int, band: int) -> str:
    if band >= box.bands:
        return SAY("no-band")
    if band == seat:
        return SAY("own-band")
    name = band_name(box, names, band)
    for side in (Side.BLACK, Side.WHITE):
        if band == view.holder[side]:
            return SAY("band-of-holder", side=TOTEMS[side], **name)
    return SAY("band-taken", **name)


# ---------------------------------------------------------------- Action cards


@label.of(Verb.OFFER, Verb.EXCHANGE)
def _card(box: Box, action: int, card: int) -> str:
    return SAY(Verb.at(action).public, card=card_name(box, card))


@label.of(Verb.LAY)
def _lay(view: State, box: Box, card: int) -> str:
    return SAY("lay-instead" if view.phase == Phase.SWAPPING else "lay", card=card_name(box, card))


@obstacle.of(Verb.OFFER, Verb.LAY, Verb.EXCHANGE)
def _cannot_use(view: State, box: Box, seat: int, action: int, card: int) -> str:
    verb = Verb.at(action)
    if view.phase not in WITH_CARDS[verb]:
        return ""
    held, name = view.seats[seat].hand[card], card_name(box, card)
    if verb == Verb.EXCHANGE:
        return SAY("too-few", held=int(held), card=name) if held < 3 else SAY("deck-empty")
    if verb == Verb.LAY and view.phase == Phase.LAYING:
        bound = bound_to(view, side_of(view, seat))
        if bound != NONE:
            return SAY("must-lay-accepted", card=card_name(box, bound))
    not_for_itself = held and box.special[card] == Special.SWAP
    return SAY("not-for-itself" if not_for_itself else "not-in-hand", card=name)


@label.of(Verb.ACCEPT, Verb.DECLINE)
def _answer(view: State, box: Box, seat: int, action: int) -> str:
    card = view.offered.card[side_of(view, seat)]
    return SAY(Verb.at(action).public, card=card_name(box, card) if card >= 0 else SAY("unknown-card"))


@obstacle.of(Verb.ACCEPT, during={Phase.ANSWERING})
def _cannot_accept(view: State) -> str:
    return SAY("no-star")


@label.of(Verb.PASS)
def _pass(view: State) -> str:
    return SAY(PASSES.get(view.phase, "pass"))


@obstacle.of(Verb.PASS, during={Phase.LAYING, Phase.SWAPPING})
def _cannot_pass(view: State) -> str:
    return SAY("must-lay")
