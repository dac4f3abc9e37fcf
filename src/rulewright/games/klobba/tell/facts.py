"""Facts that the rules derive from a view alone, for the board to show."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from rulewright.kernel import for_all, has, size

from ..rules.clobber import band_of
from ..rules.groups import bound_to
from ..state import GROUP, NONE, PLACES, Box, Offer, Phase, Side, State, Verb


class Derived(Struct):
    sides: list[int]
    """By Band: the side whose Group it is in, or NONE (KB-19)."""
    selected: list[list[bool]]
    """By Band and place: whether an Action card has selected this Barbarian (KB-35, KB-36)."""
    score_piles: list[int]
    """By seat: how many Barbarians are in the score pile (KB-40)."""
    laid: list[bool]
    """By side: whether the holder's card is face down on the table (KB-27)."""
    side: int
    """The side whose totem the viewer holds, or NONE."""
    group: list[str]
    """The places of the viewer's Group, each as Band and place (KB-19); empty without a Group."""
    chosen: int
    """The card the viewer has laid while others are still deciding, or NONE (KB-27)."""
    offered: int
    """The card the viewer has been offered and has not answered, or has accepted and must lay; or NONE (KB-24, KB-25)."""
    bound: bool
    """Whether the viewer has accepted it and must lay it (KB-25)."""


def derived(view: State, box: Box, seat: int) -> Derived:
    side = next((side for side in Side if seat >= 0 and view.holder[side] == seat), NONE)
    bound = side != NONE and view.phase == Phase.LAYING and bound_to(view, side) != NONE
    asked = side != NONE and view.phase == Phase.ANSWERING and view.offered.stage[side] == Offer.OFFERED
    grouped = side != NONE and view.partner[side] != NONE
    return Derived(
        **public_facts(view, box)._asdict(),
        side=side,
        group=[f"{band_of(view, side, p)}-{p % PLACES}" for p in range(GROUP)] if grouped else [],
        chosen=_laid_by(view, seat),
        offered=int(view.offered.card[side]) if bound or asked else NONE,
        bound=bound,
    )


class PublicFacts(NamedTuple):
    """The facts that are the same for every seat."""

    sides: list[int]
    selected: list[list[bool]]
    score_piles: list[int]
    laid: list[bool]


@for_all
def public_facts(view: State, box: Box) -> PublicFacts:
    sides, selected = [NONE] * box.bands, [[False] * PLACES for _ in range(box.bands)]
    for s in (s for s in Side if view.partner[s] != NONE):
        for place in range(GROUP):
            band = band_of(view, s, place)
            selected[band][place % PLACES] = bool(has(int(view.picked[s]), place))
    for s in (Side.WHITE, Side.BLACK):  # while the totems are being passed, Black's Group takes precedence
        for band in (view.holder[s], view.partner[s]):
            if band != NONE:
                sides[band] = s
    return PublicFacts(
        sides=sides,
        selected=selected,
        score_piles=[size(view.seats[i].scored) for i in range(box.seats)],
        laid=[view.phase == Phase.LAYING and bool(has(view.called & ~view.asked, view.holder[s])) for s in Side],
    )


def _laid_by(view: State, seat: int) -> int:
    choice = view.seats[seat].choice if seat >= 0 else 0
    return Verb.LAY.argument(choice) if choice >= 0 and Verb.at(choice) == Verb.LAY else NONE
