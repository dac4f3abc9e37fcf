"""Descriptions of a game in the contract's types, for every door: in a list, and in detail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, cast

from msgspec.structs import replace

from rulewright.doors.contract.games import (
    BoxSummary,
    Campaign,
    Clause,
    Deals,
    DeckDetail,
    Diagram,
    Ending,
    Field,
    GameDetail,
    GameSummary,
    GridDetail,
    Help,
    Option,
    PlaceDetail,
    Point,
    Verb,
    Welcome,
)
from rulewright.kernel import deals
from rulewright.kernel.engines.mistakes import is_ours
from rulewright.kernel.fields import INHERIT, SECRET, Holder, Number
from rulewright.kernel.game import Game
from rulewright.kernel.pile import Pile
from rulewright.kernel.structs import GameBox
from rulewright.telling.diagrams import drawn
from rulewright.telling.language import ENGLISH, each_language, slug, speaking

LIGHT, MEDIUM = 1000, 2500
"""The most words of the rules of a light game, and of one of medium weight."""


def weight(game: Game) -> Literal["light", "medium", "heavy"]:
    """How much there is to learn, the same in every language."""
    with speaking(ENGLISH):
        words = sum(len(clause.text.split()) for clause in game.written_clauses.values())
    return "light" if words <= LIGHT else "medium" if words <= MEDIUM else "heavy"


@each_language
def summary(game: Game) -> GameSummary:
    """A game's entry in a list of games."""
    return GameSummary(**_summary(game))


def _summary(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "pitch": game.said("pitch", game.pitch),
        "seats": game.seats,
        "minutes": game.minutes,
        "weight": weight(game),
        "designer": game.said("designer", game.designer),
        "publisher": game.said("publisher", game.publisher),
        "badge": game.reconstructed.badge,
        "reconstructed": game.said("reconstructed", game.reconstructed.what),
        "version": game.version,
        "custom": not is_ours(game),
        "options": [
            Option(
                name=o.name,
                called=game.said(f"called-{o.name}", o.name.replace("_", " ")),
                about=game.said(f"option-{o.name}", o.about),
                default=o.default,
                low=o.low,
                high=o.high,
                words=list(o.words),
                labels=[game.said(f"choice-{slug(word)}", word) for word in o.words],
                by_seats={str(n): value for n, value in o.by_seats.items()},
                seats=o.seats or game.seats,
                shown=o.shown,
            )
            for o in game.options
        ],
        "boxes": [
            BoxSummary(
                word=word,
                name=game.said(f"box-{word}", box.name),
                about=game.said(f"box-{word}-about", box.about),
            )
            for word, box in game.boxes.items()
        ],
        "endings": [
            Ending(name=e.name, called=game.called(e.name), about=game.about(e), won=e.won) for e in game.endings
        ],
        "campaign": Campaign(hero=game.said("hero", game.campaign.hero)) if game.campaign else None,
        "seat_names": [game.said(f"seat-name-{i}", name) for i, name in enumerate(game.seat_names)],
        "welcome": Welcome(
            seats=game.welcome.seats or game.seats[0], bot=game.welcome.bot, options=dict(game.welcome.options)
        ),
        "lesson": len(game.lesson.steps) if game.lesson else 0,
        "deals": prepared_deals(game),
    }


def prepared_deals(game: Game) -> Deals | None:
    """The graded deals and puzzles prepared by a game's solver."""
    graded, puzzles = len(deals.known(game.home)), len(deals.puzzles(game.home))
    return Deals(graded=graded, puzzles=puzzles) if graded or puzzles else None


