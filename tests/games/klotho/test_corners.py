"""Corners of the rules in which a break once went unnoticed: each test fails if its corner is changed."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.dice import pays, throws_left
from rulewright.games.klotho.state import NONE, Phase, Verb
from tests.games.klotho.table import BOX, GAME, Table, mine, monster, thing, tool
from tests.games.klotho.test_hands import EXAMPLE, holding

PRINTED = {
    1: (14, "", 0, 2, 0), 2: (16, "", 1, 0, 0), 3: (17, "", 0, 3, 0), 4: (18, "", 0, 0, 2), 5: (19, "", 1, 0, 0),
    6: (20, "idol", 0, 0, 0), 7: (20, "tablet", 0, 0, 0), 8: (20, "orb", 0, 0, 0), 9: (22, "idol", 0, 1, 0),
    10: (22, "tablet", 0, 1, 0), 11: (22, "orb", 0, 1, 0), 12: (25, "idol", 0, 0, 3), 13: (25, "tablet", 1, 0, 0),
    14: (25, "orb", 0, 3, 0), 15: (28, "", 1, 5, 3),
}  # fmt: skip
"""The standard monsters: target, artifact, tools, coins, stars."""
ARTIFACTS = ("idol", "tablet", "orb")


@pytest.mark.clause("KL-39", "KL-41", "KL-A44")
@pytest.mark.parametrize(
    ("hand", "dice", "low"),
    [
        ("full house 4+", (4, 4, 4, 5, 5, 3, 3), (4, 4, 4, 3, 3)),
        ("full house 4+", (4, 4, 5, 5, 5, 3, 3, 3), (4, 4, 3, 3, 3)),
        ("two pair 4+", (4, 4, 5, 5, 2, 2), (4, 4, 2, 2)),
        ("three 4+", (4, 4, 4, 1, 1, 1), (1, 1, 1)),
        ("four 4+", (6, 6, 6, 6, 3, 3, 3, 3), (3, 3, 3, 3)),
        ("pair 4+", (5, 5, 3, 3), (3, 3)),
    ],
)
def test_low_dice_never_pay_for_4s_or_higher(hand: str, dice: tuple[int, ...], low: tuple[int, ...]) -> None:
    """The hand is there, and yet the low dice beside it do not pay for it."""
    s = holding(*dice)
    paying = [
        tuple(sorted(dice[i] for i in some))
        for n in range(len(dice) + 1)
        for some in combinations(range(len(dice)), n)
        if pays(s, BOX, EXAMPLE[hand], sum(1 << i for i in some))
    ]
    assert paying, "the high dice pay"
    assert tuple(sorted(low)) not in paying
    assert min(map(min, paying)) >= 4


@pytest.mark.clause("KL-40", "KL-83")
@pytest.mark.parametrize("lowest", [1, 2, 3, 4])
@pytest.mark.parametrize("step", [1, -1])
def test_every_straight_is_paid_for_and_its_dice_are_used_up(lowest: int, step: int) -> None:
    """In whatever order its dice lie."""
    table = Table(row=(mine(38), *(mine(40 + i) for i in range(5))))
    table.claims(1, 2, 3, 4, 5)
    table.s.die[:5] = [lowest + i for i in range(5)][::step]
    table.claim(0)
    assert table.mines() == {mine(38)}
    assert table.s.spent == 0b11111


@pytest.mark.clause("KL-54", "KL-55", "KL-57", "KL-58", "KL-59", "KL-60", "KL-R2")
@pytest.mark.parametrize("number", range(1, BOX.monsters + 1))
def test_every_monster_brings_its_bounty_and_just_its_treasure(number: int) -> None:
    """Each, whatever else it guards: bounty, artifact, tools, coins and stars."""
    target, artifact, tools, coins, stars = PRINTED[number]
    table = Table(row=(monster(number), *(mine(40 + i) for i in range(5))))
    table.claims(5, 5, 5, 5, 5)
    table.s.die[:5] = [target - 4, 1, 1, 1, 1]
    before = table.me().coins
    table.claim(0, *table.tools_up(*["bribe"] * tools))
    me = table.me()
    assert me.monsters == 1
    assert [ARTIFACTS[i] for i in range(3) if me.artifacts[i]] == ([artifact] if artifact else [])
    assert sum(me.artifacts) == (1 if artifact else 0)
    assert table.tools() == ["bribe"] * tools
    assert me.coins == before + coins
    assert table.s.stars == stars
    assert table.phase == (Phase.SPENDING_STARS if stars else Phase.CLAIMING)


@pytest.mark.clause("KL-89")
def test_a_turret_protects_though_the_raider_owns_one_too() -> None:
    table = Table(3)
    table.give(0, tools="raid, turret")
    table.give(1, tools="turret, bomb")
    table.give(2, tools="bomb")
    assert table.no("raid", seat=1) == "KL-89"
    assert table.can("raid", seat=2), "one's own Turret keeps nobody from raiding"


@pytest.mark.clause("KL-84")
def test_a_bomb_clears_what_is_there_though_only_tools_are() -> None:
    table = Table(shelf=("android 1", "android 2", "lottery"))
    table.give(0, tools="bomb")
    table.s.row[:] = [NONE] * k.ROW
    table.do("play", *table.tools_up("raid", "turret", "bribe"), tool=tool("bomb"))
    assert table.s.row == [NONE] * k.ROW
    assert table.s.shelf == [tool("raid"), tool("turret"), tool("bribe")]


@pytest.mark.clause("KL-84")
def test_a_bomb_clears_what_is_there_though_only_klotho_cards_are() -> None:
    table = Table()
    table.give(0, tools="bomb")
    table.s.shelf[:] = [NONE] * k.SHELF
    cards = [mine(i) for i in (50, 51, 52, 53, 54, 49)]
    table.do("play", *table.up(*cards), tool=tool("bomb"))
    assert table.s.row == cards
    assert table.s.shelf == [NONE] * k.SHELF


@pytest.mark.clause("KL-R5", "KL-68")
def test_a_chrono_loop_is_its_owners_whoever_went_first() -> None:
    for owner, throws in ((0, 3), (1, 4)):
        table = Table()
        table.give(owner, techs=[k.Power.CHRONO])
        table.pass_turn()
        assert table.mover == 1
        assert throws_left(table.s, table.box) == throws


@pytest.mark.clause("KL-75", "KL-A33", "KL-87")
def test_a_raid_is_discarded_and_does_not_return_to_the_stack() -> None:
    table = Table()
    table.give(0, tools="raid")
    table.give(1, tools="turret, bomb")
    table.me(1).tools[tool("turret")] = 0
    stack = list(table.s.stack)
    table.do("raid", seat=1).do("take", thing=thing("bomb"))
    assert list(table.s.stack) == stack
    assert table.s.discards[tool("raid")] == 1
    assert table.tools() == ["bomb"]


@pytest.mark.clause("KL-36", "KL-87", "KL-A18")
@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING])
def test_a_raid_leads_back_to_the_step_it_interrupted(phase: int) -> None:
    table = Table()
    table.give(0, tools="raid")
    table.give(1, tools="bomb, lottery")
    if phase != Phase.OPENING:
        table.roll(1, 2, 3, 5, 6)
    while table.phase != phase:
        table.do(Verb.DONE)
    coins = table.me().coins
    table.do("raid", seat=1)
    assert table.phase == Phase.TAKING
    table.do("take", thing=thing("bomb"))
    assert (table.phase, table.mover) == (phase, 0)
    assert table.me().coins == coins, "nothing is sold twice"
    assert table.tools(1) == ["lottery"]


# ---------------------------------------------------------------- what a refusal and a sentence cite


def cites(table: Table) -> list[str]:
    """The clause of everything that was told."""
    return [GAME.notes.sentence(table.box, table.names, *note)[1] for _, *note in table.notes]


@pytest.mark.clause("KL-27", "KL-63", "KL-74", "KL-87", "KL-A35")
def test_a_refusal_names_what_is_in_the_way() -> None:
    table = Table()
    assert table.no("pay", die=0) == "KL-27", "no card is being claimed"
    assert table.no("move", mineral=0, way=1) == "KL-63", "there are no stars"
    assert table.no("play", tool=tool("bomb")) == "KL-74", "it was never bought or found"
    assert table.no("take", thing=0) == "KL-87", "there is no raid"
    assert table.no("drop", thing=0) == "KL-A35", "cards are given up at the end of the turn only"


@pytest.mark.clause("KL-68", "KL-94", "KL-A40", "KL-A49", "KL-A50", "KL-R5")
def test_a_power_is_refused_for_what_keeps_it_from_working() -> None:
    table = Table()
    for verb in ("shift", "flip", "copy"):
        numbers = {"shift": {"way": 1, "die": 0}, "flip": {"die": 0}, "copy": {"die": 0, "model": 1}}[verb]
        assert table.no(verb, **numbers) == "KL-68", "it is not yours"
    table.give(0, techs=[k.Power.TUNER, k.Power.INVERTER, k.Power.PRISM], tools="flying pig, augment 1")
    assert table.no("shift", way=1, die=0) == "KL-A49", "nothing is rolled yet"
    table.claims(1, 1, 4, 4, 6)
    assert table.no("shift", way=0, die=0) == "KL-R5", "no die goes below one"
    assert table.no("copy", die=2, model=3) == "KL-R5", "they show the same"
    assert table.no("flip", die=7) == "KL-A50", "there is no such die"
    table.do("flip", die=2)
    assert table.no("flip", die=3) == "KL-A40", "once a turn"
    table.do("play", tool=tool("flying pig"))
    for move in (
        ("shift", {"way": 1, "die": 0}),
        ("copy", {"die": 2, "model": 0}),
        ("augment", {"augment": 0, "die": 0}),
    ):
        assert table.no(move[0], **move[1]) == "KL-94", "it lies under a pig"


@pytest.mark.clause("KL-A49", "KL-80")
def test_powers_wait_for_a_throw_and_a_late_blue_die_is_one() -> None:
    table = Table()
    table.give(0, techs=[k.Power.TUNER], tools="android 3, overdrive")
    table.do("play", tool=tool("android 3"))
    assert table.no("shift", way=1, die=5) == "KL-A49", "the android shows a 3, but nothing was thrown"
    table.do(Verb.DONE)
    assert table.no("shift", way=1, die=5) == "KL-A49"
    table.do("play", 2, tool=tool("overdrive"))
    assert table.no("reroll", reds=0) == "KL-21", "there was no roll, so there is no reroll"
    table.do("shift", way=1, die=5)
    assert table.dice == [4, 2]


@pytest.mark.clause("KL-53", "KL-A44")
def test_a_monster_takes_low_dice_though_fewer_high_ones_would_do() -> None:
    table = Table(row=(monster(1), *(mine(40 + i) for i in range(5))))
    table.claims(6, 5, 3, 3, 3).claim(0)
    assert table.no("pay", die=2) == "KL-A44", "the threes alone are too little"
    table.do("pay", die=1)
    assert table.s.spent == 0b11110, "5 and three 3s make 14; 6, 5 and 3 would do as well"
    assert table.me().monsters == 1


@pytest.mark.clause("KL-29", "KL-38", "KL-A34", "KL-A44")
def test_a_payment_is_refused_for_what_is_wrong_with_it() -> None:
    table = Table(row=(mine(1), *(mine(40 + i) for i in range(5))))
    table.claims(2, 2, 3, 3, 6)
    table.claim(0)
    assert table.phase == Phase.PAYING
    assert table.no(Verb.DONE) == "KL-38", "the pair is not paid yet"
    assert table.no("pay", die=4) == "KL-A44", "a six is of no use"
    assert table.no("claim", place=1) == "KL-A34", "one claim after the other"


@pytest.mark.clause("KL-A37", "KL-8", "KL-2", "KL-19", "KL-24", "KL-84")
def test_a_card_comes_up_for_the_reason_that_is_given() -> None:
    table = Table()
    cited = cites(table)
    assert cited[:1] == ["KL-A37"]
    assert cited.count("KL-2") == 3
    assert cited.count("KL-8") == 6
    assert "KL-19" not in cited, "nothing is refilled yet"
    table.do("discard", *table.up(mine(50)), place=0)
    assert cites(table)[-1] == "KL-24"
    table.give(0, tools="bomb")
    cards = [mine(i) for i in (41, 42, 43, 44, 45, 46)]
    table.do("play", *table.up(*cards), *table.tools_up("raid", "turret", "bribe"), tool=tool("bomb"))
    assert set(cites(table)[-9:]) == {"KL-84"}


# ---------------------------------------------------------------- too many cards


@pytest.mark.clause("KL-96")
def test_ending_the_turn_with_too_many_cards_says_what_it_costs() -> None:
    table = Table()
    table.give(0, mines=[mine(i) for i in range(2, 12)])
    table.claims(1, 2, 3, 4, 6).do(Verb.DONE)
    assert GAME.tell.label(table.s, table.box, table.names, 0, Verb.DONE) == "End the turn"
    table.give(0, tools="bomb, turret")
    assert (
        GAME.tell.label(table.s, table.box, table.names, 0, Verb.DONE)
        == "End the turn and give up 2 cards (you may keep 10)"
    )
    assert "2 cards too many must go" in GAME.tell.board(table.s, table.box, table.names, 0)


@pytest.mark.clause("KL-19", "KL-21", "KL-27")
def test_every_place_of_the_row_is_claimed_from_and_filled_again() -> None:
    for place in range(k.ROW):
        row = [mine(40 + i) for i in range(k.ROW)]
        row[place] = mine(1)
        table = Table(row=row).claims(1, 1, 2, 4, 6)
        assert table.can("claim", place=place)
        table.claim(place).pass_turn()
        assert NONE not in table.s.row


@pytest.mark.clause("KL-26")
def test_marked_dice_are_thrown_before_anything_else() -> None:
    table = Table()
    table.give(0, tools="overdrive, lottery")
    table.do("play", tool=k.Tool.OVERDRIVE).roll(1, 2, 3, 4, 5, 6).do("mark", die=5)
    assert table.no("claim", place=0) == "KL-26"
    table.give(0, tools="android 1")
    table.s.kind[7], table.s.die[7] = k.DieKind.ANDROID, 1
    assert table.no("mark", die=7) == "KL-76", "a refused mark says why it is refused"


@pytest.mark.clause("KL-74", "KL-87")
def test_the_first_player_can_be_raided_with_a_raid_and_not_without() -> None:
    table = Table()
    table.give(0, tools="bomb")
    table.give(1, tools="raid")
    table.pass_turn()
    assert table.can("raid", seat=0)
    table.me(1).tools[tool("raid")] = 0
    assert table.no("raid", seat=0) == "KL-74"
