"""Observations: laid out as documented, exact, and without anything that the view hides."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import INDICES, Layout, layout
from rulewright.doors.environments.settings import setting
from rulewright.kernel import Game, secrets
from rulewright.laws.cases import Case, few_cases, usual, walk
from tools.environments import columns


def course(case: Case, **choices: Any) -> Course:
    made = Course(setting(case.game, seats=case.seats, options=case.options, **choices))
    made.begin(0)
    return made


def same(a: Any, b: Any) -> bool:
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    return bool(a.dtype == b.dtype and (a == b).all())


@pytest.mark.parametrize("form", ["flat", "dict"])
def test_observations_are_the_same_in_every_world_a_seat_could_be_in(seating: Case, form: str) -> None:
    case, at, random = seating, course(seating, form=form), Random(1)
    for s, _, _ in walk(case, 5):
        if random.random() > 0.3:
            continue
        for seat in range(case.seats):
            at.s = s
            mask = at.mask(seat)
            real = at.observe(seat, mask)
            at.s = case.game.redeal(case.game.view(s, case.box, seat), case.box, seat, [random.getrandbits(32), 1])
            assert same(at.observe(seat, at.mask(seat)), real)


def test_looking_at_the_state_itself_would_be_seen_by_the_test_above(game: Game) -> None:
    """The worlds do differ: if the state were laid out instead of the view, some column would reveal it."""
    case, random = usual(game)[0], Random(1)
    told = False
    for s, _, _ in walk(case, 5):
        world = game.redeal(game.view(s, case.box, 0), case.box, 0, [random.getrandbits(32), 1])
        told |= not same(layout(game).flat(s, []), layout(game).flat(world, []))
    assert told == bool(secrets(game.state))


def test_every_column_keeps_its_declared_range(case: Case) -> None:
    at, table_of = course(case), layout(case.game)
    for s, _, _ in walk(case, 6):
        at.s = s
        row = at.observe(0, at.mask(0))["observation"]
        assert row.dtype == table_of.dtype
        assert ((table_of.low <= row) & (row <= table_of.high)).all()
        assert (row.astype(np.float32).astype(row.dtype) == row).all()


def formula(text: str, index: dict[str, int]) -> int:
    """The column that a documented formula gives for these indices."""
    total = 0
    for term in text.split(" + "):
        number, _, letter = term.rpartition(" ") if " " in term else ("", "", term)
        total += int(term) if term.isdigit() else int(number or 1) * index[letter]
    return total


def test_the_flat_form_and_the_one_by_name_say_the_same_where_the_page_says_so(game: Game) -> None:
    case = few_cases(game)[-1]
    table_of: Layout = layout(game)
    at = course(case)
    s = max((s.clone() for s, _, _ in walk(case, 7)), key=lambda s: sum(v != 0 for v in s.values()))
    view = game.view(s, case.box, 0)
    flat, named = table_of.flat(view, at.setting.head(0)), table_of.named(view, at.setting.head(0))
    assert [named[k.name][0] for k in table_of.known] == list(flat[: len(table_of.known)])
    used = len(table_of.known)
    for block in table_of.blocks:
        text, array = columns(table_of, block), named[block.name].reshape(block.shape or (1,))
        bits = block.number.size * 8 if text.endswith("bit") else 0
        for indices in product(*map(range, block.shape)):
            index = dict(zip(INDICES, indices, strict=False))
            value = int(array[indices] if block.shape else array[0])
            if bits:
                found = [flat[formula(text, {**index, "bit": bit})] for bit in range(bits)]
                assert found == [value >> bit & 1 for bit in range(bits)], block.path
            else:
                assert flat[formula(text, index)] == value, block.path
            used += bits or 1
    assert used == table_of.size == len(flat)


def test_names_carry_no_index_and_are_unique(game: Game) -> None:
    names = [k.name for k in layout(game).known] + [b.name for b in layout(game).blocks]
    assert len(names) == len(set(names))
    assert not any(re.search(r"[\[\]]", name) for name in names)
    assert "rng" not in names
