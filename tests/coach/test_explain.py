"""Reasons come from simulated games: what happens after the one move and not after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

import pytest

from rulewright import games
from rulewright.bots.bot import candidates
from rulewright.coach.explain import (
    AHEAD,
    CLEAR,
    Imagined,
    Question,
    Reason,
    Told,
    _told,
    in_words,
    more_shown,
    most_told,
    pays,
    played_on,
    reason,
    shown_in,
    told_in,
)
from rulewright.games.karthis.notes import Note
from rulewright.games.klotho import state as k
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.notes import NoteLog
from rulewright.laws.cases import Case, glimpses
from rulewright.match.lesson import lesson_moves, table
from rulewright.telling.language import YOU
from tests.coach.test_review import BOX, FOUR, game_of_four
from tests.games.klotho.table import GAME as KLOTHO
from tests.games.klotho.table import Table, mine, monster
from tests.tiers import few_games
from tests.toys.high_card import GAME as TOY


def test_the_reason_for_a_saving_move_is_what_it_prevents() -> None:
    """Seat 0 has three in the first column, and only a disc on top of them stops the fourth."""
    states, _ = game_of_four(0, 1, 0, 1, 0)
    found = reason(Question(FOUR, FOUR.view(states[-1], BOX, 1), BOX, ["Ann", "Bo"], 1), 0, 6)
    assert found is not None
    assert (found.text, found.better, found.other, found.games) == ("Ann wins.", 5, 48, 48)
    assert in_words(found, "Drop in column 1", "Drop in column 7") == (
        "Ann wins. That happens in 5 of 48 games imagined after “Drop in column 1”, and in 48 of 48 after “Drop in column 7”."
    )


def test_the_same_question_gets_the_same_reason() -> None:
    states, _ = game_of_four(3, 3, 2)
    view = FOUR.view(states[-1], BOX, 1)
    assert reason(Question(FOUR, view, BOX, ["Ann", "Bo"], 1), 4, 0) == reason(
        Question(FOUR, view, BOX, ["Ann", "Bo"], 1), 4, 0
    )


def test_moves_that_come_to_the_same_have_no_reason() -> None:
    states, _ = game_of_four()
    found = reason(Question(FOUR, FOUR.view(states[-1], BOX, 0), BOX, ["Ann", "Bo"], 0), 2, 4)
    assert found is None
    assert in_words(found, "a", "b") == "", "nothing is said where nothing is sure"


def test_reasons_know_no_more_than_the_seat() -> None:
    """In two worlds that look the same to a seat, the reason is the same, too."""
    box, s = TOY.make_box(seats=2), TOY.state()
    s.rng[:] = [3, 4]
    TOY.rules.setup(s, box)
    world = TOY.redeal(TOY.view(s, box, 0), box, 0, [8, 9])
    first, last = TOY.legal(s, box, 0)[:2]
    assert world != s
    names = ["Ann", "Bo"]
    one, two = (reason(Question(TOY, TOY.view(each, box, 0), box, names, 0), first, last) for each in (s, world))
    assert one == two


def test_that_a_move_does_what_it_says_is_no_reason() -> None:
    """Rerolling three twos is mentioned as such, but the reason against it is a mine that is claimed less often."""
    table = Table(3, row=[mine(20), mine(40), mine(52), monster(15), mine(48), mine(54)])
    table.roll(2, 2, 2, 1, 1)
    found = reason(
        Question(KLOTHO, table.view(0), table.box, ["Ann", "Bo", "Cy"], 0), k.Verb.DONE, k.Verb.REROLL.of(0b11111)
    )
    assert found is not None
    assert found.text == "You claim mine 20 with 3 dice."
    assert found.better > found.other


def test_what_ends_the_game_is_the_reason() -> None:
    """The lesson of Karthis reaches the Crown: taking it is success, and the other card is not."""
    karthis = games.load("karthis")
    assert karthis.lesson
    match = table(karthis, karthis.lesson)
    for _ in lesson_moves(match, replace(karthis.lesson, steps=karthis.lesson.steps[:-2])):
        pass
    crown, other = sorted(match.legal(0)[:2], key=lambda move: "Crown" not in move.label)
    found = reason(Question(karthis, match.view(0), match.box, match.names, 0), crown.code, other.code)
    assert found is not None
    assert "second Joker" in found.text
    assert found.better == found.games


def world(
    *told: Told, at_once: tuple[Told, ...] = (), coins: tuple[float, float] = (0.0, 0.0), result: float = 0.0
) -> Imagined:
    shown = [{"coins": (n, 0.5)} for n in coins]
    return Imagined(frozenset(at_once), frozenset([*told, *at_once]), shown, lambda: result)


HEART, SPADE, NOBODY = (Told(text, event=(text,)) for text in ("Drawn: A♥.", "Drawn: K♠.", "You select nobody."))


def test_an_example_is_not_quoted_with_the_frequency_of_its_kind() -> None:
    """A card is drawn in every game after the one move and in none after the other, but each time a different one."""
    cards = [Told(f"Drawn: {k}.", event=("drawn", k)) for k in range(24)]
    assert most_told(0, [(world(card), world()) for card in cards]) == []
    half = [(world(HEART if k % 2 else SPADE), world()) for k in range(24)]
    assert most_told(0, half)
    found = told_in(HEART, half)
    assert found is not None
    assert (found.better, found.other, found.games) == (12, 0, 24)


def test_amounts_are_no_reason() -> None:
    """Karthis used to say "treasures worth 100 are lost: in 0 of 48 games" of a move after which 150 are lost in all of them."""
    hundred, more = (Told(f"Treasures worth {n} are lost.", event=("died",)) for n in (100, 150))
    pairs = [(world(more), world(hundred))] * 24
    assert most_told(0, pairs)
    assert told_in(hundred, pairs) is None
    assert told_in(hundred, [(world(), world(hundred))] * 24) is not None


def test_an_event_is_the_same_for_all_amounts_and_differs_by_its_things() -> None:
    game = games.load("karthis")
    box = game.usual_box
    lost = [_told(game, box, ["Ann"], (Note.DIED, n)) for n in (100, 150)]
    taken = [_told(game, box, ["Ann"], (Note.TREASURE, card, 50)) for card in (20, 21)]
    assert lost[0] != lost[1]
    assert lost[0].event == lost[1].event
    assert taken[0].event != taken[1].event


def test_what_a_move_does_in_any_case_is_no_reason() -> None:
    pairs = [(world(at_once=(NOBODY,)), world(HEART)) for _ in range(24)]
    assert most_told(0, pairs) == [HEART]


def test_a_reason_must_pay() -> None:
    """An event that is more frequent after the better move is a reason only if the games in which it happens go better."""
    for result in (1.0, 0.0):
        pairs = [(world(HEART, result=result), world(result=1.0 - result)) for _ in range(12)]
        pairs += [(world(result=1.0 - result), world(result=1.0 - result)) for _ in range(12)]
        assert pays(HEART, True, pairs) is (result == 1.0)
        assert pays(HEART, False, pairs) is (result == 0.0)


def test_a_difference_that_the_second_set_of_games_does_not_confirm_is_no_reason() -> None:
    assert told_in(HEART, [(world(HEART), world())] * 4 + [(world(), world())] * 20) is None
    assert told_in(HEART, [(world(HEART), world())] * 8 + [(world(), world(HEART))] * 4) is None


def test_less_for_another_is_a_reason_and_less_for_oneself_is_none() -> None:
    pairs = [(world(coins=(3.0, 1.0)), world(coins=(3.0, 2.0)))] * 12
    assert more_shown(0, pairs) == ("coins", 1)
    found = shown_in(["Ann", "Bo"], 0, "coins", 1, pairs)
    assert found is not None
    assert (found.text, found.better, found.other) == ("Coins of Bo", 1.0, 2.0)
    assert more_shown(1, pairs) is None


# ---------------------------------------------------------------- every reason is true


@dataclass(frozen=True)
class Happened:
    """A simulated game, replayed here: the notes of the move itself and of the whole game, and what each seat showed when its
    turn came again."""

    itself: set[str]
    told: set[str]
    shown: list[dict[str, tuple[float, float]]]


def happened(case: Case, view: Any, names: list[str], seat: int, action: int, k: int) -> Happened:
    game, box, stream = case.game, case.box, [0, 0]
    sow(stream, k, seat)
    s = game.redeal(view, box, seat, stream)
    s.note_log = NoteLog(game.notes)
    game.rules.apply(s, box, seat, action)
    first, left, shown = len(s.note_log), False, None
    for _ in range(AHEAD):
        if not game.rules.ending(s):
            mover = next(i for i in range(len(names)) if game.rules.waiting(s) >> i & 1)
            if mover == seat and left and shown is None:
                shown = [game.showing(s, box, i) for i in range(len(names))]
            left |= mover != seat
            game.rules.apply(s, box, mover, played_on(game, s, box, mover, stream))
    said = [YOU if i == seat else name for i, name in enumerate(names)]
    told = [
        (n, game.notes.sentence(box, said, *note[1:])[0]) for n, note in enumerate(s.note_log) if note[0] in (-1, seat)
    ]
    end = game.rules.ending(s)
    if end and len(names) > 1:
        told += [
            (first, "You win." if i == seat else f"{said[i]} wins.")
            for i, place in enumerate(game.places(s, box))
            if place == 1
        ]
    elif end:
        about = game.endings[end - 1].about
        told.append((first, f"{about[0].upper()}{about[1:]}."))
    shown = shown or [game.showing(s, box, i) for i in range(len(names))]
    return Happened({text for n, text in told if n < first}, {text for _, text in told}, shown)


def amount(reason: Reason, names: list[str], seat: int, games: list[Happened]) -> float:
    """The quantity behind a reason: the number of games with its sentence, or a mean value."""
    if not reason.on_average:
        return sum(reason.text in each.told for each in games)
    said = {f"Your {what}": (seat, what) for what in games[0].shown[seat]}
    said |= {
        f"{what[0].upper()}{what[1:]} of {name}": (i, what)
        for i, name in enumerate(names)
        for what in games[0].shown[i]
        if i != seat
    }
    whose, what = said[reason.text]
    return fmean(each.shown[whose][what][0] for each in games)


REASONED = {"karthis", "katamari", "klotho", "clin9ic"}
"""Games with reasons in the positions below; others may have none."""


@few_games
def test_every_reason_is_true_of_the_move_and_not_of_the_other(game: Game) -> None:
    """Each is counted again here in the same games, and the difference holds in new ones."""
    case, checked, worlds = Case(game, game.seats[0]), 0, 24
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][: game.seats[0]]
    for s, seat, _ in glimpses(case, 3, 8 if game.play.own_policy else 3):
        moves = candidates(game, s, case.box, seat) if seat >= 0 else []
        if len(moves) < 2:
            continue
        view, asked = game.view(s, case.box, seat), (moves[0], moves[-1])
        found = reason(Question(game, view, case.box, names, seat), *asked, worlds=worlds)
        if found is None:
            continue
        checked += 1
        again, fresh = (
            [[happened(case, view, names, seat, action, k) for k in range(first, last)] for action in asked]
            for first, last in ((worlds // 2, worlds // 2 + worlds), (1000, 1048))
        )
        counted = [amount(found, names, seat, each) for each in again]
        assert counted == pytest.approx([found.better, found.other])
        assert found.games == worlds
        assert found.on_average or abs(found.better - found.other) >= CLEAR * worlds
        for each in again:
            assert not all(found.text in one.itself for one in each), "that is the move itself"
        often = [amount(found, names, seat, each) for each in fresh]
        assert (often[0] > often[1]) == (found.better > found.other), f"{found.text}: not so in other games"
    assert checked or game.name not in REASONED
