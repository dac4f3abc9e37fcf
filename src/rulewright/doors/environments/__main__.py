"""Write the page of every game, or of those given: `python -m rulewright.doors.environments [--same-version] [GAME...]`.

`--sizes` writes the table of their sizes instead.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulewright import games
from rulewright.doors.environments import sizes
from rulewright.doors.environments.pages import COMMAND, broken_promise, page
from rulewright.doors.environments.settings import version


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rulewright.doors.environments", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these, by name or by folder")
    parser.add_argument("--to", type=Path, default=Path("docs/environments"), help="where the pages go")
    parser.add_argument(
        "--same-version",
        action="store_true",
        help="play has changed and keeps its version: nobody has been given it yet",
    )
    parser.add_argument("--sizes", action="store_true", help="write the table of sizes of these games instead")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    if asked.sizes:
        path = asked.to / sizes.PAGE
        path.write_text(
            sizes.page([games.load(name) for name in asked.games or games.names()], f"{COMMAND} --sizes"), "utf-8"
        )
        print(f"wrote {path}")
        return 0
    broken = 0
    for name in asked.games or games.names():
        game = games.load(name)
        path = asked.to / f"{game.name}.md"
        if path.exists() and broken_promise(game, path.read_text("utf-8")) and not asked.same_version:
            print(
                f"{game.title} is played differently now, but is still v{version(game)}: raise the first number of its "
                f"version ({game.version}), or pass --same-version if it was never given to anybody",
                file=sys.stderr,
            )
            broken += 1
            continue
        path.write_text(page(game), "utf-8")
        print(f"wrote {path}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
