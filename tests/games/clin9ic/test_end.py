"""The end: the score, the six goals at three difficulties, giving up, and what is never asked."""

from __future__ import annotations

import pytest

from rulewright.games.clin9ic.rules.score import doctor_points, final_score, reached
from rulewright.games.clin9ic.state import Component, Goal, Phase
from rulewright.laws.cases import Case, walk
from tests.games.clin9ic.table import GAME, QUIET, Table, place


def last(goal: str = "popular", difficulty: str = "medium", **fields: int) -> Table:
    """The last round, about to be closed: nobody is left but the white doctor, and the bills are just paid."""
    table = Table("F1", QUIET, goal=goal, difficulty=difficulty).rig(round=6).lay().in_action("admit")
    return table.rig(money=6, **fields)


@pytest.mark.clause("CL-R31")
def test_doctors_score_their_level_and_other_staff_nothing() -> None:
    table = Table().lay()
    before = doctor_points(table.s)
    assert doctor_points(table.put("N@C2", "K@A2").s) == before
    assert doctor_points(table.put("R@B1").s) == before + 4


def finished(goal: str, difficulty: str, score: int, height: int = 1, **fields: int) -> str:
    """The ending of a game with this score; one patient is refused on the way, the white doctor counts 1."""
    table = last(goal, difficulty, **fields).storeys(*("F2", "F3")[: height - 1])
    table.rig(money=6 + 5 * (height - 1))
    table.rig(popularity=score - final_score(table.s, table.box) + 1 + table.s.popularity, refused=table.s.refused - 1)
    table.do("refuse")
    assert table.score == score
    return table.ending


@pytest.mark.clause("CL-4", "CL-R31")
def test_after_six_rounds_it_is_over() -> None:
    table = last().do("refuse")
    assert table.ending == "goal missed"
    assert table.refused("done") == "CL-4"
    assert table.waiting == []


@pytest.mark.clause("CL-R31")
def test_the_score() -> None:
    table = last(popularity=10).storeys("F2", "F3").put("R@A1", "Y@B3", "w@A3")
    table.rig(money=6 + 10 + 6, gardens=2, helipad=1, time=24)
    assert final_score(table.s, table.box) == 10 + (1 + 4 + 2) + (2 * 3 + 4 * 4) + 4 + 3 - 4 - 1
    table.do("refuse").done()
    assert table.score == 9 + 7 + 22 + 7 - 4 - 1
    assert table.said(0)[-2] == (
        "Popularity 9, doctors +7, rooms upstairs +22, gardens and helipad +7, time −4, patients left −1: the score is 40."
    )


