"""Bring generated files up to date: `python -m tools.generate [WORD...] [--check]`.

Words choose files by what their paths contain: `rulings`, `karthis`, `web`. Without words all are written, and files of games
that are gone are deleted. `--check` writes nothing and fails if something is out of date. A page that must not change without
its version, or a game whose play has changed, is refused with the reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from pkgutil import resolve_name

from rulewright import games
from tools import ROOT, WRITTEN

WRITERS = {
    "web/src/generated/contract.ts": "tools.contract:contract",
    "web/src/generated/messages.ts": "tools.messages:messages",
    "web/src/generated/{game}.ts": "tools.typescript:typescript",
    "src/rulewright/games/{game}/versions.json": "rulewright.doors.versions:text",
    "docs/protocol.md": "tools.protocol:page",
    "docs/rulings/{game}.md": "tools.rulings:page",
    "docs/environments/{game}.md": "tools.environments:kept_page",
    "docs/environments/{example}.md": "tools.environments:kept_page",
    "docs/environments/sizes.md": "tools.sizes:page",
}
"""Every generated file, and the function that returns its text; for a file about a game, the game is its argument. Writers are
imported lazily: the browser's files are also generated where no server is installed."""
IGNORED = "web/src/generated/"
"""Not in git: the tools that need these files generate them first."""


@dataclass(frozen=True)
class Generated:
    """One generated file, and the game it is about, if it is about one."""

    name: str
    text: Callable[[], str]
    game: str = ""

    @property
    def path(self) -> Path:
        return ROOT / self.name

    def held(self) -> str:
        """The current content of the file."""
        return self.path.read_text("utf-8") if self.path.is_file() else ""


def files() -> Iterator[Generated]:
    """All generated files."""
    examples = [str(path.parent) for path in sorted((ROOT / "examples").glob("*/rules.py"))]
    for pattern, writer in WRITERS.items():
        if "{" not in pattern:
            yield Generated(pattern, partial(call, writer))
        for game in games.names() if "{game}" in pattern else examples if "{example}" in pattern else ():
            name = Path(game).name
            yield Generated(pattern.format(game=name, example=name), partial(call, writer, game), name)


def call(writer: str, *of: str) -> str:
    return str(resolve_name(writer)(*map(games.load, of)))


def orphans() -> list[Path]:
    """Files generated for a game that no longer exists."""
    known = {file.path for file in files()}
    found = [*(ROOT / IGNORED).glob("*.ts"), *(ROOT / "docs").rglob("*.md")]
    return sorted(path for path in found if path not in known and WRITTEN in path.read_text("utf-8"))


def main(*arguments: str) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", help="only files whose path contains one of these")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if something is out of date")
    asked = parser.parse_args(arguments)
    chosen = [file for file in files() if not asked.words or any(word in file.name for word in asked.words)]
    if not chosen:
        parser.error(f"no generated file has {' or '.join(asked.words)} in its path")
    wrong = 0
    for file in chosen:
        try:
            text = file.text()
        except ValueError as e:
            print(e, file=sys.stderr)
            wrong = 1
            continue
        if text == file.held():
            continue
        if not asked.check:
            file.path.parent.mkdir(parents=True, exist_ok=True)
            file.path.write_text(text, "utf-8", newline="\n")
        wrong |= asked.check
        print(f"{file.name} {'is out of date' if asked.check else 'written'}")
    for path in [] if asked.words else orphans():
        wrong |= asked.check
        print(f"{path.relative_to(ROOT)} {'is about a game that is gone' if asked.check else 'deleted'}")
        if not asked.check:
            path.unlink()
    return wrong


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
