"""Every sentence is true of every box: what a box decides is filled in from it and never written out.

A number in plain words is allowed only where no box can change it. Those are listed in tests/games/NAME/unspoken.toml under
`fixed`, by sentence, so that a new one is read by a person before it goes in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import count, cycle, islice
from random import Random
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.lessons import PARTS
from rulewright.laws.cases import Case, few_cases
from rulewright.laws.translations import FILES, texts
from rulewright.telling.language import ENGLISH, OFFERED, speaking
from tests.conformance.numerals import counted, messages, numerals, plain
from tests.conformance.test_numbers import Place, listed, numbers_in, unspoken, with_content, words

BOXES, DAILY = 100, 15
"""How many random boxes are read in every language, and how many in a quick run."""
DRIFT = 12
"""How many changes are tried before starting again from a shipped box."""
ARTEFACTS = re.compile(r"[{}]|  |\(\)| [,.)]|[:;,]\.|\bNone\b")
"""What a placeholder leaves behind if it was filled with nothing, or not at all."""
PLURALS = re.compile(r"(?<![\d.,/-])\b(?:1|[Oo]ne) (?:(?:full|new|more|[A-Z]\w+) )*([a-z]+s)\b")
"""A number that is one, and the noun after it."""
SINGULAR = {
    "is",
    "has",
    "was",
    "costs",
    "counts",
    "draws",
    "pays",
    "becomes",
    "crosses",
    "across",
    "less",
    "minus",
    "organics",
    "rads",
    "brings",
    "hurts",
}
"""Words that end like a plural and may follow a one."""


SENTENCES = ("text ", "step ", *(f"{part} " for part in PARTS))
"""What the keys of sentences in the files of rules, help, lesson and summary begin with."""


def spoken(game: Game, tag: str) -> Iterator[tuple[str, str]]:
    """All that people read of a game in a language, as written: clauses, help, lesson and messages, by key."""
    ending = "" if tag == ENGLISH else f".{tag}"
    for what in FILES:
        file = game.home / f"{what}{ending}.toml"
        if file.exists():
            yield from ((key, text) for key, text in texts(file).items() if key.startswith(SENTENCES))
    file = game.home / "locales" / f"{tag}.ftl"
    if file.exists():
        yield from (
            (f"message {key}", plain(pattern))
            for key, pattern in messages(file)
            if not key.startswith(("box-", "choice-"))
        )


def fixed(game: Game) -> dict[str, set[int]]:
    """By sentence: the numbers that no box can change."""
    return {key: set(numbers) for key, numbers in unspoken(game, "fixed").items()}


@pytest.fixture
def built_in(game: Game) -> Game:
    if game.name not in games.names():
        pytest.skip("only the built-in games list what is fixed")
    return game


# ---------------------------------------------------------------- as written


def test_no_number_stands_in_a_sentence_where_a_box_could_have_another(built_in: Game) -> None:
    found = {key: numerals(text, ENGLISH) for key, text in spoken(built_in, ENGLISH)}
    found = {key: numbers for key, numbers in found.items() if numbers}
    known = fixed(built_in)
    new = {
        key: sorted(numbers - known.get(key, set()))
        for key, numbers in found.items()
        if numbers - known.get(key, set())
    }
    assert not new, f"take these numbers from the box, or list them as fixed if no box can change them: {new}"
    old = {
        key: sorted(numbers - found.get(key, set()))
        for key, numbers in known.items()
        if numbers - found.get(key, set())
    }
    assert not old, f"listed as fixed, but no longer there: {old}"


@pytest.mark.parametrize("tag", [tag for tag in OFFERED if tag != ENGLISH])
def test_no_translation_names_a_number_that_english_takes_from_the_box(built_in: Game, tag: str) -> None:
    english = {key: numerals(text, ENGLISH) for key, text in spoken(built_in, ENGLISH)}
    said = {key: numerals(text, tag) for key, text in spoken(built_in, tag) if key in english}
    known: Mapping[str, Any] = unspoken(built_in, "fixed_in").get(tag, {})
    more = {key: sorted(numbers - english[key] - {*known.get(key, ())}) for key, numbers in said.items()}
    assert not {key: numbers for key, numbers in more.items() if numbers}


def test_no_message_is_written_twice(built_in: Game) -> None:
    for file in (built_in.home / "locales").glob("*.ftl"):
        keys = [key for key, _ in messages(file)]
        assert len(keys) == len({*keys}), f"{file}: {[key for key in keys if keys.count(key) > 1]}"


def leaves(data: Any, at: Place = ()) -> Iterator[tuple[Place, str]]:
    """All texts of a box file by their places, without those that describe the box itself."""
    if isinstance(data, str):
        yield at, data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            if at or key not in ("game", "name", "about"):
                yield from leaves(value, (*at, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from leaves(value, (*at, i))


def put(data: Mapping[str, Any], place: Place, value: Any) -> dict[str, Any]:
    made = deepcopy(dict(data))
    inner: Any = made
    for part in place[:-1]:
        inner = inner[part]
    inner[place[-1]] = value
    return made


def decided(game: Game, name: str) -> bool:
    """Whether the box decides this name: not every box of the game has it, or it can be replaced by any other."""
    boxes = [list(leaves(box.read())) for box in game.boxes.values()]
    if any(name not in (text for _, text in box) for box in boxes):
        return True
    made = game.boxes["standard"].read()
    for place, text in boxes[0]:
        made = put(made, place, "Zyxwv") if text == name else made
    return with_content(few_cases(game)[0], made) is not None


@pytest.mark.parametrize("tag", OFFERED)
def test_no_name_stands_in_a_sentence_where_a_box_could_have_another(built_in: Game, tag: str) -> None:
    """Clauses, help and summary. A lesson is always played with its own box, so it may name that box's pieces."""
    there = {
        text for box in built_in.boxes.values() for _, text in leaves(box.read()) if re.search(r"[A-Za-z]{4}", text)
    }
    with speaking(tag):
        say = built_in.notes.words
        ours = {name: say.name(name) if say else name for name in there - unspoken(built_in, "names").keys()}
    told = {key: text for key, text in spoken(built_in, tag) if not key.startswith(("message ", "step "))}
    found = {
        name: [key for key, text in told.items() if re.search(rf"\b{re.escape(here)}\b", text)]
        for name, here in ours.items()
    }
    assert not {name: keys for name, keys in found.items() if keys and decided(built_in, name)}


