"""The result of a finished match: rows that add up, a sentence with names, and both in journal and record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import SPECTATOR, History, ScoreRow
from rulewright.laws import outcome
from rulewright.laws.cases import Case
from rulewright.match import Match, replay
from rulewright.match.record import read
from rulewright.telling.scores import total


def ended(game: str, seats: int, seed: int = 0, **options: Any) -> Match:
    return outcome.finished(Case(games.load(game), seats, options), seed)


def words(match: Match, seat: int = 0) -> dict[str, tuple[str, int | None]]:
    return {row.what: (row.amount, row.points) for row in match.breakdown[seat]}


def test_nothing_is_explained_before_the_end() -> None:
    match = Match(games.load("klotho"))
    assert (match.breakdown, match.verdict) == ([], "")


def test_the_last_line_of_the_journal_names_winner_and_loser() -> None:
    match = ended("katamari", 2)
    winner, loser = sorted(range(2), key=lambda seat: match.places[seat])
    best, least = (match.scores[seat] for seat in (winner, loser))
    assert match.verdict == f"{match.names[winner]} wins with {best} points to {match.names[loser]}'s {least}."
    assert match.journal(SPECTATOR)[-1].text == match.verdict
    assert match.journal(winner)[-1].text == f"You win with {best} points to {match.names[loser]}'s {least}."
    assert match.journal(loser)[-1].text == f"{match.names[winner]} wins with {best} points to your {least}."


def test_alone_at_the_table_the_rivals_money_is_told() -> None:
    match = ended("asteroid_miners", 1)
    rival = match.state.miners[1].funding
    assert words(match)["The rival's funding"] == (f"${rival}M", None)
    assert f"${rival}M" in match.verdict
    assert match.game.unit.say(match.scores[0]) == f"${match.scores[0]}M"


def test_a_clinic_says_what_its_score_consists_of_and_what_the_goal_asked_for() -> None:
    match = ended("clin9ic", 1)
    rows = words(match)
    assert total(match.breakdown[0]) == match.scores[0] < 0
    assert rows["Patients who died"] == (
        f"{match.state.dead} patient{'s' * (match.state.dead != 1)}",
        -3 * match.state.dead,
    )
    goal = next(what for what in rows if what.startswith("Goal: "))
    assert goal.removeprefix("Goal: ") in match.verdict


def test_treasures_that_were_found_are_shown_as_lost() -> None:
    match = next(m for seed in range(40) if words(m := ended("karthis", 1, seed)).get("Lost at death"))
    assert match.scores == [0]
    assert sum(row.points or 0 for row in match.breakdown[0] if (row.points or 0) > 0) > 0
    assert "without the Crown" in match.verdict


def test_the_record_keeps_it_in_words_that_no_seal_binds(tmp_path: Path) -> None:
    match = ended("twelve_patrols", 1)
    file = tmp_path / "game.jsonl"
    match.save(file)
    told = read(file).lines[-1]["words"]
    assert told.startswith(match.verdict)
    assert "Patrols in place" in told
    file.write_text(file.read_text("utf-8").replace(told, "a line stays open"), "utf-8")
    assert replay.verify(file, receipt=match.receipt).true


def test_a_game_that_explains_nothing_still_names_the_winner() -> None:
    match = Match(games.load("examples/connect_four"), names=["Ann", "Bo"])
    for number, column in enumerate([0, 1, 0, 1, 0, 1, 0]):
        match.play(number % 2, column)
    assert match.breakdown == [[], []]
    assert match.verdict == "Ann wins. Somebody lined up four discs."


def test_rows_that_do_not_add_up_are_caught() -> None:
    game = games.load("katamari")
    tell = SimpleNamespace(**vars(game.tell))
    tell.breakdown = lambda view, box, seat, history: [
        ScoreRow("Stars", "", 1),
        *game.tell.breakdown(view, box, seat, history)[1:],
    ]
    with pytest.raises(AssertionError, match="add up to"):
        outcome.adds_up(Case(replace(game, tell=tell), 2), 0)


def test_rows_know_nothing_but_what_a_spectator_sees() -> None:
    """They are made from a view without any hands, and whispers are not part of the history."""
    game, seen = games.load("klobba"), list[tuple[Any, History]]()
    tell = SimpleNamespace(**vars(game.tell))

    def spy(view: Any, box: Any, seat: int, history: History) -> list[ScoreRow]:
        seen.append((view, history))
        return []

    tell.breakdown = spy
    match = outcome.finished(Case(replace(game, tell=tell), 3), 0)
    assert match.breakdown
    view, history = seen[-1]
    assert view == match.view(SPECTATOR) != match.state
    whispered = {told.kind for told in match.told if told.listener != SPECTATOR}
    assert whispered
    assert not whispered & {kind for kind, _ in history.notes}
