"""The laws catch what few games could get wrong, besides the mistakes in tests/laws/mistakes.toml."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.kernel import Pile, field, find, int8, note, pile, public
from rulewright.laws import secrecy, text
from rulewright.laws.cases import Case, walk
from tests.toys.high_card import GAME, rules
from tests.toys.high_card.state import CARDS, HAND, SEATS, Note, Seat, State, Verb


def broken(**changed: Any) -> Case:
    return Case(replace(GAME, rules=SimpleNamespace(**{**vars(rules), **changed})), 3)


def often(law: Callable[[Case, int], None], case: Case, seeds: int) -> None:
    for seed in range(seeds):
        law(case, seed)


class OpenSeat(Seat):
    hand: Pile = public(pile(HAND))
    laid: int = public(int8)


class OpenState(State):
    deck: Pile = public(pile(CARDS))
    seats: list[Seat] = field(OpenSeat, SEATS)


def test_a_game_that_shows_every_card_is_caught() -> None:
    with pytest.raises(AssertionError, match="secrets are kept from"):
        secrecy.keeps_secrets(Case(replace(GAME, state=OpenState), 3), range(3))


def test_a_view_that_cannot_be_filled_is_caught() -> None:
    bare = SimpleNamespace(**{k: v for k, v in vars(rules).items() if k != "redeal"})
    with pytest.raises(AssertionError, match="no redeal fills them"):
        secrecy.keeps_secrets(Case(replace(GAME, rules=bare), 3), range(3))


def test_a_note_that_tells_a_hidden_card_is_caught() -> None:
    def tattle(s: Any, box: Any, seat: int, action: int) -> None:
        note(s, Note.LAID, action - Verb.LAY)
        rules.apply(s, box, seat, action)

    with pytest.raises(AssertionError, match=r"hears what it must not know"):
        often(secrecy.two_worlds, broken(apply=tattle), 20)


def test_moves_that_depend_on_another_hand_are_caught() -> None:
    def nosy(s: Any, box: Any, seat: int, action: int) -> int:
        if any(find(s.seats[i].hand, CARDS - 1) >= 0 for i in range(SEATS) if i != seat) and action == Verb.LAY:
            return rules.NOT_YOURS
        return rules.check(s, box, seat, action)

    with pytest.raises(AssertionError, match=r"moves (depend on|cannot be told)"):
        often(secrecy.two_worlds, broken(check=nosy), 20)


def test_a_redeal_that_deals_a_card_twice_is_caught() -> None:
    def careless(s: Any, box: Any, seat: int) -> None:
        rules.redeal(s, box, seat)
        if s.deck.n:
            s.deck.card[0] = s.deck.card[s.deck.n - 1]

    with pytest.raises(AssertionError, match="redeal makes or loses"):
        secrecy.two_worlds(broken(redeal=careless), 0)


def test_a_game_may_be_exactly_as_long_as_its_bound() -> None:
    """High Card with two players always takes six cards, and a bound of six is correct."""
    snug = Case(replace(GAME, bound=6), 2)
    assert sum(1 for _ in walk(snug, 0)) == 7
    with pytest.raises(AssertionError, match="did not end within its bound of 5 moves"):
        list(walk(Case(replace(GAME, bound=5), 2), 0))


def evasive(**told: Any) -> Case:
    """A game that refuses only because of the card, with these texts for refusals."""
    tell = {
        "obstacle": lambda *_: "You have no such card.",
        "now": lambda *_: "you lay",
    }
    return Case(replace(GAME, tell=SimpleNamespace(**{**vars(GAME.tell), **tell, **told})), 3)


def test_a_refusal_that_blames_the_moment_is_caught() -> None:
    text.refuses_to_the_point(evasive(), range(3))
    with pytest.raises(AssertionError, match=r"as if it could not: You lay in turn; now you lay"):
        text.refuses_to_the_point(evasive(obstacle=lambda *_: ""), range(3))


def test_a_refusal_that_is_untrue_is_caught() -> None:
    with pytest.raises(AssertionError, match="costs 3"):
        text.refuses_to_the_point(evasive(obstacle=lambda *_: "You have 5 coins; this costs 3."), range(3))


def test_a_refusal_that_depends_on_another_hand_is_caught() -> None:
    def nosy(s: Any, box: Any, seat: int, action: int) -> int:
        verdict = rules.check(s, box, seat, action)
        other = any(find(s.seats[i].hand, CARDS - 1) >= 0 for i in range(SEATS) if i != seat)
        return verdict and verdict % 2 + 1 if other else verdict

    case = evasive()
    with pytest.raises(AssertionError, match=r"is refused by what seat . cannot see"):
        text.refuses_to_the_point(
            Case(replace(case.game, rules=SimpleNamespace(**{**vars(rules), "check": nosy})), 3), range(5)
        )
