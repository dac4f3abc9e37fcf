"""Advice and reviews in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table

from rulewright.bots.bot import Budget
from rulewright.bots.search import Estimate
from rulewright.coach.advise import advise, summary
from rulewright.coach.compare import BANDS, FAULTS, LOOKS, Comparison, Grade
from rulewright.coach.recommendation import Question, recommend
from rulewright.coach.review import Decision, Review
from rulewright.coach.wording import expected
from rulewright.doors.terminal.screen import LOUD, QUIET, Screen
from rulewright.match import Match

SHOWN = 8
"""More moves than this are not listed."""
WORTH_A_WORD = 0.01


PLAYED_FOR = {"win": "chance to win", "score": "expected score", "place": "expected place, the best being 100%"}


def between(e: Estimate, aim: str) -> str:
    """The interval of an estimate; a narrow one with a decimal, so that it does not look exact."""
    if e.exact:
        return "exact"
    low, high = (e.low, e.high) if aim == "score" else (max(0.0, e.low), min(1.0, e.high))
    if aim != "score" and expected(low, aim) == expected(high, aim):
        return f"{low:.1%} to {high:.1%}"
    return f"{expected(low, aim)} to {expected(high, aim)}"


def show_advice(screen: Screen, match: Match, seat: int, budget: Budget, aim: str = "", meant: int = -1) -> None:
    """What each move is worth to this seat, from what it can know, and why the best one is; `meant` is held against it."""
    game, view = match.game, match.view(seat)
    aim = aim or game.aim
    found = advise(game, view, match.box, seat, budget, aim)
    compared = Comparison(game, view, match.box, seat, found, aim)
    asked = Question(game, view, match.box, match.names, seat)
    answer = recommend(asked, compared, compared.recommend(), meant)
    numbers = {move.code: i for i, move in enumerate(match.legal(seat), 1)}
    what = PLAYED_FOR[aim] if match.seats > 1 or aim == "score" else "chance of success"
    matter = {answer.best, *as_good(compared, answer.best)}
    table = Table(
        box=None, padding=(0, 2), title=f"From what you can know: {what}", title_style=LOUD, title_justify="left"
    )
    for heading in ("", "move", what, "95% interval", "games"):
        table.add_column(heading, justify="left" if heading in ("", "move") else "right")
    for e in answer.moves[:SHOWN]:
        mark = "★" if e.action == answer.best else "·" if e.action in matter else ""
        worth = [expected(e.mean, aim), between(e, aim), f"{e.visits:,}"]
        table.add_row(
            f"{mark} {numbers[e.action]}", asked.label(e.action), *worth, style="" if e.action in matter else QUIET
        )
    screen.console.print(table)
    if aim == game.aim and (told := summary(game, view, match.box, found)):
        screen.say(told)
    if (more := len(found) - SHOWN) > 0:
        rest = "1 more move looks" if more == 1 else f"{more} more moves look"
        screen.say(f"{rest} no better than the last of these.", QUIET)
    if len(matter) > 1:
        screen.say("★ is recommended. · is undecided: nothing shows that ★ is better.", QUIET)
    if answer.gap:
        screen.say(answer.verdict(asked, aim))
    if answer.why and aim == game.aim:
        screen.say(answer.why)


def as_good(compared: Comparison, best: int) -> list[int]:
    """The contenders that are not clearly worse than the best in the same imagined games."""
    others = [a for a in compared.contenders() if a != best]
    return [a for a in others if compared.gap(best, a, LOOKS[-1]).low <= 0.0]


def show_review(screen: Screen, match: Match, found: Review) -> None:
    """Best and worst decisions of each seat, in chances and, where these are gone, in points; and luck apart from skill."""
    names, states = match.names, match.states

    def say(d: Decision, action: int) -> str:
        view = match.game.view(states[d.move - 1], match.box, d.seat)
        return str(match.game.tell.label(view, match.box, names, d.seat, action))

    table = Table(box=None, padding=(0, 2), title="Luck and skill", title_style=LOUD, title_justify="left")
    for heading in ("", "start", "own mistakes", "others' mistakes", "luck", "coach's error", "result"):
        table.add_column(heading, justify="right" if heading else "left")
    for a in found.accounts:
        changes = map(change, (a.own, a.others, a.luck, a.rest))
        table.add_row(names[a.seat], f"{a.start:.0%}", *changes, f"{a.result:.0%}")
    screen.console.print(table)
    screen.say(
        "Luck is what dice and draws added. The coach's error is what is left: by so much its estimates were off.",
        QUIET,
    )
    classes = ", ".join(f"{grade} {least:.0%}" for least, grade in reversed(BANDS))
    screen.say(f"Classes by the chance to win that is lost at least: {classes}.", QUIET)
    for seat, name in enumerate(names):
        theirs = [d for d in found.decisions if d.seat == seat]
        mine = [d for d in theirs if not d.stood_in]
        screen.heading(f"{name}: {in_classes(mine)}")
        if bots := len(theirs) - len(mine):
            told = counted(bots, "more decision")
            screen.say(f"  A bot made {told}, standing in: what those cost counts as others' mistakes.", QUIET)
        for each in found.accuracies:
            if each.seat == seat:
                screen.say(f"  accuracy {each.mean:.0%} (95% interval {each.low:.0%} to {each.high:.0%})")
        for d in top([d for d in mine if d.grade in FAULTS], lambda d: d.cost):
            screen.say(
                f"  move {d.move}, {d.grade}, {say(d, d.chosen.action)}: {change(-d.cost)} against "
                f"{say(d, d.other.action)}"
            )
        for d in top(mine, points_lost):
            assert d.points
            screen.say(
                f"  move {d.move}, {say(d, d.chosen.action)}: {d.points.lost:,.1f} {match.game.unit.plural} less than "
                f"{say(d, d.points.other)}"
            )
        for d in top(mine, lambda d: d.gain):
            screen.say(f"  move {d.move}, {say(d, d.chosen.action)}: {change(d.gain)} over anything else")
        luck = [each[seat] for each in found.luck]
        for number in {luck.index(max(luck)), luck.index(min(luck))} if luck else ():
            if abs(luck[number]) >= WORTH_A_WORD:
                screen.say(f"  luck in move {number + 1}: {change(luck[number])}", QUIET)


def points_lost(d: Decision) -> float:
    return d.points.lost if d.points else 0.0


def in_classes(decisions: Sequence[Decision]) -> str:
    """How many decisions there are of each class: 12 decisions, 1 blunder, 2 mistakes, 1 undecided."""
    told = [counted(len(decisions), "decision")]
    for grade in (*reversed(FAULTS), Grade.UNDECIDED):
        n = sum(d.grade == grade for d in decisions)
        told += [counted(n, grade.value)] if n else []
    return ", ".join(told)


def counted(n: int, what: str) -> str:
    if n == 1 or what == Grade.UNDECIDED:
        return f"{n} {what}"
    return f"{n} {what[:-1]}ies" if what.endswith("y") else f"{n} {what}s"


def top(decisions: Sequence[Decision], key: Callable[[Decision], float], most: int = 3) -> list[Decision]:
    """Those with the most of something, if it is worth mentioning."""
    return sorted((d for d in decisions if key(d) >= WORTH_A_WORD), key=key, reverse=True)[:most]


def change(x: float) -> str:
    return f"{x:+.0%}".replace("-", "\N{MINUS SIGN}").replace("+0%", "0%").replace("\N{MINUS SIGN}0%", "0%")
