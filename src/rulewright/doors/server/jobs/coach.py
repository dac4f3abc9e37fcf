"""The coach's work, in worker processes: what the moves of a position are worth and why, and reviews of finished games.

A position holds a view and never a state; only finished matches are read in full.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from rulewright import games
from rulewright.bots.bot import candidates
from rulewright.bots.search import Estimate
from rulewright.coach.compare import FAULTS, THOUGHT, Gap
from rulewright.coach.explain import WORLDS, Question, in_words, reason
from rulewright.coach.recommendation import about, considered, recommend
from rulewright.coach.review import Decision, Reviewer
from rulewright.doors.contract import coach as contract
from rulewright.doors.contract.coach import Advice, Aim, PointsLost, Retry, ReviewedDecision, ReviewedMove, Worth
from rulewright.doors.server.jobs.records import PlayedMatch
from rulewright.doors.server.render import grid_contents, moves
from rulewright.doors.server.store.schema import MOVE, STOOD_IN, UNDO
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.jsonable import Json, jsonable
from rulewright.kernel.structs import GameState
from rulewright.match import Move as Legal


@dataclass(frozen=True, repr=False)
class Position:
    """Everything the coach gets: the game, box and view as packed bytes, the seat, and the players' names.

    `meant` is the move to compare with the best one; -1 stands for the second best.
    """

    game: str
    box: bytes
    view: bytes
    seat: int
    names: tuple[str, ...]
    texts: dict[str, list[str]]
    meant: int = -1
    number: int = 0
    """Moves made so far."""


def advice(asked: Position) -> Advice:
    """What each move is worth to a seat, judged from its view: best first, with the reason for the best one."""
    game = games.load(asked.game)
    box, view = game.box.unpack(asked.box), game.state.unpack(asked.view)
    box.texts = asked.texts
    question = Question(game, view, box, asked.names, asked.seat)
    compared, aim = considered(question, THOUGHT)
    found = recommend(question, compared, asked.meant)
    return Advice(
        aim=cast(Aim, aim),
        alone=len(asked.names) == 1,
        moves=[Worth(**estimated(e), label=question.label(e.action)) for e in found.moves],
        total=len(compared.found),
        best=found.best,
        other=found.other,
        gap=measured(found.gap) if found.gap else None,
        verdict=found.verdict(question, aim),
        why=found.why,
        summary=about(question, compared),
        number=asked.number,
    )


def estimated(e: Estimate) -> Json:
    """What a move is worth, without its label."""
    return {
        "code": e.action,
        "worth": e.mean,
        "low": e.low,
        "high": e.high,
        "exact": e.exact,
        "sure": e.sure,
        "tries": e.visits,
    }


def measured(gap: Gap) -> contract.Gap:
    return contract.Gap(worth=gap.mean, low=gap.low, high=gap.high, exact=gap.exact, tries=gap.games)


# ---------------------------------------------------------------- a finished game


@dataclass(frozen=True, repr=False)
class Part:
    """Some moves of a finished game to review: from `first` up to, but not including, `last`."""

    finished: PlayedMatch
    first: int
    last: int


@dataclass(frozen=True)
class Looked:
    """The review of a part: which moves involved chance, and each decision with its description."""

    chances: list[bool]
    decisions: list[tuple[Decision, ReviewedDecision]]


@dataclass(frozen=True)
class Outcome:
    """How many moves a finished game had, its result for each seat, and whether a seat conceded."""

    moves: int
    result: list[float]
    gave_up: bool


class Played:
    """A match replayed: the state before every move that was not undone, and the replay frame of each."""

    def __init__(self, finished: PlayedMatch) -> None:
        stack: list[tuple[int, int, bool]] = []
        for n, (kind, self.match) in enumerate(finished.play()):
            line = finished.lines[n - 1] if n else None
            if line and kind == UNDO:
                del stack[-max(1, line.code) :]
            elif line and kind == MOVE:
                stack.append((n, len(line.codes), line.made_by == STOOD_IN))
        self.states = self.match.states
        self.moves = [(made["seat"], made["code"]) for made in self.match.made]
        self.frames = [n for n, size, _ in stack for _ in range(size)]
        self.stood_in = [bot for _, size, bot in stack for _ in range(size)]


_played: list[tuple[str, Played]] = []
"""In a worker process: the match reviewed last."""


def _again(finished: PlayedMatch) -> Played:
    if not _played or _played[0][0] != finished.row.id:
        _played[:] = [(finished.row.id, Played(finished))]
    return _played[0][1]


def measure(finished: PlayedMatch) -> Outcome:
    """Replay a finished game for its length and result."""
    played = _again(finished)
    match = played.match
    gave_up = bool(played.moves) and played.moves[-1][1] in match.game.actions.concessions()
    return Outcome(
        len(played.moves),
        match.game.worth(played.states[-1], match.box, match.places if match.agreed else None),
        gave_up,
    )


def look(part: Part) -> Looked:
    """Review some moves of a finished game."""
    played = _again(part.finished)
    reviewer, found = Reviewer(played.match.game, played.match.box, THOUGHT), Looked([], [])
    for n in range(part.first, part.last):
        found.chances.append(reviewer.chancy(played.states[n], *played.moves[n], played.states[n + 1]))
        if decision := reviewer.decision(n + 1, played.states[n], *played.moves[n]):
            decision = replace(decision, stood_in=played.stood_in[n])
            found.decisions.append((decision, _told(played, n, decision)))
    return found


@dataclass(frozen=True, repr=False)
class Again:
    """A decision of a finished game to be made again: the number of its move, and the code that is tried."""

    finished: PlayedMatch
    move: int
    tried: int = -1


def again(asked: Again) -> Retry | None:
    """The table before a decision, as its seat saw it; None if there was nothing to decide."""
    if (found := _before(asked)) is None:
        return None
    played, state, seat = found
    match, mask = played.match, played.match.game.rules.waiting(state)
    game, box = match.game, match.box
    view = game.view(state, box, seat)
    labelled = [
        Legal(code, game.tell.label(view, box, match.names, seat, code), *game.actions.decode(code))
        for code in candidates(game, view, box, seat)
    ]
    return Retry(
        number=asked.move - 1,
        seat=seat,
        waiting=[i for i in range(match.seats) if (mask >> i) & 1],
        view=jsonable(view),
        derived=cast(Any, derived_if_possible(game, view, box, seat)),
        moves=moves(match, labelled),
        grids=grid_contents(match, view),
    )


def tried(asked: Again) -> ReviewedDecision | None:
    """What the review would say if this move had been made; None if there is no such choice."""
    found = _before(asked)
    if found is None:
        return None
    played, state, seat = found
    decision = Reviewer(played.match.game, played.match.box, THOUGHT).decision(asked.move, state, seat, asked.tried)
    return _told(played, asked.move - 1, decision) if decision else None


def _before(asked: Again) -> tuple[Played, GameState, int] | None:
    """The replayed match, the state before a move, and who made it; None if there was no such move, or no choice."""
    played, n = _again(asked.finished), asked.move - 1
    if not 0 <= n < len(played.moves):
        return None
    match, state, seat = played.match, played.states[n], played.moves[n][0]
    view = match.game.view(state, match.box, seat)
    return (played, state, seat) if len(candidates(match.game, view, match.box, seat)) > 1 else None


def _told(played: Played, n: int, found: Decision) -> ReviewedDecision:
    """A decision as it is shown to readers: the frame before it, the move made, a better one if there was one, and why."""
    match, seat = played.match, found.seat
    view = match.game.view(played.states[n], match.box, seat)

    def named(e: Estimate) -> ReviewedMove:
        verb, arguments = match.game.actions.decode(e.action)
        label = match.game.tell.label(view, match.box, match.names, seat, e.action)
        return ReviewedMove(**estimated(e), label=label, verb=verb, arguments=arguments)

    chosen, other, why = named(found.chosen), named(found.other), ""
    if found.grade in FAULTS:
        asked = Question(match.game, view, match.box, match.names, seat)
        because = reason(asked, other.code, chosen.code, worlds=WORLDS // 2)
        why = in_words(because, other.label, chosen.label)
    points = found.points
    told = PointsLost(
        lost=points.lost,
        gap=measured(points.gap),
        label=match.game.tell.label(view, match.box, match.names, seat, points.other),
    ) if points and points.lost else None  # fmt: skip
    return ReviewedDecision(
        points=told,
        move=found.move,
        frame=played.frames[n] - 1,
        seat=seat,
        chosen=chosen,
        other=other,
        gap=measured(found.gap),
        grade=found.grade,
        choices=len(candidates(match.game, view, match.box, seat)),
        cost=found.cost,
        gain=found.gain,
        why=why,
        stood_in=found.stood_in,
    )
