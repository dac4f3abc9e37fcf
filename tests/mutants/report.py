"""The output of a run: survivors as they are found, and the counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.mutants.breaks import Break
from tests.mutants.trials import Verdict


@dataclass
class Report:
    """The verdicts on all mutations of a game."""

    game: str
    tests: int
    left_out: Counter[str]
    games: int
    verdicts: list[tuple[Break, Verdict]] = field(default_factory=list)
    not_tried: int = 0
    """The mutations for which there was no time."""

    def beginning(self) -> str:
        left_out = "".join(f", {n} left out ({why})" for why, n in sorted(self.left_out.items()))
        return f"{self.game}: {self.tests} clause tests{left_out}; {self.games} seeded games"

    def tell(self, one: Break, verdict: Verdict) -> None:
        """Add a verdict, and print it if it needs attention."""
        self.verdicts.append((one, verdict))
        if verdict.differs and not verdict.caught:
            print(f"SURVIVES   {one}\n           seen in {verdict.differs}; {held(verdict)}", flush=True)
        elif not verdict.caught:
            print(f"unchanged  {one}", flush=True)

    @property
    def breaking(self) -> list[tuple[Break, Verdict]]:
        """The mutations that change play."""
        return [(one, verdict) for one, verdict in self.verdicts if verdict.differs]

    @property
    def survivors(self) -> list[tuple[Break, Verdict]]:
        return [(one, verdict) for one, verdict in self.breaking if not verdict.caught]

    @property
    def unchanged(self) -> list[Break]:
        """The mutations that neither games nor tests noticed."""
        return [one for one, verdict in self.verdicts if not verdict.differs and not verdict.caught]

    @property
    def share(self) -> float:
        """The percentage of mutations that change a digest and are caught by the clause tests."""
        return 100 * (1 - len(self.survivors) / len(self.breaking)) if self.breaking else 100.0

    def summary(self) -> str:
        beyond = sum(1 for _, verdict in self.verdicts if verdict.caught and not verdict.differs)
        stopped = sum(verdict.stopped for _, verdict in self.verdicts)
        golden = sum(1 for _, verdict in self.survivors if verdict.golden)
        kinds = Counter(one.kind for one, _ in self.survivors)
        lines = [
            f"{self.game}: {len(self.verdicts)} breaks, {len(self.breaking)} of them change a digest",
            f"  caught by a clause test: {len(self.breaking) - len(self.survivors)} ({self.share:.1f} %); stopped: {stopped}",
            f"  not caught: {len(self.survivors)} (by goldens: {golden}) "
            + ", ".join(f"{kind} {n}" for kind, n in kinds.most_common()),
            f"  no difference so far: {len(self.unchanged)}" + (f"; caught all the same: {beyond}" if beyond else ""),
        ]
        if self.not_tried:
            lines.append(f"  not tried, for want of time: {self.not_tried}")
        return "\n".join(lines)


def held(verdict: Verdict) -> str:
    return "a golden catches it" if verdict.golden else "no golden catches it either"