@each_language
def detail(game: Game) -> GameDetail:
    """Everything a table needs about its game: the rulebook, the verbs, and the layout of a view."""
    return GameDetail(
        **_summary(game),
        clauses=box_clauses(game, game.usual_box),
        verbs=[
            Verb(
                name=v.name,
                first=v.first,
                arguments=list(v.arguments),
                concede=v.concede,
                clauses=list(game.tell.ABOUT.get(v.name, ())),
            )
            for v in game.actions.verbs
        ],
        fields=[replace(row, seated=row.name in game.seated) for row in fields(game.state, SECRET)],
        grids=[
            GridDetail(
                name=grid.name,
                shape=cast(Any, grid.shape),
                cells=list(grid.cells),
                moves=about(game, grid.at, len(grid.cells)),
            )
            for grid in game.grids
        ],
        decks=[DeckDetail(fields=list(deck.fields), moves=about(game, deck.at, deck.size)) for deck in game.decks],
        layout=[
            PlaceDetail(field=place.field, shape=cast(Any, place.shape), items=list(place.items(game.usual_box)))
            for place in game.layout
        ],
        help=box_help(game, game.usual_box),
        summary=box_summary(game, game.usual_box),
        diagrams={
            key: Diagram(about=each.about, clauses=list(each.clauses), size=each.size)
            for key, each in game.diagrams(game.usual_box).items()
        },
    )


@each_language
def drawings(game: Game) -> dict[str, str]:
    """The diagrams of a game as SVG files, by key."""
    return {key: drawn(each) for key, each in game.diagrams(game.usual_box).items()}


def box_summary(game: Game, box: GameBox) -> dict[str, list[Point]]:
    """The game on one page with this box's numbers filled in."""
    return {
        part: [Point(say=p.say, clauses=list(p.clauses), diagram=p.diagram) for p in points]
        for part, points in game.summary(box).items()
    }


def other_summary(game: Game, box: GameBox) -> dict[str, list[Point]]:
    """The parts of the summary that read otherwise with this box."""
    own = detail(game).summary
    return {part: points for part, points in box_summary(game, box).items() if own[part] != points}


def box_clauses(game: Game, box: GameBox) -> list[Clause]:
    """The rulebook with this box's numbers filled in."""
    return [
        Clause(
            id=c.id,
            text=c.text,
            section=c.section,
            status=cast(Any, c.status),
            why=c.why,
            source=c.source,
            overruled=c.overruled,
            narrowed=c.narrowed,
        )
        for c in game.clauses_with(box).values()
    ]


def other_clauses(game: Game, box: GameBox) -> list[Clause]:
    """The clauses that differ with this box from the game's own rulebook."""
    own = detail(game).clauses
    return [clause for clause, usual in zip(box_clauses(game, box), own, strict=True) if clause != usual]


def box_help(game: Game, box: GameBox) -> dict[str, Help]:
    """The help for everything on the board with this box, by key."""
    return {
        key: Help(name=entry.name, text=entry.text, clauses=list(entry.clauses))
        for key, entry in game.help(box).items()
    }


def other_help(game: Game, box: GameBox) -> dict[str, Help]:
    """The help entries that differ with this box from the game's own."""
    own = detail(game).help
    return {key: entry for key, entry in box_help(game, box).items() if own.get(key) != entry}


def about(game: Game, at: Callable[[int], Sequence[int]], size: int) -> list[list[int]]:
    """For each cell or card, the moves about it."""
    found: list[list[int]] = [[] for _ in range(size)]
    for action in range(game.actions.size):
        for place in at(action):
            found[place].append(action)
    return found


def fields(record: type[Holder], outer: str) -> list[Field]:
    """The declared fields and who may see each. A set is a list of its members (see `render.py`)."""
    found = []
    for name, f in record.fields.items():
        if name == "rng":
            continue
        sight = outer if f.sight == INHERIT else f.sight
        row = Field(name=name, shape=list(f.shape), sight=sight, kind="")
        if isinstance(f.kind, Number):
            row.kind, row.blank = "set" if f.kind.wide else f.kind.name, f.blank
        else:
            row.kind = "pile" if issubclass(f.kind, Pile) else "record"
            row.fields = fields(f.kind, sight)
        found.append(row)
    return found
