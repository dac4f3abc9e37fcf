"""In my own journal I am "you", and the verbs follow."""

from __future__ import annotations

import random
import re

import pytest

from rulewright import games
from rulewright.match import Match

ODD = re.compile(r"\b[Yy]ou (?:\([^)]*\) )?(?:is|has|was|does|goes|(?!this)[a-z]+[^s]s)\b")


@pytest.mark.parametrize("name", games.names())
def test_players_read_you_and_spectators_read_names(name: str) -> None:
    game, luck = games.load(name), random.Random(1)
    seats = min(3, game.seats[1])
    match = Match(game, seats, seed=3, names=["Ann", "Bo", "Cy"][:seats])
    while not match.over and match.number < 120:
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)).code)
    for seat in range(seats):
        read = [told.text for told in match.journal(seat)]
        assert any("you" in text.lower().split() for text in read)
        assert [text for text in read if ODD.search(text)] == []
        assert not any(re.search(rf"\b{match.names[seat]}\b", text) for text in read)
    assert not any(re.search(r"\byou\b", told.text, re.I) for told in match.journal(-1))
