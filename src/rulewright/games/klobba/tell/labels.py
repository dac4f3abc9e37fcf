"""Klobba! in words: the moves by name, and the table as text."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import size

from .. import state as k
from ..content import CLAN_NAMES, NAMES
from ..rules.offers import side_of
from ..state import PLACES, Box, State, Verb
from .names import SIGNS, STORM, TOTEMS, band_name, barbarian_name, many

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

STEPS = {
    k.Phase.MUSTER: "Setup: choose whom to keep",
    k.Phase.BLACK_TOTEM: "Setup: who gets the Black totem",
    k.Phase.WHITE_TOTEM: "Setup: who gets the White totem",
    k.Phase.PAIRING: "Step 1: form Groups",
    k.Phase.OFFERING: "Step 2: offer Action cards",
    k.Phase.ANSWERING: "Step 2: accept or decline",
    k.Phase.LAYING: "Step 3: lay Action cards",
    k.Phase.SWAPPING: "Step 4: swap & play",
    k.Phase.SELECTING: "Step 4: choose among equals",
    k.Phase.EXCHANGING: "Step 5: exchange three of a kind",
    k.Phase.TOPPING_UP: "Step 6: choose whom to keep",
    k.Phase.SWITCHING: "Step 8: switch",
    k.Phase.PASSING: "Step 9: pass the White totem",
}
PASSES = {
    k.Phase.OFFERING: "Offer nothing",
    k.Phase.EXCHANGING: "Keep your hand as it is",
    k.Phase.SWAPPING: "Play nothing, for want of another card",
    k.Phase.SWITCHING: "Switch no more",
}


def who(view: State, box: Box, band: int, place: int) -> str:
    """The Barbarian in a place as the viewer knows it; a question mark where he does not."""
    card = view.bands[band].card[place]
    return barbarian_name(box, card) if card >= 0 else "?"


# ---------------------------------------------------------------- moves


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, given = Verb.at(action).public, Verb.at(action).named(action)
    card = NAMES[given["card"]] if "card" in given else ""
    if verb == "reject":
        return _keep(view, box, seat, given["places"])
    if verb in ("give_black", "give_white"):
        to = names[given["seat"]] if given["seat"] < box.seats else "nobody"
        return f"Give the {'Black' if verb == 'give_black' else 'White'} totem to {to}"
    if verb == "pair":
        return f"Pair with {_band(box, names, given['band'])}"
    if verb == "offer":
        return f"Offer {card}"
    if verb == "lay":
        return f"Play {card} instead" if view.phase == k.Phase.SWAPPING else f"Lay {card}"
    if verb == "exchange":
        return f"Exchange three {card} for new cards"
    if verb == "select":
        side, place = side_of(view, seat), given["place"]
        band = seat if place < PLACES else view.partner[side]
        return f"Select {_spot(view, box, names, seat, band, place % PLACES)}"
    if verb == "switch":
        mine = _spot(view, box, names, seat, seat, given["own"])
        return f"Switch {mine} with {_spot(view, box, names, seat, given['band'], given['place'])}"
    if verb == "pass":
        return PASSES.get(view.phase, "Pass")
    offered = view.offered.card[side_of(view, seat)]
    what = NAMES[offered] if offered >= 0 else "the card"
    return f"Accept {what} for a Star" if verb == "accept" else f"Decline {what}"


def _band(box: Box, names: Sequence[str], band: int) -> str:
    return band_name(box, names, band) if band < box.bands else "no Band"


def _spot(view: State, box: Box, names: Sequence[str], seat: int, band: int, place: int) -> str:
    if not 0 <= band < box.bands:
        return "nobody"
    where = "your Band" if band == seat else band_name(box, names, band)
    return f"{who(view, box, band, place)} (place {place + 1} of {where})"


def _keep(view: State, box: Box, seat: int, places: int) -> str:
    dealt = [p for p in range(PLACES) if view.bands[seat].face[p] == k.Face.DEALT]
    lost = [p for p in range(PLACES) if places >> p & 1]
    if not lost:
        return f"Keep {'all' if len(dealt) > 1 else who(view, box, seat, dealt[0]) if dealt else 'all'}"
    return "Reject " + " and ".join(f"{who(view, box, seat, p)} (place {p + 1})" for p in lost)


# ---------------------------------------------------------------- the table


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The whole table as this seat, or a spectator, sees it."""
    lines = [_headline(view, names), _storm(view), ""]
    for band in range(box.bands):
        lines += [_band_line(view, box, names, band), _row(view, box, band)]
    lines += ["", "Clans: " + ", ".join(f"{c} {name}" for c, name in zip(SIGNS, CLAN_NAMES, strict=True))]
    lines.append(_played(view, box, names))
    lines.append(f"Discards: {_counted(view.discards)}. Stars in the box: {view.spent}.")
    if seat >= 0:
        lines.append(f"Your hand: {_counted(view.seats[seat].hand)}.")
        lines += _private(view, box, names, seat)
    return "\n".join(lines)


