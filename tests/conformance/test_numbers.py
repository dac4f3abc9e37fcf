"""Numbers in texts come from the box: change one in the box file, and a sentence changes with it.

A price written in a clause as plain digits would stay the same if the box had another: so every number of a box file is changed
in turn, and some clause or help text must then change. Numbers that no sentence names are listed, with the reason, in
tests/games/NAME/unspoken.toml; so are numbers that look like a price and are none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from operator import ne
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.kernel import Game
from rulewright.laws.cases import Case, cases, few_cases
from rulewright.telling.numbers import names

GAMES = Path(__file__).parents[1] / "games"
Place = tuple[str | int, ...]
STEPS = (1, -1, 2, -2, 5, 10, -5)
"""The changes to try: the first of these that the box allows."""
PRICE = re.compile(r"\$\d+")


def unspoken(game: Game, table: str) -> dict[str, Any]:
    path = GAMES / game.name / "unspoken.toml"
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8")).get(table, {}) if path.exists() else {}
    return found


def numbers_in(data: Any, at: Place = ()) -> Iterator[Place]:
    """The places of all numbers in a box file; for similar rows, each number of the first row that has it."""
    if isinstance(data, bool | str):
        return
    if isinstance(data, int):
        yield at
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from numbers_in(value, (*at, key))
    elif data and all(isinstance(row, dict) for row in data):
        for key in dict.fromkeys(key for row in data for key in row):
            first = next(i for i, row in enumerate(data) if key in row)
            yield from numbers_in(data[first][key], (*at, first, key))
    else:
        for i, value in enumerate(data):
            yield from numbers_in(value, (*at, i))


def in_words(place: Place) -> str:
    return ".".join(map(str, place))


def listed(place: Place, unsaid: Mapping[str, str]) -> bool:
    """Whether a place, or its table, is listed as unnamed; row indices are ignored there."""
    return any(f"{kind(place)}.".startswith(f"{said}.") for said in unsaid)


def kind(place: Place) -> str:
    """A place without its row indices."""
    return ".".join(str(part) for part in place if not isinstance(part, int))


def changed(data: Mapping[str, Any], place: Place, step: int) -> dict[str, Any]:
    made = deepcopy(dict(data))
    inner: Any = made
    for part in place[:-1]:
        inner = inner[part]
    inner[place[-1]] += step
    return made


def words(game: Game, box: Any) -> list[str]:
    """All texts of the rulebook, the summary and the help for a box."""
    return [text for part in parts(game, box) for text in part]


def parts(game: Game, box: Any) -> Iterator[list[str]]:
    yield [clause.text for clause in game.clauses_with(box).values()]
    yield [point.say for points in game.summary(box).values() for point in points]
    yield [f"{entry.name}: {entry.text}" for entry in game.help(box).values()]


def with_content(case: Case, data: Mapping[str, Any]) -> Any:
    """The case's box built from this content, whichever box it chose; None if the game refuses it."""
    options = {name: value for name, value in case.options.items() if name != "box"}
    try:
        return case.game.make_box(options, case.seats, data)
    except ValueError:
        return None


def is_said(game: Game, data: Mapping[str, Any], place: Place, usual: Mapping[Case, list[list[str]]]) -> bool:
    """Whether some sentence changes with a number, for some options and number of seats; a number that cannot be changed
    counts."""
    fixed = True
    for step, case in product(STEPS, usual):
        box = with_content(case, changed(data, place, step))
        if box is not None and any(map(ne, parts(game, box), usual[case])):
            return True
        fixed = fixed and box is None
    return fixed


def unsaid_in(game: Game, data: Mapping[str, Any], places: Sequence[Place]) -> list[Place]:
    """The places of a box whose number no sentence names."""
    silent = [*places]
    for some in (few_cases, cases):
        boxes = {case: with_content(case, data) for case in some(game)} if silent else {}
        usual = {case: [*parts(game, box)] for case, box in boxes.items() if box is not None}
        silent = [place for place in silent if not is_said(game, data, place, usual)]
    return silent


def test_every_number_of_the_box_is_told_by_a_sentence_that_changes_with_it(game: Game) -> None:
    """For the built-in games, in every box: of boxes after the first, the numbers that no box before had. A number missing from a
    few cases may be named where two options meet."""
    if game.name not in games.names():
        return
    known: set[str] = set()
    silent: list[Place] = []
    for box in game.boxes.values():
        data = box.read()
        places = [place for place in numbers_in(data) if kind(place) not in known]
        known |= {kind(place) for place in places}
        silent += unsaid_in(game, data, [place for place in places if not listed(place, unspoken(game, "numbers"))])
    assert not silent, (
        f"no clause or help of {game.title} changes with {', '.join(map(in_words, silent))} of its box: name it in a sentence "
        f"as {{...}}, by `numbers(box)` in tell, or say in tests/games/{game.name}/unspoken.toml why none names it"
    )


def test_what_is_listed_as_unspoken_is_a_number_of_the_box(game: Game) -> None:
    places = list(numbers_in(game.boxes["standard"].read()))
    for path in unspoken(game, "numbers"):
        assert any(listed(place, {path: ""}) for place in places), f"{path} is no number of the box: leave it out"


def test_every_number_that_a_sentence_names_is_there_for_every_box(case: Case) -> None:
    told = words(case.game, case.box)
    assert not [text for text in told if "{" in text or "}" in text]


def test_every_number_that_is_given_is_named(game: Game) -> None:
    texts = [f"{clause.text} {clause.why}" for clause in game.written_clauses.values()]
    texts += [entry.text for entry in game.written_help.values()]
    texts += [point.say for points in game.written_summary.values() for point in points]
    lesson = game.home / "lesson.toml"
    texts += [lesson.read_text("utf-8")] if lesson.exists() else []
    named = set().union(*map(names, texts))
    tell = vars(game.tell).get("numbers")
    given = set(tell(game.usual_box)) if callable(tell) else set()
    assert given <= named, f"nothing names {given - named}"


def test_no_price_stands_in_plain_digits(game: Game) -> None:
    """Not even beside a sentence that takes it from the box; the exceptions are listed."""
    texts = {key: clause.text for key, clause in game.written_clauses.items()}
    texts |= {key: entry.text for key, entry in game.written_help.items()}
    texts |= {f"{part} {n}": p.say for part, points in game.written_summary.items() for n, p in enumerate(points, 1)}
    found = {key for key, text in texts.items() if PRICE.search(text)}
    assert found == set(unspoken(game, "prices")), "fill it from the box: {price}, not $3"
