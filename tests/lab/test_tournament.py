"""Tournaments, the ladder and round robins: seats rotate, results add up, and ratings go into a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.cli import run
from rulewright.lab.settings import altered, setting_of
from rulewright.lab.statistics import SHARE, Estimate, Figure
from rulewright.lab.study import Plan
from rulewright.lab.tournament import (
    Ladder,
    Result,
    Rung,
    Standing,
    ladder,
    markdown,
    play,
    play_deal,
    rating_step,
    round_robin,
    tournament,
    write_into,
)
from tests.lab.plans import COIN
from tests.lab.plans import FOUR as FOUR_FOLDER
from tests.lab.plans import FOUR_GAME as FOUR
from tests.tiers import mostly
from tests.toys.high_card import GAME as TOY

BOX = FOUR.make_box()


def estimated(value: float, low: float, high: float) -> Estimate:
    return Estimate(Figure("", "", SHARE), value, low, high)


def test_search_beats_chance() -> None:
    result = tournament(FOUR, BOX, ["search:60", "random"], 20)
    ours, theirs = result.standings
    assert result.games == 20
    assert ours.wins.mean > 0.8
    assert theirs.wins.mean < 0.2
    assert ours.wins.mean + theirs.wins.mean == pytest.approx(1.0)
    assert ours.wins.low < ours.wins.mean <= ours.wins.high <= 1.0
    assert ours.score.mean == pytest.approx(-theirs.score.mean)


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    """Two identical players each win once, whatever the seat is worth."""
    bots = [registry.find(name, FOUR) for name in ("random", "random")]
    deal = play_deal(FOUR, BOX, bots, 5)
    assert [sum(game.shares[bot] for game in deal) for bot in range(2)] == [1.0, 1.0]
    assert [sum(game.moves) for game in deal] == [sum(play(FOUR, BOX, bots, 5).moves)] * 2
    assert deal[1].scores == deal[0].scores[::-1], "by bot, and not by seat"


def test_games_are_rounded_up_to_whole_rotations() -> None:
    box = TOY.make_box(seats=3)
    result = tournament(TOY, box, ["random", "random", "random"], 10)
    assert (result.games, result.deals, result.seats) == (12, 4, 3)


def test_from_one_deal_no_interval_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    """The output says so, in the table and in valid JSON."""
    assert run(["tournament", FOUR_FOLDER, "--seats", "random,random", "-n", "2"]) == 0
    assert "unknown" in capsys.readouterr().out
    assert run(["tournament", FOUR_FOLDER, "--seats", "random,random", "-n", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["standings"][0]
    assert (found["wins"]["low"], found["wins"]["high"]) == (0.0, 1.0)
    assert (found["score"]["low"], found["score"]["high"]) == (None, None)
    assert run(["tournament", "klobba", "--seats", "random,random,random", "-n", "3", "--seed", "5"]) == 0
    assert "unknown" in capsys.readouterr().out, "the mean score is a third"


@pytest.mark.parametrize(
    ("names", "words"),
    [(["random"], "1 bots were named for 2 seats"), (["random", "genius"], "there is no bot 'genius'")],
)
def test_bots_that_cannot_play_are_refused(names: list[str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        tournament(FOUR, BOX, names, 4)


# ---------------------------------------------------------------- the ladder


def test_ten_to_one_is_four_hundred_points() -> None:
    step, error = rating_step(estimated(10 / 11, 0.88, 0.94), 2)
    assert step == pytest.approx(400)
    assert 20 < error < 60


def test_among_four_equals_a_quarter_of_the_wins_is_no_advantage() -> None:
    assert rating_step(estimated(0.25, 0.2, 0.3), 4)[0] == pytest.approx(0)


def test_every_level_meets_the_one_below_and_the_top_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[str]] = []

    def fake(game: object, box: object, names: list[str], *_: object) -> Result:
        met.append(names)
        wins = estimated(0.7, 0.65, 0.75)
        return Result("", "", 2, 1, 2, 0, 0.0, [Standing(n, 2, wins, wins, 0.1) for n in names])

    monkeypatch.setattr("rulewright.lab.tournament.tournament", fake)
    found = ladder(FOUR, FOUR.make_box(), 100)
    assert met == [["1", "random"], ["2", "1"], ["3", "2"], ["4", "3"], ["5", "4"], ["5", "random"]]
    ratings = [r.rating.mean for r in found.rungs if r.rating]
    assert ratings == pytest.approx([147.2 * i for i in range(6)], abs=1)
    widths = [r.rating.high - r.rating.low for r in found.rungs if r.rating]
    assert widths == sorted(widths), "uncertainty adds up"


@pytest.mark.xdist_group("klobba")
@pytest.mark.parametrize(
    ("seats", "others", "least"),
    mostly([(2, "random", 0.9), (2, "1", 0.65), (4, "random", 0.55)], [(2, "random", 0.9)]),
)
def test_levels_of_klobba_are_in_order(seats: int, others: str, least: float) -> None:
    """A small sample with secrets, with two and with four players: level 3 against weaker bots."""
    klobba = games.load("klobba")
    result = tournament(klobba, klobba.make_box(seats=seats), ["3", *[others] * (seats - 1)], 40)
    assert result.standings[0].wins.mean > least


def rung(bot: str, wins: float | None) -> Rung:
    e = estimated(wins or 0, 0.1, 0.9)
    return Rung(bot, "", e if wins else None, e, e, 0.25)


def test_tables_are_put_in_place_of_the_old_ones(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nBefore.\n\n<!-- ladder x 2 -->\nold\n<!-- end of ladder x 2 -->\n\nAfter.\n")
    text = markdown(
        Ladder("x", "1.0", 2, 400, [rung("random", None), rung("1", 0.75)], estimated(0.9, 0.8, 0.95), "random"), "X"
    )
    for _ in range(2):
        write_into(page, "x 2", text)
        write_into(page, "y 2", text)
    found = page.read_text()
    assert "old" not in found
    assert found.index("Before.") < found.index("| 1 | 1 |") < found.index("After.") < found.index("ladder y 2")
    assert "<!-- end of ladder x 2 -->\n\nAfter.\n\n<!-- ladder y 2 -->" in found
    assert found.count("75.0% | 10.0% to 90.0%") == 2
    assert "1 against random: 90.0%, 80.0% to 95.0%." in found


def test_alone_at_the_table_success_is_counted() -> None:
    top = estimated(0.35, 0.2, 0.5)
    text = markdown(Ladder("x", "1.0", 1, 400, [rung("random", 0.05), rung("1", 0.4)], top, "random"), "X")
    assert "| 1 | 40.0% | 10.0% to 90.0% | 0.4 | 0.25 |" in text
    assert "1 against random: +35.0 percentage points, +20.0 to +50.0." in text


def test_alone_at_the_table_the_top_is_held_against_the_best_that_is_no_level(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = {"heuristic": 0.1, "random": 0.02, "5": 0.25}

    def fake(game: object, box: object, names: list[str], *_: object) -> Result:
        p = chance.get(names[0], 0.2)
        e = estimated(p, p - 0.03, p + 0.03)
        return Result("", "", 1, 1, 1, 0, 0.0, [Standing(names[0], 1, e, e, 0.1)])

    monkeypatch.setattr("rulewright.lab.tournament.tournament", fake)
    karthis = games.load("karthis")
    found = ladder(karthis, karthis.make_box(), 100)
    assert [r.bot for r in found.rungs] == ["heuristic", "random", "1", "2", "3", "5"]
    assert found.rival == "heuristic"
    assert (found.top.mean, found.top.low) == pytest.approx((0.15, 0.15 - 0.03 * 2**0.5))


# ---------------------------------------------------------------- a round robin


def test_in_a_round_robin_everybody_wins_what_they_should() -> None:
    setting = altered(setting_of(COIN), ["coin.heads=7000"])
    passing = [f"heuristic with passing={n}" for n in (0, 50, 100)]
    found = round_robin(setting, passing, Plan(games=2000))
    for i, k in found.pairs:
        truth = 0.5 + 0.4 * (k - i) / 4  # passing half as often means tossing in a quarter more of the games
        assert found.pairs[i, k].low - 0.02 < truth < found.pairs[i, k].high + 0.02, (i, k)
    assert [e.value for e in found.overall] == pytest.approx([0.65, 0.5, 0.35], abs=0.03)
