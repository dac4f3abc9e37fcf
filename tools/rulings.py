"""The page of a game's rulings, each with its reason, from its clauses."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rulewright.kernel import Game
from rulewright.kernel.clauses import STATUSES, Clause
from tools import WRITTEN

TOLD = {
    "as written": ("is in the rulebook", "are in the rulebook"),
    "from other sources": ("is from other sources", "are from other sources"),
    "ruling": ("is a ruling", "are rulings"),
    "reconstructed": ("is reconstructed", "are reconstructed"),
}


def page(game: Game) -> str:
    """The clauses that are not in the rulebook, by section and with their source or reason, and the known rules set aside."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    clauses = list(game.clauses.values())
    ours = [clause for clause in clauses if clause.status != "as written"]
    yield f"# {game.title}: what was ruled, and why"
    yield ""
    yield f"<!-- {WRITTEN} from clauses.toml. -->"
    yield ""
    yield counted(clauses)
    if game.reconstructed.badge:
        yield f"**{game.reconstructed.badge.capitalize()}.** {game.reconstructed.what}"
    yield ""
    yield "A clause *from other sources* says where it was found. A *ruling* settles what the book leaves open, or infers what it"
    yield "does not say outright. A *reconstructed* clause takes the place of printed matter that we do not have."
    yield "Numbers are those of the game's own box and its usual options."
    for section in dict.fromkeys(clause.section for clause in ours):
        yield ""
        yield f"## {section}"
        for clause in (clause for clause in ours if clause.section == section):
            yield ""
            yield f"**{clause.id}** ({clause.status}). {clause.text}"
            yield f"*{sentence(clause)}*"
    overruled = [clause for clause in clauses if clause.overruled]
    if overruled:
        yield ""
        yield "## Known, and set aside"
        yield ""
        for clause in overruled:
            yield f"- **{clause.id}** {clause.text} Instead: {clause.overruled}."
    narrowed = [clause for clause in clauses if clause.narrowed]
    if narrowed:
        yield ""
        yield "## Known, and narrowed"
        yield ""
        for clause in narrowed:
            yield f"- **{clause.id}** {clause.text} Narrowed by {clause.narrowed}."


def counted(clauses: Collection[Clause]) -> str:
    """A sentence with the number of clauses of each status."""
    found = [(n, status) for status in STATUSES if (n := sum(clause.status == status for clause in clauses))]
    parts = [f"{n} {TOLD[status][n > 1]}" for n, status in found]
    return f"Of {len(clauses)} clauses {', '.join(parts[:-1])}{' and ' if parts[:-1] else ''}{parts[-1]}."


def sentence(clause: Clause) -> str:
    """The reason why a clause is not in the book as written, or its other source."""
    return f"Source: {clause.source}." if clause.source else clause.why
