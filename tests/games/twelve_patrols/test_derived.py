"""What the board is told beyond the view is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulewright.games.twelve_patrols.rules.kingdom import column_of, line_cell, row_of
from rulewright.games.twelve_patrols.state import DONE_BIT, FRAME, KINDS, NONE, SIDES, WIDTH, Outcome, Phase, Verb
from rulewright.games.twelve_patrols.tell.facts import derived
from rulewright.kernel.chance import sow

from .table import GAME, Table, built, vector


def positions(games: int, **options: str) -> Iterator[tuple[Any, Any]]:
    """Every position of random games, with its box."""
    box: Any = GAME.make_box(options)
    for seed in range(games):
        s: Any = GAME.state()
        random = Random(seed)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        yield s, box
        while not s.end:
            GAME.rules.apply(s, box, 0, random.choice(GAME.legal(s, box, 0)[:-1]))
            yield s, box


def after(s: Any, box: Any, action: int) -> Any:
    made = s.clone()
    GAME.rules.apply(made, box, 0, action)
    return made


@pytest.mark.clause("TP-25", "TP-27")
def test_a_line_is_done_when_its_four_sides_are_met() -> None:
    finished = [0, 0]
    for s, box in positions(40):
        told = derived(s, box, 0)
        if s.phase == Phase.MANNING and not s.end:
            met = all(side.met for side in told.sides)
            assert met == bool(s.choices >> DONE_BIT & 1)
            finished[met] += 1
            sent = {half for half in range(2) for kind in range(KINDS) if s.choices >> KINDS * half + kind & 1}
            assert {told.halves[half] for half in sent} <= set(told.filling)
        elif s.phase != Phase.MANNING:
            assert (told.sides, told.halves) == ([], [])
            assert told.filling == ([s.gap] if s.phase == Phase.EARLY else [])
    assert min(finished) > 10, finished


def test_the_sides_are_told_in_the_order_in_which_they_lie() -> None:
    table = built(vector(), 2).lay("SB", "C5").send("D3", "C3-C4")
    names = table.box.texts["cards"]
    assert [
        (names[side.card], "NESW"[side.side], side.there, side.met) for side in derived(table.s, table.box, 0).sides
    ] == [
        ("Abbey Lands", "E", 0, True),
        ("Long Lake", "W", 3, False),
        ("Long Lake", "E", 0, False),
        ("Stone Bridge", "W", 0, True),
    ]


@pytest.mark.clause("TP-27")
def test_what_is_promised_is_what_the_card_makes_of_the_line() -> None:
    """A line that is called impossible loses the game when it is complete, whatever completes it."""
    seen = set()
    for s, box in positions(12):
        for placement in derived(s, box, 0).placements:
            then = after(s, box, Verb.PLACE.of(placement.slot, placement.cell))
            assert placement.line in (row_of(placement.cell), column_of(placement.cell))
            laid = [then.at[line_cell(placement.line, k)] for k in range(WIDTH)]
            assert placement.complete == (WIDTH - laid.count(NONE) == FRAME)
            if not placement.complete:
                assert (placement.line in derived(then, box, 0).doomed) == (not placement.possible)
            elif not placement.possible:
                assert then.end == Outcome.OPEN_LINE
            seen.add((placement.complete, placement.possible))
    assert len(seen) == 4


@pytest.mark.clause("TP-27")
def test_no_card_completes_a_doomed_line() -> None:
    doomed = 0
    for s, box in positions(30):
        told = derived(s, box, 0)
        for placement in told.placements:
            if placement.complete and placement.line in told.doomed:
                assert not placement.possible
                doomed += 1
    assert doomed > 10


@pytest.mark.clause("TP-26")
@pytest.mark.parametrize("frame", ["floating", "fixed"])
def test_a_side_faces_out_if_no_card_can_come_to_lie_beyond_it(frame: str) -> None:
    steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
    for s, box in positions(8, frame=frame):
        laid = [divmod(cell, WIDTH) for cell in range(WIDTH * WIDTH) if s.at[cell] != NONE]
        told = set(derived(s, box, 0).outward)
        for row, column in laid:
            for side, (down, right) in enumerate(steps):
                places = [*laid, (row + down, column + right), *([(1, 1), (3, 3)] if frame == "fixed" else [])]
                out = any(max(p[i] for p in places) - min(p[i] for p in places) >= FRAME for i in (0, 1))
                assert (SIDES * (WIDTH * row + column) + side in told) == out
        assert len(told) == 12 or s.laid < 9


@pytest.mark.clause("TP-A2", "TP-A4")
def test_the_unseen_cards_are_those_of_the_deck() -> None:
    for s, box in positions(5):
        told = derived(s, box, 0)
        assert told.unseen == sorted(s.deck.card[: s.deck.n])
        assert s.laid + sum(card != NONE for card in s.shown) + told.coming == 9


@pytest.mark.clause("TP-A5", "TP-A6")
def test_the_table_is_shown_where_cards_may_lie() -> None:
    def shown(table: Table) -> tuple[int, ...]:
        sight = derived(table.s, table.box, 0).sight
        return sight.top, sight.left, sight.rows, sight.columns

    table = Table("AL LL SB", "536 366 651")
    assert shown(table) == shown(Table(frame="fixed")) == (1, 1, 3, 3)
    assert shown(table.lay("AL", "C3")) == (0, 0, 5, 5)
    assert shown(table.lay("LL", "C4")) == (0, 1, 5, 4)
    assert shown(table.lay("SB", "C5")) == (2, 2, 1, 3)
