from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import strategies as st

from rulewright import games
from rulewright.kernel import Game
from rulewright.match import Match, Refused, Secret
from tests.match.conftest import EXAMPLE
from tests.random_input import given, settings
from tests.toys.parlour import PARLOUR, State, die


def test_a_match_offers_moves_in_words(four: Game) -> None:
    match = Match(four, seats=2, names=["Ann", "Bo"])
    assert match.waiting == [0]
    assert [m.label for m in match.legal(0)] == [f"Drop in column {c}" for c in range(1, 8)]
    assert match.legal(0)[2].verb == "drop"
    assert match.legal(0)[2].arguments == {"column": 2}
    assert match.legal(1) == []
    assert (match.ending, match.scores) == (None, [0, 0])


def test_a_move_changes_the_board_and_is_told(four: Game) -> None:
    match = Match(four, names=["Ann", "Bo"])
    assert match.play(0, 3).label == "Drop in column 4"
    assert match.waiting == [1]
    assert [str(t) for t in match.journal(1)] == ["Ann drops a disc in column 4. (C4-2)"]
    assert match.board(-1).splitlines()[5] == ". . . X . . ."


def test_a_refusal_carries_its_clause_and_changes_nothing(four: Game) -> None:
    match = Match(four)
    for k in range(6):
        match.play(k % 2, 0)
    before, record = match.state.pack(), match.record().text
    with pytest.raises(Refused) as caught:
        match.play(0, 0)
    assert caught.value.clause == "C4-3"
    assert caught.value.text == four.clauses["C4-3"].text
    assert caught.value.sentence == "Column 1 is full."
    assert str(caught.value) == "Column 1 is full. (C4-3: A column that holds six discs takes no more.)"
    assert (match.state.pack(), match.record().text) == (before, record)


