"""The table as text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import size
from rulewright.kernel.text import many

from ..content import CLAN_NAMES
from ..state import GROUP, PLACES, Box, Face, Phase, State
from .labels import label
from .names import SIGNS, STORM, TOTEMS, band_name, barbarian_in, barbarian_name, barbarian_sign, card_name

STEPS: dict[int, str] = {
    Phase.MUSTERING: "Setup: choose whom to keep",
    Phase.GIVING_BLACK: "Setup: who gets the Black totem",
    Phase.GIVING_WHITE: "Setup: who gets the White totem",
    Phase.PAIRING: "Step 1: form Groups",
    Phase.OFFERING: "Step 2: offer Action cards",
    Phase.ANSWERING: "Step 2: accept or decline",
    Phase.LAYING: "Step 3: lay Action cards",
    Phase.SWAPPING: "Step 4: swap & play",
    Phase.SELECTING: "Step 4: choose among equals",
    Phase.EXCHANGING: "Step 5: exchange three of a kind",
    Phase.TOPPING_UP: "Step 6: choose whom to keep",
    Phase.SWITCHING: "Step 8: switch",
    Phase.PASSING_WHITE: "Step 9: pass the White totem",
}
COLOURS = (
    (r"\b\d+ F\b", "dark_orange"),
    (r"\b\d+ R\b", "magenta"),
    (r"\b\d+ C\b", "yellow"),
    (r"\b\d+ T\b", "bright_blue"),
)
"""Barbarians in the colour of their clan, whose letter they bear."""


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The whole table as this seat, or a spectator, sees it."""
    lines = [_headline(view, names), _storm(view), ""]
    for band in range(box.bands):
        lines += [_band_line(view, box, names, band), _row(view, box, band)]
    lines += ["", "Clans: " + ", ".join(f"{c} {name}" for c, name in zip(SIGNS, CLAN_NAMES, strict=True))]
    lines.append(_played(view, box, names))
    lines.append(f"Discards: {_counted(box, view.discards)}. Stars in the box: {view.spent}.")
    if seat >= 0:
        lines.append(f"Your hand: {_counted(box, view.seats[seat].hand)}.")
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
        card, face = row.card[place], row.face[place]
        name = barbarian_sign(box, card) if card >= 0 else "?"
        star = " *" * row.star[place]
        if face == Face.EMPTY:
            name = "-"
        elif face == Face.DOWN:
            name = f"({name}) down"
        elif face == Face.DEALT:
            name = f"<{name}> new"
        cells.append(f"{place + 1}: {name}{star}".ljust(22))
    return "   " + "".join(cells).rstrip()


def _played(view: State, box: Box, names: Sequence[str]) -> str:
    shown = []
    for side, card in enumerate(view.played):
        if card >= 0:
            picked = [
                barbarian_in(view, box, view.holder[side] if p < PLACES else view.partner[side], p % PLACES)
                for p in range(GROUP)
                if view.picked[side] >> p & 1
            ]
            shown.append(
                f"{names[view.holder[side]]}: {card_name(box, card)}{' on ' + ', '.join(picked) if picked else ''}"
            )
    return f"On the table: {'; '.join(shown) or 'no card'}."


def _counted(box: Box, cards: Sequence[int]) -> str:
    held = [f"{card_name(box, i)}{f' x{count}' if count > 1 else ''}" for i, count in enumerate(cards) if count]
    return ", ".join(held) or "none"


def _private(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    """What only this seat knows besides its hand: offers, cards in the decks, cards others are sure to hold."""
    found = []
    for side, card in enumerate(view.offered.card):
        if view.offered.stage[side] and card >= 0:
            stage = ("", "on offer", "accepted", "rejected")[view.offered.stage[side]]
            found.append(
                f"Offered by {names[view.partner[side]]} to {names[view.holder[side]]}: {card_name(box, card)}, {stage}."
            )
    under = [f"{barbarian_name(box, c)} ({i + 1} from the bottom)" for i, c in enumerate(view.barbarians.card)
             if i < view.barbarians.n and c >= 0]  # fmt: skip
    if under:
        found.append(f"You know in the Barbarian deck: {', '.join(under)}.")
    below = [
        f"{card_name(box, c)} ({i + 1} from the bottom)"
        for i, c in enumerate(view.actions.card[: view.actions.n])
        if c >= 0
    ]
    if below:
        found.append(f"You know in the Action deck: {', '.join(below)}.")
    for other in range(box.seats):
        if any(view.seats[seat].sure[other]):
            found.append(f"{names[other]} is sure to hold: {_counted(box, view.seats[seat].sure[other])}.")
    answered = view.called & ~view.asked
    if answered >> seat & 1 and view.asked:
        found.append(f"You have decided: {label(view, box, names, seat, view.seats[seat].choice)}.")
    return found
