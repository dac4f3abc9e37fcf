"""Every language has the same messages with the same arguments as English, and all can be parsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.match import Match
from rulewright.telling import language as spoken
from rulewright.telling.language import (
    ENGLISH,
    LANGUAGES,
    OFFERED,
    PSEUDO,
    YOU,
    Bundle,
    Messages,
    language,
    preferred,
    speaking,
    texts,
    unbroken,
)
from rulewright.telling.numbers import fill
from rulewright.telling.text import span

SOURCE = Path(rulewright.__file__).parent
EXAMPLES = Path(__file__).parents[2] / "examples"
ROOMS = sorted(path.parent for root in (SOURCE, EXAMPLES) for path in root.glob("**/locales/en.ftl"))
DECLARED = re.compile(
    r"(name|ending|ended|option|called|choice|box)-.+|pitch|reconstructed|hero|designer|publisher|(help|click|error)-.+|did-you-mean|seat-name-\d"
)
"""Texts that are in English where they are declared, and have messages in other languages only."""
BUILT = re.compile(r"(note|when)-.+|unit(-plural)?")
"""Messages whose names the kernel builds."""


class Needs(Visitor):
    """The arguments and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, found: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.arguments.add(found.id.name)

    def visit_MessageReference(self, found: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.messages.add(found.id.name)


@cache
def entries(file: Path) -> dict[str, ast.Message]:
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def arguments(key: str, of: dict[str, ast.Message]) -> set[str]:
    """All arguments of a message, including those of messages inside it."""
    needs = Needs()
    needs.visit(of[key])
    return needs.arguments.union(*(arguments(inner, of) for inner in needs.messages))


def inside(messages: dict[str, ast.Message]) -> set[str]:
    """The messages that others refer to."""
    needs = Needs()
    for message in messages.values():
        needs.visit(message)
    return needs.messages


@cache
def sources(room: Path) -> str:
    """All source code of a package; with that of `telling` the kernel's and the doors', which use its messages."""
    homes = [room.parent, *(room.parents[1] / user for user in ("kernel", "doors") if room.parent.name == "telling")]
    return "\n".join(path.read_text("utf-8") for home in homes for path in home.glob("**/*.py"))


def translations() -> Iterator[tuple[Path, str]]:
    for room in ROOMS:
        for file in sorted(room.glob("*.ftl")):
            if file.stem != "en":
                yield room, file.stem


@pytest.mark.parametrize(("room", "tag"), [*translations()], ids=lambda x: x if isinstance(x, str) else x.parent.name)
def test_a_translation_asks_for_nothing_that_english_is_not_told(room: Path, tag: str) -> None:
    assert tag in LANGUAGES
    english, other = entries(room / "en.ftl"), entries(room / f"{tag}.ftl")
    inner = inside(other)
    for key in other:
        if key in english:
            more = arguments(key, other) - arguments(key, english)
            assert not more, f"{room}/{tag}.ftl: {key} asks for {more}, which English is not told"
        else:
            assert DECLARED.fullmatch(key) or key in inner, f"{room}/{tag}.ftl: English has no {key}"


@pytest.mark.parametrize("tag", [tag for tag in OFFERED if tag != "en"] or [None])
def test_a_language_that_is_offered_lacks_nothing(tag: str | None) -> None:
    ours = [room for room in ROOMS if room.is_relative_to(SOURCE) and "templates" not in room.parts]
    for room in ours if tag else ():
        english = entries(room / "en.ftl")
        only_inside = {key for key in inside(english) if not re.search(rf"""SAY\(\s*["']{key}["']""", sources(room))}
        missing = english.keys() - entries(room / f"{tag}.ftl").keys() - only_inside
        assert not missing, f"{room} lacks in {tag}: {sorted(missing)}"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_no_message_is_there_for_nothing(room: Path) -> None:
    written, english = sources(room).replace('"', "'"), entries(room / "en.ftl")
    inner = inside(english)
    for key in english:
        parts = [piece for i in range(len(key)) for piece in (f"'{key[:i]}-{{", f"}}{key[i:]}'")]
        named = f"{key.upper().replace('-', '_')} = verb("  # a verb's own message
        called = any(piece in written for piece in (f"'{key}'", named, *parts))
        assert called or key in inner or BUILT.fullmatch(key), f"nobody says {key} of {room}"


def messages(folder: Path, text: str) -> Messages:
    (folder / "locales").mkdir()
    (folder / "locales" / "en.ftl").write_text(text)
    return Messages(folder / "messages.py")


def test_a_name_is_not_the_reader(tmp_path: Path) -> None:
    say = messages(tmp_path, "draws = { $seat ->\n    [you] You draw { $n }.\n   *[other] { $seat } draws { $n }.\n}\n")
    assert say("draws", seat=YOU, n=1200) == "You draw 1,200."
    assert say("draws", seat="you", n=2).replace("\u200b", "") == "you draws 2."
    with speaking("de"):
        assert say("draws", seat=YOU, n=1200) == "You draw 1,200.", "what is not translated is said in English"
    with pytest.raises(ValueError, match="cannot be said"):
        say("draws", n=1)
    with pytest.raises(KeyError, match="there is no message 'drew'"):
        say("drew")


def test_words_that_no_message_selects_by_are_put_in_as_they_are(tmp_path: Path) -> None:
    say = messages(
        tmp_path,
        'gives = { $to }, { $from } gives you { $n ->\n    [one] a card\n   *[other] { $n } cards\n} { "{}" } { $to }.\n'
        "side = { $side ->\n    [black] Dark\n   *[other] { $side }\n}\n",
    )
    odd = ("{0}", "{n}", "%s", "\ue000", "\ue001", "other", "one", "", "you", "a" * 3000)
    for one in odd:
        for other in odd:
            told = say("gives", to=one, **{"from": other}, n=2).replace("\u200b", "")
            assert told == f"{one}, {other} gives you 2 cards {{}} {one}."
    assert [say("side", side=side) for side in ("black", "white", "{}")] == ["Dark", "white", "{}"]
    assert say("gives", to="A", **{"from": "B"}, n=1) == "A, B gives you a card {} A."


def test_numbers_that_no_message_selects_by_are_formatted_once(tmp_path: Path) -> None:
    say = messages(
        tmp_path,
        'pays = { $who } pays { $n }{ "." }\n'
        "cards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n} for { $coins }\n"
        "both = { cards }, { $n }\n"
        "called = { NUMBER($n, minimumFractionDigits: 1) }\n",
    )
    assert [say("pays", who="Ann", n=n) for n in (0, 7, 999, 1000, -1)] == [
        f"Ann pays {n}." for n in ("0", "7", "999", "1,000", "−1")
    ]
    assert say._said.cache_info().misses == 3, "one for all short numbers"
    assert [say("cards", n=n, coins=n) for n in (1, 2)] == ["a card for 1", "2 cards for 2"]
    assert [say("both", n=n, coins=5) for n in (1, 2)] == ["a card for 5, 1", "2 cards for 5, 2"]
    assert [say("called", n=n) for n in (1, 2)] == ["1.0", "2.0"]


def test_a_game_that_is_loaded_again_says_what_its_file_says_now(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    file = tmp_path / "locales" / "en.ftl"
    file.write_text("hello = Hello\n")
    before = Messages(tmp_path / "messages.py")
    assert before("hello") == "Hello"
    file.write_text("hello = Good morning\n")
    assert (Messages(tmp_path / "messages.py")("hello"), before("hello")) == ("Good morning", "Hello")


def test_who_speaks_what() -> None:
    assert language() == "en"
    with speaking("tlh"):
        assert language() == "en"
    with speaking("de"):
        assert (language(), spoken.listed([1, 2, 3]), spoken.number(1200)) == ("de", "1, 2 und 3", "1.200")
    assert preferred("de;q=nonsense, es;q=0.5", LANGUAGES) == "es"
    assert preferred("") == preferred("*") == "en"
    assert preferred(PSEUDO) == PSEUDO


def test_one_game_in_two_languages() -> None:
    """Two readers at one table get the same notes, each in their own language; the record does not change."""
    match = Match(rulewright.load_game("twelve_patrols"), seed=3, names=["Ada"])
    before = match.record().text
    with speaking("de"):
        german = [told.text for told in match.journal(0)]
        labels = [move.label for move in match.legal(0)]
        match.play(0, match.legal(0)[0])
        assert match.journal(0)[-1].text.startswith("In die Auslage kommt ")
    assert labels[0].startswith("Lege ")
    assert all(line.endswith(".") for line in german)
    assert any("knight rolls" in told.text for told in match.journal(0))
    assert before.splitlines()[0] == match.record().text.splitlines()[0]
    assert "Lay " in match.record().text, "records carry one language"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """`{coins:word}` and numbers formatted by Python."""
    numbers = {"none": 0, "one": 1, "few": 3, "many": 1200}
    text = "{few:word}, {few:Word}, {one:word coin}, {none:word coin}, {few:word coin}, {many:word}"
    assert fill(text, numbers, "XX-1") == "three, Three, one coin, no coins, three coins, 1,200"
    with speaking("de"):
        text = "{few:word}, {few:Word}, {one:word Stein Steine}, {none:word Stein Steine}, {few:word Stein Steine}, {many:word}"
        assert fill(text, numbers, "XX-1") == "drei, Drei, 1 Stein, kein Steine, drei Steine, 1.200"
        assert (spoken.figure("1,234.5"), spoken.figure("+46.5%")) == ("1.234,5", "+46,5\u00a0%")
        assert span(2, 6) == "2 bis 6"


def test_an_argument_may_be_long(tmp_path: Path) -> None:
    """User input is quoted back in full, although Fluent by itself refuses more than a thousand characters."""
    say = messages(tmp_path, "told = There is no { $what }, { $n } times { $what }.\n")
    assert say("told", what="x" * 5000, n=2) == f"There is no {'x' * 5000}, 2 times {'x' * 5000}."


def test_only_the_messages_that_are_said_are_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = list[str]()

    def parse(text: str) -> ast.Resource:
        parsed.append(text.partition(" ")[0])
        return FluentResource(text)

    monkeypatch.setattr("fluent.runtime.FluentResource", parse)
    (tmp_path / "locales").mkdir()
    text = "hello = Hello,\n    { world } of { -name(long: 1) }!\n\n## More\n\nworld = world\n-name = Rules\nunsaid = Nothing\n"
    (tmp_path / "locales" / "en.ftl").write_text(text)
    say = Messages(tmp_path / "messages.py")
    assert say("hello") == say("hello") == "Hello,\nworld of Rules!"
    assert parsed == ["hello", "world", "-name"]
    assert say.has("unsaid")
    assert not say.has("missing")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_a_simple_message_says_without_fluent_what_fluent_says(room: Path) -> None:
    simple = 0
    for tag in LANGUAGES:
        quick, fluent = Bundle(room, tag), FluentBundle([tag], use_isolating=False)
        if quick.entries:
            text = (room / f"{tag}.ftl").read_text("utf-8")
            fluent.add_resource(FluentResource(text if tag == ENGLISH else unbroken(text)))
        for key, template in ((key, quick.template(key)) for key in quick.entries):
            if template:
                said = {name: f"<{name}>" for _, name, _, _ in Formatter().parse(template) if name}
                value = fluent.get_message(key).value
                assert value is not None
                expected, errors = fluent.format_pattern(value, {k.replace("_", "-"): v for k, v in said.items()})
                assert (template.format_map(said), errors) == (expected, []), f"{room}: {key} in {tag}"
                simple += 1
    assert simple or room.parent.name == "plain"


def test_no_line_of_french_begins_with_a_mark(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text(
        "go = Go!\nmore = { $n ->\n   *[other] ; { $n }\n}, as in !12 %", "utf-8"
    )
    (tmp_path / "locales" / "fr.ftl").write_text(
        'go = Allez !\nmore = { $n ->\n   *[other] { " " }; { $n }\n} : voir !12', "utf-8"
    )
    (tmp_path / "help.fr.toml").write_text('say = "« Non » : 5 %"\n', "utf-8")
    say = Messages(tmp_path / "words.py")
    assert say("more", n=2) == "; 2, as in !12 %"
    with speaking("fr"):
        assert (say("go"), say("more", n=2)) == ("Allez\xa0!", "\xa0; 2\xa0: voir !12")
        assert texts(tmp_path / "help.toml") == {"say": "«\xa0Non\xa0»\xa0: 5\xa0%"}


@pytest.mark.parametrize(
    "entry",
    [
        "two-lines = One\n    and two.",
        "below =\n    The text",
        'literal = { "{" } and so on',
        "chosen = { $n ->\n    [one] One\n   *[other] Many\n }",
        "called = { NUMBER($n) } of them",
        "other = { hello }, again",
        "with = Text\n    .title = and an attribute",
        "-term = Not a message",
        "hash = Text\n  # that goes on",
    ],
)
def test_whatever_is_less_simple_is_left_to_fluent(tmp_path: Path, entry: str) -> None:
    (tmp_path / "en.ftl").write_text(f"hello = Hello\n{entry}\n\n# Remark\nlast = {{ $a }} and {{ $b-c }}  \n")
    bundle = Bundle(tmp_path, "en")
    assert [bundle.template(key) for key in bundle.entries] == ["Hello", "", "{a} and {b_c}"]


def test_a_simple_message_that_lacks_an_argument_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("cost = It costs { $price }")
    with pytest.raises(ValueError, match="cannot be said"):
        Messages(tmp_path / "messages.py")("cost")
    assert Messages(tmp_path / "messages.py")("cost", price=12_345) == "It costs 12,345"
