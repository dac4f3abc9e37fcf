"""What the board is told beyond the view is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from rulewright.games.clin9ic.notes import Note
from rulewright.games.clin9ic.rules.cards import lay
from rulewright.games.clin9ic.rules.places import lands, way
from rulewright.games.clin9ic.rules.score import final_score, reached
from rulewright.games.clin9ic.state import DOOR, Box, Goal, Phase, State, Verb
from rulewright.games.clin9ic.tell.facts import Derived, derived
from rulewright.kernel import NoteLog
from rulewright.laws.cases import Case, walk
from tests.games.clin9ic.table import GAME, Table

COUNTED = {
    "popular": ["treated"],
    "busy": ["treated"],
    "serious": ["serious"],
    "swift": ["time"],
    "tower": ["treated"],
    "spotless": ["refused", "unpaid", "dead"],
}
"""What each goal counts besides the score."""
EXPANDED = Case(GAME, 1, {"card": "B", "floors": 2, "goal": "drawn"})


def positions(games: int = 6) -> Iterator[tuple[State, Derived]]:
    for seed in range(games):
        for s, _, _ in walk(EXPANDED, seed):
            yield s, derived(GAME.view(s, EXPANDED.box, 0), EXPANDED.box, 0)


def told(s: State, box: Box, action: int) -> list[tuple[int, ...]]:
    """The notes of a move, each as its kind and its numbers."""
    twin = s.clone()
    twin.note_log = NoteLog(GAME.notes)
    GAME.rules.apply(twin, box, 0, action)
    return [note[1:] for note in twin.note_log]


def test_moves_cost_and_bring_what_was_said() -> None:
    seen = set()
    for s, facts in positions():
        if s.end:
            continue
        legal = GAME.legal(s, EXPANDED.box, 0)
        verbs = [Verb.at(a) for a in legal]
        for each in facts.walks:
            (note,) = [n for n in told(s, EXPANDED.box, Verb.WALK.of(each.place)) if n[0] == Note.WALKED][:1]
            assert note[3:] == (each.place, each.time)
        assert len(facts.walks) == verbs.count(Verb.WALK)
        for healed in facts.treatments:
            note = told(s, EXPANDED.box, Verb.TREAT.of(healed.place))[0]
            assert (note[0], note[4], note[5]) == (Note.TREATED, healed.nurses, healed.income)
        assert len(facts.treatments) == verbs.count(Verb.TREAT)
        if Verb.REFUSE in legal:
            assert told(s, EXPANDED.box, Verb.REFUSE)[0][3] == facts.refusal
        assert len(facts.purchases) == verbs.count(Verb.BUY)
        for points, price in enumerate(facts.purchases):
            assert not points or told(s, EXPANDED.box, Verb.BUY.of(points))[0] == (Note.BOUGHT, points, price)
        seen.update(verbs)
    assert {Verb.WALK, Verb.TREAT, Verb.REFUSE, Verb.BUY} <= seen


def test_the_row_shows_what_laying_it_brings() -> None:
    laid = 0
    for s, facts in positions(2):
        if s.phase == Phase.LAYING:
            for top in range(3):
                for window in range(2):
                    twin = s.clone()
                    lay(twin, EXPANDED.box, top, window)
                    shown = facts.rows[top][window : window + 3]
                    assert [section.icon for section in shown] == twin.icons
                    assert [who for section in shown for who in section.staff] == twin.staff
                    assert [who for section in shown for who in section.patients] == twin.patients
            laid += 1
    assert laid == 12


ASKED = {"treated": "patients", "height": "floors", "refused": "slips", "unpaid": "slips", "dead": "slips"}
"""What a box file calls what is counted."""


@pytest.mark.clause("CL-R31", "CL-R32", "CL-R33", "CL-R34", "CL-R35", "CL-R36", "CL-R37")
@pytest.mark.parametrize("goal", GAME.options[0].words[: Goal.DRAWN])
def test_the_goal_is_reached_when_all_its_parts_are_met(goal: str) -> None:
    """Around every number that the goal asks for: one less, just so, one more."""
    table = Table("F1", goal=goal, difficulty="hard").storeys("F2", "F3")
    target = table.box.target[table.s.goal][table.box.difficulty]
    met = set()
    for field, more, dead, helipad in product(COUNTED[goal], range(-1, 2), range(2), range(2)):
        table.rig(**{field: max(0, getattr(target, ASKED.get(field, field)) + more)}, helipad=helipad, popularity=0)
        table.rig(**{"dead": dead} if field != "dead" else {})
        for short in range(-1, 2):
            table.rig(popularity=table.s.popularity + max(0, target.score) - final_score(table.s, table.box) + short)
            facts = derived(table.s, table.box, 0)
            assert facts.score == final_score(table.s, table.box)
            assert all(part.met for part in facts.goal) == reached(table.s, table.box), facts.goal
            met.add(reached(table.s, table.box))
    assert met == {False, True}


def test_all_can_be_treated_if_the_nurses_suffice() -> None:
    table = Table("F1").lay().put("W@A1", "y@A1", "W@B1", "y@B1", "N@C2").rig(phase=Phase.TREATING, nurses=2)
    assert derived(table.s, table.box, 0).treat_all
    assert not derived(table.rig(nurses=1).s, table.box, 0).treat_all


@pytest.mark.clause("CL-R21", "CL-H23")
def test_the_way_shown_is_as_long_as_the_walk() -> None:
    table = Table("F1").storeys("F2", "F3").rig(helipad=1)
    toward = derived(table.s, table.box, 0).toward
    places = range(27)
    landed = 0
    for there in places:
        for here in (*places, DOOR):
            at, steps = here, 0
            while at not in (there, -1):
                at, steps = toward[at][there], steps + 1
            if at == -1 or here == there or table.box.empty[table.s.floors[there // 9]] >> there % 9 & 1:
                continue
            flight = here == DOOR and lands(table.s, table.box, there)
            landed += flight
            assert steps - flight == way(table.s, table.box, here, there), (here, there)
    assert 0 < landed < 27
