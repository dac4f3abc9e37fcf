"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles, has

from ..notes import SAY
from ..rules import turn
from ..rules.legality import check
from ..rules.placement import covered, on_top, pointed_at, spot_of
from ..state import HEXES, LEVELS, NONE, Box, Phase, State, Verb
from .facts import STARS_AT, change, printed_on, shown_on
from .names import SYMBOL_WORDS, dice_words, hex_name, piece, thing

ABOUT = {
    "roll": ("KT-16", "KT-24", "KT-25", "KT-31", "KT-H5"),
    "stop": ("KT-40", "KT-32", "KT-41"),
    "buy": ("KT-33", "KT-34", "KT-H15", "KT-H26"),
    "cycle": ("KT-39", "KT-H16", "KT-H27"),
    "place": ("KT-34", "KT-35", "KT-36", "KT-37", "KT-38", "KT-H20", "KT-H32"),
    "lose": ("KT-27", "KT-28", "KT-H11", "KT-H12"),
}
MISPLACED = {
    turn.LOOKS_ALIKE: "looks-alike",
    turn.ON_THE_BOARD: "sticks-out",
    turn.BLUE_LIES_ON: "blue-lies-on",
    turn.PURPLE_LIES_ON: "purple-lies-on",
}
label = Labels(Verb, SAY)
obstacle = Obstacles(Verb, check, SAY)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.ROLLING:
        return SAY("now-rolling")
    if view.phase == Phase.BUYING:
        return SAY("now-buying", power=int(view.power))
    if view.phase == Phase.PLACING:
        return SAY("now-placing", thing=thing(box, view.shown[view.chosen]))
    return SAY("now-losing")


@label.of(Verb.STOP)
def _stop(view: State) -> str:
    return SAY("stop", power=int(view.power))


@label.of(Verb.BUY)
def _buy(view: State, box: Box, pile: int) -> str:
    kind = view.shown[pile]
    if kind == NONE:
        return SAY("buy-empty", pile=pile + 1)
    return SAY("buy", piece=piece(box, kind), size=int(box.size[kind]))


@label.of(Verb.CYCLE)
def _cycle(view: State, box: Box, pile: int) -> str:
    kind = view.shown[pile]
    if kind == NONE:
        return SAY("cycle-empty", pile=pile + 1)
    return SAY("cycle", pile=pile + 1, cost=int(box.cycle), thing=thing(box, kind))


@obstacle.of(Verb.BUY, Verb.CYCLE, during={Phase.BUYING})
def _cannot_take(view: State, box: Box, broken: int, pile: int) -> str:
    if broken == turn.EMPTY_PILE:
        return SAY("pile-is-empty", pile=pile + 1)
    if broken == turn.CYCLE_WITH_POWER:
        return SAY("cycle-too-dear", power=int(view.power), cost=int(box.cycle))
    name = thing(box, view.shown[pile])
    if view.power <= pile:
        return SAY("too-dear", power=int(view.power), thing=name, cost=pile + 1)
    return SAY("fits-nowhere", thing=name)


@label.of(Verb.PLACE)
def _place(view: State, box: Box, seat: int, action: int) -> str:
    spot, kind = spot_of(action), view.shown[view.chosen] if view.chosen != NONE else NONE
    if kind == NONE or not box.mask[box.shape[kind]][spot]:
        return SAY("place-off", hex=hex_name(spot % HEXES), degrees=60 * (spot // HEXES))
    cells = box.cell[box.shape[kind]][spot][: box.size[kind]]
    on = ", ".join(hex_name(cell) for cell in cells)
    return SAY("place", hexes=on, change=balance(view, box, seat, kind, cells))


@obstacle.of(Verb.PLACE, during={Phase.PLACING})
def _cannot_place(view: State, box: Box, broken: int) -> str:
    return SAY(MISPLACED[broken], thing=thing(box, view.shown[view.chosen])) if broken in MISPLACED else ""


@label.of(Verb.LOSE)
def _lose(view: State, box: Box, seat: int, hex: int) -> str:
    at = on_top(view, box, seat, hex) if 0 <= seat < box.seats else NONE
    if at == NONE:
        return SAY("lose-nothing", hex=hex_name(hex))
    return SAY("lose", piece=piece(box, view.placed.kind[at]), hex=hex_name(hex))


@obstacle.of(Verb.LOSE, during={Phase.LOSING})
def _cannot_lose(view: State, box: Box, seat: int, broken: int, hex: int) -> str:
    if broken not in (turn.LARGEST_GOES, turn.ONE_COVERED_HEX, turn.FIRST_HEX):
        return ""
    piece = on_top(view, box, seat, hex)
    if piece == NONE:
        return SAY("nothing-there", hex=hex_name(hex))
    name = thing(box, view.placed.kind[piece])
    if has(int(view.loose), pointed_at(view, box, piece)):
        return SAY("point-at-first", thing=name, hex=hex_name(pointed_at(view, box, piece)))
    return SAY("piece-covered" if covered(view, box, piece) else "not-largest", thing=name)


def balance(view: State, box: Box, seat: int, kind: int, cells: Sequence[int]) -> str:
    """What placing a piece changes: -2 Yellow dice, +1 star."""
    counts = change(printed_on(box, kind), [shown_on(view, box, seat, cell) for cell in cells])
    told = [f"{'+' if n > 0 else '−'}{_counted(abs(n), what)}" for what, n in enumerate(counts) if n]
    return ", ".join(told) or SAY("no-change")


def _counted(n: int, what: int) -> str:
    """One entry of a change in words: a number of dice, stars or symbols."""
    if what < LEVELS:
        return dice_words(n, what)
    if what == STARS_AT:
        return SAY("stars", count=n)
    return SAY("symbols-counted", count=n, symbol=SYMBOL_WORDS[what - STARS_AT - 1])
