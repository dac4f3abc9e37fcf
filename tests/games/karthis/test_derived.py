"""What the board is told beyond the view is what the rules then do."""

from __future__ import annotations

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import NONE, Phase, Verb
from rulewright.games.karthis.tell.facts import derived
from rulewright.kernel import NoteLog
from rulewright.laws.cases import Case, walk

from .table import GAME, Table, card

CASE = Case(GAME, 1, {"level": 3})


def test_cards_do_what_they_say() -> None:
    """In every position of some games: what an encounter then brings, and the number to beat."""
    seen = set()
    for seed in range(40):
        for s, _, _ in walk(CASE, seed):
            facts = derived(GAME.view(s, CASE.box, 0), CASE.box, 0)
            if s.end or s.phase != Phase.CHOOSING:
                continue
            for i in range(s.drawn.n):
                twin = s.clone()
                twin.note_log = NoteLog(GAME.notes)
                GAME.rules.apply(twin, CASE.box, 0, Verb.CHOOSE.of(i))
                met = s.guard[i] if s.guard[i] != NONE else s.drawn.card[i]
                for kind, *numbers in (note[1:] for note in twin.note_log):
                    if kind == Note.TREASURE:
                        assert numbers == [s.drawn.card[i], facts.amounts[s.drawn.card[i]]]
                    elif kind == Note.JOKER_WON:
                        assert numbers[1] == facts.amounts[s.drawn.card[i]]
                    elif kind == Note.HEALED:
                        assert numbers[0] == facts.amounts[s.drawn.card[i]]
                    elif kind == Note.ENEMY:
                        assert numbers == [s.drawn.card[i], facts.amounts[s.drawn.card[i]]]
                    elif kind == Note.CHALLENGE:
                        assert numbers[1] == facts.rating
                        assert numbers[2] in (0, facts.amounts[met])
                    seen.add(kind)
    assert {Note.TREASURE, Note.HEALED, Note.ENEMY, Note.CHALLENGE} <= seen


def test_stairs_are_told_where_one_may_go_down() -> None:
    down = 0
    for seed in range(40):
        for s, _, _ in walk(CASE, seed):
            if s.phase == Phase.EXPLORING and not s.end:
                facts = derived(GAME.view(s, CASE.box, 0), CASE.box, 0)
                assert bool(facts.stairs) == (GAME.rules.check(s, CASE.box, 0, Verb.DESCEND) == 0)
                down += bool(facts.stairs)
    assert down > 10


def lying(table: Table) -> list[tuple[int, bool]]:
    return [(each.card, each.chosen) for each in derived(table.s, table.box, 0).lying]


def test_the_enemy_lies_where_it_was_drawn() -> None:
    for drawn in ("2S QC 3S", "QC 2S 3S", "2S 3S QC"):
        table = Table("QC")
        table.go(cards=drawn)
        assert lying(table) == [(card(each), False) for each in drawn.split()]
        table.choose("QC")
        shown = dict(lying(table))
        assert shown == {card(each): each == "QC" for each in drawn.split()}
        assert lying(table)[drawn.split().index("QC")] == (card("QC"), True)
        table.do(Verb.FIGHT, [3, 3])
        table.do(Verb.RETREAT.of(8))
        assert lying(table) == []
        table.do(Verb.RESUME)
        assert lying(table) == [(card("QC"), True)]
