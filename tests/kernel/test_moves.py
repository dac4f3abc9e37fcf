"""One list of choices: the count, the k-th move, membership and the whole list derived from it agree."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.kernel import Verbs, among, choices, distinct, does, made, may, numbered, refused, refuses, span, verb
from rulewright.kernel.rule import RuleError
from rulewright.kernel.structs import GameBox


class Verb(Verbs):
    ROLL = verb()
    BUY = verb(place=5)
    TURN = verb(way=2, die=4)
    GO = verb(cell=9)
    GIVE = verb(seat=4)
    STOP = verb()


@choices
def moves(s: Any, box: Any, seat: int) -> None:
    """All move declarations, in branches, in loops, and in sequence."""
    more = s.more
    if s.phase == 0:
        may(Verb.ROLL)
    elif s.phase == 1:
        among(Verb.BUY, more)
        for way in range(2):
            among(Verb.TURN, s.dice >> way, way)
        if seat == 1:
            return
        numbered(Verb.GO, len(s.ways), lambda i: s.ways[i])
        may(Verb.STOP)
    elif s.phase == 2:
        span(Verb.GIVE, s.seats)
        may(Verb.TURN.of(1, 3))
        may(Verb.STOP if more else Verb.ROLL)
        span(Verb.TURN, 2, 0)
        numbered(Verb.GO, 3, lambda k: 2 * k, lambda cell: cell < 5 and cell % 2 == 0)
    elif s.phase == 4:
        distinct(Verb.GO, len(s.ways), lambda i: s.ways[i] % 5)
        may(Verb.STOP)
        if seat == 1:
            distinct(Verb.BUY, 3, lambda k: 4)
    elif more:
        among(Verb.BUY, more)


offers, offer, offered, listed = moves
BOX = GameBox()
POSITIONS: list[tuple[Any, int]] = [
    (SimpleNamespace(phase=phase, more=more, dice=0b1010, ways=[7, 2], seats=3), seat)
    for phase in range(5)
    for more in (0, 0b10110)
    for seat in (0, 1)
]


@pytest.mark.parametrize(("s", "seat"), POSITIONS)
def test_all_that_is_derived_agrees(s: Any, seat: int) -> None:
    found = listed(s, BOX, seat)
    assert [offer(s, BOX, seat, k) for k in range(offers(s, BOX, seat))] == found
    assert [a for a in range(len(Verb.by_code)) if offered(s, BOX, seat, a)] == sorted(found)


def test_the_order_is_the_lists() -> None:
    s, _ = POSITIONS[6]
    assert s.phase == 1
    buy = [Verb.BUY.of(place) for place in (1, 2, 4)]
    turn = [Verb.TURN.of(0, 1), Verb.TURN.of(0, 3), Verb.TURN.of(1, 0), Verb.TURN.of(1, 2)]
    assert listed(s, BOX, 1) == [*buy, *turn]
    assert listed(s, BOX, 0) == [*buy, *turn, Verb.GO.of(7), Verb.GO.of(2), Verb.STOP]


def test_verbs_are_made_and_refused_by_the_rules_marked_with_them() -> None:
    class Marked(Verbs):
        ROLL = verb()
        TURN = verb(way=2, die=4)

    @does(Marked.ROLL)
    def roll(s: Any) -> None:
        s.append("roll")

    with pytest.raises(RuleError, match=r"no rule does Verb.TURN: put @does\(Verb.TURN\) above one"):
        made(Marked)

    @does(Marked.TURN)
    def turn(s: Any, seat: int, way: int, die: int) -> None:
        s.append((seat, way, die))

    @refuses(Marked.TURN)
    def which(die: int, way: int) -> int:
        return 10 * die + way

    done: Any = []
    apply, refuse = made(Marked), refused(Marked, 99)
    apply(done, BOX, 3, Marked.ROLL)
    apply(done, BOX, 3, Marked.TURN.of(1, 2))
    assert done == ["roll", (3, 1, 2)]
    assert refuse(done, BOX, 0, Marked.TURN.of(1, 2)) == 21
    assert refuse(done, BOX, 0, Marked.ROLL) == 99
    with pytest.raises(RuleError, match=r"late is marked too late: import its module before refused\(Verb\) is called"):

        @refuses(Marked.ROLL)
        def late(s: Any) -> int:
            return 1


def test_a_rule_that_does_not_fit_its_verb_is_refused_in_a_sentence() -> None:
    class Marked(Verbs):
        TURN = verb(way=2, die=4)

    @does(Marked.TURN)
    def turn(s: Any, card: int) -> None: ...

    with pytest.raises(RuleError, match=r"turn has card for Verb.TURN, which takes way, die"):
        made(Marked)


def test_words_of_a_list_are_not_called() -> None:
    with pytest.raises(RuleError, match="put @choices above"):
        may(Verb.ROLL)


def test_a_verb_reaches_another_process_as_its_code() -> None:
    assert pickle.loads(pickle.dumps([Verb.STOP, Verb.GO.of(3)])) == [int(Verb.STOP), Verb.GO.of(3)]


def test_things_that_are_the_same_are_one_move() -> None:
    s: Any = SimpleNamespace(phase=4, more=0, dice=0, ways=[3, 8, 1, 3, 6, 4], seats=3)
    once = [Verb.GO.of(3), Verb.GO.of(1), Verb.GO.of(4), Verb.STOP]
    assert listed(s, BOX, 0) == once
    assert [offer(s, BOX, 0, k) for k in range(offers(s, BOX, 0))] == once
    assert listed(s, BOX, 1) == [*once, Verb.BUY.of(4)]
    assert [a for a in range(30) if offered(s, BOX, 0, a)] == sorted(once)
