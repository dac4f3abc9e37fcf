"""The lab checked on a game with known probabilities (tests/lab/coin), and the same games from both engines."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from rulewright import games
from rulewright.doors.cli import run
from rulewright.kernel.engines.counting import VALUES, room
from rulewright.lab.compare import only_in
from rulewright.lab.compiled import play_compiled
from rulewright.lab.decisions import hardness
from rulewright.lab.figures import Tallies, figures_of
from rulewright.lab.fit import fit
from rulewright.lab.playing import THINGS, Rows
from rulewright.lab.report import choices
from rulewright.lab.settings import Setting, altered, made, setting_of
from rulewright.lab.statistics import Estimate, Figure
from rulewright.lab.study import Plan, study
from rulewright.lab.sweep import read_range, tune_weights
from tests.lab.plans import ALL, COIN, FOUR, ROOT, TOY
from tests.tiers import mostly


def same(one: Rows, other: Rows) -> list[str]:
    """The columns in which two runs differ."""
    return [name for name in one.__dataclass_fields__ if not np.array_equal(getattr(one, name), getattr(other, name))]


@pytest.mark.parametrize(
    ("folder", "bots"),
    [
        (COIN, "heuristic without toss.hand=1,heuristic given luck=700 without pass"),
        (COIN, "heuristic with passing=100 blind passed=1,heuristic with passing=100 blind mover=0..1"),
        (FOUR, "3 without column=3,2"),
        *mostly(
            [
                (TOY, "4,1 given seats.tricks+1"),
                ("klobba", "3,2"),
                (FOUR, "search:200:3:9,4 blind moves=1..3"),
                (COIN, "heuristic"),
                (COIN, "random"),
                (COIN, "heuristic without toss given luck+500,random"),
                (COIN, "heuristic with passing=50,random"),
                (TOY, "random"),
                (FOUR, "random without column=3,random"),
            ],
            [],
        ),
    ],
)
def test_compiled_and_interpreted_games_are_the_same_row_for_row(folder: str, bots: str) -> None:
    setting = setting_of(folder, bots, 2)
    assert setting.compiled
    plain = Setting(setting.game, 2, bots, engine="interpreted")
    assert same(setting.play(range(90, 130), ALL), plain.play(range(90, 130), ALL)) == []


@pytest.mark.release
def test_a_tree_that_does_not_fit_is_grown_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    setting, deals = setting_of(FOUR, "4,1", 2), range(2)
    whole = setting.play(deals)
    monkeypatch.setattr("rulewright.bots.compiled_search.MOST_EDGES", 1024)
    assert play_compiled(made(setting), deals) is None
    assert same(setting.play(deals), whole) == []


def test_every_note_is_counted_by_whom_when_and_of_what() -> None:
    setting = setting_of(COIN, "random")
    rows, counted = setting.play(range(400), ALL), room(made(setting).game)
    notes = rows.notes.reshape(len(rows), -1, 2)
    heads, tails, passed = (notes[:, 1 + counted.kinds.index(kind)] for kind in ("heads", "tails", "passed"))
    assert (heads.sum(axis=1) + tails.sum(axis=1) == 1).all()
    assert (heads.sum(axis=1) == (rows.endings == 1)).all()
    assert (passed[:, 1] == 0).all()
    assert passed[:, 0].any()
    tossed_by = np.where(heads[:, 0] + tails[:, 0], 0, 1)
    assert (tossed_by == passed[:, 0]).all(), "whoever was passed to has tossed"
    when = rows.first[:, 1 + counted.kinds.index("heads")]
    assert (when[heads.sum(axis=1) == 1] == 1 + passed[:, 0][heads.sum(axis=1) == 1]).all()
    assert [thing.number for thing in counted.things] == ["hand", "hand"]
    assert rows.things.sum() == len(rows)
    assert (rows.measures[:, :2].sum(axis=1) == 1).all(), "one toss a game"
    assert (rows.measures[:, 2] == passed[:, 0] / rows.moves).all(), "sampled before every move"


def test_a_planted_advantage_of_one_percent_is_found() -> None:
    found = study([setting_of(COIN, "heuristic")], Plan(games=200_000, jobs=2)).estimates()["win.order.1"]
    assert found.low > 0.5, "and it is known to be one"
    assert found.low < 0.51 < found.high
    assert found.high - found.low < 0.005


@pytest.mark.parametrize(
    ("bots", "figure", "truth"),
    [
        ("heuristic without toss,heuristic", "win.player.heuristic_without_toss", 0.49),
        ("heuristic with passing=100,heuristic", "win.player.heuristic_with_passing=100", 0.49),
        ("heuristic given luck+1000,heuristic", "win.player.heuristic_given_luck+1000", 0.5 * 0.61 + 0.5 * 0.49),
    ],
)
def test_players_without_something_and_with_a_gift_win_as_much_as_they_should(
    bots: str, figure: str, truth: float
) -> None:
    found = study([setting_of(COIN, bots)], Plan(games=40_000)).estimates()[figure]
    assert found.low < truth < found.high
    assert found.high - found.low < 0.02


def test_equal_bots_show_the_advantage_of_a_seat_and_no_deal_is_played_twice() -> None:
    setting = setting_of(COIN, "random")
    assert setting.turns == 1
    assert setting_of(COIN, "random,heuristic").turns == 2
    assert len(np.unique(setting_of(FOUR, "random").play(range(200)).prints)) == 200


def test_a_change_is_compared_on_the_same_luck() -> None:
    """Heads ten points more likely: 1,000 in ten thousand more wins, and only the games in between change."""
    one = setting_of(COIN, "heuristic")
    found = study([one, altered(one, ["coin.heads=6100"])], Plan(games=4000))
    d = found.difference("win.order.1")
    assert d.decided
    assert d.low < 0.1 < d.high
    assert d.fewer == pytest.approx((0.51 * 0.49 + 0.61 * 0.39) / (0.1 * 0.9), rel=0.2)


def test_it_stops_at_the_wanted_precision_and_says_where_it_did_not() -> None:
    setting = setting_of(COIN, "heuristic")
    found = study([setting], Plan(games=1_000_000, until=0.01))
    assert found.reached
    assert found.estimates()["win.order.1"].half <= 0.01
    assert 9_000 < found.games < 12_000
    assert not study([setting], Plan(games=1000, until=0.01)).reached


def test_intervals_count_deals_and_not_games() -> None:
    """Every deal is played from both seats, and only the winner's seat changes: each player wins exactly half."""
    setting = setting_of(COIN, "heuristic,heuristic without toss.hand=0 without pass")
    rows = setting.play(range(500))
    table = figures_of(made(setting), rows)
    mine = table.names.index(next(f for f in table.names if f.name == "win.player.heuristic"))
    assert (table.above[mine] == 1).all()
    assert table.deals == 500