@pytest.mark.parametrize(
    ("seat", "code", "sentence"),
    [
        (0, 7, "There is no move 7: moves are numbered 0 to 6."),
        (0, -1, "There is no move -1: moves are numbered 0 to 6."),
        (2, 0, "There is no seat 2: seats are numbered 0 to 1."),
        (-1, 0, "There is no seat -1: seats are numbered 0 to 1."),
    ],
)
def test_what_the_table_refuses_without_a_clause(four: Game, seat: int, code: int, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        Match(four).play(seat, code)
    assert (caught.value.sentence, caught.value.clause) == (sentence, "")


def test_the_end_of_a_match(four: Game) -> None:
    match = Match(four)
    for k in range(7):
        match.play(k % 2, k % 2)
    assert match.ending is not None
    assert match.ending.name == "four in a row"
    assert (match.scores, match.waiting, match.legal(0), match.legal(1)) == ([1, -1], [], [], [])
    with pytest.raises(Refused, match="C4-6"):
        match.play(1, 5)
    with pytest.raises(Refused, match="revealed"):
        match.undo()


def test_where_the_rules_are_silent_the_table_refuses() -> None:
    match = Match(PARLOUR, seed=1)
    match.play(0, 0)
    with pytest.raises(Refused) as caught:
        match.play(0, 3)
    assert (caught.value.sentence, caught.value.clause) == (
        "It is not for Player 1 to decide now, but for Player 2.",
        "",
    )
    match.play(1, 3)
    with pytest.raises(Refused, match=r"^The game is over\.$"):
        match.play(0, 3)


def test_nothing_to_take_back(four: Game) -> None:
    with pytest.raises(Refused, match="Nothing"):
        Match(four).undo()


def test_undo_is_told_and_recorded(four: Game) -> None:
    match = Match(four)
    match.play(0, 3)
    match.undo()
    assert (match.waiting, match.number) == ([0], 0)
    assert [line.get("undo", line.get("move")) for line in match.lines[1:]] == [1, 1]
    assert str(match.journal(-1)[-1]) == "Move 1 is taken back."


@pytest.mark.parametrize("names", [["Ann", "Ann"], ["a\nb"], [""], [" Ann"], ["x" * 41], ["A", "B", "C"], ["\udc80"]])
def test_names_that_cannot_be(four: Game, names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"name|called"):
        Match(four, names=names)


# ---------------------------------------------------------------- chance and secrets, in a game made for it


def test_a_seed_makes_a_match_reproducible() -> None:
    one, two, other = Match(PARLOUR, seed=5), Match(PARLOUR, seed=5), Match(PARLOUR, seed=6)
    assert one.state.pack() == two.state.pack() != other.state.pack()
    assert one.commitment != two.commitment, "the nonce keeps a small seed from being guessed"


def test_without_a_seed_nobody_can_know_it() -> None:
    seeds = {Match(PARLOUR).secret.seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 for seed in seeds)


def test_chance_is_keyed_anew_before_every_move() -> None:
    match = Match(PARLOUR, seed=1)
    for number in range(1, 4):
        after = match.secret.dice(number)
        match.state.rng[:] = [1, 2]
        match.play(match.waiting[0], match.legal(match.waiting[0])[0].code)
        fresh = State()
        fresh.rng[:] = after
        assert match.state.last == die(fresh)


def test_dice_and_lots_are_unrelated() -> None:
    secret = Secret.draw(3)
    assert secret.dice(4) == Secret("3", "other nonce").dice(4)
    assert len({tuple(w) for w in (secret.dice(4), secret.dice(5), secret.lots(4, 0), secret.lots(4, 1))}) == 4
    assert secret.dice(4) != Secret.draw(4).dice(4)


def test_a_listener_hears_only_what_it_may() -> None:
    match = Match(PARLOUR, seed=1, names=["Ann", "Bo"])
    ann, bo, crowd = ({t.text for t in match.journal(seat)} for seat in (0, 1, -1))
    assert any(t.startswith("Your card") for t in ann)
    assert not any(t.startswith("Ann's card") for t in bo | crowd)
    assert crowd < ann
    assert crowd < bo


def test_a_view_hides_the_other_hand_and_the_stream() -> None:
    match = Match(PARLOUR, seed=1)
    assert match.view(0).hand == [match.state.hand[0], -1]
    assert match.view(-1).hand == [-1, -1]
    assert match.view(0).rng == [0, 0]


def test_several_seats_may_wait_at_once() -> None:
    match = Match(PARLOUR, seed=1)
    assert match.waiting == [0, 1]
    match.play(1, match.legal(1)[0].code)
    assert match.waiting == [0]


def test_a_rule_that_fails_leaves_the_match_as_it_was() -> None:
    match = Match(PARLOUR, seed=1)
    before, record = match.state.pack(), match.record().text

    def broken(s: Any, box: Any, seat: int, action: int) -> None:
        s.last = 6
        raise ZeroDivisionError

    match.game = replace(PARLOUR, rules=replace(PARLOUR.rules, apply=broken))
    with pytest.raises(ZeroDivisionError):
        match.play(0, match.legal(0)[0].code)
    match.game = PARLOUR
    assert (match.state.pack(), match.record().text, match.number) == (before, record, 0)
    match.play(0, match.legal(0)[0].code)


STEPS = st.lists(st.integers(-1, 30), max_size=60)


@pytest.mark.parametrize("game", [games.load(str(EXAMPLE)), PARLOUR], ids=lambda g: str(g.name))
@given(steps=STEPS, seed=st.integers(0, 2**63))
@settings(max_examples=40)
def test_playing_and_taking_back_is_playing_what_is_left(game: Game, steps: list[int], seed: int) -> None:
    """-1 takes back, any other number chooses among the legal moves: replaying the remaining moves gives the same match."""
    match = Match(game, seed=seed)
    line: list[tuple[int, int]] = []
    for step in steps:
        if match.over:
            break
        if step < 0:
            if line:
                match.undo()
                line.pop()
            continue
        seat = match.waiting[step % len(match.waiting)]
        moves = match.legal(seat)
        line.append((seat, moves[step % len(moves)].code))
        match.play(*line[-1])
    again = Match(game, seed=seed)
    for seat, code in line:
        again.play(seat, code)
    assert again.state.pack() == match.state.pack()
    assert (again.number, again.scores, again.ending) == (match.number, match.scores, match.ending)
