"""What a player reads: the map, the names of moves, the log."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import COLUMNS, NONE, Side, Verb
from rulewright.games.karthis.tell.facts import derived

from .table import (
    CORRIDOR,
    CORRIDOR_WITH_STAIRS,
    CROSSROADS,
    DEAD_END,
    GAME,
    START,
    Table,
    beside,
    card,
    cross,
    retreat,
)

NAMES = ["Ada"]


def board(table: Table) -> str:
    return str(GAME.tell.board(GAME.view(table.s, table.box, 0), table.box, NAMES, 0))


def label(table: Table, action: int) -> str:
    return str(GAME.tell.label(GAME.view(table.s, table.box, 0), table.box, NAMES, 0, action))


def drawn_map(table: Table) -> str:
    return board(table).split("\n\n")[0]


def test_the_start_tile_is_drawn_with_lettered_exits() -> None:
    assert drawn_map(Table()) == "┌╴a╶┐\nc@· b\n└─▤─┘"


@pytest.mark.clause("KA-15", "KA-45")
def test_marks_walls_passages_and_the_explorer_are_drawn() -> None:
    table = Table("QC")
    table.go(Side.NORTH, roll=CROSSROADS, cards="2D")
    table.go(Side.NORTH, roll=CORRIDOR_WITH_STAIRS)
    table.go(Side.EAST, cell=START, roll=DEAD_END, cards="3H")
    table.go(Side.WEST, cell=START, roll=CROSSROADS, cards="10S")
    table.do(Verb.NEAR)
    table.go(Side.EAST, cell=beside(START, Side.NORTH), roll=DEAD_END, cards="QC")
    table.do(retreat(START))
    assert drawn_map(table).split("\n") == [
        "    ┌╴b╶┐",
        "    ▤ · │",
        "    ├╴ ╶┼───┐",
        "    a ♦   ★ │",
        "┌╴ ╶┼╴ ╶┼───┤",
        " ░✕░║@·   ♥ │",
        "└───┴─▤─┴───┘",
    ]


def test_a_beaten_enemy_is_drawn_hollow_and_tiles_are_lettered_in_combat() -> None:
    table = Table("QC")
    table.go(Side.NORTH, roll=CORRIDOR, cards="QC")
    assert drawn_map(table) == "┌╴ ╶┐\n│@★ │\n├╴ ╶┤\n  ·a\n└─▤─┘"
    assert label(table, retreat(START)) == "Retreat to tile a (the entrance)"
    table.do(Verb.FIGHT, [6, 1])
    table.do(Verb.FIGHT, [6, 1])
    assert "@☆" in drawn_map(table)


def test_exits_on_the_map_are_those_in_the_names_of_moves() -> None:
    table = Table()
    table.quiet(Side.NORTH, roll=CROSSROADS)
    table.quiet(Side.WEST, roll=CORRIDOR)
    assert label(table, cross(START, Side.EAST)) == "Go east by exit a (the entrance)"
    assert label(table, cross(table.s.at, Side.WEST)) == "Go west by exit e (1 up, 1 left from the entrance)"
    letters = [c for c in drawn_map(table) if c.isalpha()]
    assert sorted(letters) == ["a", "b", "c", "d", "e"]
    named = {label(table, a).split("exit ")[1][0] for a in table.legal if Verb.at(a) == Verb.CROSS}
    assert named == set(letters)
    assert label(table, cross(beside(START, Side.SOUTH) % COLUMNS, Side.NORTH)).startswith("Go north (")


def test_only_what_may_be_done_now_is_lettered() -> None:
    table = Table()
    assert board(table).endswith("letters: exits")
    table.go(cards="2S 3S")
    assert not [c for c in drawn_map(table) if c.isalpha()]
    assert board(table).endswith("out of reach")
    table.give_up()
    assert not [c for c in drawn_map(table) if c.isalpha()]


def test_what_is_at_hand_is_told_under_the_map() -> None:
    table = Table()
    table.go(cards="2S", dice=[2])
    table.go(cards="X1 | 5C | 4D")
    shown = board(table)
    assert "Ada  Health ♥♥♥♥♥♥♥♥♡♡ 8/10  Level 1  Treasure 0  Jokers 0 of 2" in shown
    assert "Floor 1  Challenge rating 3  Treasure ×1  Deck 30  Discard pile 1" in shown
    assert "Discarded: 2♠" in shown
    assert "Drawn: [Joker, guarded by 5♣ Pit Trap]  [4♦ treasure]" in shown
    table.choose("4D")
    table = Table("QC", floor=3)
    table.go(cards="QC")
    assert "Enemy: Q♣ has 8 Health, 1 up from the entrance" in board(table)
    table.s.treasure = 1234567
    assert "Treasure 1,234,567" in board(table)


@pytest.mark.parametrize(
    ("cards", "labels"),
    [
        ("4D 3H QC", ["Take 4♦, worth 40", "Rest at 3♥ (+2 Health)", "Fight Q♣ (7 Health)"]),
        ("5C 10S", ["Face 5♣ Pit Trap (5 damage below 4, which would end your game)",
                     "Face 10♠ Sealed Shut (the way in closes)"]),
        ("X1 | 9S | 2S", ["Go for the first Joker, worth 100, past 9♠ Spike Trap "
                          "(9 damage below 4, which would end your game)",
                          "Face 2♠ Snakes (2 damage below 4)"]),
    ],
)  # fmt: skip
def test_choices_say_what_they_are_worth(cards: str, labels: list[str]) -> None:
    table = Table("QC", floor=2)
    table.s.health = 5
    table.go(cards=cards)
    assert [label(table, Verb.CHOOSE.of(i)) for i in range(len(labels))] == labels


def test_what_can_end_the_game_warns_of_it() -> None:
    table = Table("QC")
    table.s.health = 5
    assert label(table, Verb.FIGHT).endswith("(d6 + 1 against d6 + 1; it can end your game)")
    assert label(table, Verb.NEAR).endswith("(1 damage)")
    table.s.health = 1
    assert label(table, Verb.NEAR) == "Stay on the old side of the wall (1 damage, which ends your game)"
    table.go(cards="4D AS 10S")
    assert derived(table.s, table.box, 0).deadly[0] == 0
    assert 9 not in derived(table.s, table.box, 0).deadly, "a ten hurts nobody"


def test_every_other_move_has_a_name() -> None:
    table = Table("QC")
    assert label(table, Verb.DESCEND) == "Go down the stairs to floor 2"
    assert label(table, Verb.RESUME) == "Go back and fight on (nobody is there)"
    assert label(table, Verb.CHOOSE.of(2)) == "Encounter drawn card 3"
    assert label(table, Verb.NEAR) == "Stay on the old side of the wall (1 damage)"
    assert label(table, Verb.FAR) == "Slip through to the new side of the wall"
    assert label(table, Verb.FIGHT) == "Fight a round (d6 + 1 against d6 + 1)"
    assert label(table, Verb.GIVE_UP) == "Give up the adventure and its treasures"
    assert label(table, retreat(beside(START, Side.NORTH))) == "Retreat to a tile (1 up from the entrance)"
    table.s.jokers = 1
    table.go(cards="X1 | 9S | 2S")
    assert label(table, Verb.CHOOSE.of(0)).startswith("Go for the Crown, worth 100, past 9♠")


def test_a_whole_adventure_as_the_log_tells_it() -> None:
    table = Table("QC")
    table.go(roll=CORRIDOR, cards="X1 | 2D 3S", dice=[1, 4])
    table.go(roll=CORRIDOR_WITH_STAIRS)
    table.descend()
    table.go(roll=CROSSROADS, cards="10S")
    table.do(Verb.NEAR)
    table.give_up()
    told = [GAME.notes.sentence(table.box, NAMES, *note[1:]) for note in table.notes]
    assert [f"{sentence} {clause}" for sentence, clause in told] == [
        "Ada stands on floor 1: challenge rating 3, treasure ×1. KA-72",
        "Ada goes north and rolls 01: a corridor. KA-18",
        "A 1 on the die: 1 card. KA-22",
        "Drawn: Joker. KA-25",
        "2♦ cannot be a guard and goes back. KA-28",
        "The Joker is guarded by 3♠ Dart Trap. KA-27",
        "Ada encounters the Joker. KA-23",
        "Ada rolls a 1: 3 damage. KA-41",
        "Ada rolls 4 against 3 and gets through unhurt. KA-39",
        "Ada acquires the first Joker, worth 10. KA-35",
        "Ada goes north and rolls 33: a corridor with stairs. KA-18",
        "Ada goes down the stairs: 1 discard returns to the deck. KA-64",
        "Ada stands on floor 2: challenge rating 4, treasure ×10. KA-72",
        "Ada goes north and rolls 41: a crossroads. KA-18",
        "A 1 on the die: 1 card. KA-22",
        "Drawn: 10♠ Sealed Shut. KA-25",
        "Ada encounters 10♠ Sealed Shut. KA-23",
        "A wall slams down across the way in. KA-43",
        "Ada leaps back to the old side of the wall: 1 damage. KA-44",
        "Ada gives up; treasures worth 10 are lost. KA-H34",
    ]


@pytest.mark.parametrize(
    ("kind", "numbers", "clause"),
    [
        (Note.ENCOUNTER, (3, 1), "KA-23"),
        (Note.ENCOUNTER, (3, 2), "KA-24"),
        (Note.PASSED_OVER, (card("2D"),), "KA-28"),
        (Note.PASSED_OVER, (card("QC"),), "KA-H12"),
        (Note.PASSED_OVER, (card("X1"),), "KA-H12"),
        (Note.GUARDED, (3,), "KA-27"),
        (Note.GUARDED, (NONE,), "KA-H16"),
        (Note.CHALLENGE, (1, 3, 4), "KA-41"),
        (Note.CHALLENGE, (2, 3, 4), "KA-40"),
        (Note.CHALLENGE, (3, 3, 0), "KA-39"),
        (Note.ROUND, (5, 5, 3), "KA-H26"),
        (Note.ROUND, (5, 6, 3), "KA-48"),
    ],
)
def test_the_log_cites_the_clause_that_makes_it_happen(kind: int, numbers: tuple[int, ...], clause: str) -> None:
    assert GAME.notes.sentence(Table().box, NAMES, kind, *numbers)[1] == clause
