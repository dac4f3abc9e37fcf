"""Every bot, in every game and at every number of seats: its moves are legal, and it cannot tell two worlds apart."""

from __future__ import annotations

from random import Random

from rulewright.bots import registry
from rulewright.bots.bot import Bot, Budget
from rulewright.kernel import Game
from rulewright.laws.cases import Case, walk

SMALL = Budget(iterations=12)
LOOKS = 3
"""The number of positions per game in which every bot is tested."""
ALIKE = ("2", "4")
"""With the same budget these levels search like the ones below them, only deeper."""


def asked(game: Game) -> list[Bot]:
    return [bot for bot in registry.bots(game) if bot.name not in ALIKE]


def test_the_same_view_gives_the_same_move_whatever_is_hidden(table: Case) -> None:
    case = table
    game, box, random = case.game, case.box, Random(str(case))
    steps = [(s.clone(), seat) for s, seat, _ in walk(case, 7) if seat >= 0]
    for s, seat in random.sample(steps, min(LOOKS, len(steps))):
        view = game.view(s, box, seat)
        world = game.redeal(view, box, seat, [random.getrandbits(32), 1])
        for bot in asked(game):
            words = [random.getrandbits(32), random.getrandbits(32)]
            here = bot.choose(game, view, box, seat, list(words), SMALL)
            there = bot.choose(game, game.view(world, box, seat), box, seat, list(words), SMALL)
            assert here == there, f"{case}: {bot.name} sees what seat {seat} cannot"
            assert game.rules.check(s, box, seat, here) == 0, f"{case}: {bot.name} plays what is not allowed"
            assert not game.actions.of(here).concede


def test_choosing_changes_nothing(case: Case) -> None:
    game, box = case.game, case.box
    s, seat, _ = next(iter(walk(case, 3)))
    view, printed = game.view(s, box, seat), box.pack()
    before = view.pack()
    for bot in asked(game):
        bot.choose(game, view, box, seat, [1, 2], SMALL)
    assert (view.pack(), box.pack()) == (before, printed)