@pytest.mark.clause("CL-R31")
@pytest.mark.parametrize(("time", "lost"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_every_full_five_time_costs_a_point(time: int, lost: int) -> None:
    table = last(time=time)
    assert final_score(table.s, table.box) == 1 - lost


@pytest.mark.clause("CL-R32", "CL-3")
@pytest.mark.parametrize(("difficulty", "score"), [("easy", 6), ("medium", 12), ("hard", 18)])
def test_popular(difficulty: str, score: int) -> None:
    assert finished("popular", difficulty, score) == "goal reached"
    assert finished("popular", difficulty, score - 1) == "goal missed"


@pytest.mark.clause("CL-R33", "CL-3")
@pytest.mark.parametrize(("difficulty", "treated"), [("easy", 12), ("medium", 15), ("hard", 18)])
def test_busy(difficulty: str, treated: int) -> None:
    assert finished("busy", difficulty, 0, treated=treated) == "goal reached"
    assert finished("busy", difficulty, -1, treated=treated) == "goal missed"
    assert finished("busy", difficulty, 20, treated=treated - 1) == "goal missed"


@pytest.mark.clause("CL-R34", "CL-3")
@pytest.mark.parametrize(("difficulty", "serious"), [("easy", 2), ("medium", 4), ("hard", 6)])
def test_serious_cases(difficulty: str, serious: int) -> None:
    assert finished("serious", difficulty, -30, serious=serious) == "goal reached"
    assert finished("serious", difficulty, 30, serious=serious - 1) == "goal missed"
    assert finished("serious", difficulty, 30, serious=serious, dead=1) == "goal missed"


@pytest.mark.clause("CL-R35", "CL-3")
@pytest.mark.parametrize(("difficulty", "time"), [("easy", 22), ("medium", 18), ("hard", 15)])
def test_swift(difficulty: str, time: int) -> None:
    assert finished("swift", difficulty, 6, time=time) == "goal reached"
    assert finished("swift", difficulty, 5, time=time) == "goal missed"
    assert finished("swift", difficulty, 6, time=time + 1) == "goal missed"


@pytest.mark.clause("CL-R40", "CL-R35")
def test_the_first_box_gives_more_time() -> None:
    box = GAME.make_box({"box": "first"})
    assert [target.time for target in box.target[Goal.SWIFT]] == [40, 30, 22]


@pytest.mark.clause("CL-R36", "CL-3")
@pytest.mark.parametrize(
    ("difficulty", "score", "height", "helipad"), [("easy", 3, 2, 0), ("medium", 8, 3, 0), ("hard", 14, 3, 1)]
)
def test_tower(difficulty: str, score: int, height: int, helipad: int) -> None:
    assert finished("tower", difficulty, score, height, helipad=helipad) == "goal reached"
    assert finished("tower", difficulty, score - 1, height, helipad=helipad) == "goal missed"
    assert finished("tower", difficulty, score, height - 1, helipad=helipad) == "goal missed"
    if helipad:
        assert finished("tower", difficulty, score, height) == "goal missed"


@pytest.mark.clause("CL-R37", "CL-3")
@pytest.mark.parametrize(("difficulty", "score", "slips"), [("easy", 6, 1), ("medium", 6, 0), ("hard", 12, 0)])
@pytest.mark.parametrize("slip", ["refused", "dead", "unpaid"])
def test_spotless(difficulty: str, score: int, slips: int, slip: str) -> None:
    assert finished("spotless", difficulty, score, **{slip: slips}) == "goal reached"
    assert finished("spotless", difficulty, score - 1) == "goal missed"
    assert finished("spotless", difficulty, score, **{slip: slips + 1}) == "goal missed"


def on_the_last_day(**fields: int) -> Table:
    """Nothing is done but what the test does: a Hire action, then an Admit action whose patient is refused."""
    return Table("F1", QUIET, at="A1").rig(round=6).lay().in_action("hire").rig(money=30, **fields)


@pytest.mark.clause("CL-H36", "CL-R31")
def test_doctors_of_the_last_day_do_not_count() -> None:
    table = on_the_last_day(entrances=3).put("Y@B1")
    before = final_score(table.s, table.box)
    table.hire(1, "B3")
    assert table.people.count("W@B3") == 1
    assert final_score(table.s, table.box) == before - table.s.time // 5, "the newcomer counts nothing"
    earlier = Table("F1", QUIET, at="A1").rig(round=5).lay().in_action("hire").rig(money=30, time=0)
    count = final_score(earlier.s, earlier.box)
    earlier.hire(1, "B3")
    assert final_score(earlier.s, earlier.box) == count + 1, "a day before they do"


@pytest.mark.clause("CL-H36", "CL-R26", "CL-25")
def test_doctors_of_the_last_day_work_and_are_paid() -> None:
    table = on_the_last_day()
    wages = table.bills()[1]
    table.hire(1, "B3").done()
    assert table.bills()[1] == wages + 1
    table.admit("B3")
    assert table.refused("treat", place=place("B3")) == ""


@pytest.mark.clause("CL-H17", "CL-R27")
@pytest.mark.parametrize(("day", "lost"), [(5, 5), (6, 10)])
def test_only_on_the_last_day_every_missing_dollar_counts(day: int, lost: int) -> None:
    table = Table("F1", QUIET).rig(round=day).lay().in_action("admit").storeys("F2", "F3")
    table.put("R@A1").rig(money=0, popularity=20)
    assert table.bills() == (15, 5)
    table.do("refuse")
    assert table.s.popularity == 20 - 1 - lost


@pytest.mark.clause("CL-4", "CL-28", "CL-R29", "CL-R30", "CL-R31")
def test_the_last_round_has_its_administration_too() -> None:
    table = last(popularity=20).put("Y@A1", "y@A1", "r@A3", "o@B1").rig(money=50)
    table.do("refuse").done().treat("A1")
    assert table.people == ["W@A1", "W@C2", "r@B1"], "the doctor is tired, one patient dead, the other worse"
    assert table.s.dead == 1
    assert table.score == 20 - 1 + 50 // 3 - 3 + (1 + 1) - 1, "and the score is counted after that"


@pytest.mark.clause("CL-H27")
def test_giving_up_is_no_success() -> None:
    table = Table().do("give_up")
    assert table.ending == "gave up"
    assert GAME.places(table.s, table.box) == [2]
    assert table.said(0)[-1] == "A gives up the clinic."
    assert not reached(table.s, table.box)


@pytest.mark.clause("CL-H30")
def test_what_does_not_belong_to_the_phase_waits() -> None:
    table = Table()
    assert table.refused("build", component=Component.ENTRANCE) == "CL-6"
    table.lay()
    assert table.refused("hire", box=0) == "CL-H30"
    assert table.refused("buy", popularity=1) == "CL-H30"
    table.done()
    assert table.refused("build", component=Component.ENTRANCE) == "CL-H30"
    table.done()
    assert table.s.phase == Phase.ADMITTING
    assert table.refused("hire", box=0) == "CL-H30"
    table.do("refuse")
    assert table.s.phase == Phase.BUYING
    assert table.refused("done") == "CL-H30"


@pytest.mark.clause("CL-H20")
def test_nothing_is_asked_that_has_one_answer() -> None:
    chosen: list[dict[str, int | str]] = [{}, {"card": "B", "floors": 2, "goal": "drawn"}, {"box": "first"}]
    for options in chosen:
        case = Case(GAME, 1, options)
        for seed in range(15):
            for s, seat, _ in walk(case, seed):
                if seat >= 0:
                    assert GAME.rules.offers(s, case.box, 0) > 1


@pytest.mark.clause("CL-H4", "CL-H20")
def test_a_day_can_pass_in_a_handful_of_decisions() -> None:
    table = Table("F1", QUIET, QUIET).lay().done(2)
    table.do("refuse")
    assert (table.s.phase, table.s.round) == (Phase.BUYING, 1)
    table.buy(0)
    assert table.s.round == 2
