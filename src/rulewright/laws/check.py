"""`rulewright check`: every law, one after the other, in a few seconds or as long as you like."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import count

from rulewright.kernel import Game
from rulewright.kernel.engines.checked import endings_in_sight
from rulewright.kernel.engines.diagnostics import vet
from rulewright.kernel.engines.mistakes import facts, is_ours, mistakes
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.rule import RuleError
from rulewright.laws import advice, engines, legality, notes, outcome, revelation, secrecy, text, translations
from rulewright.laws.cases import Case, cases, few_cases, seat_counts, walk
from rulewright.laws.finding import Finding, LawError, Raised, line_of, raised_at
from rulewright.match.lesson import rehearse as rehearse_lesson

SECONDS, LONG = 3.0, 60.0
"""For how long laws are tried in games, by default and with `--long`."""
PATIENCE = 60.0
"""Seconds after which a law that is still being tried means a loop without end: machines may be busy."""
COMPARED, COMPARED_LONG = 30, 1000
"""How many compiled games are compared with interpreted ones, for each setup."""

Law = Callable[[Case, int], None]


@dataclass(frozen=True)
class Limits:
    """How much is tried. Each round plays every law once in every setup, with another seed, until the time is over."""

    seconds: float = SECONDS
    every_pair: bool = False
    compared: int = COMPARED
    """0: nothing is compiled."""


QUICK, THOROUGH = Limits(), Limits(LONG, True, COMPARED_LONG)


def ends(case: Case, seed: int) -> None:
    """Games end within their bound."""
    for _ in walk(case, 100 + seed):
        pass


def keeps_secrets(case: Case, seed: int) -> None:
    secrecy.keeps_secrets(case, range(200 + seed, 202 + seed))


def refuses(case: Case, seed: int) -> None:
    if hasattr(case.game.tell, "obstacle"):
        text.refuses_to_the_point(case, range(300 + seed, 301 + seed))


LAWS: tuple[Law, ...] = (
    engines.fits_its_fields,
    ends,
    legality.law_is_exact,
    legality.conserves,
    text.speaks,
    legality.repeats,
    legality.tidies,
    legality.packs,
    outcome.adds_up,
    refuses,
    secrecy.two_worlds,
    keeps_secrets,
    secrecy.worlds_play_on,
    partial(revelation.learns_what_is_declared, events=6),
    partial(advice.advice_is_allowed, most=8),
    advice.heuristic_games_end,
    advice.imagined_games_are_allowed,
    advice.solver_is_allowed,
)
"""The laws that are tried by playing, the most basic ones first."""


def check(game: Game, limits: Limits = QUICK) -> Iterator[Finding]:
    """What is wrong with a game: first in its files, then, if those can be read, in games played by its rules."""
    unread = [*in_files(game)]
    yield from unread
    if unread:
        return
    said, playable = set[str](), True
    for finding, stops in in_code(game):
        if not finding.repeats(said):
            yield finding
        playable = playable and not stops
    for finding in in_play(game, limits) if playable else ():
        if not finding.repeats(said):
            yield finding


# ---------------------------------------------------------------- as written


def in_files(game: Game) -> Iterator[Finding]:
    """What is wrong with clauses, box, help and lesson."""
    unfit = [Finding(said) for said in facts(game)]
    yield from unfit
    for name, look in (
        ()
        if unfit
        else (
            ("clauses.toml", lambda: game.written_clauses),
            ("box.toml", lambda: [game.make_box({}, seats) for seats in seat_counts(game)]),
            ("clauses.toml", lambda: game.clauses),
            ("help.toml", lambda: game.help(game.usual_box)),
            ("lesson.toml", lambda: game.lesson),
        )
    ):
        try:
            look()
        except Exception as e:
            at = raised_at(game, e)
            said = " ".join(str(e).split())
            yield Finding(said if name in said or at else f"{name}: {said}", at)
            return


def in_code(game: Game) -> Iterator[tuple[Finding, bool]]:
    """Mistakes that are visible in the source, and whether they stand in the way of playing."""
    try:
        if not is_ours(game):
            yield from ((Finding(said), True) for said in mistakes(game))
        vet(random_play(game))
    except RuleError as e:
        yield Finding(str(e)), True
    for look in (notes.faults, translations.speaks_each_language):
        yield from ((finding, False) for finding in guarded(game, partial(look, game)))


def guarded(game: Game, look: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        yield from look()
    except Exception as e:
        yield of_error(game, None, e)


# ---------------------------------------------------------------- as played


def in_play(game: Game, limits: Limits) -> Iterator[Finding]:
    """Try each law in every setup until it is broken or the time is over; each is tried at least once."""
    end = time.monotonic() + limits.seconds
    kept, plays = {*LAWS}, True
    setups = cases(game) if limits.every_pair else few_cases(game)
    for seed in count():
        for at, case in enumerate(setups):
            for law in [law for law in LAWS if law in kept]:
                if time.monotonic() > end and (seed or at or law is advice.solver_is_allowed):
                    break
                finding = tried(game, case, partial(law, case, seed))
                if finding is not None:
                    kept.discard(law)
                    if finding.mend == DEFECT and len(kept) < len(LAWS) - 1:
                        continue  # it follows from what was found before
                    plays = plays and not finding.raised and law not in (engines.fits_its_fields, ends)
                    yield finding
                    if law is engines.fits_its_fields and not finding.at:
                        return  # every other law would stumble over the same rule
        if time.monotonic() > end or not kept:
            break
    if not plays:  # the lesson and compiled games would fail in the same way
        return
    yield from lesson(game)
    if limits.compared:
        for case in setups[: None if limits.every_pair else 1]:
            finding = tried(game, case, partial(engines.engines_agree, case, limits.compared), True)
            if finding is not None:
                yield finding
                return


def tried(game: Game, case: Case, law: Callable[[], None], compiles: bool = False) -> Finding | None:
    """The finding of a law, or of an error in the game's own code. Compiling may take long; a law that plays may not."""
    try:
        with nullcontext() if compiles else endings_in_sight(PATIENCE):
            law()
    except LawError as e:
        return e.finding
    except Exception as e:
        return of_error(game, case, e)
    return None