# ---------------------------------------------------------------- the command line


def ask(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = run(["lab", *args])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_a_question_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(
        capsys, COIN, "--bots", "random", "-n", "500", "-j", "1", "--by", "seat,note,card,move,lead,edge"
    )
    assert code == 0
    for words in ("win.order.1", "wins of seat 2", "passed", "heads, left", "toss", "edge 2000", "digest"):
        assert words in out
    code, out, _ = ask(capsys, COIN, "--bots", "random", "-n", "500", "-j", "1", "--json")
    told = json.loads(out)
    assert told["games"] == 500
    assert {row["measure"] for row in told["tables"]["note"]} >= {"note.heads", "note.heads.with", "note.heads.when"}


def test_a_comparison_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(capsys, "compare", COIN, "--change", "coin.heads=7100", "-n", "2000", "-j", "1")
    assert code == 0
    assert out.startswith("With coin.heads=7100, wins of number 1 in order of play rise by")
    assert "times fewer games" in out
    code, out, _ = ask(capsys, "compare", COIN, "--to-option", "edge=2000", "-n", "2000", "-j", "1", "--json")
    assert json.loads(out)["main"]["decided"]
    code, out, _ = ask(capsys, "compare", COIN, "--change", "coin.heads=5101", "-n", "200", "-j", "1")
    assert out.startswith("Not decided:")


@pytest.fixture
def versions(tmp_path: Path) -> list[str]:
    """Two versions of the coin: in the second, heads are ten points likelier, and a note is declared before all others."""
    one, two = (shutil.copytree(COIN, tmp_path / version / "coin") for version in ("v1", "v2"))
    for file, old, new in (
        ("rules.py", "box.heads + s.luck[seat]", "box.heads + 1000 + s.luck[seat]"),
        ("rules.py", "    s.tosses[seat] += 1\n", "    s.tosses[seat] += 1\n    note(s, Note.FLUNG, seat)\n"),
        ("state.py", '    HEADS = kind("seat"', '    FLUNG = kind("seat")\n    HEADS = kind("seat"'),
        ("tell.py", 'NOTES.cite(Note.HEADS, "CO-1")', 'NOTES.cite(Note.HEADS, "CO-1")\nNOTES.cite(Note.FLUNG, "CO-1")'),
        ("locales/en.ftl", "note-heads", "note-flung = { $seat } flings it.\nnote-heads"),
    ):
        text = (two / file).read_text("utf-8")
        assert old in text
        (two / file).write_text(text.replace(old, new, 1), "utf-8")
    return [str(one), str(two)]


def test_two_versions_are_compared_figure_by_figure(versions: list[str]) -> None:
    """Notes are matched by name, not by position."""
    settings = [replace(setting_of(version, "heuristic"), engine="interpreted") for version in versions]
    found = study(settings, Plan(games=1500))
    wins, heads = found.difference("win.order.1"), found.difference("note.heads")
    assert wins.low < 0.1 < wins.high
    assert wins.fewer > 2, "on the same deals"
    assert heads.low < 0.1 < heads.high
    assert (only_in(found, 0, 1), only_in(found, 1, 0)) == ([], ["note.flung"])
    with pytest.raises(ValueError, match=r"do not both have the figure note\.flung"):
        found.difference("note.flung")


def test_two_versions_are_compared_in_one_line(capsys: pytest.CaptureFixture[str], versions: list[str]) -> None:
    one, two = COIN, versions[1]
    code, out, _ = ask(capsys, "compare", one, two, "-n", "2000", "-j", "1")
    assert code == 0
    assert out.startswith(f"With {two} instead of {one}, wins of number 1 in order of play rise by")
    assert f"Only {two} has note.flung." in out
    code, out, err = ask(capsys, "compare", one, "nothing")
    assert (code, out) == (2, "")
    assert "there is no game 'nothing'" in err
    code, out, err = ask(capsys, "compare", one, "karthis")
    assert (code, out) == (2, "")
    assert "The Temple of Karthis is for 1 player, not 2" in err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["compare", COIN, "--change", "coin.head=7"], "the box has no 'head' in coin: did you mean heads?"),
        (["compare", COIN, "--change", "coin.heads=20000"], "10000"),
        (["compare", COIN, "--change", "coin.heads=many"], "whole number"),
        (["compare", COIN, "--change", "coin=3"], "several values at once"),
        (["compare", COIN, "--change", "heads"], "write it as a.b.c=11"),
        (["compare", COIN], "say what to compare with"),
        (["compare", COIN, "--to-option", "edge=9999"], "edge is a whole number"),
        ([COIN, "--measure", "wins"], "there is no measure 'wins'"),
        ([COIN, "--by", "colour"], "cannot be broken down by 'colour'"),
        ([COIN, "--bots", "genius"], "there is no bot 'genius'"),
        ([COIN, "--bots", "random without jump"], "has no move 'jump'"),
        ([COIN, "--bots", "random without hand=7"], "no move of Coin has hand 7"),
        ([COIN, "--bots", "random given gold+1"], "has no field 'gold' by seat"),
        ([COIN, "--bots", "random given luck+99999"], "luck goes from"),
        ([COIN, "--bots", "heuristic with greed=1"], "is no weight: write NAME=NUMBER, with a name among passing"),
        ([COIN, "--bots", "random with passing=1"], "only the heuristic goes by weights"),
        ([FOUR, "--bots", "random with x=1"], "only the heuristic goes by weights"),
        ([COIN, "--bots", "heuristic blind purse=1"], "is nothing to be blind to"),
        ([COIN, "--bots", "random blind passed=1"], "cannot be blind"),
        ([COIN, "--bots", "heuristic near passed"], "is no player"),
        ([COIN, "--bots", "random,random,random"], "Coin is for 2 players"),
        (["field", COIN, "--player", "heuristic"], "name two players or more"),
        (["field", "karthis", "--player", "heuristic", "--player", "random"], "is for 1 player"),
        (["fit", FOUR], "declares nothing that could predict a win"),
        (["fit", COIN, "--games", "5"], "a fit needs at least 10 games"),
        (["tune", COIN], "say what to change with --over"),
        (["tune", COIN, "--weight", "greed=1..3"], "there is no weight 'greed': there is passing"),
        (["tune", FOUR, "--weight", "greed=1..3"], "declares no weights"),
        (["tune", COIN, "--weight", "passing=1..3", "--over", "coin.heads=1..3"], "weights are tuned alone"),
        ([COIN, "--until", "much"], "is no share"),
        ([COIN, "--games", "0"], "play from 1 to"),
        (["nothing"], "there is no game 'nothing'"),
        (["sweep", COIN, "--over", "coin.heads"], "is no range"),
        (["sweep", COIN, "--over", "coin.tails=1..2"], "the box has no 'tails'"),
        (
            ["sweep", str(ROOT / "examples/kuhn_poker"), "--over", "ante=1..2"],
            "no 'ante': there is nothing in it to change",
        ),
        (["sweep", COIN, "--over", "coin.heads=9000..11000/500"], "10000"),
        (["sweep", COIN, "--over", "coin.heads=9..1"], "name from 1 to"),
        (["tune", COIN, "--over", "coin.heads=1..2", "--target", "fun"], "is no target"),
        (["tune", COIN, "--over", "coin.heads=1..2", "--target", "fun=3", "-n", "100"], "there is no measure 'fun'"),
        (["coverage"], "name a game with --game"),
        (["report", COIN, "-n", "-3"], "play from 1 to"),
        (["check", "nowhere.json"], "nowhere.json: No such file or directory"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], args: list[str], words: str) -> None:
    code, out, err = ask(capsys, *args)
    assert code == 2
    assert out == ""
    assert words in err
    assert len(err.strip().splitlines()) == 1


