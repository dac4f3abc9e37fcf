"""`? WORDS` in the terminal explains anything in the game's help, cards and clauses."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rulewright import games
from rulewright.doors.terminal.lookup import Lookup, explain
from rulewright.doors.terminal.screen import Screen
from rulewright.match import Match


def answer(name: str, words: str) -> str:
    paper = io.StringIO()
    game = games.load(name)
    match = Match(game, game.seats[0], seed=1)
    explain(Screen(Console(file=paper, width=200)), match, match.legal(match.waiting[0]), words)
    return " ".join(paper.getvalue().split())


def test_a_card_is_explained_by_its_name() -> None:
    said = answer("klotho", "Android")
    assert all(f"Android {n}: Counts as a die that shows {n}" in said for n in range(1, 7))
    assert "KL-76" in said
    assert answer("klotho", "android 3").count("Counts as a die") == 1
    boss = answer("klobba", "The Boss")
    assert boss == answer("klobba", "the boss") == answer("klobba", "boss")
    assert "Sends the strongest" in boss
    assert "Blue, size 3: 2 dice, star, blank" in answer("katamari", "teapot")


def test_a_slip_of_the_finger_is_offered_what_was_meant() -> None:
    assert "Did you mean The Boss?" in answer("klobba", "The Bsos")
    assert "There is no move, clause or card 'Andriod' here. Did you mean Android" in answer("klotho", "Andriod")
    assert "?? lists what you can ask about" in answer("klotho", "xyzzy")
    assert "Flying Pig" in answer("klotho", "?")


def test_words_of_the_rules_lead_to_their_clauses() -> None:
    said = answer("asteroid_miners", "rhodium")
    assert "AM-" in said
    assert "There is no" not in said
    assert answer("katamari", "kt-25") == answer("katamari", "KT-25")


@pytest.mark.parametrize("name", games.names())
def test_everything_with_a_name_can_be_asked_about(name: str) -> None:
    """Each entry of the help, each clause, and each card that a deck or a box names."""
    game = games.load(name)
    box = game.usual_box
    lookup = Lookup(game, box)
    for key, entry in game.help(box).items():
        assert entry in lookup.find(entry.name).entries, entry.name
        assert lookup.find(key).entries, key
    for clause in game.clauses:
        assert [c.id for c in lookup.find(clause.lower()).clauses] == [clause]
    for deck in game.decks:
        for card in range(deck.size):
            name = deck.name(box, card)
            if any(name.startswith(known) for known in lookup.names):  # the others are reserved for a larger box
                assert lookup.find(name).entries, name
    for kind in ("cards", "tools", "monsters", "technologies", "threats", "things", "clans"):
        for card in box.texts.get(kind, ()):
            found = lookup.find(card)
            assert found.entries or found.clauses, card
