"""Graded deals: easy, medium and hard seeds, and the deal of the day, for games whose solver has graded some.

`deals.json`, beside the rules, holds a grade for each seed from 0 on: 0 cannot be won, and higher is easier.
`puzzles.json` holds positions with only one winning choice, each as a seed, the moves made so far and a rating.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path

FILE, PUZZLES = "deals.json", "puzzles.json"
GRADES = ("easy", "medium", "hard")
NEAR = 20
EPOCH = date(2026, 1, 1)
STEP = 7919
"""The stride from one day's deal to the next: a prime, so that neighbouring days have nothing in common."""


@cache
def known(home: Path) -> tuple[int, ...]:
    """The grade of each deal from seed 0 on; empty if none was graded."""
    path = home / FILE
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else ()


@cache
def by_grade(home: Path) -> dict[str, list[int]]:
    """The seeds of each grade: a third each of all deals that can be won, the easiest first."""
    grades = known(home)
    seeds = sorted((seed for seed, grade in enumerate(grades) if grade), key=lambda seed: -grades[seed])
    third = -(-len(seeds) // len(GRADES))
    return {grade: seeds[i * third : (i + 1) * third] for i, grade in enumerate(GRADES)}


def grade_of(home: Path, seed: int) -> str:
    """The grade of a deal; empty if it was not graded or cannot be won."""
    return next((grade for grade, seeds in by_grade(home).items() if seed in seeds), "")


def chosen(home: Path, grade: str, k: int) -> int:
    """The k-th deal of a grade, in no particular order."""
    seeds = by_grade(home)[grade]
    return seeds[k * STEP % len(seeds)]


@dataclass(frozen=True)
class Puzzle:
    """A position of a solo deal after some moves, with its difficulty."""

    number: int
    seed: int
    codes: tuple[int, ...]
    rating: int


@cache
def puzzles(home: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of the file."""
    path = home / PUZZLES
    found = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return tuple(Puzzle(n, seed, tuple(codes), rating) for n, (seed, codes, rating) in enumerate(found))


def puzzle_near(home: Path, rating: int, k: int) -> Puzzle:
    """A puzzle of about this rating: the k-th of the twenty nearest."""
    near = sorted(puzzles(home), key=lambda p: (abs(p.rating - rating), p.number))[:NEAR]
    return near[k % len(near)]


def daily(home: Path, day: date, key: str) -> tuple[int, str]:
    """The deal of the day and its grade: the same for all who share the key, and one that can be won. Without the key nobody can
    tell the deals of other days, and none comes again before all of its grade have come."""
    n = (day - EPOCH).days
    grade = GRADES[n % len(GRADES)]
    seeds = _shuffled(home, grade, key)
    return seeds[n // len(GRADES) % len(seeds)], grade


@cache
def _shuffled(home: Path, grade: str, key: str) -> list[int]:
    """The deals of a grade, in an order that only the key tells."""
    return sorted(
        by_grade(home)[grade], key=lambda seed: blake2b(f"{home.name} {seed}".encode(), key=key[:64].encode()).digest()
    )
