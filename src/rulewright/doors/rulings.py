"""`python -m rulewright.doors.rulings`: write the page of every game's rulings, each with its reason, from its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulewright import games
from rulewright.kernel import Game

HOME = Path("docs/rulings")
COMMAND = "python -m rulewright.doors.rulings"


def page(game: Game) -> str:
    """What we decided or made up, by section of the rulebook, and what stands as written but is set aside."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    clauses = list(game.clauses.values())
    ours = [clause for clause in clauses if clause.status != "as written"]
    yield f"# {game.title}: what was ruled, and why"
    yield ""
    yield f"<!-- Written by `{COMMAND}` from clauses.toml. -->"
    yield ""
    yield f"Of {len(clauses)} clauses {len(clauses) - len(ours)} stand in the rulebook. The others are ours: a *ruling*"
    yield "settles what the book leaves open, a *reconstructed* clause stands for printed matter that we do not have."
    for section in dict.fromkeys(clause.section for clause in ours):
        yield ""
        yield f"## {section}"
        for clause in (clause for clause in ours if clause.section == section):
            yield ""
            yield f"**{clause.id}** ({clause.status}). {clause.text}"
            yield f"*{clause.why}*"
    overruled = [clause for clause in clauses if clause.overruled]
    if overruled:
        yield ""
        yield "## Written, and set aside"
        yield ""
        for clause in overruled:
            yield f"- **{clause.id}** {clause.text} Instead: {clause.overruled}."


def write(home: Path = HOME) -> Iterator[Path]:
    """Bring the pages up to date; gives those that were not."""
    home.mkdir(parents=True, exist_ok=True)
    for game in map(games.load, games.names()):
        path, told = home / f"{game.name}.md", page(game)
        if not path.exists() or path.read_text("utf-8") != told:
            path.write_text(told, "utf-8")
            yield path


if __name__ == "__main__":
    for changed in write():
        print(f"wrote {changed}")
