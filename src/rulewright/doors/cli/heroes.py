"""`heroes`: who has been where."""

from __future__ import annotations

from rulewright import games
from rulewright.doors.cli.common import console
from rulewright.doors.cli.words import SAY
from rulewright.match.campaign import campaign_of, heroes, settle


def show_heroes(name: str) -> None:
    from rulewright.doors.terminal.screen import Screen

    game = games.load(name)
    campaign_of(game)
    settle(game)
    screen, found = Screen(console()), heroes(game)
    for hero in found:
        screen.sheet(hero.name, hero.show())
    if not found:
        word = game.said("hero", campaign_of(game).hero)
        screen.say(SAY("no-hero", hero=word, game=name))
