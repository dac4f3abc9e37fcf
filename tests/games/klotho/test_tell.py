"""What is said, and how the table looks as text."""

from __future__ import annotations

from rulewright import games
from rulewright.games.klotho import state as k
from rulewright.games.klotho.state import Verb
from rulewright.games.klotho.tell.board import board
from rulewright.games.klotho.tell.moves import label
from rulewright.games.klotho.tell.numbers import help
from tests.games.klotho.table import Table, mine, monster


def said(table: Table, move: int) -> str:
    return label(table.view(0), table.box, table.names, table.mover, move)


def test_a_point_for_each_coin_is_said_so() -> None:
    game = games.load("klotho")
    for box, words in (("standard", "a point for every 2 coins"), ("markets", "a point for each coin")):
        assert words in game.clauses_with(game.make_box({"box": box}))["KL-R5"].text


def test_moves_have_words() -> None:
    table = Table(row=(mine(1), monster(6), mine(3), mine(4), mine(5), mine(6)))
    table.give(0, tools="augment 2")
    assert said(table, Verb.DISCARD.of(0)) == "Discard mine 01"
    assert said(table, Verb.BUY.of(0)) == "Buy Bomb for 2 coins (tool 1)"
    table.roll(1, 2, 4, 5, 6)
    assert said(table, Verb.REROLL.of(3)) == "Reroll 1 (die 1), 2 (die 2)"
    assert said(table, Verb.AUGMENT.of(1, 1)) == "Augment die 2 (red die, showing 2) by 2"
    table.do(Verb.DONE)
    assert (
        said(table, Verb.CLAIM.of(0))
        == "Claim mine 01 (teal north and west, pink south, yellow east; 4 organics) with a pair"
    )
    assert said(table, Verb.CLAIM.of(1)) == "Defeat Crypt Stalker with a total of 20 for an idol"


def test_the_board_shows_row_market_dice_and_sheets() -> None:
    table = Table()
    table.give(1, mines=[mine(50)], tools="bribe, bribe", techs=[k.Power.CHRONO])
    table.roll(1, 2, 4, 5, 6)
    text = board(table.view(-1), table.box, table.names, -1)
    for part in (
        "A: reroll or keep. Score card 1 comes after 14 more cards; A went first.",
        "a pair · TYPT OOOO",
        "a total of 14 · 2 coins",
        "Tools: 1 Bomb (2)   2 Android 1 (2)   3 Lottery (1)",
        "Market: organics 4, metal 6, rads 8",
        "Stars to move a price down/up: organics 1/1, metal 1/1, rads 1/1",
        "Dice 1: red [1], 2: red [2], 3: red [4], 4: red [5], 5: red [6]; 2 throws left",
        "Mines: 50 PPTY RMRM",
        "Tools: Bribe ×2",
        "Technology: Chrono Loop",
    ):
        assert part in text, part


def test_a_claim_being_laid_is_drawn() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    table.give(0, mines=[mine(50), mine(14), mine(11), mine(52)])
    text = board(table.view(0), table.box, table.names, 0)
    assert (
        "Suggested claim: square of four of mine 50, mine 14, mine 52, mine 11, for 1 organics, 1 metal, 2 rads."
        in text
    )
    assert "Suggested" not in board(table.view(1), table.box, table.names, 1), "it is not their turn"
    table.do("stake", shape=0).do("lay", piece=mine(50))
    text = board(table.view(0), table.box, table.names, 0)
    assert "Laying a square of four:" in text
    assert "[50 PPTY RMRM] [     ?      ]" in text
    assert "Best laid next: mine 14." in text


def test_every_card_explains_itself() -> None:
    table = Table()
    found = help(table.box)
    assert found["card/0"].text.startswith("Asks for a pair. Its quarters hold organics")
    assert "It guards an idol and" in found[f"card/{k.Card.MONSTER + 5}"].text
    assert "a total of 14 or more. It guards 2 coins" in found[f"card/{k.Card.MONSTER}"].text
    assert found[f"card/{k.Card.TECH}"] == found["tech/0"]
    assert found[f"tool/{k.Tool.PIG}"].text == "Two ones become 14, for one monster only. It costs 3."
    assert all(entry.text and "{" not in entry.text for entry in found.values())


def asked(table: Table) -> str:
    return board(table.view(0), table.box, table.names, 0).split(". ")[0]


def test_passing_on_says_what_is_sold() -> None:
    table = Table(row=(mine(1), mine(2), mine(20), mine(38), mine(43), mine(50)))
    table.claims(1, 1, 3, 4, 6)
    assert said(table, Verb.DONE) == "Claim nothing and sell 5 red dice"
    table.claim(0)
    assert said(table, Verb.DONE) == "Claim no more and sell 3 red dice"
    table.s.die[:4] = [0] * 4
    assert said(table, Verb.DONE) == "Claim no more and sell 1 red die"


def test_who_did_not_roll_is_not_asked_to_claim() -> None:
    table = Table()
    assert asked(table) == "A: discard a card if you like, then roll"
    table.do(Verb.DONE)
    assert asked(table) == "A: without a roll there is nothing to claim with"
    assert said(table, Verb.DONE) == "Claim nothing and go on"
    table.do(Verb.DONE)
    assert asked(table) == "A: discard a card if you like, then end the turn"


def test_nothing_is_asked_that_cannot_be_done() -> None:
    table = Table(row=(mine(38), mine(43), mine(50), mine(51), k.Card.MARKET, mine(53)))
    table.give(0, techs=[12], mines=[mine(i) for i in range(1, 12)])
    assert asked(table) == "A: roll", "who owns a crystal discards nothing"
    table.claims(2, 2, 3, 4, 6, 6)
    assert asked(table) == "A: these dice cannot claim any card"
    table.s.die[:5] = [1, 1, 3, 4, 6]
    assert asked(table) == "A: claim cards"
    table.claim(4)
    assert asked(table) == "A: choose dice that become stars"
    table.s.phase = k.Phase.TRIMMING
    assert asked(table) == "A: more than 10 cards: give up 2"
    table.s.phase, table.s.victim = k.Phase.TAKING, 1
    assert asked(table) == "A: take a card from B"