def of_error(game: Game, case: Case | None, e: Exception) -> Finding:
    """An error as a finding: with the line of the game's own files where it came from."""
    if isinstance(e, LawError):
        return e.finding
    said = " ".join(str(e).split()) or type(e).__name__
    if isinstance(e, KeyError):
        said = said.strip("'\"").replace(f"{game.home}/", "")
    if isinstance(e, RuleError):
        return Raised(said, when=str(case or ""))
    at = raised_at(game, e)
    if not at:
        theirs = str(game.home) in said  # it names a file of the game
        said, mend = said.replace(f"{game.home}/", ""), "" if theirs else DEFECT
        return Raised(said, mend=mend, when=str(case or ""))
    if not isinstance(e, KeyError) and type(e) is not ValueError:
        said = f"{type(e).__name__}: {said}"
    mend = A_PILE if PILE.search(said) else MENDS.get(type(e), "")
    said = said if isinstance(e, KeyError) and " " in said else f"this fails with {said}"
    return Raised(said, at, mend=mend, when=str(case or ""))


PILE = re.compile(r"'Pile\w+'")
A_PILE = "a pile is no list: use push(), draw(), take() and lift(), and its fields card and n"
DEFECT = "this may be a defect of Rulewright: please report it"
MENDS: dict[type, str] = {
    IndexError: "see whether the index can be negative or as large as the list",
    ZeroDivisionError: "test for 0 before you divide",
    AttributeError: "declare the field in state, or mend its name",
    RecursionError: "write it as a loop",
}


def lesson(game: Game) -> Iterator[Finding]:
    """A lesson can be played as written."""
    try:
        if game.lesson is not None:
            rehearse_lesson(game)
    except Exception as e:
        said = f"the lesson cannot be played: {' '.join(str(e).split())}"
        yield Finding(said, line_of(game.home / "lesson.toml", "[[step]]"), mend="rulewright lesson shows its moves")
