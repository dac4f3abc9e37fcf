"""What a seat learns of a secret is declared, in every game; and undeclared information is found."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import load_game
from rulewright.kernel import NoteKinds, Notes, kind, note, public
from rulewright.kernel.fields import bits, int8, owned
from rulewright.laws.cases import Case, walk
from rulewright.laws.finding import LawError
from rulewright.laws.revelation import learns_what_is_declared, of_each_verb
from tests.tiers import tries
from tests.toys.high_card import GAME, rules
from tests.toys.high_card.state import Note, State


def test_seats_learn_only_what_is_declared(seating: Case) -> None:
    for seed in range(tries(3, 1)):
        learns_what_is_declared(seating, seed)


def test_each_verb_is_looked_at() -> None:
    """A verb that is rare among the moves of a random game may be the one that tells too much."""
    case = Case(load_game("klobba"), 3)
    moves = [case.game.actions.of(action).name for _, seat, action in walk(case, 0) if seat >= 0]
    rare, verbs = min(moves, key=moves.count), len({*moves})
    assert moves.count(rare) < len(moves) / 20
    assert {moves[n] for n in of_each_verb(case, 0, verbs)} == {*moves}
    assert len(of_each_verb(case, 0, 2 * verbs)) == 2 * verbs


class Loose(State):
    last: int = public(int8)


def broken(setup: Any, **changed: Any) -> Case:
    """High Card, in which the setup also does this."""

    def leaky(s: Any, box: Any) -> None:
        rules.setup(s, box)
        setup(s, s.seats[1].hand.card[0])

    said = SimpleNamespace(**{**vars(rules), "setup": leaky})
    return Case(replace(GAME, state=Loose, rules=said, **changed), 3)


def learned(case: Case, seeds: int = 2) -> None:
    for seed in range(seeds):
        learns_what_is_declared(case, seed)


class Peeking(State):
    last: int = public(int8)
    hands: list[int] = owned(bits(12), 3)


def test_a_public_number_that_is_in_a_hidden_set_is_found() -> None:
    def tell(s: Any, card: int) -> None:
        s.hands[1] = 1 << card | 1 << s.seats[1].hand.card[1]
        s.last = card

    def redeal(s: Any, box: Any, seat: int) -> None:
        rules.redeal(s, box, seat)
        for i in range(3):
            if i != seat:
                s.hands[i] = 3 << s.rng[0] % 10

    case = broken(tell)
    said = SimpleNamespace(
        **{**vars(rules), "setup": case.game.rules.setup, "redeal": redeal, "conserved": lambda *_: {}}
    )
    with pytest.raises(LawError, match=r"last, which .* sees, tells what is in (hands\[1\]|seats\[1\].hand)"):
        learned(Case(replace(GAME, state=Peeking, rules=said), 3))


def test_chance_shown_openly_is_no_leak() -> None:
    learned(broken(lambda s, card: setattr(s, "last", s.rng[0] % 6)))


def test_a_note_that_reveals_by_the_rules_says_so() -> None:
    class Shown(NoteKinds):
        DEALT = kind("card")
        LAID = kind("seat", reveals=True)
        TRICK = kind("seat", "worth")

    learned(broken(lambda s, card: note(s, Note.LAID, card), notes=Notes(Shown, GAME.notes.words)))
