"""Every kind of prompt of a game: the positions of games between bots in which a verb is first offered in a phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from rulewright import games
from rulewright.bots import registry
from rulewright.kernel import Game
from rulewright.match import Match
from rulewright.match.forced_moves import forced_move

TABLES: dict[str, tuple[tuple[int, str, int, dict[str, Any]], ...]] = {
    "asteroid_miners": (
        (2, "random", 0, {}),
        (1, "random", 1, {"forging": "by hand", "version": "advanced"}),
    ),
    "clin9ic": ((1, "random", 0, {"rotate": "yes", "card": "A", "floors": 2}), (1, "heuristic", 2, {})),
    "karthis": ((1, "random", 2, {}), (1, "heuristic", 2, {"level": 3})),
    "katamari": ((3, "random", 0, {"track": "short"}), (3, "heuristic", 0, {})),
    "klobba": ((3, "random", 1, {}),),
    "klotho": (
        (3, "random", 0, {}),
        *((2, "random", seed, {"cards": 97}) for seed in (2, 90, 94)),
        (2, "heuristic", 0, {"cards": 45}),
    ),
    "twelve_patrols": ((1, "random", 107, {}), (1, "random", 2, {})),
}
"""The games that cover every verb: the number of players, the bot, the seed and the options."""

OPEN = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""Navigate like a link of the page, without reloading it."""


@dataclass(frozen=True)
class Ask:
    """A prompt: in which game of `TABLES`, after how many moves, for which seat, and for which verbs."""

    table: int
    frame: int
    seat: int
    phase: int
    verbs: frozenset[str]
    choices: int

    def __str__(self) -> str:
        return f"{', '.join(sorted(self.verbs))} in phase {self.phase}"

    def kinds(self, every: bool) -> set[object]:
        """The kinds it covers: its phase and its verbs, or every verb in this phase."""
        return {(self.phase, verb) for verb in self.verbs} if every else {self.phase, *self.verbs}


def play(game: Game, table: int) -> tuple[Match, list[Ask]]:
    """A whole game between bots, and all its prompts that are not answered automatically."""
    seats, bot, seed, options = TABLES[game.name][table]
    match, mind, asks = Match(game, seats, options, seed=seed), registry.find(bot, game), list[Ask]()
    while not match.over:
        seat = match.waiting[0]
        if forced_move(match, seat, {seat}) is None:
            moves = match.legal(seat)
            verbs = frozenset(move.verb for move in moves)
            asks.append(Ask(table, match.number, seat, int(match.state.phase), verbs, len(moves)))
        match.play(seat, mind.choose(game, match.view(seat), match.box, seat, list(match.lots(seat))))
    return match, asks


@cache
def played(name: str, every: bool) -> tuple[list[Match], list[Ask]]:
    """Games, and as few of their prompts as cover all kinds: those with most choices."""
    game = games.load(name)
    matches, asks = zip(*(play(game, table) for table in range(len(TABLES[name]))), strict=True)
    found, all_asks = list[Ask](), [ask for some in asks for ask in some]
    missing = set[object]().union(*(ask.kinds(every) for ask in all_asks))
    never = {verb.name for verb in game.actions.verbs}.difference(*(ask.verbs for ask in all_asks))
    assert not never, f"{game.title}: {never} is never asked for; play other games"
    while missing:
        found.append(max(all_asks, key=lambda ask: (len(ask.kinds(every) & missing), ask.choices)))
        missing -= found[-1].kinds(every)
    return list(matches), found


def prompts(page: Page, name: str, every: bool) -> Iterator[Ask]:
    """Visit each kind of prompt of a game in turn."""
    headers = {"origin": "/".join(page.url.split("/")[:3])}
    page.request.get("/api/me")
    matches, asks = played(name, every)
    records = dict[int, str]()
    for ask in asks:
        if ask.table not in records:
            text = {**headers, "content-type": "text/plain"}
            brought = page.request.post("/api/records", data=matches[ask.table].record().text, headers=text, timeout=0)
            assert brought.ok, brought.text()
            records[ask.table] = brought.json()["id"]
        wanted = {"frame": ask.frame, "seat": ask.seat, "bot": TABLES[name][ask.table][1]}
        made = page.request.post(f"/api/records/{records[ask.table]}/fork", data=wanted, headers=headers)
        assert made.ok, made.text()
        page.evaluate(OPEN, f"/m/{made.json()['id']}")
        page.wait_for_selector(f".frame[data-rests][data-number='{ask.frame}']", state="attached")
        yield ask
