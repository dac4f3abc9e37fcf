"""A game described in plain values, alike at every door: in a list, and whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from rulewright.kernel import deals
from rulewright.kernel.fields import INHERIT, SECRET, Holder, Number
from rulewright.kernel.game import Game
from rulewright.kernel.pile import Pile

Json = dict[str, Any]


@cache
def brief(game: Game) -> Json:
    """What a list of games shows."""
    return {
        "name": game.name,
        "title": game.title,
        "pitch": game.pitch,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "designer": game.designer,
        "publisher": game.publisher,
        "reconstructed": game.reconstructed,
        "version": game.version,
        "options": [
            {
                "name": o.name,
                "about": o.about,
                "default": o.default,
                "low": o.low,
                "high": o.high,
                "words": list(o.words),
                "by_seats": {str(n): value for n, value in o.by_seats.items()},
                "seats": list(o.seats or game.seats),
            }
            for o in game.options
        ],
        "boxes": [{"word": word, "name": box.name, "about": box.about} for word, box in game.boxes.items()],
        "endings": [{"name": e.name, "about": e.about, "won": e.won} for e in game.endings],
        "campaign": {"hero": game.campaign.hero} if game.campaign else None,
        "seat_names": list(game.seat_names),
        "welcome": {
            "seats": game.welcome.seats or game.seats[0],
            "bot": game.welcome.bot,
            "options": dict(game.welcome.options),
        },
        "lesson": len(game.lesson.steps) if game.lesson else 0,
        "deals": dealt(game),
    }


def dealt(game: Game) -> Json | None:
    """What a game's solver has prepared: graded deals and puzzles."""
    graded, puzzles = len(deals.known(game.home)), len(deals.puzzles(game.home))
    return {"graded": graded, "puzzles": puzzles} if graded or puzzles else None


@cache
def whole(game: Game) -> Json:
    """What a table needs to know of its game: the rulebook, the verbs, and how a view is laid out."""
    return {
        **brief(game),
        "clauses": [
            {
                "id": c.id,
                "text": c.text,
                "section": c.section,
                "status": c.status,
                "why": c.why,
                "overruled": c.overruled,
            }
            for c in game.clauses.values()
        ],
        "verbs": [
            {
                "name": v.name,
                "first": v.first,
                "arguments": [list(a) for a in v.arguments],
                "concede": v.concede,
                "clauses": list(game.tell.ABOUT.get(v.name, ())),
            }
            for v in game.actions.verbs
        ],
        "fields": [{**row, "seated": row["name"] in game.seated} for row in fields(game.state, SECRET)],
        "grids": [
            {
                "name": grid.name,
                "shape": grid.shape,
                "cells": [list(cell) for cell in grid.cells],
                "moves": about(game, grid.at, len(grid.cells)),
            }
            for grid in game.grids
        ],
        "decks": [{"fields": list(deck.fields), "moves": about(game, deck.at, deck.size)} for deck in game.decks],
        "help": helped(game, game.make_box({}, game.welcome.seats or None)),
    }


def helped(game: Game, box: Any) -> Json:
    """What everything on the board is, by key, as this box has it."""
    return {
        key: {"name": entry.name, "text": entry.text, "clauses": list(entry.clauses)}
        for key, entry in game.help(box).items()
    }


def other_help(game: Game, box: Any) -> Json:
    """The entries that are others with this box than with the game's own."""
    own = whole(game)["help"]
    return {key: entry for key, entry in helped(game, box).items() if own.get(key) != entry}


def about(game: Game, at: Callable[[int], Sequence[int]], size: int) -> list[list[int]]:
    """For each cell or card the moves that are about it."""
    found: list[list[int]] = [[] for _ in range(size)]
    for action in range(game.actions.size):
        for place in at(action):
            found[place].append(action)
    return found


def fields(record: type[Holder], outer: str) -> list[Json]:
    """The declared fields, with who may see each. A set is a list of its members (see `plain`)."""
    found = []
    for name, f in record.fields.items():
        if name == "rng":
            continue
        sight = outer if f.sight == INHERIT else f.sight
        row: Json = {"name": name, "shape": list(f.shape), "sight": sight}
        if isinstance(f.kind, Number):
            row |= {"kind": "set" if f.kind.wide else f.kind.name, "blank": f.blank}
        else:
            kind = "pile" if issubclass(f.kind, Pile) else "record"
            row |= {"kind": kind, "fields": fields(f.kind, sight)}
        found.append(row)
    return found
