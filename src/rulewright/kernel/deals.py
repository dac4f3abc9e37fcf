"""Deals by grade: which seeds are easy, medium and hard, and which is the deal of a day, for games whose solver graded some.

The grades lie in `deals.json` beside the rules, a number for each seed from 0 on: 0 cannot be won, and the more the easier.
Puzzles lie in `puzzles.json`: positions in which just one thing wins, each as a seed, the moves made so far and a rating.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

FILE, PUZZLES = "deals.json", "puzzles.json"
GRADES = ("easy", "medium", "hard")
NEAR = 20
EPOCH = date(2026, 1, 1)
STEP = 7919
"""Days go through the deals so many apart: a prime, so that neighbouring days have nothing in common."""


@cache
def known(home: Path) -> tuple[int, ...]:
    """The grade of each deal from seed 0 on; empty where none was graded."""
    path = home / FILE
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else ()


@cache
def by_grade(home: Path) -> dict[str, list[int]]:
    """The seeds of each grade: of all deals that can be won, a third each, the easiest first."""
    grades = known(home)
    seeds = sorted((seed for seed, grade in enumerate(grades) if grade), key=lambda seed: -grades[seed])
    third = -(-len(seeds) // len(GRADES))
    return {grade: seeds[i * third : (i + 1) * third] for i, grade in enumerate(GRADES)}


def grade_of(home: Path, seed: int) -> str:
    """The grade of a deal; nothing for one that was not graded or cannot be won."""
    return next((grade for grade, seeds in by_grade(home).items() if seed in seeds), "")


def chosen(home: Path, grade: str, k: int) -> int:
    """The k-th deal of a grade, in no particular order."""
    seeds = by_grade(home)[grade]
    return seeds[k * STEP % len(seeds)]


@dataclass(frozen=True)
class Puzzle:
    """A position of a deal after some moves of its only player, and how hard it is."""

    number: int
    seed: int
    codes: tuple[int, ...]
    rating: int


@cache
def puzzles(home: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order in which they were found."""
    path = home / PUZZLES
    found = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return tuple(Puzzle(n, seed, tuple(codes), rating) for n, (seed, codes, rating) in enumerate(found))


def puzzle_near(home: Path, rating: int, k: int) -> Puzzle:
    """A puzzle about as hard as that: the k-th of the twenty that come nearest."""
    near = sorted(puzzles(home), key=lambda p: (abs(p.rating - rating), p.number))[:NEAR]
    return near[k % len(near)]


def daily(home: Path, day: date) -> tuple[int, str]:
    """The deal of a day and its grade: the same everywhere, and one that can be won."""
    n = (day - EPOCH).days
    grade = GRADES[n % len(GRADES)]
    return chosen(home, grade, n // len(GRADES)), grade
