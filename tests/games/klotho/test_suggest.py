"""The best claim is the best: held against every way to lay the cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.play.best_claim import best_claim, best_path, best_to_lay, claim_piece
from rulewright.games.klotho.rules.staking import CLAIM_SHAPES
from rulewright.games.klotho.state import NONE, State
from tests.games.klotho.table import BOX, GAME, Table
from tests.games.klotho.test_staking import card_edge, worth, wrong

HOLDINGS = 1000


def holding(random: Random, most: int) -> State:
    s = State()
    for card in random.sample(range(BOX.mines), random.randint(3, most)):
        s.seats[0].mines |= 1 << card
    s.seats[0].tools[k.Tool.BRIBE] = random.choice((0, 0, 0, 1))
    s.seats[0].techs = random.choice((0, 0, 1 << k.Power.FENCE))
    s.market = [random.randint(1, 7), random.randint(1, 11), random.randint(2, 14)]
    return s


def layouts(shape: int, cards: list[int], budget: int, laid: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to lay a shape, card after card; only what has too many crossings that differ is left out."""
    path = CLAIM_SHAPES[shape].path
    if len(laid) == len(path):
        if wrong(shape, list(laid)) <= budget:
            rest = [c for c in cards if c not in laid]
            yield from ((*laid, c) for c in rest) if CLAIM_SHAPES[shape].middle else (laid,)
        return
    for card in cards:
        if card not in laid:
            off = 0
            for i, piece in enumerate((*laid, card)[1:]):
                (r, c), (r2, c2) = path[i], path[i + 1]
                side = {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}[r2 - r, c2 - c]
                off += card_edge(laid[i], side) != card_edge(piece, (side + 2) % 4)
            if off <= budget:
                yield from layouts(shape, cards, budget, (*laid, card))


def ranked(s: State, shape: int, pieces: tuple[int, ...]) -> tuple[int, int, int]:
    fence = s.seats[0].techs >> k.Power.FENCE & 1
    points = sum(n * p for n, p in zip(worth(shape, list(pieces)), s.market, strict=True))
    return points, -max(0, wrong(shape, list(pieces)) - fence), -len(pieces)


def best_by_hand(s: State) -> tuple[int, int, int] | None:
    cards = [c for c in range(BOX.mines) if s.seats[0].mines >> c & 1]
    budget = s.seats[0].tools[k.Tool.BRIBE] + (s.seats[0].techs >> k.Power.FENCE & 1)
    found = [
        ranked(s, shape, pieces)
        for shape in range(k.SHAPES)
        if len(cards) >= len(CLAIM_SHAPES[shape].path) + CLAIM_SHAPES[shape].middle
        for pieces in layouts(shape, cards, budget)
    ]
    return max(found, default=None)


def suggested(s: State) -> tuple[int, int, int] | None:
    shape = best_claim(s, BOX, 0)
    if shape == NONE:
        return None
    path = best_path(s, BOX, 0, shape, 0, -1)
    pieces = tuple(claim_piece(path, i) for i in range(len(CLAIM_SHAPES[shape].path)))
    if not CLAIM_SHAPES[shape].middle:
        return ranked(s, shape, pieces)
    rest = [c for c in range(BOX.mines) if s.seats[0].mines >> c & 1 and c not in pieces]
    return max(ranked(s, shape, (*pieces, c)) for c in rest)


@pytest.mark.clause("KL-44", "KL-49", "KL-A46")
def test_no_claim_is_better_than_the_one_suggested() -> None:
    random = Random(97)
    for _ in range(HOLDINGS):
        s = holding(random, 6)
        assert suggested(s) == best_by_hand(s)


@pytest.mark.clause("KL-47", "KL-A12", "KL-A13")
def test_nor_with_eight_and_nine_cards() -> None:
    random = Random(8)
    for n in (8, 8, 9, 9):
        s = State()
        for card in random.sample(range(BOX.mines), n):
            s.seats[0].mines |= 1 << card
        s.market = [4, 6, 8]
        assert suggested(s) == best_by_hand(s)


@pytest.mark.clause("KL-44", "KL-A13")
def test_a_claim_is_gone_on_with_as_well_as_it_was_begun() -> None:
    """Whatever lies already, the cards that are laid on bring as much as any could."""
    random = Random(4)
    for _ in range(60):
        table = Table()
        unseen = [c for c in range(BOX.mines) if table.s.mines >> c & 1]
        table.give(0, mines=random.sample(unseen, 7))
        if not table.s.open:
            continue
        shape = next(i for i in range(k.SHAPES) if table.s.open >> i & 1)
        table.do(k.Verb.STAKE.of(shape))
        first = random.choice(GAME.legal(table.s, table.box, 0)) - k.Verb.LAY
        table.do(k.Verb.LAY.of(first))
        cards = [c for c in range(BOX.mines) if table.me().mines >> c & 1]
        best = max(
            sum(n * p for n, p in zip(worth(shape, list(pieces)), table.s.market, strict=True))
            for pieces in layouts(shape, cards, 0)
            if pieces[0] == first
        )
        prices = list(table.s.market)
        while table.s.phase == k.Phase.LAYING:
            table.do(k.Verb.LAY.of(best_to_lay(table.s, table.box)))
        assert sum(n * p for n, p in zip(table.me().minerals, prices, strict=True)) == best
