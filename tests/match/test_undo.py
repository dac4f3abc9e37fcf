"""The rule for taking back: neither the mover nor anyone else may have learned anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright import games
from rulewright.kernel import Game, lift, note, push, roll, whisper
from rulewright.match import Match, Refused, verify
from rulewright.match.match import SCRUTINY
from rulewright.match.messages import SAY
from rulewright.match.undo import GLANCE, refusal, take_back
from tests.toys import stall
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card import rules
from tests.toys.high_card.state import Note


def changed(more: Callable[[Any, Any, int], None]) -> Match:
    """A match of the toy with an extra effect of laying a card, after one such move."""

    def apply(s: Any, box: Any, seat: int, action: int) -> None:
        rules.apply(s, box, seat, action)
        more(s, box, seat)

    game = replace(TOY, rules=SimpleNamespace(**{**vars(rules), "apply": apply}))
    match = Match(game, 3, seed=5)
    match.play(0, match.legal(0)[0].code)
    return match


def test_nothing_is_learnt_from_laying_a_card() -> None:
    match = changed(lambda s, box, seat: None)
    assert refusal(match, 0) is None
    assert refusal(match, 0, GLANCE) is None
    assert str(refusal(match, 1)).startswith("You have not moved yet")
    take_back(match, 0)
    assert match.number == 0
    with pytest.raises(Refused, match="You have not moved yet"):
        take_back(match, 0)


@pytest.mark.parametrize("worlds", [GLANCE, SCRUTINY])
@pytest.mark.parametrize(
    ("more", "why"),
    [
        (lambda s, box, seat: whisper(s, seat, Note.DEALT, s.deck.card[0]), SAY("undo-learned")),
        (lambda s, box, seat: push(s.seats[seat].hand, lift(s.deck, 0)), SAY("undo-learned")),
        (lambda s, box, seat: setattr(s.seats[1], "tricks", s.seats[1].hand.card[0]), SAY("undo-learned")),
        (lambda s, box, seat: roll(s, 6), SAY("undo-chance")),
        (lambda s, box, seat: whisper(s, 1, Note.DEALT, s.seats[0].laid), SAY("undo-shown")),
        (lambda s, box, seat: note(s, Note.TRICK, 0, s.seats[0].laid), SAY("undo-shown")),
        (lambda s, box, seat: setattr(s.seats[0], "tricks", s.seats[0].laid), SAY("undo-shown")),
    ],
    ids=[
        "told a card", "drew a card", "saw another's card", "rolled a die",
        "told another one's own card", "told everybody one's own card", "showed everybody one's own card",
    ],
)  # fmt: skip
def test_what_was_learnt_cannot_be_unlearnt(more: Callable[[Any, Any, int], None], why: str, worlds: int) -> None:
    assert str(refusal(changed(more), 0, worlds)) == why


def test_what_another_was_shown_without_a_word_is_found_when_it_counts() -> None:
    """The quick check misses it, so undo is offered; but it is refused when requested."""

    def show(s: Any, box: Any, seat: int) -> None:
        s.seats[1].hand.card[0] = s.seats[0].laid

    match = changed(show)
    assert str(refusal(match, 0, GLANCE)) != SAY("undo-shown")
    assert str(refusal(match, 0)) == SAY("undo-shown")


@pytest.mark.parametrize(("worlds", "why"), [(GLANCE, SAY("undo-learned")), (SCRUTINY, SAY("undo-shown"))])
def test_the_answer_does_not_tell_what_others_knew_already(worlds: int, why: str) -> None:
    """Ann shows Bo her card. She must not learn whether Bo had already peeked at it, so she may not take it back in either
    case."""

    def show(s: Any, box: Any, seat: int, action: int) -> None:
        stall.apply(s, box, seat, action)
        if action == stall.Verb.LAY:
            s.knows[1 - seat] = s.card[seat]

    game = replace(stall.GAME, rules=replace(stall.GAME.rules, apply=show))
    for peek in ([], [stall.Verb.PEEK]):
        match = Match(game, seed=1)
        match.play(0, stall.Verb.DONE)
        for code in (*peek, stall.Verb.DONE):
            match.play(1, code)
        match.play(0, stall.Verb.LAY)
        assert str(refusal(match, 0, worlds)) == why


def test_nothing_is_taken_back_from_a_finished_game() -> None:
    match = Match(TOY, 2, seed=5)
    match.play(0, match.legal(0)[-1].code)
    assert match.over
    assert "its seed is revealed" in str(refusal(match, 0))


def test_where_nothing_is_hidden_the_last_mover_may(four: Game) -> None:
    match = Match(four, seed=1)
    match.play(0, 3)
    assert refusal(match, 0) is None
    match.play(1, 3)
    assert str(refusal(match, 0)) == SAY("undo-not-yours")
    assert refusal(match, 1) is None


def test_a_table_that_cannot_tell_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = changed(lambda s, box, seat: None)

    def fail(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.game), "redeal", fail)
    assert "cannot tell who learned" in str(refusal(match, 0))


# ---------------------------------------------------------------- Klobba!


def until(seats: int, verb: str, found: Callable[[Match, Any], bool]) -> Match:
    """Play random games up to a move of this verb for which `found` holds, given the match and the state before it."""
    game = games.load("klobba")
    for seed in range(40):
        match, random = Match(game, seats, seed=seed), Random(seed)
        while not match.over and match.number < 120:
            seat = random.choice(match.waiting)
            before = match.state.clone()
            move = random.choice(match.legal(seat))
            match.play(seat, move.code)
            if move.verb == verb and not match.over and found(match, before):
                return match
    raise AssertionError(f"no such {verb} in forty games")


def test_a_card_that_was_offered_has_been_seen() -> None:
    """KB-24: the holder looks at it. If it were taken back and another offered, the holder would know two cards of that hand."""

    def shown(match: Match, before: Any) -> bool:
        return any(match.state.offered.known) and not match.chance_asked

    match = until(3, "offer", shown)
    mover = match.made[-1]["seat"]
    assert str(refusal(match, mover)) in (SAY("undo-shown"), SAY("undo-learned"))
    assert refusal(match, mover, GLANCE) is not None, "it is not even offered"


def test_the_next_players_barbarians_stay_on_the_table() -> None:
    """KB-51, KB-52: once I have kept or rejected mine, the next player looks at new ones. They do not go back to the deck."""

    def dealt(match: Match, before: Any) -> bool:
        mover = match.made[-1]["seat"]
        news = [b for b in range(4) if match.state.bands[b].known != before.bands[b].known and b != mover]
        return bool(news) and match.waiting != [mover] and not match.chance_asked

    match = until(4, "reject", dealt)
    assert str(refusal(match, match.made[-1]["seat"])) in (SAY("undo-shown"), SAY("undo-learned"))


def test_a_card_laid_face_down_comes_back_until_both_are_turned() -> None:
    match = until(4, "lay", lambda match, before: len(match.waiting) == 1 and match.state.phase == before.phase)
    mover = match.made[-1]["seat"]
    assert refusal(match, mover) is None
    match.play(match.waiting[0], match.legal(match.waiting[0])[0].code)
    assert str(refusal(match, mover)) == SAY("undo-not-yours")


# ---------------------------------------------------------------- by consent


def rolling(four: Game) -> Match:
    """Connect Four, in which a disc in the middle column rolls a die."""

    def apply(s: Any, box: Any, seat: int, action: int) -> None:
        four.rules.apply(s, box, seat, action)
        if action == MIDDLE:
            roll(s, 6)

    rules = SimpleNamespace(**{name: getattr(four.rules, name) for name in dir(four.rules) if name[0] != "_"})
    rules.apply = apply
    return Match(replace(four, rules=cast(Any, rules)), seed=5)


MIDDLE, EDGE = 3, 0


def chances(match: Match, columns: list[int]) -> list[list[int]]:
    """The random state after each disc in the middle column."""
    found = []
    for column in columns:
        match.play(match.waiting[0], column)
        if column == MIDDLE:
            found.append(list(match.state.rng))
    return found


@pytest.mark.parametrize("instead", [[3, 3], [0, 3, 3], [0, 0, 3], [3, 0, 3], [3, 3, 3]], ids=str)
def test_taking_back_never_rolls_again(four: Game, instead: list[int]) -> None:
    """Whatever is played instead, and by any seat: the first move that uses chance gets the dice that were already seen."""
    match = rolling(four)
    seen = chances(match, [MIDDLE, MIDDLE])
    match.undo(2)
    again = chances(match, instead)
    assert again[:2] == seen[: len(again)]
    assert len({tuple(chance) for chance in again}) == len(again), "the same dice came twice"


def test_dice_that_came_back_are_not_used_again_under_a_later_number(four: Game) -> None:
    match = rolling(four)
    seen = chances(match, [EDGE, MIDDLE])
    match.undo(2)
    again = chances(match, [MIDDLE, MIDDLE, MIDDLE])
    assert again[0] == seen[0]
    assert len({tuple(chance) for chance in again}) == 3


def test_several_moves_go_back_as_one_and_the_record_stays_true(tmp_path: Path) -> None:
    match = Match(TOY, 3, seed=5, names=["Ann", "Bo", "Cy"])
    before = match.view(0).pack()
    for seat in range(2):
        match.play(seat, match.legal(seat)[0].code)
    assert match.undo(2, by_consent=True) == "Moves 1 to 2 are taken back by consent."
    assert match.view(0).pack() == before
    assert [told.text for told in match.told].count("Moves 1 to 2 are taken back by consent.") == 1
    assert [line["words"] for line in match.lines[-2:]] == [
        "Move 2 is taken back by consent.",
        "Move 1 is taken back by consent.",
    ]
    with pytest.raises(Refused, match="Nothing has been played"):
        match.undo()
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0].code)
    match.save(tmp_path / "game.jsonl")
    verdict = verify(tmp_path / "game.jsonl", TOY)
    assert verdict.true, verdict
