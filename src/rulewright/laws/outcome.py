"""Laws about the end of a game: places, scores that add up, and a verdict that names the winner."""

from __future__ import annotations

from random import Random

from rulewright.kernel import SPECTATOR
from rulewright.laws.cases import Case, endless
from rulewright.laws.finding import LawError, cited, place
from rulewright.match import Match
from rulewright.telling.scores import total

TAKEN_BACK = 0.03
"""How often a move is taken back when scores are checked: its notes must not count."""


def finished(case: Case, seed: int) -> Match:
    """A random game played to its end, in which some moves were taken back."""
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"][: case.seats]
    game, random = case.game, Random(seed)
    match = Match(game, case.seats, case.options, seed, names, box=case.box)
    while not match.over:
        if match.number >= game.most_moves(match.box):
            raise endless(case)
        if match.number and random.random() < TAKEN_BACK:
            match.undo()
        seat = random.choice(match.waiting)
        moves = game.legal(match.state, match.box, seat)
        match.play(seat, random.choice([a for a in moves if not game.actions.of(a).concede] or moves))
    return match


def adds_up(case: Case, seed: int) -> None:
    """At the end each player's rows add up to their score; the log and the record name the winner and the reason."""
    match = finished(case, seed)
    ranks(case, match)
    explain, verdict = getattr(case.game.tell, "breakdown", None), getattr(case.game.tell, "verdict", None)
    for name, rows, score in zip(match.names, match.breakdown, match.scores, strict=True):
        if not case.game.explains_scores:
            assert not rows
            continue
        told = [(row.what, row.amount, row.points) for row in rows]
        if total(rows) != score:
            raise LawError(
                case, f"the rows of {name} add up to {total(rows)}, not to {score}: {told}", place(explain),
                "give a row for everything that score counts, and for nothing else", cited(case.game, case.game.rules.score),
            )  # fmt: skip
        if len({row.what for row in rows}) != len(rows):
            raise LawError(
                case,
                f"two rows of {name} have one name: {told}",
                place(explain),
                "name each row of a score differently",
            )
        if not all(row.what and (row.amount or row.points is not None) for row in rows):
            raise LawError(
                case, f"a row of {name} says nothing: {told}", place(explain), "give a name and points, or no row"
            )
    first = match.names[match.places.index(min(match.places))]
    if first not in match.verdict:
        raise LawError(case, f"{match.verdict!r} does not name {first}", place(verdict), "say who won")
    assert match.journal(SPECTATOR)[-1].text == match.verdict
    assert match.lines[-1]["words"].startswith(match.verdict)
    if match.names[0] in match.journal(0)[-1].text:
        raise LawError(
            case, f"the log tells {match.names[0]} the result by name: {match.journal(0)[-1].text}", place(verdict),
            "let the message select on the player: [you] You win, *[other] { $player } wins",
        )  # fmt: skip


def ranks(case: Case, match: Match) -> None:
    """Places count from 1, ties share one, and the next comes after all of them; a stake bounds what can be lost."""
    game, places, scores = case.game, match.places, match.scores
    if case.seats > 1 and any(p != 1 + sum(q < p for q in places) for p in places):
        raise LawError(
            case, f"the places are {places}", place(game.rules.standing),
            "write 1 for the best, the same number for ties, and after two firsts a 3",
        )  # fmt: skip
    if game.stake and (sum(scores) != 0 or min(scores) < -game.stake):
        raise LawError(
            case, f"the scores are {scores}, although stake={game.stake} says that they add up to 0 and nobody loses more",
            place(game.rules.score), "mend score, or leave stake out",
        )  # fmt: skip
    beyond = game.scores(match.state, match.box)[case.seats :]
    if any(beyond):
        raise LawError(
            case, f"score gives {beyond[0]} points to a seat at which nobody plays", place(game.rules.score),
            "loop over range(box.seats)", cited(game, game.rules.score),
        )  # fmt: skip