def _headline(view: State, names: Sequence[str]) -> str:
    if view.end:
        return "The game is over."
    waiting = [name for i, name in enumerate(names) if view.asked >> i & 1]
    return f"Round {view.rounds}. {STEPS[view.phase]}. Waiting for {', '.join(waiting)}."


def _storm(view: State) -> str:
    storm = ", ".join(f"{name} {'revealed' if at else 'hidden'}" for name, at in zip(STORM, view.struck, strict=True))
    return f"{storm}. Barbarian deck: {view.barbarians.n}. Action deck: {many(view.actions.n, 'card')}."


def _band_line(view: State, box: Box, names: Sequence[str], band: int) -> str:
    marks = [f"{t} totem" for t, holder in zip(TOTEMS, view.holder, strict=True) if holder == band]
    marks += [f"grouped with {t}" for t, partner in zip(TOTEMS, view.partner, strict=True) if partner == band]
    mark = f" [{', '.join(marks)}]" if marks else ""
    if band >= box.seats:
        return f"{band_name(box, names, band)}{mark}"
    owner = view.seats[band]
    held = f"{many(owner.stars, 'Star')}, {many(owner.cards, 'card')}, score pile {size(owner.scored)}"
    return f"{band_name(box, names, band)}{mark}: {held}"


def _row(view: State, box: Box, band: int) -> str:
    row, cells = view.bands[band], []
    for place in range(PLACES):
        name, face = who(view, box, band, place), row.face[place]
        star = " *" * row.star[place]
        if face == k.Face.EMPTY:
            name = "-"
        elif face == k.Face.DOWN:
            name = f"({name}) down"
        elif face == k.Face.DEALT:
            name = f"<{name}> new"
        cells.append(f"{place + 1}: {name}{star}".ljust(22))
    return "   " + "".join(cells).rstrip()


def _played(view: State, box: Box, names: Sequence[str]) -> str:
    shown = []
    for side, card in enumerate(view.played):
        if card >= 0:
            picked = [
                who(view, box, view.holder[side] if p < PLACES else view.partner[side], p % PLACES)
                for p in range(k.GROUP)
                if view.picked[side] >> p & 1
            ]
            shown.append(f"{names[view.holder[side]]}: {NAMES[card]}{' on ' + ', '.join(picked) if picked else ''}")
    return f"On the table: {'; '.join(shown) or 'no card'}."


def _counted(cards: Sequence[int]) -> str:
    held = [f"{NAMES[i]}{f' x{count}' if count > 1 else ''}" for i, count in enumerate(cards) if count]
    return ", ".join(held) or "none"


def _private(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    """What this seat alone knows besides its hand: offers, cards under the decks, cards others are sure to hold."""
    found = []
    for side, card in enumerate(view.offered.card):
        if view.offered.stage[side] and card >= 0:
            stage = ("", "on offer", "accepted", "rejected")[view.offered.stage[side]]
            found.append(
                f"Offered by {names[view.partner[side]]} to {names[view.holder[side]]}: {NAMES[card]}, {stage}."
            )
    under = [f"{barbarian_name(box, c)} ({i + 1} from the bottom)" for i, c in enumerate(view.barbarians.card)
             if i < view.barbarians.n and c >= 0]  # fmt: skip
    if under:
        found.append(f"You know in the Barbarian deck: {', '.join(under)}.")
    below = [
        f"{NAMES[c]} ({i + 1} from the bottom)" for i, c in enumerate(view.actions.card[: view.actions.n]) if c >= 0
    ]
    if below:
        found.append(f"You know in the Action deck: {', '.join(below)}.")
    for other in range(box.seats):
        if any(view.seats[seat].sure[other]):
            found.append(f"{names[other]} is sure to hold: {_counted(view.seats[seat].sure[other])}.")
    answered = view.called & ~view.asked
    if answered >> seat & 1 and view.asked:
        found.append(f"You have decided: {label(view, box, names, seat, view.seats[seat].choice)}.")
    return found