# ---------------------------------------------------------------- predictions, weights, quantiles


def test_what_predicts_a_win_is_weighed_as_it_should_be() -> None:
    """The holder of a coin that shows heads four times out of five has odds of four to one: log 4."""
    found = fit(altered(setting_of(COIN), ["coin.heads=8000"]), 6000)
    assert (found.names, len(found.stages), found.nothing) == (["holding"], 1, 1.0)
    stage = found.stages[0]
    assert abs(stage.weights[0] - np.log(4)) < 1.5 * stage.halves[0]
    assert stage.halves[0] < 0.2
    truth = -(0.8 * np.log2(0.8) + 0.2 * np.log2(0.2))
    assert abs(stage.fitted[0] - truth) < 1.5 * stage.fitted[1]


def test_better_weights_are_found() -> None:
    worse = altered(setting_of(COIN), ["coin.heads=3000"])  # passing is better here
    better = tune_weights(worse, [read_range("passing=0..100/50")], Plan(games=1000), 6)
    assert better.values == {"passing": 100}
    assert better.usual == {"passing": 0}
    assert better.decided


def test_quantiles_hold_so_much_of_the_values() -> None:
    setting = setting_of(COIN, "random")
    kept = Tallies(made(setting))
    study([setting], Plan(games=900, jobs=1), keep=kept.keep)
    found = {e.figure.name: e for e in kept.estimates()}
    assert kept.deals == 900
    assert (found["moves.q10"].value, found["moves.q97.5"].value) == (1, 2)  # one player in three passes
    assert (found["moves.q50"].value, found["moves.q75"].value) == (1, 2)
    assert (found["score.q25"].value, found["score.q75"].value) == (0, 1)
    assert found["score.q50"].high == 1, "half of the players have no point, half have one"


