"""In my own journal I am "you", and the verbs follow."""

from __future__ import annotations

import random
import re

import pytest

from rulewright import games
from rulewright.match import Match
from rulewright.match.second_person import READER, addressed

SAID = [
    ("@ has decided.", "You have decided."),
    ("@ keeps 2 new Barbarians and rejects 1.", "You keep 2 new Barbarians and reject 1."),
    ("@'s Band lies face down.", "Your Band lies face down."),
    ("@ (Black) forms a Group with Bo's Band.", "You (Black) form a Group with Bo's Band."),
    ("Bo (Black) forms a Group with @'s Band.", "Bo (Black) forms a Group with your Band."),
    ("@ accepts, and pays Bo a Star.", "You accept, and pay Bo a Star."),
    ("Bo accepts, and pays @ a Star.", "Bo accepts, and pays you a Star."),
    ("Bo gives @ two cards and passes.", "Bo gives you two cards and passes."),
    ("5 against 3: @ loses 2 and has 3 left.", "5 against 3: you lose 2 and have 3 left."),
    ("@ passes. @ goes on.", "You pass. You go on."),
    ("@ carries wood and stones.", "You carry wood and stones."),
    ("A card goes to @.", "A card goes to you."),
    ("The Fox bites @ and goes.", "The Fox bites you and goes."),
]
ODD = re.compile(r"\b[Yy]ou (?:\([^)]*\) )?(?:is|has|was|does|goes|(?!this)[a-z]+[^s]s)\b")


@pytest.mark.parametrize(("told", "said"), SAID)
def test_the_reader_is_spoken_to(told: str, said: str) -> None:
    assert addressed(told.replace("@", READER)) == said


@pytest.mark.parametrize("name", games.names())
def test_everybody_reads_it_so_and_onlookers_read_names(name: str) -> None:
    game, luck = games.load(name), random.Random(1)
    seats = min(3, game.seats[1])
    match = Match(game, seats, seed=3, names=["Ann", "Bo", "Cy"][:seats])
    while not match.over and match.number < 120:
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)).code)
    for seat in range(seats):
        read = [told.text for told in match.journal(seat)]
        assert any("you" in text.lower().split() for text in read)
        assert [text for text in read if READER in text or ODD.search(text)] == []
        assert not any(re.search(rf"\b{match.names[seat]}\b", text) for text in read)
    assert not any(re.search(r"\byou\b", told.text, re.I) for told in match.journal(-1))
