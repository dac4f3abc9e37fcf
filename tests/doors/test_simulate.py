from __future__ import annotations

import json

from tests.doors.conftest import FOUR, TOY, Rulewright


def test_the_table_tells_endings_scores_wins_and_the_digest(rulewright: Rulewright) -> None:
    ran = rulewright("simulate", FOUR, "--games", "200", "--engine", "interpreted")
    assert ran.code == 0
    for text in ("200 games of Connect Four", "four in a row", "board full", "seat 2", "median", "shared", "digest"):
        assert text in ran.out
    assert ran.err == "", "nobody looks at a progress bar here"


def test_json_carries_everything(rulewright: Rulewright) -> None:
    ran = rulewright("simulate", FOUR, "-n", "200", "--seed", "9", "--json", "--engine", "compiled")
    found = json.loads(ran.out)
    assert (found["games"], found["seed"], found["engine"], found["jobs"]) == (200, 9, "compiled", 1)
    assert found["moves"] == round(found["length"]["mean"] * 200)
    assert found["seconds"] > 0
    assert found["compile_seconds"] >= 0
    assert sum(found["endings"].values()) == 200
    assert {"mean", "sd", "low", "high", "least", "lower", "median", "upper", "most"} == set(found["scores"][0])
    slow = json.loads(rulewright("simulate", FOUR, "-n", "200", "--seed", "9", "--json", "--engine", "interpreted").out)
    timing = {"seconds", "compile_seconds", "rate", "engine"}
    assert {k: v for k, v in found.items() if k not in timing} == {k: v for k, v in slow.items() if k not in timing}


def test_players_and_options_count(rulewright: Rulewright) -> None:
    def digest(*more: str) -> tuple[str, int]:
        ran = rulewright("simulate", TOY, "--games", "30", "--engine", "interpreted", "--json", *more)
        found = json.loads(ran.out)
        return found["digest"], len(found["scores"])

    two, three, plain = digest("--players", "2"), digest("--players", "3"), digest("-o", "bonus=1")
    assert (two[1], three[1]) == (2, 3)
    assert len({two[0], three[0], plain[0]}) == 3
