"""The coach: advice for people who play alone or against bots, reviews of finished matches, and guided first games.

It runs in a low-priority process, in short pieces and fair turns, so no table waits for it. A lesson is the same for everyone
and hides nothing that matters, so it is generated once and cached: a learner needs no table, and may disconnect and come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, TypeVar, cast

import msgspec

from rulewright import games
from rulewright.coach.compare import BANDS
from rulewright.coach.review import settle
from rulewright.doors.contract.coach import Account, Accuracy, Advice, Aim, Retry, Review, ReviewedDecision, ReviewSoFar
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.records import Lesson as LessonAnswer
from rulewright.doors.contract.records import LessonFrame, LessonStep
from rulewright.doors.describe import other_clauses, other_help, other_summary
from rulewright.doors.server.codec import stored
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs import coach
from rulewright.doors.server.jobs.coach import Again, Looked, Outcome, Part, Position
from rulewright.doors.server.jobs.pool import Crowded, Pool
from rulewright.doors.server.jobs.records import PlayedMatch
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.table import Table
from rulewright.doors.server.matches.archive import nameless, with_names
from rulewright.doors.server.render import card_names, grid_contents, jsonable_box, moves, note, result_of
from rulewright.doors.server.store import archives, matches, results
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import BOT, OVER
from rulewright.doors.server.translations import SAY
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.lessons import Lesson
from rulewright.match import Match
from rulewright.match.header import shown_name
from rulewright.match.lesson import LessonMove, lesson_moves, table
from rulewright.telling.language import each_language, language

A = TypeVar("A")

PATIENCE = 60.0
"""Timeout of a request, in seconds: the first one waits for the process to start and load compiled code."""
WAITING = 2
"""How many requests one guest may have waiting."""
PIECE = 4
"""How many moves of a finished game are reviewed in one turn."""
LONGEST = 1500
"""The most moves of a game that can be reviewed."""
AT_ONCE = 2
"""The most reviews in progress for one guest."""


def alone(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether all other seats are bots', so that advice puts no other person at a disadvantage."""
    return all(s.seat == seat or s.kind == BOT for s in seats)


class Coach:
    """Advice and reviews; one instance in each server process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.pool = Pool(1, nice=10)
        self._making: dict[tuple[str, str], tuple[str, float]] = {}
        """The reviews in progress: the guest each is for, and its progress from 0 to 1."""
        self._failed: dict[tuple[str, str], Fault] = {}

    def close(self) -> None:
        self.pool.close()

    async def _prepared(self, game: Game) -> None:
        if not game.solver and not await self.context.compile_jobs.get_ready(game, most=0.5):
            raise Fault(503, SAY("coach-not-ready", game=game.title))

    # ------------------------------------------------------------ advice

    async def advice(self, table: Table, seat: int, meant: int, payer: Payer) -> Advice:
        """What the moves of this seat are worth now; refused if another person plays."""
        if not alone(table.seats, seat):
            raise Fault(403, SAY("coach-people"))
        match = table.begun
        if match.over:
            raise Fault(409, SAY("coach-over"))
        if seat not in match.waiting:
            raise Fault(409, SAY("coach-nothing"))
        await self._prepared(table.game)
        number, address = match.number, games.address(table.game)
        box, view = match.box, match.view(seat)
        asked = Position(address, box.pack(), view.pack(), seat, tuple(match.names), box.texts, meant, number)
        if not table.row.practice:
            await self.context.database.write(lambda c: matches.change(c, table.id, practice=True))
            await table.catch_up()
        if table.row.deal:
            await self.context.database.write(lambda c: results.help_with_deal(c, table.id))
        found: Advice = await self._do(coach.advice, asked, payer)
        return found

    async def _do(self, task: Any, argument: Any, payer: Payer, rank: int = 0, most: int = WAITING) -> Any:
        try:
            return await self.pool.do(task, argument, PATIENCE, payer, rank, most)
        except Crowded:
            raise Fault(429, SAY("coach-busy")) from None
        except TimeoutError:
            raise Fault(503, SAY("coach-late")) from None

    # ------------------------------------------------------------ reviews

    async def review(self, match: str, payer: Payer) -> ReviewSoFar:
        """The review of a finished match, or its progress; the first request starts it."""
        key = match, language()
        if key in self._failed:
            raise self._failed.pop(key)
        if key not in self._making:
            row, known = await self.context.database.read(
                lambda c: (matches.match_row(c, match), archives.read_reviews(c, match))
            )
            row = _over(row)
            if known and (language() in known or await self.context.lost(row, payer)):
                found = known.get(language(), next(iter(known.values())))
                return ReviewSoFar(share=1.0, review=_named(found, row, Review))
            finished = await self._replayable(row, payer)
            if key in self._making:  # another request was faster
                return await self.review(match, payer)
            if sum(guest == payer.guest for guest, _ in self._making.values()) >= AT_ONCE:
                raise Fault(429, SAY("reviews-most"))
            self._making[key] = payer.guest, 0.0
            self.context.spawn(self._make(match, finished, payer), f"reviewing match {match}")
        return ReviewSoFar(share=round(self._making[key][1], 3), review=None)

    async def _replayable(self, row: MatchRow, payer: Payer) -> PlayedMatch:
        """A finished match without its names, ready to be reviewed."""
        if row.number > LONGEST:
            raise Fault(413, SAY("review-too-long"))
        game = await self.context.rules_of(row, payer)
        await self._prepared(game)
        story = await matches.fetch(self.context.database, row.id)
        assert story
        return PlayedMatch(games.address(game), nameless(row), story.lines)

    async def again(self, match: str, move: int, payer: Payer) -> Retry:
        """A decision of a finished match, to be made again."""
        return await self._decision(coach.again, match, (move, -1), payer, Retry)

    async def tried(self, match: str, move: int, code: int, payer: Payer) -> ReviewedDecision:
        """What another choice at a decision of a finished match would have been worth."""
        return await self._decision(coach.tried, match, (move, code), payer, ReviewedDecision)

    async def _decision(self, task: Any, match: str, chosen: tuple[int, int], payer: Payer, kind: type[A]) -> A:
        row = _over(await self.context.database.read(lambda c: matches.match_row(c, match)))
        found = await self._do(task, Again(await self._replayable(row, payer), *chosen), payer)
        if found is None:
            raise Fault(404, SAY("no-decision", move=str(chosen[0])))
        return _named(found, row, kind)

    async def _make(self, match: str, finished: PlayedMatch, payer: Payer) -> None:
        """Review a game piece by piece, waiting for a turn for each."""
        key = match, language()
        try:
            outcome: Outcome = await self._do(coach.measure, finished, payer, rank=1, most=0)
            found = Looked([], [])
            for first in range(0, outcome.moves, PIECE):
                part = Part(finished, first, min(first + PIECE, outcome.moves))
                looked: Looked = await self._do(coach.look, part, payer, rank=1, most=0)
                found.chances.extend(looked.chances)
                found.decisions.extend(looked.decisions)
                self._making[key] = payer.guest, part.last / (outcome.moves + 1)
            made = await asyncio.to_thread(told, finished, found, outcome)
            await self.context.database.write(
                lambda c: archives.keep_review(c, match, key[1], msgspec.to_builtins(made))
            )
        except Fault as e:
            self._failed[key] = e
        finally:
            del self._making[key]


def _over(row: MatchRow | None) -> MatchRow:
    """Refuse matches that are unknown or not over."""
    if row is None:
        raise Fault(404, SAY("no-record"))
    if row.status != OVER:
        raise Fault(409, SAY("review-not-over"))
    return row


def _named(nameless: object, row: MatchRow, kind: type[A]) -> A:
    """What was told of a `nameless` match, with the players' names."""
    assert row.header
    names = [shown_name(name) for name in row.header["seats"]]
    return stored(msgspec.json.decode(with_names(msgspec.json.encode(nameless), names)), kind)


