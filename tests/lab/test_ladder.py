"""The ladder: ratings from results, and the page they are put into."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.lab import ladder as ladders
from rulewright.lab.ladder import Ladder, Rung, ladder, markdown, rating_step, write_into
from rulewright.lab.tournament import Interval, Result, Standing, tournament

FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))


def test_ten_to_one_is_four_hundred_points() -> None:
    step, error = rating_step(Interval(10 / 11, 0.88, 0.94), 2)
    assert step == pytest.approx(400)
    assert 20 < error < 60


def test_among_four_equals_a_quarter_of_the_wins_is_no_advantage() -> None:
    assert rating_step(Interval(0.25, 0.2, 0.3), 4)[0] == pytest.approx(0)


def test_every_level_meets_the_one_below_and_the_top_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[str]] = []

    def fake(game: object, box: object, names: list[str], *_: object) -> Result:
        met.append(names)
        wins = Interval(0.7, 0.65, 0.75)
        return Result("", "", 2, 1, 2, 0, 0.0, [Standing(n, 2, wins, wins, 0.1) for n in names])

    monkeypatch.setattr(ladders, "tournament", fake)
    found = ladder(FOUR, FOUR.make_box(), 100)
    assert met == [["1", "random"], ["2", "1"], ["3", "2"], ["4", "3"], ["5", "4"], ["5", "random"]]
    ratings = [r.rating.mean for r in found.rungs if r.rating]
    assert ratings == pytest.approx([147.2 * i for i in range(6)], abs=1)
    widths = [r.rating.high - r.rating.low for r in found.rungs if r.rating]
    assert widths == sorted(widths), "uncertainty adds up"


def test_levels_of_connect_four_are_in_order() -> None:
    """A small sample of the real thing: levels far apart are far apart in strength."""
    result = tournament(FOUR, FOUR.make_box(), ["4", "1"], 12)
    assert result.standings[0].wins.mean > 0.7


@pytest.mark.xdist_group("klobba")
@pytest.mark.parametrize(("seats", "others", "least"), [(2, "random", 0.9), (2, "1", 0.65), (4, "random", 0.55)])
def test_levels_of_klobba_are_in_order(seats: int, others: str, least: float) -> None:
    """So is this, with secrets, at a table of two and of four: level 3 against others that think less."""
    klobba = games.load("klobba")
    result = tournament(klobba, klobba.make_box(seats=seats), ["3", *[others] * (seats - 1)], 40)
    assert result.standings[0].wins.mean > least


def rung(bot: str, wins: float | None) -> Rung:
    e = Interval(wins or 0, 0.1, 0.9)
    return Rung(bot, "", e if wins else None, e, e, 0.25)


def test_tables_are_put_in_place_of_the_old_ones(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nBefore.\n\n<!-- ladder x 2 -->\nold\n<!-- end of ladder x 2 -->\n\nAfter.\n")
    text = markdown(
        Ladder("x", "1.0", 2, 400, [rung("random", None), rung("1", 0.75)], Interval(0.9, 0.8, 0.95), "random"), "X"
    )
    for _ in range(2):
        write_into(page, "x 2", text)
        write_into(page, "y 2", text)
    found = page.read_text()
    assert "old" not in found
    assert found.index("Before.") < found.index("| 1 | 1 |") < found.index("After.") < found.index("ladder y 2")
    assert found.count("75.0% | 10.0% to 90.0%") == 2
    assert "1 against random: 90.0%, 80.0% to 95.0%." in found


def test_alone_at_the_table_success_is_counted() -> None:
    top = Interval(0.35, 0.2, 0.5)
    text = markdown(Ladder("x", "1.0", 1, 400, [rung("random", 0.05), rung("1", 0.4)], top, "random"), "X")
    assert "| 1 | 40.0% | 10.0% to 90.0% | 0.4 | 0.25 |" in text
    assert "1 against random: +35.0 points, +20.0 to +50.0." in text


def test_alone_at_the_table_the_top_is_held_against_the_best_that_is_no_level(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = {"heuristic": 0.1, "random": 0.02, "5": 0.25}

    def fake(game: object, box: object, names: list[str], *_: object) -> Result:
        p = chance.get(names[0], 0.2)
        e = Interval(p, p - 0.03, p + 0.03)
        return Result("", "", 1, 1, 1, 0, 0.0, [Standing(names[0], 1, e, e, 0.1)])

    monkeypatch.setattr(ladders, "tournament", fake)
    karthis = games.load("karthis")
    found = ladder(karthis, karthis.make_box(), 100)
    assert [r.bot for r in found.rungs] == ["heuristic", "random", "1", "2", "3", "4", "5"]
    assert found.rival == "heuristic"
    assert (found.top.mean, found.top.low) == pytest.approx((0.15, 0.15 - 0.03 * 2**0.5))
