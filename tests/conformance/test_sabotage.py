"""The laws catch faults: each of these broken games fails the law that it violates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.kernel import Pile, field, find, int8, note, pile, public
from rulewright.laws import legality, secrecy, text
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


def test_a_redeal_that_changes_what_was_seen_is_caught() -> None:
    def forgetful(s: Any, box: Any, seat: int) -> None:
        rules.redeal(s, box, seat)
        s.seats[0].tricks += 1

    with pytest.raises(AssertionError, match="tell the worlds apart"):
        secrecy.two_worlds(broken(redeal=forgetful), 0)


def test_a_lost_card_is_caught() -> None:
    def leaky(s: Any, box: Any, seat: int, action: int) -> None:
        rules.apply(s, box, seat, action)
        if s.out.n == 6:
            s.out.n -= 1

    with pytest.raises(AssertionError, match="conserved quantities changed"):
        legality.conserves(broken(apply=leaky), 0)


def test_a_card_left_behind_is_caught() -> None:
    def untidy(s: Any, box: Any, seat: int, action: int) -> None:
        rules.apply(s, box, seat, action)
        s.out.card[s.out.n] = 1

    with pytest.raises(AssertionError, match="keeps cards that it no longer holds"):
        legality.tidies(broken(apply=untidy), 0)


def test_an_allowed_move_that_is_not_offered_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"offered other moves"):
        often(legality.law_is_exact, broken(offers=lambda s, box, seat: max(1, rules.offers(s, box, seat) - 1)), 5)


def test_a_move_offered_twice_is_caught() -> None:
    def stutter(s: Any, box: Any, seat: int, k: int) -> int:
        return rules.offer(s, box, seat, k // 2)

    with pytest.raises(AssertionError, match=r"offered (twice|other)"):
        often(legality.law_is_exact, broken(offer=stutter, offers=lambda s, b, i: 2 * rules.offers(s, b, i)), 5)


def test_a_question_that_changes_the_state_is_caught() -> None:
    def meddling(s: Any, box: Any, seat: int, action: int) -> int:
        s.seats[0].tricks += 1
        return rules.check(s, box, seat, action)

    with pytest.raises(AssertionError, match="changed the state"):
        legality.law_is_exact(broken(check=meddling), 1)


def test_a_game_without_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="did not end within its bound"):
        legality.packs(Case(replace(GAME, bound=3), 3), 0)


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


@pytest.mark.parametrize("said", ["that is not allowed.", "Not this card", "You have 5 coins; this costs 3."])
def test_a_refusal_that_is_no_sentence_or_untrue_is_caught(said: str) -> None:
    with pytest.raises(AssertionError, match=r"is refused by|costs 3"):
        text.refuses_to_the_point(evasive(obstacle=lambda *_: said), range(3))


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
