"""How bots are measured: the list of everybody's bots, and what remembering is worth in Klobba!."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import hands, leaderboard
from rulewright.games.klobba.state import CARDS

LINE = {"game": "katamari", "version": "1.2", "name": "mine", "bot": "cmd:mine", "against": {"random": {"wins": 0.5}}}


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["leaderboard", *words])
    leaderboard.main()


def test_one_command_adds_a_bot_to_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "list.json"
    monkeypatch.setattr(leaderboard, "anchors", lambda game: ["random", "heuristic"])
    words = ("katamari", "heuristic", "--games", "4", "--jobs", "1", "--file", str(file))
    run(monkeypatch, *words, "--name", "The rule")
    run(monkeypatch, *words, "--name", "The rule")
    (row,) = json.loads(file.read_text())
    assert (row["game"], row["name"], row["bot"]) == ("katamari", "The rule", "heuristic")
    assert list(row["against"]) == ["random"], "nobody meets themselves"
    assert row["against"]["random"]["wins"] == 1.0
    assert row["against"]["random"]["games"] == 4
    assert "| katamari | 1.2 | The rule | random | 4 | 100.0% |" in capsys.readouterr().out


def test_a_bot_that_does_not_exist_is_refused_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, "katamari", "nobody", "--file", str(tmp_path / "list.json"))
    assert ended.value.code == 2
    assert "there is no bot 'nobody' for Katamari" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_the_best_of_a_game_comes_first_and_is_listed_once() -> None:
    better: Any = {**LINE, "name": "better", "against": {"random": {"wins": 0.9}}}
    again: Any = {**LINE, "against": {"random": {"wins": 0.6}}}
    assert leaderboard.added(leaderboard.added(leaderboard.added([], LINE), better), again) == [better, again]


def course(seed: int, likes_high: bool) -> list[dict[str, Any]]:
    """A game in which seat 1 lays the card of the highest number, or any; four are kept and one is drawn."""
    random = np.random.default_rng(seed)
    copies = np.array([4] * 5 + [3] * 8)
    deck = list(random.permutation(np.repeat(np.arange(CARDS), copies)))
    held, mine = deck[:5], np.bincount(deck[5:10], minlength=CARDS)
    deck, gone, clashes = deck[10:], np.zeros(CARDS, np.int64), []
    for _ in range(12):
        card = int(max(held) if likes_high else held[0])
        totals = [[0] * CARDS, list(range(CARDS))]
        own = np.bincount(held, minlength=CARDS).tolist()
        clash = {"holder": [0, 1], "hands": [mine.tolist(), own], "gone": gone.tolist(), "totals": totals}
        clashes.append({**clash, "laid": {"1": card}})
        held.remove(card)
        gone[card] += 1
        held.append(deck.pop())
    return clashes


@pytest.mark.parametrize("likes_high", [True, False])
def test_remembering_helps_against_a_player_with_habits_and_only_then(
    likes_high: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "WORLDS", 400)
    copies, random = np.array([4.0] * 5 + [3.0] * 8), np.random.default_rng(1)
    games = [course(seed, likes_high) for seed in range(16)]
    told = [
        (
            hands.appeal(clash, 1, copies - np.array(clash["gone"])),
            np.array(clash["hands"][1], float),
            clash["laid"]["1"],
        )
        for clash in games[0] + games[1] + games[2] + games[3]
    ]
    weights = hands.fit(told)
    lost = {"a hand dealt again": 0.0, "a hand remembered": 0.0, "the hand told": 0.0}
    for clashes in games[4:]:
        found = hands.foretold(clashes, 1, copies, weights, random)
        for name in lost:
            lost[name] -= float(np.log(np.maximum(1e-4, found[name])).mean()) / len(games[4:])
    again, remembered, known = lost.values()
    assert known < again
    assert (again - remembered > 0.2) == likes_high, lost