def test_what_players_give_away_is_found_and_luck_is_not_taken_for_it() -> None:
    """Passing a coin that shows heads four times out of five gives away 0.6 of a win, every second decision."""
    setting = altered(setting_of(COIN), ["coin.heads=8000"])
    wise, foolish = (
        {e.figure.name: e for e in hardness(replace(setting, bots=bots), Plan(), 40)}
        for bots in ("heuristic", "heuristic with passing=100")
    )
    assert abs(wise["loss"].value) < 0.03
    assert foolish["loss.toss"].low > 0.1
    assert foolish["loss.toss"].value < 0.6
    assert 0 <= wise["gap.close"].low <= wise["gap.close"].high <= 1
    assert wise["choice.left.offered"].value == wise["choice.right.offered"].value == 1, "both hands can always toss"
    assert 0.9 < wise["choice.left.chosen"].value + wise["choice.right.chosen"].value <= 1
    assert 0.9 < wise["choice.left.right"].value + wise["choice.right.right"].value <= 1
    assert foolish["choice.left.chosen"].value < wise["choice.left.chosen"].value
    assert abs(wise["choice.left.worth"].value) < 0.05, "one hand is as good as the other"


def test_cards_that_are_never_right_are_named() -> None:
    def of(card: str, right: float, n: int, worth: float) -> list[Estimate]:
        values = {"offered": 0.5, "chosen": 0.1, "right": right, "worth": worth}
        return [Estimate(Figure(f"choice.{card}.{k}", ""), v, v, v, n) for k, v in values.items()]

    page = choices([*of("Old_Mill", 0.0, 60, -0.2), *of("Bridge", 0.4, 60, 0.1), *of("Tower", 0.0, 3, -0.3)])
    assert "Never the best, though it could be chosen at 20 of these decisions or more: Old Mill.<" in page
    assert page.index("Bridge") < page.index("Old Mill") < page.index("Tower"), "the best first"
    assert "each is the best now and then" in choices(of("Bridge", 0.4, 60, 0.1))
    assert "No card could be chosen at 20 of these" in choices(of("Tower", 0.0, 3, -0.3))


def test_only_cards_are_among_the_cards() -> None:
    """97 Klotho's notes name dice and shapes, too."""
    things = made(setting_of("klotho")).things
    assert {thing.number for thing in things} <= {"card", "tool", "mineral", "artifact"}
    assert len(things) < len(room(games.load("klotho")).things)


def test_cards_of_one_name_are_counted_together() -> None:
    """Karthis has two Jokers."""
    it, rows = made(setting := setting_of("karthis", "random")), setting.play(range(100), THINGS)
    thing = next(thing for thing in it.things if thing.note == "turned")
    jokers, table = it.things[thing]["Joker"], figures_of(it, rows, THINGS)
    blocks = rows.things.reshape(len(rows), -1, VALUES, it.game.seats[1])
    turned = blocks[:, room(it.game).things.index(thing), jokers].sum(axis=(1, 2))
    assert {52, 53} <= {*jokers}
    assert {*turned} >= {0, 1}
    above, below = (dict(zip((f.about for f in table.names), sums.sum(axis=1), strict=True)) for sums in table.totals())
    assert len(above) == len(table.names), "no two figures are called the same"
    assert above["turned, Joker, in a game"] == turned.sum()
    assert below["wins of players with turned, Joker"] == (turned > 0).sum()
