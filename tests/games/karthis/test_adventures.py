"""Whole adventures at random: what must hold at every step of every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rulewright.games.karthis.state import NONE, REACHED, SIDES, STAIRS_AT, Box, Phase, State
from rulewright.kernel.chance import sow
from rulewright.kernel.engines import engine

from .table import GAME, beside, card, cross

BOXES = [GAME.make_box({"level": level, "start": start}) for level, start in ((1, "bottom"), (4, "left"), (9, "right"))]


def adventures(n: int) -> Iterator[tuple[State, Box, Random]]:
    """Every position of n random adventures."""
    for seed in range(n):
        box, random, s = BOXES[seed % len(BOXES)], Random(seed), State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while True:
            yield s, box, random
            if s.end:
                break
            GAME.rules.apply(s, box, 0, random.choice(GAME.legal(s, box, 0)[:-1]))


def walkable(s: State, box: Box) -> set[int]:
    """KA-H6, KA-H8, worked out independently: the tiles joined to the explorer's by passages, not through a living enemy."""
    found, todo = {s.at}, [s.at]
    while todo:
        cell = todo.pop()
        for side in range(SIDES):
            if s.ways[cell] >> side & 1 and not box.border[cell] >> side & 1:
                next_to = beside(cell, side)
                if s.mark[next_to] and next_to != s.enemy_at and next_to not in found:
                    found.add(next_to)
                    todo.append(next_to)
    return found


@pytest.mark.clause("KA-H17")
def test_the_deck_never_runs_out() -> None:
    checked = 0
    for s, _, _ in adventures(400):
        if s.phase == Phase.EXPLORING and not s.end:
            deck = set(s.deck.card[: s.deck.n])
            assert {card("AS"), card("AC"), card("AD"), card("AH")} <= deck
            jokers = len(deck & {card("X1"), card("X2")})
            assert jokers + s.jokers == 2, "a Joker is in the deck or acquired"
            assert s.deck.n >= 3 + (2 if jokers == 2 else 1), "three draws, and a guard for every Joker among them"
            assert s.drawn.n == s.aside.n == 0
            checked += 1
    assert checked > 4_000


@pytest.mark.clause("KA-H2", "KA-H6", "KA-H8", "KA-H32")
def test_the_explorer_can_walk_where_passages_lead() -> None:
    for s, box, _ in adventures(150):
        tiles = s.tiles.card[: s.tiles.n]
        for cell in tiles:
            for side in range(SIDES):
                next_to = beside(cell, side)
                if not box.border[cell] >> side & 1 and s.mark[next_to]:
                    back = (side + 2) % SIDES
                    assert s.ways[cell] >> side & 17 == s.ways[next_to] >> back & 17, "a wall is one from both sides"
        if s.phase != Phase.EXPLORING or s.end:
            continue
        reach = walkable(s, box)
        assert {cell for cell in tiles if s.mark[cell] & REACHED} == reach
        edges = {
            4 * cell + side
            for cell in reach
            for side in range(SIDES)
            if s.ways[cell] >> side & 1 and not s.mark[beside(cell, side)]
        }
        listed = s.edges.card[: s.edges.n]
        assert set(listed) == edges
        assert listed == sorted(listed, key=lambda e: (tiles.index(e // 4), e % 4)), "oldest tile first"
        assert s.stairs_near == any(s.mark[c] >> STAIRS_AT & 7 for c in reach - {box.start})
        near = any(
            s.ways[s.enemy_at] >> side & 1 and beside(s.enemy_at, side) in reach
            for side in range(SIDES)
            if s.enemy != NONE and not box.border[s.enemy_at] >> side & 1
        )
        assert s.enemy_near == near


@pytest.mark.clause("KA-9")
def test_a_view_hides_only_the_face_card_and_a_redeal_respects_all_else() -> None:
    kings: set[int] = set()
    for s, box, random in adventures(60):
        view = GAME.view(s, box, 0)
        world = GAME.redeal(view, box, 0, [random.getrandbits(32), random.getrandbits(32)])
        assert GAME.view(world, box, 0) == view
        assert GAME.rules.conserved(world, box) == GAME.rules.conserved(s, box)
        real, dealt = (sorted(w.deck.card[: w.deck.n]) for w in (s, world))
        strangers = set(dealt) - set(real)
        assert len(strangers) <= (s.face == NONE)
        assert world.deck.card[world.deck.n :] == [0] * (34 - world.deck.n)
        kings |= strangers
        assert GAME.legal(world, box, 0) == GAME.legal(s, box, 0) == GAME.legal(view, box, 0)
    assert len(kings) == 12, "while it is unseen, the face card may be any of the twelve"


def test_three_kinds_of_ending_come_up_at_random() -> None:
    ends = {s.end for s, _, _ in adventures(200)}
    assert ends == {0, 1, 2, 3}


def test_random_adventures_stay_far_below_the_bound() -> None:
    batch = engine("compiled").run(GAME, BOXES[2], 0, 20_000)
    assert batch.moves.max() * 10 < GAME.bound


def test_the_first_move_is_one_of_three() -> None:
    box = BOXES[0]
    s = GAME.state()
    sow(s.rng, 1, 0)
    GAME.rules.setup(s, box)
    assert GAME.rules.offers(s, box, 0) == 3
    assert {GAME.rules.offer(s, box, 0, k) for k in range(3)} == {cross(8, 0), cross(8, 1), cross(8, 3)}