def told(finished: PlayedMatch, found: Looked, outcome: Outcome) -> Review:
    """The review in the form in which it is sent."""
    made = settle([d for d, _ in found.decisions], found.chances, outcome.result, outcome.gave_up)
    header = finished.row.header
    assert header
    return Review(
        names=[shown_name(name) for name in header["seats"]],
        aim=cast(Aim, games.load(finished.game).aim),
        curve=made.curve,
        moved=made.moved,
        luck=made.luck,
        decisions=[shown for _, shown in found.decisions],
        accounts=[Account(**asdict(account)) for account in made.accounts],
        accuracies=[Accuracy(**asdict(accuracy)) for accuracy in made.accuracies],
        unit=games.load(finished.game).unit.plural,
        classes={grade: least for least, grade in reversed(BANDS)},
    )


# ---------------------------------------------------------------- lessons


@each_language
def lesson(game: Game) -> LessonAnswer | None:
    """The whole lesson of a game; None if it has none."""
    if game.lesson is None:
        return None
    match, you = table(game, game.lesson), game.lesson.seat
    frames, made = [_frame(match, you, 0, 0)], list[LessonMove]()
    for taken in lesson_moves(match, game.lesson):
        last = frames[-1]
        if taken.seat == you:
            last.moves = moves(match, [taken.move])
        made.append(taken)
        turn = sum(each.seat == you for each in made)
        frames.append(_frame(match, you, turn, last.notes_from + len(last.notes)))
    return LessonAnswer(
        game=game.name,
        you=you,
        names=match.names,
        box=jsonable_box(game, match.box),
        faces=card_names(game, match.box),
        help=other_help(game, match.box),
        clauses=other_clauses(game, match.box),
        summary=other_summary(game, match.box),
        options=match.header["options"],
        steps=_steps(game.lesson, made),
        frames=frames,
    )


def _frame(match: Match, you: int, turn: int, seen: int) -> LessonFrame:
    """The current position, with the learner's notes since the last frame. The caller sets `moves` if the learner moves next."""
    view = match.state if match.over else match.view(you)
    return LessonFrame(
        number=match.number,
        turn=turn,
        waiting=match.waiting,
        view=jsonable(view),
        derived=cast(Any, derived_if_possible(match.game, view, match.box, you)),
        moves=[],
        notes=[note(n, told) for n, told in enumerate(match.journal(you)[seen:], seen)],
        notes_from=seen,
        over=result_of(match),
        text=match.board(you),
        grids=grid_contents(match, view),
    )


def _steps(lesson: Lesson, made: list[LessonMove]) -> list[LessonStep]:
    """The steps of a lesson, each with the moves that belong to it."""
    found, first = [], 0
    for n, step in enumerate(lesson.steps):
        own = [taken.move for taken in made if taken.step == n and taken.seat == lesson.seat]
        found.append(
            LessonStep(
                say=step.say,
                point=step.point,
                clause=step.clause,
                first=first,
                codes=[move.code for move in own],
                labels=[move.label for move in own],
                others=len(step.others),
            )
        )
        first += len(own) + len(step.others)
    return found