@pytest.mark.parametrize("tag", OFFERED)
def test_a_noun_that_agrees_with_its_number_in_one_message_agrees_in_all(built_in: Game, tag: str) -> None:
    """ "1 coins" is a message that forgot to ask; words that change after one are known from the messages that did ask."""
    file = built_in.home / "locales" / f"{tag}.ftl"
    found = list(counted(file))
    plurals = {word for _, word, variant in found if variant == "other"} - {
        word for _, word, variant in found if variant == "one"
    }
    never = unspoken(built_in, "never_one")
    forgot = [f"{key}: {word}" for key, word, variant in found if not variant and word in plurals and key not in never]
    assert not forgot, f"{file.name}: give these a form for one: {forgot}"


def test_a_number_is_found_in_words_and_digits_of_every_language() -> None:
    assert numerals("Roll two dice; a 4 on the third counts {most} (KL-12), and a six-sided one.", "en") == {2, 3, 4}
    assert numerals("Sind alle acht Reihen gebaut, wirf zweimal auf die dritte.", "de") == {2, 3, 8}
    assert numerals("Huit rangées, bâties d'en bas : la troisième", "fr") == {3, 8}
    assert numerals("Ocho filas; el tercer asteroide", "es") == {3, 8}


# ---------------------------------------------------------------- as filled in


def lists_in(data: Any, at: Place = ()) -> Iterator[Place]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from lists_in(value, (*at, key))
    elif isinstance(data, list):
        yield at
        for i, value in enumerate(data):
            yield from lists_in(value, (*at, i))


def at(data: Any, place: Place) -> Any:
    for part in place:
        data = data[part]
    return data


def random_boxes(cases: Sequence[Case], random: Random) -> Iterator[Any]:
    """Boxes that drift away from a shipped one: numbers change, also to one, and lists get shorter or longer. A change that the
    game refuses is dropped; after a while the next shipped box is taken."""
    unsaid = unspoken(cases[0].game, "numbers")
    shipped = cycle([box.read() for box in cases[0].game.boxes.values()])
    for i in count():
        if i % DRIFT == 0:
            data, case = next(shipped), random.choice(cases)
        tried = deepcopy(data)
        lists = [place for place in lists_in(tried) if not listed(place, unsaid)]
        numbers = [place for place in numbers_in(tried) if not listed(place, unsaid)]
        for place in random.sample(numbers, min(2, len(numbers))):
            inner = at(tried, place[:-1])
            inner[place[-1]] = random.choice((1, 1, 2, 3, inner[place[-1]] + 1, inner[place[-1]] + 4))
        several = at(tried, random.choice(lists)) if random.random() < 0.4 or not numbers else []
        if several:
            several.append(deepcopy(several[-1])) if random.random() < 0.3 else several.pop()
        if (box := with_content(case, tried)) is not None:
            data = tried
            yield box


def faults(game: Game, box: Any, tag: str) -> list[str]:
    with speaking(tag):
        told = words(game, box)
    found = [text for text in told if ARTEFACTS.search(text)]
    return found + [text for text in told if tag == ENGLISH and {*PLURALS.findall(text)} - SINGULAR]


def test_every_sentence_can_be_said_of_every_box(built_in: Game, pytestconfig: pytest.Config) -> None:
    cases = few_cases(built_in)
    boxes = [
        *(case.box for case in cases),
        *islice(random_boxes(cases, Random(11)), BOXES if pytestconfig.getoption("--all") else DAILY),
    ]
    found = {fault for box in boxes for tag in OFFERED for fault in faults(built_in, box, tag)}
    assert not found, "\n".join(sorted(found))
