"""What is offered is what the rules allow, each move once, in every phase of the turn."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.state import NONE, Phase, Verb
from tests.games.klotho.table import GAME, Table, market, mine, monster, tech, thing, tool
from tests.games.klotho.test_staking import Q4, V6, around, owning, stake

ALL_TOOLS = (
    "android 1, android 6, overdrive, augment 1, augment 2, augment 3, bomb, bribe, raid, turret, lottery, flying pig"
)
POWERS = [k.Power.TUNER, k.Power.INVERTER, k.Power.PRISM]


def offered_as_allowed(table: Table, *some: int) -> bool:
    """Every move that the rules allow the mover is offered once, nothing else is, and these are among them."""
    box, seat = table.box, table.mover
    offered = [int(GAME.rules.offer(table.s, box, seat, i)) for i in range(GAME.rules.offers(table.s, box, seat))]
    allowed = [a for a in range(GAME.actions.size) if GAME.rules.check(table.s, box, seat, a) == 0]
    assert sorted(offered) == allowed
    return set(some) <= set(offered)


def laden() -> Table:
    """Seat 0 has a tool of nearly every kind and the powers that change dice; seat 1 has something to take."""
    table = Table()
    table.give(0, tools=ALL_TOOLS, techs=POWERS, coins=30)
    table.give(1, tools="bomb, lottery", mines=[mine(9)])
    return table


@pytest.mark.clause("KL-21", "KL-22", "KL-23", "KL-33")
def test_before_the_roll() -> None:
    table = Table()
    assert offered_as_allowed(table, Verb.ROLL, Verb.DONE, *(Verb.DISCARD.of(i) for i in range(k.ROW + k.SHELF)))


@pytest.mark.clause("KL-33", "KL-35")
def test_a_gap_on_the_shelf_is_not_for_sale() -> None:
    table = Table()
    table.give(0, coins=30)
    table.do("buy", place=1)
    assert offered_as_allowed(table, Verb.BUY.of(0), Verb.BUY.of(2))
    assert table.no("buy", place=1) == "KL-35"


@pytest.mark.clause("KL-33", "KL-36", "KL-82", "KL-87", "KL-R5", "KL-A10")
@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING])
def test_tools_and_powers_in_every_step(phase: int) -> None:
    table = laden()
    moves = [Verb.RAID.of(1), Verb.BUY.of(0), Verb.PLAY.of(tool("android 1")), Verb.PLAY.of(tool("bomb"))]
    if phase != Phase.OPENING:
        table.roll(1, 1, 3, 5, 6)
        moves += [Verb.AUGMENT.of(i, 4) for i in range(k.AUGMENTS)] if phase != Phase.CLOSING else []
    while table.phase != phase:
        table.do(Verb.DONE)
    assert offered_as_allowed(table, *moves)


@pytest.mark.clause("KL-36", "KL-82", "KL-R5")
@pytest.mark.parametrize("tools", ["augment 1", "augment 2", "augment 3", "android 1", "raid", "bomb"])
def test_a_single_tool(tools: str) -> None:
    table = Table()
    table.give(0, tools=tools, coins=0)
    table.give(1, mines=[mine(9)])
    assert offered_as_allowed(table.claims(1, 2, 3, 5, 6))


@pytest.mark.clause("KL-R5")
@pytest.mark.parametrize("power", POWERS)
def test_a_single_power(power: int) -> None:
    table = Table()
    table.give(0, techs=[power], coins=0)
    assert offered_as_allowed(table.claims(1, 2, 3, 5, 6))


@pytest.mark.clause("KL-26", "KL-70", "KL-76", "KL-78", "KL-A21")
def test_dice_to_throw_again() -> None:
    """Red dice are chosen together; a blue die is marked before, an android never."""
    table = Table()
    table.give(0, tools="overdrive, overdrive, android 3")
    table.do("play", tool=tool("overdrive")).do("play", tool=tool("overdrive")).do("play", tool=tool("android 3"))
    table.roll(1, 2, 4, 5, 6, 1, 1)
    blue = [i for i in range(k.DICE) if table.s.kind[i] == k.DieKind.BLUE]
    assert offered_as_allowed(table, *(Verb.MARK.of(i) for i in blue), *(Verb.REROLL.of(i) for i in range(1, 32)))
    assert table.no("reroll", reds=0) == "KL-26"
    table.give(0, techs=[k.Power.SMALL_CRYSTAL])
    assert offered_as_allowed(table, Verb.REROLL.of(0)), "the crystal's new die is thrown in any case"
    table.do("mark", die=blue[0])
    assert offered_as_allowed(table, Verb.MARK.of(blue[1]), *(Verb.REROLL.of(i) for i in range(32)))


@pytest.mark.clause("KL-27", "KL-A34")
def test_cards_to_claim() -> None:
    table = Table(row=(mine(1), monster(1), market(6), mine(20), tech(k.Power.LEDGER), mine(2)))
    assert offered_as_allowed(table.claims(6, 6, 6, 1, 2), Verb.CLAIM.of(0), Verb.CLAIM.of(2), Verb.CLAIM.of(3))
    table = Table()
    assert offered_as_allowed(table.claims(1, 2, 4, 5, 6), Verb.DONE), "nothing can be claimed"


@pytest.mark.clause("KL-29", "KL-62", "KL-A44")
def test_dice_to_pay_with() -> None:
    table = Table(row=(mine(1), market(3), monster(1), *(mine(40 + i) for i in range(3))))
    table.claims(3, 3, 5, 5, 2).claim(0)
    assert table.s.place == 0
    assert offered_as_allowed(table, Verb.PAY.of(0), Verb.PAY.of(2))
    table.do("pay", die=2).claim(1)
    assert table.s.place == 1, "the card that is being paid for"
    assert offered_as_allowed(table, Verb.PAY.of(1), Verb.DONE)


@pytest.mark.clause("KL-63", "KL-66")
def test_stars_to_spend() -> None:
    table = Table(row=(monster(12), *(mine(40 + i) for i in range(5))))
    table.claims(5, 5, 5, 5, 5).claim(0)
    assert offered_as_allowed(table, Verb.MOVE.of(0, 1), Verb.DONE)


@pytest.mark.clause("KL-44", "KL-48", "KL-A14")
@pytest.mark.parametrize("rotation", ["none", "half", "free"])
def test_cards_to_lay(rotation: str) -> None:
    layout = "50 14 / 11 52"
    table = owning(Q4, layout, rotation=rotation)
    table.do("stake", shape=Q4)
    for card in around(layout, Q4):
        assert offered_as_allowed(table, Verb.LAY.of(card))
        table.do("lay", piece=card)
    assert table.phase == Phase.OPENING


@pytest.mark.clause("KL-87", "KL-96")
def test_cards_to_take_and_to_give_up() -> None:
    table = laden()
    table.do("raid", seat=1)
    assert offered_as_allowed(table, Verb.TAKE.of(mine(9)), Verb.TAKE.of(thing("lottery")))
    table.do("take", thing=thing("lottery"))
    table.give(0, mines=[mine(30)])
    while table.phase != Phase.TRIMMING:
        table.do(Verb.DONE)
    assert offered_as_allowed(table, Verb.DROP.of(mine(30)), Verb.DROP.of(k.Thing.TECH + POWERS[0]))


# ---------------------------------------------------------------- nothing of an interruption stays


@pytest.mark.clause("KL-29", "KL-30")
def test_nothing_of_a_payment_is_left() -> None:
    """Two ways to the same table: a card that pays for itself, and one whose dice are chosen."""
    table = Table(row=(mine(2), mine(1), *(mine(40 + i) for i in range(4))))
    table.claims(2, 2, 3, 3, 6).claim(1).do("pay", die=2)
    assert (table.phase, table.s.row[1]) == (Phase.CLAIMING, NONE)
    assert (table.s.place, table.s.paid, table.s.choices) == (0, 0, 0)
    table.claim(0)
    assert (table.s.place, table.s.paid, table.s.choices) == (0, 0, 0)


@pytest.mark.clause("KL-87", "KL-A18")
def test_nothing_of_a_raid_is_left() -> None:
    table = laden()
    table.do("raid", seat=1)
    assert table.s.victim == 1
    table.do("take", thing=thing("bomb"))
    assert (table.phase, table.s.step, table.s.victim) == (Phase.OPENING, 0, 0)


@pytest.mark.clause("KL-48")
def test_nothing_of_a_claim_is_left() -> None:
    layout = "16 10 / 22 54 / 27 13"
    table = owning(V6, layout)
    stake(table, V6, layout)
    assert (table.phase, table.s.step, table.s.shape, table.s.laid) == (Phase.OPENING, 0, 0, [0] * k.MOST_LAID)
