"""The table as text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import size
from rulewright.telling.language import NOBODY, Word

from ..content import CLAN_NAMES
from ..notes import SAY
from ..state import GROUP, PLACES, Box, Face, Offer, Phase, State
from .moves import label
from .names import TOTEMS, band_name, barbarian_in, barbarian_name, barbarian_sign, card_name, clan_signs

COLOURS = (
    (r"\b\d+ F\b", "dark_orange"),
    (r"\b\d+ R\b", "magenta"),
    (r"\b\d+ C\b", "yellow"),
    (r"\b\d+ T\b", "bright_blue"),
)
"""Colours of Barbarians, by the letter of their clan."""


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The whole table as this seat, or a spectator, sees it."""
    lines = [_headline(view, names), _decks(view), ""]
    for band in range(box.bands):
        lines += [_band_line(view, box, names, band), _row(view, box, band)]
    clans = ", ".join(f"{c} {SAY.name(name)}" for c, name in zip(clan_signs(), CLAN_NAMES, strict=True))
    lines += ["", SAY("clans", clans=clans)]
    lines.append(_played(view, box, names))
    lines.append(SAY("discards", cards=_counted(box, view.discards), stars=int(view.spent)))
    if seat >= 0:
        lines.append(SAY("hand", cards=_counted(box, view.seats[seat].hand)))
        lines += _private(view, box, names, seat)
    return "\n".join(lines)


def _headline(view: State, names: Sequence[str]) -> str:
    if view.end:
        return SAY("over")
    waiting = [name for i, name in enumerate(names) if view.asked >> i & 1]
    return SAY(
        "headline", round=int(view.rounds), step=SAY(f"step-{Phase.word(view.phase)}"), players=", ".join(waiting)
    )


def _decks(view: State) -> str:
    lightning, thunder = (Word("revealed" if at else "hidden") for at in view.struck)
    return SAY(
        "decks",
        lightning=lightning,
        thunder=thunder,
        barbarians=int(view.barbarians.n),
        actions=int(view.actions.n),
    )


def _band_line(view: State, box: Box, names: Sequence[str], band: int) -> str:
    marks = [SAY("mark-totem", side=t) for t, holder in zip(TOTEMS, view.holder, strict=True) if holder == band]
    marks += [SAY("mark-grouped", side=t) for t, partner in zip(TOTEMS, view.partner, strict=True) if partner == band]
    mark = ", ".join(marks) or NOBODY
    if band >= box.seats:
        return SAY("band-line", marks=mark, **band_name(box, names, band))
    owner = view.seats[band]
    return SAY(
        "band-line-owned",
        marks=mark,
        stars=int(owner.stars),
        cards=int(owner.cards),
        pile=size(owner.scored),
        **band_name(box, names, band),
    )


def _row(view: State, box: Box, band: int) -> str:
    row, cells = view.bands[band], []
    for place in range(PLACES):
        card, face = row.card[place], row.face[place]
        name = barbarian_sign(box, card) if card >= 0 else "?"
        star = " *" * row.star[place]
        if face == Face.EMPTY:
            name = "-"
        elif face == Face.DOWN:
            name = SAY("face-down", barbarian=name)
        elif face == Face.DEALT:
            name = SAY("face-new", barbarian=name)
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
            told = {"player": names[view.holder[side]], "card": card_name(box, card)}
            shown.append(SAY("played-on", barbarians=", ".join(picked), **told) if picked else SAY("played", **told))
    return SAY("on-table", cards="; ".join(shown) or NOBODY)


def _counted(box: Box, cards: Sequence[int]) -> str:
    held = [
        SAY("card-times", card=card_name(box, i), count=int(count)) if count > 1 else card_name(box, i)
        for i, count in enumerate(cards)
        if count
    ]
    return ", ".join(held) or NOBODY


def _private(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    """What only this seat knows besides its hand: offers, cards in the decks, cards others are sure to hold."""
    found = []
    for side, card in enumerate(view.offered.card):
        if view.offered.stage[side] and card >= 0:
            offerer, holder = names[view.partner[side]], names[view.holder[side]]
            stage = Word(Offer.word(view.offered.stage[side]))
            found.append(SAY("offered", offerer=offerer, holder=holder, card=card_name(box, card), stage=stage))
    barbarians = [barbarian_name(box, c) if c >= 0 else "" for c in view.barbarians.card[: view.barbarians.n]]
    actions = [card_name(box, c) if c >= 0 else "" for c in view.actions.card[: view.actions.n]]
    for key, cards in (("known-barbarians", barbarians), ("known-actions", actions)):
        known = [SAY("from-bottom", card=name, place=i) for i, name in enumerate(cards, 1) if name]
        if known:
            found.append(SAY(key, cards=", ".join(known)))
    for other in range(box.seats):
        if any(view.seats[seat].sure[other]):
            found.append(SAY("sure", player=names[other], cards=_counted(box, view.seats[seat].sure[other])))
    answered = view.called & ~view.asked
    if answered >> seat & 1 and view.asked:
        found.append(SAY("decided", move=label(view, box, names, seat, view.seats[seat].choice)))
    return found
