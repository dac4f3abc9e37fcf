"""Resources to read: games, rulebooks, lessons and the records of finished games."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.mcp.messages import SAY
from rulewright.doors.mcp.text import drawn
from rulewright.doors.terminal.lookup import CITED, Lookup
from rulewright.doors.terminal.messages import SAY as TERMINAL
from rulewright.doors.terminal.screen import Screen
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.match import store
from rulewright.match.record import read
from rulewright.telling.language import listed
from rulewright.telling.text import span

NEWEST = 50
"""How many records are listed."""


def game(name: str) -> Game:
    """A built-in game by name. Folders are never loaded, because that would run their code."""
    if name not in games.names():
        raise ValueError(SAY("no-game", name=repr(name[:60])))
    return games.load(name)


def listed_games() -> str:
    """A few lines about every game."""
    return "\n\n".join(_introduced(games.load(name)) for name in games.names())


def _introduced(game: Game) -> str:
    players, minutes, pitch = span(*game.seats), span(*game.minutes), game.said("pitch", game.pitch)
    facts = SAY("game-facts", game=game.title, players=players, most=game.seats[1], minutes=minutes)
    lines = [f"{game.name}: {facts}. {pitch}"]
    if game.reconstructed.badge:
        lines.append(game.reconstruction)
    for option in game.options:
        values = ", ".join(option.words) if option.words else span(option.low, option.high)
        usual, about = str(option.default), game.said(f"option-{option.name}", option.about)
        lines.append(SAY("option", name=option.name, values=values, usual=usual, about=about))
    lines.append(SAY("bots", bots=", ".join(bot.name for bot in registry.bots(game))))
    return "\n".join(lines)


def summary(game: Game) -> str:
    """What the game is about, how it ends, and the sections of its rulebook."""
    clauses = game.clauses
    sections = dict.fromkeys(clause.section for clause in clauses.values())
    told = [_introduced(game), SAY("sections", version=str(game.version), count=len(clauses))]
    for section in sections:
        ids = [clause.id for clause in clauses.values() if clause.section == section]
        told.append(f"  {section}: {TERMINAL('interval', low=ids[0], high=ids[-1])}")
    told.append(SAY("endings"))
    told += [f"  {ending.name}: {game.about(ending)}" for ending in game.endings]
    return "\n".join(told)


def rulebook(game: Game, box: GameBox | None = None) -> str:
    """All clauses."""
    return drawn(lambda screen: screen.rulebook(game, game.usual_box if box is None else box))


def clause(game: Game, key: str) -> str:
    found = game.clauses.get(key.strip().upper())
    if found is None:
        near = get_close_matches(key.strip().upper(), game.clauses, 3, 0.5)
        hint = SAY("did-you-mean", names=listed(near, "or")) if near else SAY("search-instead")
        raise ValueError(SAY("no-clause", game=game.title, clause=key, hint=hint))
    return drawn(lambda screen: screen.clause(found))


def searched(game: Game, words: str) -> str:
    """The help, cards and clauses that match some words."""
    lookup = Lookup(game, game.usual_box)
    found = lookup.find(words)
    cited = found.clauses or tuple(c for c in lookup.clauses.values() if words.casefold() in c.text.casefold())
    if not found.entries and not cited:
        near = SAY("did-you-mean", names=listed(found.near, "or")) if found.near else SAY("another-word")
        raise ValueError(SAY("nothing-called", game=game.title, words=repr(words), hint=near))
    return drawn(lambda screen: _show(screen, found.entries, cited))


def _show(screen: Screen, entries: Any, cited: tuple[Clause, ...]) -> None:
    for entry in entries:
        screen.entry(entry)
    for each in cited[: CITED if entries else len(cited)]:
        screen.clause(each)


def lesson(game: Game) -> str:
    """The guided first game as text: what each step says, and the moves made."""
    if game.lesson is None:
        raise ValueError(SAY("no-lesson", game=game.title))
    lines = [SAY("lesson-title", game=game.title, steps=len(game.lesson.steps))]
    lines += [game.reconstruction] if game.reconstruction else []
    for n, step in enumerate(game.lesson.steps, 1):
        cited = f" ({step.clause})" if step.clause else ""
        lines.append(f"{n}. {step.say}{cited}")
        lines += [SAY("lesson-you", move=label) for label in step.moves]
        lines += [SAY("lesson-others", move=label) for label in step.others]
    return "\n".join(lines)


def records() -> list[str]:
    """The names of the stored records, newest first."""
    paths = sorted(store.folder("records").glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path.stem for path in paths[:NEWEST]]


def record(name: str) -> str:
    """The record of a finished game; games in progress are refused."""
    if name not in records():
        raise ValueError(SAY("no-record", name=repr(name)))
    path = store.folder("records") / f"{name}.jsonl"
    if read(path).secret is None:
        raise ValueError(SAY("not-finished", name=name))
    return store.read(path)
