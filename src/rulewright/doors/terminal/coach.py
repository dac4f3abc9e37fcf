"""The coach's advice and reviews as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rich.table import Table

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.compare import BANDS, CONTENDERS, FAULTS, Comparison, compare
from rulewright.coach.explain import Question
from rulewright.coach.grade import Grade
from rulewright.coach.recommendation import about, considered, recommend
from rulewright.coach.review import Decision, Review
from rulewright.coach.wording import expected
from rulewright.doors.terminal.messages import SAY
from rulewright.doors.terminal.screen import LOUD, QUIET, Screen
from rulewright.kernel.game import Game
from rulewright.match import Match, Move
from rulewright.telling.language import figure, number

WORTH_A_WORD = 0.01


def between(e: Estimate, aim: str) -> str:
    """The interval of an estimate; a narrow one gets a decimal, so that it does not look exact."""
    if e.exact:
        return SAY("exact")
    if aim != "score" and expected(e.low, aim) == expected(e.high, aim):
        return SAY("interval", low=figure(f"{e.low:.1%}"), high=figure(f"{e.high:.1%}"))
    return SAY("interval", low=expected(e.low, aim), high=expected(e.high, aim))


class Shown(Protocol):
    """The input to advice: a match, or as much of it as one seat sees."""

    @property
    def game(self) -> Game: ...
    @property
    def box(self) -> Any: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def seats(self) -> int: ...

    def view(self, seat: int) -> Any: ...
    def legal(self, seat: int) -> Sequence[Move]: ...


def show_advice(screen: Screen, match: Shown, seat: int, budget: Budget, aim: str = "", meant: int = -1) -> None:
    """Show what each move is worth to this seat, from its own view, and why the best one is; `meant` is compared with it."""
    game, view = match.game, match.view(seat)
    asked = Question(game, view, match.box, match.names, seat)
    compared, aim = (compare(game, view, match.box, seat, budget, aim), aim) if aim else considered(asked, budget)
    answer = recommend(asked, compared, meant)
    numbers = {move.code: i for i, move in enumerate(match.legal(seat), 1)}
    what = SAY(f"aim-{aim}") if match.seats > 1 or aim == "score" else SAY("chance-of-success")
    matter = {answer.best, *as_good(compared)}
    table = Table(
        box=None, padding=(0, 2), title=SAY("from-what-you-know", what=what), title_style=LOUD, title_justify="left"
    )
    table.add_column("")
    table.add_column(SAY("heading-move"))
    for heading in (what, SAY("heading-interval"), SAY("heading-games")):
        table.add_column(heading, justify="right")
    for e in answer.moves:
        mark = "★" if e.action == answer.best else "·" if e.action in matter else ""
        worth = [expected(e.mean, aim), between(e, aim), number(e.visits)]
        table.add_row(
            f"{mark} {numbers[e.action]}", asked.label(e.action), *worth, style="" if e.action in matter else QUIET
        )
    screen.console.print(table)
    if told := about(asked, compared):
        screen.say(told)
    if (more := len(compared.found) - len(answer.moves)) > 0:
        screen.say(SAY("more-moves", count=more), QUIET)
    if len(matter) > 1:
        screen.say(SAY("legend"), QUIET)
    if answer.gap:
        screen.say(answer.verdict(asked, aim))
    if answer.why:
        screen.say(answer.why)


def as_good(compared: Comparison) -> list[int]:
    """The contenders that are not clearly worse than the best in the same simulated games."""
    others = [a for a in compared.ranked[:CONTENDERS] if a != compared.best]
    return [a for a in others if not compared.gap(compared.best, a).clear]


def show_review(screen: Screen, match: Match, found: Review) -> None:
    """Show each seat's best and worst decisions, in winning chances or, once those are gone, in points; and luck separately from
    skill."""
    names = match.names
    table = Table(box=None, padding=(0, 2), title=SAY("luck-and-skill"), title_style=LOUD, title_justify="left")
    table.add_column("")
    for heading in ("start", "moves", "luck", "result"):
        table.add_column(SAY(f"heading-{heading}"), justify="right")
    for a in found.accounts:
        parts = ((a.moves, a.moves_give), (a.luck, a.luck_give))
        table.add_row(names[a.seat], share(a.start), *(f"{change(x)} ± {share(y)}" for x, y in parts), share(a.result))
    screen.console.print(table)
    screen.say(SAY("luck-explained"), QUIET)
    classes = ", ".join(f"{SAY(f'class-{grade}')} {share(least)}" for least, grade in reversed(BANDS))
    screen.say(SAY("classes", classes=classes), QUIET)
    for seat, name in enumerate(names):
        theirs = [d for d in found.decisions if d.seat == seat]
        mine = [d for d in theirs if not d.stood_in]
        screen.heading(f"{name}: {in_classes(mine)}")
        if bots := len(theirs) - len(mine):
            screen.say(SAY("stood-in", count=bots), QUIET)
        for each in found.accuracies:
            if each.seat == seat:
                screen.say(SAY("accuracy", mean=share(each.mean), low=share(each.low), high=share(each.high)))
        for sentence in notable(match, mine):
            screen.say(sentence)
        luck = [each[seat] for each in found.luck]
        for at in {luck.index(max(luck)), luck.index(min(luck))} if luck else ():
            if abs(luck[at]) >= WORTH_A_WORD:
                screen.say(SAY("luck-in", number=str(at + 1), luck=change(luck[at])), QUIET)


def notable(match: Match, decisions: Sequence[Decision]) -> Iterator[str]:
    """The worst of a player's decisions, by chances and then by points, and the best."""
    states = match.states

    def say(d: Decision, action: int) -> str:
        view = match.game.view(states[d.move - 1], match.box, d.seat)
        return str(match.game.tell.label(view, match.box, match.names, d.seat, action))

    for d in top([d for d in decisions if d.grade in FAULTS], lambda d: d.cost):
        yield SAY(
            "fault",
            number=str(d.move),
            **{"class": SAY(f"class-{d.grade}")},
            chosen=say(d, d.chosen.action),
            change=change(-d.cost),
            other=say(d, d.other.action),
        )
    for d in top(decisions, points_lost):
        assert d.points
        yield SAY(
            "points-less",
            number=str(d.move),
            chosen=say(d, d.chosen.action),
            points=figure(f"{d.points.lost:,.1f}"),
            unit=match.game.unit.plural,
            other=say(d, d.points.other),
        )
    for d in top(decisions, lambda d: d.gain):
        yield SAY("over-anything", number=str(d.move), chosen=say(d, d.chosen.action), gain=change(d.gain))


def points_lost(d: Decision) -> float:
    return d.points.lost if d.points else 0.0


def in_classes(decisions: Sequence[Decision]) -> str:
    """The number of decisions in each class: 12 decisions, 1 blunder, 2 mistakes, 1 undecided."""
    told = [SAY("decisions", count=len(decisions))]
    for grade in (*reversed(FAULTS), Grade.UNDECIDED):
        n = sum(d.grade == grade for d in decisions)
        told += [SAY(f"count-{grade}", count=n)] if n else []
    return ", ".join(told)


def share(x: float) -> str:
    return figure(f"{x:.0%}")


def top(decisions: Sequence[Decision], key: Callable[[Decision], float], most: int = 3) -> list[Decision]:
    """The decisions with the highest values, if large enough to mention."""
    return sorted((d for d in decisions if key(d) >= WORTH_A_WORD), key=key, reverse=True)[:most]


def change(x: float) -> str:
    return figure(f"{x:+.0%}".replace("+0%", "0%").replace("-0%", "0%"))
