"""No package shows untranslated English to players: a sentence that is raised, printed or shown comes from `locales`.

The test looks for a text of two words or more inside a call that produces output. Texts for developers, operators and researchers
stay English, and are listed here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulewright

SOURCE = Path(rulewright.__file__).parent
ROOMS = {
    "kernel": "content.py",
    "games": "zips.py",
    "bots": "registry.py",
    "coach": "recommendation.py",
    "match": "header.py",
    "doors/terminal": "session.py",
    "doors/cli": "play.py",
    "doors/server": "live/table.py",
    "doors/mcp": "table.py",
}
"""The packages with output for players, and a file of each in which the tests plant something."""
SPEAKING = {
    "Answered", "Crowded", "Falsehood", "Fault", "OtherRules", "Refused", "StoreError", "Text", "TooMuch", "ValueError",
    "add_column", "ask", "close", "complain", "heading", "input", "print", "refuse", "say", "too_much", "wrong",
}  # fmt: skip
PROSE = re.compile(r"[A-Za-z']{2,}[,;:.]? +[A-Za-z]{2,}")
ENGLISH = {
    "doors/server/admin.py": "operators",
    "doors/server/command.py": "operators",
    "doors/server/config.py": "operators",
    "doors/server/http/operator_page.py": "operators",
    "doors/server/http/app.py": "developers, who read the description of the API",
    "doors/server/limits.py": "operators",
    "doors/server/store/backup.py": "operators",
    "doors/server/store/database.py": "operators",
    "doors/cli/lab.py": "researchers",
    **{
        f"doors/cli/lab_commands/{name}.py": "researchers"
        for name in (
            "check",
            "compare",
            "coverage",
            "dataset",
            "field",
            "fit",
            "options",
            "report",
            "run",
            "sweep",
            "tune",
        )
    },
    "doors/cli/simulate.py": "researchers",
    "doors/cli/tournament.py": "researchers",
    "doors/mcp/command.py": "operators",
    "doors/mcp/tokens.py": "operators",
    "doors/mcp/server.py": "language models, which are told in the language of their table what the game says",
    "match/lesson.py": "authors of games",
    "games/__init__.py": "authors of games",
    "games/klotho/tell/facts.py": "authors of games",
    "games/asteroid_miners/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/clin9ic/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/karthis/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/katamari/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/klobba/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/klotho/content.py": "authors of custom cards; the kernel's own messages are translated",
    "games/earlier.py": "operators",
    "games/twelve_patrols/content.py": "authors of custom cards; the kernel's own messages are translated",
    "kernel/actions.py": "authors of games",
    "kernel/clauses.py": "authors of games",
    "kernel/derived.py": "developers of boards",
    "kernel/engines/__init__.py": "authors of games",
    "kernel/engines/batch.py": "authors of games",
    "kernel/engines/checked.py": "authors of games",
    "kernel/engines/counting.py": "authors of games",
    "kernel/engines/diagnostics.py": "authors of games",
    "kernel/engines/mistakes.py": "authors of games",
    "kernel/engines/playout.py": "authors of games",
    "kernel/enumerations.py": "authors of games",
    "kernel/fields.py": "authors of games",
    "telling/language.py": "authors of games",
    "kernel/lessons.py": "authors of games",
    "kernel/lookup.py": "authors of games",
    "kernel/notes.py": "authors of games",
    "telling/numbers.py": "authors of games",
    "kernel/structs.py": "authors of games",
}
"""Files whose sentences stay English, and their readers."""
CODE = {f"kernel/{name}.py" for name in ("moves", "scratch_memory", "view_equality", "views")}
"""Files whose functions return Python source."""


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts inside a call's arguments; nested calls are checked separately."""
    if isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif not isinstance(node, ast.Call):
        for child in node.values if isinstance(node, ast.Dict) else ast.iter_child_nodes(node):
            yield from texts(child)


def untranslated(source: str, returned: bool = True) -> list[tuple[int, str]]:
    """The sentences of a module that do not come from its messages: said in a call, or returned to a caller who says them."""
    found = []
    for node in ast.walk(ast.parse(source)):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call) and called(node) in SPEAKING:
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
        elif returned and isinstance(node, ast.Return | ast.Yield) and node.value is not None:
            given = [node.value]
        found += [(line, text) for each in given for line, text in texts(each) if PROSE.search(text)]
    return found


def said_too_early(source: str) -> list[int]:
    """Lines where a message is resolved at import time, before the user's language is known."""
    found = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            later = {id(inner) for part in ast.walk(node) if isinstance(part, ast.Lambda) for inner in ast.walk(part)}
            calls = (inner for inner in ast.walk(node) if isinstance(inner, ast.Call) and id(inner) not in later)
            found += [call.lineno for call in calls if called(call) == "SAY"]
    return found


def files(room: str) -> Iterator[Path]:
    for path in sorted((SOURCE / room).rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if name not in ENGLISH and "/templates/" not in name and "/migrations/" not in name:
            yield path


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_said_past_the_messages(room: str) -> None:
    found = [
        f"{path}:{line}: {text!r}"
        for path in files(room)
        for line, text in untranslated(path.read_text("utf-8"), path.relative_to(SOURCE).as_posix() not in CODE)
    ]
    assert not found, "say it by a message of locales/en.ftl:\n" + "\n".join(found)


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_said_before_a_language_is_known(room: str) -> None:
    assert not [(path, line) for path in files(room) for line in said_too_early(path.read_text("utf-8"))]


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_planted_is_found(room: str) -> None:
    path = SOURCE / room / ROOMS[room]
    assert path in files(room)
    source = path.read_text("utf-8")
    for planted in (
        'raise ValueError(f"nobody has translated {name}")',
        'screen.say("Nobody has translated this.", QUIET)',
        'raise Fault(400, "Nobody has translated it." if name else SAY("over"))',
        'return f"nobody has translated {name}" if name else ""',
    ):
        text = f"{source}\n\ndef planted(name: str) -> None:\n    {planted}\n"
        assert len(untranslated(text)) == len(untranslated(source)) + 1
    assert said_too_early(f'{source}\n\nTOO_EARLY = SAY("hello")\n')


def test_what_stays_english_is_there() -> None:
    assert all((SOURCE / name).is_file() for name in {*ENGLISH, *CODE})
