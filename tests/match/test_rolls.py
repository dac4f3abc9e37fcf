"""A finished record shows everything that chance decided, and salts change it in a way that no party could have chosen."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel.chance import pick
from rulewright.match import Match, Secret, verify
from rulewright.match.fairness import link
from rulewright.match.record import FORMAT
from rulewright.match.undo import refusal

SALTS = {"salts": ["pepper", ""]}


def played(name: str, seed: int, table: Mapping[str, object] | None = None) -> Match:
    game = games.load(name)
    match, chance = Match(game, game.seats[0], seed=seed, table=table), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, chance.choice(moves[:-1] or moves))
        if chance.random() < 0.2 and not match.over and refusal(match, seat, 1) is None:
            match.undo()
    return match


@pytest.mark.parametrize("name", ["karthis", "katamari"])
def test_every_roll_follows_from_the_seed_the_salts_and_its_stream(name: str, tmp_path: Path) -> None:
    match = played(name, 3)
    last = match.lines[-1]
    assert last["rolls"]
    for line, stream, seen in last["rolls"]:
        assert 1 <= line < len(match.lines)
        words = match.secret.dice(stream)
        for kind, n, answer in seen:
            for k, size in zip(answer, range(n, 1, -1), strict=True) if kind == "shuffle" else [(answer, n)]:
                assert pick(words, size) == k
    match.save(tmp_path / "game.jsonl")
    assert verify(tmp_path / "game.jsonl").true


def test_a_false_roll_is_named_and_a_roll_left_out_breaks_the_seal(tmp_path: Path) -> None:
    match, file = played("karthis", 3), tmp_path / "game.jsonl"
    *lines, last = match.record().text.splitlines()
    ending = json.loads(last)
    entry = ending["rolls"][2]
    entry[2][0][2] += 1
    file.write_text("\n".join([*lines, json.dumps(ending, ensure_ascii=False)]) + "\n")
    assert f"the rolls of line {entry[0]} should be" in str(verify(file))
    ending = json.loads(last)
    del ending["rolls"][2]
    file.write_text("\n".join([*lines, json.dumps(ending, ensure_ascii=False)]) + "\n")
    assert not verify(file).true
    above, whole = json.loads(lines[-1])["seal"], json.loads(last)
    seal = whole.pop("seal")
    assert link(above, whole, FORMAT) == seal
    assert link(above, {**whole, "rolls": ending["rolls"]}, FORMAT) != seal
    del ending["rolls"]
    file.write_text("\n".join([*lines, json.dumps(ending, ensure_ascii=False)]) + "\n")
    assert "'rolls' is missing" in str(verify(file))


def test_salts_make_other_dice_and_are_bound(tmp_path: Path) -> None:
    plain, salted = played("katamari", 3), played("katamari", 3, SALTS)
    assert plain.lines[-1]["rolls"] != salted.lines[-1]["rolls"]
    assert Secret("3", "n", ("a", "")).dice(1) != Secret("3", "n", ("", "a")).dice(1) != Secret("3", "n").dice(1)
    file = tmp_path / "game.jsonl"
    salted.save(file)
    assert verify(file).true
    file.write_text(file.read_text().replace("pepper", "popper"))
    assert not verify(file).true


def test_the_seed_must_be_the_one_that_was_promised(tmp_path: Path) -> None:
    for promise, true in ((Secret("3", "n").promise, False), (None, True)):
        game = games.load("karthis")
        secret = Secret.draw(3)
        table = {"promise": promise or secret.promise}
        match = Match(game, seed=3, table=table)
        header = {**match.header}
        header["commitment"] = secret.commitment(header)
        match = Match.of(game, match.box, header, secret)
        match.play(0, match.legal(0)[-1])
        match.save(tmp_path / "game.jsonl")
        assert verify(tmp_path / "game.jsonl").true is true


@pytest.mark.parametrize("salts", [["a"], "ab", ["a", 3], ["a" * 65, ""]])
def test_odd_salts_are_refused(salts: object) -> None:
    with pytest.raises(ValueError, match="salts are a list"):
        Match(games.load("katamari"), seed=1, table={"salts": salts})
