"""`heroes`: who has been where."""

from __future__ import annotations

from rulewright import games
from rulewright.doors.cli.common import console
from rulewright.doors.cli.messages import SAY
from rulewright.match.campaign import campaign_of, heroes, settle


def show_heroes(game: str) -> None:
    from rulewright.doors.terminal.screen import Screen

    played = games.load(game)
    campaign_of(played)
    settle(played)
    screen, found = Screen(console()), heroes(played)
    for hero in found:
        screen.sheet(hero.name, hero.show())
    if not found:
        word = played.said("hero", campaign_of(played).hero)
        screen.say(SAY("no-hero", hero=word, game=game))
