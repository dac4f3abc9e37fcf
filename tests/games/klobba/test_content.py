"""What is in the box: cards, Barbarians, Stars, and the stages from the first game to the whole one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.klobba.content import CLANS, NAMES, POOLS, SELECTS, SPECIALS
from rulewright.games.klobba.rules.bands import barbarians_in
from rulewright.games.klobba.state import ACTION_CARDS, BARBARIANS, Box, Card, Selection, Verb
from rulewright.games.klobba.tell.numbers import effect
from tests.games.klobba.table import GAME, Table


def box(seats: int = 4, /, **options: int | str) -> Box:
    found: Box = GAME.make_box(options, seats)
    return found


def copies(**options: int | str) -> dict[str, int]:
    return {name: n for name, n in zip(NAMES, box(**options).copies, strict=True) if n}


CORE = {"The Boss": 4, "Sneaky": 4, "Berzerk": 4}
ONE_OF_EACH_CLAN = {f"All {clan} together": 1 for clan in ("Orange Fox", "Purple Raven", "Yellow Claw", "Blue Talon")}


@pytest.mark.clause("KB-2", "KB-R1")
def test_the_whole_game_has_44_action_cards_40_barbarians_and_60_stars() -> None:
    whole = box()
    assert sum(whole.copies) == 44
    assert whole.copies[:5] == [4] * 5
    assert whole.copies[5:] == [3] * 8
    assert len(whole.value) == 40
    assert whole.stars == 60
    table = Table()
    assert sum(table.supplies) == 60
    assert [sum(table.s.seats[i].hand) for i in range(4)] == [5] * 4


@pytest.mark.clause("KB-3")
def test_two_to_six_play() -> None:
    assert [box(seats).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            box(seats)


@pytest.mark.clause("KB-4", "KB-5", "KB-R11")
def test_barbarians_have_a_value_and_up_to_three_of_four_clans() -> None:
    whole = box()
    clans = [bits.bit_count() for bits in whole.clans]
    assert [clans.count(n) for n in range(4)] == [4, 24, 8, 4]
    assert sorted(whole.value) == [value for value in range(1, 11) for _ in range(4)]
    for clan in range(len(CLANS)):
        members = [v for v, bits in zip(whole.value, whole.clans, strict=True) if bits >> clan & 1]
        assert (len(members), sum(members)) == (13, 52)
    assert max(whole.clans) < 16
    assert all(n == 0 for v, n in zip(whole.value, clans, strict=True) if v == 10)


@pytest.mark.clause("KB-6", "KB-8", "KB-A26", "KB-R1")
def test_the_basic_game_leaves_the_special_cards_and_most_clan_cards_out() -> None:
    assert copies(game="basic") == {**CORE, "Second best": 4, **ONE_OF_EACH_CLAN}
    assert sum(box(game="basic").copies) == 20
    assert box(game="basic").hand == 3
    other = {**CORE, "The Underdogs": 4, **ONE_OF_EACH_CLAN}
    assert copies(game="basic", second_best="out") == other, "one of the two for the other"
    assert copies(game="basic", second_best="out", the_underdogs="in") == other
    assert sum(copies(second_best="out").values()) == 40


@pytest.mark.clause("KB-69", "KB-70")
def test_other_cards_are_added_in_any_order_and_hands_grow_to_four() -> None:
    middle = copies(game="middle")
    assert middle == {
        **CORE, "Second best": 4, "The Underdogs": 4, "Glory seeker": 3, **dict.fromkeys(ONE_OF_EACH_CLAN, 2),
    }  # fmt: skip
    assert (sum(middle.values()), box(game="middle").hand) == (31, 4)
    later = copies(game="basic", flee_and_surprise="in", mirror_and_switch="in", clans=2)
    assert (later["Flee & Surprise"], later["Mirror & Switch"], later["All Blue Talon together"]) == (3, 3, 2)
    assert "Glory seeker" not in later
    assert box(game="basic", flee_and_surprise="in", hand=4).hand == 4


@pytest.mark.clause("KB-71")
def test_with_all_cards_in_hands_are_five() -> None:
    assert box().hand == 5
    assert set(copies()) == set(NAMES)


@pytest.mark.clause("KB-72", "KB-23")
def test_step_2_is_a_choice_except_between_two() -> None:
    assert [box(game=game).offers for game in ("basic", "middle", "full")] == [0, 0, 1]
    assert box(game="basic", step2="yes").offers == 1
    assert box(step2="no").offers == 0
    assert box(2).offers == 0
    with pytest.raises(ValueError, match=r"^step2 is for 3 to 6 players, not 2: leave it out$"):
        box(2, step2="yes")


@pytest.mark.clause("KB-R2", "KB-R4", "KB-R5", "KB-R10", "KB-R12", "KB-37", "KB-38")
def test_the_literal_profile_is_the_same_cards_with_other_numbers() -> None:
    usual, literal = box(), box(cards="literal")
    for card in (Card.SNEAKY, Card.SECOND_BEST, Card.UNDERDOGS, Card.FOX, Card.FOX + 3):
        assert (literal.mult[card], literal.add[card], literal.cap[card]) == (1, 0, 0)
        assert literal.select[card] == usual.select[card]
    assert (usual.mult[Card.SNEAKY], usual.cap[Card.SNEAKY]) == (4, 11)
    assert (usual.add[Card.SECOND_BEST], usual.cap[Card.SECOND_BEST]) == (2, 12)
    assert (usual.count[Card.UNDERDOGS], usual.mult[Card.UNDERDOGS], usual.cap[Card.UNDERDOGS]) == (2, 2, 12)
    assert usual.cap[Card.FOX :] == [15] * 4
    for profile in (usual, literal):
        assert (profile.mult[Card.BERZERK], profile.cap[Card.BERZERK]) == (2, 13)
        assert (profile.mult[Card.BOSS], profile.cap[Card.BOSS], profile.cap[Card.GLORY_SEEKER]) == (1, 0, 0)


def edited(tmp_path: Path, change: Callable[[str], str]) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(change(GAME.content.read_text("utf-8")), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "Sneaky"', 'name = "The Boss"', "two cards have it; give each a name of its own"),
        ("copies = 4", "copies = 9", "too many"),
        ("copies = 4", "copies = 0", "at least one copy"),
        ('special = "flee"', 'special = "swap"', "only one Action card each"),
        ('special = "flee"', 'special = "none"', "either selects"),
        ('select = "clan"', 'select = "lowest"', "All Orange Fox together: the last four cards .* select by clan"),
        ('select = "highest"', 'select = "clan"', "The Boss: a card that selects by clan, and only that, names its clan"),
        ('select = "highest"', 'select = "highest"\nclan = "BT"', "The Boss: a card that selects by clan, and only that"),
        ("add = 2", "add = 2\ncount = 2", "only one Barbarian can be second"),
        ("10 = [[], [], [], []]", f"10 = {[[]] * 5}", "there are 41 Barbarians: 4 Bands and the storm need 21 to 40"),
        ("10 = [[], [], [], []]", 'ten = [[], [], [], []]', "has 'ten': a Barbarian's value"),
        ("10 = [[], [], [], []]", '10 = [["XX"], [], [], []]', "item 1 of item 1 of 10 of .barbarians. is 'XX': make it one of"),
        ("10 = [[], [], [], []]", '10 = [["OF", "OF"], [], [], []]', "different clans"),
        ("free_bands = [2, 1, 0, 0, 0]", "free_bands = [1, 1, 0, 0, 0]", "2 Free Bands"),
        ('later = ["Second best"]', 'later = ["Sneaky"]', "item 1 of later of .stage.basic. is 'Sneaky': make it one of"),
        ("free_bands = [2, 1, 0, 0, 0]", "free_bands = [2, 1, 0, 0, 1]", "6 players need no Free Bands"),
    ],
)  # fmt: skip
def test_a_box_that_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = edited(tmp_path, lambda text: text.replace(old, new, 1))
    with pytest.raises(ValueError, match=message) as refusal:
        GAME.make_box({"game": "basic"} if "later" in old else {}, 2, path)
    assert "\n" not in str(refusal.value)


def test_the_printed_cards_may_be_written_in(tmp_path: Path) -> None:
    path = edited(tmp_path, lambda text: text.replace("cap = 13", "cap = 14").replace("mult = 4", "mult = 3"))
    mine = GAME.make_box({}, 4, path)
    assert (mine.cap[Card.BERZERK], mine.mult[Card.SNEAKY]) == (14, 3)


@pytest.mark.clause("KB-R1", "KB-6", "KB-34")
def test_cards_may_have_other_names_and_effects(tmp_path: Path) -> None:
    def change(text: str) -> str:
        text = text.replace('"Second best"', '"Zweiter"').replace('"The Boss"', '"Der Boss"')
        return text.replace('pool = "own"\nselect = "highest"\nspecial = "glory"', 'select = "clan"\nclan = "BT"', 1)

    mine = GAME.make_box({"game": "basic"}, 4, edited(tmp_path, change))
    assert mine.texts["cards"][Card.BOSS] == "Der Boss"
    assert mine.copies[Card.SECOND_BEST] == 4
    assert (mine.select[Card.GLORY_SEEKER], mine.clan[Card.GLORY_SEEKER]) == (Selection.CLAN, 3)
    assert effect(mine, Card.GLORY_SEEKER) == "every Blue Talon"
    assert GAME.help(mine)[f"action/{Card.BOSS}"].name == "Der Boss"
    table = Table()
    assert GAME.tell.label(table.view(0), mine, ["A", "B", "C", "D"], 0, Verb.LAY.of(Card.BOSS)) == "Lay Der Boss"


@pytest.mark.clause("KB-2", "KB-4", "KB-14", "KB-15", "KB-16")
def test_there_may_be_fewer_barbarians_as_long_as_there_are_enough_for_bands_and_storm(tmp_path: Path) -> None:
    def fewer(text: str) -> str:
        return text.replace('4 = [["OF"], ["PR"], ["YC"], ["BT"]]\n', "").replace('3 = [["OF", "YC"], ', "3 = [")

    path = edited(tmp_path, fewer)
    assert [barbarians_in(GAME.make_box({}, seats, path)) for seats in (2, 6)] == [35, 35]
    path.write_text(path.read_text("utf-8").replace('5 = [["OF"], ["PR"], ["YC"], ["BT"]]\n', "")
                    .replace('6 = [["OF"], ["PR"], ["YC"], ["BT"]]\n', "").replace("10 = [[], [], [], []]", "10 = [[], []]"),
                    "utf-8")  # fmt: skip
    assert barbarians_in(GAME.make_box({}, 5, path)) == 25
    with pytest.raises(ValueError, match="there are 25 Barbarians: 6 Bands and the storm need 27 to 40"):
        GAME.make_box({}, 6, path)
    s: Any = GAME.state()
    mine = GAME.make_box({}, 5, path)
    s.rng[:] = [3, 4]
    GAME.rules.setup(s, mine)
    held = GAME.rules.conserved(s, mine)
    assert held["different Barbarians"] == 25
    while not s.end:
        seat = next(i for i in range(5) if GAME.rules.waiting(s) >> i & 1)
        if s.rounds < 3:
            world = GAME.redeal(GAME.view(s, mine, seat), mine, seat, [5, 6])
            assert GAME.rules.conserved(world, mine) == held
        GAME.rules.apply(s, mine, seat, GAME.rules.choose(s, mine, seat, s.rng))
        assert GAME.rules.conserved(s, mine) == held
    assert all(s.struck) or s.rounds > 100


def test_the_page_lists_what_a_box_can_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "klobba.md").read_text("utf-8")
    assert f"up to {BARBARIANS}, the number in the printed box" in page
    assert f"up to {ACTION_CARDS} cards together" in page
    for word in ({*SELECTS, *SPECIALS, *POOLS} - {"none"}) | {*CLANS}:
        assert f"`{word}`" in page, word


def test_hands_larger_than_the_deck_are_refused() -> None:
    with pytest.raises(ValueError, match="20 Action cards are too few for 6 hands of 4"):
        box(6, game="basic", hand=4)


@pytest.mark.clause("KB-30", "KB-37", "KB-38", "KB-R5", "KB-R9")
def test_what_a_card_does_is_printed_on_it_from_its_numbers() -> None:
    printed = box()
    effects = GAME.printed(printed)["effects"]
    assert effects[Card.BERZERK] == "the weakest of your own Band, \N{MULTIPLICATION SIGN}2, at most 13"
    assert effects[Card.UNDERDOGS].startswith("the two weakest of your Group")
    assert effects[Card.FOX].startswith("every Orange Fox")
    assert effects[Card.FLEE] == "no fight; turn your Band up"
    printed.select[Card.UNDERDOGS] = Selection.HIGHEST
    assert effect(printed, Card.UNDERDOGS).startswith("the two strongest")
