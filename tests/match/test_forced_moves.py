"""Questions with one answer are not asked; but only where not asking tells nobody anything."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from rulewright import games
from rulewright.match import Match
from rulewright.match.forced_moves import forced_move

HIGH_CARD = games.load(str(Path(__file__).parents[1] / "toys" / "high_card"))
KLOBBA = games.load("klobba")


def test_a_last_card_is_laid_whatever_it_is() -> None:
    """Everybody can count: with one card left there is one answer, though nobody else knows which."""
    match = Match(HIGH_CARD, seed=1)
    for _ in range(2):
        for seat in (0, 1):
            assert forced_move(match, seat) is None, "two cards or three are a choice"
            match.play(seat, match.legal(seat)[0].code)
    answers = [forced_move(match, seat) for seat in (0, 1)]
    assert answers == [match.legal(seat)[0].code for seat in (0, 1)]
    assert forced_move(match, 0, worlds=0) == answers[0]


def test_whoever_could_have_had_a_choice_is_asked() -> None:
    """In Klobba! only the holder knows whether three cards of a kind could be exchanged."""
    match, luck, found = Match(KLOBBA, 3, seed=5), random.Random(2), Counter[str]()
    while not match.over:
        for seat in match.waiting:
            alone = len(match.legal(seat)) == 1
            answer = forced_move(match, seat)
            assert alone or answer is None
            found["asked" if answer is None else "answered"] += alone
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)).code)
    assert found["asked"] > 0
    assert found["answered"] > 0
